"""What a seat can only guess: exploration tokens, and in phase 2 the drafts of the others."""

from mypy_extensions import i64

from emporion.games.antiquity.sight.secrecy import as_known_to
from emporion.games.antiquity.table.accessors import AntiquityTable
from emporion.games.antiquity.table.components import TOKEN_KINDS
from emporion.games.antiquity.table.layout import HEX, TOKEN, TOKEN_BITS, UNSEEN
from emporion.kernel.chance import Dice


def guess(t: AntiquityTable, viewer: i64, dice: Dice) -> AntiquityTable:
    g = as_known_to(t, viewer)
    g.reseed(dice)
    _guess_tokens(g, dice)
    return g


def _guess_tokens(g: AntiquityTable, dice: Dice) -> None:
    """Shuffle the kinds of all tokens nobody has seen: those on the map and those that were covered."""
    end = g.hexes()
    for hex in range(end):
        kind = g.token(hex)
        if kind >= 0:
            g.v[UNSEEN + kind] += 1
    for hex in range(end):
        if g.token(hex) >= 0:
            drawn = _draw_unseen(g, dice)
            g.v[HEX + hex] = (g.v[HEX + hex] & ~TOKEN_BITS) | ((drawn + 1) << TOKEN)


def _draw_unseen(g: AntiquityTable, dice: Dice) -> i64:
    left: i64 = 0
    for kind in range(TOKEN_KINDS):
        left += g.v[UNSEEN + kind]
    drawn: i64 = dice.below(left)
    kind = 0
    while drawn >= g.v[UNSEEN + kind]:
        drawn -= g.v[UNSEEN + kind]
        kind += 1
    g.v[UNSEEN + kind] -= 1
    return kind
