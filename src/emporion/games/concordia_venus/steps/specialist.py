"""Specialists: Mason, Farmer, Smith, Vintner and Weaver produce for their player alone (CNV-4.11)."""

from emporion.games.concordia_venus.rules.scoring import villas_making
from emporion.games.concordia_venus.table.accessors import ConcordiaTable
from emporion.games.concordia_venus.table.components import SPECIALITY
from emporion.games.concordia_venus.table.layout import RECEIVED
from emporion.games.concordia_venus.table.telling import good_ref
from emporion.kernel.journal import Figure, seat_ref
from emporion.kernel.step import Step


class ProduceOwnGood(Step[ConcordiaTable]):
    """A unit for each own villa in a city that makes the good of the card (CNV-4.11.1)."""

    rule = "CNV-4.11.1"

    def happen(self, t: ConcordiaTable) -> None:
        seat = t.seat()
        good = SPECIALITY[t.card()]
        units = villas_making(t, seat, good)
        t.change(seat, RECEIVED + good, units)
        if t.telling():
            figures: dict[str, Figure] = {"seat": seat_ref(seat), "units": int(units), "good": good_ref(good)}
            t.tell("specialist", self.rule, figures)
