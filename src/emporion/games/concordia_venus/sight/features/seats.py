"""What lies before each seat, what its gods give for a card, and its points."""

from typing import Final

from mypy_extensions import i16, i64

from emporion.games.concordia_venus.rules.scoring import fortune
from emporion.games.concordia_venus.sight.features.places import (
    FACES,
    GODS_OF,
    ONE_OF,
    SPECIALIST_OF,
    counted,
    face_of,
    write_card,
)
from emporion.games.concordia_venus.steps.storehouse import received_units
from emporion.games.concordia_venus.table.accessors import ConcordiaTable
from emporion.games.concordia_venus.table.components import (
    BRICK,
    CONCORDIA_VP,
    JUPITER_VP,
    KINDS,
    LAND,
    MARS_VP,
    MERCURIUS_VP,
    MINERVA,
    MINERVA_VP,
    OF_A_KIND,
    SATURNUS_VP,
    SEA,
    VENUS_VP,
    VENUS_VP_TEAM,
    VESTA_FORTUNE,
)
from emporion.games.concordia_venus.table.layout import (
    CARDS,
    COLONIST,
    GOODS,
    HAND,
    MOST_SEATS,
    NONE,
    PILE,
    SCORE,
    SCORED,
    SEAT,
    STRIDE,
)
from emporion.games.concordia_venus.table.maps import city_of, on_route, province_of
from emporion.kernel.rows.row import Row

BEFORE_CARDS: Final[i64] = 20  # numbers of a seat but for the faces of its cards and what comes after them
WORTHS: Final[i64] = 11  # what a card of each god but Minerva is worth, and of Minerva for each good
OF_A_SEAT: Final[i64] = BEFORE_CARDS + 2 * FACES + WORTHS + 3
WORTH_AT: Final[i64] = BEFORE_CARDS + 2 * FACES
POINTS_AT: Final[i64] = WORTH_AT + WORTHS


def write_seats(t: ConcordiaTable, viewer: i64, row: Row) -> None:
    """Every place, and how far the viewer's side is ahead of the best other one."""
    at: i64 = row.at
    for place in range(MOST_SEATS):
        seat = row.sits_at(place)
        if seat < 0:
            row.skip(OF_A_SEAT)
        else:
            _seat(t, seat, viewer, row)
    row.put(_lead(t, row, at))


def _seat(t: ConcordiaTable, seat: i64, viewer: i64, row: Row) -> None:
    row.flag(True)
    row.flag(t.in_teams() and seat == t.partner(viewer))
    row.put(t.money(seat))
    row.copy(t.v, SEAT + seat * STRIDE + GOODS, KINDS)
    row.put(received_units(t, seat))
    row.put(t.free_spaces(seat))
    row.put(t.villas(seat))
    _colonists(t, seat, LAND, row)
    _colonists(t, seat, SEA, row)
    hand: i64 = row.at
    row.skip(1)
    row.put(t.pile_size(seat))
    write_card(row, t.top(seat), FACES)
    gods, specialists = _cards(t, seat, hand, row)
    at: i64 = row.at
    _worths(t, seat, row)
    row.put(_points(t, seat, gods, specialists, at, row))
    scored = (t.v[SCORED] >> seat) & 1 == 1
    row.flag(scored)
    row.put(t.get(seat, SCORE) if scored else 0)


def _colonists(t: ConcordiaTable, seat: i64, kind: i64, row: Row) -> None:
    """How many of a kind stand on routes, in the capital, in other cities."""
    at: i64 = SEAT + seat * STRIDE + COLONIST + kind * OF_A_KIND
    routes: i64 = 0
    capital: i64 = 0
    cities: i64 = 0
    for slot in range(OF_A_KIND):
        place = t.v[at + slot]
        if on_route(place):
            routes += 1
        elif place >= 0:
            if city_of(place) == t.capital():
                capital += 1
            else:
                cities += 1
    row.put(routes)
    row.put(capital)
    row.put(cities)


