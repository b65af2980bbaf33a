"""The docks as numbers, and by place the goods that their ships are waiting for."""

from typing import Final

from mypy_extensions import i16, i64

from emporion.games.porto_carthago.table.accessors import PortoCarthagoTable
from emporion.games.porto_carthago.table.components import FIRST_DOCK, INCOME, WANTS
from emporion.games.porto_carthago.table.layout import (
    DOCKS,
    GOOD_AT,
    KINDS,
    MOST_SEATS,
    MOST_SLOTS,
    NONE,
    OWNER,
    ROW1,
    SEAT,
    SHIP_AT,
    STORE,
    STRIDE,
)
from emporion.kernel.rows.row import Row

WAITING: Final[i64] = 10
"""Numbers about the goods a place has docks for: by kind where a ship lies, then by kind where one is coming."""


def write_docks(t: PortoCarthagoTable, row: Row) -> None:
    """First what ships wait for at docks without a good: of each place and of nobody, counted while docks are told."""
    waiting: i64 = row.at
    row.skip(MOST_SEATS * WAITING + KINDS)
    second: i64 = NONE
    for dock in range(DOCKS):
        if dock & 1 == 0:
            first, second = _coming(t, dock)
            if t.ship_at(dock) != NONE:
                _dock(t, dock, NONE, waiting, row)
                second = first
            else:
                _dock(t, dock, first, waiting, row)
        else:
            _dock(t, dock, NONE if t.ship_at(dock) != NONE else second, waiting, row)


def _coming(t: PortoCarthagoTable, dock: i64) -> tuple[i64, i64]:
    """What the first two ships of row 1 want that are bound for this dock or the one after it, or NONE."""
    v = t.v
    first: i64 = NONE
    for slot in range(MOST_SLOTS):
        ship: i64 = v[ROW1 + slot]
        if ship != NONE and FIRST_DOCK[ship] == dock:
            if first != NONE:
                return first, WANTS[ship]
            first = WANTS[ship]
    return first, NONE


def _dock(t: PortoCarthagoTable, dock: i64, soon: i64, waiting: i64, row: Row) -> None:
    """`soon` is what the ship wants that would moor here by itself; `waiting` is where goods are counted."""
    v = t.v
    owner: i64 = v[OWNER + dock]
    ship: i64 = v[SHIP_AT + dock]
    good: i64 = v[GOOD_AT + dock]
    wants: i64 = NONE
    income: i64 = 0
    if ship != NONE:
        wants = WANTS[ship]
        income = INCOME[ship]
    row.seat(owner)
    row.hot(wants, KINDS)
    row.put(income)
    row.hot(good, KINDS)
    row.hot(soon, KINDS)
    if good != NONE:
        row.flag(good == wants)
        row.flag(good == soon)
        row.skip(1)
        return
    row.skip(2)
    if owner == NONE:
        row.skip(1)
        if wants != NONE:
            row.v[waiting + MOST_SEATS * WAITING + wants] += i16(1)
        return
    row.flag(wants != NONE and v[SEAT + owner * STRIDE + STORE + wants] > 0)
    at: i64 = waiting + row.place(owner) * WAITING
    if wants != NONE:
        row.v[at + wants] += i16(1)
    elif soon != NONE:
        row.v[at + KINDS + soon] += i16(1)
