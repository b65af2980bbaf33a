"""What a bot is: somebody who picks a word from an offer, knowing only what its seat knows."""

from typing import final

from mypy_extensions import i64

from emporion.kernel.chance import Dice
from emporion.kernel.game import Game
from emporion.kernel.table import Table
from emporion.kernel.words import Words


@final
class Guesses:
    """Where a bot gets tables from: each one agrees with what the seat knows, none is the real one."""

    def __init__(self, game: Game, table: Table, seat: int, dice: Dice) -> None:
        self.game = game
        self.seat = seat
        self._table = table
        self._dice = dice

    def another(self) -> Table:
        guess: Table = self.game.guess(self._table, self.seat, self._dice)
        return guess


class Bot:
    """Bots keep nothing between decisions; their chance comes with each one, so a seed gives the same words again."""

    def choose(self, guesses: Guesses, offer: Words, dice: Dice) -> i64:
        """One of the words offered."""
        raise NotImplementedError
