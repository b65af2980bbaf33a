"""What the rest of the turn will bring a seat if nothing else happens: for the screen and for bots."""

from mypy_extensions import i64

from emporion.games.antiquity.rules.countryside import rural_good, rural_left
from emporion.games.antiquity.steps.store_goods import excess
from emporion.games.antiquity.table.accessors import AntiquityTable
from emporion.games.antiquity.table.components import FISH, FORCED_LABOUR, FORCED_LOSES, FORCED_TAKES, GIORGIO
from emporion.games.antiquity.table.layout import CATHEDRALS, NEW_CATHEDRAL, ROOM


def harvest_of(t: AntiquityTable, seat: i64, good: i64) -> i64:
    """How many of a good the rural buildings bring at the next harvest (ANT-4.6.2, ANT-4.6.3)."""
    return harvest_left(t, seat, good, 0, 0)


def harvest_left(t: AntiquityTable, seat: i64, good: i64, done: i64, taken: i64) -> i64:
    """The same in the middle of a harvest: so many buildings have yielded, and the next one so many goods."""
    gained: i64 = 0
    forced = t.works(seat, FORCED_LABOUR)
    for k in range(done, t.rurals(seat)):
        building = t.rural(seat, k)
        if rural_good(building) == good:
            gained += _gain(rural_left(building), forced, taken if k == done else 0)
    return gained


def _gain(left: i64, forced: bool, taken: i64) -> i64:
    if not forced:
        return 1
    more: i64 = FORCED_TAKES - taken
    if left < more:
        more = left
    lost: i64 = FORCED_LOSES - taken
    return more - lost if lost > 0 else more


def fish_of(t: AntiquityTable, seat: i64) -> i64:
    """The fish San Giorgio brings before the next harvest, as far as cathedrals are known (ANT-4.6.1)."""
    if not t.power_of(seat, GIORGIO):
        return 0
    if not t.drafting():
        return t.v[CATHEDRALS]
    fish: i64 = 0
    for other in range(t.seats()):
        fish += t.get(other, NEW_CATHEDRAL)
    return fish


def food_kept(t: AntiquityTable, seat: i64, stored: bool) -> i64:
    """Foods in the stock that are still there at the harvest; what finds no room before that feeds nobody."""
    foods = t.foods(seat)
    if not stored and excess(t, seat) > 0 and t.get(seat, ROOM) < foods:
        return t.get(seat, ROOM)
    return foods


def yields(t: AntiquityTable, seat: i64, good: i64, done: i64, taken: i64, fished: bool) -> i64:
    """All of a good that the harvest still brings."""
    gained = harvest_left(t, seat, good, done, taken)
    if good == FISH and not fished:
        gained += fish_of(t, seat)
    return gained
