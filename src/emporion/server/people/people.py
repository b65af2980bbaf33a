"""People who change their names: seen at once at every table that is not over, at every server."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from emporion.server.store import News, Person, Stale, StoreProblem, TableRow

if TYPE_CHECKING:
    from emporion.server.service import Service

log = logging.getLogger("emporion.server")
MOST = 1000  # tables of one person
TRIES = 5


class People:
    def __init__(self, service: Service) -> None:
        self.service = service
        self._tasks: set[asyncio.Task[None]] = set()

    def hear(self, news: News) -> None:
        if news.kind == "person" and news.id in self.service.identity.known:
            task = asyncio.get_running_loop().create_task(self._know_anew(news))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _know_anew(self, news: News) -> None:
        try:
            person = await self.service.store.person(news.id)
            if person is None:
                return
            self.service.identity.known[person.id] = person
            for room in self.service.rooms.rooms.values():
                room.audience.rename(person)
            if news.here:
                for glimpse in await self.service.store.tables_of(person.id, MOST):
                    await self._rename_seat(glimpse.row, person)
        except StoreProblem as problem:
            log.error("a name was not changed everywhere: %s", problem)

    async def _rename_seat(self, row: TableRow | None, person: Person) -> None:
        """In a finished match people keep the names under which they played: its record does."""
        for _ in range(TRIES):
            if row is None or row.status == "over":
                return
            seats = [seat for seat in row.seats if seat.person == person.id and seat.name != person.name]
            if not seats:
                return
            for seat in seats:
                seat.name = person.name
            try:
                await self.service.store.rewrite_table(row)
            except Stale:
                row = await self.service.store.table(row.id)
                continue
            self.service.rooms.look_again(row.id)
            return

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
