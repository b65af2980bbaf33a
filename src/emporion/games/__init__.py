"""The titles. Each is a folder of the same shape that offers a `game`; nothing outside knows a title."""

from functools import cache
from importlib import import_module
from pathlib import Path

from emporion.kernel.game import Game


class UnknownGame(ValueError):
    """A title there is no folder for."""


def titles() -> list[str]:
    return sorted(folder.name for folder in Path(__file__).parent.iterdir() if (folder / "__init__.py").is_file())


@cache
def load(title: str) -> Game:
    if title not in titles():
        raise UnknownGame(f"no game {title!r}: there are {', '.join(titles())}")
    game: Game = import_module(f"emporion.games.{title}").game
    return game
