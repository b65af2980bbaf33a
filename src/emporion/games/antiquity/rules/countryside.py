"""What happens on the land: what rural buildings, inns and cities do to the hexes."""

from typing import Final

from mypy_extensions import i64

from emporion.games.antiquity.rules.cities import open_city
from emporion.games.antiquity.rules.zones import survey
from emporion.games.antiquity.table.accessors import AntiquityTable
from emporion.games.antiquity.table.components import (
    FISHERY,
    GRASS,
    MINE,
    MOUNTAIN,
    NEIGHBOURS,
    WATER,
    WOODCUTTER,
)
from emporion.games.antiquity.table.layout import (
    CARRIED,
    GOOD,
    HAS_MAN,
    HEX,
    INN_OWNER,
    INNS,
    IS_CLEARED,
    IS_FISHERY,
    IS_POLLUTED,
    MEN,
    OCCUPIED,
    PRODUCT,
    RURALS,
    SITE,
    TERRAIN,
)
from emporion.parts.hexes import SIDES

# A rural building, packed into one integer.
_SPOT: Final = 3  # the hex of the man
_SECOND: Final = 12  # the second land hex of a fishery
_YIELD: Final = 21  # its good
_LEFT: Final = 25  # goods still lying there
NO_SECOND: Final = 511


def rural_kind(building: i64) -> i64:
    return building & 7


def rural_spot(building: i64) -> i64:
    return (building >> _SPOT) & 511


def rural_second(building: i64) -> i64:
    return (building >> _SECOND) & 511


def rural_good(building: i64) -> i64:
    return (building >> _YIELD) & 15


def rural_left(building: i64) -> i64:
    return building >> _LEFT


def found_rural(t: AntiquityTable, seat: i64, kind: i64, good: i64, hex: i64, second: i64) -> None:
    """A rural building is built: goods spread over the hexes around it (ANT-4.4.3 to ANT-4.4.8)."""
    if kind == MINE and t.product(hex) < 0:
        _bind_range(t, hex, good)
    if kind == FISHERY:
        left = _cast_nets(t, good, hex, second)
    else:
        left = _spread_goods(t, kind, good, hex)
    t.v[HEX + hex] |= HAS_MAN
    n = t.rurals(seat)
    t.set_public(seat, RURALS + 1 + n, kind | (hex << _SPOT) | (second << _SECOND) | (good << _YIELD) | (left << _LEFT))
    t.set_public(seat, RURALS, n + 1)


def _spread_goods(t: AntiquityTable, kind: i64, good: i64, hex: i64) -> i64:
    """One good on the hex and on every free neighbour of the same terrain; how many."""
    terrain = t.terrain(hex)
    n: i64 = 0
    for k in range(-1, SIDES):
        other: i64 = hex if k < 0 else NEIGHBOURS[hex * SIDES + k]
        if other >= 0 and t.v[HEX + other] & (TERRAIN | OCCUPIED | IS_POLLUTED) == terrain:
            _lay_good(t, other, good, hex)
            if kind == WOODCUTTER:
                t.v[HEX + other] = (t.v[HEX + other] & ~TERRAIN) | GRASS | IS_CLEARED
            else:
                t.pollute(other)
            n += 1
    return n


def _cast_nets(t: AntiquityTable, good: i64, first: i64, second: i64) -> i64:
    """A good and pollution on every clean water hex beside the two land hexes; how many."""
    n: i64 = 0
    for k in range(2 * SIDES):
        land = first if k < SIDES else second
        water: i64 = NEIGHBOURS[land * SIDES + k % SIDES]
        if water >= 0 and t.v[HEX + water] & (TERRAIN | OCCUPIED | IS_POLLUTED) == WATER:
            _lay_good(t, water, good, first)
            t.pollute(water)
            n += 1
    for k in range(2):
        land = first if k == 0 else second
        t.lose_token(land)
        t.v[HEX + land] |= IS_FISHERY | ((first + 1) << SITE)
    return n


