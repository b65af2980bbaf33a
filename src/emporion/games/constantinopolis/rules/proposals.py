"""Proposals of free trade: what is on them, setting it aside, and handing it over (CPL-6.1.3, CPL-6.1.4)."""

from mypy_extensions import i64

from emporion.games.constantinopolis.rules.contracts import shown_cards
from emporion.games.constantinopolis.rules.fleet import goods_seen, loaded_in_secret
from emporion.games.constantinopolis.table.accessors import ConstantinopolisTable
from emporion.games.constantinopolis.table.components import FIRST_CARD, KIND_OF, LOWEST
from emporion.games.constantinopolis.table.layout import (
    ASKED,
    GIVEN,
    KNOWN,
    NONE,
    O_CARDS,
    O_GOLD,
    OFFER,
    PARTNER,
    PORT,
    SENT,
    SIDE,
    TYPES,
)
from emporion.kernel.table import NOBODY


def clear_offer(t: ConstantinopolisTable, proposer: i64) -> None:
    at: i64
    for at in range(2 * SIDE):
        t.put(proposer, OFFER + at, 0)
    t.put(proposer, PARTNER, 0)
    t.put(proposer, SENT, 0)


def add_to_offer(t: ConstantinopolisTable, proposer: i64, side: i64, item: i64, amount: i64) -> None:
    t.change(proposer, OFFER + side * SIDE + item, amount)


def add_card(t: ConstantinopolisTable, proposer: i64, side: i64, card: i64) -> None:
    add_to_offer(t, proposer, side, O_CARDS, 1)
    t.put(proposer, OFFER + side * SIDE + O_CARDS + t.offer(proposer, side, O_CARDS), card)


def card_on_offer(t: ConstantinopolisTable, proposer: i64, side: i64, k: i64) -> i64:
    return t.offer(proposer, side, O_CARDS + 1 + k)


def goods_on(t: ConstantinopolisTable, proposer: i64, side: i64) -> i64:
    cubes: i64 = 0
    for good in range(TYPES):
        cubes += t.offer(proposer, side, good)
    return cubes


def is_empty(t: ConstantinopolisTable, proposer: i64) -> bool:
    side: i64
    for side in range(GIVEN, ASKED + 1):
        if goods_on(t, proposer, side) + t.offer(proposer, side, O_GOLD) + t.offer(proposer, side, O_CARDS) > 0:
            return False
    return True


def on_offer(t: ConstantinopolisTable, proposer: i64, side: i64, card: i64) -> bool:
    return any(card_on_offer(t, proposer, side, k) == card for k in range(t.offer(proposer, side, O_CARDS)))


def shown_by(t: ConstantinopolisTable, seat: i64, kind: i64) -> i64:
    """Bits for the cards of a kind that were shown and that everybody believes in the seat's hand."""
    bits = shown_cards(t, seat, kind)
    for ship in range(t.ships(seat)):
        if t.ship_place(seat, ship) == PORT:
            for place in range(t.cargo(seat, ship)):
                card = t.aboard(seat, ship, place)
                if KIND_OF[card] == kind and t.shown(card):
                    bits |= 1 << (card - FIRST_CARD[kind])
    return bits


def offered_card(t: ConstantinopolisTable, proposer: i64, side: i64, owner: i64, kind: i64) -> i64:
    """The card a kind means: own ones kept first, then the lowest number; of the partner only shown ones; or NONE."""
    bits = t.hand(owner, kind) if side == GIVEN else shown_by(t, owner, kind)
    left = bits
    while left != 0:
        if on_offer(t, proposer, side, FIRST_CARD[kind] + LOWEST[left]):
            bits &= ~(left & -left)
        left &= left - 1
    kept = bits & t.kept(owner, kind)
    if side == GIVEN and kept != 0:
        bits = kept
    return NONE if bits == 0 else FIRST_CARD[kind] + LOWEST[bits]


# -- from the moment it is sent ---------------------------------------------------------------------------
def set_aside(t: ConstantinopolisTable, proposer: i64) -> None:
    """What is given leaves the proposer's board until the answer; a post on a contract stays on it."""
    for good in range(TYPES):
        t.add_goods(proposer, good, -t.offer(proposer, GIVEN, good))
    t.pay(proposer, t.offer(proposer, GIVEN, O_GOLD))
    for k in range(t.offer(proposer, GIVEN, O_CARDS)):
        t.load_from_hand(proposer, card_on_offer(t, proposer, GIVEN, k))


def take_up_again(t: ConstantinopolisTable, proposer: i64) -> None:
    """What was set aside comes back."""
    for good in range(TYPES):
        t.add_goods(proposer, good, t.offer(proposer, GIVEN, good))
    t.earn(proposer, t.offer(proposer, GIVEN, O_GOLD))
    for k in range(t.offer(proposer, GIVEN, O_CARDS)):
        t.into_hand(proposer, card_on_offer(t, proposer, GIVEN, k))


def hand_over(t: ConstantinopolisTable, giver: i64, taker: i64, proposer: i64, side: i64) -> None:
    """One side of a proposal changes hands; posts return to the board of who gives (CPL-6.1.4)."""
    for good in range(TYPES):
        t.add_goods(giver, good, -t.offer(proposer, side, good))
        t.add_goods(taker, good, t.offer(proposer, side, good))
    t.pay(giver, t.offer(proposer, side, O_GOLD))
    t.earn(taker, t.offer(proposer, side, O_GOLD))
    for k in range(t.offer(proposer, side, O_CARDS)):
        card = card_on_offer(t, proposer, side, k)
        t.out_of_hand(giver, card)
        t.into_hand(taker, card)
        if not t.shown(card):
            t.v[KNOWN + card] = 1 << giver | 1 << taker


def in_hand(t: ConstantinopolisTable, seat: i64, card: i64) -> bool:
    kind = KIND_OF[card]
    return (t.hand(seat, kind) >> (card - FIRST_CARD[kind])) & 1 == 1


def seems_to_be_there(t: ConstantinopolisTable, proposer: i64) -> bool:
    """Whether the partner has what is asked for, as far as everybody can see."""
    partner = t.get(proposer, PARTNER)
    for good in range(TYPES):
        if goods_seen(t, partner, good) < t.offer(proposer, ASKED, good):
            return False
    for k in range(t.offer(proposer, ASKED, O_CARDS)):
        card = card_on_offer(t, proposer, ASKED, k)
        if not in_hand(t, partner, card) and not loaded_in_secret(t, partner, card):
            return False
    return t.gold(partner) >= t.offer(proposer, ASKED, O_GOLD)


def is_there(t: ConstantinopolisTable, proposer: i64) -> bool:
    """Whether the partner can give what is asked for, and has not loaded it in secret."""
    partner = t.get(proposer, PARTNER)
    for good in range(TYPES):
        if t.goods(partner, good) < t.offer(proposer, ASKED, good):
            return False
    for k in range(t.offer(proposer, ASKED, O_CARDS)):
        if not in_hand(t, partner, card_on_offer(t, proposer, ASKED, k)):
            return False
    return t.gold(partner) >= t.offer(proposer, ASKED, O_GOLD)


def next_to_answer(t: ConstantinopolisTable, seat: i64) -> i64:
    """Who has sent the oldest proposal the seat has not answered, or NOBODY (CPL-7.9.5)."""
    found = NOBODY
    for proposer in range(t.seats()):
        sent = t.get(proposer, SENT)
        if sent != 0 and t.get(proposer, PARTNER) == seat and (found == NOBODY or sent < t.get(found, SENT)):
            found = proposer
    return found
