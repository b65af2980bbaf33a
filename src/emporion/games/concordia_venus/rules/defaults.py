"""What is said for a seat that does not speak in time (CNV-7.9.1)."""

from typing import Final

from mypy_extensions import i64

from emporion.games.concordia_venus.table.accessors import ConcordiaTable
from emporion.games.concordia_venus.table.components import (
    ARCHITECT,
    COLONIST,
    CONSUL,
    DIPLOMAT,
    LEGATE,
    MAGISTER,
    MERCATOR,
    PRAETOR,
    PREFECT,
    PROCONSUL,
    SENATOR,
    SPECIALIST,
    TRIBUNE,
    TRIBUNE_FREE_CARDS,
    action,
)
from emporion.games.concordia_venus.table.words import CASH, DECLINE, PLAY, STOP, TAX

HARMLESS_FIRST: Final[list[int]] = [
    MERCATOR,
    SPECIALIST,
    COLONIST,
    PREFECT,
    DIPLOMAT,
    MAGISTER,
    ARCHITECT,
    CONSUL,
    SENATOR,
    PRAETOR,
    LEGATE,
    PROCONSUL,
    TRIBUNE,
]


def default_word(t: ConcordiaTable, decision: str, seat: i64, offered: list[int]) -> int:
    if decision == "play_card":
        return _card_to_play(t, seat, offered)
    for word in (STOP, DECLINE, CASH, TAX):
        if word in offered:
            return word
    return offered[0]  # the nearest route, the smallest quantity, the cheapest good


def _card_to_play(t: ConcordiaTable, seat: i64, offered: list[int]) -> int:
    """The Tribune once it earns something, otherwise the card that needs the fewest decisions."""
    tribunes = [word for word in offered if action(word - PLAY, 0) == TRIBUNE]
    if tribunes and t.pile_size(seat) >= TRIBUNE_FREE_CARDS:
        return tribunes[0]
    return min(offered, key=lambda word: HARMLESS_FIRST.index(action(word - PLAY, 0)))
