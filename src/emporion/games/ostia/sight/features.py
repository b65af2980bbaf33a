"""What a seat sees of Ostia's table as numbers, straight from the table; `twin.py` tells the same from the sight."""

from mypy_extensions import i64

from emporion.games.ostia.rules.piles import owned_in_all, pile_sizes, sizes_seen
from emporion.games.ostia.steps.counting_house import Allocate, AllocateAgain
from emporion.games.ostia.table.accessors import OstiaTable
from emporion.games.ostia.table.components import ROUNDS, SENATE_VALUES
from emporion.games.ostia.table.layout import (
    BLUFF_FORUM,
    BLUFF_SENATE,
    BOAT,
    DECK,
    DISCARD,
    FREE,
    KINDS,
    LOCKED,
    MARKET,
    MOST_SEATS,
    NONE,
    ON_FORUM,
    PASSED,
    SEAT,
    SHOWN_FORUM,
    STOCK,
    STORAGE_OPEN,
    STRIDE,
)
from emporion.kernel.rows.row import Row
from emporion.kernel.step import Step

OF_A_SEAT = 31
"""Numbers about each seat, after the one that tells whether anybody sits there."""


def write_row(t: OstiaTable, step: Step[OstiaTable] | None, viewer: i64, row: Row) -> None:
    row.hot(t.round() - 1, ROUNDS)
    row.seat(t.first())
    _values(row, t.active_senate())
    row.flag(t.next_senate() != NONE)
    _values(row, t.next_senate())
    row.put(DECK.size(t))
    row.copy(t.v, DISCARD, KINDS)
    row.copy(t.v, MARKET, KINDS)
    _auction(t, row)
    for place in range(MOST_SEATS):
        _seat(t, row.sits_at(place), viewer, step, row)
    _own(t, viewer, row)


def _values(row: Row, card: i64) -> None:
    if card == NONE:
        row.skip(KINDS)
    else:
        row.copy(SENATE_VALUES, card * KINDS, KINDS)


def _auction(t: OstiaTable, row: Row) -> None:
    there = t.lot(0) != NONE
    row.flag(there)
    row.seat(t.seller() if there else -1)
    row.hot(t.lot(0), KINDS)
    row.hot(t.lot(1), KINDS)
    row.put(t.minimum() if there else 0)
    for place in range(MOST_SEATS):
        seat = row.sits_at(place)
        bid: i64 = t.bid(seat) if there and seat >= 0 else 0
        row.flag(bid != 0)
        row.put(bid if bid != PASSED else 0)


def _seat(t: OstiaTable, seat: i64, viewer: i64, step: Step[OstiaTable] | None, row: Row) -> None:
    row.flag(seat >= 0)
    if seat < 0:
        row.skip(OF_A_SEAT)
        return
    allocating = isinstance(step, Allocate)
    row.put(t.warehouses(seat))
    row.put(t.credits(seat))
    row.put(t.points(seat))
    row.flag(t.out(seat))
    row.put(t.count(seat, BOAT))
    row.put(owned_in_all(t, seat) if allocating else t.count(seat, STOCK))
    known = t.open_money() or seat == viewer or t.over()
    row.flag(known)
    row.put(t.cash(seat) if known else 0)
    row.flag(step is not None and step.sealed and (t.local(0) >> seat) & 1 == 1)
    _sizes(t, seat, step, row)
    row.copy(t.v, SEAT + seat * STRIDE + SHOWN_FORUM, 2 * KINDS)  # those of the Senate come next
    row.flag(t.v[STORAGE_OPEN] != 0)
    if t.v[STORAGE_OPEN] != 0:
        row.copy(t.v, SEAT + seat * STRIDE + STOCK, KINDS)
    else:
        row.skip(KINDS)


def _sizes(t: OstiaTable, seat: i64, step: Step[OstiaTable] | None, row: Row) -> None:
    """Of the piles before the second beat; in the first edition, of whoever has locked (OST-4.2.4)."""
    again = isinstance(step, AllocateAgain)
    locked = isinstance(step, Allocate) and t.with_bluff() and not t.two_beats() and t.stage(seat) == LOCKED
    if not again and not locked:
        row.skip(3)
        return
    forum, senate, storage = sizes_seen(t, seat) if again else pile_sizes(t, seat)
    row.put(forum)
    row.put(senate)
    row.put(storage)


def _own(t: OstiaTable, seat: i64, row: Row) -> None:
    row.copy(t.v, SEAT + seat * STRIDE + BOAT, KINDS)
    row.copy(t.v, SEAT + seat * STRIDE + STOCK, KINDS)
    row.copy(t.v, SEAT + seat * STRIDE + ON_FORUM, 2 * KINDS)  # what lies on the Senate's space comes next
    row.put(t.get(seat, BLUFF_FORUM))
    row.put(t.get(seat, BLUFF_SENATE))
    row.hot(t.get(seat, FREE), KINDS)
    row.put(t.cap(seat))
