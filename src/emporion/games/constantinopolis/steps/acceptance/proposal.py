"""Free trade: making a proposal item by item, sending it, and what becomes of it (CPL-6.1.2 to CPL-6.1.4)."""

from mypy_extensions import i64

from emporion.games.constantinopolis.rules.fleet import goods_seen
from emporion.games.constantinopolis.rules.proposals import (
    add_card,
    add_to_offer,
    card_on_offer,
    clear_offer,
    goods_on,
    hand_over,
    is_empty,
    offered_card,
    seems_to_be_there,
    set_aside,
    shown_by,
    take_up_again,
)
from emporion.games.constantinopolis.steps.action import DONE, Action
from emporion.games.constantinopolis.table.accessors import ConstantinopolisTable
from emporion.games.constantinopolis.table.components import CONTRACTS_ON_OFFER, GOODS_ON_OFFER
from emporion.games.constantinopolis.table.layout import (
    ASKED,
    FINISHED,
    GIVEN,
    KINDS,
    KNOWN,
    NONE,
    O_CARDS,
    O_GOLD,
    PARTNER,
    PROPOSALS_SENT,
    SENT,
    TYPES,
)
from emporion.games.constantinopolis.table.telling import card_ref, offer_cards, offer_lots, offer_refs
from emporion.games.constantinopolis.table.words import (
    ASK,
    ASK_CONTRACT,
    ASK_GOLD,
    DROP,
    EMPTY_OFFER,
    GIVE,
    GIVE_CONTRACT,
    GIVE_GOLD,
    GIVER_LACKS,
    GOLD_STEP,
    NOT_SHOWN,
    PARTNER_FINISHED,
    PARTNER_LACKS,
    SEND,
    SIDE_FULL,
    STEPS_OF_GOLD,
)
from emporion.kernel.journal import Figure, seat_ref
from emporion.kernel.refusal import MAY_BE_SAID, NOT_NOW
from emporion.kernel.words import Words


