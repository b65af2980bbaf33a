"""Keeps the pulses of the tables this server drives up to date in the storage."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from emporion.server.rooms.calling import turns_of
from emporion.server.store import StoreProblem
from emporion.server.tasks import ended

if TYPE_CHECKING:
    from emporion.server.rooms.room import Room
    from emporion.server.service import Service

log = logging.getLogger("emporion.server")
EVERY = 0.2  # seconds in which changes are gathered
AFTER_A_PROBLEM = 2.0
AT_ONCE = 200


class Pulses:
    """Writes the pulses of the tables this server drives, those of many tables at once."""

    def __init__(self, service: Service) -> None:
        self.service = service
        self._changed: set[str] = set()
        self._settling: set[str] = set()
        self._writing: asyncio.Task[None] | None = None

    def note(self, room: Room) -> None:
        """The table has changed."""
        self._changed.add(room.row.id)
        if self._writing is None and not self.service.closing:
            self._writing = asyncio.get_running_loop().create_task(self._write())

    def settled(self, table: str) -> bool:
        return table not in self._changed and table not in self._settling

    async def _write(self) -> None:
        try:
            while self._changed:
                await asyncio.sleep(EVERY)
                if not await self._settle():
                    await asyncio.sleep(AFTER_A_PROBLEM)
        finally:
            self._writing = None

    async def _settle(self) -> bool:
        """Write some; False if that was not possible."""
        self._settling = {self._changed.pop() for _ in range(min(AT_ONCE, len(self._changed)))}
        found = [self.service.rooms.rooms.get(table) for table in self._settling]
        rooms = [room for room in found if room is not None and room.owned]
        calls = self.service.calls
        try:
            await calls.learn(person for room in rooms for person in {*room.row.people(), room.row.host})
            settled = [(room.row.id, *room.moment, room.pulse) for room in rooms]
            # First: what is settled is not looked at again.
            await calls.note([turns_of(room) for room in rooms if calls.concern(room.row)])
            await self.service.store.settle(settled)
            return True
        except StoreProblem as problem:
            log.error("%d tables are not settled: %s", len(rooms), problem)
            self._changed |= self._settling
            return False
        finally:
            self._settling = set()

    async def close(self) -> None:
        """Write what is known; a table that cannot be settled stays due."""
        settling = self._settling
        await ended([self._writing])
        self._changed |= settling
        while self._changed and await self._settle():
            pass
