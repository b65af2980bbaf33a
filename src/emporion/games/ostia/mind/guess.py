"""What a seat can only guess: other boats and stocks, sealed choices, the order of the piles.

Everybody saw which cards were bought (SEEN); a guess keeps those where they must be.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from emporion.games.ostia.steps.counting_house import Allocate, AllocateAgain, first_stage
from emporion.games.ostia.steps.harbour import ChooseFreeGood
from emporion.games.ostia.table.accessors import OstiaTable
from emporion.games.ostia.table.components import BLUFFS, ROUNDS, SENATE_CARDS, TYPE_LIMIT
from emporion.games.ostia.table.layout import (
    ASKED_AGAIN,
    BLUFF_FORUM,
    BLUFF_SENATE,
    BOAT,
    DECK,
    FORUM_SIZE,
    FREE,
    KINDS,
    LOCKED,
    NONE,
    ON_FORUM,
    ON_SENATE,
    SEEN,
    SENATE,
    SENATE_SIZE,
    STAGE,
    STOCK,
    STORAGE_OPEN,
)
from emporion.kernel.chance import Dice
from emporion.kernel.step import Step
from emporion.parts.deck import lay_in_order
from emporion.parts.sealed import is_in

UNKNOWN: Final[i64] = -1  # how many cards lie on a space


def guess(t: OstiaTable, step: Step[OstiaTable], viewer: i64, dice: Dice) -> OstiaTable:
    g = t.clone()
    g.reseed(dice)
    _guess_senate(g, dice)
    if t.v[STORAGE_OPEN] == 0:
        _guess_goods(g, step, viewer, dice)
    else:
        DECK.shuffle_guess(g, dice)
    return g


def _guess_senate(g: OstiaTable, dice: Dice) -> None:
    """Shuffle the removed card among those not yet turned up."""
    known = g.round() + 2 if g.round() < ROUNDS else ROUNDS + 1  # places 1 .. known - 1 lie open
    removed: i64 = known - 1  # put beside the others for a while
    kept: i64 = g.v[SENATE + removed]
    g.v[SENATE + removed] = g.v[SENATE]
    lay_in_order(g, SENATE + removed, SENATE + SENATE_CARDS)
    k: i64 = SENATE_CARDS - 1
    while k >= removed:
        other: i64 = removed + dice.below(k - removed + 1)
        card: i64 = g.v[SENATE + k]
        g.v[SENATE + k] = g.v[SENATE + other]
        g.v[SENATE + other] = card
        k -= 1
    g.v[SENATE] = g.v[SENATE + removed]
    g.v[SENATE + removed] = kept


def _guess_goods(g: OstiaTable, step: Step[OstiaTable], viewer: i64, dice: Dice) -> None:
    """Gather every card the viewer cannot see, shuffle, and deal them out again."""
    allocating = isinstance(step, Allocate)
    boats = vec[i64]([0] * g.seats())
    stocks = vec[i64]([0] * g.seats())
    sizes = vec[i64]([0] * (2 * g.seats()))
    for seat in range(g.seats()):
        if seat != viewer:
            boats[seat] = _take_up(g, seat, BOAT)
            if allocating:
                sizes[2 * seat], sizes[2 * seat + 1] = _known_sizes(g, step, seat)
                stocks[seat] = _take_up(g, seat, ON_FORUM) + _take_up(g, seat, ON_SENATE)
            stocks[seat] += _take_up(g, seat, STOCK)
            _lay_seen_cards(g, seat)
    DECK.shuffle_guess(g, dice)
    for seat in range(g.seats()):
        if seat != viewer:
            _draw_up(g, seat, BOAT, boats[seat])
            _draw_up(g, seat, STOCK, stocks[seat])
            if isinstance(step, ChooseFreeGood):
                g.put(seat, FREE, _random_card(g, seat, BOAT, dice) if is_in(g, seat) else NONE)
            elif isinstance(step, Allocate):
                _guess_allocation(g, step, seat, sizes[2 * seat], sizes[2 * seat + 1], dice)


def _known_sizes(g: OstiaTable, step: Step[OstiaTable], seat: i64) -> tuple[i64, i64]:
    """How many cards everybody knows to lie on a seat's forum and Senate; UNKNOWN before the sizes show."""
    if isinstance(step, AllocateAgain):
        return g.get(seat, FORUM_SIZE), g.get(seat, SENATE_SIZE)
    if g.with_bluff() and not g.two_beats():
        return g.count(seat, ON_FORUM) + g.get(seat, BLUFF_FORUM), g.count(seat, ON_SENATE) + g.get(seat, BLUFF_SENATE)
    return UNKNOWN, UNKNOWN


