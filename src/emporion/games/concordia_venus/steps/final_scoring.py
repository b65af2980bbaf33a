"""The end: every god rewards the cards that serve it (CNV-5.2)."""

from emporion.games.concordia_venus.components import GOD_NAMES
from emporion.games.concordia_venus.scoring import god_points, places, points
from emporion.games.concordia_venus.table import ConcordiaTable
from emporion.kernel.journal import seat_ref
from emporion.kernel.step import Step


class ScoreGods(Step[ConcordiaTable]):
    """The journal tells what every god brings; the points themselves are counted by `scoring`."""

    rule = "CNV-5.2.1"

    def happen(self, t: ConcordiaTable) -> None:
        if not t.telling():
            return
        for god, name in enumerate(GOD_NAMES):
            for seat in range(t.seats()):
                won = int(god_points(t, seat, god))
                t.tell("god-points", self.rule, {"seat": seat_ref(seat), "god": f"god:{name}", "points": won})
        if t.concordia() >= 0:
            t.tell("concordia-points", "CNV-5.2.10", {"seat": seat_ref(t.concordia())})
        ranked = places(t)
        for seat in sorted(range(t.seats()), key=lambda seat: ranked[seat]):
            place = int(ranked[seat]) + 1
            t.tell("total", self.rule, {"seat": seat_ref(seat), "points": int(points(t, seat)), "place": place})
