"""What a seat sees of Constantinopolis' table as numbers, straight from the table; `twin.py` tells the same from the
sight. Here are the middle of the table and what only the seat itself sees; `boards.py` writes what lies before a seat.
"""

from typing import Final

from mypy_extensions import i64

from emporion.games.constantinopolis.rules.city import could_preempt, planned_tile
from emporion.games.constantinopolis.rules.fleet import loaded, ship_price
from emporion.games.constantinopolis.rules.market import buying_price, limit, selling_price
from emporion.games.constantinopolis.rules.offices import raise_against
from emporion.games.constantinopolis.sight.boards import write_board
from emporion.games.constantinopolis.steps.construction import Preempt
from emporion.games.constantinopolis.steps.duel import Duel
from emporion.games.constantinopolis.steps.end_of_round import StoreGoods
from emporion.games.constantinopolis.table.accessors import ConstantinopolisTable
from emporion.games.constantinopolis.table.components import (
    CARGO,
    CONSUL,
    COST,
    COUNT,
    DURATION,
    FIRST_WALL,
    KIND_OF,
    MAX_ROUNDS,
    PAIR_TILES,
    PASSENGER,
    PUBLIC_PLAN,
    QUANTITY,
    WALL_PLAN,
    WALLS,
)
from emporion.games.constantinopolis.table.layout import (
    COPIES_LEFT,
    CURRENT,
    DECK,
    DISCARD,
    FIRST_REFUSAL,
    FREE_SHIPS,
    FUTURE,
    HAND,
    KEPT,
    KINDS,
    MARKETS,
    MAXIMUM,
    MOST_SEATS,
    NONE,
    OFFICES,
    PORT,
    S_CARGO,
    S_PLACE,
    S_SIZE,
    SEAT,
    SIZES,
    STRIDE,
    TYPES,
    WANTED,
)
from emporion.kernel.rows.row import Row
from emporion.kernel.step import Step
from emporion.kernel.table import NOBODY

SHIPS: Final[i64] = 10  # of one player, as in the layout: the bound of a loop must be native
NOTHING: Final[i64] = 0  # native, as what stands on the other side of an else
PAIRS: Final[i64] = 4  # of public buildings
OF_A_SHIP: Final[i64] = SIZES + 3  # its size, spaces taken, passengers, voyage


def write_row(t: ConstantinopolisTable, step: Step[ConstantinopolisTable] | None, viewer: i64, row: Row) -> None:
    row.hot(t.round() - 1, MAX_ROUNDS)
    row.flag(t.last_round())
    _turns(t, row)
    _offices(t, step, row)
    _markets(t, row)
    _city(t, step, row)
    row.copy(t.v, FREE_SHIPS, SIZES)
    _last_ships(t, row)
    _storing(t, step, row)
    row.put(DECK.size(t))
    for kind in range(KINDS):
        row.put(COUNT[t.v[DISCARD + kind]])
    aboard = row.at
    row.skip(KINDS)  # of each kind, the contracts seen on ships: counted as the boards are gone through
    for place in range(MOST_SEATS):
        write_board(t, row.sits_at(place), viewer, aboard, row)
    _own(t, viewer, row)


def _turns(t: ConstantinopolisTable, row: Row) -> None:
    """For each place, as which of all it comes in office order."""
    first = row.at
    row.skip(MOST_SEATS)
    end = row.at
    for k in range(t.seats()):
        row.at = first + row.place(t.turn(k))
        row.put(k + 1)
    row.at = end


def _offices(t: ConstantinopolisTable, step: Step[ConstantinopolisTable] | None, row: Row) -> None:
    """What lies on each and what a challenger must bid; then the duel. Who holds them is told of the seats."""
    for office in range(OFFICES):
        holder = t.holder(office)
        stake = t.stake(office)
        row.put(stake)
        row.put(NOTHING if holder == NOBODY else stake + raise_against(t, holder))
    if isinstance(step, Duel):
        row.hot(t.local(0), OFFICES)
        row.seat(t.seat())
        row.put(t.local(2))
    else:
        row.skip(OFFICES + MOST_SEATS + 1)


