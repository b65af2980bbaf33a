"""Goods, harvest, saints and the rest of the turn as numbers: what a seat has and what will come of it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from emporion.games.antiquity.rules.countryside import rural_good, rural_kind, rural_left
from emporion.games.antiquity.sight.features.land import land_of, shared_land
from emporion.games.antiquity.sight.secrecy import offers_to
from emporion.games.antiquity.table.accessors import AntiquityTable
from emporion.games.antiquity.table.components import (
    BARBARA,
    BARBARA_TYPES,
    CATHEDRAL,
    CITY_POLLUTES,
    CRISTOFORI,
    CRISTOFORI_EACH,
    DUMP,
    DUMP_PREVENTS,
    FISH,
    FOOD,
    FORCED_LABOUR,
    FORCED_LOSES,
    FORCED_TAKES,
    FOUNTAIN_PREVENTS,
    GIORGIO,
    GRANARY,
    GRANARY_FEEDS,
    LUXURY,
    MARIA,
    MARIA_CONDITIONS,
    NICOLO,
    NICOLO_MEN,
)
from emporion.games.antiquity.table.layout import (
    CATHEDRALS,
    FOUNTAINS,
    HOUSES,
    KINDS,
    NEW_CATHEDRAL,
    OFFER_GIVES,
    PATRON,
    ROOM,
    WHOLE,
    WORKS,
)
from emporion.kernel.rows.row import Row

# The phases, as the sight numbers them.
_STORE_GOODS: Final = 4
_HARVEST: Final = 5
_FAMINE: Final = 7
_POLLUTION: Final = 8

_FIRST_RURAL: Final = 1  # rural kinds that yield: fishery, woodcutter, farm, mine
_YIELDING: Final[i64] = 4
_FOODS: Final[i64] = 4
_EATEN: Final[i64] = 8  # foods and luxuries
_ALL: Final[i64] = 1
_MARIA: Final[i64] = MARIA_CONDITIONS
_ALL_TYPES: Final = (1 << 19) - 1
_IN_ROW: Final[vec[i64]] = vec[i64]([bits.bit_count() for bits in range(128)])

# Scratch of one seat: what is written first is counted on afterwards.
_stock: Final[vec[i64]] = vec[i64]([0] * KINDS)
_LEFT: Final = 6  # behind the rural buildings by kind: goods that lie on the land
_COMING: Final = 16  # then those of the harvest to come
_RURAL: Final[i64] = 26
_rural: Final[vec[i64]] = vec[i64]([0] * _RURAL)


def bits_of(mask: i64) -> i64:
    """How many cells of a grid are set."""
    n: i64 = (
        _IN_ROW[mask & 127] + _IN_ROW[(mask >> 7) & 127] + _IN_ROW[(mask >> 14) & 127] + _IN_ROW[(mask >> 21) & 127]
    )
    return n + _IN_ROW[(mask >> 28) & 127] + _IN_ROW[(mask >> 35) & 127] + _IN_ROW[(mask >> 42) & 127]


def has_power(works: i64, patron: i64, saint: i64) -> bool:
    """Whether a cathedral works and the saint's power with it."""
    return (works >> CATHEDRAL) & 1 == 1 and (patron == saint or patron == MARIA)


def write_goods(t: AntiquityTable, seat: i64, viewer: i64, hidden: bool, row: Row) -> None:
    """The goods of a seat; those of a hidden draft as far as trades with the viewer have told."""
    to_viewer = hidden and offers_to(t, seat, viewer)
    for good in range(KINDS):
        held = t.known(viewer, seat, good) if hidden else t.good(seat, good)
        if to_viewer:
            held -= t.offer(seat, OFFER_GIVES + good)
        if held < 0:
            held = 0
        _stock[good] = held
        row.put(held)


def _stored(first: i64, end: i64) -> i64:
    n: i64 = 0
    for good in range(first, end):
        n += _stock[good]
    return n


def write_rurals(t: AntiquityTable, seat: i64, viewer: i64, at: i64, phase: i64, row: Row) -> None:
    """Rural buildings by kind, goods they still have, and those of the harvest to come (ANT-4.6.2, ANT-4.6.3)."""
    for k in range(_RURAL):
        _rural[k] = 0
    forced = (t.v[at + WORKS] >> FORCED_LABOUR) & 1 == 1
    taken: i64 = 0
    done: i64 = 0
    if phase > _HARVEST or t.over():
        done = t.rurals(seat)
    elif phase == _HARVEST:
        if seat == t.seat():
            done = t.local(0)
            taken = t.local(1)
        elif _has_harvested(t, seat):
            done = t.rurals(seat)
    for k in range(t.rurals(seat)):
        building = t.rural(seat, k)
        left = rural_left(building)
        _rural[rural_kind(building)] += 1
        _rural[_LEFT + rural_good(building)] += left
        if k >= done:
            if not forced:
                left = 1
            elif k == done:
                left = _gain(left, taken)
            else:
                left = _gain(left, 0)
            _rural[_COMING + rural_good(building)] += left
    if phase < _HARVEST and has_power(t.v[at + WORKS], t.v[at + PATRON], GIORGIO):
        _rural[_COMING + FISH] += _fish(t, viewer)
    row.copy(_rural, _FIRST_RURAL, _YIELDING)
    row.copy(_rural, _LEFT, 2 * KINDS)


