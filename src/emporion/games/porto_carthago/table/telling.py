"""How Porto Carthago's journal names things."""

from mypy_extensions import i64

from emporion.games.porto_carthago.table.accessors import PortoCarthagoTable
from emporion.games.porto_carthago.table.components import ACTION, BONUS, DOCK, GOODS, PRIVILEGE, PRIVILEGE_OF, SHIP
from emporion.games.porto_carthago.table.layout import KINDS, MARKET, NONE
from emporion.games.porto_carthago.table.words import REASONS


def good_ref(good: i64) -> str:
    return f"good:{GOODS[good]}"


def ship_ref(ship: i64) -> str:
    return f"ship:{SHIP[ship]}"


def dock_ref(dock: i64) -> str:
    return f"dock:{DOCK[dock]}"


def action_ref(action: i64) -> str:
    return f"action:{ACTION[action]}"


def bonus_ref(bonus: i64) -> str:
    return f"bonus:{BONUS[bonus]}"


def privilege_ref(ship: i64) -> str:
    """The privilege a ship card grants."""
    return f"privilege:{PRIVILEGE[PRIVILEGE_OF[ship]]}"


def lack_ref(reason: i64) -> str:
    """A reason in few words, where two of them are named together."""
    return f"lack:{REASONS.keys[reason]}"


def market_refs(t: PortoCarthagoTable) -> list[str]:
    return [good_ref(good) for good in range(KINDS) for _ in range(t.v[MARKET + good])]


def row_refs(t: PortoCarthagoTable, row: i64) -> list[str]:
    """The ships of a row, top slot first."""
    return [ship_ref(t.v[row + slot]) for slot in range(t.row_size()) if t.v[row + slot] != NONE]


def deck_refs(t: PortoCarthagoTable, ships: i64) -> list[str]:
    """The top cards of the ship deck."""
    return [ship_ref(t.deck_card(place)) for place in range(ships)]
