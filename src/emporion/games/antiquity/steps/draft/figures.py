"""The figures behind a refusal in a city draft."""

from mypy_extensions import i64

from emporion.games.antiquity.table.accessors import AntiquityTable
from emporion.games.antiquity.table.components import (
    CATALOGUE,
    COST_LUXURY,
    COST_STONE,
    COST_WOOD,
    COUNTERS,
    FOOD,
    HOSPITAL_HEALS,
    HOUSE_FOOD,
    HOUSE_LUXURY,
    HOUSES,
    LUXURY,
    OFFER_SIDE,
    OFFERS,
    STONE,
    WOOD,
)
from emporion.games.antiquity.table.layout import HAND, KINDS, OFFER_ASKS, OFFER_STRIDE, OFFERED
from emporion.games.antiquity.table.pieces import number_of
from emporion.games.antiquity.table.telling import building_ref, good_ref, goods_refs
from emporion.games.antiquity.table.words import (
    ACCEPT,
    ALL_COUNTERS,
    ASKED_NOT_HELD,
    BUILD,
    FREE_HOUSE,
    HEALED_ALL,
    HOUSE,
    HOUSE_BUILT,
    HOUSE_TOO_DEAR,
    MUST_DIFFER,
    NO_ROOM,
    NO_ROOM_FOR_HOUSE,
    NO_ROOM_FOR_SIZE,
    NOT_DIFFERENT,
    NOT_HELD,
    NOT_HELD_TO_GIVE,
    NOT_HELD_TO_OFFER,
    NOT_LOWER,
    NOT_MULTIPLE,
    NOT_OWNED,
    OFFERS_MADE,
    SIDE_FULL,
    TOO_DEAR,
    VOCABULARY,
)
from emporion.kernel.journal import Figure


def price(t: AntiquityTable, seat: i64, wood: i64, stone: i64, food: i64, luxury: i64) -> dict[str, Figure]:
    """A price, goods and categories of goods, and what the seat has of them."""
    cost = [good_ref(WOOD)] * wood + [good_ref(STONE)] * stone
    cost += ["category:food"] * food + ["category:luxury"] * luxury
    asked = [wood, stone] + [food] * (LUXURY - FOOD) + [luxury] * (KINDS - LUXURY)
    held = [good_ref(good) for good in range(KINDS) if asked[good] > 0 for _ in range(t.good(seat, good))]
    return {"cost": [*cost], "held": [*held]}


def draft_figures(t: AntiquityTable, seat: i64, word: i64, reason: i64) -> dict[str, Figure]:
    if reason in (NOT_MULTIPLE, ALL_COUNTERS):
        kind = word - BUILD
        return {"building": building_ref(kind), "limit": int(COUNTERS[kind] // t.seats())}
    if HOUSE < word <= HOUSE + HOUSES and reason in (HOUSE_TOO_DEAR, MUST_DIFFER):
        number = word - HOUSE
        return {"number": int(number), **price(t, seat, 0, 0, HOUSE_FOOD[number], HOUSE_LUXURY[number])}
    if reason in (TOO_DEAR, MUST_DIFFER):
        kind = word - BUILD
        cost = price(t, seat, COST_WOOD[kind], COST_STONE[kind], 0, COST_LUXURY[kind])
        return {"building": building_ref(kind), **cost}
    if reason == HOUSE_BUILT:
        return {"number": int(word - HOUSE if word <= HOUSE + HOUSES else word - FREE_HOUSE)}
    if reason == NOT_LOWER:
        return {"number": int(number_of(t.get(seat, HAND)))}
    if reason in (NO_ROOM, NO_ROOM_FOR_SIZE, NO_ROOM_FOR_HOUSE):
        if BUILD <= word < BUILD + CATALOGUE:
            return {"building": building_ref(word - BUILD)}
        return {"building": "building:house" if HOUSE < word <= HOUSE + HOUSES else "building:storage"}
    if reason in (NOT_HELD, NOT_HELD_TO_GIVE, NOT_HELD_TO_OFFER, NOT_DIFFERENT, NOT_OWNED):
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
