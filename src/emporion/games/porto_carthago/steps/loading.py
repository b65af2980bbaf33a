"""Loading a ship, placing trade points, immediate privileges: what may interrupt anybody's turn."""

from typing import Final

from mypy_extensions import i64

from emporion.games.porto_carthago.rules.conditions import path_refusal
from emporion.games.porto_carthago.table.accessors import PortoCarthagoTable
from emporion.games.porto_carthago.table.components import (
    CONTRACT_BONUS,
    CONTRACT_TALENTS,
    IMMEDIATE,
    INCOME,
    INTRIGUE_SERVANT,
    LOADING_POINTS,
    PRIVILEGE_OF,
)
from emporion.games.porto_carthago.table.layout import NONE, SHIP_AT, TRADE_POINTS
from emporion.games.porto_carthago.table.telling import dock_ref, good_ref, privilege_ref, ship_ref
from emporion.games.porto_carthago.table.words import DECLINE, HOUSE, PATH, USE_IMMEDIATE
from emporion.kernel.journal import Figure, seat_ref
from emporion.kernel.refusal import MAY_BE_SAID, NOT_NOW
from emporion.kernel.step import Ask, Step
from emporion.kernel.words import Words


class PlaceTradePoint(Ask[PortoCarthagoTable]):
    """Each trade point goes into the trade house or sends a servant onto the path (PCA-4.10.1); local 0 counts them."""

    name = "place_trade_point"
    rule = "PCA-4.10.1"

    def candidates(self, t: PortoCarthagoTable, seat: i64, into: Words) -> None:
        into.add(HOUSE)
        into.add(PATH)

    def refusal(self, t: PortoCarthagoTable, seat: i64, word: i64) -> i64:
        if word == HOUSE:
            return 0
        return path_refusal(t, seat) if word == PATH else NOT_NOW

    def prompt(self, t: PortoCarthagoTable, seat: i64) -> dict[str, Figure]:
        return {"points": int(t.local(0))}

    def say(self, t: PortoCarthagoTable, seat: i64, word: i64) -> None:
        t.set_local(0, t.local(0) - 1)
        if t.local(0) == 0:
            t.pop()
        if word == PATH:
            step_on_path(t, seat, self.rule)
            return
        t.change(seat, TRADE_POINTS, 1)
        if t.telling():
            t.tell("to-house", self.rule, {"seat": seat_ref(seat), "points": int(t.trade_points(seat))})


def gain_trade_points(t: PortoCarthagoTable, seat: i64, points: i64) -> None:
    """Points gained together are placed one after the other (PCA-4.10.2)."""
    PLACE_TRADE_POINT.start(t, seat)
    t.set_local(0, points)


def step_on_path(t: PortoCarthagoTable, seat: i64, rule: str) -> None:
    t.step_on_path(seat)
    if t.telling():
        t.tell("to-path", rule, {"seat": seat_ref(seat), "space": int(t.path_length())})


class UseImmediate(Ask[PortoCarthagoTable]):
    """The owner may use an immediate privilege, then its card goes under the deck (PCA-4.11.1); local 0 is the card."""

    name = "use_immediate"
    rule = "PCA-4.11.1"

    def deciders(self, t: PortoCarthagoTable) -> i64:
        if t.at() == 0 and PRIVILEGE_OF[t.local(0)] != CONTRACT_BONUS:
            return 1 << t.seat()
        return 0

    def run(self, t: PortoCarthagoTable) -> None:
        seat = t.seat()
        ship = t.local(0)
        t.pop()
        if PRIVILEGE_OF[ship] == CONTRACT_BONUS:
            t.earn(seat, CONTRACT_TALENTS)
            if t.telling():
                t.tell("contract-bonus", "PCA-4.11.3", {"seat": seat_ref(seat), "amount": int(CONTRACT_TALENTS)})
        t.give_up(seat, ship)

    def candidates(self, t: PortoCarthagoTable, seat: i64, into: Words) -> None:
        into.add(USE_IMMEDIATE)
        into.add(DECLINE)

    def refusal(self, t: PortoCarthagoTable, seat: i64, word: i64) -> i64:
        if word == DECLINE:
            return 0
        if word != USE_IMMEDIATE:
            return NOT_NOW
        return path_refusal(t, seat) if PRIVILEGE_OF[t.local(0)] == INTRIGUE_SERVANT else MAY_BE_SAID

    def prompt(self, t: PortoCarthagoTable, seat: i64) -> dict[str, Figure]:
        return {"privilege": privilege_ref(t.local(0)), "ship": ship_ref(t.local(0))}

    def say(self, t: PortoCarthagoTable, seat: i64, word: i64) -> None:
        ship = t.local(0)
        t.go_to(1)
        if word == DECLINE:
            if t.telling():
                lost = self.refusal(t, seat, USE_IMMEDIATE) != 0
                figures: dict[str, Figure] = {"seat": seat_ref(seat), "privilege": privilege_ref(ship)}
                t.tell("privilege-lost" if lost else "privilege-declined", self.rule, figures)
        elif PRIVILEGE_OF[ship] == INTRIGUE_SERVANT:
            step_on_path(t, seat, "PCA-4.11.8")
        else:
            if t.telling():
                t.tell("trade-point", "PCA-4.11.7", {"seat": seat_ref(seat)})
            gain_trade_points(t, seat, 1)


class Load(Step[PortoCarthagoTable]):
    """A ship is loaded, for the owner of the servants, whoever's turn it is (PCA-4.8.2); local 0 is the dock."""

    rule = "PCA-4.8.2"

    def run(self, t: PortoCarthagoTable) -> None:
        owner = t.seat()
        dock = t.local(0)
        ship = t.ship_at(dock)
        if t.at() == 0:
            t.go_to(1)
            good = t.leave_dock(dock)
            t.earn(owner, INCOME[ship])
            if t.telling():
                self._tell(t, owner, dock, good)
            gain_trade_points(t, owner, LOADING_POINTS)
            return
        t.pop()
        t.v[SHIP_AT + dock] = NONE
        t.hold(owner, ship)
        if IMMEDIATE[PRIVILEGE_OF[ship]] == 1:
            USE_IMMEDIATE_STEP.start(t, owner)
            t.set_local(0, ship)
        elif t.telling():
            figures: dict[str, Figure] = {"seat": seat_ref(owner), "privilege": privilege_ref(ship)}
            t.tell("privilege-kept", "PCA-4.11.2", figures)

    def _tell(self, t: PortoCarthagoTable, owner: i64, dock: i64, good: i64) -> None:
        ship = t.ship_at(dock)
        t.tell(
            "loaded",
            self.rule,
            {
                "seat": seat_ref(owner),
                "dock": dock_ref(dock),
                "ship": ship_ref(ship),
                "good": good_ref(good),
                "income": int(INCOME[ship]),
            },
        )


def load(t: PortoCarthagoTable, dock: i64) -> None:
    LOAD.start(t, t.owner(dock))
    t.set_local(0, dock)


def load_if_wanted(t: PortoCarthagoTable, dock: i64) -> None:
    """Load the ship at the dock if everything is there; it cannot be refused (PCA-4.8.1)."""
    if t.loadable(dock):
        load(t, dock)


PLACE_TRADE_POINT: Final = PlaceTradePoint()
USE_IMMEDIATE_STEP: Final = UseImmediate()
LOAD: Final = Load()
