"""What lies before a seat as numbers. During the drafts the others are seen as they were when the phase began."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from emporion.games.antiquity.rules.cities import piece_works
from emporion.games.antiquity.sight.features.land import write_land
from emporion.games.antiquity.sight.features.outlook import (
    bits_of,
    has_power,
    write_conditions,
    write_forecast,
    write_goods,
    write_rurals,
)
from emporion.games.antiquity.steps.draft.placing import MOVING
from emporion.games.antiquity.table.accessors import AntiquityTable
from emporion.games.antiquity.table.components import CRISTOFORI, MOST_CITIES, MULTIPLE, TYPES
from emporion.games.antiquity.table.components import HOUSES as ALL_HOUSES
from emporion.games.antiquity.table.layout import (
    CARTS,
    FOUNTAINS,
    GRAVES,
    HOUSES,
    IN_AIR,
    MEN,
    OUT,
    PATRON,
    PIECES,
    ROOM,
    SEAT,
    SHOWN,
    STAGE,
    STRIDE,
    TAKEN,
    WORKS,
)
from emporion.games.antiquity.table.pieces import HAS_MAN, LIFTED
from emporion.kernel.rows.row import Row
from emporion.parts.polyominoes import ALL_CELLS

OF_A_SEAT: Final[i64] = 120
"""Numbers about each seat, after the one that tells whether anybody sits there."""

_SAINTS: Final[i64] = 5
_kinds: Final[vec[i64]] = vec[i64]([0] * (TYPES + 1))  # scratch of one seat; a grave in the air is a piece too


def write_seat(t: AntiquityTable, seat: i64, viewer: i64, phase: i64, row: Row) -> None:
    row.flag(seat >= 0)
    if seat < 0:
        row.skip(OF_A_SEAT)
        return
    v = t.v
    hidden = t.drafting() and seat != viewer
    at: i64 = SEAT + seat * STRIDE
    if hidden:
        at = SHOWN + seat * STRIDE
    unlimited = has_power(v[at + WORKS], v[at + PATRON], CRISTOFORI)
    room: i64 = v[at + ROOM]
    if unlimited:
        room = 0
    row.put(t.public(seat, OUT))
    row.flag(t.drafting() and (t.local(0) >> seat) & 1 == 1)
    write_goods(t, seat, viewer, hidden, row)
    row.put(room)
    row.flag(unlimited)
    row.put(v[at + MEN])
    houses: i64 = v[at + HOUSES] >> 1
    for number in range(ALL_HOUSES):
        row.put((houses >> number) & 1)
    row.hot(v[at + PATRON], _SAINTS)
    row.put(t.cities(seat))
    for city in range(MOST_CITIES):
        row.put(bits_of(~(v[at + TAKEN + city] | v[at + GRAVES + city]) & ALL_CELLS))
    for city in range(MOST_CITIES):
        row.put(bits_of(v[at + GRAVES + city]))
    _write_pieces(t, seat, at, row)
    write_rurals(t, seat, viewer, at, phase, row)
    row.put(t.inns(seat))
    row.put(v[at + CARTS])
    row.put(v[at + FOUNTAINS])
    write_land(seat, row)
    write_conditions(t, seat, at, row)
    write_forecast(t, seat, at, phase, unlimited, row)


def _write_pieces(t: AntiquityTable, seat: i64, at: i64, row: Row) -> None:
    """How many buildings of each type; of one that stands once only, 2 if it works. Then men on them, those lifted."""
    v = t.v
    works: i64 = v[at + WORKS]
    moving = v[at + STAGE] == MOVING  # what is in the air does not work, but stock is taken when all is down
    if moving:
        works = 0
    manned: i64 = 0
    lifted: i64 = 0
    for kind in range(TYPES + 1):
        _kinds[kind] = 0
    first: i64 = at + PIECES + 1
    for k in range(first, first + v[at + PIECES]):
        p: i64 = v[k]
        _kinds[p & 31] += 1
        if p & HAS_MAN != 0:
            manned += 1
        if p & LIFTED != 0:
            lifted += 1
        if moving and piece_works(t, seat, p):
            works |= 1 << (p & 31)
    for kind in range(TYPES):
        n: i64 = _kinds[kind]
        if n > 0 and MULTIPLE[kind] == 0:
            n = 1 + ((works >> kind) & 1)
        row.put(n)
    row.put(manned)
    row.put(lifted)
    row.put(v[at + IN_AIR])
