"""Phase 8: famine. Who cannot feed the city buries the dead."""

from mypy_extensions import i64

from emporion.games.antiquity.rules.cities import bury, grave_cells, grave_room, piece_at
from emporion.games.antiquity.rules.elimination import eliminate_doomed
from emporion.games.antiquity.table.accessors import AntiquityTable
from emporion.games.antiquity.table.components import FAMINE_RISE, FOOD_FEEDS, GRANARY, GRANARY_FEEDS, HOUSE
from emporion.games.antiquity.table.layout import FAMINE, UNPLACED
from emporion.games.antiquity.table.pieces import kind_of
from emporion.games.antiquity.table.words import (
    BURY,
    CITY_CELLS,
    EMPTY_CELLS_FIRST,
    GRAVE_THERE,
    NO_SUCH_CELL,
    NOT_ON_HOUSE,
)
from emporion.kernel.journal import Figure, seat_ref
from emporion.kernel.refusal import NOT_NOW
from emporion.kernel.step import Ask, Step
from emporion.kernel.words import Words
from emporion.parts.polyominoes import CELLS, cell_bit, lowest


def hunger(t: AntiquityTable, seat: i64) -> i64:
    """Graves the seat has to place: famine level less granary and foods, which are not used up (ANT-4.8.1)."""
    graves = t.famine() - FOOD_FEEDS * t.foods(seat)
    if t.works(seat, GRANARY):
        graves -= GRANARY_FEEDS
    if graves > 0:
        return graves
    return 0


class PlaceGraves(Ask[AntiquityTable]):
    """Graves one by one, on empty cells first, then on buildings; local 0 = graves still to be placed (ANT-4.8.2)."""

    name = "bury"
    rule = "ANT-4.8.2"

    def begin(self, t: AntiquityTable) -> None:
        graves = self.graves_due(t, t.seat())
        t.set_local(0, graves)
        if graves > 0 and t.telling():
            t.tell("graves", self.rule, {"seat": seat_ref(t.seat()), "graves": int(graves)})

    def graves_due(self, t: AntiquityTable, seat: i64) -> i64:
        return hunger(t, seat)

    def deciders(self, t: AntiquityTable) -> i64:
        """The owner, unless every cell that is left has to be used."""
        seat = t.seat()
        if t.local(0) == 0:
            return 0
        room = grave_room(t, seat, not t.has_empty_cell(seat))
        if room > t.local(0):
            return 1 << seat
        return 0

    def run(self, t: AntiquityTable) -> None:
        """Nothing is left to place, or no choice where; who has no cell left is doomed (ANT-4.8.3)."""
        seat = t.seat()
        while t.local(0) > 0:
            on_buildings = not t.has_empty_cell(seat)
            room = grave_room(t, seat, on_buildings)
            if room == 0:
                t.set_public(seat, UNPLACED, t.local(0))
                t.set_local(0, 0)
            elif room > t.local(0):
                return  # now there is a choice
            else:
                t.set_local(0, t.local(0) - room)
                _fill(t, seat, on_buildings)
        t.pop()

    def candidates(self, t: AntiquityTable, seat: i64, into: Words) -> None:
        on_buildings = not t.has_empty_cell(seat)
        for city in range(t.cities(seat)):
            cells = grave_cells(t, seat, city, on_buildings)
            while cells != 0:
                into.add(BURY + city * CELLS + lowest(cells))
                cells &= cells - 1

    def refusal(self, t: AntiquityTable, seat: i64, word: i64) -> i64:
        k = word - BURY
        if not 0 <= k < CITY_CELLS:
            return NOT_NOW
        city = k // CELLS
        bit = cell_bit(k % CELLS)
        if city >= t.cities(seat):
            return NO_SUCH_CELL
        on_buildings = not t.has_empty_cell(seat)
        if grave_cells(t, seat, city, on_buildings) & bit != 0:
            return 0
        if t.graves(seat, city) & bit != 0:
            return GRAVE_THERE
        if grave_cells(t, seat, city, True) & bit != 0:
            return EMPTY_CELLS_FIRST
        return NOT_ON_HOUSE if house_at(t, seat, city, k % CELLS) else NO_SUCH_CELL

    def prompt(self, t: AntiquityTable, seat: i64) -> dict[str, Figure]:
        return {"graves": int(t.local(0))}

    def say(self, t: AntiquityTable, seat: i64, word: i64) -> None:
        k = word - BURY
        t.set_local(0, t.local(0) - 1)
        bury(t, seat, k // CELLS, k % CELLS)


def house_at(t: AntiquityTable, seat: i64, city: i64, cell: i64) -> bool:
    k = piece_at(t, seat, city, cell)
    return k >= 0 and kind_of(t.piece(seat, k)) == HOUSE


def _fill(t: AntiquityTable, seat: i64, on_buildings: bool) -> None:
    """A grave on every cell that can take one."""
    for city in range(t.cities(seat)):
        cells = grave_cells(t, seat, city, on_buildings)
        while cells != 0:
            bury(t, seat, city, lowest(cells))
            cells &= cells - 1


class BuryDead(Step[AntiquityTable]):
    """The end of the phase: the doomed are eliminated together (ANT-7.1.40)."""

    rule = "ANT-5.3.1"

    def happen(self, t: AntiquityTable) -> None:
        eliminate_doomed(t)


class RaiseFamine(Step[AntiquityTable]):
    """One more every turn, without an upper end (ANT-4.8.4)."""

    rule = "ANT-4.8.4"

    def happen(self, t: AntiquityTable) -> None:
        t.v[FAMINE] += FAMINE_RISE
        if t.telling():
            t.tell("famine-risen", self.rule, {"level": int(t.famine())})
