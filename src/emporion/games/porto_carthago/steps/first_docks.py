"""Setup: the two passes in which docks are claimed, and the first good."""

from mypy_extensions import i64

from emporion.games.porto_carthago.table.accessors import PortoCarthagoTable
from emporion.games.porto_carthago.table.layout import DOCKS, KINDS, MARKET, NONE, STORE
from emporion.games.porto_carthago.table.telling import dock_ref, good_ref
from emporion.games.porto_carthago.table.words import CLAIM, CLAIMED_ALREADY, NOT_THERE_TO_TAKE, PASS, TAKE
from emporion.kernel.journal import Figure, seat_ref
from emporion.kernel.refusal import MAY_BE_SAID, NOT_NOW
from emporion.kernel.step import Ask, InTurnOrder
from emporion.kernel.table import NOBODY
from emporion.kernel.words import Words


class CounterClockwise(InTurnOrder[PortoCarthagoTable]):
    """From the last player back to the first (PCA-3.1.6)."""

    def turn(self, t: PortoCarthagoTable, k: i64) -> i64:
        return t.clockwise(t.first(), t.seats() - 1 - k) if k < t.seats() else NOBODY


class Claim(Ask[PortoCarthagoTable]):
    """A dock without servants must be claimed (PCA-3.1.6)."""

    name = "setup_claim"
    rule = "PCA-3.1.6"

    def candidates(self, t: PortoCarthagoTable, seat: i64, into: Words) -> None:
        into.add_range(CLAIM, CLAIM + DOCKS)

    def refusal(self, t: PortoCarthagoTable, seat: i64, word: i64) -> i64:
        if not CLAIM <= word < CLAIM + DOCKS:
            return NOT_NOW
        return MAY_BE_SAID if t.owner(word - CLAIM) == NONE else CLAIMED_ALREADY

    def figures(self, t: PortoCarthagoTable, seat: i64, word: i64, reason: i64) -> dict[str, Figure]:
        return {"seat": seat_ref(t.owner(word - CLAIM))} if reason == CLAIMED_ALREADY else {}

    def say(self, t: PortoCarthagoTable, seat: i64, word: i64) -> None:
        t.pop()
        claim(t, seat, word - CLAIM, self.rule)


def claim(t: PortoCarthagoTable, seat: i64, dock: i64, rule: str) -> None:
    """Two reserve servants go onto the dock."""
    t.place_servants(seat, dock)
    if t.telling():
        t.tell("claimed", rule, {"seat": seat_ref(seat), "dock": dock_ref(dock)})


class ClaimOptional(Claim):
    """A dock without servants may be claimed (PCA-3.1.5)."""

    name = "setup_claim_optional"
    rule = "PCA-3.1.5"

    def candidates(self, t: PortoCarthagoTable, seat: i64, into: Words) -> None:
        into.add_range(CLAIM, CLAIM + DOCKS)
        into.add(PASS)

    def refusal(self, t: PortoCarthagoTable, seat: i64, word: i64) -> i64:
        if word == PASS:
            return 0
        if not CLAIM <= word < CLAIM + DOCKS:
            return NOT_NOW
        return MAY_BE_SAID if t.owner(word - CLAIM) == NONE else CLAIMED_ALREADY

    def say(self, t: PortoCarthagoTable, seat: i64, word: i64) -> None:
        t.pop()
        if word != PASS:
            claim(t, seat, word - CLAIM, self.rule)
        elif t.telling():
            t.tell("passed", self.rule, {"seat": seat_ref(seat)})


class TakeGood(Ask[PortoCarthagoTable]):
    """One good of the market, free of charge (PCA-3.1.6)."""

    name = "setup_take_good"
    rule = "PCA-3.1.6"

    def candidates(self, t: PortoCarthagoTable, seat: i64, into: Words) -> None:
        into.add_range(TAKE, TAKE + KINDS)

    def refusal(self, t: PortoCarthagoTable, seat: i64, word: i64) -> i64:
        if not TAKE <= word < TAKE + KINDS:
            return NOT_NOW
        return MAY_BE_SAID if t.market(word - TAKE) > 0 else NOT_THERE_TO_TAKE

    def figures(self, t: PortoCarthagoTable, seat: i64, word: i64, reason: i64) -> dict[str, Figure]:
        return {"good": good_ref(word - TAKE)} if reason == NOT_THERE_TO_TAKE else {}

    def say(self, t: PortoCarthagoTable, seat: i64, word: i64) -> None:
        t.pop()
        good = word - TAKE
        t.v[MARKET + good] -= 1
        t.change(seat, STORE + good, 1)
        if t.telling():
            t.tell("took", "PCA-3.1.6", {"seat": seat_ref(seat), "good": good_ref(good)})
