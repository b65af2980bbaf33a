"""Scripted people: they say any word they are offered, after a while, and note how long the answer takes."""

from __future__ import annotations

import asyncio
import random
import time
from dataclasses import dataclass, field

from loading.wire import Http, Line, number_in, offer_in, words_in


@dataclass
class Manner:
    """How people play."""

    people: int  # at each table; bots sit on the other seats
    seats: int
    think: float  # seconds from an offer to a word, on average
    every: float  # seconds between two words of people at a table, at least
    again: bool  # open another table when a match is over


@dataclass
class Figures:
    """What was measured at the tables of one title; times in seconds."""

    replies: list[float] = field(default_factory=list)
    seen: list[float] = field(default_factory=list)
    refused: int = 0
    matches: int = 0

    def add(self, other: Figures) -> None:
        self.replies += other.replies
        self.seen += other.seen
        self.refused += other.refused
        self.matches += other.matches

    def clear(self) -> None:
        self.replies, self.seen, self.refused, self.matches = [], [], 0, 0


class Person:
    """One person at one table."""

    def __init__(self, table: Table, cookie: str) -> None:
        self.table = table
        self.cookie = cookie
        self.line: Line | None = None
        self.seq = 0
        self.words = 0
        self.offer: list[bytes] = []
        self.asked = 0.0
        self.waiting = ""  # the id of a message that is not answered yet
        self.sent = 0.0
        self.unseen = 0.0

    async def connect(self) -> None:
        crowd = self.table.crowd
        path = f"/api/tables/{self.table.id}/live"
        loop = asyncio.get_running_loop()
        _, self.line = await loop.create_connection(
            lambda: Line(f"{crowd.http.host}:{crowd.http.port}", path, self.cookie, self.heard),
            crowd.http.host,
            crowd.http.port,
        )

    def heard(self, frame: bytes) -> None:
        now = time.perf_counter()
        figures = self.table.figures
        if frame.startswith(b'{"type":"state"'):
            self.seq = number_in(frame, b"seq")
            self.offer = offer_in(frame)
            words = words_in(frame)
            if self.unseen and words > self.words:
                figures.seen.append(now - self.unseen)
                self.unseen = 0.0
            self.words = words
            self.asked = now
            self.table.look(b'"result":null' in frame[frame.rindex(b'"seed":') :])
        elif self.waiting and frame.startswith(b'{"type":"answer","id":"%s"' % self.waiting.encode()):
            self.waiting = ""
            figures.replies.append(now - self.sent)
            if b'"ok":true' not in frame[:100]:
                figures.refused += 1
                self.unseen = 0.0
            self.table.look(True)

    def speak(self, word: bytes) -> None:
        assert self.line is not None
        self.waiting = f"{self.table.id}-{self.table.number}-{time.monotonic_ns() % 10**9}"
        self.sent = self.unseen = time.perf_counter()
        self.offer = []
        self.line.say({"type": "say", "id": self.waiting, "seq": self.seq, "word": word.decode()})


class Table:
    """A table with its people; one of them at a time is about to speak."""

    def __init__(self, crowd: Crowd, title: str, number: int) -> None:
        self.crowd = crowd
        self.title = title
        self.number = number
        self.id = ""
        self.dice = random.Random(number)
        self.people: list[Person] = []
        self.figures = crowd.figures.setdefault(title, Figures())
        self.over = False
        self.spoke = -crowd.manner.every * self.dice.random()  # so that not all speak at once
        self._timer: asyncio.TimerHandle | None = None

    async def open(self) -> None:
        manner, http = self.crowd.manner, self.crowd.http
        cookies = await self.crowd.cookies(manner.people)
        bots = [{"kind": "bot", "level": "easy"}] * (manner.seats - manner.people)
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (manner.people - 1), *bots]
        self.over = False
        self.id = (await http.post("/api/tables", {"game": self.title, "seats": seats}, cookies[0]))["id"]
        for seat, cookie in enumerate(cookies[1:], 1):
            await http.post(f"/api/tables/{self.id}/sit", {"seat": seat}, cookie)
        self.people = [Person(self, cookie) for cookie in cookies]
        for person in self.people:
            await person.connect()
        http.close()  # so that tables are opened at any of the server's processes, as they are by different people

    def look(self, running: bool) -> None:
        """Something has changed: whoever may speak does so after a while."""
        if not running and not self.over:
            self.over = True
            self.figures.matches += 1
            self.close()
            if self.crowd.manner.again and self.crowd.playing(self.title):
                self.crowd.spawn(self.open())
        ready = [person for person in self.people if person.offer]
        if self.over or self._timer is not None or not ready or any(person.waiting for person in self.people):
            return
        if not self.crowd.playing(self.title):
            return
        manner = self.crowd.manner
        speaker = self.dice.choice(ready)
        loop = asyncio.get_running_loop()
        start = self.crowd.begun + self.spoke if self.spoke <= 0 else self.spoke
        at = max(speaker.asked + self.dice.uniform(0.5, 1.5) * manner.think, start + manner.every)
        self._timer = loop.call_later(max(0.0, at - time.perf_counter()), self._speak, speaker)

    def hurry(self) -> None:
        """Another pace: who is about to speak does so at its time."""
        self.spoke = time.perf_counter() - self.crowd.manner.every * self.dice.random()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self.look(not self.over)

    def _speak(self, speaker: Person) -> None:
        self._timer = None
        if not speaker.offer:  # a sealed decision was opened meanwhile
            self.look(True)
            return
        if self.over or not self.crowd.playing(self.title):
            return
        self.spoke = time.perf_counter()
        speaker.speak(self.dice.choice(speaker.offer))

    def close(self) -> None:
        for person in self.people:
            if person.line is not None:
                person.line.transport.close()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class Crowd:
    """All tables that one process plays at."""

    def __init__(self, base: str, manner: Manner, tables: list[tuple[int, str]]) -> None:
        self.http = Http(base)
        self.manner = manner
        self.figures: dict[str, Figures] = {}
        self.tables = [Table(self, title, number) for number, title in tables]
        self.begun = 0.0
        self.lost = 0
        self._titles: set[str] = set()
        self._cookies: list[str] = []
        self._used = 0
        self._tasks: set[asyncio.Task[None]] = set()

    SHARE = 20
    """Tables that a person sits at."""

    async def cookies(self, people: int) -> list[str]:
        """So many different people, each of whom sits at several tables."""
        while len(self._cookies) < people or self._used >= self.SHARE:
            if self._used >= self.SHARE:
                self._cookies, self._used = [], 0
            await self.http.post("/api/me", {"name": f"Person {random.randrange(10**6)}"})
            self._cookies.append(self.http.cookie)
        self._used += 1
        return self._cookies[:people]

    async def open(self) -> None:
        for table in self.tables:
            await table.open()

    def begin(self, titles: set[str]) -> None:
        """From now on people speak at the tables of these titles, and only there."""
        self._titles = titles
        self.begun = time.perf_counter()
        for table in self.tables:
            table.look(True)

    def pace(self, every: float) -> None:
        """From now on people speak that often at each table, spread over that time; what was measured is forgotten."""
        self.manner.every = every
        for figures in self.figures.values():
            figures.clear()
        for table in self.tables:
            table.hurry()

    def playing(self, title: str) -> bool:
        return title in self._titles

    def spawn(self, work: object) -> None:
        task = asyncio.ensure_future(work)  # type: ignore[call-overload]
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def close(self) -> None:
        self._titles = set()
        for table in self.tables:
            self.lost += sum(1 for person in table.people if not table.over and person.line and person.line.lost)
            if not table.over:
                table.over = True
                table.close()
        self.http.close()
