"""Free trade as numbers: contracts in short, and the proposal of a seat."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from emporion.games.constantinopolis.steps.action import PROPOSING
from emporion.games.constantinopolis.table.accessors import ConstantinopolisTable
from emporion.games.constantinopolis.table.components import CARGO, DISTANCE, KIND_OF, QUANTITY
from emporion.games.constantinopolis.table.layout import (
    ACTION,
    ASKED,
    GIVEN,
    KINDS,
    MOST_SEATS,
    O_CARDS,
    OFFER,
    PARTNER,
    PROPOSED,
    SEAT,
    SENT,
    SIDE,
    STRIDE,
    TYPES,
)
from emporion.kernel.rows.row import Row

# Contracts of others in short: how many for each cargo and quantity, and how many for each distance.
LOTS: Final[i64] = 11
DISTANCES: Final[i64] = 3
IN_SHORT: Final[i64] = LOTS + DISTANCES
LOT: Final[vec[i64]] = vec[i64]([2 * CARGO[kind] + QUANTITY[kind] - 1 for kind in range(KINDS)])
FARNESS: Final[vec[i64]] = vec[i64]([("near", "mid", "far").index(DISTANCE[kind]) for kind in range(KINDS)])
OF_A_SIDE: Final[i64] = TYPES + 1 + IN_SHORT + 1  # goods, gold, contracts, those face down
OF_A_PROPOSAL: Final[i64] = 1 + MOST_SEATS + 2 + 2 * OF_A_SIDE


def count_in_short(row: Row, first: i64, kind: i64) -> None:
    """Count a contract."""
    row.v[first + LOT[kind]] += i16(1)
    row.v[first + LOTS + FARNESS[kind]] += i16(1)


def write_proposal(t: ConstantinopolisTable, seat: i64, viewer: i64, row: Row) -> None:
    """How many the seat may still make, and the one it makes or has sent: to whom, as which of all, how much of it
    is seen."""
    if not t.free_trade():
        row.skip(OF_A_PROPOSAL)
        return
    row.put(t.proposals() - t.get(seat, PROPOSED))
    sent = t.get(seat, SENT)
    if sent == 0 and t.get(seat, ACTION) != PROPOSING:
        row.skip(OF_A_PROPOSAL - 1)
        return
    partner = t.get(seat, PARTNER)
    row.seat(partner)
    row.put(_rank(t, sent))
    if sent == 0 and seat != viewer:
        row.skip(1 + 2 * OF_A_SIDE)
        return
    row.put(2)
    _side(t, seat, GIVEN, viewer == seat or viewer == partner, row)
    _side(t, seat, ASKED, True, row)


def _rank(t: ConstantinopolisTable, sent: i64) -> i64:
    """As which of the open proposals it was sent; 0 if it was not."""
    rank: i64 = 0
    for seat in range(t.seats()):
        if 0 < t.get(seat, SENT) <= sent:
            rank += 1
    return rank


def _side(t: ConstantinopolisTable, proposer: i64, side: i64, faces: bool, row: Row) -> None:
    at: i64 = SEAT + proposer * STRIDE + OFFER + side * SIDE
    row.copy(t.v, at, TYPES + 1)  # the gold comes after the goods
    first = row.at
    row.skip(IN_SHORT + 1)
    for k in range(t.v[at + O_CARDS]):
        card = t.v[at + O_CARDS + 1 + k]
        if faces or t.shown(card):
            count_in_short(row, first, KIND_OF[card])
        else:
            row.v[first + IN_SHORT] += i16(1)
