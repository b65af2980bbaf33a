"""Polyominoes on square grids of at most 7 x 7 cells. A grid is one integer: bit SIDE * y + x stands for a cell.

A smaller grid is a large one whose outer cells are taken.
"""

from collections.abc import Iterable
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

SIDE: Final = 7
CELLS: Final = 49
ALL_CELLS: Final = (1 << CELLS) - 1
_LEFT: Final = sum(1 << (SIDE * y) for y in range(SIDE))
_RIGHT: Final = _LEFT << (SIDE - 1)


def cell_mask(cells: Iterable[tuple[int, int]]) -> int:
    """The grid in which exactly these cells (x, y) are set."""
    mask = 0
    for x, y in cells:
        mask |= 1 << (SIDE * y + x)
    return mask


def square(side: int) -> int:
    """The cells of a smaller grid inside the large one."""
    return cell_mask((x, y) for x in range(side) for y in range(side))


_BITS: Final[vec[i64]] = vec[i64]([1 << cell for cell in range(CELLS)])


def cell_bit(cell: i64) -> i64:
    """The grid in which only this cell is set; compiled, a shifted literal would have 32 bits only."""
    return _BITS[cell]


def lowest(mask: i64) -> i64:
    """The first cell of a grid that is not empty, row by row."""
    cell: i64 = 0
    while (mask >> cell) & 127 == 0:
        cell += SIDE
    while (mask >> cell) & 1 == 0:
        cell += 1
    return cell


def cell_count(mask: i64) -> i64:
    n: i64 = 0
    while mask != 0:
        mask &= mask - 1
        n += 1
    return n


def next_to(mask: i64) -> i64:
    """The cells that share an edge with one of these, these themselves included."""
    sideways: i64 = ((mask & ~_RIGHT) << 1) | ((mask & ~_LEFT) >> 1)
    return (mask | sideways | (mask << SIDE) | (mask >> SIDE)) & ALL_CELLS


@final
class Polyomino:
    """A shape with its distinct quarter turns, each normalised to the upper left corner."""

    def __init__(self, turns: list[list[tuple[int, int]]]) -> None:
        self.turns: i64 = len(turns)
        self.masks: vec[i64] = vec[i64]([cell_mask(cells) for cells in turns])
        self.area: i64 = len(turns[0])
        self._cells: vec[i64] = vec[i64]([SIDE * y + x for cells in turns for x, y in cells])
        self._inside: vec[i64] = vec[i64]([_corners(cells) for cells in turns])

    def places(self, turn: i64, free: i64) -> i64:
        """Every cell its upper left corner may lie on so that it covers free cells only."""
        found: i64 = self._inside[turn] & ALL_CELLS
        k: i64 = turn * self.area
        end: i64 = k + self.area
        while k < end and found != 0:
            found &= free >> self._cells[k]
            k += 1
        return found

    def fits(self, free: i64) -> bool:
        """Whether there is any room for it."""
        return any(self.places(turn, free) != 0 for turn in range(self.turns))


def _corners(cells: list[tuple[int, int]]) -> int:
    """Where the upper left corner may lie so that nothing sticks out of the large grid."""
    width = max(x for x, _ in cells) + 1
    height = max(y for _, y in cells) + 1
    return cell_mask((x, y) for x in range(SIDE + 1 - width) for y in range(SIDE + 1 - height))


def rectangle(width: int, height: int) -> Polyomino:
    """A rectangle; its second turn, if it has one, lies on its side."""
    sizes = [(width, height)] if width == height else [(width, height), (height, width)]
    return Polyomino([[(x, y) for x in range(w) for y in range(h)] for w, h in sizes])
