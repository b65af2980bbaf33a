"""Hearing what other servers at the same PostgreSQL announce, over a connection of its own.

Such a connection only ever receives. Something on the way (a firewall, a balancer) may forget it without a word to
either end; so it is asked now and then, and one that does not answer counts as lost. When it has been lost, whatever
changed meanwhile was not heard.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import asyncpg

log = logging.getLogger("emporion.server")
ASKED = 5.0  # seconds from one question to the next
PATIENCE = 5.0  # seconds until it must have answered
AFTER_A_PROBLEM = 2.0  # seconds
LOST = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
"""All that the driver complains with; a TimeoutError is an OSError."""


class Ear:
    def __init__(self, address: str, channel: str, hear: Callable[[str], None], missed: Callable[[], None]) -> None:
        """`hear` gets what is announced; `missed` is called when something may not have been heard."""
        self.address, self.channel = address, channel
        self._hear, self._missed = hear, missed
        self._line: Any = None
        self._gone = asyncio.Event()
        self._keeping: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self._connect()
        self._keeping = asyncio.get_running_loop().create_task(self._keep())

    async def close(self) -> None:
        if self._keeping is not None:
            self._keeping.cancel()
            await asyncio.gather(self._keeping, return_exceptions=True)
        with suppress(*LOST):
            await self._line.close(timeout=AFTER_A_PROBLEM)

    async def _connect(self) -> None:
        self._line = await asyncpg.connect(self.address, timeout=PATIENCE)
        self._gone = gone = asyncio.Event()
        self._line.add_termination_listener(lambda _: gone.set())
        await self._line.add_listener(self.channel, lambda _line, _process, _channel, payload: self._hear(payload))

    async def _keep(self) -> None:
        while True:
            await self._until_lost()
            log.error("the line on which other servers are heard was lost: listening anew")
            while self._gone.is_set():
                try:
                    await self._connect()
                except LOST:
                    await asyncio.sleep(AFTER_A_PROBLEM)
            self._missed()

    async def _until_lost(self) -> None:
        while not self._gone.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(self._gone.wait(), ASKED)
                return
            try:
                await asyncio.wait_for(self._line.fetchval("SELECT 1"), PATIENCE)
            except LOST:
                self._line.terminate()
                self._gone.set()
