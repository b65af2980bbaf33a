"""What lies before the seats as numbers, and how they stand at the lighthouse and on the intrigue path."""

from typing import Final

from mypy_extensions import i16, i64

from emporion.games.porto_carthago.sight.features.ships import odds
from emporion.games.porto_carthago.table.accessors import PortoCarthagoTable
from emporion.games.porto_carthago.table.components import (
    BOX_PLACES,
    OPEN_MONEY,
    PRIVILEGE,
    PRIVILEGE_OF,
    box_number,
)
from emporion.games.porto_carthago.table.layout import (
    HELD,
    INTRIGUE,
    KINDS,
    MOST_SEATS,
    NONE,
    PATH_OWNER,
    SEAT,
    SHIPS,
    STORE,
    STRIDE,
)
from emporion.kernel.rows.row import Row

OF_A_SEAT: Final[i64] = 35
"""Numbers about each seat, after the one that tells whether anybody sits there."""

PRIVILEGES: Final[i64] = len(PRIVILEGE)
PATH_BITS: Final[i64] = 5  # for each seat a number of so many bits, side by side in one
PATH_MASK: Final[i64] = 31


def write_seats(t: PortoCarthagoTable, viewer: i64, dangers: i64, row: Row) -> None:
    """`dangers` is what `write_deck` returned."""
    servants, firsts = _path(t)
    for place in range(MOST_SEATS):
        seat = row.sits_at(place)
        row.flag(seat >= 0)
        if seat < 0:
            row.skip(OF_A_SEAT)
        else:
            _seat(t, seat, viewer, row)
            row.put(odds(t, seat, viewer, dangers))
            _standing_on_path(t, seat, servants, firsts, row)
            _privileges(t, seat, row)


def write_cards(t: PortoCarthagoTable, seat: i64, row: Row) -> None:
    """Of each ship whether its card lies in front of the seat: words name it."""
    held: i64 = t.get(seat, HELD)
    for ship in range(SHIPS):
        row.put((held >> ship) & 1)


def _seat(t: PortoCarthagoTable, seat: i64, viewer: i64, row: Row) -> None:
    row.put(t.reserve(seat))
    known = seat == viewer or t.option(OPEN_MONEY) == 1 or t.over()
    row.flag(known)
    if known:
        row.put(t.talents(seat))
    else:
        row.skip(1)
    row.put(t.trade_points(seat))
    row.put(t.palace(seat))
    row.put(t.blocked(seat))
    row.put(t.free_storage(seat))
    row.copy(t.v, SEAT + seat * STRIDE + STORE, KINDS)
    row.put(t.docks_of(seat))
    row.put(t.on_charters(seat))
    row.put(t.on_spaces(seat))
    row.put(t.lighthouse(seat))
    row.hot(_lighthouse_rank(t, seat), MOST_SEATS)
    row.put(t.known(seat))
    row.put(t.temple(seat))


def _lighthouse_rank(t: PortoCarthagoTable, seat: i64) -> i64:
    """How many are ahead of the seat at the lighthouse, or NONE if it has nobody there (PCA-4.2.1)."""
    own = t.lighthouse(seat)
    if own == 0:
        return NONE
    ahead: i64 = 0
    earlier = True
    other: i64 = t.first()
    for _ in range(t.seats()):
        if other == seat:
            earlier = False
        elif t.lighthouse(other) > own or (earlier and t.lighthouse(other) == own):
            ahead += 1
        other += 1
        if other == t.seats():
            other = 0
    return ahead


def _path(t: PortoCarthagoTable) -> tuple[i64, i64]:
    """By seat, side by side: servants on the intrigue path, and the space of the first of them, counted from 1."""
    v = t.v
    one: i64 = 1
    servants: i64 = 0
    firsts: i64 = 0
    for space in range(t.path_length()):
        owner: i64 = v[PATH_OWNER + space]
        if owner != NONE:
            if (servants >> (PATH_BITS * owner)) & PATH_MASK == 0:
                firsts += (space + one) << (PATH_BITS * owner)
            servants += one << (PATH_BITS * owner)
    return servants, firsts


def _standing_on_path(t: PortoCarthagoTable, seat: i64, servants: i64, firsts: i64, row: Row) -> None:
    """Servants there, the space of the first, and the bonus if the game ended now (PCA-5.3.1)."""
    own: i64 = (servants >> (PATH_BITS * seat)) & PATH_MASK
    first: i64 = (firsts >> (PATH_BITS * seat)) & PATH_MASK
    row.put(own)
    row.put(first)
    if t.over():
        row.put(t.get(seat, INTRIGUE))
        return
    ahead: i64 = 0
    for other in range(t.seats()):
        theirs: i64 = (servants >> (PATH_BITS * other)) & PATH_MASK
        if theirs > own or (theirs == own and (firsts >> (PATH_BITS * other)) & PATH_MASK < first):
            ahead += 1
    if own == 0 or ahead >= BOX_PLACES:
        row.skip(1)
    else:
        row.put(box_number(t.path_length(), ahead))


def _privileges(t: PortoCarthagoTable, seat: i64, row: Row) -> None:
    """How many cards with each privilege lie in front of the seat."""
    at: i64 = row.at
    row.skip(PRIVILEGES)
    held: i64 = t.get(seat, HELD)
    ship: i64 = 0
    while held != 0:
        if held & 1 == 1:
            row.v[at + PRIVILEGE_OF[ship]] += i16(1)
        held >>= 1
        ship += 1
