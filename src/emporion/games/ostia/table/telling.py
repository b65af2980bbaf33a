"""How Ostia's journal names things."""

from mypy_extensions import i64

from emporion.games.ostia.table.accessors import OstiaTable
from emporion.games.ostia.table.components import GOODS, SENATE
from emporion.games.ostia.table.layout import KINDS


def good_ref(good: i64) -> str:
    return f"good:{GOODS[good]}"


def senate_ref(card: i64) -> str:
    return f"senate:{SENATE[card]}"


def lot_refs(t: OstiaTable) -> list[str]:
    return [good_ref(t.lot(0)), good_ref(t.lot(1))]


def pile_refs(t: OstiaTable, seat: i64, pile: i64) -> list[str]:
    """Every card of a seat's boat, stock or space."""
    return [good_ref(good) for good in range(KINDS) for _ in range(t.get(seat, pile + good))]
