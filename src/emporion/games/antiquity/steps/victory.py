"""Phase 10: victory. Saints are asked; after the last turn progress decides."""

from mypy_extensions import i64

from emporion.games.antiquity.rules.conditions import fulfilled
from emporion.games.antiquity.rules.scoring import best_by_land, best_by_progress
from emporion.games.antiquity.table.accessors import AntiquityTable
from emporion.games.antiquity.table.layout import BY_SAINT, BY_TURNS
from emporion.games.antiquity.table.telling import proclaim, saint_ref
from emporion.kernel.journal import seat_ref
from emporion.kernel.step import Step


class CheckVictory(Step[AntiquityTable]):
    """Who fulfils the condition of the own saint wins; the turn limit stops everything else (ANT-5.1 to ANT-5.4)."""

    rule = "ANT-4.10.1"

    def happen(self, t: AntiquityTable) -> None:
        met: i64 = 0
        for k in range(t.players()):
            seat = t.in_order(k)
            if fulfilled(t, seat):
                met |= 1 << seat
                if t.telling():
                    t.tell("fulfilled", "ANT-5.1.1", {"seat": seat_ref(seat), "saint": saint_ref(t.patron(seat))})
        if met != 0:
            alone = met & (met - 1) == 0
            proclaim(t, BY_SAINT, best_by_land(t, met), "ANT-5.1.1" if alone else "ANT-5.2.1")
        elif t.turn() >= t.last_turn():
            proclaim(t, BY_TURNS, best_by_progress(t), "ANT-5.4.1")
