"""What the seats of a table are asked, and since when."""

from __future__ import annotations

from emporion.server.match.play import Play

Decision = tuple[tuple[int, ...], int]
"""What a seat is asked, and since which seq."""


class Decisions(dict[int, Decision]):
    """By seat."""

    def note(self, play: Play | None, speaker: int | None = None) -> None:
        """Remember since when each seat has been asked what it is asked now; who has just spoken is asked anew."""
        before = dict(self)
        self.clear()
        if play is None or play.over():
            return
        t = play.match.table
        for seat in play.speakers():
            what = (int(t.step()), int(t.depth()), *play.choices(seat)[0])
            if seat in before and seat != speaker and before[seat][0] == what:
                self[seat] = before[seat]
            else:
                self[seat] = (what, play.seq(seat))

    def since(self, seat: int, now: int) -> int:
        """The seq since which the seat has been asked the same; now, if it is asked nothing."""
        return self[seat][1] if seat in self else now
