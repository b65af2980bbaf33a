"""The end: every god rewards the cards that serve it (CNV-5.2)."""

from emporion.games.concordia_venus.rules.scoring import god_points, places, points, side_points
from emporion.games.concordia_venus.table.accessors import ConcordiaTable
from emporion.games.concordia_venus.table.components import CONCORDIA_VP, GOD_NAMES
from emporion.kernel.journal import Figure, seat_ref
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
                if won > 0:
                    t.tell("god-points", self.rule, {"seat": seat_ref(seat), "god": f"god:{name}", "points": won})
        if t.concordia() >= 0:
            figures: dict[str, Figure] = {"seat": seat_ref(t.concordia()), "points": int(CONCORDIA_VP)}
            t.tell("concordia-points", "CNV-5.2.10", figures)
        self._tell_totals(t)

    def _tell_totals(self, t: ConcordiaTable) -> None:
        """The sides from the last place to the first; partners each for himself, then together (CNV-5.3.1)."""
        ranked = places(t)
        sides = [seat for seat in range(t.seats()) if not t.in_teams() or seat < t.teams()]
        if len({int(side_points(t, seat)) for seat in sides}) < len(sides):
            t.tell("tie-broken", "CNV-5.3.2", {"seat": seat_ref(t.praefectus())})
        for seat in sorted(sides, key=lambda side: -ranked[side]):
            place = int(ranked[seat]) + 1
            if not t.in_teams():
                t.tell("total", self.rule, {"seat": seat_ref(seat), "points": int(points(t, seat)), "place": place})
                continue
            partners = [seat, int(t.partner(seat))]
            for one in partners:
                t.tell("own-total", self.rule, {"seat": seat_ref(one), "points": int(points(t, one))})
            together: dict[str, Figure] = {"seats": [seat_ref(one) for one in partners], "place": place}
            t.tell("team-total", "CNV-5.3.1", {**together, "points": int(side_points(t, seat))})
