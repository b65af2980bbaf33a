"""Time at a table: since when each seat has had to speak, how much it has used, and when its time is over.

Everything follows from the words and when they were said, so deadlines survive a restart. Only words that everybody
knows of move a clock: the others would show in the deadlines that somebody has laid a sealed word.

A decision has its time once, however many words are said in it: who begins something and drops it over and over again
keeps nobody waiting for longer. While it is for others to speak, the time stands still.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy

from emporion.server.messages import Pace, SeatChange

GRACE = 10_000
"""What a seat gets for each decision when its reserve is used up, in milliseconds."""
REMEMBERED = 8
"""Decisions of a seat: more than there are steps between which it can go to and fro."""


class Clocks:
    def __init__(self, pace: Pace, seats: int, started: int, deciders: int, changes: Sequence[SeatChange] = ()) -> None:
        self.pace = pace
        self.changes = changes
        self.used = [0] * seats
        self.spent: list[dict[int, int]] = [{} for _ in range(seats)]  # of `used`, by decision: those spoken in last
        self.began: list[int | None] = [started if deciders >> seat & 1 else None for seat in range(seats)]

    def copy(self) -> Clocks:
        other = copy(self)
        other.used, other.began = self.used[:], self.began[:]
        other.spent = [dict(spent) for spent in self.spent]
        return other

    def said(self, speaker: int, at: int, deciders: int, decision: int) -> None:
        """A seat has spoken in a decision (`Game.decision`), and these have to speak now; others' time runs on."""
        if self.pace.seconds is None:
            return  # there is no clock
        began, seated = self.began[speaker], self._seated_since(speaker, at)
        spent = self.spent[speaker]
        before = spent.pop(decision, 0)
        if began is not None and seated is not None:
            took = max(0, at - max(began, seated))
            self.used[speaker] += took
            spent[decision] = took + (before if began >= seated else 0)
            if len(spent) > REMEMBERED:
                del spent[next(iter(spent))]
        self.began[speaker] = None
        for seat in range(len(self.began)):
            if not deciders >> seat & 1:
                self.began[seat] = None
            elif self.began[seat] is None:
                self.began[seat] = at

    def restart(self, at: int) -> None:
        """The match went back to here: whoever must speak has the time for it anew from then on."""
        self.began = [None if began is None else max(began, at) for began in self.began]
        self.spent = [{} for _ in self.spent]

    def _seated_since(self, seat: int, at: int | None = None) -> int | None:
        """Since when the person has held the seat then (by default now); None while a bot stands in."""
        for change in reversed(self.changes):
            if change.seat == seat and (at is None or change.at <= at):
                return change.at if change.kind == "back" else None
        return 0

    def deadline(self, seat: int, decision: int) -> int | None:
        """When the time of a seat that must speak is over; who has come back has his time from then on."""
        began, seated = self.began[seat], self._seated_since(seat)
        if began is None or seated is None or self.pace.seconds is None:
            return None
        spent = self.spent[seat].get(decision, 0) if began >= seated else 0
        allowed = self.pace.seconds * 1000
        if self.pace.kind == "live":
            allowed = max(allowed - (self.used[seat] - spent), GRACE)
        return max(began, seated) + max(0, allowed - spent)
