"""What the planner sends its carts for."""

from typing import Final

from mypy_extensions import i64

from emporion.games.antiquity.mind.planner.aims import Aims
from emporion.games.antiquity.mind.planner.conquest import uncovered_land
from emporion.games.antiquity.mind.planner.land import (
    best_cleaning,
    best_hex,
    best_inn,
    best_site,
    land_opened,
    yield_at,
)
from emporion.games.antiquity.rules.carts import cleaning_refusal, free_seed, rural_refusal
from emporion.games.antiquity.rules.payment import payable
from emporion.games.antiquity.rules.zones import clean_in_zone
from emporion.games.antiquity.steps.pollution import filth
from emporion.games.antiquity.table.accessors import AntiquityTable
from emporion.games.antiquity.table.components import (
    BREWERY,
    CITY,
    CITY_POLLUTES,
    FARM,
    INN,
    MADE_BY,
    RURAL_FOOD,
    RURAL_KINDS,
    RURAL_LUXURY,
    RURAL_STONE,
    RURAL_WOOD,
    STONE,
    WOOD,
)
from emporion.games.antiquity.table.layout import KINDS

NOTHING: Final = -1
CLEANING: Final = -2
A_CITY: Final = 90  # worth of a city the aims ask for


def worth_of_product(t: AntiquityTable, seat: i64, aims: Aims, good: i64) -> i64:
    """What the best rural building for a good would bring, less what it costs; the cost is not checked here."""
    kind = MADE_BY[good]
    hex = best_hex(t, seat, kind, good)
    if hex < 0:
        return 0
    n = yield_at(t, kind, hex)
    if kind == FARM:
        if n < aims.habits.fewest:
            return 0
        return aims.worth_of(t, seat, good, n if free_seed(t, seat) else n - 1)
    return aims.worth_of(t, seat, good, n) - aims.habits.short_yield


def conquers(t: AntiquityTable, seat: i64, aims: Aims) -> bool:
    """Whether inns go towards a rival's land."""
    return aims.habits.conquest > 0 and uncovered_land(t, seat) > 0


def worth_of_inn(t: AntiquityTable, seat: i64, aims: Aims) -> i64:
    """New land, and room for the pollution of the coming turns; on San Giorgio's way the land of the prey."""
    if conquers(t, seat, aims):
        return aims.habits.conquest
    hex = best_inn(t, seat)
    if hex < 0:
        return 0
    room = clean_in_zone(t, seat) - 2 * CITY_POLLUTES * t.cities(seat)
    hurry: i64 = 0
    if filth(t, seat) > 0 and room < 4 * filth(t, seat):
        hurry = aims.habits.room_worth * (4 * filth(t, seat) - room) // filth(t, seat)
    return land_opened(t, seat, hex) - aims.habits.inn_cost + hurry


def best_product(t: AntiquityTable, seat: i64, aims: Aims, kind: i64) -> i64:
    """Which good of a rural building to make, or NOTHING."""
    best: i64 = NOTHING
    most: i64 = 0
    for good in range(KINDS):
        if MADE_BY[good] == kind and (kind != FARM or t.good(seat, good) > 0 or free_seed(t, seat)):
            worth = worth_of_product(t, seat, aims, good)
            if worth > most:
                most = worth
                best = good
    return best


def wants_city(t: AntiquityTable, seat: i64, aims: Aims) -> bool:
    return t.cities(seat) < aims.cities and best_site(t, seat) >= 0


def best_action(t: AntiquityTable, seat: i64, aims: Aims) -> i64:
    """The kind of building to send a cart for, CLEANING or NOTHING."""
    if cleaning_refusal(t, seat) == 0 and best_cleaning(t, seat) >= 0:
        return CLEANING
    best: i64 = NOTHING
    most: i64 = aims.habits.enough
    kind: i64
    for kind in range(RURAL_KINDS):
        if rural_refusal(t, seat, kind) == 0:
            worth: i64 = 0
            if kind == INN:
                worth = worth_of_inn(t, seat, aims)
            elif kind == CITY:
                worth = A_CITY if wants_city(t, seat, aims) else 0
            else:
                good = best_product(t, seat, aims, kind)
                worth = worth_of_product(t, seat, aims, good) if good != NOTHING else 0
            if worth > most:
                most = worth
                best = kind
    return best


def errands(t: AntiquityTable, seat: i64, aims: Aims) -> i64:
    """How many carts could do something useful with the goods at hand; the same land may be counted twice."""
    wood = t.good(seat, WOOD)
    n: i64 = 0
    good: i64 = 0
    while good < KINDS and n < 6:
        kind = MADE_BY[good]
        if kind == FARM:
            if t.good(seat, good) > 0 and worth_of_product(t, seat, aims, good) > aims.habits.enough:
                n += 1
        elif RURAL_WOOD[kind] <= wood and worth_of_product(t, seat, aims, good) > aims.habits.enough:
            wood -= RURAL_WOOD[kind]
            n += 1
        good += 1
    if t.works(seat, BREWERY) and payable(t, seat, 1, 0) and worth_of_inn(t, seat, aims) > aims.habits.enough:
        n += t.foods(seat) if conquers(t, seat, aims) else 1
    if can_found(t, seat, aims):
        n += 1
    return n


def can_found(t: AntiquityTable, seat: i64, aims: Aims) -> bool:
    """Whether a city is wanted and its goods are at hand."""
    if (
        t.cities(seat) >= aims.cities
        or t.good(seat, WOOD) < RURAL_WOOD[CITY]
        or t.good(seat, STONE) < RURAL_STONE[CITY]
    ):
        return False
    return payable(t, seat, RURAL_FOOD[CITY], RURAL_LUXURY[CITY]) and best_site(t, seat) >= 0
