"""A bot that says anything it may."""

from typing import final

from mypy_extensions import i64

from emporion.bots.bot import Bot, Guesses
from emporion.kernel.chance import Dice
from emporion.kernel.words import Words


@final
class RandomBot(Bot):
    def choose(self, guesses: Guesses, offer: Words, dice: Dice) -> i64:
        return offer.v[dice.below(offer.n)]
