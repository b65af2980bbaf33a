"""Phase 1: market. Cards are turned up, and each takes one in turn order: an open choice."""

from mypy_extensions import i64

from emporion.games.newtitle.table.accessors import NewTitleTable
from emporion.games.newtitle.table.layout import KINDS
from emporion.games.newtitle.table.telling import good_ref, market_refs
from emporion.games.newtitle.table.words import NOT_IN_MARKET, TAKE
from emporion.kernel.journal import Figure, seat_ref
from emporion.kernel.refusal import MAY_BE_SAID, NOT_NOW
from emporion.kernel.step import Ask, Step
from emporion.kernel.words import Words


class TurnUpMarket(Step[NewTitleTable]):
    """One card more than there are players lies open (NTL-4.1)."""

    def happen(self, t: NewTitleTable) -> None:
        for _ in range(t.seats() + 1):
            t.change_market(t.draw(), 1)
        if t.telling():
            t.tell("market", "NTL-4.1", {"round": int(t.round()), "goods": market_refs(t)})


class TakeCard(Ask[NewTitleTable]):
    """Any card of the market (NTL-4.2)."""

    name = "take_card"
    rule = "NTL-4.2"

    def candidates(self, t: NewTitleTable, seat: i64, into: Words) -> None:
        into.add_range(TAKE, TAKE + KINDS)

    def refusal(self, t: NewTitleTable, seat: i64, word: i64) -> i64:
        if not TAKE <= word < TAKE + KINDS:
            return NOT_NOW
        return MAY_BE_SAID if t.market(word - TAKE) > 0 else NOT_IN_MARKET

    def figures(self, t: NewTitleTable, seat: i64, word: i64, reason: i64) -> dict[str, Figure]:
        return {"good": good_ref(word - TAKE)} if reason == NOT_IN_MARKET else {}

    def say(self, t: NewTitleTable, seat: i64, word: i64) -> None:
        t.pop()
        good: i64 = word - TAKE
        t.change_market(good, -1)
        t.change_hand(seat, good, 1)
        if t.telling():
            t.tell("took", "NTL-4.2", {"seat": seat_ref(seat), "good": good_ref(good)})


class ClearMarket(Step[NewTitleTable]):
    """What nobody took is discarded (NTL-4.3)."""

    def happen(self, t: NewTitleTable) -> None:
        if t.telling():
            t.tell("cleared", "NTL-4.3", {"goods": market_refs(t)})
        for good in range(KINDS):
            t.discard(good, t.market(good))
            t.change_market(good, -t.market(good))
