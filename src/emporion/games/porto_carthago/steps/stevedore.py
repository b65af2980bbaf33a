"""The Stevedore: claim a dock, move to another one, or give one up."""

from typing import Final

from mypy_extensions import i64

from emporion.games.porto_carthago.rules.conditions import claim_refusal, shortage, transfer_refusal
from emporion.games.porto_carthago.steps.action import Action
from emporion.games.porto_carthago.steps.first_docks import claim
from emporion.games.porto_carthago.table.accessors import PortoCarthagoTable
from emporion.games.porto_carthago.table.layout import DOCKS, NONE
from emporion.games.porto_carthago.table.telling import dock_ref, good_ref
from emporion.games.porto_carthago.table.words import (
    CLAIM,
    CLAIM_DOCK,
    DOCK_TAKEN,
    NO_OWN_DOCK,
    NOT_YOUR_DOCK,
    TRANSFER,
    TRANSFER_FROM,
    TRANSFER_TO,
    WITHDRAW,
    WITHDRAW_FROM,
)
from emporion.kernel.journal import Figure, seat_ref
from emporion.kernel.refusal import MAY_BE_SAID, NOT_NOW
from emporion.kernel.step import Ask
from emporion.kernel.words import Words


class StevedoreKind(Action):
    """Claim, transfer or withdraw (PCA-4.6.3)."""

    name = "stevedore_kind"
    rule = "PCA-4.6.3"

    def ways(self, t: PortoCarthagoTable, seat: i64, into: Words) -> None:
        into.add(CLAIM_DOCK)
        into.add(TRANSFER)
        into.add(WITHDRAW)

    def way_refusal(self, t: PortoCarthagoTable, seat: i64, word: i64) -> i64:
        if word == CLAIM_DOCK:
            return claim_refusal(t, t.reserve(seat))
        if word == TRANSFER:
            return transfer_refusal(t, seat)
        if word == WITHDRAW:
            return MAY_BE_SAID if t.docks_of(seat) > 0 else NO_OWN_DOCK
        return NOT_NOW

    def figures(self, t: PortoCarthagoTable, seat: i64, word: i64, reason: i64) -> dict[str, Figure]:
        return shortage(t, seat, reason)

    def act(self, t: PortoCarthagoTable, seat: i64, word: i64) -> None:
        if word == CLAIM_DOCK:
            CLAIM_STEP.start(t, seat)
        elif word == TRANSFER:
            TRANSFER_SOURCE.start(t, seat)
        else:
            WITHDRAW_STEP.start(t, seat)


class OwnDock(Ask[PortoCarthagoTable]):
    """One of the player's own docks."""

    rule = "PCA-4.6.3"
    family: i64 = 0

    def candidates(self, t: PortoCarthagoTable, seat: i64, into: Words) -> None:
        for dock in range(DOCKS):
            if t.owner(dock) == seat:
                into.add(self.family + dock)

    def refusal(self, t: PortoCarthagoTable, seat: i64, word: i64) -> i64:
        if not self.family <= word < self.family + DOCKS:
            return NOT_NOW
        return MAY_BE_SAID if t.owner(word - self.family) == seat else NOT_YOUR_DOCK


class UnclaimedDock(Ask[PortoCarthagoTable]):
    """A dock without servants, with or without a ship (PCA-7.1.3)."""

    rule = "PCA-4.6.3"
    family: i64 = 0

    def candidates(self, t: PortoCarthagoTable, seat: i64, into: Words) -> None:
        into.add_range(self.family, self.family + DOCKS)

    def refusal(self, t: PortoCarthagoTable, seat: i64, word: i64) -> i64:
        if not self.family <= word < self.family + DOCKS:
            return NOT_NOW
        return MAY_BE_SAID if t.owner(word - self.family) == NONE else DOCK_TAKEN

    def figures(self, t: PortoCarthagoTable, seat: i64, word: i64, reason: i64) -> dict[str, Figure]:
        return {"seat": seat_ref(t.owner(word - self.family))} if reason == DOCK_TAKEN else {}


class ClaimDock(UnclaimedDock):
    name = "claim_dock"
    family = CLAIM

    def say(self, t: PortoCarthagoTable, seat: i64, word: i64) -> None:
        t.pop()
        claim(t, seat, word - CLAIM, self.rule)


class WithdrawServants(OwnDock):
    """Two servants go back to the reserve (PCA-4.6.3)."""

    name = "withdraw"
    family = WITHDRAW_FROM

    def say(self, t: PortoCarthagoTable, seat: i64, word: i64) -> None:
        t.pop()
        leave(t, word - WITHDRAW_FROM)
        if t.telling():
            t.tell("withdrew", self.rule, {"seat": seat_ref(seat), "dock": dock_ref(word - WITHDRAW_FROM)})


class TransferSource(OwnDock):
    """The dock the servants leave (PCA-4.6.3)."""

    name = "transfer_from"
    family = TRANSFER_FROM

    def say(self, t: PortoCarthagoTable, seat: i64, word: i64) -> None:
        t.pop()
        TRANSFER_TARGET.start(t, seat)
        t.set_local(0, word - TRANSFER_FROM)


class TransferTarget(UnclaimedDock):
    """The dock the servants go to (PCA-4.6.3); local 0 is the one they leave."""

    name = "transfer_to"
    family = TRANSFER_TO

    def prompt(self, t: PortoCarthagoTable, seat: i64) -> dict[str, Figure]:
        return {"dock": dock_ref(t.local(0))}

    def say(self, t: PortoCarthagoTable, seat: i64, word: i64) -> None:
        source = t.local(0)
        target = word - TRANSFER_TO
        t.pop()
        leave(t, source)
        t.place_servants(seat, target)
        if t.telling():
            docks: dict[str, Figure] = {"source": dock_ref(source), "target": dock_ref(target)}
            t.tell("transferred", self.rule, {"seat": seat_ref(seat), **docks})


def leave(t: PortoCarthagoTable, dock: i64) -> None:
    """A ship stays, a good goes into the bag (PCA-4.6.4)."""
    good = t.leave_dock(dock)
    if t.telling() and good != NONE:
        t.tell("good-to-bag", "PCA-4.6.4", {"good": good_ref(good), "dock": dock_ref(dock)})


STEVEDORE_KIND: Final = StevedoreKind()
CLAIM_STEP: Final = ClaimDock()
WITHDRAW_STEP: Final = WithdrawServants()
TRANSFER_SOURCE: Final = TransferSource()
TRANSFER_TARGET: Final = TransferTarget()
