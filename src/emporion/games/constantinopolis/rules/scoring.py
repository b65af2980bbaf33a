"""Who has won (CPL-5.3), and who would if the game ended now."""

from mypy_extensions import i64

from emporion.games.constantinopolis.table.accessors import ConstantinopolisTable
from emporion.games.constantinopolis.table.components import (
    CARD_FAME,
    GOLD_PER_FAME,
    KIND_OF,
    REWARD,
    WALL,
    WALL_FAME,
    WALLS,
)
from emporion.games.constantinopolis.table.layout import PORT


def standing(t: ConstantinopolisTable, seat: i64) -> tuple[int, int, int]:
    """What seats are ranked by: fame, then gold, then available goods (CPL-5.3.1)."""
    return (int(t.fame(seat)), int(t.gold(seat)), int(t.all_goods(seat)))


def places(t: ConstantinopolisTable) -> list[int]:
    """The place of each seat; seats equal in everything share one (CPL-5.3.2)."""
    standings = [standing(t, seat) for seat in range(t.seats())]
    return [sum(1 for other in standings if other > own) for own in standings]


def forecast(t: ConstantinopolisTable, seat: i64) -> tuple[int, int, int, int | None]:
    """The fame ships at sea, walls and gold would add now, and what one more wall section would (CPL-5.2.1).

    What was loaded in secret does not count: everybody can read this.
    """
    if t.over():
        return (0, 0, 0, None)
    ships: i64 = 0
    gold = t.gold(seat)
    for ship in range(t.ships(seat)):
        if t.ship_place(seat, ship) != PORT:
            for place in range(t.cargo(seat, ship)):
                kind = KIND_OF[t.aboard(seat, ship, place)]
                ships += CARD_FAME[kind]
                gold += REWARD[kind]
    walls = t.owned_of(seat, WALL)
    more = int(WALL_FAME[walls + 1] - WALL_FAME[walls]) if walls < WALLS else None
    return (int(ships), int(WALL_FAME[walls]), int(gold // GOLD_PER_FAME), more)
