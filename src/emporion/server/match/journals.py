"""The journal of a match for each of its viewers: the events it knows of, and whose words brought them about."""

from __future__ import annotations

from array import array

from emporion.kernel.match import Match
from emporion.server.match.log import Recall, Recalls

SET_UP = -1
"""The seat of what happened before the first word."""


class Journals:
    """Nothing is listed until somebody asks: at most tables of bots nobody ever does.

    A viewer's journal lists events by their numbers. A turn that was taken back because all agreed leaves a line of its
    own, listed as a number below zero: -1 - words, where so many words stood then.
    """

    def __init__(self, match: Match, viewers: list[int]) -> None:
        self.match = match
        self.viewers = viewers
        self.recalls: Recalls = {}
        self._events: dict[int, array[int]] = {}
        self._seats = array("b")

    def of(self, viewer: int) -> array[int]:
        """The numbers of the events the viewer knows of."""
        if not self._events:
            self._events = {viewer: array("i") for viewer in self.viewers}
            self._list(self.match.events_after(0), SET_UP)
            self.go_on(0)
        return self._events[viewer]

    def seat(self, event: int) -> int | None:
        """Whose word brought an event about; None during set-up."""
        if event < 0:
            return self.recall(event).seat
        seat = self._seats[event]
        return None if seat == SET_UP else seat

    def recall(self, event: int) -> Recall:
        """The recall that a number below zero stands for."""
        return self.recalls[-1 - event]

    def known_after(self, viewer: int, words: int) -> int:
        """How many entries of a viewer's journal tell of no more than so many words."""
        return self._until(self.of(viewer), words)

    def go_on(self, words: int) -> None:
        """List the events of all words from this one on."""
        if self._events:
            self._list_recall(words)
            for place, said in enumerate(self.match.said[words:], words):
                self._list(said.events, said.seat)
                self._list_recall(place + 1)

    def _list(self, end: int, seat: int) -> None:
        start = len(self._seats)
        self._seats.extend([seat] * (end - start))
        for n, event in enumerate(self.match.journal.events[start:end], start):
            for viewer, events in self._events.items():
                if event.seen_by(viewer):
                    events.append(n)

    def _list_recall(self, words: int) -> None:
        """One line where the match went back to, however often."""
        recall = self.recalls.get(words)
        if recall is not None and recall.agreed:
            for events in self._events.values():
                if not events or events[-1] != -1 - words:
                    events.append(-1 - words)

    def _until(self, events: array[int], words: int) -> int:
        end = self.match.events_after(words)
        kept = len(events)
        while kept and (events[kept - 1] >= end if events[kept - 1] >= 0 else -1 - events[kept - 1] > words):
            kept -= 1
        return kept

    def cut(self, words: int) -> dict[int, int]:
        """Forget what came after so many words; how many entries stay for each viewer."""
        if not self._events:
            return dict.fromkeys(self.viewers, 0)
        kept = {viewer: self._until(events, words) for viewer, events in self._events.items()}
        for viewer, events in self._events.items():
            del events[kept[viewer] :]
        del self._seats[self.match.events_after(words) :]
        return kept
