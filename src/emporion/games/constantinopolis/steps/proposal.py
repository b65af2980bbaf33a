"""Free trade: making a proposal item by item, and answering it (CPL-6.1.3, CPL-6.1.4)."""

from mypy_extensions import i64

from emporion.games.constantinopolis.rules.contracts import shown_cards
from emporion.games.constantinopolis.table.accessors import ConstantinopolisTable
from emporion.games.constantinopolis.table.components import CONTRACTS_ON_OFFER, FIRST_CARD, GOODS_ON_OFFER, LOWEST
from emporion.games.constantinopolis.table.layout import (
    ASKED,
    GIVEN,
    KINDS,
    KNOWN,
    NONE,
    O_CARDS,
    O_GOLD,
    OFFER,
    PARTNER,
    SENT,
    SIDE,
    TYPES,
)
from emporion.games.constantinopolis.table.telling import card_ref, offer_cards, offer_refs
from emporion.games.constantinopolis.table.words import (
    ACCEPT,
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
    PARTNER_LACKS,
    REFUSE,
    SEND,
    SIDE_FULL,
    STEPS_OF_GOLD,
)
from emporion.kernel.journal import Figure, seat_ref
from emporion.kernel.refusal import MAY_BE_SAID, NOT_NOW
from emporion.kernel.step import Ask, Step
from emporion.kernel.words import Words


def clear_offer(t: ConstantinopolisTable) -> None:
    at: i64
    for at in range(OFFER, OFFER + 2 * SIDE):
        t.v[at] = 0
    t.v[SENT] = 0


def goods_on(t: ConstantinopolisTable, side: i64) -> i64:
    at: i64 = OFFER + side * SIDE
    return t.v[at] + t.v[at + 1] + t.v[at + 2] + t.v[at + 3] + t.v[at + 4]


def is_empty(t: ConstantinopolisTable) -> bool:
    side: i64
    for side in range(GIVEN, ASKED + 1):
        if goods_on(t, side) + t.offer(side, O_GOLD) + t.offer(side, O_CARDS) > 0:
            return False
    return True


def on_offer(t: ConstantinopolisTable, side: i64, card: i64) -> bool:
    return any(t.offer(side, O_CARDS + 1 + k) == card for k in range(t.offer(side, O_CARDS)))


def offered_card(t: ConstantinopolisTable, side: i64, owner: i64, kind: i64) -> i64:
    """The card a kind means: own ones kept first, then the lowest number; of the partner only shown ones; or NONE."""
    bits = t.hand(owner, kind) if side == GIVEN else shown_cards(t, owner, kind)
    left = bits
    while left != 0:
        if on_offer(t, side, FIRST_CARD[kind] + LOWEST[left]):
            bits &= ~(left & -left)
        left &= left - 1
    kept = bits & t.kept(owner, kind)
    if side == GIVEN and kept != 0:
        bits = kept
    return NONE if bits == 0 else FIRST_CARD[kind] + LOWEST[bits]


class MakeOffer(Ask[ConstantinopolisTable]):
    """The proposal grows item by item, then it is sent or dropped (CPL-6.1.3)."""

    name = "trade_offer"
    rule = "CPL-6.1.3"

    def __init__(self) -> None:
        super().__init__()
        self.answer = AnswerOffer()

    def parts(self) -> list[Step]:
        return [self.answer]

    def candidates(self, t: ConstantinopolisTable, seat: i64, into: Words) -> None:
        partner = t.v[PARTNER]
        into.add_range(GIVE, GIVE + TYPES)
        into.add_range(GIVE_GOLD, GIVE_GOLD + STEPS_OF_GOLD)
        into.add_range(ASK, ASK + TYPES)
        into.add_range(ASK_GOLD, ASK_GOLD + STEPS_OF_GOLD)
        for kind in range(KINDS):
            if t.hand(seat, kind) != 0:
                into.add(GIVE_CONTRACT + kind)
            if shown_cards(t, partner, kind) != 0:
                into.add(ASK_CONTRACT + kind)
        into.add(SEND)
        into.add(DROP)

    def refusal(self, t: ConstantinopolisTable, seat: i64, word: i64) -> i64:
        partner = t.v[PARTNER]
        if word == DROP:
            return 0
        if word == SEND:
            return EMPTY_OFFER if is_empty(t) else MAY_BE_SAID
        if GIVE <= word < GIVE + TYPES:
            return self._no_good(t, GIVEN, seat, word - GIVE)
        if ASK <= word < ASK + TYPES:
            return self._no_good(t, ASKED, partner, word - ASK)
        if GIVE_GOLD <= word < GIVE_GOLD + STEPS_OF_GOLD:
            return self._no_gold(t, GIVEN, seat, GOLD_STEP[word - GIVE_GOLD])
        if ASK_GOLD <= word < ASK_GOLD + STEPS_OF_GOLD:
            return self._no_gold(t, ASKED, partner, GOLD_STEP[word - ASK_GOLD])
        if GIVE_CONTRACT <= word < GIVE_CONTRACT + KINDS:
            return self._no_card(t, GIVEN, seat, word - GIVE_CONTRACT)
        if ASK_CONTRACT <= word < ASK_CONTRACT + KINDS:
            return self._no_card(t, ASKED, partner, word - ASK_CONTRACT)
        return NOT_NOW

    def _no_good(self, t: ConstantinopolisTable, side: i64, owner: i64, good: i64) -> i64:
        if t.goods(owner, good) <= t.offer(side, good):
            return GIVER_LACKS if side == GIVEN else PARTNER_LACKS
        return MAY_BE_SAID if goods_on(t, side) < GOODS_ON_OFFER else SIDE_FULL

    def _no_gold(self, t: ConstantinopolisTable, side: i64, owner: i64, amount: i64) -> i64:
        if t.offer(side, O_GOLD) + amount > t.gold(owner):
            return GIVER_LACKS if side == GIVEN else PARTNER_LACKS
        return 0

    def _no_card(self, t: ConstantinopolisTable, side: i64, owner: i64, kind: i64) -> i64:
        if offered_card(t, side, owner, kind) == NONE:
            return GIVER_LACKS if side == GIVEN else NOT_SHOWN
        return MAY_BE_SAID if t.offer(side, O_CARDS) < CONTRACTS_ON_OFFER else SIDE_FULL

    def figures(self, t: ConstantinopolisTable, seat: i64, word: i64, reason: i64) -> dict[str, Figure]:
        return {"partner": seat_ref(t.v[PARTNER])} if reason == PARTNER_LACKS else {}

    def prompt(self, t: ConstantinopolisTable, seat: i64) -> dict[str, Figure]:
        return {"partner": seat_ref(t.v[PARTNER])}

    def say(self, t: ConstantinopolisTable, seat: i64, word: i64) -> None:
        partner = t.v[PARTNER]
        if word == SEND:
            t.pop()
            t.v[SENT] = 1
            self.answer.ask(t, seat, partner)
        elif word == DROP:
            t.pop()
            clear_offer(t)
            if t.telling():
                t.tell("trade-dropped", "CPL-6.1.3", {"seat": seat_ref(seat)})
        elif GIVE <= word < GIVE + TYPES:
            t.v[OFFER + GIVEN * SIDE + word - GIVE] += 1
        elif ASK <= word < ASK + TYPES:
            t.v[OFFER + ASKED * SIDE + word - ASK] += 1
        elif GIVE_GOLD <= word < GIVE_GOLD + STEPS_OF_GOLD:
            t.v[OFFER + GIVEN * SIDE + O_GOLD] += GOLD_STEP[word - GIVE_GOLD]
        elif ASK_GOLD <= word < ASK_GOLD + STEPS_OF_GOLD:
            t.v[OFFER + ASKED * SIDE + O_GOLD] += GOLD_STEP[word - ASK_GOLD]
        elif word < ASK_CONTRACT:
            _add_card(t, GIVEN, offered_card(t, GIVEN, seat, word - GIVE_CONTRACT))
        else:
            _add_card(t, ASKED, offered_card(t, ASKED, partner, word - ASK_CONTRACT))


