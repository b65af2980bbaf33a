"""What a seat can only guess: other hands, what others have loaded, the order of the piles.

A guess gives every unknown card to somebody else who may have it. Cards drawn before a reshuffle cannot be in the deck,
so cards only change places with those drawn from the same deck.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from emporion.games.constantinopolis.rules.fleet import has_cargo, load, unfit, unload
from emporion.games.constantinopolis.rules.proposals import clear_offer, set_aside, take_up_again
from emporion.games.constantinopolis.steps.acceptance.first_edition import LoadInSecret
from emporion.games.constantinopolis.steps.action import LOADING_A_SHIP, NOTHING, PROPOSING
from emporion.games.constantinopolis.steps.departure import KeepContracts
from emporion.games.constantinopolis.table.accessors import ConstantinopolisTable
from emporion.games.constantinopolis.table.components import COUNT, FIRST_CARD, KIND_OF, LOWEST
from emporion.games.constantinopolis.table.layout import (
    ACTION,
    CARDS,
    DECK,
    DECK_AT,
    DRAWN,
    FINISHED,
    FUTURE,
    FUTURE_AT,
    GIVEN,
    KEPT,
    KINDS,
    KNOWN,
    MAXIMUM,
    MOST_ON_OFFER,
    NONE,
    O_CARDS,
    OFFER,
    PARTNER,
    PICKED,
    PORT,
    RESHUFFLES,
    SEAT,
    SENT,
    SHOWN,
    SIDE,
    STRIDE,
)
from emporion.kernel.chance import Dice
from emporion.kernel.step import Step
from emporion.parts.deck import shuffle_guess

OFFERED: Final = MOST_ON_OFFER + 1  # not at all, or as which contract of a proposal


def guess(
    t: ConstantinopolisTable, step: Step[ConstantinopolisTable], viewer: i64, dice: Dice
) -> ConstantinopolisTable:
    g = t.clone()
    g.reseed(dice)
    _guess_markets(g, dice)
    if isinstance(step, LoadInSecret) and g.seat() != viewer:
        g.pop()  # that something is being loaded is a secret
    for seat in range(g.seats()):
        if seat != viewer:
            _forget_plans(g, seat)
            _unload(g, seat)
    _set_aside(g, False)
    _guess_cards(g, viewer, dice)
    _set_aside(g, True)
    for seat in range(g.seats()):
        if seat != viewer:
            if isinstance(step, KeepContracts):
                _guess_kept(g, seat, dice)
            if g.get(seat, FINISHED) != 0:
                _load_what_fits(g, seat)
    return g


def _forget_plans(g: ConstantinopolisTable, seat: i64) -> None:
    """What a seat is about to load, what it would bid and what its unsent proposal says is its own affair."""
    g.put(seat, MAXIMUM, 0)
    if g.get(seat, ACTION) == LOADING_A_SHIP:
        g.put(seat, ACTION, NOTHING)
        g.put(seat, PICKED, 0)
    elif g.get(seat, ACTION) == PROPOSING:
        partner = g.get(seat, PARTNER)
        clear_offer(g, seat)
        g.put(seat, PARTNER, partner)


def _set_aside(g: ConstantinopolisTable, aside: bool) -> None:
    """Contracts of proposals that were sent go back into the hands they came from, or out of them again."""
    for seat in range(g.seats()):
        if g.get(seat, SENT) != 0:
            if aside:
                set_aside(g, seat)
            else:
                take_up_again(g, seat)


def _guess_markets(g: ConstantinopolisTable, dice: Dice) -> None:
    """Shuffle the future markets below the top card."""
    shuffle_guess(g, FUTURE_AT + 1, FUTURE_AT + FUTURE.size(g), dice)


def _unload(g: ConstantinopolisTable, seat: i64) -> None:
    """Put back what the seat has loaded in secret: now its board is what others see."""
    for ship in range(g.ships(seat)):
        if g.ship_place(seat, ship) == PORT:
            unload(g, seat, ship)


def _knows(g: ConstantinopolisTable, viewer: i64, card: i64) -> bool:
    """Whether the viewer knows who holds a card."""
    known = g.v[KNOWN + card]
    return known & SHOWN != 0 or (viewer >= 0 and (known >> viewer) & 1 == 1)


def _guess_cards(g: ConstantinopolisTable, viewer: i64, dice: Dice) -> None:
    """Every unknown card in a hand changes places with another unknown one, in a hand or in the deck."""
    places = vec[i64]([NONE] * CARDS)  # who holds the card: a seat, the deck, or NONE if the viewer knows
    kept = vec[i64]([0] * CARDS)
    in_deck = g.seats()
    for k in range(1, DECK.size(g) + 1):
        places[g.v[DECK_AT + k]] = in_deck
        g.v[DRAWN + g.v[DECK_AT + k]] = g.v[RESHUFFLES]
    for seat in range(g.seats()):
        if seat != viewer:
            _take_up_hand(g, seat, viewer, places, kept)
    given = _given_cards(g)
    moved = _shuffled_within_draws(g, _slots(g, places, kept, given), dice)
    DECK.clear(g)
    for card in range(CARDS):
        if places[card] != NONE:
            new = moved[card]
            g.v[KNOWN + new] = 0
            if places[card] == in_deck:
                DECK.put(g, new)
            else:
                g.into_hand(places[card], new)
                if kept[card]:
                    kind = KIND_OF[new]
                    bits = g.get(places[card], KEPT + kind)
                    g.put(places[card], KEPT + kind, bits | (1 << (new - FIRST_CARD[kind])))
    for at in given:
        if places[g.v[at]] != NONE:
            g.v[at] = moved[g.v[at]]
    DECK.shuffle_guess(g, dice)


def _take_up_hand(g: ConstantinopolisTable, seat: i64, viewer: i64, places: vec[i64], kept: vec[i64]) -> None:
    """Take all cards the viewer does not know out of a hand, and note where they were."""
    for kind in range(KINDS):
        bits = g.hand(seat, kind)
        while bits != 0:
            card = FIRST_CARD[kind] + LOWEST[bits]
            if not _knows(g, viewer, card):
                places[card] = seat
                kept[card] = 1 if g.kept(seat, kind) & bits & -bits != 0 else 0
                g.out_of_hand(seat, card)
            bits &= bits - 1


def _given_cards(g: ConstantinopolisTable) -> list[int]:
    """Where in the table the contracts stand that are given in proposals which were sent."""
    return [
        int(SEAT + seat * STRIDE + OFFER + GIVEN * SIDE + O_CARDS + 1 + k)
        for seat in range(g.seats())
        if g.get(seat, SENT) != 0
        for k in range(g.offer(seat, GIVEN, O_CARDS))
    ]


def _slots(g: ConstantinopolisTable, places: vec[i64], kept: vec[i64], given: list[int]) -> vec[i64]:
    """For each unknown card what can be seen of its back: who holds it, whether it is kept, whether it is offered."""
    slots = vec[i64]([NONE] * CARDS)
    for card in range(CARDS):
        if places[card] != NONE:
            slots[card] = (2 * places[card] + kept[card]) * OFFERED
    for at in given:
        card = g.v[at]
        if places[card] != NONE:
            slots[card] += (at - SEAT) % STRIDE - (OFFER + GIVEN * SIDE + O_CARDS)  # as the first, or the second
    return slots


def _shuffled_within_draws(g: ConstantinopolisTable, slots: vec[i64], dice: Dice) -> vec[i64]:
    """For each unknown card the one that takes its place, of those drawn from the same deck.

    The places are gone through as they can be seen, not in the order of the cards there.
    """
    moved = vec[i64]([NONE] * CARDS)
    pool = vec[i64]([NONE] * CARDS)
    last = (2 * g.seats() + 2) * OFFERED
    for drawn in range(g.v[RESHUFFLES] + 1):
        n: i64 = 0
        for card in range(CARDS):
            if slots[card] != NONE and g.v[DRAWN + card] == drawn:
                pool[n] = card
                n += 1
        slot: i64 = 0
        while slot < last and n > 0:
            for card in range(CARDS):
                if slots[card] == slot and g.v[DRAWN + card] == drawn:
                    pick: i64 = dice.below(n)
                    moved[card] = pool[pick]
                    n -= 1
                    pool[pick] = pool[n]
            slot += 1
    return moved


def _guess_kept(g: ConstantinopolisTable, seat: i64, dice: Dice) -> None:
    """Which of its cards a seat keeps is a secret, their number is not."""
    posts = g.posts_in_use(seat)
    for kind in range(KINDS):
        g.put(seat, KEPT + kind, 0)
    for _ in range(posts):
        pick: i64 = dice.below(g.held(seat) - g.posts_in_use(seat))
        kind = 0
        while pick >= COUNT[g.hand(seat, kind) & ~g.kept(seat, kind)]:
            pick -= COUNT[g.hand(seat, kind) & ~g.kept(seat, kind)]
            kind += 1
        bits = g.hand(seat, kind) & ~g.kept(seat, kind)
        g.put(seat, KEPT + kind, g.kept(seat, kind) | (bits & -bits))


def _load_what_fits(g: ConstantinopolisTable, seat: i64) -> None:
    """A seat that has finished has loaded as much as it could, the dearest goods first."""
    kind: i64 = KINDS - 1
    while kind >= 0:
        for ship in range(g.ships(seat)):
            while g.hand(seat, kind) != 0 and has_cargo(g, seat, kind) and unfit(g, seat, ship, kind) == 0:
                load(g, seat, ship, g.card_of(seat, kind))
        kind -= 1
