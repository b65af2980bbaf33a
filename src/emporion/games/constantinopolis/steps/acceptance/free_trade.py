"""Free trade, an option: throughout phase 6 contracts are shown, proposals made, answered, withdrawn (CPL-6.1)."""

from mypy_extensions import i64

from emporion.games.constantinopolis.rules.contracts import hidden_cards
from emporion.games.constantinopolis.rules.proposals import is_there, next_to_answer, seems_to_be_there
from emporion.games.constantinopolis.steps.acceptance.proposal import accept_offer, lapse_offer, refuse_offer
from emporion.games.constantinopolis.table.accessors import ConstantinopolisTable
from emporion.games.constantinopolis.table.components import FIRST_CARD, LOWEST
from emporion.games.constantinopolis.table.layout import (
    FINISHED,
    KINDS,
    KNOWN,
    MOST_SEATS,
    PARTNER,
    PROPOSED,
    SENT,
    SHOWN,
)
from emporion.games.constantinopolis.table.telling import card_ref, kind_ref
from emporion.games.constantinopolis.table.words import (
    ACCEPT,
    ASKED_IS_ABOARD,
    NO_FREE_TRADE,
    NO_PROPOSAL_LEFT,
    NOT_TO_SHOW,
    NOT_WITH_YOURSELF,
    NOTHING_TO_ANSWER,
    NOTHING_TO_WITHDRAW,
    PARTNER_FINISHED,
    PROPOSAL_OPEN,
    REFUSE,
    SHOW,
    SHOWN_ALREADY,
    TRADE_WITH,
    WITHDRAW,
)
from emporion.kernel.journal import Figure, seat_ref
from emporion.kernel.refusal import MAY_BE_SAID, NOT_NOW
from emporion.kernel.table import NOBODY
from emporion.kernel.words import Words


def is_about_trade(word: i64) -> bool:
    """Whether a word shows a contract, begins a proposal, answers one or withdraws it."""
    if SHOW <= word < SHOW + KINDS or TRADE_WITH <= word < TRADE_WITH + MOST_SEATS:
        return True
    return word in (ACCEPT, REFUSE, WITHDRAW)


def free_trade_candidates(t: ConstantinopolisTable, seat: i64, into: Words) -> None:
    if next_to_answer(t, seat) != NOBODY:
        into.add(ACCEPT)
        into.add(REFUSE)
    if t.get(seat, SENT) != 0:
        into.add(WITHDRAW)
    show_candidates(t, seat, into)
    for other in range(t.seats()):
        if other != seat:
            into.add(TRADE_WITH + other)


def no_free_trade(t: ConstantinopolisTable, seat: i64, word: i64) -> i64:
    """Why a word of free trade may not be said, or 0 (CPL-6.1.2 to CPL-6.1.4)."""
    if not t.free_trade():
        return NO_FREE_TRADE
    if SHOW <= word < SHOW + KINDS:
        return no_show(t, seat, word - SHOW)
    if word == WITHDRAW:
        return MAY_BE_SAID if t.get(seat, SENT) != 0 else NOTHING_TO_WITHDRAW
    if word in (ACCEPT, REFUSE):
        proposer = next_to_answer(t, seat)
        if proposer == NOBODY:
            return NOTHING_TO_ANSWER
        return MAY_BE_SAID if word == REFUSE or is_there(t, proposer) else ASKED_IS_ABOARD
    return _no_proposal(t, seat, word - TRADE_WITH)


def _no_proposal(t: ConstantinopolisTable, seat: i64, partner: i64) -> i64:
    if partner >= t.seats():
        return NOT_NOW
    if partner == seat:
        return NOT_WITH_YOURSELF
    if t.get(seat, SENT) != 0:
        return PROPOSAL_OPEN
    if t.get(seat, PROPOSED) >= t.proposals():
        return NO_PROPOSAL_LEFT
    return PARTNER_FINISHED if t.get(partner, FINISHED) != 0 else MAY_BE_SAID


def free_trade_figures(t: ConstantinopolisTable, seat: i64, word: i64, reason: i64) -> dict[str, Figure]:
    if reason == NOT_TO_SHOW:
        return {"contract": kind_ref(word - SHOW)}
    return {"partner": seat_ref(word - TRADE_WITH)} if reason == PARTNER_FINISHED else {}


def answer(t: ConstantinopolisTable, seat: i64, word: i64) -> None:
    proposer = next_to_answer(t, seat)
    if word == ACCEPT:
        accept_offer(t, proposer)
    else:
        refuse_offer(t, proposer)


def lapse(t: ConstantinopolisTable) -> None:
    """Proposals end when one of the two has finished, or when all can see that what is asked for is gone."""
    for proposer in range(t.seats()):
        if t.get(proposer, SENT) != 0:
            over = t.get(proposer, FINISHED) + t.get(t.get(proposer, PARTNER), FINISHED) > 0
            if over or not seems_to_be_there(t, proposer):
                lapse_offer(t, proposer)


# -- showing ----------------------------------------------------------------------------------------------
def show_candidates(t: ConstantinopolisTable, seat: i64, into: Words) -> None:
    for kind in range(KINDS):
        if t.hand(seat, kind) != 0:
            into.add(SHOW + kind)


def no_show(t: ConstantinopolisTable, seat: i64, kind: i64) -> i64:
    """Why no contract of a kind can be shown, or 0."""
    if t.hand(seat, kind) == 0:
        return NOT_TO_SHOW
    return MAY_BE_SAID if hidden_cards(t, seat, kind) != 0 else SHOWN_ALREADY


def show(t: ConstantinopolisTable, seat: i64, kind: i64) -> None:
    """A contract becomes visible to all; it stays in hand."""
    bits = hidden_cards(t, seat, kind)
    kept = bits & t.kept(seat, kind)
    card = FIRST_CARD[kind] + LOWEST[kept if kept != 0 else bits]
    t.v[KNOWN + card] = t.everybody() | SHOWN
    t.disclose()
    if t.telling():
        t.tell("showed", "CPL-6.1.2", {"seat": seat_ref(seat), "contract": card_ref(card)})
