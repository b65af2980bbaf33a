"""Time at a table: since when each seat has had to speak, how much it has used, and when its time is over.

Everything follows from the words and when they were said, so deadlines survive a restart. Only words that everybody
knows of move a clock: the others would show in the deadlines that somebody has laid a sealed word.
"""

from __future__ import annotations

from emporion.server.messages import Pace

GRACE = 10_000
"""What a seat gets for each decision when its reserve is used up, in milliseconds."""


class Clocks:
    def __init__(self, pace: Pace, seats: int, started: int, deciders: int) -> None:
        self.pace = pace
        self.used = [0] * seats
        self.began: list[int | None] = [started if deciders >> seat & 1 else None for seat in range(seats)]

    def said(self, speaker: int, at: int, deciders: int) -> None:
        """A seat has spoken, and these have to speak now. Its own next decision starts anew, those of others run on."""
        began = self.began[speaker]
        if began is not None:
            self.used[speaker] += max(0, at - began)
        self.began[speaker] = None
        for seat in range(len(self.began)):
            if not deciders >> seat & 1:
                self.began[seat] = None
            elif self.began[seat] is None:
                self.began[seat] = at

    def deadline(self, seat: int) -> int | None:
        began = self.began[seat]
        if began is None or self.pace.seconds is None:
            return None
        allowed = self.pace.seconds * 1000
        if self.pace.kind == "live":
            allowed = max(allowed - self.used[seat], GRACE)
        return began + allowed
