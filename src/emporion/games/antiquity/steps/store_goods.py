"""Phase 5: storing goods. What finds no room is lost."""

from mypy_extensions import i64

from emporion.games.antiquity.table.accessors import AntiquityTable
from emporion.games.antiquity.table.components import CRISTOFORI
from emporion.games.antiquity.table.layout import GOODS, KINDS, ROOM, SEAT, STRIDE
from emporion.games.antiquity.table.telling import good_ref, goods_refs
from emporion.games.antiquity.table.words import DISCARD, GOOD_NOT_HELD
from emporion.kernel.journal import Figure, seat_ref
from emporion.kernel.refusal import MAY_BE_SAID, NOT_NOW
from emporion.kernel.step import Ask
from emporion.kernel.words import Words


def excess(t: AntiquityTable, seat: i64) -> i64:
    """Goods beyond the capacity: cells of working storages, or no limit with San Cristofori (ANT-4.0.11, ANT-4.5.1)."""
    if t.power_of(seat, CRISTOFORI):
        return 0
    over = t.stock(seat) - t.get(seat, ROOM)
    if over > 0:
        return over
    return 0


def kinds_held(t: AntiquityTable, seat: i64) -> i64:
    kinds: i64 = 0
    for good in range(KINDS):
        if t.good(seat, good) > 0:
            kinds += 1
    return kinds


class DiscardExcess(Ask[AntiquityTable]):
    """One good at a time, the owner's choice; who has no real choice is not asked."""

    name = "discard"
    rule = "ANT-4.5.1"

    def deciders(self, t: AntiquityTable) -> i64:
        seat = t.seat()
        if excess(t, seat) == 0 or t.get(seat, ROOM) == 0 or kinds_held(t, seat) == 1:
            return 0
        return 1 << seat

    def run(self, t: AntiquityTable) -> None:
        """All that is left over is of one kind, or nothing can be kept."""
        seat = t.seat()
        t.pop()
        lost = excess(t, seat)
        if lost > 0 and t.telling():
            t.tell("lost", self.rule, {"seat": seat_ref(seat), "goods": _lost_refs(t, seat, int(lost))})
        for good in range(KINDS):
            gone = t.good(seat, good) if t.good(seat, good) < lost else lost
            t.gain(seat, good, -gone)
            lost -= gone

    def candidates(self, t: AntiquityTable, seat: i64, into: Words) -> None:
        into.add_range(DISCARD, DISCARD + KINDS)

    def refusal(self, t: AntiquityTable, seat: i64, word: i64) -> i64:
        if not DISCARD <= word < DISCARD + KINDS:
            return NOT_NOW
        return MAY_BE_SAID if t.good(seat, word - DISCARD) > 0 else GOOD_NOT_HELD

    def figures(self, t: AntiquityTable, seat: i64, word: i64, reason: i64) -> dict[str, Figure]:
        return {"good": good_ref(word - DISCARD)} if reason == GOOD_NOT_HELD else {}

    def prompt(self, t: AntiquityTable, seat: i64) -> dict[str, Figure]:
        owner = t.seat()
        return {"stock": int(t.stock(owner)), "room": int(t.get(owner, ROOM)), "excess": int(excess(t, owner))}

    def say(self, t: AntiquityTable, seat: i64, word: i64) -> None:
        t.gain(seat, word - DISCARD, -1)
        if t.telling():
            t.tell("lost", self.rule, {"seat": seat_ref(seat), "goods": [good_ref(word - DISCARD)]})


def _lost_refs(t: AntiquityTable, seat: i64, lost: int) -> list[str]:
    return goods_refs(t, SEAT + seat * STRIDE + GOODS)[:lost]
