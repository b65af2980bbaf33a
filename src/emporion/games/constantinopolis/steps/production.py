"""Phase 3: production."""

from mypy_extensions import i64

from emporion.games.constantinopolis.table.accessors import ConstantinopolisTable
from emporion.games.constantinopolis.table.components import OUTPUT
from emporion.games.constantinopolis.table.layout import BUILT, SPACE, TYPES
from emporion.games.constantinopolis.table.telling import good_ref
from emporion.kernel.journal import seat_ref
from emporion.kernel.step import Step


def output(t: ConstantinopolisTable, seat: i64, good: i64) -> i64:
    """How many cubes of a type the seat's production buildings give in a round."""
    cubes: i64 = 0
    for space in range(t.get(seat, BUILT)):
        cubes += OUTPUT[t.get(seat, SPACE + space) * TYPES + good]
    return cubes


class Produce(Step[ConstantinopolisTable]):
    """Everybody takes the output of all his production buildings (CPL-4.3.1)."""

    rule = "CPL-4.3.1"

    def happen(self, t: ConstantinopolisTable) -> None:
        for k in range(t.seats()):
            seat = t.turn(k)
            made: list[str] = []
            for good in range(TYPES):
                cubes = output(t, seat, good)
                t.add_goods(seat, good, cubes)
                if t.telling():
                    made += [good_ref(good)] * int(cubes)
            if t.telling():
                t.tell("produced", "CPL-4.3.1", {"seat": seat_ref(seat), "goods": [*made]})
