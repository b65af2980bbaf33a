"""Who has won (CPL-5.3)."""

from mypy_extensions import i64

from emporion.games.constantinopolis.table.accessors import ConstantinopolisTable


def standing(t: ConstantinopolisTable, seat: i64) -> tuple[int, int, int]:
    """What seats are ranked by: fame, then gold, then available goods (CPL-5.3.1)."""
    return (int(t.fame(seat)), int(t.gold(seat)), int(t.all_goods(seat)))


def places(t: ConstantinopolisTable) -> list[int]:
    """The place of each seat; seats equal in everything share one (CPL-5.3.2)."""
    standings = [standing(t, seat) for seat in range(t.seats())]
    return [sum(1 for other in standings if other > own) for own in standings]