def _has_harvested(t: AntiquityTable, seat: i64) -> bool:
    """Whether the seat comes before the one that harvests now."""
    for k in range(t.players()):
        if t.in_order(k) == t.seat():
            return False
        if t.in_order(k) == seat:
            return True
    return False


def _gain(left: i64, taken: i64) -> i64:
    """Goods of one building with forced labour, the first of them lost."""
    more: i64 = FORCED_TAKES - taken
    if left < more:
        more = left
    lost: i64 = FORCED_LOSES - taken
    return more - lost if lost > 0 else more


def _fish(t: AntiquityTable, viewer: i64) -> i64:
    """Cathedrals of this turn; during the drafts a seat knows of its own."""
    if not t.drafting():
        return t.v[CATHEDRALS]
    return t.get(viewer, NEW_CATHEDRAL)


def write_conditions(t: AntiquityTable, seat: i64, at: i64, row: Row) -> None:
    """How far a seat is with each saint, San Giorgio's share as two numbers, and whether its own is satisfied."""
    houses = bits_of(t.v[at + HOUSES])
    types = bits_of(t.v[at + WHOLE] & _ALL_TYPES)
    hoard: i64 = 0
    for k in range(_EATEN):
        n: i64 = _stock[FOOD + k]
        hoard += n if n < CRISTOFORI_EACH else CRISTOFORI_EACH
    covered, land = _conquest(t, seat)
    share: i64 = covered
    if not _all_settled(t, seat):
        share = 0
    row.put(houses)
    row.put(share)
    row.put(types)
    row.put(hoard)
    row.put(land)
    patron: i64 = t.v[at + PATRON]
    met: i64 = 0
    if houses >= NICOLO_MEN:
        met |= 1 << NICOLO
    if covered >= land:
        met |= 1 << GIORGIO
    if types >= BARBARA_TYPES:
        met |= 1 << BARBARA
    if hoard >= CRISTOFORI_EACH * _EATEN:
        met |= 1 << CRISTOFORI
    fulfilled = bits_of(met) >= _MARIA if patron == MARIA else patron >= 0 and (met >> patron) & 1 == 1
    row.flag(fulfilled and (t.v[at + WORKS] >> CATHEDRAL) & 1 == 1 and not t.out(seat))


def _all_settled(t: AntiquityTable, seat: i64) -> bool:
    """Before that there is no land San Giorgio could ask for."""
    return all(other == seat or t.cities(other) > 0 for other in range(t.seats()))


def _conquest(t: AntiquityTable, seat: i64) -> tuple[i64, i64]:
    """The largest covered share of another's land, of equal ones that of the smallest (ANT-5.1.3)."""
    covered: i64 = 0
    land: i64 = 0
    for other in range(t.seats()):
        if other != seat and not t.out(other):
            whole = land_of(other)
            if whole == 0:
                return _ALL, _ALL
            part = shared_land(seat, other)
            ahead: i64 = part * land - covered * whole
            if land == 0 or ahead > 0 or (ahead == 0 and whole < land):
                covered = part
                land = whole
    if land == 0:
        land = 1
    return covered, land


def write_forecast(t: AntiquityTable, seat: i64, at: i64, phase: i64, unlimited: bool, row: Row) -> None:
    """The rest of the turn: goods without room, foods when they are counted, graves, markers."""
    v = t.v
    room: i64 = v[at + ROOM]
    over: i64 = _stored(0, KINDS) - room
    if over < 0 or unlimited or phase > _STORE_GOODS:
        over = 0
    foods: i64 = _stored(FOOD, LUXURY)
    if over > 0 and room < foods:
        foods = room
    for k in range(_FOODS):
        foods += _rural[_COMING + FOOD + k]
    graves: i64 = t.famine() - foods
    if (v[at + WORKS] >> GRANARY) & 1 == 1:
        graves -= GRANARY_FEEDS
    if graves < 0 or phase > _FAMINE or t.introductory():
        graves = 0
    markers: i64 = CITY_POLLUTES * t.cities(seat) - FOUNTAIN_PREVENTS * v[at + FOUNTAINS]
    if (v[at + WORKS] >> DUMP) & 1 == 1:
        markers -= DUMP_PREVENTS
    if markers < 0 or phase > _POLLUTION or t.introductory():
        markers = 0
    row.put(over)
    row.put(foods)
    row.put(graves)
    row.put(markers)