def _take_up(g: OstiaTable, seat: i64, pile: i64) -> i64:
    """Move all cards of a pile onto the draw pile; how many they were."""
    cards: i64 = 0
    for good in range(KINDS):
        n = g.get(seat, pile + good)
        g.put(seat, pile + good, 0)
        cards += n
        for _ in range(n):
            DECK.put(g, good)
    return cards


def _lay_seen_cards(g: OstiaTable, seat: i64) -> None:
    """Take the cards everybody knows to be in the stock out of the draw pile again."""
    for good in range(KINDS):
        n = g.get(seat, SEEN + good)
        for _ in range(n):
            DECK.take(g, good)
            g.change(seat, STOCK + good, 1)


def _draw_up(g: OstiaTable, seat: i64, pile: i64, cards: i64) -> None:
    """Deal cards until the pile has that many."""
    while g.count(seat, pile) < cards:
        g.change(seat, pile + DECK.draw(g), 1)


def _random_card(g: OstiaTable, seat: i64, pile: i64, dice: Dice) -> i64:
    k: i64 = dice.below(g.count(seat, pile))
    good: i64 = 0
    while k >= g.get(seat, pile + good):
        k -= g.get(seat, pile + good)
        good += 1
    return good


def _guess_allocation(g: OstiaTable, step: Allocate, seat: i64, forum: i64, senate: i64, dice: Dice) -> None:
    """Who has locked gets piles of the sizes seen, or any; who has not still has everything before him.

    In the second beat everybody has laid piles of the sizes seen, and who has answered is thought to have confirmed.
    """
    g.put(seat, BLUFF_FORUM, 0)
    g.put(seat, BLUFF_SENATE, 0)
    if isinstance(step, AllocateAgain):
        g.put(seat, STAGE, LOCKED if is_in(g, seat) else ASKED_AGAIN)
    elif g.stage(seat) != LOCKED:
        g.put(seat, STAGE, first_stage(g, seat))
        return
    if forum == UNKNOWN:
        forum = dice.below(g.count(seat, STOCK) + 1)
        senate = 0 if step.final_phase else dice.below(g.count(seat, STOCK) - forum + 1)
    else:
        _guess_bluff(g, seat, forum, senate, dice)
        forum -= g.get(seat, BLUFF_FORUM)
        senate -= g.get(seat, BLUFF_SENATE)
    _lay_random(g, seat, ON_FORUM, forum, dice)
    _lay_random(g, seat, ON_SENATE, senate, dice)


def _guess_bluff(g: OstiaTable, seat: i64, forum: i64, senate: i64, dice: Dice) -> None:
    """Put the two bluff cards into the three piles, as far as their sizes allow."""
    storage: i64 = g.count(seat, STOCK) + BLUFFS - forum - senate
    left: i64 = BLUFFS
    while left > 0:
        k: i64 = dice.below(forum + senate + storage)
        if k < forum:
            g.change(seat, BLUFF_FORUM, 1)
            forum -= 1
        elif k < forum + senate:
            g.change(seat, BLUFF_SENATE, 1)
            senate -= 1
        else:
            storage -= 1
        left -= 1


def _lay_random(g: OstiaTable, seat: i64, space: i64, cards: i64, dice: Dice) -> None:
    """Lay random cards of the stock on a space; under the strict limit of types that may still be used."""
    for _ in range(cards):
        good = _random_card(g, seat, STOCK, dice)
        tries: i64 = 0
        while (
            g.strict()
            and tries < 40
            and g.types_placed(seat) >= TYPE_LIMIT
            and g.forum(seat, good) + g.senate(seat, good) == 0
        ):
            good = _random_card(g, seat, STOCK, dice)
            tries += 1
        g.change(seat, STOCK + good, -1)
        g.change(seat, space + good, 1)
