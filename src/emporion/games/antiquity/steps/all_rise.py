"""Phase 1: all rise. Men on city buildings return to their pools."""

from emporion.games.antiquity.rules.cities import all_men_rise
from emporion.games.antiquity.table.accessors import AntiquityTable
from emporion.games.antiquity.table.layout import ALCHEMY_USED, BIOLOGY_USED, TURN
from emporion.kernel.step import Step


class AllRise(Step[AntiquityTable]):
    """A new turn: men on rural buildings stay, all others rise (ANT-4.1.1)."""

    rule = "ANT-4.1.1"

    def happen(self, t: AntiquityTable) -> None:
        t.v[TURN] += 1
        for seat in range(t.seats()):
            if not t.out(seat):
                all_men_rise(t, seat)
                t.set_public(seat, BIOLOGY_USED, 0)
                t.set_public(seat, ALCHEMY_USED, 0)
        if t.telling():
            t.tell("turn", "ANT-4.1.1", {"turn": int(t.turn()), "level": int(t.famine())})