def _lay_good(t: AntiquityTable, hex: i64, good: i64, spot: i64) -> None:
    t.lose_token(hex)
    t.v[HEX + hex] |= ((good + 1) << GOOD) | ((spot + 1) << SITE)


def _bind_range(t: AntiquityTable, hex: i64, good: i64) -> None:
    """The first mine fixes the product of the whole mountain range (ANT-4.4.5); recursion follows the ridge."""
    t.v[HEX + hex] |= (good + 1) << PRODUCT
    for side in range(hex * SIDES, (hex + 1) * SIDES):
        other: i64 = NEIGHBOURS[side]
        if other >= 0 and t.terrain(other) == MOUNTAIN and t.product(other) < 0:
            _bind_range(t, other, good)


def take_good(t: AntiquityTable, seat: i64, k: i64, hex: i64) -> bool:
    """A good is taken from a hex of the k-th rural building; True if it was the last (ANT-4.6.4)."""
    t.v[HEX + hex] &= ~((15 << GOOD) | (1023 << SITE)) if hex != _spot_of(t, seat, k) else ~(15 << GOOD)
    building = t.rural(seat, k) - (1 << _LEFT)
    t.set_public(seat, RURALS + 1 + k, building)
    if rural_left(building) > 0:
        return False
    t.change(seat, MEN, 1)
    _clear_site(t, building)
    last = t.rurals(seat) - 1
    for at in range(k, last):
        t.set_public(seat, RURALS + 1 + at, t.rural(seat, at + 1))
    t.set_public(seat, RURALS + 1 + last, 0)
    t.set_public(seat, RURALS, last)
    return True


def _spot_of(t: AntiquityTable, seat: i64, k: i64) -> i64:
    return rural_spot(t.rural(seat, k))


def _clear_site(t: AntiquityTable, building: i64) -> None:
    """The man's hex, and the second one of a fishery, are free again."""
    t.v[HEX + rural_spot(building)] &= ~CARRIED
    if rural_second(building) != NO_SECOND:
        t.v[HEX + rural_second(building)] &= ~CARRIED


def clear_rurals(t: AntiquityTable, seat: i64) -> None:
    """Goods, men and fisheries of an eliminated player leave the map (ANT-5.3.1)."""
    for hex in range(t.hexes()):
        site = t.site(hex)
        k: i64 = 0
        while site >= 0 and k < t.rurals(seat):
            if site == rural_spot(t.rural(seat, k)):
                t.v[HEX + hex] &= ~CARRIED
            k += 1
    t.set_public(seat, RURALS, 0)


def open_inn(t: AntiquityTable, seat: i64, hex: i64) -> None:
    """An inn covers the hex for good; pollution is removed, a token covered (ANT-4.4.9)."""
    t.lose_token(hex)
    t.v[HEX + hex] = (t.v[HEX + hex] & ~IS_POLLUTED) | ((seat + 1) << INN_OWNER)
    t.set_public(seat, INNS, t.inns(seat) + 1)
    survey(t, seat)


def found_city(t: AntiquityTable, seat: i64, centre: i64) -> None:
    """Seven hexes become city ground (ANT-3.1.7, ANT-4.4.10)."""
    t.lay_city(seat, centre)
    for k in range(SIDES):
        t.lay_city(seat, NEIGHBOURS[centre * SIDES + k])
    open_city(t, seat, centre)
    survey(t, seat)


def clean(t: AntiquityTable, hex: i64) -> i64:
    """Pollution goes from the hex and its unoccupied neighbours, whoever controls them; how many markers."""
    n: i64 = 0
    for k in range(-1, SIDES):
        other: i64 = hex if k < 0 else NEIGHBOURS[hex * SIDES + k]
        if other >= 0 and t.v[HEX + other] & (OCCUPIED | IS_POLLUTED) == IS_POLLUTED:
            t.v[HEX + other] &= ~IS_POLLUTED
            n += 1
    return n
