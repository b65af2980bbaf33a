"""A bot that says the word after which its position is worth most, over a few guesses."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from emporion.bots.bot import Bot, Guesses
from emporion.kernel.chance import Dice
from emporion.kernel.words import Words

GUESSES: Final = 3


@final
class GreedyBot(Bot):
    def choose(self, guesses: Guesses, offer: Words, dice: Dice) -> i64:
        if offer.n == 1:
            return offer.v[0]
        game = guesses.game
        seat: i64 = guesses.seat
        planned = game.policy(guesses.another(), seat)
        if planned >= 0:
            return planned
        worths: list[float] = [0.0] * int(offer.n)
        guess: i64 = 0
        while guess < GUESSES:
            t = guesses.another()
            # Every word is tried against the same guess and the same chance: what differs is the word.
            k: i64 = 0
            while k < offer.n:
                after = t.clone()
                game.say(after, seat, offer.v[k])
                worths[k] += game.worth(after, seat)
                k += 1
            guess += 1
        return offer.v[best(worths, dice)]


def best(worths: list[float], dice: Dice) -> i64:
    """The place of the largest number; one of the equal ones at random."""
    top = max(worths)
    places = vec[i64]([k for k, worth in enumerate(worths) if worth > top - 1e-9])
    return places[dice.below(len(places))]
