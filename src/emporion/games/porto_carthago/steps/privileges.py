"""The privileges that are kept until they are used: survey, load any good, move servants, palace seat, bring a ship."""

from typing import Final

from mypy_extensions import i64

from emporion.games.porto_carthago.steps.harbour_entry import moor, row1_candidates, row1_refusal
from emporion.games.porto_carthago.steps.loading import load, load_if_wanted
from emporion.games.porto_carthago.steps.palace import buy_palace_seat
from emporion.games.porto_carthago.table.accessors import PortoCarthagoTable
from emporion.games.porto_carthago.table.components import (
    BRING_SHIP,
    LOAD_ANY_GOOD,
    MOVE_SERVANTS,
    MOVED_SERVANTS,
    PRIVILEGE_OF,
    SURVEY_DECK,
    SURVEYED,
)
from emporion.games.porto_carthago.table.layout import DOCKS, KNOWN, LIGHTHOUSE, NONE, ROW1, ROW2, SHIPS, TEMPLE
from emporion.games.porto_carthago.table.telling import deck_refs, privilege_ref, ship_ref
from emporion.games.porto_carthago.table.words import BRING_SHIP as BRING
from emporion.games.porto_carthago.table.words import LOAD_ANY_GOOD as LOAD_ANY
from emporion.games.porto_carthago.table.words import (
    NO_DOCK_TO_LOAD,
    NOT_IN_LIGHTHOUSE,
    NOT_IN_TEMPLE,
    NOT_SURVEYED,
    NOT_THERE_TO_BRING,
    STOP,
    SURVEY_NEXT,
    TO_LIGHTHOUSE,
    TO_TEMPLE,
)
from emporion.kernel.journal import ALL, Figure, seat_ref
from emporion.kernel.refusal import MAY_BE_SAID, NOT_NOW
from emporion.kernel.step import Ask, Step
from emporion.kernel.words import Words


class UsePrivilege(Step[PortoCarthagoTable]):
    """The effect of a kept card; afterwards it goes under the deck (PCA-4.11.11). Local 0 is the card."""

    rule = "PCA-4.11.2"

    def run(self, t: PortoCarthagoTable) -> None:
        seat = t.seat()
        ship = t.local(0)
        if t.at() == 1:
            t.pop()
            t.give_up(seat, ship)
            return
        t.go_to(1)
        if t.telling():
            t.tell("privilege-used", self.rule, {"seat": seat_ref(seat), "privilege": privilege_ref(ship)})
        privilege = PRIVILEGE_OF[ship]
        if privilege == SURVEY_DECK:
            SURVEY.start(t, seat)
        elif privilege == LOAD_ANY_GOOD:
            LOAD_ANY_STEP.start(t, seat)
        elif privilege == MOVE_SERVANTS:
            MOVE.start(t, seat)
        elif privilege == BRING_SHIP:
            BRING_STEP.start(t, seat)
        else:
            buy_palace_seat(t, seat, "PCA-4.11.9")


def use_privilege(t: PortoCarthagoTable, seat: i64, ship: i64) -> None:
    USE.start(t, seat)
    t.set_local(0, ship)


class Survey(Ask[PortoCarthagoTable]):
    """The top cards are looked at in secret and put back in any order (PCA-4.11.4).

    Local 0 counts the places already decided, local 1 the cards looked at.
    """

    name = "survey_next"
    rule = "PCA-4.11.4"

    def begin(self, t: PortoCarthagoTable) -> None:
        """Whoever knew these places knows them no more (PCA-4.13.4)."""
        seat = t.seat()
        cards = min(SURVEYED, t.deck_size())
        t.set_local(1, cards)
        t.disclose()
        for other in range(t.seats()):
            t.put(other, KNOWN, cards if other == seat else 0)
        if t.telling():
            t.tell("surveyed", self.rule, {"seat": seat_ref(seat), "ships": [*deck_refs(t, cards)]}, 1 << seat)
            t.tell("surveyed-hidden", self.rule, {"seat": seat_ref(seat), "cards": int(cards)}, ALL ^ (1 << seat))

    def deciders(self, t: PortoCarthagoTable) -> i64:
        if t.local(0) < t.local(1):
            return 1 << t.seat()
        return 0

    def candidates(self, t: PortoCarthagoTable, seat: i64, into: Words) -> None:
        for place in range(t.local(0), t.local(1)):
            into.add(SURVEY_NEXT + t.deck_card(place))

    def refusal(self, t: PortoCarthagoTable, seat: i64, word: i64) -> i64:
        if not SURVEY_NEXT <= word < SURVEY_NEXT + SHIPS:
            return NOT_NOW
        return NOT_SURVEYED if self._place(t, word - SURVEY_NEXT) == NONE else MAY_BE_SAID

    def _place(self, t: PortoCarthagoTable, ship: i64) -> i64:
        """Where the card lies among those still to be put back."""
        for place in range(t.local(0), t.local(1)):
            if t.deck_card(place) == ship:
                return place
        return NONE

    def prompt(self, t: PortoCarthagoTable, seat: i64) -> dict[str, Figure]:
        return {"place": int(t.local(0) + 1)}

    def say(self, t: PortoCarthagoTable, seat: i64, word: i64) -> None:
        ship = word - SURVEY_NEXT
        place = self._place(t, ship)
        while place > t.local(0):  # the others keep their order
            t.set_deck_card(place, t.deck_card(place - 1))
            place -= 1
        t.set_deck_card(place, ship)
        t.set_local(0, place + 1)
        if t.telling() and t.local(0) == t.local(1) > 1:
            t.tell("sorted", self.rule, {"ships": [*deck_refs(t, t.local(1))]}, 1 << seat)


