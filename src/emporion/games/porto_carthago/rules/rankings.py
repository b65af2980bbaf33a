"""Who has most: at the lighthouse, in the reserve, in the trade house, on the intrigue path."""

from mypy_extensions import i64

from emporion.games.porto_carthago.table.accessors import PortoCarthagoTable
from emporion.games.porto_carthago.table.layout import NONE, PATH, PATH_OWNER


def lighthouse_rank(t: PortoCarthagoTable, rank: i64) -> i64:
    """The seat at that place (0 = most lighthouse servants), or NONE; ties in turn order (PCA-4.2.1)."""
    for k in range(t.seats()):
        seat = t.clockwise(t.first(), k)
        own = t.lighthouse(seat)
        ahead: i64 = 0
        for j in range(t.seats()):
            other = t.lighthouse(t.clockwise(t.first(), j))
            if other > own or (other == own and j < k):
                ahead += 1
        if own > 0 and ahead == rank:
            return seat
    return NONE


def most_reserve(t: PortoCarthagoTable) -> i64:
    """The seat with most servants in reserve; the old first player loses every tie (PCA-4.4.1)."""
    best = t.clockwise(t.first(), 1)
    for k in range(2, t.seats() + 1):
        seat = t.clockwise(t.first(), k)
        if t.reserve(seat) > t.reserve(best):
            best = seat
    return best


def most_trade_points(t: PortoCarthagoTable) -> i64:
    """The highest marker in the trade house."""
    most: i64 = 0
    for seat in range(t.seats()):
        if t.trade_points(seat) > most:
            most = t.trade_points(seat)
    return most


def path_rank(t: PortoCarthagoTable, place: i64) -> i64:
    """The seat at that place (0 = most servants on the path), or NONE; ties: who came first (PCA-5.3.1)."""
    for seat in range(t.seats()):
        own = t.on_path(seat)
        ahead: i64 = 0
        for other in range(t.seats()):
            servants = t.on_path(other)
            if servants > own or (servants == own and first_on_path(t, other) < first_on_path(t, seat)):
                ahead += 1
        if own > 0 and ahead == place:
            return seat
    return NONE


def first_on_path(t: PortoCarthagoTable, seat: i64) -> i64:
    """The earliest space of the path with a servant of the seat, or PATH."""
    for space in range(t.path_length()):
        if t.v[PATH_OWNER + space] == seat:
            return space
    return PATH
