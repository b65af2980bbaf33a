"""What a position of Antiquity is worth to a seat."""

from mypy_extensions import i64

from emporion.games.antiquity.table import AntiquityTable


def worth(t: AntiquityTable, seat: i64) -> float:
    return float(t.houses(seat))
