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


def hard() -> Bot:
    return SearchBot(width=4, playouts=24, horizon=10)


def expert() -> Bot:
    return SearchBot(width=8, playouts=400, horizon=24, seconds=2.8)


LEVELS: dict[str, Callable[[], Bot]] = {
    "random": random,
    "easy": easy,
    "medium": medium,
    "greedy": greedy,
    "hard": hard,
    "expert": expert,
}
