"""The land as numbers: two for each hex, and in the same pass what lies in whose zone, counted.

The ground of a hex is below zero if it is polluted. Its use is below zero if it is occupied; on a free hex it tells
whether it lies in the viewer's zone, how much a building there would bring, and whether a token lies on it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from emporion.games.antiquity.table.accessors import AntiquityTable
from emporion.games.antiquity.table.components import GOODS, NEIGHBOURS, STONE
from emporion.games.antiquity.table.layout import (
    CITY_OWNER,
    GOOD,
    HAS_MAN,
    HEX,
    HEXES,
    INN_OWNER,
    IS_POLLUTED,
    MOST_SEATS,
    OCCUPIED,
    PRODUCT,
    TERRAIN,
    TOKEN_BITS,
    ZONE,
)
from emporion.kernel.rows.row import Row
from emporion.parts.hexes import SIDES

# What a hex brings, by what the viewer is placing.
FIELDS: Final = 0  # goods of a woodcutter, farm or mine, whichever the ground allows
NETS: Final = 1  # water of half a fishery
CLEANED: Final = 2  # markers that alchemy takes away

_WATER: Final = 3
_LANDS: Final[i64] = 4  # forest, grass, mountain, water: what is neither city nor inn
_CITY: Final = 4
_INN: Final = 5  # in the place of a terrain
_BUSY: Final = 16
_GROUND: Final[vec[i64]] = vec[i64]([2, 1, 3, 6, 7, 0, 0, 0])  # by terrain; 0 off the map
_RANGE: Final[vec[i64]] = vec[i64]([0] + [1 + int(good != STONE) for good in range(len(GOODS))] + [0] * 5)
_GROUNDS: Final[i64] = 5  # those on which something grows: grass, forest, mountain and those that give stone or gold

# The use of a hex.
_IN_ZONE: Final = 1
_TOKEN: Final = 10
_MAN: Final = 10
_FISHERY: Final = 21
_INNS: Final = 22  # + the place of the seat
_CITIES: Final = 26  # likewise

# Several counts in one number: one for each seat, of its zone, and a fifth of the whole land.
_BITS: Final = 12
_COUNT: Final = (1 << _BITS) - 1
_SPREAD: Final[vec[i64]] = vec[i64](
    [(1 << 4 * _BITS) + sum(1 << _BITS * seat for seat in range(4) if zones >> seat & 1) for zones in range(16)]
)
WHOLE_LAND: Final[i64] = 4  # in the place of a seat
_PAIR_BITS: Final = 10
_PAIR: Final[vec[i64]] = vec[i64]([0, 0, 1, 2, 0, 0, 3, 4, 1, 3, 0, 5, 2, 4, 5, 0])  # by seat and other seat
_PAIRED: Final[vec[i64]] = vec[i64](
    [
        sum(
            1 << _PAIR_BITS * int(_PAIR[a * 4 + b])
            for a in range(4)
            for b in range(a + 1, 4)
            if zones >> a & 1 and zones >> b & 1
        )
        for zones in range(16)
    ]
)

# What is counted, scratch of one row: 32 kinds of hexes (terrain, polluted, busy), then
_TOKENS: Final = 32
_SHARED: Final = 33  # hexes in two zones, by pairs of seats
_CLAIMED: Final = 34  # hexes in any zone
_BOUND: Final = 35  # mountains that give stone, gold
_BEST: Final = 37  # most goods of a building in the viewer's zone, by ground
_COASTS: Final = 42  # hexes of the viewer's zone for half a fishery
_BEST_COAST: Final = 43
_LAND: Final = 44  # hexes of zones without city or inn
_COUNTERS: Final[i64] = 45
_counts: Final[vec[i64]] = vec[i64]([0] * _COUNTERS)


def write_hexes(t: AntiquityTable, viewer: i64, brings: i64, row: Row) -> None:
    """Two numbers for each hex; what is counted stands in the scratch for those who write after this."""
    v = t.v
    out = row.v  # written here without a call for each number: a row is half hexes
    counts = _counts
    at: i64 = row.at
    for k in range(_COUNTERS):
        counts[k] = 0
    lands: i64 = 0
    shared: i64 = 0
    claimed: i64 = 0
    end: i64 = t.hexes()
    for hex in range(end):
        h: i64 = v[HEX + hex]
        zones: i64 = (h >> ZONE) & 15
        kind: i64 = h & (TERRAIN | IS_POLLUTED)
        ground: i64 = _GROUND[h & TERRAIN]
        bound: i64 = (h >> PRODUCT) & 15
        if bound != 0:
            ground += _RANGE[bound]
            counts[_BOUND - 1 + _RANGE[bound]] += 1
        use: i64 = 0
        if h & OCCUPIED != 0:
            if h & (7 << INN_OWNER) != 0:
                kind = _INN
            use = -_occupied(h, row)
            kind |= _BUSY
        else:
            if (zones >> viewer) & 1 == 1:
                use = _IN_ZONE + _brought(v, hex, h, ground, brings)
            if h & TOKEN_BITS != 0:
                use += _TOKEN
                counts[_TOKENS] += _SPREAD[zones]
        if zones != 0:
            claimed += 1
            if kind & TERRAIN < _LANDS:
                lands += _SPREAD[zones]
                shared += _PAIRED[zones]
        counts[kind] += _SPREAD[zones]
        out[at] = i16(ground) if h & IS_POLLUTED == 0 else i16(-ground)
        out[at + 1] = i16(use)
        at += 2
    row.at = at
    row.skip(2 * (HEXES - end))
    counts[_LAND] = lands
    counts[_SHARED] = shared
    counts[_CLAIMED] = claimed


def _occupied(h: i64, row: Row) -> i64:
    """What lies or stands on a hex."""
    good: i64 = (h >> GOOD) & 15
    man: i64 = 0
    if h & HAS_MAN != 0:
        man = _MAN
    if good != 0:
        return good + man
    city: i64 = (h >> CITY_OWNER) & 7
    if city != 0:
        return _CITIES + row.place(city - 1)
    inn: i64 = (h >> INN_OWNER) & 7
    if inn != 0:
        return _INNS + row.place(inn - 1)
    return _FISHERY + man


def _brought(v: vec[i64], hex: i64, h: i64, ground: i64, brings: i64) -> i64:
    """What a free hex of the viewer's zone would bring; the best of them are remembered."""
    fields: i64 = 0
    nets: i64 = 0
    cleaned: i64 = h & IS_POLLUTED
    terrain: i64 = h & TERRAIN
    for side in range(hex * SIDES, (hex + 1) * SIDES):
        other: i64 = NEIGHBOURS[side]
        if other >= 0:
            near: i64 = v[HEX + other] & (TERRAIN | OCCUPIED | IS_POLLUTED)
            if near == terrain:
                fields += 1
            elif near == _WATER:
                nets += 1
            elif near & (OCCUPIED | IS_POLLUTED) == IS_POLLUTED:
                cleaned += IS_POLLUTED
    fields += 1
    if h & IS_POLLUTED != 0:
        fields = 0
    if terrain == _WATER:
        fields = 0
        nets = 0
    elif fields > _counts[_BEST - 1 + ground]:
        _counts[_BEST - 1 + ground] = fields
    if nets > 0:
        _counts[_COASTS] += 1
        if nets > _counts[_BEST_COAST]:
            _counts[_BEST_COAST] = nets
    if brings == CLEANED:
        return cleaned // IS_POLLUTED
    return nets if brings == NETS else fields


