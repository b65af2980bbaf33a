"""The journal of a match for each of its viewers: the events it knows of, and whose words brought them about."""

from __future__ import annotations

from array import array
from bisect import bisect_left

from emporion.kernel.match import Match

SET_UP = -1
"""The seat of what happened before the first word."""


class Journals:
    """Nothing is listed until somebody asks: at most tables of bots nobody ever does."""

    def __init__(self, match: Match, viewers: list[int]) -> None:
        self.match = match
        self.viewers = viewers
        self._events: dict[int, array[int]] = {}
        self._seats = array("b")

    def of(self, viewer: int) -> array[int]:
        """The numbers of the events the viewer knows of."""
        if not self._events:
            self._events = {viewer: array("I") for viewer in self.viewers}
            self._list(self.match.events_after(0), SET_UP)
            self.go_on(0)
        return self._events[viewer]

    def seat(self, event: int) -> int | None:
        """Whose word brought an event about; None during set-up."""
        seat = self._seats[event]
        return None if seat == SET_UP else seat

    def go_on(self, words: int) -> None:
        """List the events of all words from this one on."""
        if self._events:
            for said in self.match.said[words:]:
                self._list(said.events, said.seat)

    def _list(self, end: int, seat: int) -> None:
        start = len(self._seats)
        self._seats.extend([seat] * (end - start))
        for n, event in enumerate(self.match.journal.events[start:end], start):
            for viewer, events in self._events.items():
                if event.seen_by(viewer):
                    events.append(n)

    def cut(self, words: int) -> dict[int, int]:
        """Forget what came after so many words; how many entries stay for each viewer."""
        if not self._events:
            return dict.fromkeys(self.viewers, 0)
        end = self.match.events_after(words)
        kept = {viewer: bisect_left(events, end) for viewer, events in self._events.items()}
        for viewer, events in self._events.items():
            del events[kept[viewer] :]
        del self._seats[end:]
        return kept
