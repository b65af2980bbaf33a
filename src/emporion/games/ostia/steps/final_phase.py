"""The final phase: a last sale, points for what is stored, warehouses sold, credits repaid, points for cash."""

from librt.vecs import vec
from mypy_extensions import i64

from emporion.games.ostia.steps.counting_house import Allocate, AllocateAgain
from emporion.games.ostia.table.accessors import OstiaTable
from emporion.games.ostia.table.components import (
    RANK_POINTS,
    REPAYMENT,
    SITES,
    STORED_TYPE_POINTS,
    TIEBREAK_CARD,
    WAREHOUSE_SALE,
)
from emporion.games.ostia.table.layout import CREDITS, KINDS, OUT, STOCK, STORAGE_OPEN, WAREHOUSES
from emporion.games.ostia.table.telling import pile_refs, senate_ref
from emporion.games.ostia.table.words import DEBTS_FIRST, NOT_EMPTY, SELL_WAREHOUSES
from emporion.kernel.journal import Figure, seat_ref
from emporion.kernel.refusal import NOT_NOW
from emporion.kernel.step import Ask, Step
from emporion.kernel.words import Words
from emporion.parts.ranking import shared_points


class FinalAllocate(Allocate):
    """The stored cards are split between storage and a last forum; no Senate, no type limit (OST-5.2.1, OST-5.2.3)."""

    name = "final_allocate"
    rule = "OST-5.2.1"
    final_phase = True


class FinalAllocateAgain(AllocateAgain):
    """The second beat of the last sale (OST-4.2.10)."""

    name = "final_allocate"
    final_phase = True


class ScoreStorage(Step[OstiaTable]):
    """One point for each different type in storage, which is now shown (OST-5.3.1, OST-5.3.2)."""

    rule = "OST-5.3.1"

    def happen(self, t: OstiaTable) -> None:
        t.v[STORAGE_OPEN] = 1
        t.disclose()
        for k in range(t.seats()):
            seat = t.clockwise(t.first(), k)
            points = STORED_TYPE_POINTS * stored_types(t, seat)
            t.score(seat, points)
            if t.telling():
                stored: dict[str, Figure] = {"goods": pile_refs(t, seat, STOCK)}
                t.tell("storage-points", "OST-5.3.1", {"seat": seat_ref(seat), "points": int(points), **stored})


def stored_types(t: OstiaTable, seat: i64) -> i64:
    types: i64 = 0
    for good in range(KINDS):
        if t.stock(seat, good) > 0:
            types += 1
    return types


def empty_warehouses(t: OstiaTable, seat: i64) -> i64:
    empty = t.warehouses(seat) - t.count(seat, STOCK)
    if empty > 0:
        return empty
    return 0


class SellWarehouses(Ask[OstiaTable]):
    """Empty warehouses may be sold, and must be as far as debts need it (OST-5.4.1, OST-5.4.2)."""

    name = "final_sell_warehouses"
    rule = "OST-5.4.1"

    def candidates(self, t: OstiaTable, seat: i64, into: Words) -> None:
        into.add_range(SELL_WAREHOUSES, SELL_WAREHOUSES + t.warehouses(seat) + 1)

    def refusal(self, t: OstiaTable, seat: i64, word: i64) -> i64:
        sold = word - SELL_WAREHOUSES
        if not 0 <= sold <= SITES:
            return NOT_NOW
        empty = empty_warehouses(t, seat)
        if sold > empty:
            return NOT_EMPTY
        debts = REPAYMENT * t.credits(seat)
        if sold < empty and t.cash(seat) + WAREHOUSE_SALE * sold < debts:
            return DEBTS_FIRST
        return 0

    def figures(self, t: OstiaTable, seat: i64, word: i64, reason: i64) -> dict[str, Figure]:
        if reason == NOT_EMPTY:
            return {"needs": int(word - SELL_WAREHOUSES), "has": int(empty_warehouses(t, seat))}
        if reason == DEBTS_FIRST:
            cash = int(t.cash(seat) + WAREHOUSE_SALE * (word - SELL_WAREHOUSES))
            return {"needs": int(REPAYMENT * t.credits(seat)), "has": cash}
        return {}

    def prompt(self, t: OstiaTable, seat: i64) -> dict[str, Figure]:
        return {"empty": int(empty_warehouses(t, t.seat()))}

    def say(self, t: OstiaTable, seat: i64, word: i64) -> None:
        t.pop()
        sold = word - SELL_WAREHOUSES
        t.change(seat, WAREHOUSES, -sold)
        t.earn(seat, WAREHOUSE_SALE * sold)
        if t.telling() and sold > 0:
            income = int(WAREHOUSE_SALE * sold)
            t.tell(
                "sold-warehouses",
                "OST-5.4.1",
                {"seat": seat_ref(seat), "warehouses": int(sold), "amount": income},
            )


class RepayAll(Step[OstiaTable]):
    """Everybody repays all credits; who cannot is eliminated and repays nothing (OST-5.5.1 to OST-5.5.3)."""

    rule = "OST-5.5.1"

    def happen(self, t: OstiaTable) -> None:
        for seat in range(t.seats()):
            debts = REPAYMENT * t.credits(seat)
            if debts > t.cash(seat):
                t.put(seat, OUT, 1)
                if t.telling():
                    figures: dict[str, Figure] = {"needs": int(debts), "has": int(t.cash(seat))}
                    t.tell("eliminated", "OST-5.5.1", {"seat": seat_ref(seat), **figures})
            elif debts > 0:
                t.earn(seat, -debts)
                if t.telling():
                    repaid = int(t.credits(seat))
                    t.tell(
                        "repaid-all",
                        "OST-5.5.1",
                        {"seat": seat_ref(seat), "credits": repaid, "amount": int(debts)},
                    )
                t.put(seat, CREDITS, 0)


class ScoreCash(Step[OstiaTable]):
    """3, 2 and 1 points for the richest (OST-5.6.1)."""

    rule = "OST-5.6.1"

    def happen(self, t: OstiaTable) -> None:
        cash = vec[i64]([0] * t.seats())
        for seat in range(t.seats()):
            cash[seat] = -1 if t.out(seat) else t.cash(seat)
        points = shared_points(cash, RANK_POINTS)
        for k in range(t.seats()):
            seat = t.clockwise(t.first(), k)
            t.score(seat, points[seat])
            if t.telling() and points[seat] > 0:
                figures: dict[str, Figure] = {"cash": int(cash[seat]), "points": int(points[seat])}
                t.tell("cash-points", "OST-5.6.1", {"seat": seat_ref(seat), **figures})
        if t.telling() and t.option(TIEBREAK_CARD) == 1:
            t.tell("senate-removed", "OST-6.1.6", {"card": senate_ref(t.removed_senate())})


def counted_now(t: OstiaTable) -> list[int]:
    """The points if what is stored and owned now were counted; nothing more is sold."""
    if t.over():
        return [int(t.points(seat)) for seat in range(t.seats())]
    end = t.clone()
    for step in (ScoreStorage(), RepayAll(), ScoreCash()):
        step.happen(end)
    return [int(end.points(seat)) for seat in range(end.seats())]