class MakeOffer(Action):
    """The proposal grows item by item, then it is sent or dropped (CPL-6.1.3)."""

    name = "trade_offer"
    rule = "CPL-6.1.3"

    def candidates(self, t: ConstantinopolisTable, seat: i64, picked: i64, into: Words) -> None:
        partner = t.get(seat, PARTNER)
        into.add_range(GIVE, GIVE + TYPES)
        into.add_range(GIVE_GOLD, GIVE_GOLD + STEPS_OF_GOLD)
        into.add_range(ASK, ASK + TYPES)
        into.add_range(ASK_GOLD, ASK_GOLD + STEPS_OF_GOLD)
        for kind in range(KINDS):
            if t.hand(seat, kind) != 0:
                into.add(GIVE_CONTRACT + kind)
            if shown_by(t, partner, kind) != 0:
                into.add(ASK_CONTRACT + kind)
        into.add(SEND)
        into.add(DROP)

    def refusal(self, t: ConstantinopolisTable, seat: i64, picked: i64, word: i64) -> i64:
        partner = t.get(seat, PARTNER)
        if word == DROP:
            return 0
        if word == SEND:
            return self._no_sending(t, seat)
        if GIVE <= word < GIVE + TYPES:
            return self._no_good(t, seat, GIVEN, word - GIVE, t.goods(seat, word - GIVE))
        if ASK <= word < ASK + TYPES:
            return self._no_good(t, seat, ASKED, word - ASK, goods_seen(t, partner, word - ASK))
        if GIVE_GOLD <= word < GIVE_GOLD + STEPS_OF_GOLD:
            return self._no_gold(t, seat, GIVEN, seat, GOLD_STEP[word - GIVE_GOLD])
        if ASK_GOLD <= word < ASK_GOLD + STEPS_OF_GOLD:
            return self._no_gold(t, seat, ASKED, partner, GOLD_STEP[word - ASK_GOLD])
        if GIVE_CONTRACT <= word < GIVE_CONTRACT + KINDS:
            return self._no_card(t, seat, GIVEN, seat, word - GIVE_CONTRACT)
        if ASK_CONTRACT <= word < ASK_CONTRACT + KINDS:
            return self._no_card(t, seat, ASKED, partner, word - ASK_CONTRACT)
        return NOT_NOW

    def _no_sending(self, t: ConstantinopolisTable, seat: i64) -> i64:
        """While the proposal was made, the partner may have finished or spent what is asked for."""
        if is_empty(t, seat):
            return EMPTY_OFFER
        if t.get(t.get(seat, PARTNER), FINISHED) != 0:
            return PARTNER_FINISHED
        if t.gold(seat) < t.offer(seat, GIVEN, O_GOLD):
            return GIVER_LACKS
        return MAY_BE_SAID if seems_to_be_there(t, seat) else PARTNER_LACKS

    def _no_good(self, t: ConstantinopolisTable, seat: i64, side: i64, good: i64, has: i64) -> i64:
        if has <= t.offer(seat, side, good):
            return GIVER_LACKS if side == GIVEN else PARTNER_LACKS
        return MAY_BE_SAID if goods_on(t, seat, side) < GOODS_ON_OFFER else SIDE_FULL

    def _no_gold(self, t: ConstantinopolisTable, seat: i64, side: i64, owner: i64, amount: i64) -> i64:
        if t.offer(seat, side, O_GOLD) + amount > t.gold(owner):
            return GIVER_LACKS if side == GIVEN else PARTNER_LACKS
        return 0

    def _no_card(self, t: ConstantinopolisTable, seat: i64, side: i64, owner: i64, kind: i64) -> i64:
        if offered_card(t, seat, side, owner, kind) == NONE:
            return GIVER_LACKS if side == GIVEN else NOT_SHOWN
        return MAY_BE_SAID if t.offer(seat, side, O_CARDS) < CONTRACTS_ON_OFFER else SIDE_FULL

    def figures(self, t: ConstantinopolisTable, seat: i64, word: i64, reason: i64) -> dict[str, Figure]:
        return {"partner": seat_ref(t.get(seat, PARTNER))} if reason in (PARTNER_LACKS, PARTNER_FINISHED) else {}

    def prompt(self, t: ConstantinopolisTable, seat: i64, picked: i64) -> dict[str, Figure]:
        return {"partner": seat_ref(t.get(seat, PARTNER))}

    def say(self, t: ConstantinopolisTable, seat: i64, picked: i64, word: i64) -> i64:
        if word == SEND:
            send(t, seat)
            return DONE
        if word == DROP:
            clear_offer(t, seat)
            if t.telling():
                t.tell("trade-dropped", "CPL-6.1.3", {"seat": seat_ref(seat)})
            return DONE
        if GIVE <= word < GIVE + TYPES:
            add_to_offer(t, seat, GIVEN, word - GIVE, 1)
        elif ASK <= word < ASK + TYPES:
            add_to_offer(t, seat, ASKED, word - ASK, 1)
        elif GIVE_GOLD <= word < GIVE_GOLD + STEPS_OF_GOLD:
            add_to_offer(t, seat, GIVEN, O_GOLD, GOLD_STEP[word - GIVE_GOLD])
        elif ASK_GOLD <= word < ASK_GOLD + STEPS_OF_GOLD:
            add_to_offer(t, seat, ASKED, O_GOLD, GOLD_STEP[word - ASK_GOLD])
        elif GIVE_CONTRACT <= word < GIVE_CONTRACT + KINDS:
            add_card(t, seat, GIVEN, offered_card(t, seat, GIVEN, seat, word - GIVE_CONTRACT))
        else:
            partner = t.get(seat, PARTNER)
            add_card(t, seat, ASKED, offered_card(t, seat, ASKED, partner, word - ASK_CONTRACT))
        return picked


def open_offer(t: ConstantinopolisTable, proposer: i64, partner: i64) -> None:
    """A proposal is begun; everybody sees whom it is for (CPL-7.9.4)."""
    clear_offer(t, proposer)
    t.put(proposer, PARTNER, partner)
    if t.telling():
        t.tell("trade-opened", "CPL-6.1.3", {"seat": seat_ref(proposer), "partner": seat_ref(partner)})


