"""What a position of Ostia is worth to a seat, in denarii; the ideas are those of the rulebook's `Playing well`."""

from math import exp
from typing import Final

from mypy_extensions import i64

from emporion.games.ostia.mind.ending import RUIN, last_rank, last_split
from emporion.games.ostia.mind.plan import Plan
from emporion.games.ostia.mind.rivals import Rivals
from emporion.games.ostia.mind.weights import WEIGHTS
from emporion.games.ostia.rules.scoring import winners
from emporion.games.ostia.steps.counting_house import Allocate, AllocateAgain
from emporion.games.ostia.steps.final_phase import stored_types
from emporion.games.ostia.steps.harbour import Bid, ChooseFreeGood, SettleLot
from emporion.games.ostia.steps.warehouse_review import BuildWarehouses, DiscardExcess, RepayCredits
from emporion.games.ostia.table.accessors import OstiaTable
from emporion.games.ostia.table.components import (
    CREDIT,
    KEEP_SURCHARGE,
    REPAYMENT,
    ROUNDS,
    VALUE,
    WAREHOUSE_COST,
    WAREHOUSE_SALE,
    senate_value,
)
from emporion.games.ostia.table.layout import BLUFF_STAGE, FREE, KINDS, LOCKED, NOT_SPOKEN, STOCK, STORAGE_OPEN
from emporion.games.ostia.table.words import BID, PASS
from emporion.kernel.step import Step
from emporion.kernel.words import Words
from emporion.parts.sealed import is_in

WIN: Final = 6.0  # what the victory itself is worth, beyond its points, in points
CERTAIN: Final = 0.1  # who gains less by laying anew confirms
BEST_VALUE: Final = 5  # on a senate card


def worth(t: OstiaTable, step: Step[OstiaTable] | None, seat: i64) -> float:
    if t.over() or step is None:
        return _final_worth(t, seat)
    value = WEIGHTS.point * float(t.points(seat)) + _debts(t, seat)
    if t.v[STORAGE_OPEN] != 0:
        return value + last_rank(t, seat)
    if isinstance(step, Allocate) and step.final_phase:
        return value + last_split(t, step, seat)
    value += _warehouses(t, seat)
    if isinstance(step, (RepayCredits, BuildWarehouses, DiscardExcess)):
        return value + _cash(t, float(t.cash(seat))) + _stored(t, seat)
    plan = Plan(t, seat, Rivals(t, seat, isinstance(step, AllocateAgain)))
    if isinstance(step, Allocate):
        if step.beat == 2 and t.stage(seat) == LOCKED:
            value += CERTAIN
        return (
            value
            + _cash(t, float(t.cash(seat)))
            + plan.best_completion(t.stage(seat) if t.stage(seat) < BLUFF_STAGE else KINDS)
        )
    if isinstance(step, ChooseFreeGood) and is_in(t, seat):
        plan.hold(t.get(seat, FREE), 1)
    value += _boat(t, seat, step)
    if isinstance(step, (Bid, SettleLot)):
        return value + _pending_lot(t, seat, plan)
    return value + _cash(t, float(t.cash(seat))) + plan.best_completion(0)


def _final_worth(t: OstiaTable, seat: i64) -> float:
    value = WEIGHTS.point * float(t.points(seat)) - (RUIN if t.out(seat) else 0.0)
    value += WEIGHTS.kept_warehouse * float(t.warehouses(seat))  # as in `last_rank`: sold for no rank it is a waste
    won = winners(t)
    return value + WEIGHTS.point * WIN / len(won) if seat in won else value


def _cash(t: OstiaTable, cash: float) -> float:
    """A denarius buys less the fewer auctions are left; in the end only the rank counts."""
    if t.round() < ROUNDS - 1:
        return cash
    return cash * (WEIGHTS.late_cash if t.round() < ROUNDS else WEIGHTS.last_cash)


def _debts(t: OstiaTable, seat: i64) -> float:
    """A credit is to be repaid, with interest until then."""
    return -float(t.credits(seat)) * float(REPAYMENT + 2 * (ROUNDS - t.round()))


def _warehouses(t: OstiaTable, seat: i64) -> float:
    """Each holds a card over the rounds and a type for the end."""
    if t.round() == ROUNDS:
        return float(t.warehouses(seat)) * WEIGHTS.last_cash * float(WAREHOUSE_SALE)
    return float(t.warehouses(seat)) * (WEIGHTS.warehouse + WEIGHTS.warehouse_round * float(ROUNDS - t.round()))


def _stored(t: OstiaTable, seat: i64) -> float:
    """What is in storage at the review: good for the next Senate, in the end a point for each type."""
    if t.round() == ROUNDS:
        kept = min(int(t.warehouses(seat)), int(stored_types(t, seat)))
        spare = min(int(t.count(seat, STOCK)), int(t.warehouses(seat))) - kept
        return (WEIGHTS.point - WEIGHTS.last_cash * float(WAREHOUSE_SALE)) * float(kept) + WEIGHTS.spare * float(spare)
    value = 0.0
    room = t.warehouses(seat)
    points: i64 = BEST_VALUE
    while points >= 0 and room > 0:  # the best cards stay
        for good in range(KINDS):
            if senate_value(t.next_senate(), good) == points and t.stock(seat, good) > 0 and room > 0:
                kept_cards = min(t.stock(seat, good), room)
                value += 1.0 + float(kept_cards) * (1.0 + WEIGHTS.stored_value * float(points))
                room -= kept_cards
        points -= 1
    return value


