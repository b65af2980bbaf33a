"""Where rural buildings and inns do most for the planner."""

from mypy_extensions import i64

from emporion.games.antiquity.mind.weights import WEIGHTS
from emporion.games.antiquity.rules.sites import clean_refusal, hex_refusal, partner_refusal
from emporion.games.antiquity.rules.zones import zone_count
from emporion.games.antiquity.table.accessors import AntiquityTable
from emporion.games.antiquity.table.components import (
    CITY,
    FISHERY,
    FOREST,
    GRASS,
    INN,
    MAP,
    MINE,
    MOUNTAIN,
    NEIGHBOURS,
    WATER,
    WOODCUTTER,
)
from emporion.games.antiquity.table.layout import HEX, IS_POLLUTED, OCCUPIED, OFF, TERRAIN, ZONE
from emporion.parts.hexes import SIDES


def spread(t: AntiquityTable, hex: i64) -> i64:
    """Goods that a woodcutter, mine or farm on a free hex would hold."""
    terrain = t.terrain(hex)
    n: i64 = 1
    for side in range(hex * SIDES, (hex + 1) * SIDES):
        other: i64 = NEIGHBOURS[side]
        if other >= 0 and t.v[HEX + other] & (TERRAIN | OCCUPIED | IS_POLLUTED) == terrain:
            n += 1
    return n


def _clean_water(t: AntiquityTable, hex: i64) -> bool:
    return t.v[HEX + hex] & (TERRAIN | OCCUPIED | IS_POLLUTED) == WATER


def catch(t: AntiquityTable, first: i64, second: i64) -> i64:
    """Goods that a fishery on two hexes would hold."""
    n: i64 = 0
    for k in range(SIDES):
        water: i64 = NEIGHBOURS[first * SIDES + k]
        if water >= 0 and _clean_water(t, water):
            n += 1
        water = NEIGHBOURS[second * SIDES + k]
        if water >= 0 and _clean_water(t, water) and MAP.distance(first, water) > 1:
            n += 1
    return n


def best_partner(t: AntiquityTable, first: i64) -> i64:
    """The second hex of a fishery that holds most, or -1."""
    best: i64 = -1
    most: i64 = 0
    for side in range(first * SIDES, (first + 1) * SIDES):
        other: i64 = NEIGHBOURS[side]
        if other >= 0 and partner_refusal(t, first, other) == 0 and catch(t, first, other) > most:
            most = catch(t, first, other)
            best = other
    return best


def best_hex(t: AntiquityTable, seat: i64, kind: i64, good: i64) -> i64:
    """The hex where the rural building holds most, or -1."""
    best: i64 = -1
    most: i64 = 0
    for hex in range(t.hexes()):
        if (t.v[HEX + hex] >> (ZONE + seat)) & 1 == 1 and hex_refusal(t, seat, kind, good, hex) == 0:
            n = yield_at(t, kind, hex)
            if n > most:
                most = n
                best = hex
    return best


def yield_at(t: AntiquityTable, kind: i64, hex: i64) -> i64:
    if kind == FISHERY:
        other = best_partner(t, hex)
        if other >= 0:
            return catch(t, hex, other)
        return 0
    return spread(t, hex)


def best_inn(t: AntiquityTable, seat: i64) -> i64:
    """The hex where an inn opens most clean land, or -1."""
    best: i64 = -1
    most: i64 = 0
    for hex in range(t.hexes()):
        if (t.v[HEX + hex] >> (ZONE + seat)) & 1 == 1 and hex_refusal(t, seat, INN, -1, hex) == 0:
            opened = land_opened(t, seat, hex)
            if t.polluted(hex):
                opened += 2
            if opened > most:
                most = opened
                best = hex
    return best


def land_opened(t: AntiquityTable, seat: i64, inn: i64) -> i64:
    """The worth of the clean hexes within reach of an inn that are not in the zone yet."""
    worth: i64 = 0
    for k in range(SIDES):
        near: i64 = NEIGHBOURS[inn * SIDES + k]
        if near >= 0 and t.terrain(near) != OFF:
            worth += _newly(t, seat, near)
            if t.terrain(near) != WATER:
                far: i64 = NEIGHBOURS[near * SIDES + k]
                if far >= 0:
                    worth += _newly(t, seat, far)
                far = NEIGHBOURS[near * SIDES + (k + 1) % SIDES]
                if far >= 0:
                    worth += _newly(t, seat, far)
    return worth


