"""What is always true of a table (OST-4.0.6): nothing is lost and nothing comes from nowhere. For tests."""

from emporion.games.ostia.table.accessors import OstiaTable
from emporion.games.ostia.table.components import COUNT, IVORY, IVORY_IN_GAME, SITES
from emporion.games.ostia.table.layout import BOAT, DECK, KINDS, ON_FORUM, ON_SENATE, SEEN, STOCK


def broken(t: OstiaTable) -> list[str]:
    wrong: list[str] = []
    for good in range(KINDS):
        cards = int(t.discarded(good) + t.market(good))
        cards += sum(1 for k in range(DECK.size(t)) if DECK.card(t, k) == good)
        cards += sum(1 for k in range(2) if t.lot(k) == good)
        for seat in range(t.seats()):
            cards += sum(int(t.get(seat, pile + good)) for pile in (BOAT, STOCK, ON_FORUM, ON_SENATE))
        there = 0 if good == IVORY and t.option(IVORY_IN_GAME) == 0 else COUNT[good]
        if cards != there:
            wrong.append(f"{cards} cards of good {good} instead of {there}")
    for seat in range(t.seats()):
        if not 0 <= t.warehouses(seat) <= SITES:
            wrong.append(f"seat {seat} has {t.warehouses(seat)} warehouses")
        if t.cash(seat) < 0 or t.credits(seat) < 0:
            wrong.append(f"seat {seat} has cash {t.cash(seat)} and {t.credits(seat)} credits")
        for good in range(KINDS):
            hidden = sum(int(t.get(seat, pile + good)) for pile in (STOCK, ON_FORUM, ON_SENATE))
            if t.get(seat, SEEN + good) > hidden:
                wrong.append(f"seat {seat} is thought to hold more of good {good} than it does")
    return wrong