def send(t: ConstantinopolisTable, proposer: i64) -> None:
    """The proposal becomes public, but only the partner sees the faces of contracts given, unless they were shown."""
    partner = t.get(proposer, PARTNER)
    t.v[PROPOSALS_SENT] += 1
    t.put(proposer, SENT, t.v[PROPOSALS_SENT])
    for k in range(t.offer(proposer, GIVEN, O_CARDS)):
        t.v[KNOWN + card_on_offer(t, proposer, GIVEN, k)] |= 1 << partner
    set_aside(t, proposer)
    t.disclose()
    if t.telling():
        _tell_proposal(t, proposer, partner)


def _tell_proposal(t: ConstantinopolisTable, proposer: i64, partner: i64) -> None:
    given = offer_cards(t, proposer, GIVEN)
    figures: dict[str, Figure] = {
        "seat": seat_ref(proposer),
        "partner": seat_ref(partner),
        "goods": offer_refs(t, proposer, GIVEN),
        "gold": int(t.offer(proposer, GIVEN, O_GOLD)),
        "asked_goods": offer_refs(t, proposer, ASKED),
        "asked_gold": int(t.offer(proposer, ASKED, O_GOLD)),
        "asked_contracts": [card_ref(card) for card in offer_cards(t, proposer, ASKED)],
    }
    figures |= {"cards": len(given), "asked_cards": int(t.offer(proposer, ASKED, O_CARDS))}
    figures |= {"lots": offer_lots(t, proposer, GIVEN), "asked_lots": offer_lots(t, proposer, ASKED)}
    figures |= {"gives": _kinds(t, proposer, GIVEN), "asks": _kinds(t, proposer, ASKED)}
    t.tell("proposed", "CPL-6.1.3", figures)
    if given:
        seen: dict[str, Figure] = {"contracts": [card_ref(card) for card in given]}
        t.tell("proposed-cards", "CPL-6.1.4", seen, 1 << partner | 1 << proposer)


def _kinds(t: ConstantinopolisTable, proposer: i64, side: i64) -> str:
    """What one side of a proposal is made of, by which its sentence is chosen: `goods_gold`, `nothing`."""
    kinds = ["goods"] if goods_on(t, proposer, side) > 0 else []
    if t.offer(proposer, side, O_GOLD) > 0:
        kinds.append("gold")
    if t.offer(proposer, side, O_CARDS) > 0:
        kinds.append("contracts")
    return "_".join(kinds) or "nothing"


def accept_offer(t: ConstantinopolisTable, proposer: i64) -> None:
    """Everything changes hands at once."""
    partner = t.get(proposer, PARTNER)
    if t.telling():
        who: dict[str, Figure] = {"seat": seat_ref(partner), "proposer": seat_ref(proposer)}
        t.tell("trade-accepted", "CPL-6.1.4", who)
    take_up_again(t, proposer)
    hand_over(t, proposer, partner, proposer, GIVEN)
    hand_over(t, partner, proposer, proposer, ASKED)
    clear_offer(t, proposer)


def refuse_offer(t: ConstantinopolisTable, proposer: i64) -> None:
    if t.telling():
        who: dict[str, Figure] = {"seat": seat_ref(t.get(proposer, PARTNER)), "proposer": seat_ref(proposer)}
        t.tell("trade-refused", "CPL-6.1.4", who)
    take_up_again(t, proposer)
    clear_offer(t, proposer)


def withdraw_offer(t: ConstantinopolisTable, proposer: i64) -> None:
    if t.telling():
        t.tell("trade-withdrawn", "CPL-6.1.3", _between(t, proposer))
    take_up_again(t, proposer)
    clear_offer(t, proposer)


def lapse_offer(t: ConstantinopolisTable, proposer: i64) -> None:
    """One of the two has finished, or what is asked for is no longer there."""
    if t.telling():
        t.tell("trade-lapsed", "CPL-6.1.3", _between(t, proposer))
    take_up_again(t, proposer)
    clear_offer(t, proposer)


def _between(t: ConstantinopolisTable, proposer: i64) -> dict[str, Figure]:
    return {"seat": seat_ref(proposer), "partner": seat_ref(t.get(proposer, PARTNER))}
