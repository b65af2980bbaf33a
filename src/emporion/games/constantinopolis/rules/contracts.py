"""Drawing and giving up contracts."""

from mypy_extensions import i64

from emporion.games.constantinopolis.table.accessors import ConstantinopolisTable
from emporion.games.constantinopolis.table.components import FIRST_CARD, KIND_OF, LOWEST
from emporion.games.constantinopolis.table.layout import CARDS, DECK, DISCARD, DRAWN, KINDS, KNOWN, NONE, RESHUFFLES
from emporion.games.constantinopolis.table.telling import card_ref
from emporion.kernel.journal import seat_ref


def draw_cards(t: ConstantinopolisTable, seat: i64, cards: i64, rule: str) -> None:
    """Contracts from the deck into a hand; the number is public, the faces are not (CPL-1.1.7)."""
    drawn: list[str] = []
    for _ in range(cards):
        card = _draw(t)
        if card == NONE:
            break  # CPL-4.5.2: the rest of the draw is lost
        t.into_hand(seat, card)
        if t.telling():
            drawn.append(card_ref(card))
    if t.telling():
        t.tell("drew", rule, {"seat": seat_ref(seat), "cards": len(drawn)})
        if drawn:
            t.tell("drew-cards", rule, {"contracts": [*drawn]}, 1 << seat)


def _draw(t: ConstantinopolisTable) -> i64:
    if DECK.size(t) == 0:
        _reshuffle(t)
    if DECK.size(t) == 0:
        return NONE
    card = DECK.draw(t)
    t.v[DRAWN + card] = t.v[RESHUFFLES]
    t.v[KNOWN + card] = 0
    t.disclose()
    return card


def _reshuffle(t: ConstantinopolisTable) -> None:
    """The discard pile becomes the new deck (CPL-4.5.2)."""
    for card in range(CARDS):
        kind = KIND_OF[card]
        if (t.v[DISCARD + kind] >> (card - FIRST_CARD[kind])) & 1:
            DECK.put(t, card)
    for kind in range(KINDS):
        t.v[DISCARD + kind] = 0
    DECK.shuffle(t)
    t.v[RESHUFFLES] += 1
    if t.telling() and DECK.size(t) > 0:
        t.tell("reshuffled", "CPL-4.5.2", {"cards": int(DECK.size(t))})


def give_up_hand(t: ConstantinopolisTable, seat: i64) -> i64:
    """Every contract that is not under a trading post goes to the discard pile; how many they were."""
    cards: i64 = 0
    for kind in range(KINDS):
        bits = t.hand(seat, kind) & ~t.kept(seat, kind)
        while bits != 0:
            card = FIRST_CARD[kind] + LOWEST[bits]
            t.out_of_hand(seat, card)
            t.discard(card)
            bits &= bits - 1
            cards += 1
    return cards


def hidden_cards(t: ConstantinopolisTable, seat: i64, kind: i64) -> i64:
    """Bits for the cards of a kind in hand that were not shown."""
    return t.hand(seat, kind) & ~shown_cards(t, seat, kind)


def shown_cards(t: ConstantinopolisTable, seat: i64, kind: i64) -> i64:
    """Bits for the cards of a kind in hand that were shown to everybody."""
    bits = t.hand(seat, kind)
    left = bits
    while left != 0:
        if not t.shown(FIRST_CARD[kind] + LOWEST[left]):
            bits &= ~(left & -left)
        left &= left - 1
    return bits
