"""What a seat can only guess: the order of the ship deck below the cards it has looked at, and chance.

Talents are hidden but can be added up by anybody who listens (PCA-2.2.4), so a guess keeps them.
"""

from mypy_extensions import i64

from emporion.games.porto_carthago.table.accessors import PortoCarthagoTable
from emporion.kernel.chance import Dice


def guess(t: PortoCarthagoTable, viewer: i64, dice: Dice) -> PortoCarthagoTable:
    g = t.clone()
    g.reseed(dice)
    known: i64 = g.known(viewer) if viewer >= 0 else 0
    _lay_in_order(g, known)
    k: i64 = g.deck_size()
    while k > known + 1:
        other: i64 = known + dice.below(k - known)
        k -= 1
        kept = g.deck_card(k)
        g.set_deck_card(k, g.deck_card(other))
        g.set_deck_card(other, kept)
    return g


def _lay_in_order(g: PortoCarthagoTable, known: i64) -> None:
    """Sort what the viewer has not looked at: the shuffle does not depend on the secret order."""
    for k in range(known + 1, g.deck_size()):
        card = g.deck_card(k)
        j = k
        while j > known and g.deck_card(j - 1) > card:
            g.set_deck_card(j, g.deck_card(j - 1))
            j -= 1
        g.set_deck_card(j, card)
