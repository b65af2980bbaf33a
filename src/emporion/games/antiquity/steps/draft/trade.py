"""City drafts: trade with the bank and offers to other players (ANT-4.2.10, ANT-4.2.14)."""

from mypy_extensions import i64

from emporion.games.antiquity.steps.draft.placing import ASKING, FREE, GIVING, OFFERING, TAKING
from emporion.games.antiquity.table.accessors import AntiquityTable
from emporion.games.antiquity.table.components import MARKET, MARKET_GIVES, OFFER_SIDE, OFFERS, PLAYER_TRADING
from emporion.games.antiquity.table.layout import (
    ANSWERS,
    COMPOSING,
    KINDS,
    KNOWN,
    MOST_SEATS,
    OFFER_ASKS,
    OFFER_GIVES,
    OFFER_STATE,
    OFFER_STRIDE,
    OFFER_TARGET,
    OFFERED,
    OPEN,
    STAGE,
)
from emporion.games.antiquity.table.layout import OFFERS_MADE as OFFER_COUNT
from emporion.games.antiquity.table.telling import goods_refs
from emporion.games.antiquity.table.words import (
    ACCEPT,
    ASK,
    ASKED_NOT_HELD,
    DECLINE,
    DONE,
    EMPTY_OFFER,
    FINISH_FIRST,
    GIVE,
    NO_MARKET,
    NO_MARKET_TO_OFFER,
    NO_OFFER,
    NO_TRADING,
    NOT_HELD_TO_GIVE,
    NOT_HELD_TO_OFFER,
    NOT_OWNED,
    NOT_TO_SELF,
    NOTHING_TO_TRADE,
    OFFER,
    OFFER_OPEN,
    OFFERS_MADE,
    PROPOSE,
    SIDE_FULL,
    TAKE,
    TARGET_OUT,
    TWO_GOODS,
)
from emporion.kernel.journal import Figure, seat_ref
from emporion.kernel.refusal import MAY_BE_SAID
from emporion.kernel.words import Words


# -- the bank -------------------------------------------------------------------------------------------------------
def gives(t: AntiquityTable, seat: i64, into: Words) -> None:
    for good in range(KINDS):
        if t.good(seat, good) > 0:
            into.add(GIVE + good)


def give_refusal(t: AntiquityTable, seat: i64, good: i64) -> i64:
    if t.get(seat, STAGE) == FREE:
        if not t.works(seat, MARKET):
            return NO_MARKET
        if t.stock(seat) < MARKET_GIVES:
            return TWO_GOODS
    return MAY_BE_SAID if t.good(seat, good) > 0 else NOT_HELD_TO_GIVE


def give(t: AntiquityTable, seat: i64, good: i64) -> None:
    """The first good, then the second; then one is taken."""
    t.gain(seat, good, -1)
    t.put(seat, STAGE, GIVING if t.get(seat, STAGE) == FREE else TAKING)


def takes(into: Words) -> None:
    into.add_range(TAKE, TAKE + KINDS)


def take(t: AntiquityTable, seat: i64, good: i64) -> None:
    t.gain(seat, good, 1)
    t.put(seat, STAGE, FREE)


# -- composing an offer -----------------------------------------------------------------------------------------------
def proposals(t: AntiquityTable, seat: i64, into: Words) -> None:
    if t.option(PLAYER_TRADING) == 1 and t.works(seat, MARKET):
        for other in range(t.seats()):
            if other != seat:
                into.add(PROPOSE + other)


def propose_refusal(t: AntiquityTable, seat: i64, target: i64) -> i64:
    if t.option(PLAYER_TRADING) == 0:
        return NO_TRADING
    if target == seat:
        return NOT_TO_SELF
    if target >= t.seats() or t.out(target):
        return TARGET_OUT
    if not t.works(seat, MARKET):
        return NO_MARKET_TO_OFFER
    if t.offer(seat, OFFER_STATE) == OPEN:
        return OFFER_OPEN
    if t.get(seat, OFFER_COUNT) >= OFFERS:
        return OFFERS_MADE
    return MAY_BE_SAID if t.stock(seat) + known_stock(t, seat, target) > 0 else NOTHING_TO_TRADE


