"""Who has won (OST-5.7)."""

from mypy_extensions import i64

from emporion.games.ostia.table.accessors import OstiaTable
from emporion.games.ostia.table.components import TIEBREAK_CARD, senate_value
from emporion.games.ostia.table.layout import KINDS


def stored_value(t: OstiaTable, seat: i64) -> i64:
    """The value of the stored goods by the last senate card (OST-5.7.3), or by the removed one (OST-6.1.6)."""
    card = t.active_senate() if t.option(TIEBREAK_CARD) == 0 else t.removed_senate()
    value: i64 = 0
    for good in range(KINDS):
        value += t.stock(seat, good) * senate_value(card, good)
    return value


def standing(t: OstiaTable, seat: i64) -> tuple[int, int, int, int]:
    """What seats are ranked by, best first: OST-5.7.1 to OST-5.7.3, eliminated seats after all others (OST-5.7.5)."""
    if t.out(seat):
        return (0, int(t.points(seat)), -int(t.credits(seat)), 0)
    return (1, int(t.points(seat)), int(t.warehouses(seat)), int(stored_value(t, seat)))


def places(t: OstiaTable) -> list[int]:
    """The place of each seat; seats equal in everything share one."""
    standings = [standing(t, seat) for seat in range(t.seats())]
    return [sum(1 for other in standings if other > own) for own in standings]


def winners(t: OstiaTable) -> list[int]:
    """The best place, unless even it was eliminated: then nobody wins (OST-5.7.5)."""
    return [seat for seat, place in enumerate(places(t)) if place == 0 and not t.out(seat)]
