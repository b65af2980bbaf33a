"""What is always true of a table (NTL-2.1): no card is lost, none comes from nowhere. For tests."""

from emporion.games.newtitle.table.accessors import NewTitleTable
from emporion.games.newtitle.table.components import COUNT
from emporion.games.newtitle.table.layout import DECK, KINDS


def broken(t: NewTitleTable) -> list[str]:
    wrong: list[str] = []
    for good in range(KINDS):
        cards = int(t.market(good) + t.discarded(good))
        cards += sum(1 for k in range(DECK.size(t)) if DECK.card(t, k) == good)
        cards += sum(int(t.hand(seat, good)) for seat in range(t.seats()))
        if cards != COUNT[good]:
            wrong.append(f"{cards} cards of good {good} instead of {COUNT[good]}")
    return wrong
