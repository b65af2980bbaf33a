"""San Giorgio's way: whose land is nearest to be covered, and which inn covers most of it."""

from mypy_extensions import i64

from emporion.games.antiquity.rules.conditions import conquest
from emporion.games.antiquity.rules.countryside import open_inn
from emporion.games.antiquity.rules.sites import hex_refusal
from emporion.games.antiquity.rules.zones import giorgio_share, survey
from emporion.games.antiquity.table.accessors import AntiquityTable
from emporion.games.antiquity.table.components import HARBOUR, INN, MAP, REACH, STABLE, STABLE_REACH
from emporion.games.antiquity.table.layout import CITY_OWNER, HEX, INN_OWNER, WHOLE, WORKS, ZONE


def prey(t: AntiquityTable, seat: i64) -> i64:
    """The rival whose land is nearest to be covered: few hexes left, and near; or -1."""
    best: i64 = -1
    least: i64 = 100000
    for other in range(t.seats()):
        if other != seat and not t.out(other):
            needed = effort(t, seat, other)
            if needed < least:
                least = needed
                best = other
    return best


def effort(t: AntiquityTable, seat: i64, other: i64) -> i64:
    """How hard it is to cover a rival's land: its hexes, how far away it lies, how fast it grows."""
    covered, relevant = giorgio_share(t, seat, other)
    away = MAP.distance(t.centre(seat, 0), t.centre(other, 0))
    return relevant - covered + 2 * away + 6 * t.inns(other)


def uncovered_land(t: AntiquityTable, seat: i64) -> i64:
    """Hexes of the prey that are still to be covered."""
    other = prey(t, seat)
    if other < 0:
        return 0
    covered, relevant = giorgio_share(t, seat, other)
    return relevant - covered


def _wanted(t: AntiquityTable, seat: i64, other: i64, hex: i64) -> bool:
    """A hex of the prey's land without city and inn that lies outside the own zone."""
    h: i64 = t.v[HEX + hex]
    return (
        (h >> (ZONE + other)) & 1 == 1
        and (h >> (ZONE + seat)) & 1 == 0
        and h & ((7 << INN_OWNER) | (7 << CITY_OWNER)) == 0
    )


def conquering_inn(t: AntiquityTable, seat: i64) -> i64:
    """The hex where an inn covers most of the prey's land, or comes nearest to it; -1 if none may be built."""
    other = prey(t, seat)
    if other < 0:
        return -1
    best: i64 = -1
    most: i64 = -100000
    for hex in range(t.hexes()):
        if (t.v[HEX + hex] >> (ZONE + seat)) & 1 == 1 and hex_refusal(t, seat, INN, -1, hex) == 0:
            merit = _merit(t, seat, other, hex)
            if merit > most:
                most = merit
                best = hex
    return best


def _merit(t: AntiquityTable, seat: i64, other: i64, inn: i64) -> i64:
    """Hexes it would cover; without any, how near it comes to one."""
    reach: i64 = REACH + (STABLE_REACH if t.works(seat, STABLE) else 0)
    gained: i64 = 0
    nearest: i64 = 1000
    away: i64 = 0
    for hex in range(t.hexes()):
        if _wanted(t, seat, other, hex):
            d = MAP.distance(inn, hex)
            away += d
            if d <= reach:
                gained += 1
            if d < nearest:
                nearest = d
    if gained > 0 or t.works(seat, HARBOUR):
        gained = _covered_by(t, seat, other, inn)
    return 1000 * gained - 100 * nearest - away if gained == 0 else 1000 * gained - away


def _covered_by(t: AntiquityTable, seat: i64, other: i64, inn: i64) -> i64:
    """Hexes of the prey that an inn would really add: water stops its reach."""
    before, _ = giorgio_share(t, seat, other)
    after = t.clone()
    open_inn(after, seat, inn)
    covered, _ = giorgio_share(after, seat, other)
    return covered - before


def conquers(t: AntiquityTable, seat: i64) -> bool:
    """Whether somebody's land is covered once stable and harbour are manned."""
    after = t.clone()
    after.put(seat, WORKS, after.get(seat, WORKS) | (after.get(seat, WHOLE) & ((1 << STABLE) | (1 << HARBOUR))))
    survey(after, seat)
    done, whole = conquest(after, seat)
    return done >= whole


def land_covered_with(t: AntiquityTable, seat: i64, kind: i64) -> i64:
    """How many more hexes of the prey a manned stable or harbour would cover."""
    other = prey(t, seat)
    if other < 0 or t.works(seat, kind):
        return 0
    before, _ = giorgio_share(t, seat, other)
    after = t.clone()
    after.put(seat, WORKS, after.get(seat, WORKS) | (1 << kind))
    survey(after, seat)
    covered, _ = giorgio_share(after, seat, other)
    return covered - before
