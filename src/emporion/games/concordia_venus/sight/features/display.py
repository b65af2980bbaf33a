"""The cards for sale: those on the display with their prices, and which are still in the stack."""

from typing import Final

from mypy_extensions import i16, i64

from emporion.games.concordia_venus.sight.features.places import FACES_FOR_SALE, GODS_OF, counted, write_card
from emporion.games.concordia_venus.steps.market import affordable, fixed_price
from emporion.games.concordia_venus.table.accessors import ConcordiaTable
from emporion.games.concordia_venus.table.components import FIRST_FOR_SALE, FOR_SALE, KINDS, MINERVA, SPECIALITY
from emporion.games.concordia_venus.table.layout import NONE, SPACES, STACK
from emporion.kernel.rows.row import Row

OF_A_SPACE: Final[i64] = FACES_FOR_SALE + KINDS + 5


def write_display(t: ConcordiaTable, seat: i64, worths: i64, row: Row) -> None:
    """`worths` is where in the row stands what a card of each god is worth to the seat."""
    for space in range(SPACES):
        card = t.shown(space)
        if card == NONE:
            row.skip(OF_A_SPACE)
            continue
        write_card(row, card, FACES_FOR_SALE)
        for good in range(KINDS):
            row.put(fixed_price(t, card, space, good, True))
        row.put(t.surcharge_any(space))
        row.flag(affordable(t, seat, card, space, True))
        row.flag(affordable(t, seat, card, space, False))
        row.put(_worth(card, worths, row))


def _worth(card: i64, worths: i64, row: Row) -> i64:
    """What the card would add to the seat's points today."""
    if SPECIALITY[card] != NONE:
        return i64(row.v[worths + MINERVA + SPECIALITY[card]])
    total: i64 = 0
    god: i64
    for god in range(MINERVA):
        total += counted(GODS_OF[card], god) * i64(row.v[worths + god])
    return total


def write_stack(t: ConcordiaTable, row: Row) -> None:
    """Which cards are in it; in which order their decks come is known, and nothing else."""
    n = STACK.size(t)
    row.put(n)
    at: i64 = row.at - FIRST_FOR_SALE
    row.skip(FOR_SALE)
    for k in range(n):
        row.v[at + STACK.card(t, k)] = i16(1)
