"""Whether the cards of the last sale can still bring what all credits will cost (OST-5.5.1)."""

from mypy_extensions import i64

from emporion.games.ostia.rules.piles import owned
from emporion.games.ostia.table.accessors import OstiaTable
from emporion.games.ostia.table.components import FINAL_FORUM_PAYS, FORUM_PRICE, REPAYMENT, WAREHOUSE_SALE
from emporion.games.ostia.table.layout import KINDS


def owed(t: OstiaTable, seat: i64) -> i64:
    return REPAYMENT * t.credits(seat)


def most_in_the_end(t: OstiaTable, seat: i64, good: i64, kept: i64) -> i64:
    """The most cash a seat can have: nobody else sells, every empty warehouse is sold (OST-5.4.1).

    So many cards of a good are kept, the goods before it lie as they were laid, those after it are all sold.
    """
    cash = t.cash(seat)
    empty = t.warehouses(seat)
    for other in range(KINDS):
        sold = owned(t, seat, other)
        if other <= good:
            stored = kept if other == good else t.stock(seat, other)
            sold -= stored
            empty -= stored
        if t.option(FINAL_FORUM_PAYS) != 0:
            cash += sold * FORUM_PRICE[sold]
    return cash + (WAREHOUSE_SALE * empty if empty > 0 else 0)


def most_as_laid(t: OstiaTable, seat: i64) -> i64:
    return most_in_the_end(t, seat, KINDS, 0)


def most_if_all_is_sold(t: OstiaTable, seat: i64) -> i64:
    return most_in_the_end(t, seat, -1, 0)
