"""The word the planner says at any decision."""

from mypy_extensions import i64

from emporion.games.antiquity.mind.first.country import NOTHING, best_action, best_product
from emporion.games.antiquity.mind.first.draft import draft_word
from emporion.games.antiquity.mind.first.land import best_hex, best_inn, best_partner, land_of_city, usefulness
from emporion.games.antiquity.mind.first.needs import least_needed
from emporion.games.antiquity.rules.cities import grave_cells, piece_at
from emporion.games.antiquity.rules.countryside import found_city
from emporion.games.antiquity.rules.zones import dumps_against, may_be_polluted
from emporion.games.antiquity.steps.countryside_building import (
    ACTION,
    PAYMENT,
    PLACE,
    PRODUCT,
    SEED,
    BuildCountryside,
)
from emporion.games.antiquity.steps.exploration import Explore
from emporion.games.antiquity.steps.famine import PlaceGraves
from emporion.games.antiquity.steps.first_cities import ChooseCentre, ChooseTile, slot_taken
from emporion.games.antiquity.steps.harvest import Harvest
from emporion.games.antiquity.steps.pollution import Pollute
from emporion.games.antiquity.steps.store_goods import DiscardExcess
from emporion.games.antiquity.table.accessors import AntiquityTable
from emporion.games.antiquity.table.components import (
    CART_SHOP,
    CATHEDRAL,
    FOOD,
    GRANARY,
    INN,
    LUXURY,
    MARKET,
    SLOT_TILE,
    START_CENTRE,
    START_SLOT,
    TILE_HEXES,
    TILES,
)
from emporion.games.antiquity.table.layout import DUE_FOOD, HAND, KINDS, PAID
from emporion.games.antiquity.table.pieces import HAS_MAN, kind_of
from emporion.games.antiquity.table.words import (
    BURY,
    DISCARD,
    PASS,
    PAY,
    PRODUCE,
    RURAL_BUILD,
    SEED_FREE,
    TILE,
)
from emporion.games.antiquity.table.words import HEX as HEX_WORD
from emporion.kernel.step import Step
from emporion.parts.polyominoes import CELLS, cell_bit, cell_count, lowest, next_to


def policy(t: AntiquityTable, step: Step[AntiquityTable], seat: i64) -> i64:
    if isinstance(step, BuildCountryside):
        return _country_word(t, seat)
    if isinstance(step, Harvest):
        return -1
    if isinstance(step, DiscardExcess):
        return DISCARD + least_needed(t, seat, 0, KINDS, 0)
    if isinstance(step, Pollute):
        return _pollution_word(t, seat)
    if isinstance(step, PlaceGraves):
        return _grave_word(t, seat)
    if isinstance(step, Explore):
        return PASS
    if isinstance(step, ChooseTile):
        return _tile_word(t, seat)
    if isinstance(step, ChooseCentre):
        return HEX_WORD + _best_centre(t, seat, t.get(seat, HAND))
    return draft_word(t, seat)


# -- the first city -------------------------------------------------------------------------------------------------
def _land_at(t: AntiquityTable, seat: i64, centre: i64) -> i64:
    after = t.clone()
    found_city(after, seat, centre)
    return land_of_city(after, seat)


def _best_centre(t: AntiquityTable, seat: i64, tile: i64) -> i64:
    best: i64 = -1
    most: i64 = -1
    for hex in range(TILE_HEXES):
        if START_CENTRE[hex] == 1:
            worth = _land_at(t, seat, tile * TILE_HEXES + hex)
            if worth > most:
                most = worth
                best = tile * TILE_HEXES + hex
    return best


def _tile_word(t: AntiquityTable, seat: i64) -> i64:
    best: i64 = -1
    most: i64 = -1
    for slot in range(TILES):
        if START_SLOT[t.seats() * TILES + slot] == 1 and not slot_taken(t, slot):
            worth = _land_at(t, seat, _best_centre(t, seat, SLOT_TILE[t.seats() * TILES + slot]))
            if worth > most:
                most = worth
                best = slot
    return TILE + best


# -- the countryside ------------------------------------------------------------------------------------------------
def _country_word(t: AntiquityTable, seat: i64) -> i64:
    stage = t.local(0)
    kind = t.local(1)
    if stage == ACTION:
        chosen = best_action(t, seat)
        return PASS if chosen == NOTHING else RURAL_BUILD + chosen
    if stage == PAYMENT:
        foods = t.get(seat, DUE_FOOD) > 0
        return PAY + least_needed(t, seat, FOOD if foods else LUXURY, LUXURY if foods else KINDS, t.get(seat, PAID))
    if stage == PRODUCT:
        return PRODUCE + best_product(t, seat, kind)
    if stage == SEED:
        return SEED_FREE
    if stage == PLACE:
        if kind == INN:
            return HEX_WORD + best_inn(t, seat)
        return HEX_WORD + best_hex(t, seat, kind, t.local(2))
    return HEX_WORD + best_partner(t, t.local(4))


# -- pollution and graves -------------------------------------------------------------------------------------------
def _pollution_word(t: AntiquityTable, seat: i64) -> i64:
    dumps = dumps_against(t, seat)
    best: i64 = -1
    least: i64 = 1000
    for hex in range(t.hexes()):
        if may_be_polluted(t, seat, hex, dumps):
            worth = usefulness(t, seat, hex)
            if worth < least:
                least = worth
                best = hex
    return HEX_WORD + best


def _grave_word(t: AntiquityTable, seat: i64) -> i64:
    """Where the fewest empty cells lie around; on buildings, where it hurts least."""
    on_buildings = not t.has_empty_cell(seat)
    best: i64 = -1
    least: i64 = 1000
    for city in range(t.cities(seat)):
        cells = grave_cells(t, seat, city, on_buildings)
        empty = t.empty_cells(seat, city)
        while cells != 0:
            cell = lowest(cells)
            cells &= cells - 1
            hurt = _loss(t, seat, city, cell) if on_buildings else cell_count(next_to(cell_bit(cell)) & empty)
            if hurt < least:
                least = hurt
                best = city * CELLS + cell
    return BURY + best


def _loss(t: AntiquityTable, seat: i64, city: i64, cell: i64) -> i64:
    """How much the planner would miss the building on a cell."""
    p = t.piece(seat, piece_at(t, seat, city, cell))
    if t.graves(seat, city) & next_to(cell_bit(cell)) != 0:
        return 0  # probably lost already
    kind = kind_of(p)
    if kind == CATHEDRAL:
        return 100
    if kind == MARKET:
        return 80
    if kind == GRANARY:
        return 60
    if kind == CART_SHOP:
        return 40 if p & HAS_MAN != 0 else 30
    return 20