# -- what was counted ---------------------------------------------------------------------------------------------
def counted(kind: i64, seat: i64) -> i64:
    """Hexes of a kind in the zone of a seat, or of the whole land."""
    return (_counts[kind] >> (_BITS * seat)) & _COUNT


def shared_land(seat: i64, other: i64) -> i64:
    """Hexes without city or inn that lie in both zones."""
    return (_counts[_SHARED] >> (_PAIR_BITS * _PAIR[seat * MOST_SEATS + other])) & ((1 << _PAIR_BITS) - 1)


def land_of(seat: i64) -> i64:
    """Hexes without city or inn in the zone of a seat."""
    return (_counts[_LAND] >> (_BITS * seat)) & _COUNT


def write_land(seat: i64, row: Row) -> None:
    """The zone of a seat, or the whole land: free hexes by terrain, clean and polluted, then those in use."""
    worked: i64 = 0
    spoilt: i64 = 0
    for terrain in range(_LANDS):
        row.put(counted(terrain, seat))
    for terrain in range(_LANDS):
        foul = counted(terrain + IS_POLLUTED, seat)
        foul_worked = counted(terrain + IS_POLLUTED + _BUSY, seat)
        row.put(foul)
        worked += counted(terrain + _BUSY, seat) + foul_worked
        spoilt += foul + foul_worked
    row.put(worked)
    row.put(counted(_CITY + _BUSY, seat) + counted(_INN + _BUSY, seat))
    row.put(spoilt)
    row.put(counted(_TOKENS, seat))


def write_whole_land(row: Row) -> None:
    """What everybody sees, and what buildings would bring the viewer."""
    write_land(WHOLE_LAND, row)
    row.put(_counts[_CLAIMED])
    row.copy(_counts, _BOUND, 2 + _GROUNDS + 2)
