"""Opponents, by the name they have on the command line and at the server, and the advice they give.

They know a title only through its `Game`, and a table only as a guess; whoever seats bots comes in here."""

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
