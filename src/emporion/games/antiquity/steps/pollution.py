"""Phase 9: pollution. Every city spoils its surroundings; without clean land it spoils itself."""

from mypy_extensions import i64

from emporion.games.antiquity.rules.zones import dumps_against, may_be_polluted
from emporion.games.antiquity.steps.famine import PlaceGraves
from emporion.games.antiquity.table.accessors import AntiquityTable
from emporion.games.antiquity.table.components import (
    CITY_POLLUTES,
    DUMP,
    DUMP_PREVENTS,
    FOUNTAIN_PREVENTS,
)
from emporion.games.antiquity.table.layout import FOUNTAINS, HEX, IS_POLLUTED, OCCUPIED, ZONE
from emporion.games.antiquity.table.telling import hex_figures, place_figures
from emporion.games.antiquity.table.words import DUMP_FORBIDS, MARKER_OUT_OF_ZONE, POLLUTED
from emporion.games.antiquity.table.words import HEX as HEX_WORD
from emporion.games.antiquity.table.words import OCCUPIED as HEX_OCCUPIED
from emporion.kernel.journal import Figure, seat_ref
from emporion.kernel.refusal import MAY_BE_SAID, NOT_NOW
from emporion.kernel.step import Ask
from emporion.kernel.table import F_LOCAL
from emporion.kernel.words import Words


def filth(t: AntiquityTable, seat: i64) -> i64:
    """Markers the seat has to place: three for each city, less dump and fountains (ANT-4.9.1)."""
    markers = CITY_POLLUTES * t.cities(seat) - FOUNTAIN_PREVENTS * t.get(seat, FOUNTAINS)
    if t.works(seat, DUMP):
        markers -= DUMP_PREVENTS
    if markers > 0:
        return markers
    return 0


class Pollute(Ask[AntiquityTable]):
    """Markers one by one on clean hexes of the zone; local 0 = still to be placed (ANT-4.9.2).

    What finds no hex becomes graves: the step that follows takes their number from local 1 of the frame below.
    """

    name = "pollute"
    rule = "ANT-4.9.2"

    def begin(self, t: AntiquityTable) -> None:
        seat = t.seat()
        markers = filth(t, seat)
        t.set_local(0, markers)
        if markers > 0 and t.telling():
            t.tell("pollution", "ANT-4.9.1", {"seat": seat_ref(seat), "markers": int(markers)})

    def _more_room_than(self, t: AntiquityTable, seat: i64, markers: i64) -> bool:
        """Whether more hexes can take a marker than there are markers."""
        v = t.v
        zone: i64 = i64(1) << (ZONE + seat)
        asked: i64 = zone | OCCUPIED | IS_POLLUTED | dumps_against(t, seat)  # as in `may_be_polluted`, all at once
        for hex in range(t.hexes()):
            if v[HEX + hex] & asked == zone:
                if markers == 0:
                    return True
                markers -= 1
        return False

    def deciders(self, t: AntiquityTable) -> i64:
        """The owner, unless every hex that is left has to be used."""
        seat = t.seat()
        if t.local(0) > 0 and self._more_room_than(t, seat, t.local(0)):
            return 1 << seat
        return 0

    def run(self, t: AntiquityTable) -> None:
        """Nothing is left to place, or no choice where; the rest become graves (ANT-4.9.4)."""
        seat = t.seat()
        left = t.local(0)
        dumps = dumps_against(t, seat)
        hex: i64 = 0
        end = t.hexes()
        while hex < end and left > 0:
            if may_be_polluted(t, seat, hex, dumps):
                self._lay(t, seat, hex)
                left -= 1
            hex += 1
        t.pop()
        t.set_local(1, left)

    def candidates(self, t: AntiquityTable, seat: i64, into: Words) -> None:
        v = t.v
        zone: i64 = i64(1) << (ZONE + seat)
        for hex in range(t.hexes()):
            if v[HEX + hex] & (zone | OCCUPIED) == zone:
                into.add(HEX_WORD + hex)

    def refusal(self, t: AntiquityTable, seat: i64, word: i64) -> i64:
        hex = word - HEX_WORD
        if not 0 <= hex < t.hexes():
            return NOT_NOW
        h: i64 = t.v[HEX + hex]
        if (h >> (ZONE + seat)) & 1 == 0:
            return MARKER_OUT_OF_ZONE
        if h & OCCUPIED != 0:
            return HEX_OCCUPIED
        if h & IS_POLLUTED != 0:
            return POLLUTED
        return DUMP_FORBIDS if h & dumps_against(t, seat) != 0 else MAY_BE_SAID

    def figures(self, t: AntiquityTable, seat: i64, word: i64, reason: i64) -> dict[str, Figure]:
        if reason == NOT_NOW:
            return {}
        hex = word - HEX_WORD
        if reason != DUMP_FORBIDS:
            return hex_figures(hex)
        dumps = dumps_against(t, seat) & t.v[HEX + hex]
        owner = next(other for other in range(t.seats()) if (dumps >> (ZONE + other)) & 1)
        return {**hex_figures(hex), "seat": seat_ref(owner)}

    def prompt(self, t: AntiquityTable, seat: i64) -> dict[str, Figure]:
        return {"markers": int(t.local(0))}

    def say(self, t: AntiquityTable, seat: i64, word: i64) -> None:
        t.set_local(0, t.local(0) - 1)
        self._lay(t, seat, word - HEX_WORD)

    def _lay(self, t: AntiquityTable, seat: i64, hex: i64) -> None:
        t.lose_token(hex)
        t.pollute(hex)
        if t.telling():
            t.tell("polluted", self.rule, {"seat": seat_ref(seat), **place_figures(t, hex)})


class PlacePollutionGraves(PlaceGraves):
    """Every marker without a hex is a grave (ANT-4.9.4)."""

    rule = "ANT-4.9.4"

    def graves_due(self, t: AntiquityTable, seat: i64) -> i64:
        """What the step before left over lies in the frame of the sequence."""
        return t.v[t.frame(1) + F_LOCAL + 1]
