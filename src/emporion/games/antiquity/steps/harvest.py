"""Phase 6: harvest. Every rural building yields one good; with forced labour up to three, the first of them lost."""

from mypy_extensions import i64

from emporion.games.antiquity.rules.countryside import rural_good, rural_kind, rural_left, rural_spot, take_good
from emporion.games.antiquity.table.accessors import AntiquityTable
from emporion.games.antiquity.table.components import FISH, FISHERY, FORCED_LABOUR, FORCED_LOSES, FORCED_TAKES, GIORGIO
from emporion.games.antiquity.table.layout import CATHEDRALS
from emporion.games.antiquity.table.telling import good_ref, place_figures, rural_ref
from emporion.games.antiquity.table.words import HEX as HEX_WORD
from emporion.games.antiquity.table.words import MAN_LAST, NOT_OF_BUILDING
from emporion.kernel.journal import Figure, seat_ref
from emporion.kernel.refusal import NOT_NOW
from emporion.kernel.step import Ask, Step
from emporion.kernel.words import Words


class ReceiveFish(Step[AntiquityTable]):
    """San Giorgio brings a fish for every cathedral built this turn (ANT-4.6.1)."""

    rule = "ANT-4.6.1"

    def happen(self, t: AntiquityTable) -> None:
        fish = t.v[CATHEDRALS]
        k: i64 = 0
        while k < t.players() and fish > 0:
            seat = t.in_order(k)
            if t.power_of(seat, GIORGIO):
                t.gain(seat, FISH, fish)
                if t.telling():
                    t.tell("fish", self.rule, {"seat": seat_ref(seat), "fish": int(fish)})
            k += 1


class Harvest(Ask[AntiquityTable]):
    """One building after the other, oldest first; local 0 = which one, local 1 = goods taken from it (ANT-4.6.2)."""

    name = "harvest"
    rule = "ANT-4.6.2"

    def deciders(self, t: AntiquityTable) -> i64:
        if t.local(0) < t.rurals(t.seat()):
            return 1 << t.seat()
        return 0

    def _takes(self, t: AntiquityTable, seat: i64) -> i64:
        """Goods each building yields, the first one lost with forced labour (ANT-4.6.3)."""
        if t.works(seat, FORCED_LABOUR):
            return FORCED_TAKES
        return 1

    def candidates(self, t: AntiquityTable, seat: i64, into: Words) -> None:
        building = t.rural(seat, t.local(0))
        spot = rural_spot(building)
        for hex in range(t.hexes()):
            if t.site(hex) == spot and t.good_on(hex) >= 0:
                into.add(HEX_WORD + hex)

    def refusal(self, t: AntiquityTable, seat: i64, word: i64) -> i64:
        hex = word - HEX_WORD
        if not 0 <= hex < t.hexes():
            return NOT_NOW
        building = t.rural(seat, t.local(0))
        if t.good_on(hex) < 0 or t.site(hex) != rural_spot(building):
            return NOT_OF_BUILDING
        if hex == rural_spot(building) and rural_kind(building) != FISHERY and rural_left(building) > 1:
            return MAN_LAST
        return 0

    def figures(self, t: AntiquityTable, seat: i64, word: i64, reason: i64) -> dict[str, Figure]:
        return {"rural": rural_ref(rural_kind(t.rural(seat, t.local(0))))} if reason != NOT_NOW else {}

    def prompt(self, t: AntiquityTable, seat: i64) -> dict[str, Figure]:
        building = t.rural(t.seat(), t.local(0))
        return {
            "rural": rural_ref(rural_kind(building)),
            "good": good_ref(rural_good(building)),
            "left": int(rural_left(building)),
        }

    def say(self, t: AntiquityTable, seat: i64, word: i64) -> None:
        building = t.rural(seat, t.local(0))
        good = rural_good(building)
        takes = self._takes(t, seat)
        lost = takes > 1 and t.local(1) < FORCED_LOSES
        if not lost:
            t.gain(seat, good, 1)
        emptied = take_good(t, seat, t.local(0), word - HEX_WORD)
        if t.telling():
            figures: dict[str, Figure] = {
                "seat": seat_ref(seat),
                "good": good_ref(good),
                "rural": rural_ref(rural_kind(building)),
                **place_figures(t, word - HEX_WORD),
            }
            t.tell("harvest-lost" if lost else "harvest", "ANT-4.6.3" if lost else self.rule, figures)
            if emptied:
                t.tell("emptied", "ANT-4.6.4", {"seat": seat_ref(seat), "rural": rural_ref(rural_kind(building))})
        t.set_local(1, t.local(1) + 1)
        if emptied:
            t.set_local(1, 0)
        elif t.local(1) >= takes:
            t.set_local(0, t.local(0) + 1)
            t.set_local(1, 0)
