"""What goods the planner wants: three of each food and luxury for San Cristofori, and wood to go on."""

from mypy_extensions import i64

from emporion.games.antiquity.mind.first.habits import WEIGHTS
from emporion.games.antiquity.rules.countryside import rural_good, rural_left
from emporion.games.antiquity.table.accessors import AntiquityTable
from emporion.games.antiquity.table.components import (
    CATHEDRAL,
    CRISTOFORI_EACH,
    FOOD,
    GRANARY,
    GRANARY_FEEDS,
    LUXURY,
    STONE,
    WOOD,
)
from emporion.games.antiquity.table.layout import KINDS


def growing(t: AntiquityTable, seat: i64, good: i64) -> i64:
    """Goods of a kind that lie on the seat's rural buildings."""
    n: i64 = 0
    for k in range(t.rurals(seat)):
        building = t.rural(seat, k)
        if rural_good(building) == good:
            n += rural_left(building)
    return n


def wanted(t: AntiquityTable, good: i64) -> i64:
    """How many of a good the planner wants to own."""
    if good == WOOD:
        return WEIGHTS.wood_store
    if good == STONE:
        return 0
    return CRISTOFORI_EACH


def lack(t: AntiquityTable, seat: i64, good: i64) -> i64:
    """How many are still missing, what grows counted as owned."""
    missing = wanted(t, good) - t.good(seat, good) - growing(t, seat, good)
    if missing > 0:
        return missing
    return 0


def surplus(t: AntiquityTable, seat: i64) -> i64:
    """Goods in the stock beyond three of each food and luxury; all wood and stone."""
    n: i64 = t.good(seat, WOOD) + t.good(seat, STONE)
    for good in range(FOOD, KINDS):
        if t.good(seat, good) > CRISTOFORI_EACH:
            n += t.good(seat, good) - CRISTOFORI_EACH
    return n


def worth_of(t: AntiquityTable, seat: i64, good: i64, n: i64) -> i64:
    """What n more of a good are worth, in tenths."""
    missing = lack(t, seat, good)
    first: i64 = n if n < missing else missing
    each: i64 = WEIGHTS.wood_worth if good == WOOD else WEIGHTS.wanted
    if FOOD <= good < LUXURY and uncovered(t, seat) > 0:
        each += WEIGHTS.famine_worth
    if good == STONE and not t.owns(seat, CATHEDRAL) and t.good(seat, STONE) + growing(t, seat, STONE) == 0:
        return 100 + WEIGHTS.spare * (n - 1)
    return each * first + WEIGHTS.spare * (n - first)


def uncovered(t: AntiquityTable, seat: i64) -> i64:
    """Graves of the next famine, what is harvested now counted."""
    graves = t.famine() + 1 - t.foods(seat)
    if t.works(seat, GRANARY):
        graves -= GRANARY_FEEDS
    for good in range(FOOD, LUXURY):
        graves -= 1 if growing(t, seat, good) > 0 else 0
    if graves > 0:
        return graves
    return 0


def least_needed(t: AntiquityTable, seat: i64, first: i64, end: i64, but: i64) -> i64:
    """Of the goods first .. end - 1 in the stock the one to part with, or -1; `but` marks those that may not be."""
    best: i64 = -1
    most: i64 = -1000
    for good in range(first, end):
        if t.good(seat, good) > 0 and (but >> good) & 1 == 0:
            spare = 4 * (t.good(seat, good) - wanted(t, good)) + growing(t, seat, good)
            if spare > most:
                most = spare
                best = good
    return best
