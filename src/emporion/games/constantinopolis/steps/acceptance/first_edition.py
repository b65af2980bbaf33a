"""Phase 6 as the first edition played it, for records without the erratum `together`.

A window for free trade before the first acceptance turn, then one acceptance turn after the other.
"""

from mypy_extensions import i64

from emporion.games.constantinopolis.rules.fleet import loaded
from emporion.games.constantinopolis.steps.acceptance.free_trade import no_show, show, show_candidates
from emporion.games.constantinopolis.steps.acceptance.proposal import MakeOffer, accept_offer, open_offer, refuse_offer
from emporion.games.constantinopolis.steps.acceptance.turn import (
    Exchange,
    Load,
    acceptance_candidates,
    acceptance_figures,
    buy_post,
    buy_ship,
    contract_left,
    no_acceptance,
)
from emporion.games.constantinopolis.steps.action import EXCHANGING, LOADING_A_SHIP, NOTHING, PROPOSING, Acting
from emporion.games.constantinopolis.steps.trading import trade
from emporion.games.constantinopolis.table.accessors import ConstantinopolisTable
from emporion.games.constantinopolis.table.layout import (
    ACTION,
    FINISHED,
    KINDS,
    MOST_SEATS,
    NONE,
    PARTNER,
    PROPOSED,
    SIZES,
)
from emporion.games.constantinopolis.table.telling import kind_ref
from emporion.games.constantinopolis.table.words import (
    ACCEPT,
    BULK_SALE,
    BUY_POST,
    BUY_SHIP,
    DROP,
    EXCHANGE,
    FINISH,
    LOAD,
    NOT_TO_SHOW,
    NOT_WITH_YOURSELF,
    PASS,
    REFUSE,
    SEND,
    SHOW,
    STOP,
    SWAP,
    TRADE_WITH,
)
from emporion.kernel.journal import Figure, seat_ref
from emporion.kernel.refusal import MAY_BE_SAID, NOT_NOW, Refusal
from emporion.kernel.step import Ask, Sequence, Step
from emporion.kernel.words import Words


class OneAfterTheOther(Sequence[ConstantinopolisTable]):
    """Left out where all accept contracts together."""

    def run(self, t: ConstantinopolisTable) -> None:
        if t.together():
            t.pop()
        else:
            super().run(t)


class AcceptInTurn(Ask[ConstantinopolisTable]):
    """An acceptance turn: load, trade, buy a post and a ship, exchange, until `finish`."""

    name = "accept_turn"
    rule = "CPL-4.6.1"

    def __init__(self, swap: Acting, bulk_sale: Acting) -> None:
        super().__init__()
        self.swap = swap
        self.bulk_sale = bulk_sale
        self.load = LoadInSecret(Load(LOADING_A_SHIP))
        self.exchange = Acting(Exchange(EXCHANGING))

    def parts(self) -> list[Step]:
        return [self.load, self.exchange]

    def asks_always(self, t: ConstantinopolisTable, seat: i64) -> bool:
        """As long as others see a contract in the hand: a silent `finish` must tell nothing (CPL-4.0.5, CPL-7.9.2)."""
        return t.held(seat) + loaded(t, seat) > 0

    def candidates(self, t: ConstantinopolisTable, seat: i64, into: Words) -> None:
        acceptance_candidates(t, seat, into)
        into.add(FINISH)

    def refusal(self, t: ConstantinopolisTable, seat: i64, word: i64) -> i64:
        return MAY_BE_SAID if word == FINISH else no_acceptance(t, seat, word)

    def figures(self, t: ConstantinopolisTable, seat: i64, word: i64, reason: i64) -> dict[str, Figure]:
        return acceptance_figures(t, seat, word, reason)

    def caution(self, t: ConstantinopolisTable, seat: i64, word: i64) -> Refusal | None:
        kind = contract_left(t, seat) if word == FINISH else NONE
        return None if kind == NONE else Refusal("contract-left", "CPL-4.6.2", {"contract": kind_ref(kind)})

    def prompt(self, t: ConstantinopolisTable, seat: i64) -> dict[str, Figure]:
        return {"asked": "turn", "contract": "none", "gold": int(t.gold(t.seat()))}

    def say(self, t: ConstantinopolisTable, seat: i64, word: i64) -> None:
        if word == FINISH:
            t.pop()
            t.put(seat, FINISHED, 1)
            if t.telling():
                t.tell("finished", "CPL-4.6.1", {"seat": seat_ref(seat)})
        elif LOAD <= word < LOAD + KINDS:
            self.load.go(t, seat, word - LOAD)
        elif word == BUY_POST:
            buy_post(t, seat)
        elif BUY_SHIP <= word < BUY_SHIP + SIZES:
            buy_ship(t, seat, word - BUY_SHIP)
        elif word == EXCHANGE:
            self.exchange.start(t, seat)
        elif word == SWAP:
            self.swap.start(t, seat)
        elif word == BULK_SALE:
            self.bulk_sale.start(t, seat)
        else:
            trade(t, seat, word)


