"""What a position of Ostia is made of, as a player would count it: advice names what differs."""

from mypy_extensions import i64

from emporion.games.ostia.mind.weights import WEIGHTS
from emporion.games.ostia.table.accessors import OstiaTable
from emporion.games.ostia.table.layout import BOAT, KINDS, ON_FORUM, ON_SENATE, STOCK


def terms(t: OstiaTable, seat: i64) -> list[tuple[str, float, float]]:
    """Name, how much there is of it, and about how many denarii one is worth."""
    cards = t.count(seat, STOCK) + t.count(seat, BOAT) + t.count(seat, ON_FORUM) + t.count(seat, ON_SENATE)
    given: i64 = 0
    for good in range(KINDS):
        given += t.senate(seat, good) * t.active_value(good)
    return [
        ("points", float(t.points(seat)), WEIGHTS.point),
        ("money", float(t.cash(seat)), 1.0),
        ("warehouses", float(t.warehouses(seat)), 12.0),
        ("credits", float(t.credits(seat)), -22.0),
        ("cards", float(cards), 6.0),
        ("senate", float(given), 2.0),
    ]
