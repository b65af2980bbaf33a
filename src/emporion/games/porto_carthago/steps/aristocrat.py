"""The Aristocrat: up to five servants move between lighthouse, temple and reserve."""

from typing import Final

from mypy_extensions import i64

from emporion.games.porto_carthago.steps.action import Action
from emporion.games.porto_carthago.table.accessors import PortoCarthagoTable
from emporion.games.porto_carthago.table.components import ARISTOCRAT_MOVES, SERVANTS
from emporion.games.porto_carthago.table.layout import LIGHTHOUSE, RESERVE, TEMPLE
from emporion.games.porto_carthago.table.words import (
    MOVES_TOO_MANY,
    NOBODY_THERE,
    SERVANTS_SHORT,
    SET_LIGHTHOUSE,
    SET_TEMPLE,
)
from emporion.kernel.journal import Figure, seat_ref
from emporion.kernel.refusal import MAY_BE_SAID, NOT_NOW
from emporion.kernel.step import Ask
from emporion.kernel.words import Words


def available(t: PortoCarthagoTable, seat: i64) -> i64:
    """Servants in lighthouse, temple and reserve together."""
    return t.lighthouse(seat) + t.temple(seat) + t.reserve(seat)


def distance(a: i64, b: i64) -> i64:
    return a - b if a > b else b - a


def moved(t: PortoCarthagoTable, seat: i64, lighthouse: i64, temple: i64) -> i64:
    """How many servants move if lighthouse and temple are to hold these numbers (PCA-4.6.2)."""
    reserve = available(t, seat) - lighthouse - temple
    places = distance(lighthouse, t.lighthouse(seat)) + distance(temple, t.temple(seat))
    return (places + distance(reserve, t.reserve(seat))) // 2


class SetLighthouse(Action):
    """How many servants the lighthouse is to hold (PCA-4.6.2)."""

    name = "set_lighthouse"
    rule = "PCA-4.6.2"

    def ways(self, t: PortoCarthagoTable, seat: i64, into: Words) -> None:
        lowest = max(0, t.lighthouse(seat) - ARISTOCRAT_MOVES)
        highest = min(t.lighthouse(seat) + ARISTOCRAT_MOVES, available(t, seat))
        into.add_range(SET_LIGHTHOUSE + lowest, SET_LIGHTHOUSE + highest + 1)

    def way_refusal(self, t: PortoCarthagoTable, seat: i64, word: i64) -> i64:
        lighthouse = word - SET_LIGHTHOUSE
        if not 0 <= lighthouse <= SERVANTS:
            return NOT_NOW
        if available(t, seat) == 0:
            return NOBODY_THERE
        if lighthouse > available(t, seat):
            return SERVANTS_SHORT
        return MAY_BE_SAID if distance(lighthouse, t.lighthouse(seat)) <= ARISTOCRAT_MOVES else MOVES_TOO_MANY

    def figures(self, t: PortoCarthagoTable, seat: i64, word: i64, reason: i64) -> dict[str, Figure]:
        if reason == SERVANTS_SHORT:
            return {"needs": int(word - SET_LIGHTHOUSE), "has": int(available(t, seat))}
        if reason == MOVES_TOO_MANY:
            return {"moved": int(distance(word - SET_LIGHTHOUSE, t.lighthouse(seat))), "limit": int(ARISTOCRAT_MOVES)}
        return {}

    def prompt(self, t: PortoCarthagoTable, seat: i64) -> dict[str, Figure]:
        return {"limit": int(ARISTOCRAT_MOVES)}

    def act(self, t: PortoCarthagoTable, seat: i64, word: i64) -> None:
        SET_TEMPLE_STEP.start(t, seat)
        t.set_local(0, word - SET_LIGHTHOUSE)


class SetTemple(Ask[PortoCarthagoTable]):
    """How many servants the temple is to hold (PCA-4.6.2); local 0 is the number chosen for the lighthouse."""

    name = "set_temple"
    rule = "PCA-4.6.2"

    def candidates(self, t: PortoCarthagoTable, seat: i64, into: Words) -> None:
        highest = min(t.temple(seat) + ARISTOCRAT_MOVES, available(t, seat) - t.local(0))
        for temple in range(max(0, t.temple(seat) - ARISTOCRAT_MOVES), highest + 1):
            if moved(t, seat, t.local(0), temple) <= ARISTOCRAT_MOVES:
                into.add(SET_TEMPLE + temple)

    def refusal(self, t: PortoCarthagoTable, seat: i64, word: i64) -> i64:
        temple = word - SET_TEMPLE
        if not 0 <= temple <= SERVANTS:
            return NOT_NOW
        if t.local(0) + temple > available(t, seat):
            return SERVANTS_SHORT
        return MAY_BE_SAID if moved(t, seat, t.local(0), temple) <= ARISTOCRAT_MOVES else MOVES_TOO_MANY

    def figures(self, t: PortoCarthagoTable, seat: i64, word: i64, reason: i64) -> dict[str, Figure]:
        temple = word - SET_TEMPLE
        if reason == SERVANTS_SHORT:
            return {"needs": int(temple), "has": int(available(t, seat) - t.local(0))}
        if reason == MOVES_TOO_MANY:
            return {"moved": int(moved(t, seat, t.local(0), temple)), "limit": int(ARISTOCRAT_MOVES)}
        return {}

    def prompt(self, t: PortoCarthagoTable, seat: i64) -> dict[str, Figure]:
        return {"lighthouse": int(t.local(0)), "limit": int(ARISTOCRAT_MOVES)}

    def say(self, t: PortoCarthagoTable, seat: i64, word: i64) -> None:
        lighthouse = t.local(0)
        temple = word - SET_TEMPLE
        reserve = available(t, seat) - lighthouse - temple
        t.pop()
        t.put(seat, LIGHTHOUSE, lighthouse)
        t.put(seat, TEMPLE, temple)
        t.put(seat, RESERVE, reserve)
        if t.telling():
            figures: dict[str, Figure] = {"lighthouse": int(lighthouse), "temple": int(temple)}
            t.tell("aristocrat", self.rule, {"seat": seat_ref(seat), **figures})


SET_LIGHTHOUSE_STEP: Final = SetLighthouse()
SET_TEMPLE_STEP: Final = SetTemple()
