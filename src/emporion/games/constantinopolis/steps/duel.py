"""A duel for an office: challenger and holder bid in turn until one passes. Part of phase 1 (`auction.py`)."""

from mypy_extensions import i64

from emporion.games.constantinopolis.rules.offices import (
    affordable,
    lose,
    move_figure,
    raise_against,
)
from emporion.games.constantinopolis.table.accessors import ConstantinopolisTable
from emporion.games.constantinopolis.table.components import HIGHEST_BID, MIN_RAISE
from emporion.games.constantinopolis.table.layout import MAXIMUM, NONE, OFFICE, STAKE
from emporion.games.constantinopolis.table.telling import office_ref
from emporion.games.constantinopolis.table.words import (
    BID,
    BID_ABOVE_CEILING,
    BID_TOO_HIGH,
    BID_TOO_LOW,
    MUST_OPEN,
    PASS,
    UP_TO,
)
from emporion.kernel.journal import Figure, seat_ref
from emporion.kernel.refusal import MAY_BE_SAID, NOT_NOW
from emporion.kernel.step import Step
from emporion.kernel.words import Words


class Duel(Step[ConstantinopolisTable]):
    """A challenger (the frame's seat) against the holder of an office (CPL-4.1.7).

    Locals: the office, its holder, the highest bid so far, whether it is the holder's turn.
    """

    name = "auction_bid"
    rule = "CPL-4.1.7"

    def __init__(self, choose: Step[ConstantinopolisTable]) -> None:
        super().__init__()
        self.choose = choose

    def fight(self, t: ConstantinopolisTable, challenger: i64, office: i64) -> None:
        holder = t.holder(office)
        self.start(t, challenger)
        t.set_local(0, office)
        t.set_local(1, holder)
        t.put(challenger, MAXIMUM, 0)
        t.put(holder, MAXIMUM, 0)

    def deciders(self, t: ConstantinopolisTable) -> i64:
        return 1 << (t.local(1) if t.local(3) else t.seat())

    def lowest(self, t: ConstantinopolisTable) -> i64:
        """The least that may be bid now."""
        if t.local(3):
            return t.local(2) + MIN_RAISE
        to_beat = t.local(2) if t.local(2) > 0 else t.stake(t.local(0))
        return to_beat + raise_against(t, t.local(1))

    def highest(self, t: ConstantinopolisTable) -> i64:
        """The most that may be bid now: gold, and for the holder his stake too (CPL-7.1.2)."""
        if t.local(3):
            return affordable(t.gold(t.local(1)) + t.stake(t.local(0)))
        return affordable(t.gold(t.seat()))

    def candidates(self, t: ConstantinopolisTable, seat: i64, into: Words) -> None:
        into.add(PASS)
        lowest = self.lowest(t)
        if lowest > HIGHEST_BID:
            return
        highest = self.highest(t)
        into.add_range(BID + lowest, BID + (highest if highest >= lowest else lowest) + 1)
        if highest > lowest:
            into.add_range(UP_TO + lowest + 1, UP_TO + highest + 1)

    def refusal(self, t: ConstantinopolisTable, seat: i64, word: i64) -> i64:
        if word == PASS:
            return MUST_OPEN if t.local(2) == 0 else MAY_BE_SAID
        amount = word - BID
        lowest = self.lowest(t)
        if UP_TO < word <= UP_TO + HIGHEST_BID:
            amount = word - UP_TO
            lowest += 1  # the lowest bid itself needs no maximum
        if not 1 <= amount <= HIGHEST_BID:
            return NOT_NOW
        if amount < lowest:
            return BID_TOO_LOW
        if amount > self.highest(t):
            return BID_TOO_HIGH if self.highest(t) < HIGHEST_BID else BID_ABOVE_CEILING
        return 0

    def figures(self, t: ConstantinopolisTable, seat: i64, word: i64, reason: i64) -> dict[str, Figure]:
        if reason == BID_TOO_LOW:
            return {"lowest": int(self.lowest(t)) + (1 if word > UP_TO else 0)}
        return {"highest": int(self.highest(t))} if reason in (BID_TOO_HIGH, BID_ABOVE_CEILING) else {}

    def prompt(self, t: ConstantinopolisTable, seat: i64) -> dict[str, Figure]:
        return {
            "office": office_ref(t.local(0)),
            "bid": int(t.local(2)),
            "lowest": int(self.lowest(t)),
            "highest": int(self.highest(t)),
        }

    def say(self, t: ConstantinopolisTable, seat: i64, word: i64) -> None:
        if word == PASS:
            if t.telling():
                t.tell("passed", "CPL-4.1.7", {"seat": seat_ref(seat), "office": office_ref(t.local(0))})
            self._settle(t)
            return
        self._disclose_maximum(t)
        if word > UP_TO:
            t.put(seat, MAXIMUM, word - UP_TO)
            self._raise(t, self.lowest(t))
        else:
            t.put(seat, MAXIMUM, 0)
            self._raise(t, word - BID)
            self._tell_bid(t, seat)
        self._play_out(t, seat, word > UP_TO)

    def _disclose_maximum(self, t: ConstantinopolisTable) -> None:
        """Whether the other had set a maximum shows at once, and perhaps how high: no bid against one who has bid is
        taken back. Records from before maxima (`together`) count on."""
        other = t.seat() if t.local(3) else t.local(1)
        if t.local(2) > 0 and (t.together() or t.get(other, MAXIMUM) > 0):
            t.disclose()

    def _raise(self, t: ConstantinopolisTable, amount: i64) -> None:
        t.set_local(2, amount)
        t.set_local(3, 1 - t.local(3))

    def _play_out(self, t: ConstantinopolisTable, bidder: i64, untold: bool) -> None:
        """Who has set a maximum raises by the least there is, up to it; only what comes of it is told (CPL-7.9.10)."""
        while True:
            seat = t.local(1) if t.local(3) else t.seat()
            maximum = t.get(seat, MAXIMUM)
            if maximum == 0:
                break
            lowest = self.lowest(t)
            if lowest > maximum or lowest > self.highest(t):
                self._settle(t)
                return
            self._raise(t, lowest)
            bidder = seat
            untold = True
        if untold:
            self._tell_bid(t, bidder)

    def _tell_bid(self, t: ConstantinopolisTable, seat: i64) -> None:
        if t.telling():
            figures: dict[str, Figure] = {"amount": int(t.local(2)), "office": office_ref(t.local(0))}
            t.tell("bid", "CPL-4.1.7", {"seat": seat_ref(seat), **figures})

    def _settle(self, t: ConstantinopolisTable) -> None:
        """Whose turn it is has passed."""
        t.put(t.seat(), MAXIMUM, 0)
        t.put(t.local(1), MAXIMUM, 0)
        if t.local(3):
            self._challenger_wins(t)
        else:
            self._holder_wins(t)

    def _holder_wins(self, t: ConstantinopolisTable) -> None:
        """He pays what his bid exceeds his stake by; the challenger must choose again (CPL-4.1.8)."""
        challenger = t.seat()
        office = t.local(0)
        holder = t.local(1)
        bid = t.local(2)
        t.pop()
        t.pay(holder, bid - t.stake(office))
        t.v[STAKE + office] = bid
        lose(t, challenger, office)
        if t.telling():
            t.tell("defended", "CPL-4.1.8", {"seat": seat_ref(holder), "office": office_ref(office), "price": int(bid)})

    def _challenger_wins(self, t: ConstantinopolisTable) -> None:
        """The holder takes back his stake and leaves; the challenger pays and moves in (CPL-4.1.9)."""
        challenger = t.seat()
        office = t.local(0)
        holder = t.local(1)
        bid = t.local(2)
        t.pop()
        t.earn(holder, t.stake(office))
        t.put(holder, OFFICE, NONE)
        lose(t, holder, office)
        left = t.office(challenger)
        move_figure(t, challenger, office, bid)
        if t.telling():
            t.tell(
                "ousted",
                "CPL-4.1.9",
                {
                    "seat": seat_ref(challenger),
                    "holder": seat_ref(holder),
                    "office": office_ref(office),
                    "price": int(bid),
                },
            )
        self._oust(t, holder, office, left)

    def _oust(self, t: ConstantinopolisTable, holder: i64, office: i64, free_office: i64) -> None:
        """The ousted holder becomes active at once; the office his challenger left is his for nothing (CPL-4.1.9).

        The one he has just lost is not among his first choices (CPL-7.9.7).
        """
        t.pop()  # the challenger has settled
        self.choose.start(t, holder)
        t.set_local(0, free_office + 1)
        t.set_local(1, office + 1)
