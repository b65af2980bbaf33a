"""What a position of Constantinopolis is worth to a seat."""

from mypy_extensions import i64

from emporion.games.constantinopolis.table import ConstantinopolisTable
from emporion.kernel.step import Step


def worth(t: ConstantinopolisTable, step: Step[ConstantinopolisTable] | None, seat: i64) -> float:
    return float(t.fame(seat)) + float(t.gold(seat)) / 15.0
