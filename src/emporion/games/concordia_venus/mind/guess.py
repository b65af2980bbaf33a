"""What a seat can only guess: the order of the stack, and a Legate's suggestion of another team (CNV-7.6.2).

Hands and discard piles are no secret to somebody who remembers the plays (CNV-1.5.1), so a guess keeps them.
"""

from mypy_extensions import i64

from emporion.games.concordia_venus.rules.setup import deck_number
from emporion.games.concordia_venus.table.accessors import ConcordiaTable
from emporion.games.concordia_venus.table.layout import ANSWERING, CARDS, NONE, STACK, STACK_AT, SUGGESTION
from emporion.kernel.chance import Dice
from emporion.parts.deck import lay_in_order


def guess(t: ConcordiaTable, viewer: i64, dice: Dice) -> ConcordiaTable:
    g = t.clone()
    g.reseed(dice)
    _shuffle_decks(g, dice)
    if g.v[ANSWERING] != 0 and (viewer < 0 or g.team(viewer) != g.team(g.player())):
        g.v[SUGGESTION] = _any_suggestion(g, g.player(), dice)
    return g


def _shuffle_decks(g: ConcordiaTable, dice: Dice) -> None:
    """Each deck was shuffled by itself, so everybody knows which cards come before which."""
    top: i64 = STACK.size(g)
    while top > 0:
        lowest = top  # the cards at places lowest .. top belong to one deck
        while lowest > 1 and deck_number(g, g.v[STACK_AT + lowest - 1]) == deck_number(g, g.v[STACK_AT + top]):
            lowest -= 1
        lay_in_order(g, STACK_AT + lowest, STACK_AT + top + 1)
        k = top
        while k > lowest:
            other = lowest + dice.below(k - lowest + 1)
            card = g.v[STACK_AT + k]
            g.v[STACK_AT + k] = g.v[STACK_AT + other]
            g.v[STACK_AT + other] = card
            k -= 1
        top = lowest - 1


def _any_suggestion(g: ConcordiaTable, answering: i64, dice: Dice) -> i64:
    """A card of the answering partner's hand, or none."""
    k: i64 = dice.below(g.hand_size(answering) + 1)
    for card in range(CARDS):
        k -= g.hand(answering, card)
        if k < 0:
            return card
    return NONE
