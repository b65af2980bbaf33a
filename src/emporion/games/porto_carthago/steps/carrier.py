"""The Carrier: one of one's own goods goes to a dock, home, or on the voyage of a charter ship."""

from typing import Final

from mypy_extensions import i64

from emporion.games.porto_carthago.rules.conditions import carry_from_refusal, carry_refusal, charter_refusal
from emporion.games.porto_carthago.steps.action import Action
from emporion.games.porto_carthago.steps.loading import gain_trade_points, load_if_wanted
from emporion.games.porto_carthago.table.accessors import PortoCarthagoTable
from emporion.games.porto_carthago.table.components import DANGER, FAILURE_POINTS, INCOME, OFFERING_EACH, SUCCESS_POINTS
from emporion.games.porto_carthago.table.layout import CHARTER, DOCKS, GOOD_AT, KINDS, NONE, RESERVE, STORE, TEMPLE
from emporion.games.porto_carthago.table.telling import dock_ref, good_ref, ship_ref
from emporion.games.porto_carthago.table.words import (
    CARRY,
    CARRY_FROM,
    CARRY_HOME,
    CARRY_TO,
    GOOD_THERE,
    HOME_FULL,
    NOT_YOURS_TO_CARRY,
    STORED_ALREADY,
)
from emporion.games.porto_carthago.table.words import CHARTER as CHARTER_WORD
from emporion.kernel.journal import Figure, seat_ref
from emporion.kernel.refusal import MAY_BE_SAID, NOT_NOW
from emporion.kernel.step import Ask
from emporion.kernel.words import Words


class ChooseGood(Action):
    """A kind in the warehouse, or the good on an own dock; only what has a destination (PCA-4.6.6)."""

    name = "carry_from"
    rule = "PCA-4.6.6"

    def ways(self, t: PortoCarthagoTable, seat: i64, into: Words) -> None:
        for good in range(KINDS):
            if t.stored(seat, good) > 0:
                into.add(CARRY + good)
        for dock in range(DOCKS):
            if t.owner(dock) == seat and t.good_at(dock) != NONE:
                into.add(CARRY_FROM + dock)

    def way_refusal(self, t: PortoCarthagoTable, seat: i64, word: i64) -> i64:
        if CARRY <= word < CARRY + KINDS:
            return carry_refusal(t, seat, word - CARRY)
        if CARRY_FROM <= word < CARRY_FROM + DOCKS:
            return carry_from_refusal(t, seat, word - CARRY_FROM)
        return NOT_NOW

    def figures(self, t: PortoCarthagoTable, seat: i64, word: i64, reason: i64) -> dict[str, Figure]:
        return {"good": good_ref(word - CARRY)} if CARRY <= word < CARRY + KINDS else {}

    def act(self, t: PortoCarthagoTable, seat: i64, word: i64) -> None:
        CARRY_GOOD.start(t, seat)
        if CARRY <= word < CARRY + KINDS:
            t.set_local(0, word - CARRY)
            t.set_local(1, NONE)
        else:
            t.set_local(0, t.good_at(word - CARRY_FROM))
            t.set_local(1, word - CARRY_FROM)


class CarryGood(Ask[PortoCarthagoTable]):
    """Where the good goes, and what happens there at once (PCA-4.6.6, PCA-4.6.7).

    Local 0 is the good, local 1 the dock it lies on, or NONE for the warehouse.
    """

    name = "carry_to"
    rule = "PCA-4.6.6"

    def candidates(self, t: PortoCarthagoTable, seat: i64, into: Words) -> None:
        for dock in range(DOCKS):
            if t.owner(dock) == seat:
                into.add(CARRY_TO + dock)
        if t.local(1) != NONE:
            into.add(CARRY_HOME)
        into.add(CHARTER_WORD)

    def refusal(self, t: PortoCarthagoTable, seat: i64, word: i64) -> i64:
        if CARRY_TO <= word < CARRY_TO + DOCKS:
            if t.owner(word - CARRY_TO) != seat:
                return NOT_YOURS_TO_CARRY
            return MAY_BE_SAID if t.good_at(word - CARRY_TO) == NONE else GOOD_THERE
        if word == CARRY_HOME:
            if t.local(1) == NONE:
                return STORED_ALREADY
            return MAY_BE_SAID if t.free_storage(seat) > 0 else HOME_FULL
        return charter_refusal(t, seat) if word == CHARTER_WORD else NOT_NOW

    def figures(self, t: PortoCarthagoTable, seat: i64, word: i64, reason: i64) -> dict[str, Figure]:
        return {"good": good_ref(t.good_at(word - CARRY_TO))} if reason == GOOD_THERE else {}

    def prompt(self, t: PortoCarthagoTable, seat: i64) -> dict[str, Figure]:
        return {"good": good_ref(t.local(0))}

    def say(self, t: PortoCarthagoTable, seat: i64, word: i64) -> None:
        good = t.local(0)
        source = t.local(1)
        t.pop()
        if source == NONE:
            t.change(seat, STORE + good, -1)
        else:
            t.v[GOOD_AT + source] = NONE
        if word == CHARTER_WORD:
            sail(t, seat, good)
        elif word == CARRY_HOME:
            t.change(seat, STORE + good, 1)
            if t.telling():
                home: dict[str, Figure] = {"good": good_ref(good), "dock": dock_ref(source)}
                t.tell("carried-home", self.rule, {"seat": seat_ref(seat), **home})
        else:
            dock = word - CARRY_TO
            t.v[GOOD_AT + dock] = good
            if t.telling():
                figures: dict[str, Figure] = {"good": good_ref(good), "dock": dock_ref(dock)}
                if source != NONE:
                    figures["source"] = dock_ref(source)
                t.tell("carried" if source == NONE else "carried-over", self.rule, {"seat": seat_ref(seat), **figures})
            load_if_wanted(t, dock)


def sail(t: PortoCarthagoTable, seat: i64, good: i64) -> None:
    """The voyage of a charter ship (PCA-4.9)."""
    ship = t.draw_ship()
    temple = t.temple(seat)
    success = temple >= DANGER[ship]
    income = INCOME[ship] if success else (INCOME[ship] + 1) // 2
    t.earn(seat, income)
    offering: i64 = 0
    if success:
        offering = min(OFFERING_EACH * temple, t.talents(seat))  # PCA-7.1.19: never below 0
        t.pay(seat, offering)
    if t.telling():
        t.tell(
            "voyage-success" if success else "voyage-failure",
            "PCA-4.9.2" if success else "PCA-4.9.3",
            {
                "seat": seat_ref(seat),
                "good": good_ref(good),
                "ship": ship_ref(ship),
                "danger": int(DANGER[ship]),
                "temple": int(temple),
                "income": int(income),
                "offering": int(offering),
            },
        )
    t.under_deck(ship)
    t.into_bag(good)
    t.v[CHARTER + t.charter_of(seat)] = NONE
    t.change(seat, TEMPLE, -1)
    t.change(seat, RESERVE, 2)
    gain_trade_points(t, seat, SUCCESS_POINTS if success else FAILURE_POINTS)


CARRY_STEP: Final = ChooseGood()
CARRY_GOOD: Final = CarryGood()
