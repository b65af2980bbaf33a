"""Frames on their way to clients. Nothing here waits: a slow client delays nobody, and many take turns with the others.

What comes in order (answers, chat) waits in a queue; of what replaces what was there before (the state of a table, who
is there) only the latest is sent, and it is made when it can be sent. So a client that reads slowly gets fewer states,
not later ones.
"""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Collection

from emporion.server.frames import Shared
from emporion.server.problems import closed_with

log = logging.getLogger("emporion.server")
MOST_WAITING = 256  # frames a slow client may lag behind before it has to connect again
STEP = 25  # clients that are sent something before others get their turn
PAUSE = 0.0004  # seconds for each client from one round to the next: however many there are, most of the time is free


class Outbox(ABC):
    def __init__(self) -> None:
        self.ended = False
        self._latest: dict[str, Callable[[], Shared]] = {}
        self._frames: deque[Shared] = deque()

    @abstractmethod
    def can_write(self) -> bool:
        """Whether a frame can be sent without waiting."""

    @abstractmethod
    def write(self, frame: Shared) -> None: ...

    @abstractmethod
    def close(self, code: int, reason: str) -> None: ...

    def send(self, frame: Shared) -> None:
        self.add(frame)
        self.flush()

    def add(self, frame: Shared) -> None:
        """Let a frame be sent with the next flush, after those that wait."""
        if len(self._frames) >= MOST_WAITING:
            self.end("too-slow")
        else:
            self._frames.append(frame)

    def replace(self, name: str, make: Callable[[], Shared]) -> None:
        """Let this be sent with the next flush, in the place of anything of that name that has not gone yet."""
        self._latest[name] = make

    def flush(self) -> None:
        """Send what can be sent without waiting; what was replaced goes first."""
        while not self.ended and self.can_write():
            try:
                if self._latest:
                    self.write(self._latest.pop(next(iter(self._latest)))())
                elif self._frames:
                    self.write(self._frames.popleft())
                else:
                    return
            except Exception:  # a bug must not harm those who are told next
                log.exception("a frame could not be sent")
                self.end("server")

    def end(self, problem: str) -> None:
        """Close, though frames may wait."""
        if not self.ended:
            self.ended = True
            self.close(closed_with(problem), problem)


class Crowd:
    """Many clients who are told the same: a few at a time, and not again before there was time for everybody else."""

    def __init__(self, boxes: Callable[[], Collection[Outbox]]) -> None:
        self._boxes = boxes
        self._left: deque[Outbox] = deque()
        self._again = False
        self._began = float("-inf")
        self._next: asyncio.Handle | None = None

    def stir(self) -> None:
        """Let all of them send what they have: a few at once, many soon."""
        if self._next is not None:
            self._again = True
            return
        loop = asyncio.get_running_loop()
        wait = self._began + PAUSE * len(self._boxes()) - loop.time()
        if wait > 0 and len(self._boxes()) > STEP:
            self._next = loop.call_later(wait, self._begin)
        else:
            self._begin()

    def _begin(self) -> None:
        self._again = False
        self._began = asyncio.get_running_loop().time()
        self._left = deque(self._boxes())
        self._step()

    def _step(self) -> None:
        self._next = None
        for _ in range(min(STEP, len(self._left))):
            self._left.popleft().flush()
        if self._left:
            self._next = asyncio.get_running_loop().call_soon(self._step)
        elif self._again:
            self._again = False
            self.stir()

    def close(self) -> None:
        if self._next is not None:
            self._next.cancel()
            self._next = None
