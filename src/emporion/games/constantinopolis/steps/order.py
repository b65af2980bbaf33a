"""Office order: the way seats take turns in phases 4 to 8."""

from mypy_extensions import i64

from emporion.games.constantinopolis.table.accessors import ConstantinopolisTable
from emporion.kernel.step import InTurnOrder
from emporion.kernel.table import NOBODY


class InOfficeOrder(InTurnOrder[ConstantinopolisTable]):
    """A sequence each seat goes through, sorted by the offices held (CPL-7.1.10)."""

    def turn(self, t: ConstantinopolisTable, k: i64) -> i64:
        return t.turn(k) if k < t.seats() else NOBODY
