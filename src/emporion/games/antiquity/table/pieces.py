"""Pieces of a city, each packed into one integer: what it is, where it lies, who stands on it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from emporion.games.antiquity.table.components import RECTANGLES, SHAPES, STORAGE
from emporion.parts.polyominoes import SIDE, Polyomino

# The fields of a piece: where each begins, and its bits.
_CITY: Final = 5
_TURN: Final = 7
_CELL: Final = 9  # the upper left corner of its bounding box
_WIDTH: Final = 15  # width and height of a storage
_HEIGHT: Final = 18
_NUMBER: Final = 21  # of a house
HAS_MAN: Final = 1 << 26
LIFTED: Final = 1 << 27  # this turn: a piece is lifted once only (ANT-4.2.13)
_BURDEN: Final = 28  # the graves it carries through the air
_HEIGHT_IN_AIR: Final = 34  # 0 = it lies on the grid; the piece lifted last has the highest
_POSITION: Final = (3 << _CITY) | (3 << _TURN) | (63 << _CELL)
_IN_AIR: Final = (63 << _BURDEN) | (255 << _HEIGHT_IN_AIR)

_SHAPE_MASK: Final[vec[i64]] = vec[i64](
    [shape.masks[turn] if turn < shape.turns else 0 for shape in SHAPES for turn in range(4)]
)
_STORAGE_MASK: Final[vec[i64]] = vec[i64]([block.masks[0] for block in RECTANGLES])


def new_piece(kind: i64) -> i64:
    return kind


def new_house(kind: i64, number: i64) -> i64:
    return kind | (number << _NUMBER)


def sized(p: i64, width: i64, height: i64) -> i64:
    """The storage with these sides."""
    return (p & ~(63 << _WIDTH)) | (width << _WIDTH) | (height << _HEIGHT)


def kind_of(p: i64) -> i64:
    return p & 31


def city_of(p: i64) -> i64:
    return (p >> _CITY) & 3


def turn_of(p: i64) -> i64:
    return (p >> _TURN) & 3


def cell_of(p: i64) -> i64:
    return (p >> _CELL) & 63


def width_of(p: i64) -> i64:
    return (p >> _WIDTH) & 7


def height_of(p: i64) -> i64:
    return (p >> _HEIGHT) & 7


def number_of(p: i64) -> i64:
    return (p >> _NUMBER) & 31


def burden_of(p: i64) -> i64:
    return (p >> _BURDEN) & 63


def order_in_air(p: i64) -> i64:
    return (p >> _HEIGHT_IN_AIR) & 255


def mask_of(p: i64) -> i64:
    """The cells it covers."""
    if p & 31 == STORAGE:
        return _STORAGE_MASK[(((p >> _WIDTH) & 7) - 1) * SIDE + ((p >> _HEIGHT) & 7) - 1] << cell_of(p)
    return _SHAPE_MASK[((p & 31) << 2) | turn_of(p)] << cell_of(p)


def shape_of(p: i64) -> Polyomino:
    if p & 31 == STORAGE:
        return RECTANGLES[(width_of(p) - 1) * SIDE + height_of(p) - 1]
    return SHAPES[p & 31]


def put_down(p: i64, city: i64, turn: i64, cell: i64) -> i64:
    """The piece lying there; a storage on its side has changed its sides."""
    p &= ~(_POSITION | _IN_AIR)
    if p & 31 == STORAGE:
        if turn == 1:
            p = sized(p, height_of(p), width_of(p))
        turn = 0
    return p | (city << _CITY) | (turn << _TURN) | (cell << _CELL)


def lifted(p: i64, graves: i64, order: i64) -> i64:
    """The piece in the air."""
    return (p & ~_IN_AIR) | LIFTED | (graves << _BURDEN) | (order << _HEIGHT_IN_AIR)
