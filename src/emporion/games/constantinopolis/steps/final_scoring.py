"""Final scoring (CPL-5.2)."""

from emporion.games.constantinopolis.rules.fleet import come_home
from emporion.games.constantinopolis.table.accessors import ConstantinopolisTable
from emporion.games.constantinopolis.table.components import GOLD_PER_FAME, WALL, WALL_FAME
from emporion.games.constantinopolis.table.layout import PORT
from emporion.kernel.journal import seat_ref
from emporion.kernel.step import Step


class CompleteVoyages(Step[ConstantinopolisTable]):
    """Every ship at sea comes home and pays, without a further bonus."""

    rule = "CPL-5.2.1"

    def happen(self, t: ConstantinopolisTable) -> None:
        for k in range(t.seats()):
            seat = t.turn(k)
            for ship in range(t.ships(seat)):
                if t.ship_place(seat, ship) != PORT:
                    come_home(t, seat, ship, "CPL-5.2.1")


class ScoreWalls(Step[ConstantinopolisTable]):
    rule = "CPL-5.2.1"

    def happen(self, t: ConstantinopolisTable) -> None:
        for k in range(t.seats()):
            seat = t.turn(k)
            walls = t.owned_of(seat, WALL)
            t.honour(seat, WALL_FAME[walls])
            if t.telling() and walls > 0:
                fame = int(WALL_FAME[walls])
                t.tell("wall-fame", "CPL-5.2.1", {"seat": seat_ref(seat), "walls": int(walls), "fame": fame})


class ScoreGold(Step[ConstantinopolisTable]):
    """The gold is counted, not spent."""

    rule = "CPL-5.2.1"

    def happen(self, t: ConstantinopolisTable) -> None:
        for k in range(t.seats()):
            seat = t.turn(k)
            fame = t.gold(seat) // GOLD_PER_FAME
            t.honour(seat, fame)
            if t.telling():
                gold = int(t.gold(seat))
                t.tell("gold-fame", "CPL-5.2.1", {"seat": seat_ref(seat), "gold": gold, "fame": int(fame)})


def counted_now(t: ConstantinopolisTable) -> list[int]:
    """The fame if ships at sea came home, and walls and gold were counted, now."""
    if t.over():
        return [int(t.fame(seat)) for seat in range(t.seats())]
    end = t.clone()
    for step in (CompleteVoyages(), ScoreWalls(), ScoreGold()):
        step.happen(end)
    return [int(end.fame(seat)) for seat in range(end.seats())]
