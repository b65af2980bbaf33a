"""What a position of Porto Carthago is made of, as a player would count it: advice names what differs."""

from mypy_extensions import i64

from emporion.games.porto_carthago.mind.prospects import PALACE_WORTH, POINT
from emporion.games.porto_carthago.table.accessors import PortoCarthagoTable
from emporion.games.porto_carthago.table.components import STORAGE


def terms(t: PortoCarthagoTable, seat: i64) -> list[tuple[str, float, float]]:
    """Name, how much there is of it, and about how many talents one is worth."""
    goods = STORAGE - t.blocked(seat) - t.free_storage(seat)
    return [
        ("palace", float(t.palace(seat)), PALACE_WORTH),
        ("trade_points", float(t.trade_points(seat)), POINT),
        ("money", float(t.talents(seat)), 0.75),
        ("servants", float(t.reserve(seat)), 1.6),
        ("goods", float(goods), 2.2),
        ("docks", float(t.docks_of(seat)), 4.0),
        ("path", float(t.on_path(seat)), 5.0),
        ("lighthouse", float(t.lighthouse(seat)), 3.0),
    ]
