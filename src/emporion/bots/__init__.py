"""Opponents, by the name they have on the command line and at the server."""

from emporion.bots.bot import Bot, Guesses
from emporion.bots.greedy import GreedyBot
from emporion.bots.random_bot import RandomBot

BOTS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot}

__all__ = ["BOTS", "Bot", "Guesses", "UnknownBot", "make_bot"]


class UnknownBot(ValueError):
    """A name no bot has."""


def make_bot(name: str) -> Bot:
    if name not in BOTS:
        raise UnknownBot(f"no bot {name!r}: there are {', '.join(BOTS)}")
    return BOTS[name]()
