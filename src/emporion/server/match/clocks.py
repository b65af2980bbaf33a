"""Time at a table: since when each seat has had to speak, how much it has used, and when its time is over.

Everything follows from the words and when they were said, so deadlines survive a restart. Only words that everybody
knows of move a clock: the others would show in the deadlines that somebody has laid a sealed word.

A decision has its time once, however many words are said in it: who begins something and drops it over and over again
keeps nobody waiting for longer. While it is for others to speak, the time stands still; so it does when it does not
count for the seat (calendars.py). With an increment a seat has a reserve that grows by so much with each decision, and
never beyond what it was at first.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy

from emporion.server.match.calendars import Calendar
from emporion.server.messages import Pace, SeatChange

GRACE = 10_000
"""What a seat gets for each decision when its reserve is used up, in milliseconds."""
REMEMBERED = 8
"""Decisions of a seat: more than there are steps between which it can go to and fro."""


class Clocks:
    def __init__(
        self,
        pace: Pace,
        seats: int,
        started: int,
        deciders: int,
        changes: Sequence[SeatChange] = (),
        calendars: Sequence[Calendar] = (),
    ) -> None:
        self.pace = pace
        self.changes = changes
        self.calendars = calendars or [Calendar()] * seats
        self.used = [0] * seats
        self.spent: list[dict[int, int]] = [{} for _ in range(seats)]  # of `used`, by decision: those spoken in last
        self.gained: list[dict[int, int]] = [{} for _ in range(seats)]  # of the increment, by decision
        self.extra = [0] * seats  # given by the others, until the seat speaks
        self.began: list[int | None] = [started if deciders >> seat & 1 else None for seat in range(seats)]

    def copy(self) -> Clocks:
        other = copy(self)
        other.used, other.began, other.extra = self.used[:], self.began[:], self.extra[:]
        other.spent = [dict(spent) for spent in self.spent]
        other.gained = [dict(gained) for gained in self.gained]
        return other

    def said(self, speaker: int, at: int, deciders: int, decision: int) -> None:
        """A seat has spoken in a decision (`Game.decision`), and these have to speak now; others' time runs on."""
        if self.pace.seconds is None:
            return  # there is no clock
        began, seated = self.began[speaker], self._seated_since(speaker, at)
        spent = self.spent[speaker]
        before = spent.pop(decision, 0)
        if began is not None and seated is not None:
            start = max(began, seated)
            took = self.calendars[speaker].counted(start, max(start, at)) - self.extra[speaker]
            self.used[speaker] += took
            spent[decision] = took + (before if began >= seated else 0)
            if len(spent) > REMEMBERED:
                del spent[next(iter(spent))]
            self._gain(speaker, decision)
        self.began[speaker], self.extra[speaker] = None, 0
        for seat in range(len(self.began)):
            if not deciders >> seat & 1:
                self.began[seat], self.extra[seat] = None, 0
            elif self.began[seat] is None:
                self.began[seat] = at

    def _gain(self, seat: int, decision: int) -> None:
        """What the seat gets back for a decision: the increment, as far as there is something to make good."""
        if not self.pace.increment:
            return
        gained = self.gained[seat]
        before = gained.pop(decision, 0)
        self.used[seat] = min(self.used[seat], self.reserve)
        more = min(self.pace.increment * 1000 - before, max(0, self.used[seat]))
        self.used[seat] -= more
        gained[decision] = before + more
        if len(gained) > REMEMBERED:
            del gained[next(iter(gained))]

    def owed(self, seat: int, more: int, at: int, decision: int) -> int:
        """What the others have to give a seat that must speak for so much more time, from now on if it is late."""
        deadline = self.deadline(seat, decision)
        return more if deadline is None else more + self.calendars[seat].counted(deadline, max(deadline, at))

    def extend(self, seat: int, more: int) -> None:
        """The others give a seat time until it has spoken."""
        if self.began[seat] is not None:
            self.extra[seat] += more

    def restart(self, at: int) -> None:
        """The match went back to here: whoever must speak has the time for it anew from then on."""
        self.began = [None if began is None else max(began, at) for began in self.began]
        self.spent = [{} for _ in self.spent]
        self.extra = [0 for _ in self.extra]

    def _seated_since(self, seat: int, at: int | None = None) -> int | None:
        """Since when the person has held the seat then (by default now); None while a bot stands in."""
        for change in reversed(self.changes):
            if change.seat == seat and (at is None or change.at <= at):
                return change.at if change.kind == "back" else None
        return 0

    @property
    def reserve(self) -> int:
        """What each seat has at first, in milliseconds."""
        return (self.pace.seconds or 0) * 1000

    def left(self, seat: int) -> int | None:
        """What a seat has in reserve when it is not its turn; None where it has none."""
        if self.pace.seconds is None or (self.pace.kind == "days" and not self.pace.increment):
            return None
        return max(0, self.reserve - self.used[seat])

    def deadline(self, seat: int, decision: int) -> int | None:
        """When the time of a seat that must speak is over; who has come back has his time from then on."""
        began, seated = self.began[seat], self._seated_since(seat)
        if began is None or seated is None or self.pace.seconds is None:
            return None
        spent = self.spent[seat].get(decision, 0) if began >= seated else 0
        allowed = self.reserve - spent
        if self.pace.increment:
            allowed = self.reserve - self.used[seat]
        elif self.pace.kind == "live":
            allowed = max(self.reserve - (self.used[seat] - spent), GRACE) - spent
        if self.pace.kind == "live" and self.pace.increment:
            allowed = max(allowed, GRACE - spent)
        return self.calendars[seat].runs_out(max(began, seated), max(0, allowed) + self.extra[seat])
