"""A position: a table to look at, to speak at and to play on from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from emporion.kernel.chance import Dice
from emporion.kernel.playout import play_for, play_out
from emporion.kernel.refusal import Refused
from emporion.kernel.words import Words

if TYPE_CHECKING:
    from emporion.kernel.game import Game
    from emporion.kernel.refusal import Refusal
    from emporion.kernel.table import Table


class Position:
    """A table of its own, for trying things out. What is said here is said nowhere else.

    >>> import emporion
    >>> position = emporion.Match("ostia", seats=3, seed="doctest").clone()
    >>> position.speakers
    [0, 1, 2]
    >>> position.offer(1)[:2]
    ['take:ivory', 'take:cloth']
    >>> position.say("take:salt", 1).speakers
    [0, 2]
    """

    def __init__(self, game: Game, table: Table) -> None:
        self._game = game
        self._table = table

    @property
    def game(self) -> Game:
        """The rules: the same `Game` as `emporion.load(title)`."""
        return self._game

    @property
    def title(self) -> str:
        """Which game it is."""
        return self._game.title

    @property
    def table(self) -> Table:
        """The engine's own table, for whoever wants to go deeper: see docs/architecture.md."""
        return self._table

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return int(self.table.seats())

    # -- speaking -------------------------------------------------------------------------------------------
    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.table.over()

    @property
    def speakers(self) -> list[int]:
        """The seats that may speak now; several where all decide at the same time."""
        return self._game.speakers(self.table)

    @property
    def speaker(self) -> int:
        """The seat that is meant where none is named: of those that may speak, the one to be heard first."""
        if self.over:
            raise ValueError("the match is over: nobody speaks")
        return int(self._game.next_speaker(self.table))

    def offer(self, seat: int | None = None) -> list[str]:
        """The words a seat may say now; none for a seat whose turn it is not."""
        seat = self._seat(seat)
        return [self._game.vocabulary.text(word) for word in self._game.offered(self.table, seat)]

    def why_not(self, word: str, seat: int | None = None) -> Refusal | None:
        """Why a word may not be said, with the rule and the figures that matter; None if it may."""
        seat = self._seat(seat)
        return self._game.explain(self.table, seat, self._game.vocabulary.number(word))

    def say(self, word: str, seat: int | None = None) -> Position:
        """Say a word; everything follows until somebody has a choice again. `Refused` says why it may not be said."""
        seat = self._seat(seat)
        refusal = self.why_not(word, seat)
        if refusal is not None:
            raise Refused(word, refusal)
        self._game.say(self._table, seat, self._game.vocabulary.number(word))
        return self

    def play_on(self, words: int | None = None, seed: str = "0") -> Position:
        """Say so many random words, or as many as the match still lasts: a playout."""
        buffer = Words(len(self._game.vocabulary))
        if words is None:
            play_out(self._game, self._table, Dice(seed), buffer)
        else:
            play_for(self._game, self._table, Dice(seed), buffer, words)
        return self

    # -- looking --------------------------------------------------------------------------------------------
    def sight(self, seat: int | None = None) -> Any:
        """What a seat may see, and nothing else, as the title's own typed Struct; -1 is a spectator."""
        return self._game.sight(self.table, self._seat(seat, watching=True))

    @property
    def scores(self) -> list[int]:
        """The points of each seat."""
        return self._game.scores(self.table)

    @property
    def places(self) -> list[int]:
        """The place of each seat, 0 for the first, if the match ended now; equal numbers share a place."""
        return self._game.places(self.table)

    @property
    def winners(self) -> list[int]:
        """The seats that have won; none as long as the match goes on, several where they share it."""
        return self._game.winners(self.table) if self.over else []

    def worth(self, seat: int) -> float:
        """How good the position is for a seat in the judgement of our bots; the scale is the title's own."""
        return float(self._game.worth(self.table, self._seat(seat)))

    # -- other positions ------------------------------------------------------------------------------------
    def clone(self) -> Position:
        """The same position once more."""
        return Position(self._game, self.table.clone())

    def guess(self, seat: int, seed: str = "0") -> Position:
        """A position that agrees with everything a seat knows, all else drawn anew: what an honest search plays on."""
        guess: Table = self._game.guess(self.table, self._seat(seat), Dice(seed))
        return Position(self._game, guess)

    def _seat(self, seat: int | None, watching: bool = False) -> int:
        """The seat that is meant; -1, a spectator, only where somebody looks."""
        if seat is None:
            return self.speaker
        if not -watching <= seat < self.seats:
            raise ValueError(f"no seat {seat}: there are 0 to {self.seats - 1}")
        return seat

    def __repr__(self) -> str:
        state = "over" if self.over else f"seat {self.speaker} speaks"
        return f"<{type(self).__name__} of {self.title}, {self.seats} seats, {state}>"
