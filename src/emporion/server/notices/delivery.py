"""The outbox: what is put there is sent soon, by one of the servers, tried again with growing pauses, and then dropped.

It lies in the storage, so a restart loses nothing; a notice that a server had begun to send when it was killed is sent
by another one. Where it goes people choose themselves, and such a place may be slow on purpose: so each channel has
turns of its own, a person has one notice under way in each, and who has kept a channel busy waits for the others.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from emporion.server.notices.channel import Channel, Dead, Later, Notice
from emporion.server.store import NoticeRow, StoreProblem
from emporion.server.tasks import ended
from emporion.server.turns import Turns

if TYPE_CHECKING:
    from emporion.server.service import Service

log = logging.getLogger("emporion.server")
PAUSES = (60, 5 * 60, 30 * 60, 2 * 3600, 6 * 3600, 12 * 3600)
"""Seconds after the first try, the second and so on; after the last one it is given up."""
DEAD_FOR = 30 * 24 * 3600 * 1000
AT_ONCE = 16
"""How many a channel sends at a time."""
AHEAD = 1000
"""How many may wait for that, of each channel."""
LOOK_EVERY = 60.0  # seconds: another server may be gone
TO_END = 5.0  # seconds that what is being sent has when the server stops
AFTER_A_PROBLEM = 2.0
LEFT_TO_OTHERS = 3
"""How much longer than it has taken to look the storage is left to others, however many people wait."""


class Notices:
    def __init__(self, service: Service, channels: Sequence[Channel]) -> None:
        self.service = service
        self.channels = {channel.name: channel for channel in channels}
        self._look = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._turns = {name: Turns(AT_ONCE) for name in self.channels}
        self._sending: dict[str, set[asyncio.Task[None]]] = {name: set() for name in self.channels}

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
            wait, began = LOOK_EVERY, time.monotonic()
            try:
                begun = await self._begin()
                due = await self.service.store.next_notice(list(self.channels))
                if due is not None and (begun or due > self.service.now()):  # else: its person has one under way
                    wait = min(wait, max(0.0, (due - self.service.now()) / 1000))
            except StoreProblem as problem:
                log.error("notices wait: %s", problem)
                wait = AFTER_A_PROBLEM
            await asyncio.sleep(LEFT_TO_OTHERS * (time.monotonic() - began))
            with suppress(TimeoutError):
                await asyncio.wait_for(self._look.wait(), wait)

    async def send_due(self) -> None:
        """Send everything that is due now."""
        while await self._begin() or self._under_way():
            under_way = self._under_way()
            if under_way:
                await asyncio.wait(under_way, return_when=asyncio.FIRST_COMPLETED)

    def _under_way(self) -> list[asyncio.Task[None]]:
        return [task for tasks in self._sending.values() for task in tasks]

    async def _begin(self) -> int:
        """Begin what is due; how much that is."""
        store, begun = self.service.store, 0
        await store.drop_old_notices(self.service.now())
        for channel, sending in self._sending.items():
            if len(sending) >= AHEAD:
                continue
            for row in await store.claim_notices(channel, self.service.now(), AHEAD - len(sending)):
                task = asyncio.get_running_loop().create_task(self._in_turn(row))
                sending.add(task)
                task.add_done_callback(sending.discard)
                task.add_done_callback(lambda _: self._look.set())  # the next of that person
                begun += 1
        return begun

    async def _in_turn(self, row: NoticeRow) -> None:
        turns = self._turns[row.channel]
        waited = not turns.free
        async with turns.turn(whose=row.person, kind=row.channel):
            if self.service.closing or (waited and not await self._stands(row)):
                return
            await self._send(row)

    async def _stands(self, row: NoticeRow) -> bool:
        """Whether it was not withdrawn or replaced meanwhile."""
        try:
            return await self.service.store.sends(row.id)
        except StoreProblem:
            return True

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
        sending = self._under_way()
        if sending:
            await asyncio.wait(sending, timeout=TO_END)
        await ended(sending)
