"""Phase 1: harbour entry. The lighthouse steers ships of row 1, the others follow, then goods are loaded."""

from typing import Final

from mypy_extensions import i64

from emporion.games.porto_carthago.rules.rankings import lighthouse_rank
from emporion.games.porto_carthago.rules.setup import fill_row
from emporion.games.porto_carthago.steps.loading import load
from emporion.games.porto_carthago.table.accessors import PortoCarthagoTable
from emporion.games.porto_carthago.table.components import FIRST_DOCK, LIGHTHOUSE_PICKS
from emporion.games.porto_carthago.table.layout import DOCKS, NONE, ROW1, ROW2, SHIP_AT, SHIPS
from emporion.games.porto_carthago.table.telling import dock_ref, row_refs, ship_ref
from emporion.games.porto_carthago.table.words import (
    ADMIT,
    ADMIT_SHIP,
    BAR,
    BAR_SHIP,
    BERTH,
    LOAD,
    NOT_IN_ROW,
    NOT_LOADABLE,
    NOT_THERE_TO_BAR,
    WRONG_BERTH,
)
from emporion.kernel.journal import Figure, seat_ref
from emporion.kernel.refusal import MAY_BE_SAID, NOT_NOW
from emporion.kernel.step import Ask, Step
from emporion.kernel.words import Words


def row1_candidates(t: PortoCarthagoTable, family: i64, into: Words) -> None:
    """The family's word for each ship of row 1, top slot first."""
    for slot in range(t.row_size()):
        if t.row1(slot) != NONE:
            into.add(family + t.row1(slot))


def row1_refusal(t: PortoCarthagoTable, family: i64, word: i64, elsewhere: i64) -> i64:
    if not family <= word < family + SHIPS:
        return NOT_NOW
    return elsewhere if t.slot_of(word - family) == NONE else MAY_BE_SAID


def moor(t: PortoCarthagoTable, slot: i64, dock: i64, rule: str) -> None:
    """The ship of the slot goes to that dock; without one it leaves, under the deck."""
    ship = t.row1(slot)
    t.v[ROW1 + slot] = NONE
    if dock == NONE:
        t.under_deck(ship)
        if t.telling():
            t.tell("ship-leaves", rule, {"ship": ship_ref(ship)})
        return
    t.v[SHIP_AT + dock] = ship
    if t.telling():
        t.tell("ship-enters", rule, {"ship": ship_ref(ship), "dock": dock_ref(dock)})


class LighthouseOrder(Step[PortoCarthagoTable]):
    """Players with lighthouse servants bring ships in, most servants first (PCA-4.2.1); local 0 is the next rank."""

    rule = "PCA-4.2.1"

    def run(self, t: PortoCarthagoTable) -> None:
        rank = t.local(0)
        seat = lighthouse_rank(t, rank)
        if seat == NONE or t.row1_empty():
            t.pop()
            return
        t.set_local(0, rank + 1)
        if rank == 0:
            LIGHTHOUSE_MODE.start(t, seat)
        else:
            admit(t, seat, rank)


def admit(t: PortoCarthagoTable, seat: i64, rank: i64) -> None:
    ADMIT_SHIPS.start(t, seat)
    t.set_local(0, LIGHTHOUSE_PICKS[rank])


class LighthouseMode(Ask[PortoCarthagoTable]):
    """The top-ranked player brings in ships or bars one (PCA-4.2.2)."""

    name = "lighthouse_mode"
    rule = "PCA-4.2.2"

    def candidates(self, t: PortoCarthagoTable, seat: i64, into: Words) -> None:
        into.add(ADMIT)
        into.add(BAR)

    def refusal(self, t: PortoCarthagoTable, seat: i64, word: i64) -> i64:
        return MAY_BE_SAID if word in (ADMIT, BAR) else NOT_NOW

    def prompt(self, t: PortoCarthagoTable, seat: i64) -> dict[str, Figure]:
        return {"ships": int(min(LIGHTHOUSE_PICKS[0], t.row1_ships()))}

    def say(self, t: PortoCarthagoTable, seat: i64, word: i64) -> None:
        t.pop()
        if word == ADMIT:
            admit(t, seat, 0)
        else:
            BAR_ONE_SHIP.start(t, seat)


class BarShip(Ask[PortoCarthagoTable]):
    """One ship of row 1 goes under the deck (PCA-4.2.2)."""

    name = "bar_ship"
    rule = "PCA-4.2.2"

    def candidates(self, t: PortoCarthagoTable, seat: i64, into: Words) -> None:
        row1_candidates(t, BAR_SHIP, into)

    def refusal(self, t: PortoCarthagoTable, seat: i64, word: i64) -> i64:
        return row1_refusal(t, BAR_SHIP, word, NOT_THERE_TO_BAR)

    def say(self, t: PortoCarthagoTable, seat: i64, word: i64) -> None:
        t.pop()
        ship = word - BAR_SHIP
        t.v[ROW1 + t.slot_of(ship)] = NONE
        t.under_deck(ship)
        if t.telling():
            t.tell("barred", self.rule, {"seat": seat_ref(seat), "ship": ship_ref(ship)})


