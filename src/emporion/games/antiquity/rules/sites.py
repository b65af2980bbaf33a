"""Where on the land rural buildings, inns and cities may stand, and what alchemy may clean."""

from mypy_extensions import i64

from emporion.games.antiquity.table.accessors import AntiquityTable
from emporion.games.antiquity.table.components import (
    CITY,
    CITY_DISTANCE,
    CLEAN_AROUND,
    FARM,
    FISHERY,
    FOREST,
    GRASS,
    INN,
    MAP,
    MINE,
    MOUNTAIN,
    NEIGHBOURS,
    RURAL_KINDS,
    WATER,
    WOODCUTTER,
)
from emporion.games.antiquity.table.layout import (
    HEX,
    IS_POLLUTED,
    OCCUPIED,
    OFF,
    TERRAIN,
    ZONE,
)
from emporion.games.antiquity.table.words import (
    CITY_TOO_NEAR,
    NO_CITY_SITE,
    NO_COAST,
    NO_PARTNER,
    NOT_NEXT,
    NOT_POLLUTED,
    OTHER_PRODUCT,
    OUT_OF_ZONE,
    POLLUTED,
    WRONG_TERRAIN,
)
from emporion.games.antiquity.table.words import OCCUPIED as HEX_OCCUPIED
from emporion.kernel.refusal import MAY_BE_SAID
from emporion.parts.hexes import SIDES


def terrain_for(kind: i64) -> i64:
    if kind == WOODCUTTER:
        return FOREST
    return GRASS if kind == FARM else MOUNTAIN


def hex_refusal(t: AntiquityTable, seat: i64, kind: i64, good: i64, hex: i64) -> i64:
    """Why this hex is no place for the rural building, inn or city; 0 if it is. For a fishery: its first hex."""
    if kind == CITY:
        return _city_refusal(t, seat, hex)
    h: i64 = t.v[HEX + hex]
    if (h >> (ZONE + seat)) & 1 == 0:
        return OUT_OF_ZONE + kind
    terrain: i64 = h & TERRAIN
    if kind == INN:
        if terrain == WATER:
            return WRONG_TERRAIN + INN
        return HEX_OCCUPIED if h & OCCUPIED != 0 else MAY_BE_SAID
    if kind == FISHERY:
        reason = _coast_refusal(t, hex)
        if reason != 0:
            return reason
        return MAY_BE_SAID if _has_partner(t, hex) else NO_PARTNER
    if terrain != terrain_for(kind):
        return HEX_OCCUPIED if h & OCCUPIED != 0 else WRONG_TERRAIN + kind
    if h & OCCUPIED != 0:
        return HEX_OCCUPIED
    if h & IS_POLLUTED != 0:
        return POLLUTED
    if kind == MINE and t.product(hex) >= 0 and t.product(hex) != good:
        return OTHER_PRODUCT
    return 0


def _coast_refusal(t: AntiquityTable, hex: i64) -> i64:
    """Half a fishery: free land beside unpolluted water (ANT-4.4.8)."""
    h: i64 = t.v[HEX + hex]
    if h & TERRAIN == WATER or h & TERRAIN == OFF:
        return WRONG_TERRAIN + FISHERY
    if h & OCCUPIED != 0:
        return HEX_OCCUPIED
    for side in range(hex * SIDES, (hex + 1) * SIDES):
        other: i64 = NEIGHBOURS[side]
        if other >= 0 and t.v[HEX + other] & (TERRAIN | IS_POLLUTED) == WATER:
            return 0
    return NO_COAST


def _has_partner(t: AntiquityTable, hex: i64) -> bool:
    for side in range(hex * SIDES, (hex + 1) * SIDES):
        other: i64 = NEIGHBOURS[side]
        if other >= 0 and _coast_refusal(t, other) == 0:
            return True
    return False


def partner_refusal(t: AntiquityTable, first: i64, hex: i64) -> i64:
    """Why this hex cannot be the second half of a fishery; it may lie outside the zone."""
    if MAP.distance(first, hex) != 1:
        return NOT_NEXT
    return _coast_refusal(t, hex)


def _city_refusal(t: AntiquityTable, seat: i64, centre: i64) -> i64:
    """Seven free land hexes, one of them in the zone, far enough from every other city (ANT-4.4.10)."""
    reached: i64 = 0
    for k in range(-1, SIDES):
        hex: i64 = centre if k < 0 else NEIGHBOURS[centre * SIDES + k]
        if hex < 0:
            return NO_CITY_SITE
        h: i64 = t.v[HEX + hex]
        if h & TERRAIN == WATER or h & TERRAIN == OFF or h & OCCUPIED != 0:
            return NO_CITY_SITE
        reached |= h >> (ZONE + seat)
    if reached & 1 == 0:
        return OUT_OF_ZONE + CITY
    for other in range(t.seats()):
        for city in range(t.cities(other)):
            if MAP.distance(centre, t.centre(other, city)) < CITY_DISTANCE:
                return CITY_TOO_NEAR
    return 0


def clean_refusal(t: AntiquityTable, seat: i64, hex: i64) -> i64:
    """Alchemy cleans a hex of the zone and all around it, if anything there can be cleaned (ANT-4.4.11)."""
    h: i64 = t.v[HEX + hex]
    if (h >> (ZONE + seat)) & 1 == 0:
        return OUT_OF_ZONE + RURAL_KINDS
    if _can_be_cleaned(t, hex):
        return MAY_BE_SAID
    if not t.erratum(CLEAN_AROUND):  # the first edition asked that the chosen hex itself be polluted and free
        return HEX_OCCUPIED if h & OCCUPIED != 0 else NOT_POLLUTED
    for side in range(hex * SIDES, (hex + 1) * SIDES):
        other: i64 = NEIGHBOURS[side]
        if other >= 0 and _can_be_cleaned(t, other):
            return 0
    return NOT_POLLUTED


def _can_be_cleaned(t: AntiquityTable, hex: i64) -> bool:
    """Polluted, and nothing stands or lies on it."""
    return t.v[HEX + hex] & (OCCUPIED | IS_POLLUTED) == IS_POLLUTED


def has_hex(t: AntiquityTable, seat: i64, kind: i64, good: i64) -> bool:
    """Whether there is any place for it."""
    end: i64 = t.hexes()
    zone: i64 = 1 << (ZONE + seat)
    for hex in range(end):
        if (kind == CITY or t.v[HEX + hex] & zone != 0) and hex_refusal(t, seat, kind, good, hex) == 0:
            return True
    return False


def has_something_to_clean(t: AntiquityTable, seat: i64) -> bool:
    """Whether there is a polluted, free hex in the zone (ANT-7.1.36)."""
    return any(t.in_zone(seat, hex) and _can_be_cleaned(t, hex) for hex in range(t.hexes()))
