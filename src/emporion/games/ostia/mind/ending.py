"""What the last sale and the warehouses sold at the end are worth: points for types and for the rank in cash."""

from typing import Final

from mypy_extensions import i64

from emporion.games.ostia.mind.rivals import NOBODY, Rivals, chance_above, price, rank_points
from emporion.games.ostia.mind.weights import WEIGHTS
from emporion.games.ostia.rules.piles import owned_in_all
from emporion.games.ostia.steps.counting_house import Allocate
from emporion.games.ostia.steps.final_phase import empty_warehouses, stored_types
from emporion.games.ostia.table.accessors import OstiaTable
from emporion.games.ostia.table.components import FINAL_FORUM_PAYS, REPAYMENT, WAREHOUSE_SALE
from emporion.games.ostia.table.layout import KINDS, ON_FORUM

RUIN: Final = 200.0
GUESSED: Final = 6.0  # how far cash may be from what is foreseen while the last cards lie face down, in denarii
SURE: Final = 1.5  # and when only warehouses can still be sold


def last_split(t: OstiaTable, step: Allocate, seat: i64) -> float:
    """Stored types against what the last forum and sold warehouses bring."""
    seen = step.beat == 2
    beside = Rivals(t, seat, True).forum if seen else 0.5
    income = 0.0
    for good in range(KINDS):
        mine = t.forum(seat, good)
        if mine > 0 and _pays(t):
            income += float(mine) * price(float(mine) + beside)
    cash = income + float(t.cash(seat) + WAREHOUSE_SALE * empty_warehouses(t, seat) - REPAYMENT * t.credits(seat))
    ahead = NOBODY[:]
    for other in range(t.seats()):
        if other != seat:
            ahead[other] = chance_above((_foreseen(t, other, seen) - cash) / GUESSED)
    value = WEIGHTS.point * (float(stored_types(t, seat)) + rank_points(ahead)) + 0.05 * cash
    return value if cash >= 0.0 else value - RUIN


def _foreseen(t: OstiaTable, other: i64, seen: bool) -> float:
    """What a rival will own: once the piles show, by the cards it seems to sell."""
    cash = float(t.cash(other) - REPAYMENT * t.credits(other))
    price_of_card = WEIGHTS.last_sale if _pays(t) else 0.0
    if seen:
        sale = price_of_card * float(t.count(other, ON_FORUM))
        return cash + sale + float(WAREHOUSE_SALE * empty_warehouses(t, other))
    free = t.warehouses(other) - owned_in_all(t, other)
    sale = WEIGHTS.last_sales * (price_of_card + float(WAREHOUSE_SALE)) if free < t.warehouses(other) else 0.0
    return cash + sale + float(WAREHOUSE_SALE * (free if free > 0 else 0))


def _pays(t: OstiaTable) -> bool:
    return t.option(FINAL_FORUM_PAYS) != 0


def last_rank(t: OstiaTable, seat: i64) -> float:
    """The points for cash when all cards lie open; beside them a warehouse kept may win a tie (OST-5.7.2)."""
    cash = _last_wealth(t, seat)
    ahead = NOBODY[:]
    for other in range(t.seats()):
        if other != seat and not t.out(other):
            ahead[other] = chance_above((_last_wealth(t, other) - cash) / SURE)
    kept = 0 if _still_sells(t, seat) else t.warehouses(seat)
    return WEIGHTS.point * rank_points(ahead) + WEIGHTS.kept_warehouse * float(kept)


def _last_wealth(t: OstiaTable, seat: i64) -> float:
    """Cash after all debts; who has not been asked yet is thought to sell every empty warehouse (OST-5.4.1)."""
    sold = empty_warehouses(t, seat) if _still_sells(t, seat) else 0
    return float(t.cash(seat) + WAREHOUSE_SALE * sold - REPAYMENT * t.credits(seat))


def _still_sells(t: OstiaTable, seat: i64) -> bool:
    """Whether the seat is asked now or later in turn order; before the first is asked, all are."""
    if t.seat() < 0:
        return True
    n = t.seats()
    return (seat - t.first() + n) % n >= (t.seat() - t.first() + n) % n
