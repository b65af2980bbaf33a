"""Time at a table: since when each seat has had to speak, how much it has used, and when its time is over.

Everything follows from the words and when they were said, so deadlines survive a restart. Only words that everybody
knows of move a clock: the others would show in the deadlines that somebody has laid a sealed word.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy

from emporion.server.messages import Pace, SeatChange

GRACE = 10_000
"""What a seat gets for each decision when its reserve is used up, in milliseconds."""


class Clocks:
    def __init__(self, pace: Pace, seats: int, started: int, deciders: int, changes: Sequence[SeatChange] = ()) -> None:
        self.pace = pace
        self.changes = changes
        self.used = [0] * seats
        self.began: list[int | None] = [started if deciders >> seat & 1 else None for seat in range(seats)]

    def copy(self) -> Clocks:
        other = copy(self)
        other.used, other.began = self.used[:], self.began[:]
        return other

    def said(self, speaker: int, at: int, deciders: int) -> None:
        """A seat has spoken, and these have to speak now. Its own next decision starts anew, those of others run on."""
        if self.pace.seconds is None:
            return  # there is no clock
        began, seated = self.began[speaker], self._seated_since(speaker, at)
        if began is not None and seated is not None:
            self.used[speaker] += max(0, at - max(began, seated))
        self.began[speaker] = None
        for seat in range(len(self.began)):
            if not deciders >> seat & 1:
                self.began[seat] = None
            elif self.began[seat] is None:
                self.began[seat] = at

    def restart(self, at: int) -> None:
        """The match went back to here: whoever must speak has the time for it anew from then on."""
        self.began = [None if began is None else max(began, at) for began in self.began]

    def _seated_since(self, seat: int, at: int | None = None) -> int | None:
        """Since when the person has held the seat then (by default now); None while a bot stands in."""
        since: int | None = 0
        for change in self.changes:
            if change.seat == seat and (at is None or change.at <= at):
                since = change.at if change.kind == "back" else None
        return since

    def deadline(self, seat: int) -> int | None:
        """When the time of a seat that must speak is over; who has come back has his time from then on."""
        began, seated = self.began[seat], self._seated_since(seat)
        if began is None or seated is None or self.pace.seconds is None:
            return None
        allowed = self.pace.seconds * 1000
        if self.pace.kind == "live":
            allowed = max(allowed - self.used[seat], GRACE)
        return max(began, seated) + allowed
