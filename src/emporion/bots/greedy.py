"""A bot that says the word after which its position is worth most, over a few guesses."""

from typing import final

from mypy_extensions import i64

from emporion.bots.bot import Bot, Guesses
from emporion.bots.judge import add_worths, best, copied, first_sight
from emporion.kernel.chance import Dice
from emporion.kernel.words import Words


@final
class GreedyBot(Bot):
    """With a slip of n percent it says, that often, any of the better half of the words worth thinking about instead:
    weaker opponents are made so, and even they do nothing absurd."""

    def __init__(self, looks: int = 3, slip: int = 0, first: bool = False, listed: bool = False) -> None:
        self.looks: i64 = looks  # guesses
        self.slip: i64 = slip
        self.listed = listed  # think only about the title's shortlist even without a slip
        self.first = first  # play as the planner of the first edition did, where it is kept

    def choose(self, guesses: Guesses, offer: Words, dice: Dice) -> i64:
        if offer.n == 1:
            return offer.v[0]
        if self.slip > 0 and dice.below(100) < self.slip:
            words = first_sight(guesses, offer, 1)
            return words[dice.below((len(words) + 1) // 2 if len(words) > 2 else len(words))]
        game = guesses.game
        seat: i64 = guesses.seat
        guess = guesses.another()
        planned = game.first_policy(guess, seat) if self.first else game.policy(guess, seat)
        if planned >= 0:
            return planned
        if self.listed:
            offer = copied(offer)
            game.shortlist(guess, seat, offer)
        worths: list[float] = [0.0] * int(offer.n)
        add_worths(game, guess, seat, offer, worths)
        for _ in range(1, self.looks):
            add_worths(game, guesses.another(), seat, offer, worths)
        return offer.v[best(worths, dice)]
