"""Goods that come in: what finds no space returns to the bank (CNV-4.3.2)."""

from mypy_extensions import i64

from emporion.games.concordia_venus.table.accessors import ConcordiaTable
from emporion.games.concordia_venus.table.components import KINDS
from emporion.games.concordia_venus.table.layout import GOODS, RECEIVED
from emporion.games.concordia_venus.table.telling import good_ref, good_refs
from emporion.games.concordia_venus.table.words import FORGO, NOT_RECEIVED
from emporion.kernel.journal import Figure, seat_ref
from emporion.kernel.refusal import MAY_BE_SAID, NOT_NOW
from emporion.kernel.step import Step
from emporion.kernel.words import Words


class StoreGoods(Step[ConcordiaTable]):
    """What was received is stored, by the acting seat first, then clockwise; local 0 counts the seats (CNV-4.3.3)."""

    name = "forgo_good"
    rule = "CNV-4.3.2"

    def deciders(self, t: ConcordiaTable) -> i64:
        seat = self._receiver(t)
        if _must_choose(t, seat):
            return 1 << seat
        return 0

    def _receiver(self, t: ConcordiaTable) -> i64:
        return t.clockwise(t.seat(), t.local(0))

    def run(self, t: ConcordiaTable) -> None:
        """Nothing to choose: everything fits, nothing does, or only one kind came."""
        _store(t, self._receiver(t))
        t.set_local(0, t.local(0) + 1)
        if t.local(0) == t.seats():
            t.pop()

    def candidates(self, t: ConcordiaTable, seat: i64, into: Words) -> None:
        for good in range(KINDS):
            if t.received(seat, good) > 0:
                into.add(FORGO + good)

    def refusal(self, t: ConcordiaTable, seat: i64, word: i64) -> i64:
        if not FORGO <= word < FORGO + KINDS:
            return NOT_NOW
        return MAY_BE_SAID if t.received(seat, word - FORGO) > 0 else NOT_RECEIVED

    def figures(self, t: ConcordiaTable, seat: i64, word: i64, reason: i64) -> dict[str, Figure]:
        return {"good": good_ref(word - FORGO)} if reason == NOT_RECEIVED else {}

    def prompt(self, t: ConcordiaTable, seat: i64) -> dict[str, Figure]:
        receiver = self._receiver(t)
        excess = received_units(t, receiver) - t.free_spaces(receiver)
        return {"goods": good_refs(amounts(t, receiver)), "excess": int(excess)}

    def say(self, t: ConcordiaTable, seat: i64, word: i64) -> None:
        t.change(seat, RECEIVED + word - FORGO, -1)
        if t.telling():
            t.tell("forwent", self.rule, {"seat": seat_ref(seat), "good": good_ref(word - FORGO)})


def received_units(t: ConcordiaTable, seat: i64) -> i64:
    units: i64 = 0
    for good in range(KINDS):
        units += t.received(seat, good)
    return units


def amounts(t: ConcordiaTable, seat: i64) -> list[int]:
    return [int(t.received(seat, good)) for good in range(KINDS)]


def _must_choose(t: ConcordiaTable, seat: i64) -> bool:
    """More goods than free spaces, of several kinds, and at least one space."""
    kinds: i64 = 0
    units: i64 = 0
    for good in range(KINDS):
        n = t.received(seat, good)
        if n > 0:
            kinds += 1
            units += n
    return kinds > 1 and 0 < t.free_spaces(seat) < units


def _store(t: ConcordiaTable, seat: i64) -> None:
    """Fill the free spaces; the rest is lost (CNV-7.1.3)."""
    units = received_units(t, seat)
    if units == 0:
        return
    free = t.free_spaces(seat)
    lost = units - free if units > free else 0
    kept: list[int] = []
    for good in range(KINDS):
        n = t.received(seat, good)
        if n > free:
            n = free
        t.change(seat, GOODS + good, n)
        t.put(seat, RECEIVED + good, 0)
        free -= n
        if t.telling():
            kept.append(int(n))
    if t.telling():
        figures: dict[str, Figure] = {"seat": seat_ref(seat), "goods": good_refs(kept)}
        if lost == 0:
            t.tell("received", "CNV-4.3.2", figures)
        else:
            t.tell("received-some", "CNV-7.1.3", {**figures, "lost": int(lost)})
