"""The end: a last harbour entry, the final seat, the intrigue bonus."""

from mypy_extensions import i64

from emporion.games.porto_carthago.rules.conditions import shortage
from emporion.games.porto_carthago.rules.rankings import path_rank
from emporion.games.porto_carthago.steps.decade import recall_servants
from emporion.games.porto_carthago.table.accessors import PortoCarthagoTable
from emporion.games.porto_carthago.table.components import (
    BOX_PLACES,
    FINAL_SEAT_NEEDS_GOOD,
    FINAL_SEAT_POINTS,
    FINAL_SEAT_PRICE,
    box_number,
)
from emporion.games.porto_carthago.table.layout import (
    BLOCKED,
    CHARTER,
    DOCKS,
    FINAL_ENTRY,
    GOOD_AT,
    INTRIGUE,
    LIGHTHOUSE,
    NONE,
    PALACE,
    PATH_OWNER,
    RESERVE,
    TEMPLE,
)
from emporion.games.porto_carthago.table.words import (
    BUY_FINAL_SEAT,
    DECLINE,
    FINAL_POINTS_SHORT,
    FINAL_SERVANT,
    FINAL_SHORT,
)
from emporion.kernel.journal import Figure, seat_ref
from emporion.kernel.refusal import MAY_BE_SAID, NOT_NOW
from emporion.kernel.step import Ask, Sequence, Step
from emporion.kernel.words import Words


class FinalEntry(Sequence[PortoCarthagoTable]):
    """The last harbour entry, if a good lies on any dock (PCA-5.2.1)."""

    def begin(self, t: PortoCarthagoTable) -> None:
        for dock in range(DOCKS):
            if t.v[GOOD_AT + dock] != NONE:
                t.v[FINAL_ENTRY] = 1
        if t.v[FINAL_ENTRY] == 0:
            t.go_to(len(self.steps))
        elif t.telling():
            t.tell("final-entry", "PCA-5.2.1", {})


class RecallServants(Step[PortoCarthagoTable]):
    """Servants on action spaces return (PCA-5.2.2)."""

    rule = "PCA-5.2.2"

    def happen(self, t: PortoCarthagoTable) -> None:
        recall_servants(t)


class FinalSeat(Ask[PortoCarthagoTable]):
    """Once, a place on the large palace space may be bought (PCA-5.2.3)."""

    name = "final_seat"
    rule = "PCA-5.2.3"

    def deciders(self, t: PortoCarthagoTable) -> i64:
        if t.option(FINAL_SEAT_NEEDS_GOOD) == 1 and t.v[FINAL_ENTRY] == 0:
            return 0  # PCA-6.1.4
        return 1 << t.seat()

    def candidates(self, t: PortoCarthagoTable, seat: i64, into: Words) -> None:
        into.add(BUY_FINAL_SEAT)
        into.add(DECLINE)

    def refusal(self, t: PortoCarthagoTable, seat: i64, word: i64) -> i64:
        if word == DECLINE:
            return 0
        if word != BUY_FINAL_SEAT:
            return NOT_NOW
        if t.trade_points(seat) < FINAL_SEAT_POINTS:
            return FINAL_POINTS_SHORT
        if t.talents(seat) < FINAL_SEAT_PRICE:
            return FINAL_SHORT
        return MAY_BE_SAID if t.reserve(seat) > 0 else FINAL_SERVANT

    def figures(self, t: PortoCarthagoTable, seat: i64, word: i64, reason: i64) -> dict[str, Figure]:
        return shortage(t, seat, reason)

    def prompt(self, t: PortoCarthagoTable, seat: i64) -> dict[str, Figure]:
        return {"price": int(FINAL_SEAT_PRICE)}

    def say(self, t: PortoCarthagoTable, seat: i64, word: i64) -> None:
        t.pop()
        if word == DECLINE:
            if t.telling() and self.refusal(t, seat, BUY_FINAL_SEAT) == 0:
                t.tell("final-seat-declined", self.rule, {"seat": seat_ref(seat)})
            return
        t.pay(seat, FINAL_SEAT_PRICE)
        t.change(seat, RESERVE, -1)
        t.change(seat, PALACE, 1)
        if t.telling():
            t.tell("final-seat", self.rule, {"seat": seat_ref(seat), "price": int(FINAL_SEAT_PRICE)})


class IntrigueBonus(Step[PortoCarthagoTable]):
    """The score box of the path gives bonus places in the palace (PCA-5.3.1)."""

    rule = "PCA-5.3.1"

    def happen(self, t: PortoCarthagoTable) -> None:
        ranked = [path_rank(t, place) for place in range(BOX_PLACES)]
        for place in range(BOX_PLACES):
            bonus = box_number(t.path_length(), place)
            if bonus > 0 and ranked[place] != NONE:
                self._award(t, ranked[place], bonus)

    def _award(self, t: PortoCarthagoTable, seat: i64, bonus: i64) -> None:
        for _k in range(bonus):
            take_for_palace(t, seat)
            t.change(seat, PALACE, 1)
        t.put(seat, INTRIGUE, bonus)
        if t.telling():
            t.tell("intrigue-bonus", self.rule, {"seat": seat_ref(seat), "seats": int(bonus)})


def take_for_palace(t: PortoCarthagoTable, seat: i64) -> None:
    """A servant from the path, else from reserve, lighthouse, temple, charter, warehouse, docks (PCA-5.3.2)."""
    space = t.path_length() - 1
    while space >= 0:
        if t.v[PATH_OWNER + space] == seat:
            t.v[PATH_OWNER + space] = NONE
            return
        space -= 1
    for field in (RESERVE, LIGHTHOUSE, TEMPLE):
        if t.get(seat, field) > 0:
            t.change(seat, field, -1)
            return
    if t.charter_of(seat) != NONE:
        t.v[CHARTER + t.charter_of(seat)] = NONE
    elif t.blocked(seat) > 0:
        t.change(seat, BLOCKED, -1)
    else:
        leave_for_palace(t, seat)


def leave_for_palace(t: PortoCarthagoTable, seat: i64) -> None:
    """The lowest-numbered own dock is given up; its other servant goes into the reserve (PCA-7.9.2)."""
    dock: i64 = 0
    while t.owner(dock) != seat:
        dock += 1
    t.leave_dock(dock)
    t.change(seat, RESERVE, -1)


def counted_now(t: PortoCarthagoTable) -> list[int]:
    """The places in the palace if the intrigue were counted as the path stands now."""
    if t.over():
        return [int(t.palace(seat)) for seat in range(t.seats())]
    end = t.clone()
    IntrigueBonus().happen(end)
    return [int(end.palace(seat)) for seat in range(end.seats())]
