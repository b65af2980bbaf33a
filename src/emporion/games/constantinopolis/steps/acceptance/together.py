"""Phase 6: all accept contracts at the same time. What is loaded stays hidden until everybody has finished."""

from mypy_extensions import i64

from emporion.games.constantinopolis.rules.fleet import loaded
from emporion.games.constantinopolis.rules.proposals import next_to_answer
from emporion.games.constantinopolis.steps.acceptance.free_trade import (
    answer,
    free_trade_candidates,
    free_trade_figures,
    is_about_trade,
    lapse,
    no_free_trade,
    show,
)
from emporion.games.constantinopolis.steps.acceptance.last_ship import (
    answer_about_ship,
    asked_about,
    buyer_of,
    waiting,
    want_ship,
)
from emporion.games.constantinopolis.steps.acceptance.proposal import MakeOffer, open_offer, withdraw_offer
from emporion.games.constantinopolis.steps.acceptance.turn import (
    Exchange,
    Load,
    acceptance_candidates,
    acceptance_figures,
    buy_post,
    contract_left,
    no_acceptance,
)
from emporion.games.constantinopolis.steps.action import (
    DONE,
    EXCHANGING,
    LOADING_A_SHIP,
    NOTHING,
    PROPOSING,
    SELLING_IN_BULK,
    SWAPPING,
    Action,
)
from emporion.games.constantinopolis.steps.trading import trade
from emporion.games.constantinopolis.steps.walls import SellInBulk, SwapGood
from emporion.games.constantinopolis.table.accessors import ConstantinopolisTable
from emporion.games.constantinopolis.table.components import UNASKED
from emporion.games.constantinopolis.table.layout import (
    ACTION,
    DEALS,
    FINISHED,
    KINDS,
    MOST_SEATS,
    MOST_SHIPS,
    NONE,
    OWN_DEALS,
    PARTNER,
    PICKED,
    PROPOSALS_SENT,
    PROPOSED,
    SIZES,
)
from emporion.games.constantinopolis.table.telling import kind_ref, ship_ref
from emporion.games.constantinopolis.table.words import (
    ABOARD,
    ACCEPT,
    BULK_SALE,
    BUY_POST,
    BUY_SHIP,
    EXCHANGE,
    FINISH,
    LOAD,
    PASS,
    REFUSE,
    SELL,
    SEND,
    SHOW,
    SWAP,
    TRADE_WITH,
    WITHDRAW,
)
from emporion.kernel.journal import Figure, seat_ref
from emporion.kernel.refusal import MAY_BE_SAID, NOT_NOW, Refusal
from emporion.kernel.table import NOBODY, SEALS
from emporion.kernel.words import Words
from emporion.parts.sealed import Sealed


def is_secret(word: i64) -> bool:
    """Whether a word changes nothing that others see."""
    return LOAD <= word < LOAD + KINDS or ABOARD <= word < ABOARD + MOST_SHIPS


