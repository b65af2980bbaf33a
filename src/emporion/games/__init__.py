"""The titles. Each is a folder of the same shape that offers a `game`; nothing outside knows a title.

A title that cannot be imported takes no other down: `load` says what is wrong in a sentence, `playable` leaves it out.
"""

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from emporion import compiled
from emporion.faults import fault
from emporion.games.about import check
from emporion.kernel.data import DataError
from emporion.kernel.game import Game
from emporion.parts.counsel import Advisor
from emporion.parts.orders import Order

_HERE = Path(__file__).parent
_MEND = "run `make install`, or set EMPORION_PURE=1 to run the sources as they are"


class UnknownGame(ValueError):
    """A title there is no folder for."""


class BrokenGame(UnknownGame):
    """A title whose folder is there and cannot be offered: its sources are wrong, or newer than what is compiled, or it
    lacks what `about` asks of every title."""


def titles() -> list[str]:
    """Every title there is a folder for, whether it can be played or not; nothing is loaded."""
    return sorted(folder.name for folder in _HERE.iterdir() if (folder / "__init__.py").is_file())


def playable() -> list[str]:
    """The titles that can be loaded. Which cannot, and why, is said once, as a warning of the log."""
    return [title for title in titles() if not _left_out(title)]


def load(title: str) -> Game:
    if title not in titles():
        raise UnknownGame(f"no game {title!r}: there are {', '.join(titles())}")
    game = _imported(title)
    if isinstance(game, str):
        raise BrokenGame(game)
    return game


@cache
def orders(title: str) -> tuple[Order[Any], ...]:
    """The orders that can be given in advance in a title, if it has any."""
    if not (_HERE / title / "sight" / "orders.py").is_file():
        return ()
    found: tuple[Order[Any], ...] = import_module(f"{__name__}.{title}.sight.orders").ORDERS
    return found


@cache
def counsel(title: str) -> dict[str, Advisor[Any]]:
    """What a coach says before each decision of a title, if it has any counsel."""
    if not (_HERE / title / "sight" / "counsel.py").is_file():
        return {}
    found: dict[str, Advisor[Any]] = import_module(f"{__name__}.{title}.sight.counsel").COUNSEL
    return found


@cache
def _imported(title: str) -> Game | str:
    """The game of a title, or what is wrong with it; nothing is tried twice."""
    try:
        game = getattr(import_module(f"{__name__}.{title}"), "game", None)
        if not isinstance(game, Game):  # but perhaps the module of that name
            raise DataError(f"{title}/__init__.py makes no game")
        if game.title != title:
            raise DataError(f"its game calls itself {game.title!r}: `title` must be the name of the folder")
        check(game)
    except DataError as error:
        return f"{title} cannot be loaded: {fault(title, error)}"
    except Exception as error:  # an import may raise anything
        mend = f"; {_MEND}" if compiled() else ""
        return f"{title} cannot be loaded: {fault(title, error)}{mend}"
    return game


@cache
def _left_out(title: str) -> bool:
    game = _imported(title)
    if isinstance(game, str):
        import logging

        logging.getLogger(__name__).warning("left out: %s", game)
    return isinstance(game, str)
