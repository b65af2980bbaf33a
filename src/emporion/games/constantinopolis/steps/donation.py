"""Phase 7: donation."""

from mypy_extensions import i64

from emporion.games.constantinopolis.table.accessors import ConstantinopolisTable
from emporion.games.constantinopolis.table.components import DONATED, DONATION_FAME
from emporion.games.constantinopolis.table.layout import TYPES
from emporion.games.constantinopolis.table.telling import good_ref
from emporion.games.constantinopolis.table.words import (
    DONATE,
    DONATION_NOT_MADE,
    DONATION_SHORT,
    NO_DONATION,
    PASS,
)
from emporion.kernel.journal import Figure, seat_ref
from emporion.kernel.refusal import MAY_BE_SAID, NOT_NOW
from emporion.kernel.step import Ask
from emporion.kernel.words import Words


def lot(t: ConstantinopolisTable, good: i64) -> i64:
    """How many cubes the current market asks for in a donation; 0 = none."""
    return DONATED[t.market() * TYPES + good]


class Donate(Ask[ConstantinopolisTable]):
    """One lot of one type, made and listed, for fame (CPL-4.7.1)."""

    name = "donate"
    rule = "CPL-4.7.1"

    def candidates(self, t: ConstantinopolisTable, seat: i64, into: Words) -> None:
        into.add_range(DONATE, DONATE + TYPES)
        into.add(PASS)

    def refusal(self, t: ConstantinopolisTable, seat: i64, word: i64) -> i64:
        if word == PASS:
            return 0
        good = word - DONATE
        if not 0 <= good < TYPES:
            return NOT_NOW
        if lot(t, good) == 0:
            return NO_DONATION
        if not t.makes(seat, good):
            return DONATION_NOT_MADE
        return MAY_BE_SAID if t.goods(seat, good) >= lot(t, good) else DONATION_SHORT

    def figures(self, t: ConstantinopolisTable, seat: i64, word: i64, reason: i64) -> dict[str, Figure]:
        good = word - DONATE
        if reason == DONATION_SHORT:
            return {"good": good_ref(good), "needs": int(lot(t, good)), "has": int(t.goods(seat, good))}
        return {"good": good_ref(good)} if reason in (NO_DONATION, DONATION_NOT_MADE) else {}

    def say(self, t: ConstantinopolisTable, seat: i64, word: i64) -> None:
        t.pop()
        if word == PASS:
            if t.telling() and any(self.refusal(t, seat, DONATE + k) == 0 for k in range(TYPES)):
                t.tell("no-donation", "CPL-4.7.1", {"seat": seat_ref(seat)})
            return
        good = word - DONATE
        fame = DONATION_FAME[t.market() * TYPES + good]
        t.add_goods(seat, good, -lot(t, good))
        t.honour(seat, fame)
        if t.telling():
            figures: dict[str, Figure] = {"good": good_ref(good), "cubes": int(lot(t, good)), "fame": int(fame)}
            t.tell("donated", "CPL-4.7.1", {"seat": seat_ref(seat), **figures})