def _markets(t: ConstantinopolisTable, row: Row) -> None:
    """The current one, the next one, and those used up."""
    row.hot(t.market(), MARKETS)
    row.hot(FUTURE.card(t, 0) if FUTURE.size(t) > 0 else NONE, MARKETS)
    used: i64 = 0
    for k in range(CURRENT.size(t)):
        if k > 0:
            used |= 1 << CURRENT.card(t, k)
    for market in range(MARKETS):
        row.put((used >> market) & 1)


def _city(t: ConstantinopolisTable, step: Step[ConstantinopolisTable] | None, row: Row) -> None:
    """Copies left of what can be declared, what the Consul could take of it, and what he is asked about."""
    row.copy(t.v, COPIES_LEFT + 1, PUBLIC_PLAN)  # the Ager is no tile
    for pair in range(PAIRS):
        row.put(t.copies(PAIR_TILES[2 * pair]) + t.copies(PAIR_TILES[2 * pair + 1]))
    row.copy(t.v, COPIES_LEFT + FIRST_WALL, WALLS)
    consul = t.holder(CONSUL)
    if consul != NOBODY and t.has_power(consul, CONSUL):
        for plan in range(WALL_PLAN):
            tile = planned_tile(t, plan)
            row.flag(tile != NONE and could_preempt(t, consul, tile))
        row.skip(WALLS)
    else:
        row.skip(WALL_PLAN + WALLS)
    if isinstance(step, Preempt):
        row.seat(t.seat())
        row.seat(t.local(0))
        row.hot(t.local(1) - 1, FIRST_WALL - 1)
        row.put(COST[t.local(1)])
        row.flag(t.local(2) != 0)
    else:
        row.skip(2 * MOST_SEATS + FIRST_WALL + 1)


def _last_ships(t: ConstantinopolisTable, row: Row) -> None:
    """Of each size, who wants the last one and who is asked before that."""
    for size in range(SIZES):
        row.seat(t.v[WANTED + size] - 1)
        row.seat(t.v[FIRST_REFUSAL + size] - 1)


def _storing(t: ConstantinopolisTable, step: Step[ConstantinopolisTable] | None, row: Row) -> None:
    storing = isinstance(step, StoreGoods)
    row.flag(storing)
    for good in range(TYPES):
        row.put(t.local(good) if storing else NOTHING)


# -- what only the seat itself sees -----------------------------------------------------------------------
def _own(t: ConstantinopolisTable, seat: i64, row: Row) -> None:
    at: i64 = SEAT + seat * STRIDE
    for kind in range(KINDS):
        row.put(COUNT[t.v[at + HAND + kind]])
    for kind in range(KINDS):
        row.put(COUNT[t.v[at + HAND + kind] & t.v[at + KEPT + kind]])
    row.put(loaded(t, seat))
    for good in range(TYPES):
        row.put(buying_price(t, seat, good) if limit(t, good) != 0 else NOTHING)
    for good in range(TYPES):
        row.put(selling_price(t, seat, good) if limit(t, good) != 0 else NOTHING)
    for size in range(SIZES):
        row.put(ship_price(t, seat, size))
    row.put(t.v[at + MAXIMUM])
    ships = t.ships(seat)
    for ship in range(SHIPS):
        if ship < ships:
            _own_ship(t, t.ship(seat, ship), row)
        else:
            row.skip(OF_A_SHIP)


def _own_ship(t: ConstantinopolisTable, at: i64, row: Row) -> None:
    """What could still go aboard, by the number contracts are loaded by; nothing of a ship at sea."""
    if t.v[at + S_PLACE] != PORT:
        row.skip(OF_A_SHIP)
        return
    size = t.v[at + S_SIZE]
    taken: i64 = 0
    passengers: i64 = 0
    voyage: i64 = 0
    for k in range(t.v[at + S_CARGO]):
        kind = KIND_OF[t.v[at + S_CARGO + 1 + k]]
        taken += QUANTITY[kind]
        if CARGO[kind] == PASSENGER:
            passengers += 1
        rounds = DURATION[kind * SIZES + size]
        if rounds > voyage:
            voyage = rounds
    row.hot(size, SIZES)
    row.put(taken)
    row.put(passengers)
    row.put(voyage)
