"""Who may think now: so many at once, and of those who wait each person in turn.

Every person has the same share of the time, whatever it is used for and however much is asked for: whoever has had
less goes first (start-time fair queueing). Among persons who have had the same, what takes a moment goes before what
takes long.
"""

from __future__ import annotations

import asyncio
import bisect
import heapq
import itertools
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import NamedTuple

MOST_REMEMBERED = 10_000  # persons
NEWEST = 0.2  # how much the last one counts in what a kind of work takes


class _Wait(NamedTuple):
    length: float
    number: int
    arrived: float
    patience: float
    kind: str
    called: asyncio.Future[None]


class _Person:
    def __init__(self) -> None:
        self.had = 0.0  # until when it has been served, in the common time
        self.waiting: list[_Wait] = []
        self.place = 0  # which of its entries in the queue counts: the latest

    def begins(self) -> float:
        return max(self.had, self.waiting[0].arrived)


class Turns:
    def __init__(self, at_once: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.free = at_once
        self.waiting = 0
        self.seconds = 0.0  # of all turns that are over
        self._clock = clock
        self._now = 0.0  # the common time: that of somebody who is served all the while
        self._persons: dict[str, _Person] = {}
        self._takes: dict[str, float] = {}  # by kind: how long it takes, as far as is known
        self._queue: list[tuple[float, int, str, int]] = []  # when each would be done, and whose turn that is
        self._numbers = itertools.count()

    @asynccontextmanager
    async def turn(self, patience: float = 0.0, whose: str = "", kind: str = "") -> AsyncIterator[None]:
        """Wait for a turn and have it; with `patience`, others go first until they have had so many seconds more."""
        person = self._persons.setdefault(whose, _Person())
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        wait = _Wait(patience + self._takes.get(kind, 0.0), next(self._numbers), self._now, patience, kind, called)
        bisect.insort(person.waiting, wait)
        self.waiting += 1
        self._line_up(whose)
        if self.free:
            self.free -= 1
            self._pass_on()
        try:
            await called
        except asyncio.CancelledError:
            if not called.cancelled():  # it was given a turn that it does not take
                self._pass_on()
            raise
        guess, started = self._takes.get(kind, 0.0), self._clock()
        person.had += guess
        self._line_up(whose)
        try:
            yield
        finally:
            seconds = self._clock() - started
            person.had += seconds - guess
            self._learn(kind, seconds)
            self._line_up(whose)
            self._pass_on()

    def crowd_out(self, whose: str, refusal: Exception) -> bool:
        """Let the last of what somebody waits for who waits for most be refused, for somebody who waits for less; False
        where nobody waits for so much more that it would be fair."""
        mine = self._persons.get(whose)
        waiting = {who for _, _, who, _ in self._queue if who in self._persons}
        most = max(waiting, key=lambda who: len(self._persons[who].waiting), default=whose)
        if most == whose or len(self._persons[most].waiting) < 2 + (len(mine.waiting) if mine else 0):
            return False
        last = self._persons[most].waiting.pop()
        self.waiting -= 1
        if not last.called.done():
            last.called.set_exception(refusal)
        self._line_up(most)
        return True

    def expected(self) -> float:
        """Seconds that a turn takes, roughly: the mean of the kinds of work."""
        return sum(self._takes.values()) / len(self._takes) if self._takes else 0.0

    def _learn(self, kind: str, seconds: float) -> None:
        self.seconds += seconds
        known = self._takes.get(kind)
        self._takes[kind] = seconds if known is None else (1 - NEWEST) * known + NEWEST * seconds
        if len(self._persons) > MOST_REMEMBERED:
            self._persons = {
                whose: person for whose, person in self._persons.items() if person.waiting or person.had > self._now
            }

    def _line_up(self, whose: str) -> None:
        """Put a person in the queue, where it belongs now; what it had there before counts no more."""
        person = self._persons.get(whose)
        if person is None or not person.waiting:
            return
        first = person.waiting[0]
        done = person.begins() + self._takes.get(first.kind, 0.0) + first.patience
        person.place += 1
        heapq.heappush(self._queue, (done, first.number, whose, person.place))

    def _pass_on(self) -> None:
        """Give a turn to who is next, or keep it for who comes."""
        while self._queue:
            _, _, whose, place = heapq.heappop(self._queue)
            person = self._persons.get(whose)
            if person is None or person.place != place or not person.waiting:
                continue
            begins, first = person.begins(), person.waiting.pop(0)
            self.waiting -= 1
            if first.called.done():  # it has given up
                self._line_up(whose)
                continue
            person.had = begins
            self._now = max(self._now, begins)
            first.called.set_result(None)
            self._line_up(whose)
            return
        self.free += 1