def _newly(t: AntiquityTable, seat: i64, hex: i64) -> i64:
    h: i64 = t.v[HEX + hex]
    if h & TERRAIN == OFF or (h >> (ZONE + seat)) & 1 == 1 or h & (OCCUPIED | IS_POLLUTED) != 0:
        return 0
    return WEIGHTS.shore if h & TERRAIN == WATER else WEIGHTS.inn_hex


def usefulness(t: AntiquityTable, seat: i64, hex: i64) -> i64:
    """What a clean hex is still good for: the planner pollutes the least useful one."""
    terrain = t.terrain(hex)
    n = 4 * spread(t, hex)
    if terrain == MOUNTAIN:
        n -= 2
    for side in range(hex * SIDES, (hex + 1) * SIDES):
        other: i64 = NEIGHBOURS[side]
        if other >= 0 and terrain != WATER and _clean_water(t, other):
            n -= 1  # a fishery may stand on polluted land
    others: i64 = (t.v[HEX + hex] >> ZONE) & 15 & ~(1 << seat)
    if others != 0:
        n -= 3
    return 8 + n if terrain == WATER else n


def best_site(t: AntiquityTable, seat: i64) -> i64:
    """The centre where a new city opens most clean land, or -1."""
    best: i64 = -1
    most: i64 = -1
    for hex in range(t.hexes()):
        if hex_refusal(t, seat, CITY, -1, hex) == 0:
            opened: i64 = 0
            for k in range(SIDES):
                opened += land_opened(t, seat, NEIGHBOURS[hex * SIDES + k])
            if opened > most:
                most = opened
                best = hex
    return best


def best_cleaning(t: AntiquityTable, seat: i64) -> i64:
    """The hex of the zone around which most can be cleaned, or -1."""
    best: i64 = -1
    most: i64 = 0
    for hex in range(t.hexes()):
        if (t.v[HEX + hex] >> (ZONE + seat)) & 1 == 1:
            cleaned = _cleaned(t, seat, hex)
            if cleaned > most and clean_refusal(t, seat, hex) == 0:
                most = cleaned
                best = hex
    return best


def most_cleaned(t: AntiquityTable, seat: i64) -> i64:
    """How much alchemy would clean now."""
    hex = best_cleaning(t, seat)
    return _cleaned(t, seat, hex) if hex >= 0 else 0


def _cleaned(t: AntiquityTable, seat: i64, hex: i64) -> i64:
    """Hexes cleaned around one, in thirds: others' land counts as one."""
    cleaned: i64 = 0
    for k in range(-1, SIDES):
        other: i64 = hex if k < 0 else NEIGHBOURS[hex * SIDES + k]
        if other >= 0 and t.v[HEX + other] & (OCCUPIED | IS_POLLUTED) == IS_POLLUTED:
            cleaned += 3 if (t.v[HEX + other] >> (ZONE + seat)) & 1 == 1 else 1
    return cleaned


def _second_spread(t: AntiquityTable, seat: i64, terrain: i64, best: i64) -> i64:
    """The largest spread of a terrain in the zone that does not touch the best one."""
    most: i64 = 0
    for hex in range(t.hexes()):
        h: i64 = t.v[HEX + hex]
        free = (h >> (ZONE + seat)) & 1 == 1 and h & (TERRAIN | OCCUPIED) == terrain
        if free and MAP.distance(hex, best) > 2 and spread(t, hex) > most:
            most = spread(t, hex)
    return most


def _capped(n: i64, most: i64) -> i64:
    return n if n < most else most


def land_of_city(t: AntiquityTable, seat: i64) -> i64:
    """How good the land around a first city is: two forests, stone and gold, fish, grass."""
    worth = WEIGHTS.grass_hex * zone_count(t, seat, TERRAIN | OCCUPIED, GRASS)
    wood = best_hex(t, seat, WOODCUTTER, -1)
    if wood >= 0:
        worth += WEIGHTS.first_wood * spread(t, wood)
        worth += WEIGHTS.second_wood * _capped(_second_spread(t, seat, FOREST, wood), 5)
    mine = best_hex(t, seat, MINE, -1)
    if mine >= 0:
        worth += WEIGHTS.best_mine * _capped(spread(t, mine), 4)
        worth += WEIGHTS.second_mine * _capped(_second_spread(t, seat, MOUNTAIN, mine), 4)
    fishery = best_hex(t, seat, FISHERY, -1)
    if fishery >= 0:
        worth += WEIGHTS.best_fishery * _capped(yield_at(t, FISHERY, fishery), 5)
    return worth
