"""What the planner sends its carts for."""

from typing import Final

from mypy_extensions import i64

from emporion.games.antiquity.mind.first.habits import WEIGHTS
from emporion.games.antiquity.mind.first.land import best_hex, best_inn, land_opened, yield_at
from emporion.games.antiquity.mind.first.needs import worth_of
from emporion.games.antiquity.rules.carts import free_seed, rural_refusal
from emporion.games.antiquity.rules.zones import clean_in_zone
from emporion.games.antiquity.steps.pollution import filth
from emporion.games.antiquity.table.accessors import AntiquityTable
from emporion.games.antiquity.table.components import CITY_POLLUTES, FARM, INN, MADE_BY, MINE, RURAL_WOOD, WOOD
from emporion.games.antiquity.table.layout import KINDS

NOTHING: Final = -1


def worth_of_product(t: AntiquityTable, seat: i64, good: i64) -> i64:
    """What the best rural building for a good would bring, less what it costs; the cost is not checked here."""
    kind = MADE_BY[good]
    hex = best_hex(t, seat, kind, good)
    if hex < 0:
        return 0
    n = yield_at(t, kind, hex)
    if kind == FARM:
        if n < WEIGHTS.fewest:
            return 0
        return worth_of(t, seat, good, n if free_seed(t, seat) else n - 1)
    return worth_of(t, seat, good, n) - WEIGHTS.short_yield


def worth_of_inn(t: AntiquityTable, seat: i64) -> i64:
    """New land, and room for the pollution of the coming turns."""
    hex = best_inn(t, seat)
    if hex < 0:
        return 0
    room = clean_in_zone(t, seat) - 2 * CITY_POLLUTES * t.cities(seat)
    hurry: i64 = 0
    if filth(t, seat) > 0 and room < 4 * filth(t, seat):
        hurry = WEIGHTS.room_worth * (4 * filth(t, seat) - room) // filth(t, seat)
    return land_opened(t, seat, hex) - WEIGHTS.inn_cost + hurry


def best_product(t: AntiquityTable, seat: i64, kind: i64) -> i64:
    """Which good of a rural building to make, or NOTHING."""
    best: i64 = NOTHING
    most: i64 = 0
    for good in range(KINDS):
        if MADE_BY[good] == kind and (kind != FARM or t.good(seat, good) > 0 or free_seed(t, seat)):
            worth = worth_of_product(t, seat, good)
            if worth > most:
                most = worth
                best = good
    return best


def best_action(t: AntiquityTable, seat: i64) -> i64:
    """The kind of building to send a cart for, or NOTHING."""
    best: i64 = NOTHING
    most: i64 = WEIGHTS.enough
    kind: i64
    for kind in range(MINE + 1):
        if rural_refusal(t, seat, kind) == 0:
            worth: i64 = 0
            if kind == INN:
                worth = worth_of_inn(t, seat)
            else:
                good = best_product(t, seat, kind)
                worth = worth_of_product(t, seat, good) if good != NOTHING else 0
            if worth > most:
                most = worth
                best = kind
    return best


def errands(t: AntiquityTable, seat: i64) -> i64:
    """How many carts could do something useful with the goods at hand; the same land may be counted twice."""
    wood = t.good(seat, WOOD)
    n: i64 = 0
    good: i64 = 0
    while good < KINDS and n < 6:
        kind = MADE_BY[good]
        if kind == FARM:
            if t.good(seat, good) > 0 and worth_of_product(t, seat, good) > WEIGHTS.enough:
                n += 1
        elif RURAL_WOOD[kind] <= wood and worth_of_product(t, seat, good) > WEIGHTS.enough:
            wood -= RURAL_WOOD[kind]
            n += 1
        good += 1
    return n
