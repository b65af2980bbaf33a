"""The row as a whole: time, what is being decided, the middle of the table; then ships, docks and seats."""

from typing import Final

from mypy_extensions import i64

from emporion.games.porto_carthago.rules.rankings import most_trade_points
from emporion.games.porto_carthago.sight.features.docks import write_docks
from emporion.games.porto_carthago.sight.features.seats import write_cards, write_seats
from emporion.games.porto_carthago.sight.features.ships import write_card, write_deck, write_ships
from emporion.games.porto_carthago.steps.aristocrat import SetTemple
from emporion.games.porto_carthago.steps.carrier import CarryGood
from emporion.games.porto_carthago.steps.harbour_entry import AdmitShips, ChooseBerth
from emporion.games.porto_carthago.steps.stevedore import TransferTarget
from emporion.games.porto_carthago.table.accessors import PortoCarthagoTable
from emporion.games.porto_carthago.table.components import (
    ACTION,
    BOX_PLACES,
    EARLY_POINTS,
    LAST_DECADE,
    ROUNDS,
    SEAT_POINTS,
    SEAT_PRICE,
    box_number,
)
from emporion.games.porto_carthago.table.layout import (
    ACTION_AT,
    ACTIVE,
    BONUS_LEFT,
    BOUGHT,
    DOCKS,
    KINDS,
    MARKET,
    NONE,
    ROW1,
    ROW2,
    SPACES,
)
from emporion.kernel.rows.row import Row
from emporion.kernel.step import Step
from emporion.kernel.table import F_LOCAL

ACTIONS: Final[i64] = len(ACTION)


def write_row(t: PortoCarthagoTable, step: Step[PortoCarthagoTable] | None, viewer: i64, row: Row) -> None:
    row.hot(t.decade() - 1, LAST_DECADE)
    row.hot(t.round() - 1, ROUNDS)
    row.flag(most_trade_points(t) >= EARLY_POINTS)
    row.seat(t.first())
    row.seat(t.v[ACTIVE])
    row.hot(t.space(), SPACES)
    row.flag(t.v[BONUS_LEFT] == 1)
    for space in range(SPACES):
        row.hot(t.v[ACTION_AT + space], ACTIONS)
    _pending(t, step, row)
    write_ships(t, ROW1, row)
    write_ships(t, ROW2, row)
    dangers = write_deck(t, viewer, row)
    row.copy(t.v, MARKET, 2 * KINDS)  # the bag comes next
    row.put(t.v[BOUGHT])
    row.put(t.price())
    write_docks(t, row)
    row.put(t.on_charters(NONE))
    _palace(t, row)
    write_seats(t, viewer, dangers, row)
    write_cards(t, viewer, row)


def _pending(t: PortoCarthagoTable, step: Step[PortoCarthagoTable] | None, row: Row) -> None:
    """What has been chosen so far in a decision of several words."""
    good: i64 = NONE
    dock: i64 = NONE
    lighthouse: i64 = NONE
    ship: i64 = NONE
    left: i64 = NONE
    if isinstance(step, CarryGood):
        good = t.local(0)
        dock = t.local(1)
    elif isinstance(step, TransferTarget):
        dock = t.local(0)
    elif isinstance(step, SetTemple):
        lighthouse = t.local(0)
    elif isinstance(step, AdmitShips):
        left = _fewer(t.local(0), t.row1_ships())
    elif isinstance(step, ChooseBerth):
        ship = t.row1(t.local(0))
        left = _fewer(t.v[t.frame(1) + F_LOCAL], t.row1_ships() - 1)  # the ship itself still lies in its slot
    row.hot(good, KINDS)
    row.hot(dock, DOCKS)
    _number(lighthouse, row)
    write_card(ship, row)
    _number(left, row)


def _fewer(a: i64, b: i64) -> i64:
    return a if a < b else b


def _number(value: i64, row: Row) -> None:
    """Whether there is one, and which."""
    row.flag(value != NONE)
    if value == NONE:
        row.skip(1)
    else:
        row.put(value)


def _palace(t: PortoCarthagoTable, row: Row) -> None:
    """The next seat of the palace and what it asks for; how far the intrigue path has come."""
    place = t.next_palace_seat()
    row.put(place)
    row.put(SEAT_PRICE[place])
    row.put(SEAT_POINTS[place])
    length = t.path_length()
    row.put(length)
    for rank in range(BOX_PLACES):
        row.put(box_number(length, rank))