class AdmitShips(Ask[PortoCarthagoTable]):
    """The player brings in his ships one by one, no pass (PCA-4.2.3); only ships are in the way (PCA-4.2.5).

    Local 0 counts those left.
    """

    name = "admit_ship"
    rule = "PCA-4.2.4"

    def deciders(self, t: PortoCarthagoTable) -> i64:
        if t.local(0) == 0 or t.row1_empty():
            return 0
        return 1 << t.seat()

    def candidates(self, t: PortoCarthagoTable, seat: i64, into: Words) -> None:
        row1_candidates(t, ADMIT_SHIP, into)

    def refusal(self, t: PortoCarthagoTable, seat: i64, word: i64) -> i64:
        return row1_refusal(t, ADMIT_SHIP, word, NOT_IN_ROW)

    def prompt(self, t: PortoCarthagoTable, seat: i64) -> dict[str, Figure]:
        return {"ships": int(min(t.local(0), t.row1_ships()))}

    def say(self, t: PortoCarthagoTable, seat: i64, word: i64) -> None:
        t.set_local(0, t.local(0) - 1)
        ship = word - ADMIT_SHIP
        slot = t.slot_of(ship)
        if t.telling():
            t.tell("admitted", self.rule, {"seat": seat_ref(seat), "ship": ship_ref(ship)})
        first = FIRST_DOCK[ship]
        if t.ship_at(first) == NONE and t.ship_at(first + 1) == NONE:
            CHOOSE_BERTH.start(t, seat)
            t.set_local(0, slot)
        else:
            moor(t, slot, t.free_berth(ship), self.rule)


class ChooseBerth(Ask[PortoCarthagoTable]):
    """Both docks of the civilisation have no ship: which one? (PCA-4.2.4); local 0 is the ship's slot."""

    name = "choose_berth"
    rule = "PCA-4.2.4"

    def candidates(self, t: PortoCarthagoTable, seat: i64, into: Words) -> None:
        first = FIRST_DOCK[t.row1(t.local(0))]
        into.add_range(BERTH + first, BERTH + first + 2)

    def refusal(self, t: PortoCarthagoTable, seat: i64, word: i64) -> i64:
        if not BERTH <= word < BERTH + DOCKS:
            return NOT_NOW
        first = FIRST_DOCK[t.row1(t.local(0))]
        return MAY_BE_SAID if first <= word - BERTH <= first + 1 else WRONG_BERTH

    def figures(self, t: PortoCarthagoTable, seat: i64, word: i64, reason: i64) -> dict[str, Figure]:
        return self.prompt(t, seat) if reason == WRONG_BERTH else {}

    def prompt(self, t: PortoCarthagoTable, seat: i64) -> dict[str, Figure]:
        return {"ship": ship_ref(t.row1(t.local(0)))}

    def say(self, t: PortoCarthagoTable, seat: i64, word: i64) -> None:
        slot = t.local(0)
        t.pop()
        moor(t, slot, word - BERTH, self.rule)


class EnterAutomatically(Step[PortoCarthagoTable]):
    """What nobody brought in enters by itself, top slot to bottom slot (PCA-4.2.6)."""

    rule = "PCA-4.2.6"

    def happen(self, t: PortoCarthagoTable) -> None:
        for slot in range(t.row_size()):
            if t.row1(slot) != NONE:
                moor(t, slot, t.free_berth(t.row1(slot)), self.rule)


class ChooseLoad(Ask[PortoCarthagoTable]):
    """The player loads all his docks that have everything, in the order he likes (PCA-4.2.7)."""

    name = "choose_load"
    rule = "PCA-4.2.7"

    def deciders(self, t: PortoCarthagoTable) -> i64:
        for dock in range(DOCKS):
            if t.owner(dock) == t.seat() and t.loadable(dock):
                return 1 << t.seat()
        return 0

    def candidates(self, t: PortoCarthagoTable, seat: i64, into: Words) -> None:
        for dock in range(DOCKS):
            if t.owner(dock) == seat and t.loadable(dock):
                into.add(LOAD + dock)

    def refusal(self, t: PortoCarthagoTable, seat: i64, word: i64) -> i64:
        if not LOAD <= word < LOAD + DOCKS:
            return NOT_NOW
        dock = word - LOAD
        return MAY_BE_SAID if t.owner(dock) == seat and t.loadable(dock) else NOT_LOADABLE

    def say(self, t: PortoCarthagoTable, seat: i64, word: i64) -> None:
        load(t, word - LOAD)


class MoveRows(Step[PortoCarthagoTable]):
    """Row 2 becomes row 1, and a new row 2 is drawn (PCA-4.2.8)."""

    rule = "PCA-4.2.8"

    def happen(self, t: PortoCarthagoTable) -> None:
        for slot in range(t.row_size()):
            t.v[ROW1 + slot] = t.row2(slot)
        fill_row(t, ROW2)
        if t.telling():
            t.tell("row-laid", self.rule, {"row": 2, "ships": [*row_refs(t, ROW2)]})


LIGHTHOUSE_MODE: Final = LighthouseMode()
BAR_ONE_SHIP: Final = BarShip()
ADMIT_SHIPS: Final = AdmitShips()
CHOOSE_BERTH: Final = ChooseBerth()