def _boat(t: OstiaTable, seat: i64, step: Step[OstiaTable]) -> float:
    """Cards still to be auctioned bring about half of what they cost; the free choice has not left the boat yet."""
    value = 0.0
    for good in range(KINDS):
        cards = t.boat(seat, good)
        if isinstance(step, ChooseFreeGood) and is_in(t, seat) and t.get(seat, FREE) == good:
            cards -= 1
        value += WEIGHTS.boat_share * float(cards * VALUE[good])
    return value


def street_value(t: OstiaTable, good: i64) -> float:
    """What a card is worth to somebody whose hand nobody knows."""
    value = 3.0 * float(t.active_value(good))
    if value < 0.6 * 9.5:
        value = 0.6 * 9.5
    if t.round() < ROUNDS and value < 1.6 * float(senate_value(t.next_senate(), good)):
        value = 1.6 * float(senate_value(t.next_senate(), good))
    return value


def _spent(t: OstiaTable, seat: i64, amount: float) -> float:
    """What paying costs, the loss on warehouses and credits included."""
    short = amount - float(t.cash(seat))
    if short <= 0.0:
        return _cash(t, amount)
    cost = _cash(t, float(t.cash(seat)))
    warehouses = t.warehouses(seat)
    while short > 0.0:
        if warehouses > 0:
            warehouses -= 1
            cost += float(WAREHOUSE_COST) + 4.0
            short -= float(WAREHOUSE_SALE)
        else:
            cost += float(REPAYMENT + 2 * (ROUNDS - t.round())) + 6.0
            short -= float(CREDIT)
    return cost


def no_dear_bids(t: OstiaTable, seat: i64, words: Words) -> None:
    """Nobody sells warehouses or takes credits for more than the lot is worth to him, be it only to drive the price."""
    cash = t.cash(seat)
    if all([words.v[k] == PASS or words.v[k] - BID <= cash for k in range(words.n)]):
        return
    plan = Plan(t, seat, Rivals(t, seat, False))
    gain = _gain(t, plan, plan.best_completion(0))
    kept: i64 = 0
    for k in range(words.n):
        bid = words.v[k] - BID
        if words.v[k] == PASS or bid <= cash or _spent(t, seat, float(bid)) <= gain:
            words.v[kept] = words.v[k]
            kept += 1
    words.n = kept


def _gain(t: OstiaTable, plan: Plan, without: float) -> float:
    """What the lot on the quay adds to a hand; the plan holds it from then on."""
    plan.hold(t.lot(0), 1)
    plan.hold(t.lot(1), 1)
    return plan.best_completion(0) - without


def _pending_lot(t: OstiaTable, seat: i64, plan: Plan) -> float:
    """A lot lies on the quay: as seller, bidder, or somebody still to bid."""
    without = plan.best_completion(0)
    gain = _gain(t, plan, without)
    cash = _cash(t, float(t.cash(seat)))
    street = street_value(t, t.lot(0)) + street_value(t, t.lot(1))
    minimum = float(t.minimum())
    if seat == t.seller():
        return without + cash + _as_seller(t, gain, street, minimum)
    if t.bid(seat) <= 0:
        return without + cash
    bid = float(t.bid(seat))
    chance = _chance_to_get(t, seat, bid, street)
    return without + cash + chance * (gain - _spent(t, seat, bid))


def _as_seller(t: OstiaTable, gain: float, street: float, minimum: float) -> float:
    price = WEIGHTS.street * street
    if price < minimum:
        # Perhaps nobody bids: then the lot costs half its minimum.
        alone = gain - minimum * 0.5
        sold = minimum * 0.5
        return 0.5 * (alone + sold)
    sold = price * 0.5
    kept = gain - price - float(KEEP_SURCHARGE)
    return kept if kept > sold else sold


def _chance_to_get(t: OstiaTable, seat: i64, bid: float, street: float) -> float:
    """How likely the seller lets me have the lot: not outbid, and not kept."""
    chance = 1.0
    for other in range(t.seats()):
        if other != seat and other != t.seller():
            if t.bid(other) == NOT_SPOKEN:
                if t.cap(other) >= t.minimum():
                    chance *= _normal((bid - WEIGHTS.street * street) / (WEIGHTS.street_spread * street))
            elif t.bid(other) > 0:
                chance *= _normal((bid - float(t.bid(other)) + 0.6) / 0.7)
    highest = float(t.highest_bid())
    if float(t.cash(t.seller())) >= highest + 1.0:
        chance *= 0.15 + 0.85 * _normal((1.5 * highest - 0.95 * street) / (0.35 * street))
    return chance


def _normal(x: float) -> float:
    """The logistic curve, close enough to the normal one."""
    if x > 8.0:
        return 1.0
    if x < -8.0:
        return 0.0
    return 1.0 / (1.0 + exp(-1.7 * x))
