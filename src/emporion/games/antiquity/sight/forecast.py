"""What the rest of the turn will bring a seat if nothing else happens: for the screen and for bots."""

from mypy_extensions import i64

from emporion.games.antiquity.rules.countryside import rural_good, rural_left
from emporion.games.antiquity.steps.store_goods import excess
from emporion.games.antiquity.table.accessors import AntiquityTable
from emporion.games.antiquity.table.components import FOOD as FIRST_FOOD
from emporion.games.antiquity.table.components import FORCED_LABOUR, FORCED_LOSES, FORCED_TAKES, LUXURY
from emporion.games.antiquity.table.layout import ROOM


def harvest_of(t: AntiquityTable, seat: i64, good: i64) -> i64:
    """How many of a good the next harvest brings (ANT-4.6.2, ANT-4.6.3)."""
    gained: i64 = 0
    forced = t.works(seat, FORCED_LABOUR)
    for k in range(t.rurals(seat)):
        building = t.rural(seat, k)
        if rural_good(building) == good:
            gained += _gain(rural_left(building), forced)
    return gained


def _gain(left: i64, forced: bool) -> i64:
    if not forced:
        return 1
    taken: i64 = left if left < FORCED_TAKES else FORCED_TAKES
    return taken - FORCED_LOSES


def food_at_famine(t: AntiquityTable, seat: i64, stored: bool, harvested: bool) -> i64:
    """Foods in the stock when famine comes; what finds no room before that feeds nobody."""
    foods = t.foods(seat)
    if not stored and excess(t, seat) > 0 and t.get(seat, ROOM) < foods:
        foods = t.get(seat, ROOM)
    if not harvested:
        for good in range(FIRST_FOOD, LUXURY):
            foods += harvest_of(t, seat, good)
    return foods
