"""How New Title's journal names things."""

from mypy_extensions import i64

from emporion.games.newtitle.table.accessors import NewTitleTable
from emporion.games.newtitle.table.components import GOODS
from emporion.games.newtitle.table.layout import KINDS


def good_ref(good: i64) -> str:
    return f"good:{GOODS[good]}"


def hand_refs(t: NewTitleTable, seat: i64) -> list[str]:
    """Every card of a hand."""
    return [good_ref(good) for good in range(KINDS) for _ in range(t.hand(seat, good))]


def market_refs(t: NewTitleTable) -> list[str]:
    return [good_ref(good) for good in range(KINDS) for _ in range(t.market(good))]
