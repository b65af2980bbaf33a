"""Why a cart cannot be sent into the countryside now, whatever the hex (ANT-4.4); where it may go is in `sites`."""

from mypy_extensions import i64

from emporion.games.antiquity.rules.countryside import rural_kind
from emporion.games.antiquity.rules.payment import has_enough, payable
from emporion.games.antiquity.rules.sites import has_hex, has_something_to_clean
from emporion.games.antiquity.table.accessors import AntiquityTable
from emporion.games.antiquity.table.components import (
    ALCHEMY,
    BIOLOGY,
    BREWERY,
    CITY,
    COMPONENT_LIMITS,
    FARM,
    FISHERY,
    FISHERY_COUNTERS,
    INN,
    MADE_BY,
    MINE,
    MOST_CITIES,
    MOST_INNS,
    RURAL_FOOD,
    RURAL_LUXURY,
    RURAL_STONE,
    RURAL_WOOD,
    STONE,
    WOOD,
)
from emporion.games.antiquity.table.layout import ALCHEMY_USED, BIOLOGY_USED, CARTS, KINDS
from emporion.games.antiquity.table.words import (
    ALCHEMY_SPENT,
    ALL_CITIES,
    ALL_FISHERIES,
    ALL_INNS,
    MUST_DIFFER,
    NO_ALCHEMY,
    NO_BREWERY,
    NO_CART_SHOP,
    NO_HEX,
    NO_SEED,
    NOT_PRODUCED,
    NOTHING_TO_CLEAN,
    OTHER_PRODUCT,
    RURAL_TOO_DEAR,
)
from emporion.kernel.refusal import MAY_BE_SAID


def free_seed(t: AntiquityTable, seat: i64) -> bool:
    """Biology: one farm each turn without paying the seed (ANT-4.4.7)."""
    return t.works(seat, BIOLOGY) and t.public(seat, BIOLOGY_USED) == 0


def has_seed(t: AntiquityTable, seat: i64) -> bool:
    """Whether there is any crop the seat could plant."""
    if free_seed(t, seat):
        return True
    return any(MADE_BY[good] == FARM and t.good(seat, good) > 0 for good in range(KINDS))


def fisheries(t: AntiquityTable, seat: i64) -> i64:
    n: i64 = 0
    for k in range(t.rurals(seat)):
        if rural_kind(t.rural(seat, k)) == FISHERY:
            n += 1
    return n


def rural_refusal(t: AntiquityTable, seat: i64, kind: i64) -> i64:
    """Why the seat cannot send a cart for this now (ANT-4.4.1)."""
    if t.get(seat, CARTS) == 0:
        return NO_CART_SHOP
    if kind == INN and not t.works(seat, BREWERY):
        return NO_BREWERY
    if kind == INN and t.inns(seat) >= MOST_INNS:
        return ALL_INNS
    if kind == CITY and t.cities(seat) >= MOST_CITIES:
        return ALL_CITIES
    if t.good(seat, WOOD) < RURAL_WOOD[kind] or t.good(seat, STONE) < RURAL_STONE[kind]:
        return RURAL_TOO_DEAR + kind
    if not payable(t, seat, RURAL_FOOD[kind], RURAL_LUXURY[kind]):
        return MUST_DIFFER if has_enough(t, seat, RURAL_FOOD[kind], RURAL_LUXURY[kind]) else RURAL_TOO_DEAR + kind
    if kind == FARM and not has_seed(t, seat):
        return NO_SEED
    limited = kind == FISHERY and t.option(COMPONENT_LIMITS) == 1
    if limited and fisheries(t, seat) >= FISHERY_COUNTERS // t.seats():
        return ALL_FISHERIES
    return MAY_BE_SAID if _has_place(t, seat, kind) else NO_HEX + kind


def _has_place(t: AntiquityTable, seat: i64, kind: i64) -> bool:
    if kind != MINE:
        return has_hex(t, seat, kind, -1)
    return any(MADE_BY[good] == MINE and has_hex(t, seat, kind, good) for good in range(KINDS))


def product_refusal(t: AntiquityTable, seat: i64, kind: i64, good: i64) -> i64:
    """Only what the building makes, from a seed that is there, where a hex for it exists."""
    if MADE_BY[good] != kind:
        return NOT_PRODUCED
    if kind == FARM and t.good(seat, good) == 0 and not free_seed(t, seat):
        return NO_SEED
    if kind == MINE and not has_hex(t, seat, kind, good):
        return OTHER_PRODUCT
    return 0


def cleaning_refusal(t: AntiquityTable, seat: i64) -> i64:
    """Once per turn with a working faculty of alchemy (ANT-4.4.11)."""
    if not t.works(seat, ALCHEMY):
        return NO_ALCHEMY
    if t.public(seat, ALCHEMY_USED) != 0:
        return ALCHEMY_SPENT
    return MAY_BE_SAID if has_something_to_clean(t, seat) else NOTHING_TO_CLEAN
