"""Phase 5: contract draw."""

from mypy_extensions import i64

from emporion.games.constantinopolis.rules.contracts import draw_cards
from emporion.games.constantinopolis.table.accessors import ConstantinopolisTable
from emporion.games.constantinopolis.table.components import (
    LEVEL_CARDS,
    MAGISTER,
    MAGISTER_CARDS,
    POST_CARDS,
    WALL_CARDS,
    WALL_CONTRACTS,
)
from emporion.games.constantinopolis.table.layout import LEVEL, LOADING
from emporion.kernel.step import Step


def cards_to_draw(t: ConstantinopolisTable, seat: i64) -> i64:
    """By production level, free trading posts, office and wall (CPL-4.5.1)."""
    cards = LEVEL_CARDS[t.get(seat, LEVEL)] + POST_CARDS * t.free_posts(seat)
    if t.office(seat) == MAGISTER:
        cards += MAGISTER_CARDS
    if t.owns(seat, WALL_CONTRACTS):
        cards += WALL_CARDS
    return cards


class DrawContracts(Step[ConstantinopolisTable]):
    """Everybody draws, without choice (CPL-4.5.1, CPL-7.4.7)."""

    rule = "CPL-4.5.1"

    def happen(self, t: ConstantinopolisTable) -> None:
        t.v[LOADING] = 1
        for k in range(t.seats()):
            seat = t.turn(k)
            draw_cards(t, seat, cards_to_draw(t, seat), "CPL-4.5.1")
