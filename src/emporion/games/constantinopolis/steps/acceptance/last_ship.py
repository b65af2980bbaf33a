"""The last ship of a type: players earlier in office order are asked before somebody gets it (CPL-4.6.1, CPL-7.9.8)."""

from mypy_extensions import i64

from emporion.games.constantinopolis.rules.fleet import ship_price
from emporion.games.constantinopolis.steps.acceptance.turn import buy_ship
from emporion.games.constantinopolis.table.accessors import ConstantinopolisTable
from emporion.games.constantinopolis.table.layout import (
    FINISHED,
    FIRST_REFUSAL,
    FREE_SHIPS,
    NONE,
    SHIP_BOUGHT,
    SIZES,
    WANTED,
)
from emporion.games.constantinopolis.table.telling import ship_ref
from emporion.games.constantinopolis.table.words import PASS
from emporion.kernel.journal import seat_ref
from emporion.kernel.table import NOBODY


def want_ship(t: ConstantinopolisTable, seat: i64, size: i64) -> None:
    """The seat buys a ship; if it is the last of its type, others may come first."""
    if t.v[FREE_SHIPS + size] > 1 or _next_to_ask(t, seat, size, NOBODY) == NOBODY:
        buy_ship(t, seat, size)
        return
    t.v[WANTED + size] = seat + 1
    if t.telling():
        t.tell("ship-wanted", "CPL-4.6.1", {"seat": seat_ref(seat), "ship": ship_ref(size)})
    _ask_on(t, size, NOBODY)


def answer_about_ship(t: ConstantinopolisTable, seat: i64, word: i64) -> None:
    """Who is asked takes the ship, or leaves it to the next."""
    size = asked_about(t, seat)
    if word == PASS:
        if t.telling():
            t.tell("ship-left", "CPL-4.6.1", {"seat": seat_ref(seat), "ship": ship_ref(size)})
        _ask_on(t, size, seat)
    else:
        _settle(t, size, seat)


def asked_about(t: ConstantinopolisTable, seat: i64) -> i64:
    """The size of the last ship the seat is asked about, or NONE."""
    for size in range(SIZES):
        if t.v[FIRST_REFUSAL + size] == seat + 1:
            return size
    return NONE


def buyer_of(t: ConstantinopolisTable, size: i64) -> i64:
    """Who wants the last ship of a size, or NOBODY."""
    return t.v[WANTED + size] - 1


def waiting(t: ConstantinopolisTable) -> i64:
    """A bit for each seat that wants a last ship and waits for the answers."""
    seats: i64 = 0
    for size in range(SIZES):
        if t.v[WANTED + size] != 0:
            seats |= 1 << buyer_of(t, size)
    return seats


def _next_to_ask(t: ConstantinopolisTable, buyer: i64, size: i64, after: i64) -> i64:
    """The first in office order, after somebody and before the buyer, who could take the ship instead; or NOBODY."""
    k: i64 = 0
    if after != NOBODY:
        while t.turn(k) != after:
            k += 1
        k += 1
    while t.turn(k) != buyer:
        if _could_take(t, t.turn(k), size):
            return t.turn(k)
        k += 1
    return NOBODY


def _could_take(t: ConstantinopolisTable, seat: i64, size: i64) -> bool:
    if t.get(seat, FINISHED) != 0 or t.marked(seat, SHIP_BOUGHT) or (waiting(t) >> seat) & 1:
        return False
    return t.gold(seat) >= ship_price(t, seat, size)


def _ask_on(t: ConstantinopolisTable, size: i64, after: i64) -> None:
    buyer = buyer_of(t, size)
    asked = _next_to_ask(t, buyer, size, after)
    if asked == NOBODY:
        _settle(t, size, buyer)
    else:
        t.v[FIRST_REFUSAL + size] = asked + 1


def _settle(t: ConstantinopolisTable, size: i64, seat: i64) -> None:
    """The ship goes to the seat; whoever else was asked about another one and has this one now is asked no more."""
    t.v[WANTED + size] = 0
    t.v[FIRST_REFUSAL + size] = 0
    buy_ship(t, seat, size)
    for other in range(SIZES):
        if t.v[FIRST_REFUSAL + other] == seat + 1:
            _ask_on(t, other, seat)