def _add_card(t: ConstantinopolisTable, side: i64, card: i64) -> None:
    at: i64 = OFFER + side * SIDE + O_CARDS
    t.v[at] += 1
    t.v[at + t.v[at]] = card


class AnswerOffer(Ask[ConstantinopolisTable]):
    """The partner accepts or refuses; local 0 is the proposer (CPL-6.1.4)."""

    name = "trade_answer"
    rule = "CPL-6.1.4"

    def ask(self, t: ConstantinopolisTable, proposer: i64, partner: i64) -> None:
        """The proposal is public, but only the partner sees the faces of contracts given, unless they were shown."""
        self.start(t, partner)
        t.set_local(0, proposer)
        for k in range(t.offer(GIVEN, O_CARDS)):
            t.v[KNOWN + t.offer(GIVEN, O_CARDS + 1 + k)] |= 1 << partner
        t.disclose()
        if t.telling():
            self._tell(t, proposer, partner)

    def _tell(self, t: ConstantinopolisTable, proposer: i64, partner: i64) -> None:
        given = offer_cards(t, GIVEN)
        figures: dict[str, Figure] = {
            "seat": seat_ref(proposer),
            "partner": seat_ref(partner),
            "goods": offer_refs(t, GIVEN),
            "gold": int(t.offer(GIVEN, O_GOLD)),
            "asked_goods": offer_refs(t, ASKED),
            "asked_gold": int(t.offer(ASKED, O_GOLD)),
            "asked_contracts": [card_ref(card) for card in offer_cards(t, ASKED)],
        }
        t.tell("proposed", "CPL-6.1.3", {**figures, "cards": len(given)})
        if given:
            seen: dict[str, Figure] = {"contracts": [card_ref(card) for card in given]}
            t.tell("proposed-cards", "CPL-6.1.4", seen, 1 << partner | 1 << proposer)

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
        if t.telling():
            who: dict[str, Figure] = {"seat": seat_ref(seat), "proposer": seat_ref(proposer)}
            t.tell("trade-accepted" if word == ACCEPT else "trade-refused", "CPL-6.1.4", who)
        if word == ACCEPT:
            _hand_over(t, GIVEN, proposer, seat)
            _hand_over(t, ASKED, seat, proposer)
        clear_offer(t)


def _hand_over(t: ConstantinopolisTable, side: i64, giver: i64, taker: i64) -> None:
    """One side of a proposal changes hands; posts return to the boards of those who gave (CPL-6.1.4)."""
    for good in range(TYPES):
        t.add_goods(giver, good, -t.offer(side, good))
        t.add_goods(taker, good, t.offer(side, good))
    t.pay(giver, t.offer(side, O_GOLD))
    t.earn(taker, t.offer(side, O_GOLD))
    for k in range(t.offer(side, O_CARDS)):
        card = t.offer(side, O_CARDS + 1 + k)
        t.out_of_hand(giver, card)
        t.into_hand(taker, card)
        if not t.shown(card):
            t.v[KNOWN + card] = 1 << giver | 1 << taker
