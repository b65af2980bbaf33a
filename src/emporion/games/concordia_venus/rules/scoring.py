"""What the gods give, and who has won (CNV-5.2, CNV-5.3)."""

from mypy_extensions import i64

from emporion.games.concordia_venus.table.accessors import ConcordiaTable
from emporion.games.concordia_venus.table.components import (
    BRICK,
    CONCORDIA_VP,
    GODS,
    JUPITER,
    JUPITER_VP,
    KINDS,
    MARS,
    MARS_VP,
    MERCURIUS,
    MERCURIUS_VP,
    MINERVA,
    MINERVA_VP,
    PRICE,
    SATURNUS,
    SATURNUS_VP,
    SPECIALITY,
    VENUS_VP,
    VENUS_VP_TEAM,
    VESTA,
    VESTA_FORTUNE,
    serves,
)
from emporion.games.concordia_venus.table.layout import CARDS
from emporion.games.concordia_venus.table.maps import MOST_IN_PROVINCE, province_city


def fortune(t: ConcordiaTable, seat: i64) -> i64:
    """Money and the bank price of all stored goods."""
    value = t.money(seat)
    for good in range(KINDS):
        value += PRICE[good] * t.good(seat, good)
    return value


def villas_outside_brick(t: ConcordiaTable, seat: i64) -> i64:
    n: i64 = 0
    for city in range(t.cities()):
        if t.produce(city) != BRICK and t.has_villa(seat, city):
            n += 1
    return n


def villas_in_province(t: ConcordiaTable, seat: i64, province: i64) -> i64:
    n: i64 = 0
    for k in range(MOST_IN_PROVINCE):
        city = province_city(t.board(), province, k)
        if city >= 0 and t.has_villa(seat, city):
            n += 1
    return n


def provinces_with(t: ConcordiaTable, seat: i64, villas: i64) -> i64:
    """Provinces with at least so many villas of the seat."""
    n: i64 = 0
    for province in range(t.provinces()):
        if villas_in_province(t, seat, province) >= villas:
            n += 1
    return n


def provinces_shared(t: ConcordiaTable, seat: i64) -> i64:
    """Provinces with a villa of each partner."""
    n: i64 = 0
    for province in range(t.provinces()):
        if villas_in_province(t, seat, province) > 0 and villas_in_province(t, t.partner(seat), province) > 0:
            n += 1
    return n


def villas_making(t: ConcordiaTable, seat: i64, good: i64) -> i64:
    """How many of the seat's villas stand in cities that make a good."""
    n: i64 = 0
    for city in range(t.cities()):
        if t.produce(city) == good and t.has_villa(seat, city):
            n += 1
    return n


def goods_made(t: ConcordiaTable, seat: i64) -> i64:
    """How many kinds of goods the seat's villas make."""
    n: i64 = 0
    for good in range(KINDS):
        if villas_making(t, seat, good) > 0:
            n += 1
    return n


def worth_of_card(t: ConcordiaTable, seat: i64, god: i64) -> i64:
    """What one card of a god other than Minerva brings the seat (CNV-5.2.2 to CNV-5.2.8)."""
    if god == VESTA:
        return fortune(t, seat) // VESTA_FORTUNE
    if god == JUPITER:
        return JUPITER_VP * villas_outside_brick(t, seat)
    if god == SATURNUS:
        return SATURNUS_VP * provinces_with(t, seat, 1)
    if god == MERCURIUS:
        return MERCURIUS_VP * goods_made(t, seat)
    if god == MARS:
        return MARS_VP * t.on_board(seat)
    if t.in_teams():
        return VENUS_VP_TEAM * provinces_shared(t, seat)
    return VENUS_VP * provinces_with(t, seat, 2)


def worth_of_specialist(t: ConcordiaTable, seat: i64, good: i64) -> i64:
    """What the Minerva card of a good brings the seat (CNV-5.2.9)."""
    return MINERVA_VP[good] * villas_making(t, seat, good)


def cards_of(t: ConcordiaTable, seat: i64, god: i64) -> i64:
    """The seat's cards of a god, hand and discard pile together (CNV-5.2.1)."""
    n: i64 = 0
    for card in range(CARDS):
        if serves(card, god):
            n += t.owns(seat, card)
    return n


def god_points(t: ConcordiaTable, seat: i64, god: i64) -> i64:
    if god != MINERVA:
        n = cards_of(t, seat, god)
        return n * worth_of_card(t, seat, god) if n > 0 else 0
    total: i64 = 0
    for card in range(CARDS):
        if serves(card, MINERVA):
            n = t.owns(seat, card)
            if n > 0:
                total += n * worth_of_specialist(t, seat, SPECIALITY[card])
    return total


def points_of_gods(t: ConcordiaTable, seat: i64) -> i64:
    """What the seat would score now for its cards."""
    total: i64 = 0
    for god in range(GODS):
        total += god_points(t, seat, god)
    return total


def points(t: ConcordiaTable, seat: i64) -> i64:
    """What the seat would score now, the CONCORDIA card included."""
    return points_of_gods(t, seat) + (CONCORDIA_VP if t.concordia() == seat else 0)


def side_points(t: ConcordiaTable, seat: i64) -> i64:
    """The points that decide: the seat's own, in a team those of both partners (CNV-5.3.1)."""
    own = points(t, seat)
    return own + points(t, t.partner(seat)) if t.in_teams() else own


def walk_to(t: ConcordiaTable, seat: i64) -> i64:
    """How far PRAEFECTUS MAGNUS would travel to the seat, or to the nearer partner (CNV-5.3.2)."""
    distance = (t.praefectus() - seat + t.seats()) % t.seats()
    return distance % t.teams() if t.in_teams() else distance


def places(t: ConcordiaTable) -> list[int]:
    """The place of each seat; partners share one, nobody else does (CNV-5.3.2)."""
    standings = [(int(side_points(t, seat)), -int(walk_to(t, seat))) for seat in range(t.seats())]
    ranks = sorted(set(standings), reverse=True)
    return [ranks.index(standing) for standing in standings]
