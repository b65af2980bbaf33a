"""Who of the players is connected to this server, told to the others that share its storage."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from emporion.server.store import StoreProblem
from emporion.server.tasks import ended

if TYPE_CHECKING:
    from emporion.server.service import Service

log = logging.getLogger("emporion.server")
AFTER_A_PROBLEM = 2.0  # seconds


class Attendances:
    """One task writes who is here as it then is, so that of coming and going at once the last one counts."""

    def __init__(self, service: Service) -> None:
        self.service = service
        self._changed: set[tuple[str, str]] = set()
        self._writing: asyncio.Task[None] | None = None

    def note(self, table: str, person: str) -> None:
        """Somebody who sits at a table has come or gone."""
        self._changed.add((table, person))
        if self._writing is None and not self.service.closing:
            self._writing = asyncio.get_running_loop().create_task(self._write())

    def note_all(self) -> None:
        """Others have taken this server for gone: everybody who is here is told of again."""
        for table, room in self.service.rooms.rooms.items():
            for person in room.row.people():
                if room.audience.is_here(person):
                    self.note(table, person)

    async def _write(self) -> None:
        try:
            while self._changed:
                changed, self._changed = self._changed, set()
                there = {key: self._is_here(*key) for key in sorted(changed)}
                try:
                    await self.service.store.attend(there, self.service.now())
                except StoreProblem as problem:
                    log.error("who is there could not be stored: %s", problem)
                    self._changed |= changed
                    await asyncio.sleep(AFTER_A_PROBLEM)
        finally:
            self._writing = None

    def _is_here(self, table: str, person: str) -> bool:
        room = self.service.rooms.rooms.get(table)
        return room is not None and room.audience.is_here(person)

    async def close(self) -> None:
        """Nobody is here any more: the storage notes that when the server leaves it."""
        await ended([self._writing])
