"""Tables that wait for people though nobody comes: they go after a while, and count for nothing."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from emporion.server.problems import ProblemError
from emporion.server.store import Damaged, Stale, StoreProblem
from emporion.server.tasks import ended

if TYPE_CHECKING:
    from emporion.server.service import Service

log = logging.getLogger("emporion.server")
EVERY = 600.0  # seconds
AT_ONCE = 100


class Empties:
    def __init__(self, service: Service) -> None:
        self.service = service
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.get_running_loop().create_task(self._sweep())

    async def _sweep(self) -> None:
        while True:
            try:
                while await self.clear():
                    await asyncio.sleep(0)
                await self.service.store.tidy()
                await self.service.store.drop_old_tokens(self.service.now())
            except StoreProblem as problem:
                log.error("empty tables were not removed: %s", problem)
            await asyncio.sleep(EVERY)

    async def clear(self) -> int:
        """Remove some that have been empty for too long; how many it were."""
        before = self.service.now() - int(self.service.settings.empty_hours * 3_600_000)
        removed = 0
        for table in await self.service.store.empty_tables(before, AT_ONCE):
            try:
                async with self.service.rooms.hold(table) as room:
                    if room.row.status == "waiting" and not room.connections and not room.row.cup:
                        await self.service.rooms.delete(room, room.row.version)
                        removed += 1
            except (Stale, ProblemError, Damaged):
                pass  # somebody came, or another server was faster, or it is broken: then it is left alone
        return removed

    async def close(self) -> None:
        await ended([self._task])
