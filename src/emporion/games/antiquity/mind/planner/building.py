"""Which houses and buildings the planner drafts; from which turn on is a habit of each saint's plan."""

from typing import Final

from mypy_extensions import i64

from emporion.games.antiquity.mind.planner.aims import Aims
from emporion.games.antiquity.mind.planner.conquest import land_covered_with
from emporion.games.antiquity.mind.planner.houses import next_house
from emporion.games.antiquity.mind.planner.land import most_cleaned
from emporion.games.antiquity.rules.cities import count_kind
from emporion.games.antiquity.rules.zones import clean_in_zone
from emporion.games.antiquity.sight.forecast import harvest_of
from emporion.games.antiquity.steps.draft.building import build_refusal, house_refusal
from emporion.games.antiquity.steps.pollution import filth
from emporion.games.antiquity.table.accessors import AntiquityTable
from emporion.games.antiquity.table.components import (
    ALCHEMY,
    BARBARA,
    BREWERY,
    CART_SHOP,
    CATALOGUE,
    CATHEDRAL,
    CITY,
    COST_WOOD,
    DUMP,
    EXPLORER,
    FOOD,
    FOUNTAIN,
    GRANARY,
    GRANARY_FEEDS,
    HARBOUR,
    HOSPITAL,
    HOUSE_FOOD,
    HOUSE_LUXURY,
    LUXURY,
    MARKET,
    NICOLO,
    RURAL_LUXURY,
    STABLE,
    STORAGE,
    WOOD,
)
from emporion.games.antiquity.table.components import HOUSES as ALL_HOUSES
from emporion.games.antiquity.table.layout import HEX, HOUSES, KINDS, NEW_FOUNTAINS, ZONE
from emporion.games.antiquity.table.words import BUILD, HOUSE
from emporion.parts.polyominoes import cell_count

MEN_BEFORE_CITY: Final = 8  # a growing city is crowded then


# -- houses -----------------------------------------------------------------------------------------------------------
def house_word(t: AntiquityTable, seat: i64, aims: Aims) -> i64:
    """A house worth building now, or -1: free ones, then those whose foods do not cost too many graves."""
    number = next_house(t, seat, t.get(seat, HOUSES), True)
    if number == 0 or house_refusal(t, seat, number) != 0:
        return -1
    if HOUSE_FOOD[number] + HOUSE_LUXURY[number] == 0:
        return HOUSE + number
    if t.houses(seat) >= aims.habits.men or t.turn() < aims.habits.house_turn:
        return -1
    dear = HOUSE_LUXURY[number] > 0 and t.houses(seat) >= MEN_BEFORE_CITY
    if dear and _saves_for_city(t, seat, aims, HOUSE_LUXURY[number]):
        return -1
    finishes = t.houses(seat) + (2 if t.power_of(seat, NICOLO) else 1) >= ALL_HOUSES
    graves_to_come = _graves_after(t, seat, HOUSE_FOOD[number])
    few = graves_to_come <= aims.habits.house_graves and aims.empty > 3 * graves_to_come
    return HOUSE + number if finishes or few else -1


def _saves_for_city(t: AntiquityTable, seat: i64, aims: Aims, luxuries: i64) -> bool:
    """Whether spending so many luxuries would put off a city that is wanted."""
    if t.cities(seat) >= aims.cities:
        return False
    return t.sum_goods(seat, LUXURY, KINDS) < luxuries + RURAL_LUXURY[CITY]


def _graves_after(t: AntiquityTable, seat: i64, foods: i64) -> i64:
    """Graves of this turn if so many foods are spent."""
    left = t.foods(seat) - foods
    for good in range(FOOD, LUXURY):
        left += harvest_of(t, seat, good)
    if t.works(seat, GRANARY):
        left += GRANARY_FEEDS
    return t.famine() - left if t.famine() > left else 0


