"""The outbox: what is put there is sent soon, by one of the servers, tried again with growing pauses, and then dropped.

It lies in the storage, so a restart loses nothing; a notice that a server had begun to send when it was killed is sent
by another one.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from emporion.server.notices.channel import Channel, Dead, Later, Notice
from emporion.server.store import NoticeRow, StoreProblem
from emporion.server.tasks import ended

if TYPE_CHECKING:
    from emporion.server.service import Service

log = logging.getLogger("emporion.server")
PAUSES = (60, 5 * 60, 30 * 60, 2 * 3600, 6 * 3600, 12 * 3600)
"""Seconds after the first try, the second and so on; after the last one it is given up."""
DEAD_FOR = 30 * 24 * 3600 * 1000
AT_ONCE = 8
LOOK_EVERY = 60.0  # seconds: another server may be gone
TO_END = 5.0  # seconds that what is being sent has when the server stops
AFTER_A_PROBLEM = 2.0


class Notices:
    def __init__(self, service: Service, channels: Sequence[Channel]) -> None:
        self.service = service
        self.channels = {channel.name: channel for channel in channels}
        self._look = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._sending: set[asyncio.Task[None]] = set()

    def offers(self, channel: str) -> bool:
        return channel in self.channels

    async def put(self, channel: str, address: str, person: str, notice: Notice, life: int, about: str = "") -> None:
        """Let it be sent, within so many milliseconds, in the place of an older one about the same; to an address that
        is dead, nothing is."""
        now = self.service.now()
        body = msgspec.json.encode(notice).decode()
        row = NoticeRow(secrets.token_hex(12), channel, address, person, body, now, now, now + life, about=about)
        await self.service.store.put_notice(row)
        self._look.set()

    def nudge(self) -> None:
        """Something was put into the storage."""
        self._look.set()

    def start(self) -> None:
        if self.channels:
            self._task = asyncio.get_running_loop().create_task(self._run())

    async def _run(self) -> None:
        while True:
            self._look.clear()
            wait = LOOK_EVERY
            try:
                await self.send_due()
                due = await self.service.store.next_notice(list(self.channels))
                if due is not None:
                    wait = min(wait, max(0.0, (due - self.service.now()) / 1000))
            except StoreProblem as problem:
                log.error("notices wait: %s", problem)
                wait = AFTER_A_PROBLEM
            with suppress(TimeoutError):
                await asyncio.wait_for(self._look.wait(), wait)

    async def send_due(self) -> None:
        """Send everything that is due now."""
        store, channels = self.service.store, list(self.channels)
        await store.drop_old_notices(self.service.now())
        while rows := await store.claim_notices(channels, self.service.now(), AT_ONCE):
            for row in rows:
                task = asyncio.get_running_loop().create_task(self._send(row))
                self._sending.add(task)
                task.add_done_callback(self._sending.discard)
            await asyncio.wait(self._sending)

    async def _send(self, row: NoticeRow) -> None:
        outcome = await self._tried(row)
        while True:  # whatever has become of it, the storage must know: otherwise it would stay with this server
            try:
                return await self._note(row, outcome)
            except StoreProblem as problem:
                log.error("what has become of a notice is not stored yet: %s", problem)
                await asyncio.sleep(AFTER_A_PROBLEM)

    async def _tried(self, row: NoticeRow) -> Exception | None:
        """What kept it from being delivered, if anything did."""
        try:
            await self.channels[row.channel].deliver(row, msgspec.json.decode(row.body, type=Notice))
        except (Dead, Later) as problem:
            return problem
        except Exception as problem:  # a bug must not keep the others waiting
            log.exception("a notice could not be made")
            return problem
        return None

    async def _note(self, row: NoticeRow, problem: Exception | None) -> None:
        store, now = self.service.store, self.service.now()
        if problem is None:
            await store.drop_notice(row.id)
        elif isinstance(problem, Dead):
            log.warning("nothing is sent any more to an address: %s", problem)
            await self.channels[row.channel].died(row)
            await store.dead_end(row.channel, row.address, now + DEAD_FOR)
        elif row.tries <= len(PAUSES):
            log.warning("a notice is tried again: %s", problem)
            wait = max(PAUSES[row.tries - 1], problem.wait if isinstance(problem, Later) else 0)
            await store.notice_later(row.id, now + wait * 1000)
        else:
            log.error("a notice is given up: %s", problem)
            await store.drop_notice(row.id)

    async def close(self) -> None:
        """What is being sent has a moment to end; what has not begun waits in the storage."""
        await ended([self._task])
        if self._sending:
            await asyncio.wait(self._sending, timeout=TO_END)
        await ended(list(self._sending))
