"""Public offices: what it takes to hold one, and moving a figure."""

from mypy_extensions import i64

from emporion.games.constantinopolis.table.accessors import ConstantinopolisTable
from emporion.games.constantinopolis.table.components import (
    HIGHEST_BID,
    MIN_RAISE,
    MIN_RAISE_AGAINST_WALL,
    ONE_DUEL_PER_OFFICE,
    REBID,
    WALL_TENURE,
)
from emporion.games.constantinopolis.table.layout import LOST, NONE, OFFICE, STAKE


def raise_against(t: ConstantinopolisTable, holder: i64) -> i64:
    """By how much a challenger must beat the holder (CPL-7.1.1)."""
    return MIN_RAISE_AGAINST_WALL if t.owns(holder, WALL_TENURE) else MIN_RAISE


def opening_bid(t: ConstantinopolisTable, office: i64) -> i64:
    """The least a challenger of an office must bid (CPL-4.1.7, CPL-4.1.14)."""
    return t.stake(office) + raise_against(t, t.holder(office))


def affordable(gold: i64) -> i64:
    """The highest bid somebody with that gold can make (CPL-7.9.1)."""
    return gold if gold < HIGHEST_BID else HIGHEST_BID


def move_figure(t: ConstantinopolisTable, seat: i64, office: i64, stake: i64) -> None:
    """The figure goes to an office, paying the stake; what lies where it leaves is lost (CPL-4.1.11, CPL-4.1.15)."""
    left = t.office(seat)
    if left != NONE:
        t.v[STAKE + left] = 0
    t.pay(seat, stake)
    t.v[STAKE + office] = stake
    t.put(seat, OFFICE, office)


def lose(t: ConstantinopolisTable, seat: i64, office: i64) -> None:
    t.put(seat, LOST, t.get(seat, LOST) | (1 << office))


def barred(t: ConstantinopolisTable, seat: i64, office: i64) -> bool:
    """Whether a duel lost in this phase keeps the seat from bidding for the office again (CPL-4.1.10)."""
    if t.erratum(REBID) and t.option(ONE_DUEL_PER_OFFICE) == 0:
        return False
    return (t.get(seat, LOST) >> office) & 1 == 1
