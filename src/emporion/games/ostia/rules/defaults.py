"""What is said for a seat that does not speak in time (OST-7.6.1)."""

from mypy_extensions import i64

from emporion.games.ostia.table.accessors import OstiaTable
from emporion.games.ostia.table.components import REPAYMENT, ROUNDS, VALUE, WAREHOUSE_SALE, senate_value
from emporion.games.ostia.table.layout import ASKED_AGAIN, BLUFF_STAGE, KINDS, STOCK
from emporion.games.ostia.table.words import BLUFF, BUILD, CONFIRM, DISCARD, LOCK, PASS, REPAY, SELL, TAKE, split_word


def default_word(t: OstiaTable, decision: str, seat: i64, offered: list[int]) -> int:
    if decision == "choose_free_good":
        return TAKE + _most_wanted(t, offered)
    if decision == "bid":
        return PASS
    if decision == "settle_lot":
        return SELL + _highest_bidder(t, seat)
    if decision == "allocate":
        return _keep_stored(t, seat)
    if decision == "repay_credits":
        return REPAY
    if decision == "build_warehouses":
        return BUILD
    if decision == "discard_excess":
        return DISCARD + _least_useful(t, seat)
    if decision == "final_allocate":
        return _final_split(t, seat)
    return offered[0]  # the first pair of the boat, the smallest number of warehouses that may be sold


def _most_wanted(t: OstiaTable, offered: list[int]) -> int:
    goods = [word - TAKE for word in offered]
    return max(goods, key=lambda good: (t.active_value(good), VALUE[good]))


def _highest_bidder(t: OstiaTable, seller: i64) -> int:
    clockwise = [t.clockwise(seller, k) for k in range(1, t.seats())]
    return max(clockwise, key=lambda seat: t.bid(seat))  # the first of equals is the nearest


def _keep_stored(t: OstiaTable, seat: i64) -> int:
    stage = t.stage(seat)
    if stage == ASKED_AGAIN:
        return CONFIRM
    if stage < BLUFF_STAGE:
        return split_word(stage, 0, 0)
    return BLUFF if stage == BLUFF_STAGE else LOCK


def _final_split(t: OstiaTable, seat: i64) -> int:
    """Everything stays stored, unless only a sale can save the seat."""
    stage = t.stage(seat)
    stored = t.count(seat, STOCK)
    placed = sum(t.forum(seat, good) for good in range(KINDS))
    lacking = t.cash(seat) + WAREHOUSE_SALE * (t.warehouses(seat) - stored - placed) < REPAYMENT * t.credits(seat)
    if stage < BLUFF_STAGE and lacking:
        return split_word(stage, t.stock(seat, stage), 0)
    return _keep_stored(t, seat)


def _least_useful(t: OstiaTable, seat: i64) -> int:
    """Lowest on the next senate card; in the last round the cheapest of those held twice, or of all."""
    held = [good for good in range(KINDS) if t.stock(seat, good) > 0]
    if t.round() < ROUNDS:
        return min(held, key=lambda good: senate_value(t.next_senate(), good))
    double = [good for good in held if t.stock(seat, good) > 1]
    return min(double or held, key=lambda good: VALUE[good])
