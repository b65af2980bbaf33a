"""What a seat sees, as one row of numbers.

A layout says which feature stands where. A title that writes its rows itself (`Game.write_row`) has one layout for all
seat counts and options, and rows cost microseconds: `RowLayout`. For any other title the row is derived from the types
of its sight (`derived`), so that nothing gets in that the seat may not see. Both have names for every number.
"""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from emporion.games import load
from emporion.kernel.options import OptionValue, completed
from emporion.kernel.rows.twin import twin_of
from emporion.kernel.rows.writing import Rows
from emporion.kernel.words import Words
from emporion.research.extras import need

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from emporion.kernel.table import Table

FORMAT = 2
"""Grows when the same sight would be written differently."""


class Layout:
    """Which number stands where. Pickled, it is only its name: `layout` makes or finds it again."""

    size: int
    """How many numbers a row has."""
    scales: NDArray[np.float32]
    """By how much each of them may be divided to lie about between -1 and 1."""
    version: str
    """A digest of all names: keep it with your weights."""

    def __init__(self, title: str, seats: int, options: dict[str, OptionValue], rotate: bool = True) -> None:
        np = need("numpy", "research")
        self.title = title
        self.game = load(title)
        self.seats = seats
        self.options = completed(self.game.options, options, seats)
        self.rotate = rotate
        self._words = Words(len(self.game.vocabulary))
        self._offered = np.frombuffer(buffer(self._words.v), dtype=np.int64)
        names, scales, digested = self._features()
        self._names = names
        self.size = len(names)
        self.scales = np.array(scales, dtype=np.float32)
        self.version = f"{FORMAT}.{sha256(repr((title, digested, names)).encode()).hexdigest()[:8]}"

    def _features(self) -> tuple[list[str], list[float], object]:
        """Names and scales of all numbers, and what else makes a layout another one."""
        raise NotImplementedError

    def _observed(self, t: Table, seat: int) -> NDArray[np.float32]:
        raise NotImplementedError

    def __reduce__(self) -> tuple[Any, ...]:
        return layout, (self.title, self.seats, self.options, self.rotate)

    def feature_names(self) -> list[str]:
        """What each number means: `me`, `next1`, ... are seats, counted from the observer."""
        return list(self._names)

    def observe(self, t: Table, seat: int, scaled: bool = False) -> NDArray[np.float32]:
        """What the seat sees; scaled, the numbers lie about between -1 and 1."""
        made = self._observed(t, seat)
        return made / self.scales if scaled else made

    def mask(self, t: Table, seat: int) -> NDArray[np.int8]:
        """1 for each word the seat may say now."""
        made: NDArray[np.int8] = need("numpy", "research").zeros(len(self.game.vocabulary), dtype="int8")
        made[self._offered[: self.game.offer(t, seat, self._words)]] = 1
        return made


class RowLayout(Layout):
    """The rows a title writes itself: one layout for all seat counts and options, the observer's seat first."""

    def _features(self) -> tuple[list[str], list[float], object]:
        np = need("numpy", "research")
        self.rows = Rows(self.game)
        self._row = np.frombuffer(buffer(self.rows.row.v), dtype=np.int16)
        twin = twin_of(self.game, self.game.table(self.seats, "layout", self.options), 0)
        return twin.names, twin.scales, "row"

    def _observed(self, t: Table, seat: int) -> NDArray[np.float32]:
        self.rows.write(self.rows.row, 0, t, seat)
        made: NDArray[np.float32] = self._row.astype("float32")
        return made


def buffer(numbers: Any) -> Any:
    """The numbers of a vector as memory that NumPy can look at."""
    return memoryview(numbers)


def layout(title: str, seats: int = 0, options: dict[str, OptionValue] | None = None, rotate: bool = True) -> Layout:
    """The layout of a title for so many seats (by default the fewest), made once and kept.

    Seats are counted from the observer when `rotate`, else as they are.
    """
    game = load(title)
    number = seats or game.fewest_seats
    return _layout(title, number, tuple(completed(game.options, options or {}, number).items()), rotate)


@cache
def _layout(title: str, seats: int, options: tuple[tuple[str, OptionValue], ...], rotate: bool) -> Layout:
    from emporion.research.derived.layout import SightLayout

    written = load(title).tell_row is not None and rotate
    return (RowLayout if written else SightLayout)(title, seats, dict(options), rotate)


def feature_names(title: str, seats: int = 0, options: dict[str, OptionValue] | None = None) -> list[str]:
    return layout(title, seats, options).feature_names()


def observe(t: Any, title: str, seat: int, scaled: bool = False) -> NDArray[np.float32]:
    """What a seat sees of a table, in the layout of that table."""
    game = load(title)
    return layout(title, int(t.seats()), game.options_of(t)).observe(t, seat, scaled)
