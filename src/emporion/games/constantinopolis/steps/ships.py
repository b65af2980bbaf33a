"""Phase 2: ships move and contracts are executed."""

from emporion.games.constantinopolis.rules.fleet import come_home
from emporion.games.constantinopolis.table.accessors import ConstantinopolisTable
from emporion.games.constantinopolis.table.layout import PORT, S_PLACE
from emporion.kernel.step import Step


class MoveShips(Step[ConstantinopolisTable]):
    """Every ship at sea comes one space nearer; those that reach the Port pay (CPL-4.2.2, CPL-4.2.3)."""

    rule = "CPL-4.2.2"

    def happen(self, t: ConstantinopolisTable) -> None:
        if t.round() == 1:
            return  # CPL-4.2.1
        for k in range(t.seats()):
            seat = t.turn(k)
            for ship in range(t.ships(seat)):
                if t.ship_place(seat, ship) != PORT:
                    t.v[t.ship(seat, ship) + S_PLACE] -= 1
                    if t.ship_place(seat, ship) == PORT:
                        come_home(t, seat, ship, "CPL-4.2.3")
