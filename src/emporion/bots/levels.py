"""The opponents people choose from, weakest first."""

from collections.abc import Callable

from emporion.bots.bot import Bot
from emporion.bots.greedy import GreedyBot
from emporion.bots.random_bot import RandomBot
from emporion.bots.search import SearchBot


def random() -> Bot:
    return RandomBot()


def easy() -> Bot:
    return GreedyBot(guesses=1, slip=35)


def medium() -> Bot:
    return GreedyBot(guesses=1, slip=12)


def greedy() -> Bot:
    return GreedyBot()


def expert() -> Bot:
    return SearchBot(width=6, playouts=150, horizon=24, seconds=2.7)


LEVELS: dict[str, Callable[[], Bot]] = {
    "random": random,
    "easy": easy,
    "medium": medium,
    "hard": greedy,
    "greedy": greedy,
    "expert": expert,
}
"""By name; `hard` is what researchers know as `greedy`."""
