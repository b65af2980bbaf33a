"""Where the planner puts its men."""

from mypy_extensions import i64

from emporion.games.antiquity.mind.planner.aims import Aims
from emporion.games.antiquity.mind.planner.building import graves, tokens_in_zone
from emporion.games.antiquity.mind.planner.conquest import uncovered_land
from emporion.games.antiquity.mind.planner.country import errands
from emporion.games.antiquity.mind.planner.land import most_cleaned
from emporion.games.antiquity.mind.planner.trade import man_for
from emporion.games.antiquity.rules.countryside import rural_left
from emporion.games.antiquity.rules.zones import clean_in_zone
from emporion.games.antiquity.steps.pollution import filth
from emporion.games.antiquity.steps.store_goods import excess
from emporion.games.antiquity.table.accessors import AntiquityTable
from emporion.games.antiquity.table.components import (
    ALCHEMY,
    CART_SHOP,
    DUMP,
    EXPLORER,
    FORCED_LABOUR,
    FORCED_TAKES,
    HARBOUR,
    HOSPITAL,
    STABLE,
    STORAGE,
)
from emporion.games.antiquity.table.layout import CARTS as WORKING_CARTS


def man_word(t: AntiquityTable, seat: i64, aims: Aims) -> i64:
    """The next man's place, the most urgent work first; -1 if the rest may stay at home."""
    if t.men(seat) == 0:
        return -1
    word: i64 = -1
    if aims.habits.conquest > 0 and uncovered_land(t, seat) > 0 and (t.foods(seat) > 0 or t.turn() >= 7):
        word = man_for(t, seat, STABLE)
        if word < 0:
            word = man_for(t, seat, HARBOUR)
    if word < 0 and t.owns(seat, STORAGE) and excess(t, seat) - t.get(seat, WORKING_CARTS) >= 2:
        word = man_for(t, seat, STORAGE)
    if word < 0 and t.get(seat, WORKING_CARTS) < errands(t, seat, aims):
        word = man_for(t, seat, CART_SHOP)
    if word < 0 and t.owns(seat, EXPLORER) and tokens_in_zone(t, seat) > 0:
        word = man_for(t, seat, EXPLORER)
    if word < 0 and t.owns(seat, STORAGE) and excess(t, seat) - t.get(seat, WORKING_CARTS) >= 2:
        word = man_for(t, seat, STORAGE)
    filthy = filth(t, seat) > 0 and clean_in_zone(t, seat) < aims.habits.dump_room * filth(t, seat)
    if word < 0 and t.owns(seat, DUMP) and filthy:
        word = man_for(t, seat, DUMP)
    if word < 0 and t.owns(seat, ALCHEMY) and most_cleaned(t, seat) >= aims.habits.cleaning:
        word = man_for(t, seat, ALCHEMY)
    if word < 0 and t.owns(seat, HOSPITAL) and graves(t, seat) >= 2:
        word = man_for(t, seat, HOSPITAL)
    if word < 0 and t.owns(seat, FORCED_LABOUR) and _gained_by_force(t, seat) >= aims.habits.forced:
        word = man_for(t, seat, FORCED_LABOUR)
    return word


def _gained_by_force(t: AntiquityTable, seat: i64) -> i64:
    """Goods forced labour would add to the next harvest."""
    more: i64 = 0
    for k in range(t.rurals(seat)):
        left = rural_left(t.rural(seat, k))
        more += 1 if left >= FORCED_TAKES else 0 if left > 1 else -1
    return more
