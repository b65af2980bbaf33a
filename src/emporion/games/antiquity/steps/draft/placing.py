"""City drafts: what is asked, and where a piece may be placed (ANT-4.2.2, ANT-4.2.4)."""

from typing import Final

from mypy_extensions import i64

from emporion.games.antiquity.table.accessors import AntiquityTable
from emporion.games.antiquity.table.components import (
    STORAGE,
)
from emporion.games.antiquity.table.pieces import (
    city_of,
    kind_of,
    mask_of,
    put_down,
    shape_of,
)
from emporion.games.antiquity.table.words import (
    CELLS_TAKEN,
    PLACE,
    place_word,
)
from emporion.kernel.refusal import MAY_BE_SAID, NOT_NOW
from emporion.kernel.words import Words
from emporion.parts.polyominoes import CELLS, lowest

# What a seat is asked while it drafts.
FREE: Final = 0  # any step of the draft
SIZING: Final = 1
PAYING: Final = 2
PLACING: Final = 3
PLACING_FREE: Final = 4  # the house that San Nicolo gives
CHOOSING_HOUSE: Final = 5
CHOOSING_SAINT: Final = 6
GIVING: Final = 7  # the second good to the bank
TAKING: Final = 8
MOVING: Final = 9
OFFERING: Final = 10
ASKING: Final = 11
STAGE_NAMES: Final[list[str]] = [
    "free",
    "size",
    "payment",
    "place",
    "place",
    "free_house",
    "saint",
    "trade_give",
    "trade_take",
    "move",
    "offer_give",
    "offer_ask",
]
# The rule of each, for the prompt.
STAGE_RULES: Final[list[str]] = [
    "ANT-4.2.2",
    "ANT-4.2.5",
    "ANT-4.0.12",
    "ANT-4.2.4",
    "ANT-4.2.7",
    "ANT-4.2.7",
    "ANT-4.2.9",
    "ANT-4.2.10",
    "ANT-4.2.10",
    "ANT-4.2.13",
    "ANT-4.2.14",
    "ANT-4.2.14",
]


def places(t: AntiquityTable, seat: i64, piece: i64, turns: i64, into: Words) -> None:
    """Every place of the piece in every city, in the first so many quarter turns."""
    shape = shape_of(piece)
    for city in range(t.cities(seat)):
        free = t.empty_cells(seat, city)
        for turn in range(turns):
            corners = shape.places(turn, free)
            while corners != 0:
                into.add(place_word(city, turn, lowest(corners)))
                corners &= corners - 1


def place_refusal(t: AntiquityTable, seat: i64, piece: i64, turns: i64, word: i64) -> i64:
    k = word - PLACE
    if not 0 <= k < 16 * CELLS:
        return NOT_NOW
    city = k // (4 * CELLS)
    turn = k // CELLS % 4
    if city >= t.cities(seat) or turn >= turns:
        return CELLS_TAKEN
    found = shape_of(piece).places(turn, t.empty_cells(seat, city))
    return MAY_BE_SAID if (found >> (k % CELLS)) & 1 == 1 else CELLS_TAKEN


def turns_in_hand(piece: i64) -> i64:
    """A new storage has been given its sides; any other piece may be turned."""
    if kind_of(piece) == STORAGE:
        return 1
    return shape_of(piece).turns


def placed(piece: i64, word: i64) -> i64:
    """The piece where the word puts it."""
    k = word - PLACE
    return put_down(piece, k // (4 * CELLS), k // CELLS % 4, k % CELLS)


def cell_number(piece: i64) -> i64:
    """The first cell of a piece, by which words name it."""
    return city_of(piece) * CELLS + lowest(mask_of(piece))
