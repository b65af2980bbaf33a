"""Zones of control (ANT-4.0.6 to ANT-4.0.9): kept on the hexes, surveyed anew whenever they may have changed."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from emporion.games.antiquity.table.accessors import AntiquityTable
from emporion.games.antiquity.table.components import DUMP, HARBOUR, NEIGHBOURS, REACH, STABLE, STABLE_REACH, WATER
from emporion.games.antiquity.table.layout import (
    CITY_OWNER,
    HEX,
    HEXES,
    INN_OWNER,
    IS_POLLUTED,
    OCCUPIED,
    OFF,
    TERRAIN,
    ZONE,
)
from emporion.parts.hexes import SIDES

_queue: Final[vec[i64]] = vec[i64]([0] * HEXES)  # scratch: nothing is kept in it between calls


def survey(t: AntiquityTable, seat: i64) -> None:
    """Mark the zone of control of a seat on the map."""
    mark: i64 = 1 << (ZONE + seat)
    inn: i64 = (seat + 1) << INN_OWNER
    city: i64 = (seat + 1) << CITY_OWNER
    sources: i64 = 0
    for hex in range(t.hexes()):
        h: i64 = t.v[HEX + hex]
        if (h & (7 << INN_OWNER)) == inn or (h & (7 << CITY_OWNER)) == city:
            t.v[HEX + hex] = h | mark
            _queue[sources] = hex
            sources += 1
        else:
            t.v[HEX + hex] = h & ~mark
    if t.out(seat):
        _unmark(t, sources, mark)
        return
    _spread_over_land(t, sources, REACH + (STABLE_REACH if t.works(seat, STABLE) else 0), mark)
    if t.works(seat, HARBOUR):
        _spread_over_water(t, sources, mark)


def _unmark(t: AntiquityTable, sources: i64, mark: i64) -> None:
    """An eliminated player has no zone (ANT-5.3.1)."""
    for k in range(sources):
        t.v[HEX + _queue[k]] &= ~mark


def _spread_over_land(t: AntiquityTable, sources: i64, rings: i64, mark: i64) -> None:
    """Ring after ring of hexes that are not water, starting from the sources."""
    start: i64 = 0
    found: i64 = sources
    for _ in range(rings):
        end: i64 = found
        for k in range(start, end):
            for side in range(_queue[k] * SIDES, (_queue[k] + 1) * SIDES):
                other: i64 = NEIGHBOURS[side]
                if other >= 0:
                    h: i64 = t.v[HEX + other]
                    if h & mark == 0 and h & TERRAIN != WATER and h & TERRAIN != OFF:
                        t.v[HEX + other] = h | mark
                        _queue[found] = other
                        found += 1
        start = end


def _spread_over_water(t: AntiquityTable, sources: i64, mark: i64) -> None:
    """All water connected to the sources, and its coasts (ANT-4.0.8)."""
    found: i64 = sources
    k: i64 = 0
    while k < found:
        at_sea = k >= sources
        for side in range(_queue[k] * SIDES, (_queue[k] + 1) * SIDES):
            other: i64 = NEIGHBOURS[side]
            if other >= 0:
                h: i64 = t.v[HEX + other]
                if h & mark == 0 and h & TERRAIN != OFF:
                    if h & TERRAIN == WATER:
                        _queue[found] = other
                        found += 1
                        t.v[HEX + other] = h | mark
                    elif at_sea:
                        t.v[HEX + other] = h | mark
        k += 1


def survey_all(t: AntiquityTable) -> None:
    for seat in range(t.seats()):
        survey(t, seat)


def zone_count(t: AntiquityTable, seat: i64, bits: i64, wanted: i64) -> i64:
    """How many hexes of the zone have exactly the wanted ones of these bits."""
    mask: i64 = bits | (1 << (ZONE + seat))
    match: i64 = wanted | (1 << (ZONE + seat))
    v = t.v
    n: i64 = 0
    for hex in range(t.hexes()):
        if v[HEX + hex] & mask == match:
            n += 1
    return n


def pollution_in_zone(t: AntiquityTable, seat: i64) -> i64:
    """Pollution markers in the zone, those under goods included (ANT-5.2.1)."""
    return zone_count(t, seat, IS_POLLUTED, IS_POLLUTED)


def clean_in_zone(t: AntiquityTable, seat: i64) -> i64:
    """Hexes of the zone that are neither polluted nor occupied (ANT-5.2.2)."""
    return zone_count(t, seat, OCCUPIED | IS_POLLUTED, 0)


def dumps_against(t: AntiquityTable, seat: i64) -> i64:
    """The zone bits of opponents whose working dump keeps this seat's pollution out (ANT-4.9.3)."""
    mask: i64 = 0
    for other in range(t.seats()):
        if other != seat and not t.out(other) and t.works(other, DUMP):
            mask |= 1 << (ZONE + other)
    return mask


def may_be_polluted(t: AntiquityTable, seat: i64, hex: i64, dumps: i64) -> bool:
    """Whether the seat may lay a marker there (ANT-4.9.2, ANT-4.9.3)."""
    h: i64 = t.v[HEX + hex]
    return (h >> (ZONE + seat)) & 1 == 1 and h & (OCCUPIED | IS_POLLUTED | dumps) == 0


def giorgio_share(t: AntiquityTable, seat: i64, other: i64) -> tuple[int, int]:
    """Hexes of an opponent's zone without city or inn: how many lie in the own zone, and how many there are."""
    covered: i64 = 0
    relevant: i64 = 0
    for hex in range(t.hexes()):
        h: i64 = t.v[HEX + hex]
        if (h >> (ZONE + other)) & 1 == 1 and h & ((7 << INN_OWNER) | (7 << CITY_OWNER)) == 0:
            relevant += 1
            covered += (h >> (ZONE + seat)) & 1
    return int(covered), int(relevant)