class AcceptTogether(Sealed[ConstantinopolisTable]):
    """Everybody has an acceptance turn of his own until `finish`: load, trade, buy a post and a ship, exchange.

    Nobody waits for anybody, except who wants the last ship of a type (CPL-4.6.1).
    """

    name = "accept_turn"
    rule = "CPL-4.6.1"

    def __init__(self) -> None:
        super().__init__()
        self.actions: list[Action] = [
            Load(LOADING_A_SHIP),
            Exchange(EXCHANGING),
            SwapGood(SWAPPING),
            SellInBulk(SELLING_IN_BULK),
            MakeOffer(PROPOSING),
        ]

    # -- who ------------------------------------------------------------------------------------------------
    def begin(self, t: ConstantinopolisTable) -> None:
        if t.together():
            super().begin(t)

    def break_seal(self, t: ConstantinopolisTable) -> None:
        t.v[DEALS] = 0
        t.v[PROPOSALS_SENT] = 0
        for seat in range(t.seats()):
            t.put(seat, OWN_DEALS, 0)

    def deciders(self, t: ConstantinopolisTable) -> i64:
        if not t.together():
            return 0
        return t.everybody() & ~t.local(0) & ~waiting(t)

    def asks_always(self, t: ConstantinopolisTable, seat: i64) -> bool:
        """Where a silent word would tell a secret: `finish` what is in the hand, `drop` what a proposal asks for.

        (CPL-4.0.5, CPL-6.1.3, CPL-7.9.2)
        """
        if t.get(seat, ACTION) == PROPOSING:
            return t.erratum(UNASKED)
        return t.get(seat, ACTION) == NOTHING and t.held(seat) + loaded(t, seat) > 0

    def seal_of(self, t: ConstantinopolisTable, seat: i64) -> i64:
        """Words may be taken back until somebody else draws, buys or trades: others have counted on them by then."""
        return t.v[SEALS] * 4096 + t.v[DEALS] - t.get(seat, OWN_DEALS)

    def stands(self, word: i64) -> bool:
        return word in (ACCEPT, REFUSE)

    def _action(self, t: ConstantinopolisTable, seat: i64) -> Action:
        return self.actions[t.get(seat, ACTION) - 1]

    # -- what may be said -----------------------------------------------------------------------------------
    def candidates(self, t: ConstantinopolisTable, seat: i64, into: Words) -> None:
        size = asked_about(t, seat)
        if size != NONE:
            into.add(BUY_SHIP + size)
            into.add(PASS)
        elif t.get(seat, ACTION) != NOTHING:
            self._action(t, seat).candidates(t, seat, t.get(seat, PICKED), into)
        else:
            acceptance_candidates(t, seat, into)
            if t.free_trade():
                free_trade_candidates(t, seat, into)
            into.add(FINISH)

    def refusal(self, t: ConstantinopolisTable, seat: i64, word: i64) -> i64:
        size = asked_about(t, seat)
        if size != NONE:
            return MAY_BE_SAID if word in (BUY_SHIP + size, PASS) else NOT_NOW
        if t.get(seat, ACTION) != NOTHING:
            return self._action(t, seat).refusal(t, seat, t.get(seat, PICKED), word)
        if word == FINISH:
            return 0
        return no_free_trade(t, seat, word) if is_about_trade(word) else no_acceptance(t, seat, word)

    def figures(self, t: ConstantinopolisTable, seat: i64, word: i64, reason: i64) -> dict[str, Figure]:
        if t.get(seat, ACTION) != NOTHING:
            return self._action(t, seat).figures(t, seat, word, reason)
        if is_about_trade(word):
            return free_trade_figures(t, seat, word, reason)
        return acceptance_figures(t, seat, word, reason)

    def caution(self, t: ConstantinopolisTable, seat: i64, word: i64) -> Refusal | None:
        kind = contract_left(t, seat) if word == FINISH else NONE
        return None if kind == NONE else Refusal("contract-left", "CPL-4.6.2", {"contract": kind_ref(kind)})

    def prompt(self, t: ConstantinopolisTable, seat: i64) -> dict[str, Figure]:
        if seat < 0:
            return {"asked": "turn", "contract": "none"}
        asked: dict[str, Figure] = {"asked": "turn", "contract": "none", "gold": int(t.gold(seat))}
        size = asked_about(t, seat)
        if size != NONE:
            buyer = seat_ref(buyer_of(t, size))
            return {**asked, "asked": "last_ship", "rule": "CPL-4.6.1", "ship": ship_ref(size), "buyer": buyer}
        if t.get(seat, ACTION) != NOTHING:
            action = self._action(t, seat)
            name = "ship" if action.kind == LOADING_A_SHIP else action.name
            return {**asked, "asked": name, "rule": action.rule, **action.prompt(t, seat, t.get(seat, PICKED))}
        proposer = next_to_answer(t, seat)
        if proposer != NOBODY:
            return {**asked, "asked": "trade_answer", "rule": "CPL-6.1.4", "proposer": seat_ref(proposer)}
        return asked

    # -- what happens ---------------------------------------------------------------------------------------
    def say(self, t: ConstantinopolisTable, seat: i64, word: i64) -> None:
        self._count(t, seat, word)
        if asked_about(t, seat) != NONE:
            answer_about_ship(t, seat, word)
        elif t.get(seat, ACTION) != NOTHING:
            self._act(t, seat, word)
        elif word == FINISH:
            self._finish(t, seat)
        elif LOAD <= word < LOAD + KINDS:
            self._start(t, seat, LOADING_A_SHIP, word - LOAD)
        elif word == EXCHANGE:
            self._start(t, seat, EXCHANGING, 0)
        elif word == SWAP:
            self._start(t, seat, SWAPPING, 0)
        elif word == BULK_SALE:
            self._start(t, seat, SELLING_IN_BULK, 0)
        elif TRADE_WITH <= word < TRADE_WITH + MOST_SEATS:
            open_offer(t, seat, word - TRADE_WITH)
            self._start(t, seat, PROPOSING, 0)
        elif SHOW <= word < SHOW + KINDS:
            show(t, seat, word - SHOW)
        elif word in (ACCEPT, REFUSE):
            answer(t, seat, word)
        elif word == WITHDRAW:
            withdraw_offer(t, seat)
        elif word == BUY_POST:
            buy_post(t, seat)
        elif BUY_SHIP <= word < BUY_SHIP + SIZES:
            want_ship(t, seat, word - BUY_SHIP)
        else:
            trade(t, seat, word)
        if self._somebody_counts_on(t, seat) and not is_secret(word):
            t.disclose()
        lapse(t)

    def _count(self, t: ConstantinopolisTable, seat: i64, word: i64) -> None:
        """A draw, a purchase, and whatever of a trade is seen: nobody else takes back what was said before."""
        if asked_about(t, seat) == NONE:
            if LOAD <= word < LOAD + KINDS or SELL <= word <= BULK_SALE or word == FINISH:
                return
            action = t.get(seat, ACTION)
            if action != NOTHING and action != EXCHANGING and word != SEND:
                return
        t.v[DEALS] += 1
        if word != ACCEPT:
            t.change(seat, OWN_DEALS, 1)

    def _somebody_counts_on(self, t: ConstantinopolisTable, seat: i64) -> bool:
        """Whether somebody is making a proposal to the seat: what it has by now is perhaps asked for, unseen."""
        return any(t.get(other, ACTION) == PROPOSING and t.get(other, PARTNER) == seat for other in range(t.seats()))

    def _start(self, t: ConstantinopolisTable, seat: i64, kind: i64, picked: i64) -> None:
        t.put(seat, ACTION, kind)
        t.put(seat, PICKED, picked)
        self._action(t, seat).begin(t, seat)

    def _act(self, t: ConstantinopolisTable, seat: i64, word: i64) -> None:
        picked = self._action(t, seat).say(t, seat, t.get(seat, PICKED), word)
        if picked != DONE:
            t.put(seat, PICKED, picked)
            return
        t.put(seat, ACTION, NOTHING)
        t.put(seat, PICKED, 0)
        if word == SEND:
            t.change(seat, PROPOSED, 1)

    def _finish(self, t: ConstantinopolisTable, seat: i64) -> None:
        t.put(seat, FINISHED, 1)
        if t.telling():
            t.tell("finished", "CPL-4.6.1", {"seat": seat_ref(seat)})
        t.set_local(0, t.local(0) | (1 << seat))  # when all are in, nobody decides and the step runs on