class LoadAnyGood(Ask[PortoCarthagoTable]):
    """An own dock with a ship and any good on it is loaded (PCA-4.11.5)."""

    name = "load_any_good"
    rule = "PCA-4.11.5"

    def candidates(self, t: PortoCarthagoTable, seat: i64, into: Words) -> None:
        for dock in range(DOCKS):
            if t.owner(dock) == seat:
                into.add(LOAD_ANY + dock)

    def refusal(self, t: PortoCarthagoTable, seat: i64, word: i64) -> i64:
        if not LOAD_ANY <= word < LOAD_ANY + DOCKS:
            return NOT_NOW
        dock = word - LOAD_ANY
        ready = t.owner(dock) == seat and t.ship_at(dock) != NONE and t.good_at(dock) != NONE
        return MAY_BE_SAID if ready else NO_DOCK_TO_LOAD

    def say(self, t: PortoCarthagoTable, seat: i64, word: i64) -> None:
        t.pop()
        load(t, word - LOAD_ANY)


class MoveServants(Ask[PortoCarthagoTable]):
    """Up to three servants of any players change between lighthouse and temple (PCA-4.11.6); local 0 counts them."""

    name = "move_servants"
    rule = "PCA-4.11.6"

    def candidates(self, t: PortoCarthagoTable, seat: i64, into: Words) -> None:
        for other in range(t.seats()):
            into.add(TO_TEMPLE + other)
            into.add(TO_LIGHTHOUSE + other)
        into.add(STOP)

    def refusal(self, t: PortoCarthagoTable, seat: i64, word: i64) -> i64:
        if word == STOP:
            return 0
        if TO_TEMPLE <= word < TO_TEMPLE + t.seats():
            return MAY_BE_SAID if t.lighthouse(word - TO_TEMPLE) > 0 else NOT_IN_LIGHTHOUSE
        if TO_LIGHTHOUSE <= word < TO_LIGHTHOUSE + t.seats():
            return MAY_BE_SAID if t.temple(word - TO_LIGHTHOUSE) > 0 else NOT_IN_TEMPLE
        return NOT_NOW

    def figures(self, t: PortoCarthagoTable, seat: i64, word: i64, reason: i64) -> dict[str, Figure]:
        if reason == NOT_IN_LIGHTHOUSE:
            return {"seat": seat_ref(word - TO_TEMPLE)}
        return {"seat": seat_ref(word - TO_LIGHTHOUSE)} if reason == NOT_IN_TEMPLE else {}

    def prompt(self, t: PortoCarthagoTable, seat: i64) -> dict[str, Figure]:
        return {"left": int(MOVED_SERVANTS - t.local(0))}

    def say(self, t: PortoCarthagoTable, seat: i64, word: i64) -> None:
        if word == STOP:
            t.pop()
            return
        to_temple = word < TO_LIGHTHOUSE
        owner = word - (TO_TEMPLE if to_temple else TO_LIGHTHOUSE)
        t.change(owner, LIGHTHOUSE, -1 if to_temple else 1)
        t.change(owner, TEMPLE, 1 if to_temple else -1)
        if t.telling():
            whose = "own" if owner == seat else "other"
            figures: dict[str, Figure] = {"seat": seat_ref(seat), "owner": seat_ref(owner), "whose": whose}
            t.tell("moved-to-temple" if to_temple else "moved-to-lighthouse", self.rule, figures)
        t.set_local(0, t.local(0) + 1)
        if t.local(0) == MOVED_SERVANTS:
            t.pop()


class BringShip(Ask[PortoCarthagoTable]):
    """A ship of row 1 enters at once; its slots are filled again; then loading is checked (PCA-4.11.10)."""

    name = "bring_ship"
    rule = "PCA-4.11.10"

    def candidates(self, t: PortoCarthagoTable, seat: i64, into: Words) -> None:
        row1_candidates(t, BRING, into)

    def refusal(self, t: PortoCarthagoTable, seat: i64, word: i64) -> i64:
        return row1_refusal(t, BRING, word, NOT_THERE_TO_BRING)

    def say(self, t: PortoCarthagoTable, seat: i64, word: i64) -> None:
        t.pop()
        ship = word - BRING
        slot = t.slot_of(ship)
        dock = t.free_berth(ship)
        moor(t, slot, dock, self.rule)
        t.v[ROW1 + slot] = t.row2(slot)
        t.v[ROW2 + slot] = t.draw_ship()
        if t.telling() and t.row2(slot) != NONE:
            t.tell("slot-filled", self.rule, {"ship": ship_ref(t.row2(slot)), "slot": int(slot + 1)})
        if dock != NONE:
            load_if_wanted(t, dock)


USE: Final = UsePrivilege()
SURVEY: Final = Survey()
LOAD_ANY_STEP: Final = LoadAnyGood()
MOVE: Final = MoveServants()
BRING_STEP: Final = BringShip()