def known_stock(t: AntiquityTable, seat: i64, other: i64) -> i64:
    total: i64 = 0
    for good in range(KINDS):
        total += t.known(seat, other, good)
    return total


def propose(t: AntiquityTable, seat: i64, target: i64) -> None:
    clear_offer(t, seat)
    t.set_offer(seat, OFFER_STATE, COMPOSING)
    t.set_offer(seat, OFFER_TARGET, target)
    t.change(seat, OFFER_COUNT, 1)
    t.put(seat, STAGE, OFFERING)


def clear_offer(t: AntiquityTable, seat: i64) -> None:
    k: i64
    for k in range(ANSWERS):
        t.set_offer(seat, k, 0)


def _on_side(t: AntiquityTable, seat: i64, side: i64) -> i64:
    """How many goods are given or asked so far."""
    total: i64 = 0
    for good in range(KINDS):
        total += t.offer(seat, side + good)
    return total


def offer_words(t: AntiquityTable, seat: i64, into: Words) -> None:
    if t.get(seat, STAGE) == OFFERING:
        into.add_range(OFFER, OFFER + KINDS)
    else:
        into.add_range(ASK, ASK + KINDS)
    into.add(DONE)


def offer_refusal(t: AntiquityTable, seat: i64, good: i64) -> i64:
    if _on_side(t, seat, OFFER_GIVES) >= OFFER_SIDE:
        return SIDE_FULL
    return MAY_BE_SAID if t.good(seat, good) > 0 else NOT_HELD_TO_OFFER


def ask_refusal(t: AntiquityTable, seat: i64, good: i64) -> i64:
    if _on_side(t, seat, OFFER_ASKS) >= OFFER_SIDE:
        return SIDE_FULL
    target = t.offer(seat, OFFER_TARGET)
    return MAY_BE_SAID if t.known(seat, target, good) > t.offer(seat, OFFER_ASKS + good) else NOT_OWNED


def done_refusal(t: AntiquityTable, seat: i64) -> i64:
    """One side may be empty, not both."""
    if _on_side(t, seat, OFFER_GIVES) > 0:
        return 0
    if t.get(seat, STAGE) == OFFERING:
        return MAY_BE_SAID if known_stock(t, seat, t.offer(seat, OFFER_TARGET)) > 0 else EMPTY_OFFER
    return MAY_BE_SAID if _on_side(t, seat, OFFER_ASKS) > 0 else EMPTY_OFFER


def add_offered(t: AntiquityTable, seat: i64, good: i64) -> None:
    """What is given is set aside until the answer comes."""
    t.gain(seat, good, -1)
    t.set_offer(seat, OFFER_GIVES + good, t.offer(seat, OFFER_GIVES + good) + 1)


def add_asked(t: AntiquityTable, seat: i64, good: i64) -> None:
    t.set_offer(seat, OFFER_ASKS + good, t.offer(seat, OFFER_ASKS + good) + 1)


def done(t: AntiquityTable, seat: i64) -> None:
    if t.get(seat, STAGE) == OFFERING:
        t.put(seat, STAGE, ASKING)
        return
    t.set_offer(seat, OFFER_STATE, OPEN)
    t.put(seat, STAGE, FREE)
    if t.telling():
        t.tell("offer", "ANT-4.2.14", _figures(t, seat), _parties(t, seat))


def withdraw(t: AntiquityTable, seat: i64) -> None:
    """The proposer takes the goods set aside back (ANT-7.9.2)."""
    if t.telling():
        t.tell("offer-withdrawn", "ANT-4.2.14", _figures(t, seat), _parties(t, seat))
    _return_goods(t, seat)


