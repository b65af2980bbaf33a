"""Who has won (PCA-5.3.3)."""

from mypy_extensions import i64

from emporion.games.porto_carthago.table.accessors import PortoCarthagoTable


def standing(t: PortoCarthagoTable, seat: i64) -> tuple[int, int, int]:
    """What seats are ranked by: servants in the palace, trade points, talents."""
    return (int(t.palace(seat)), int(t.trade_points(seat)), int(t.talents(seat)))


def places(t: PortoCarthagoTable) -> list[int]:
    """The place of each seat; seats equal in everything share one."""
    standings = [standing(t, seat) for seat in range(t.seats())]
    return [sum(1 for other in standings if other > own) for own in standings]
