"""What a position of Concordia Venus is made of, as a player would count it: advice names what differs."""

from mypy_extensions import i64

from emporion.games.concordia_venus.rules.scoring import points
from emporion.games.concordia_venus.table.accessors import ConcordiaTable
from emporion.games.concordia_venus.table.components import VILLAS
from emporion.games.concordia_venus.table.layout import CARDS


def terms(t: ConcordiaTable, seat: i64) -> list[tuple[str, float, float]]:
    """Name, how much there is of it, and about how many points one is worth besides those it scores already."""
    cards: i64 = 0
    for card in range(CARDS):
        cards += t.owns(seat, card)
    return [
        ("points", float(points(t, seat)), 1.0),
        ("villas", float(VILLAS - t.villas(seat)), 2.5),
        ("colonists", float(t.on_board(seat)), 2.5),
        ("cards", float(cards), 3.0),
        ("goods", float(t.goods(seat)), 1.6),
        ("money", float(t.money(seat)), 0.35),
    ]
