"""What a seat can only guess: the sealed choices of others and the order of the deck."""

from mypy_extensions import i64

from emporion.games.newtitle.table.accessors import NewTitleTable
from emporion.games.newtitle.table.layout import CHOICE, DECK, KINDS, NONE, WAITS
from emporion.kernel.chance import Dice


def guess(t: NewTitleTable, viewer: i64, dice: Dice) -> NewTitleTable:
    g = t.clone()
    g.reseed(dice)
    DECK.shuffle_guess(g, dice)
    for seat in range(g.seats()):
        if seat != viewer and g.choice(seat) != NONE:
            g.put(seat, CHOICE, _any_choice(g, seat, dice))
    return g


def _any_choice(g: NewTitleTable, seat: i64, dice: Dice) -> i64:
    """A good for each card of the hand, or once in a while waiting."""
    k: i64 = dice.below(g.cards(seat) + 1)
    for good in range(KINDS):
        if k < g.hand(seat, good):
            return good
        k -= g.hand(seat, good)
    return WAITS