class LoadInSecret(Acting):
    """Others are told what they are told during the whole turn (CPL-4.6.12)."""

    def prompt(self, t: ConstantinopolisTable, seat: i64) -> dict[str, Figure]:
        gold: dict[str, Figure] = {"gold": int(t.gold(t.seat()))}
        if seat != t.seat():
            return {"asked": "turn", "contract": "none", **gold}
        return {"asked": "ship", "contract": kind_ref(t.local(0)), **gold}


# -- the window for free trade ----------------------------------------------------------------------------
class ShowContracts(Ask[ConstantinopolisTable]):
    """Contracts may be shown to all; they stay in hand."""

    name = "trade_show"
    rule = "CPL-6.1.2"

    def deciders(self, t: ConstantinopolisTable) -> i64:
        if t.free_trade():
            return 1 << t.seat()
        return 0

    def candidates(self, t: ConstantinopolisTable, seat: i64, into: Words) -> None:
        show_candidates(t, seat, into)
        into.add(STOP)

    def refusal(self, t: ConstantinopolisTable, seat: i64, word: i64) -> i64:
        if word == STOP:
            return 0
        return no_show(t, seat, word - SHOW) if SHOW <= word < SHOW + KINDS else NOT_NOW

    def figures(self, t: ConstantinopolisTable, seat: i64, word: i64, reason: i64) -> dict[str, Figure]:
        return {"contract": kind_ref(word - SHOW)} if reason == NOT_TO_SHOW else {}

    def say(self, t: ConstantinopolisTable, seat: i64, word: i64) -> None:
        if word == STOP:
            t.pop()
        else:
            show(t, seat, word - SHOW)


class TradeWindow(Step[ConstantinopolisTable]):
    """Proposals in office order until all have passed in succession or used theirs up.

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
        if t.get(seat, PROPOSED) < t.proposals():
            self.propose.start(t, seat)


class Propose(Ask[ConstantinopolisTable]):
    """Pass, or choose somebody to trade with."""

    name = "trade_propose"
    rule = "CPL-6.1.3"

    def __init__(self) -> None:
        super().__init__()
        self.make_offer = MakeOfferInTurn(MakeOffer(PROPOSING))

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
        return {"left": int(t.proposals() - t.get(t.seat(), PROPOSED))}

    def say(self, t: ConstantinopolisTable, seat: i64, word: i64) -> None:
        t.pop()
        if word == PASS:
            if t.telling():
                t.tell("trade-passed", "CPL-6.1.3", {"seat": seat_ref(seat)})
            return
        t.set_local(1, 0)  # of the window
        t.change(seat, PROPOSED, 1)
        open_offer(t, seat, word - TRADE_WITH)
        t.put(seat, ACTION, PROPOSING)
        self.make_offer.start(t, seat)


class MakeOfferInTurn(Acting):
    """A proposal that is sent is answered before anything else happens."""

    def __init__(self, action: MakeOffer) -> None:
        super().__init__(action)
        self.answer = AnswerOffer()

    def parts(self) -> list[Step]:
        return [self.answer]

    def say(self, t: ConstantinopolisTable, seat: i64, word: i64) -> None:
        if word in (SEND, DROP):
            t.put(seat, ACTION, NOTHING)
        partner = t.get(seat, PARTNER)
        super().say(t, seat, word)
        if word == SEND:
            self.answer.start(t, partner)
            t.set_local(0, seat)


class AnswerOffer(Ask[ConstantinopolisTable]):
    """The partner accepts or refuses; local 0 is the proposer."""

    name = "trade_answer"
    rule = "CPL-6.1.4"

    def candidates(self, t: ConstantinopolisTable, seat: i64, into: Words) -> None:
        into.add(ACCEPT)
        into.add(REFUSE)

    def refusal(self, t: ConstantinopolisTable, seat: i64, word: i64) -> i64:
        return MAY_BE_SAID if word in (ACCEPT, REFUSE) else NOT_NOW

    def prompt(self, t: ConstantinopolisTable, seat: i64) -> dict[str, Figure]:
        return {"proposer": seat_ref(t.local(0))}

    def say(self, t: ConstantinopolisTable, seat: i64, word: i64) -> None:
        proposer = t.local(0)
        t.pop()
        if word == ACCEPT:
            accept_offer(t, proposer)
        else:
            refuse_offer(t, proposer)
