"""Free trade, an option: a window at the start of phase 6 in which everything may change hands (CPL-6.1)."""

from mypy_extensions import i64

from emporion.games.constantinopolis.rules.contracts import hidden_cards
from emporion.games.constantinopolis.steps.proposal import MakeOffer, clear_offer
from emporion.games.constantinopolis.table.accessors import ConstantinopolisTable
from emporion.games.constantinopolis.table.components import FIRST_CARD, LOWEST, PROPOSALS
from emporion.games.constantinopolis.table.layout import KINDS, KNOWN, MOST_SEATS, PARTNER, PROPOSED, SHOWN
from emporion.games.constantinopolis.table.telling import card_ref, kind_ref
from emporion.games.constantinopolis.table.words import (
    NOT_TO_SHOW,
    NOT_WITH_YOURSELF,
    PASS,
    SHOW,
    SHOWN_ALREADY,
    STOP,
    TRADE_WITH,
)
from emporion.kernel.journal import Figure, seat_ref
from emporion.kernel.refusal import MAY_BE_SAID, NOT_NOW
from emporion.kernel.step import Ask, Step
from emporion.kernel.words import Words


class ShowContracts(Ask[ConstantinopolisTable]):
    """Contracts may be shown to all; they stay in hand (CPL-6.1.2)."""

    name = "trade_show"
    rule = "CPL-6.1.2"

    def deciders(self, t: ConstantinopolisTable) -> i64:
        if t.free_trade():
            return 1 << t.seat()
        return 0

    def candidates(self, t: ConstantinopolisTable, seat: i64, into: Words) -> None:
        for kind in range(KINDS):
            if t.hand(seat, kind) != 0:
                into.add(SHOW + kind)
        into.add(STOP)

    def refusal(self, t: ConstantinopolisTable, seat: i64, word: i64) -> i64:
        if word == STOP:
            return 0
        kind = word - SHOW
        if not 0 <= kind < KINDS:
            return NOT_NOW
        if t.hand(seat, kind) == 0:
            return NOT_TO_SHOW
        return MAY_BE_SAID if hidden_cards(t, seat, kind) != 0 else SHOWN_ALREADY

    def figures(self, t: ConstantinopolisTable, seat: i64, word: i64, reason: i64) -> dict[str, Figure]:
        return {"contract": kind_ref(word - SHOW)} if reason == NOT_TO_SHOW else {}

    def say(self, t: ConstantinopolisTable, seat: i64, word: i64) -> None:
        if word == STOP:
            t.pop()
            return
        kind = word - SHOW
        bits = hidden_cards(t, seat, kind)
        kept = bits & t.kept(seat, kind)
        card = FIRST_CARD[kind] + LOWEST[kept if kept != 0 else bits]
        t.v[KNOWN + card] = t.everybody() | SHOWN
        t.disclose()
        if t.telling():
            t.tell("showed", "CPL-6.1.2", {"seat": seat_ref(seat), "contract": card_ref(card)})


class TradeWindow(Step[ConstantinopolisTable]):
    """Proposals in office order until all have passed in succession or used theirs up (CPL-6.1.3).

    Locals: turns so far, passes in succession.
    """

    rule = "CPL-6.1.3"

    def __init__(self) -> None:
        super().__init__()
        self.propose = Propose()

    def parts(self) -> list[Step]:
        return [self.propose]

    def run(self, t: ConstantinopolisTable) -> None:
        if not t.free_trade() or t.local(1) >= t.seats():
            t.pop()
            return
        seat = t.turn(t.local(0) % t.seats())
        t.set_local(0, t.local(0) + 1)
        t.set_local(1, t.local(1) + 1)  # a proposal starts the count anew
        if t.get(seat, PROPOSED) < PROPOSALS:
            self.propose.start(t, seat)


class Propose(Ask[ConstantinopolisTable]):
    """Pass, or choose somebody to trade with (CPL-6.1.3)."""

    name = "trade_propose"
    rule = "CPL-6.1.3"

    def __init__(self) -> None:
        super().__init__()
        self.make_offer = MakeOffer()

    def parts(self) -> list[Step]:
        return [self.make_offer]

    def candidates(self, t: ConstantinopolisTable, seat: i64, into: Words) -> None:
        into.add(PASS)
        for other in range(t.seats()):
            if other != seat:
                into.add(TRADE_WITH + other)

    def refusal(self, t: ConstantinopolisTable, seat: i64, word: i64) -> i64:
        if word == PASS:
            return 0
        if not TRADE_WITH <= word < TRADE_WITH + MOST_SEATS or word - TRADE_WITH >= t.seats():
            return NOT_NOW
        return NOT_WITH_YOURSELF if word - TRADE_WITH == seat else MAY_BE_SAID

    def prompt(self, t: ConstantinopolisTable, seat: i64) -> dict[str, Figure]:
        return {"left": int(PROPOSALS - t.get(t.seat(), PROPOSED))}

    def say(self, t: ConstantinopolisTable, seat: i64, word: i64) -> None:
        t.pop()
        if word == PASS:
            if t.telling():
                t.tell("trade-passed", "CPL-6.1.3", {"seat": seat_ref(seat)})
            return
        t.set_local(1, 0)  # of the window
        t.change(seat, PROPOSED, 1)
        clear_offer(t)
        t.v[PARTNER] = word - TRADE_WITH
        if t.telling():
            partner = seat_ref(word - TRADE_WITH)
            t.tell("trade-opened", "CPL-6.1.3", {"seat": seat_ref(seat), "partner": partner})
        self.make_offer.start(t, seat)
