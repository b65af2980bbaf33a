"""The figures behind a refusal in a city draft."""

from mypy_extensions import i64

from emporion.games.antiquity.components import (
    CATALOGUE,
    COST_LUXURY,
    COST_STONE,
    COST_WOOD,
    COUNTERS,
    HOSPITAL_HEALS,
    HOUSE_FOOD,
    HOUSE_LUXURY,
    HOUSES,
    OFFER_SIDE,
    OFFERS,
    STONE,
    WOOD,
)
from emporion.games.antiquity.layout import HAND, OFFER_ASKS, OFFER_STRIDE, OFFERED
from emporion.games.antiquity.pieces import number_of
from emporion.games.antiquity.table import AntiquityTable
from emporion.games.antiquity.telling import building_ref, good_ref, goods_refs
from emporion.games.antiquity.words import (
    ACCEPT,
    ALL_COUNTERS,
    ASKED_NOT_HELD,
    BUILD,
    FREE_HOUSE,
    HEALED_ALL,
    HOUSE,
    HOUSE_BUILT,
    HOUSE_TOO_DEAR,
    NO_ROOM,
    NOT_DIFFERENT,
    NOT_HELD,
    NOT_LOWER,
    NOT_MULTIPLE,
    NOT_OWNED,
    OFFERS_MADE,
    SIDE_FULL,
    TOO_DEAR,
    VOCABULARY,
)
from emporion.kernel.journal import Figure


def cost_refs(wood: i64, stone: i64, food: i64, luxury: i64) -> list[str]:
    """A price as it is read: goods, and categories of goods."""
    price = [good_ref(WOOD)] * wood + [good_ref(STONE)] * stone
    return price + ["category:food"] * food + ["category:luxury"] * luxury


def draft_figures(t: AntiquityTable, seat: i64, word: i64, reason: i64) -> dict[str, Figure]:
    if reason in (NOT_MULTIPLE, TOO_DEAR, ALL_COUNTERS):
        kind = word - BUILD
        cost = cost_refs(COST_WOOD[kind], COST_STONE[kind], 0, COST_LUXURY[kind])
        limit = int(COUNTERS[kind] // t.seats())
        return {"building": building_ref(kind), "cost": [*cost], "limit": limit}
    if reason == HOUSE_TOO_DEAR:
        number = word - HOUSE
        return {"number": int(number), "cost": [*cost_refs(0, 0, HOUSE_FOOD[number], HOUSE_LUXURY[number])]}
    if reason == HOUSE_BUILT:
        return {"number": int(word - HOUSE if word <= HOUSE + HOUSES else word - FREE_HOUSE)}
    if reason == NOT_LOWER:
        return {"number": int(number_of(t.get(seat, HAND)))}
    if reason == NO_ROOM:
        if BUILD <= word < BUILD + CATALOGUE:
            return {"building": building_ref(word - BUILD)}
        return {"building": "building:house" if HOUSE < word <= HOUSE + HOUSES else "building:storage"}
    if reason in (NOT_HELD, NOT_DIFFERENT, NOT_OWNED):
        return {"good": f"good:{VOCABULARY.text(word).partition(':')[2]}"}
    if reason == HEALED_ALL:
        return {"limit": int(HOSPITAL_HEALS)}
    if reason == OFFERS_MADE:
        return {"limit": int(OFFERS)}
    if reason == SIDE_FULL:
        return {"limit": int(OFFER_SIDE)}
    if reason == ASKED_NOT_HELD:
        return {"goods": [*goods_refs(t, OFFERED + (word - ACCEPT) * OFFER_STRIDE + OFFER_ASKS)]}
    return {}
