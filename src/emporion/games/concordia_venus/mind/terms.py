"""What a position of Concordia Venus is made of, as a player would count it: advice names what differs."""

from mypy_extensions import i64

from emporion.games.concordia_venus.rules.scoring import god_points
from emporion.games.concordia_venus.table.accessors import ConcordiaTable
from emporion.games.concordia_venus.table.components import CONCORDIA_VP, GOD_NAMES, PRICE
from emporion.games.concordia_venus.table.layout import CARDS


def terms(t: ConcordiaTable, seat: i64) -> list[tuple[str, float, float]]:
    """Name, how much there is of it, and about how many points one is worth besides those it scores already: what each
    god gives, what the villas make when their provinces produce, and what can still become points."""
    cards: i64 = 0
    for card in range(CARDS):
        cards += t.owns(seat, card)
    income: i64 = 0
    for city in range(t.cities()):
        if t.has_villa(seat, city):
            income += PRICE[t.produce(city)]
    found = [(name, float(god_points(t, seat, god)), 1.0) for god, name in enumerate(GOD_NAMES)]
    found += [
        ("income", float(income), 0.4),
        ("colonists", float(t.on_board(seat)), 2.5),
        ("cards", float(cards), 3.0),
        ("goods", float(t.goods(seat)), 1.6),
        ("money", float(t.money(seat)), 0.35),
        ("concordia", float(CONCORDIA_VP if t.concordia() == seat else 0), 1.0),
    ]
    return found