def _cards(t: ConcordiaTable, seat: i64, hand: i64, row: Row) -> tuple[i64, i64]:
    """Count the seat's cards by their faces, and those in its hand at `hand`; its cards of each god, and of Minerva by
    their goods, each a count in one number."""
    at: i64 = row.at
    row.skip(FACES)
    v = t.v
    first: i64 = SEAT + seat * STRIDE
    held: i64 = 0
    gods: i64 = 0
    specialists: i64 = 0
    for card in range(CARDS):
        n = v[first + HAND + card]
        if n > 0:
            held += n
            gods += n * GODS_OF[card]
            specialists += n * SPECIALIST_OF[card]
            row.v[at + face_of(card)] += i16(n)
    row.v[hand] = i16(held)
    pile: i64 = first + PILE
    for k in range(v[pile]):
        card = v[pile + 1 + k]
        gods += GODS_OF[card]
        specialists += SPECIALIST_OF[card]
        row.v[at + face_of(card)] += i16(1)
    return gods, specialists


def _worths(t: ConcordiaTable, seat: i64, row: Row) -> None:
    """What one more card of each god is worth (CNV-5.2.2 to CNV-5.2.9), all from one look at the villas."""
    board = t.board()
    villas: i64 = 0
    made: i64 = 0  # villas by the good they make, each a count
    once: i64 = 0  # a bit for each province with a villa
    twice: i64 = 0
    for city in range(t.cities()):
        if t.has_villa(seat, city):
            province = 1 << province_of(board, city)
            twice |= once & province
            once |= province
            villas += 1
            made += ONE_OF[t.produce(city)]
    row.put(fortune(t, seat) // VESTA_FORTUNE)
    row.put(JUPITER_VP * (villas - counted(made, BRICK)))
    row.put(SATURNUS_VP * _ones(once))
    if t.in_teams():
        row.put(VENUS_VP_TEAM * _ones(once & _provinces(t, t.partner(seat))))
    else:
        row.put(VENUS_VP * _ones(twice))
    kinds: i64 = 0
    for good in range(KINDS):
        if counted(made, good) > 0:
            kinds += 1
    row.put(MERCURIUS_VP * kinds)
    row.put(MARS_VP * t.on_board(seat))
    for good in range(KINDS):
        row.put(MINERVA_VP[good] * counted(made, good))


def _provinces(t: ConcordiaTable, seat: i64) -> i64:
    """A bit for each province with a villa of the seat."""
    found: i64 = 0
    for city in range(t.cities()):
        if t.has_villa(seat, city):
            found |= 1 << province_of(t.board(), city)
    return found


def _ones(mask: i64) -> i64:
    n: i64 = 0
    while mask != 0:
        mask &= mask - 1
        n += 1
    return n


def _points(t: ConcordiaTable, seat: i64, gods: i64, specialists: i64, at: i64, row: Row) -> i64:
    """What the seat would score now, with what its cards are worth, as it stands at a place of the row."""
    total: i64 = CONCORDIA_VP if t.concordia() == seat else 0
    god: i64
    for god in range(MINERVA):
        total += counted(gods, god) * i64(row.v[at + god])
    for good in range(KINDS):
        total += counted(specialists, good) * i64(row.v[at + MINERVA + good])
    return total


def _lead(t: ConcordiaTable, row: Row, at: i64) -> i64:
    """How many points the viewer's side has more than the best other one; partners count together (CNV-5.3.1)."""
    teams = t.in_teams()
    sides: i64 = t.teams() if teams else t.seats()
    own: i64 = 0
    best: i64 = NONE
    for place in range(sides):
        points = i64(row.v[at + place * OF_A_SEAT + POINTS_AT])
        if teams:
            points += i64(row.v[at + (place + sides) * OF_A_SEAT + POINTS_AT])
        if place == 0:
            own = points
        elif points > best:
            best = points
    return own - best
