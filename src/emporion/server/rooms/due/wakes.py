"""Tables that nobody drives and where something has to be said: after a start, when a server is gone, at a deadline.

They wait in one queue, the store's. Each server takes some that are due, wakes them one after the other, and leaves its
people as much time as that takes.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
import time
from contextlib import suppress
from typing import TYPE_CHECKING

from emporion.server.problems import ProblemError
from emporion.server.store import Damaged, StoreProblem
from emporion.server.tasks import ended

if TYPE_CHECKING:
    from emporion.server.rooms.room import Room
    from emporion.server.service import Service

log = logging.getLogger("emporion.server")
RENEW = 2.0  # seconds; a lease lasts for three times as long
LOOK = 2.0  # seconds between two looks at what other servers have left behind
ALONE = 60.0  # the same where there are no other servers
ADOPT = 5  # renewals between two looks at what was left behind: analyses, and tables this server does not know it has
OVERDUE = 10_000  # milliseconds
AT_ONCE = 20


class Wakes:
    def __init__(self, service: Service) -> None:
        self.service = service
        self._nudged = asyncio.Event()
        self._again: list[str] = []  # to be driven, but nobody does yet
        self._left: set[str] = set()  # broken ones
        self._woken: list[Room] = []  # not yet known to be needed
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        loop = asyncio.get_running_loop()
        self._tasks = [loop.create_task(self._wake_all())]
        if self.service.store.shared:
            self._tasks.append(loop.create_task(self._stay()))

    def nudge(self) -> None:
        """A table was given up here: the queue may have a new first."""
        self._nudged.set()

    # -- the queue ----------------------------------------------------------------------------------------
    async def _wake_all(self) -> None:
        while True:
            self._nudged.clear()
            try:
                found = len(await self._wake_some())
                wait = 0.0 if found == AT_ONCE else await self._until_next()
            except StoreProblem as problem:
                log.error("no table was woken: %s", problem)
                wait = LOOK
            with suppress(TimeoutError):
                await asyncio.wait_for(self._nudged.wait(), wait)

    async def _wake_some(self) -> list[str]:
        again, self._again = self._again, []
        self._woken = [room for room in self._woken if not self.service.rooms.put_away(room)]
        found = await self.service.store.claim_due(self.service.now(), AT_ONCE)
        for table in (*again, *found):
            began = time.thread_time()
            await self._wake(table)
            await asyncio.sleep(time.thread_time() - began)
        return found

    async def _wake(self, table: str) -> None:
        """Drive a table from now on."""
        try:
            async with self.service.rooms.hold(table) as room:
                room.owner = self.service.store.server
                await room.finish_if_over()
                room.drive()
            if not room.connections and not self.service.bots.speaks_at(room):
                self._woken.append(room)  # nobody is there, and nothing is to be said yet
        except (ProblemError, Damaged) as problem:  # it is left alone until somebody mends it
            log.warning("table %s was not woken: %s", table, problem)
            self._left.add(table)
        except StoreProblem as problem:
            log.error("table %s was not woken: %s", table, problem)
            self._again.append(table)

    async def _until_next(self) -> float:
        """Seconds until the next table is due that nobody drives."""
        longest = LOOK if self.service.store.shared else ALONE
        due = await self.service.store.next_due()
        return longest if due is None else min(longest, max(0.0, (due - self.service.now()) / 1000))

    # -- this server among others -------------------------------------------------------------------------
    async def _stay(self) -> None:
        for beat in itertools.count(1):
            await asyncio.sleep(RENEW)
            if beat % ADOPT == 0:
                await self.service.analyses.adopt()
                await self._find_own()
            try:
                if not await self.service.store.renew(self.service.now()):
                    log.warning("this server was taken for gone: its tables are driven by others")
                    await self._begin_anew()
            except StoreProblem as problem:
                log.error("this server's lease was not renewed: %s", problem)

    async def _find_own(self) -> None:
        """By the storage this server drives them, but it was never told, or could not say that it has given them up."""
        try:
            found = await self.service.store.overdue(self.service.now() - OVERDUE)
        except StoreProblem as problem:
            log.error("tables of this server were not looked for: %s", problem)
            return
        for table in set(found) & self.service.rooms.rooms.keys():  # perhaps it was not told of an order there
            self.service.rooms.look_again(table, frozenset(("orders",)))
        unknown = set(found) - self.service.rooms.rooms.keys() - self._left
        if unknown:
            self._again += sorted(unknown)
            self.nudge()

    async def _begin_anew(self) -> None:
        await self.service.agree_on_the_time()  # this machine may have stood still
        await self.service.store.renew(self.service.now())
        self.service.attendances.note_all()
        for room in list(self.service.rooms.rooms.values()):
            if room.owned and room.row.status == "running":
                room.owner = await self.service.store.claim(room.row.id)
                room.drive()

    async def close(self) -> None:
        await ended(self._tasks)
