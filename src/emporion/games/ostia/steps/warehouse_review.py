"""Phase 5: warehouse review. Credits, building, storage check; then the round ends."""

from mypy_extensions import i64

from emporion.games.ostia.table.accessors import OstiaTable
from emporion.games.ostia.table.components import INTEREST, NOTHING_KEPT, REPAYMENT, ROUNDS, SITES, WAREHOUSE_COST
from emporion.games.ostia.table.layout import CREDITS, FIRST, KINDS, NONE, ROUND, SEEN, STOCK, WAREHOUSES
from emporion.games.ostia.table.telling import good_ref, senate_ref
from emporion.games.ostia.table.words import (
    BUILD,
    BUILD_SHORT,
    DISCARD,
    FEWER_CREDITS,
    MOST_CREDITS,
    NO_SITE,
    NOT_STORED,
    REPAY,
    REPAY_SHORT,
)
from emporion.kernel.journal import Figure, seat_ref
from emporion.kernel.refusal import MAY_BE_SAID, NOT_NOW
from emporion.kernel.step import Ask, Step
from emporion.kernel.words import Words


def due(t: OstiaTable, seat: i64, repaid: i64) -> i64:
    """What credits cost now if that many are repaid and the others bear interest (OST-4.5.2)."""
    return REPAYMENT * repaid + INTEREST * (t.credits(seat) - repaid)


class RepayCredits(Ask[OstiaTable]):
    """Each credit is repaid or bears interest (OST-4.5.2, OST-4.5.3)."""

    name = "repay_credits"
    rule = "OST-4.5.2"

    def candidates(self, t: OstiaTable, seat: i64, into: Words) -> None:
        into.add_range(REPAY, REPAY + t.credits(seat) + 1)

    def refusal(self, t: OstiaTable, seat: i64, word: i64) -> i64:
        repaid = word - REPAY
        if not 0 <= repaid <= MOST_CREDITS:
            return NOT_NOW
        if repaid == 0:
            return 0
        if repaid > t.credits(seat):
            return FEWER_CREDITS
        return MAY_BE_SAID if due(t, seat, repaid) <= t.cash(seat) else REPAY_SHORT

    def figures(self, t: OstiaTable, seat: i64, word: i64, reason: i64) -> dict[str, Figure]:
        if reason == FEWER_CREDITS:
            return {"needs": int(word - REPAY), "has": int(t.credits(seat))}
        if reason == REPAY_SHORT:
            return {"needs": int(due(t, seat, word - REPAY)), "has": int(t.cash(seat))}
        return {}

    def prompt(self, t: OstiaTable, seat: i64) -> dict[str, Figure]:
        return {"credits": int(t.credits(t.seat()))}

    def say(self, t: OstiaTable, seat: i64, word: i64) -> None:
        t.pop()
        repaid = word - REPAY
        t.earn(seat, -REPAYMENT * repaid)
        t.change(seat, CREDITS, -repaid)
        interest = INTEREST * t.credits(seat)
        if t.telling() and repaid + interest > 0:
            t.tell(
                "credits",
                "OST-4.5.3",
                {"seat": seat_ref(seat), "repaid": int(repaid), "interest": int(interest)},
            )
        t.pay(seat, interest)


class BuildWarehouses(Ask[OstiaTable]):
    """Warehouses cost 10 each, at most four on a board (OST-4.5.4)."""

    name = "build_warehouses"
    rule = "OST-4.5.4"

    def candidates(self, t: OstiaTable, seat: i64, into: Words) -> None:
        into.add_range(BUILD, BUILD + SITES + 1)

    def refusal(self, t: OstiaTable, seat: i64, word: i64) -> i64:
        built = word - BUILD
        if not 0 <= built <= SITES:
            return NOT_NOW
        if t.warehouses(seat) + built > SITES:
            return NO_SITE
        return MAY_BE_SAID if WAREHOUSE_COST * built <= t.cash(seat) else BUILD_SHORT

    def figures(self, t: OstiaTable, seat: i64, word: i64, reason: i64) -> dict[str, Figure]:
        if reason == NO_SITE:
            return {"needs": int(word - BUILD), "has": int(SITES - t.warehouses(seat))}
        if reason == BUILD_SHORT:
            return {"needs": int(WAREHOUSE_COST * (word - BUILD)), "has": int(t.cash(seat))}
        return {}

    def say(self, t: OstiaTable, seat: i64, word: i64) -> None:
        t.pop()
        built = word - BUILD
        t.earn(seat, -WAREHOUSE_COST * built)
        t.change(seat, WAREHOUSES, built)
        if t.telling():
            cost = int(WAREHOUSE_COST * built)
            t.tell("built", "OST-4.5.4", {"seat": seat_ref(seat), "warehouses": int(built), "cost": cost})


