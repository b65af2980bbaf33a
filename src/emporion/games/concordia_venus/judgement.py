"""What a position is worth to a seat."""

from mypy_extensions import i64

from emporion.games.concordia_venus.scoring import points
from emporion.games.concordia_venus.table import ConcordiaTable


def worth(t: ConcordiaTable, seat: i64) -> float:
    return float(points(t, seat))
