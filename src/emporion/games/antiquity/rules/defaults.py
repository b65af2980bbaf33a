"""What is said for a seat that does not speak in time (ANT-7.9.8)."""

from typing import Final

from mypy_extensions import i64

from emporion.games.antiquity.table.accessors import AntiquityTable
from emporion.games.antiquity.table.components import TILE_HEXES
from emporion.games.antiquity.table.layout import HAND, MOST_SEATS
from emporion.games.antiquity.table.words import (
    CANCEL_MOVE,
    COMMIT,
    DECLINE,
    DISCARD,
    DONE,
    HEX,
    NO_FREE_HOUSE,
    PASS,
    WITHDRAW,
)

MIDDLE: Final = TILE_HEXES // 2  # the centre of a tile, counted column by column
# What ends a matter, in this order.
_QUIET: Final[list[int]] = [
    PASS,
    COMMIT,
    WITHDRAW,
    CANCEL_MOVE,
    NO_FREE_HOUSE,
    DONE,
]


def default_word(t: AntiquityTable, decision: str, seat: i64, offered: list[int]) -> int:
    if decision == "choose_centre":
        return int(HEX + t.get(seat, HAND) * TILE_HEXES + MIDDLE)
    if decision == "discard":
        return max(offered, key=lambda word: t.good(seat, word - DISCARD))  # the first of equals
    for word in offered:
        if DECLINE <= word < DECLINE + MOST_SEATS:
            return word
    for word in _QUIET:
        if word in offered:
            return int(word)
    return offered[0]