class DiscardExcess(Ask[OstiaTable]):
    """One card for each warehouse may stay; the rest is discarded card by card (OST-4.5.5, OST-4.5.6)."""

    name = "discard_excess"
    rule = "OST-4.5.5"

    def deciders(self, t: OstiaTable) -> i64:
        seat = t.seat()
        if t.count(seat, STOCK) > t.warehouses(seat) and not _keeps_nothing(t, seat):
            return 1 << seat
        return 0

    def happen(self, t: OstiaTable) -> None:
        """Who has no warehouse keeps nothing, and is not asked in which order."""
        seat = t.seat()
        if _keeps_nothing(t, seat):
            for good in range(KINDS):
                while t.stock(seat, good) > 0:
                    _discard(t, seat, good)

    def candidates(self, t: OstiaTable, seat: i64, into: Words) -> None:
        for good in range(KINDS):
            if t.stock(seat, good) > 0:
                into.add(DISCARD + good)

    def refusal(self, t: OstiaTable, seat: i64, word: i64) -> i64:
        if not DISCARD <= word < DISCARD + KINDS:
            return NOT_NOW
        return MAY_BE_SAID if t.stock(seat, word - DISCARD) > 0 else NOT_STORED

    def figures(self, t: OstiaTable, seat: i64, word: i64, reason: i64) -> dict[str, Figure]:
        return {"good": good_ref(word - DISCARD)} if reason == NOT_STORED else {}

    def prompt(self, t: OstiaTable, seat: i64) -> dict[str, Figure]:
        stored = int(t.count(t.seat(), STOCK))
        return {
            "stored": stored,
            "places": int(t.warehouses(t.seat())),
            "excess": stored - int(t.warehouses(t.seat())),
        }

    def say(self, t: OstiaTable, seat: i64, word: i64) -> None:
        _discard(t, seat, word - DISCARD)


def _keeps_nothing(t: OstiaTable, seat: i64) -> bool:
    return t.warehouses(seat) == 0 and t.erratum(NOTHING_KEPT)


def _discard(t: OstiaTable, seat: i64, good: i64) -> None:
    t.change(seat, STOCK + good, -1)
    if t.get(seat, SEEN + good) > 0:
        t.change(seat, SEEN + good, -1)
    t.discard(good, 1)
    t.disclose()  # OST-4.5.7: the card is laid face up
    if t.telling():
        t.tell("discarded", "OST-4.5.5", {"seat": seat_ref(seat), "good": good_ref(good)})


class EndRound(Step[OstiaTable]):
    """After rounds 1 to 4 the pawn goes left and the senate cards move up (OST-4.6.1)."""

    rule = "OST-4.6.1"

    def happen(self, t: OstiaTable) -> None:
        if t.round() == ROUNDS:
            return  # OST-5.1.1: the pawn stays
        if t.telling():
            active = senate_ref(t.next_senate())
            following = t.senate_card(t.round() + 2)
            if following == NONE:
                t.tell("senate-last", "OST-4.6.2", {"active": active})
            else:
                t.tell("senate-moves", "OST-4.6.1", {"active": active, "next": senate_ref(following)})
        t.v[ROUND] += 1
        t.v[FIRST] = t.clockwise(t.first(), 1)
        t.disclose()
