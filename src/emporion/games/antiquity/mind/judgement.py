"""What a position of Antiquity is worth to a seat; a good in stock is worth 2."""

from typing import Final

from mypy_extensions import i64

from emporion.games.antiquity.rules.cities import graved
from emporion.games.antiquity.rules.conditions import progress, share
from emporion.games.antiquity.rules.countryside import rural_left
from emporion.games.antiquity.rules.zones import clean_in_zone
from emporion.games.antiquity.steps.store_goods import excess
from emporion.games.antiquity.table.accessors import AntiquityTable
from emporion.games.antiquity.table.components import (
    BARBARA,
    CATHEDRAL,
    CRISTOFORI,
    GIORGIO,
    GRANARY,
    GRANARY_FEEDS,
    NICOLO,
    NO_SAINT,
)
from emporion.games.antiquity.table.layout import FOUNTAINS, OUT, WINNERS
from emporion.parts.polyominoes import cell_count

WIN: Final = 300.0
RUIN: Final = 200.0
SOONER: Final = 3.0  # a victory a turn earlier, a ruin a turn later
MAN: Final = 10.0
USEFUL_MEN: Final = 6
SPARE_MAN: Final = 2.0
STOCKED: Final = 2.0
FEEDING: Final = 3.0  # a food while famine is not covered
GROWING: Final = 1.0  # a good on a rural building
GRAVE: Final = 2.0
LOST_BUILDING: Final = 15.0
CLEAN_HEX: Final = 0.3
STORING: Final = 15.0
FOUNTAIN: Final = 4.0
WISH: Final = 120.0  # the own saint's condition, fulfilled


def worth(t: AntiquityTable, seat: i64) -> float:
    if t.over() and (t.v[WINNERS] >> seat) & 1 == 1:
        return WIN - SOONER * float(t.turn())
    if t.out(seat):
        return -RUIN + SOONER * float(t.public(seat, OUT))
    if t.over():
        return WISH * progress(t, seat)
    return (
        _people(t, seat) + _goods(t, seat) + _city(t, seat) + CLEAN_HEX * float(clean_in_zone(t, seat)) + _wish(t, seat)
    )


def _people(t: AntiquityTable, seat: i64) -> float:
    men = t.houses(seat)
    useful: i64 = men if men < USEFUL_MEN else USEFUL_MEN
    return MAN * float(useful) + SPARE_MAN * float(men - useful)


def _goods(t: AntiquityTable, seat: i64) -> float:
    """Stock and harvests to come; food is worth more as long as graves threaten, and what finds no room nothing."""
    hungry = t.famine() + 1 - t.foods(seat) - (GRANARY_FEEDS if t.owns(seat, GRANARY) else 0)
    covering = t.foods(seat) + hungry if hungry < 0 else t.foods(seat)
    growing: i64 = 0
    for k in range(t.rurals(seat)):
        growing += rural_left(t.rural(seat, k))
    kept = t.stock(seat) - excess(t, seat) // 2
    return STOCKED * float(kept) + (FEEDING - STOCKED) * float(covering) + GROWING * float(growing)


def _city(t: AntiquityTable, seat: i64) -> float:
    """Graves and the buildings they stop, fountains, a cathedral that stores."""
    value = FOUNTAIN * float(t.get(seat, FOUNTAINS))
    for city in range(t.cities(seat)):
        value -= GRAVE * float(cell_count(t.graves(seat, city)))
    for k in range(t.pieces(seat)):
        if graved(t, seat, t.piece(seat, k)):
            value -= LOST_BUILDING
    return value + STORING if t.power_of(seat, CRISTOFORI) else value


def _wish(t: AntiquityTable, seat: i64) -> float:
    """How near the seat is to its saint's condition; without a saint, half of the best one."""
    if t.works(seat, CATHEDRAL) and t.patron(seat) != NO_SAINT:
        return WISH * share(t, seat, t.patron(seat))
    best = 0.0
    for saint in (NICOLO, GIORGIO, BARBARA, CRISTOFORI):
        best = max(best, share(t, seat, saint))
    return 0.5 * WISH * best