def _return_goods(t: AntiquityTable, seat: i64) -> None:
    for good in range(KINDS):
        t.gain(seat, good, t.offer(seat, OFFER_GIVES + good))
    clear_offer(t, seat)


# -- answering ----------------------------------------------------------------------------------------------------
def answers(t: AntiquityTable, seat: i64, into: Words) -> None:
    open_offers = t.offers_to(seat)
    if open_offers == 0:
        return
    for other in range(t.seats()):
        if (open_offers >> other) & 1 == 1:
            into.add(ACCEPT + other)
            into.add(DECLINE + other)


def answer_refusal(t: AntiquityTable, seat: i64, word: i64) -> i64:
    """Declining is always possible; accepting wants the goods, and no step half done."""
    accepting = word < ACCEPT + MOST_SEATS
    proposer = word - (ACCEPT if accepting else DECLINE)
    if (t.offers_to(seat) >> proposer) & 1 == 0:
        return NO_OFFER
    if not accepting:
        return 0
    if t.get(seat, STAGE) != FREE:
        return FINISH_FIRST
    for good in range(KINDS):
        if t.good(seat, good) < t.offer(proposer, OFFER_ASKS + good):
            return ASKED_NOT_HELD
    return 0


def accept(t: AntiquityTable, seat: i64, proposer: i64) -> None:
    """The goods change hands at once; both drafts are locked up to this point."""
    if t.telling():
        t.tell("offer-accepted", "ANT-4.2.14", _figures(t, proposer), _parties(t, proposer))
    for good in range(KINDS):
        given = t.offer(proposer, OFFER_GIVES + good)
        asked = t.offer(proposer, OFFER_ASKS + good)
        t.gain(seat, good, given - asked)
        t.gain(proposer, good, asked)
        _learn(t, proposer, seat, good, given - asked)
        _learn(t, seat, proposer, good, asked - given)
    clear_offer(t, proposer)
    lock(t, seat)
    lock(t, proposer)
    t.disclose()


def _learn(t: AntiquityTable, seat: i64, other: i64, good: i64, n: i64) -> None:
    """The two who trade know what became of their goods; nobody else does (ANT-7.9.1)."""
    at: i64 = KNOWN + (seat * MOST_SEATS + other) * KINDS + good
    t.v[at] += n
    if t.v[at] < 0:
        t.v[at] = 0


def decline(t: AntiquityTable, seat: i64, proposer: i64) -> None:
    if t.telling():
        t.tell("offer-declined", "ANT-4.2.14", _figures(t, proposer), _parties(t, proposer))
    _return_goods(t, proposer)
    lock(t, proposer)


def lock(t: AntiquityTable, seat: i64) -> None:
    """Words said before this cannot be taken back."""
    t.set_offer(seat, ANSWERS, t.offer(seat, ANSWERS) + 1)


def _parties(t: AntiquityTable, proposer: i64) -> int:
    """Only the two of an offer hear of it."""
    return int((1 << proposer) | (1 << t.offer(proposer, OFFER_TARGET)))


def _figures(t: AntiquityTable, proposer: i64) -> dict[str, Figure]:
    at = OFFERED + proposer * OFFER_STRIDE
    return {
        "seat": seat_ref(proposer),
        "target": seat_ref(t.offer(proposer, OFFER_TARGET)),
        "gives": [*goods_refs(t, at + OFFER_GIVES)],
        "asks": [*goods_refs(t, at + OFFER_ASKS)],
        "sides": _sides(t, proposer),
    }


def _sides(t: AntiquityTable, proposer: i64) -> str:
    """Which sides of an offer are not empty, by which its sentence is chosen."""
    if _on_side(t, proposer, OFFER_GIVES) == 0:
        return "asks"
    return "gives" if _on_side(t, proposer, OFFER_ASKS) == 0 else "both"
