"""Opponents, by the name they have on the command line and at the server."""

from emporion.bots.bot import Bot, Guesses
from emporion.bots.levels import LEVELS

BOTS = LEVELS

__all__ = ["BOTS", "Bot", "Guesses", "UnknownBot", "make_bot"]


class UnknownBot(ValueError):
    """A name no bot has."""


def make_bot(name: str) -> Bot:
    if name not in BOTS:
        raise UnknownBot(f"no bot {name!r}: there are {', '.join(BOTS)}")
    return BOTS[name]()