# -- buildings ----------------------------------------------------------------------------------------------------
def building_word(t: AntiquityTable, seat: i64, aims: Aims) -> i64:
    """The cathedral, then what is urgent, then the rest; of wood only when enough of it is left."""
    if _may(t, seat, CATHEDRAL):
        return BUILD + CATHEDRAL
    for kind in (STORAGE, GRANARY, CART_SHOP, BREWERY, MARKET, EXPLORER):
        if _wanted(t, seat, aims, kind):
            return BUILD + kind
    kind = CATALOGUE
    while kind > 0:
        kind -= 1
        if kind > EXPLORER and kind != GRANARY and kind != BREWERY and _wanted(t, seat, aims, kind):
            return BUILD + kind
    return -1


def _may(t: AntiquityTable, seat: i64, kind: i64) -> bool:
    return build_refusal(t, seat, kind) == 0


def _wanted(t: AntiquityTable, seat: i64, aims: Aims, kind: i64) -> bool:
    """Whether it is time for a building, it can be paid, and it would be of use."""
    if COST_WOOD[kind] > 0 and aims.have[WOOD] < _wood_needed(t, aims):
        return False
    if kind == CART_SHOP:
        carts: i64 = aims.habits.carts + (1 if t.houses(seat) >= aims.habits.cart_men else 0)
        return count_kind(t, seat, CART_SHOP) < carts and _may(t, seat, kind)
    starving = kind == GRANARY and aims.graves > 1
    if t.turn() < aims.habits.build[kind] and not starving:
        return False
    if kind == FOUNTAIN and (aims.saint != BARBARA or t.owns(seat, FOUNTAIN)):
        return _wants_fountain(t, seat, aims) and _may(t, seat, kind)
    if t.owns(seat, kind) or (kind != GRANARY and not t.owns(seat, CATHEDRAL)) or not _may(t, seat, kind):
        return False
    if aims.saint == BARBARA:
        return True
    return _of_use(t, seat, aims, kind)


def _wood_needed(t: AntiquityTable, aims: Aims) -> i64:
    """A last wood is kept for a woodcutter unless more of it is growing."""
    if t.turn() > 1 and aims.growing[WOOD] > 1:
        return aims.habits.wood_for_building
    return 2


def _of_use(t: AntiquityTable, seat: i64, aims: Aims, kind: i64) -> bool:
    habits = aims.habits
    if kind == EXPLORER:
        return tokens_in_zone(t, seat) >= habits.tokens
    if kind == HOSPITAL:
        return graves(t, seat) >= habits.hospital_graves
    if kind == HARBOUR:
        return habits.conquest > 0 and land_covered_with(t, seat, HARBOUR) >= 3
    if kind == DUMP:
        return clean_in_zone(t, seat) < habits.dump_room * filth(t, seat)
    if kind == ALCHEMY:
        return most_cleaned(t, seat) >= habits.cleaning
    return True


def _wants_fountain(t: AntiquityTable, seat: i64, aims: Aims) -> bool:
    """A fountain lowers the famine only if there is any; then the first one for any luxury, others for spare ones."""
    if t.famine() - t.get(seat, NEW_FOUNTAINS) <= 0 or _saves_for_city(t, seat, aims, 1):
        return False
    if t.turn() >= aims.habits.build[STABLE] and not t.owns(seat, STABLE):
        return False  # two luxuries at once are rare
    if count_kind(t, seat, FOUNTAIN) < aims.habits.fountains:
        return True
    if aims.graves < aims.habits.fountain_graves and clean_in_zone(t, seat) > 4 * filth(t, seat):
        return False
    for good in range(LUXURY, KINDS):
        if aims.have[good] > 0 and aims.have[good] + aims.growing[good] > aims.want[good]:
            return True
    return False


def graves(t: AntiquityTable, seat: i64) -> i64:
    n: i64 = 0
    for city in range(t.cities(seat)):
        n += cell_count(t.graves(seat, city))
    return n


def tokens_in_zone(t: AntiquityTable, seat: i64) -> i64:
    n: i64 = 0
    for hex in range(t.hexes()):
        if (t.v[HEX + hex] >> (ZONE + seat)) & 1 == 1 and t.token(hex) >= 0:
            n += 1
    return n
