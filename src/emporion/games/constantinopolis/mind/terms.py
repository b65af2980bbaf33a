"""What a position of Constantinopolis is made of, as a player would count it: advice names what differs."""

from mypy_extensions import i64

from emporion.games.constantinopolis.table.accessors import ConstantinopolisTable
from emporion.games.constantinopolis.table.components import SPACE_COUNT
from emporion.games.constantinopolis.table.layout import POSTS


def terms(t: ConstantinopolisTable, seat: i64) -> list[tuple[str, float, float]]:
    """Name, how much there is of it, and about how much fame one is worth."""
    aboard: i64 = 0
    for ship in range(t.ships(seat)):
        aboard += t.cargo(seat, ship)
    return [
        ("fame", float(t.fame(seat)), 1.0),
        ("money", float(t.gold(seat)), 0.14),
        ("goods", float(t.all_goods(seat)), 0.35),
        ("buildings", float(SPACE_COUNT - t.free_spaces(seat)), 1.2),
        ("ships", float(t.ships(seat)), 1.5),
        ("aboard", float(aboard), 0.9),
        ("contracts", float(t.held(seat)), 0.35),
        ("posts", float(t.get(seat, POSTS)), 0.5),
    ]
