"""Finished matches as profiles and leagues want them, from the storage.

As many as somebody plays in some months are read at once. More are read some at a time: the event loop has only one
such reading at a time, with half of its time free, and those who want so many wait for it, each person in turn.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from emporion.server.profiles.outcomes import Outcome, finished
from emporion.server.turns import Turns

if TYPE_CHECKING:
    from emporion.server.service import Service

AT_ONCE = 200
NEVER = 1 << 62


class Results:
    def __init__(self, service: Service) -> None:
        self.service = service
        self._turns = Turns(1)

    @asynccontextmanager
    async def of(
        self, people: Sequence[str], whose: str, since: int = 0, until: int = NEVER
    ) -> AsyncIterator[list[Outcome]]:
        """All matches at which any of these sat that were over in that time, in the order in which they ended. Who has
        waited for his turn keeps it as long as he makes something of them."""
        tables = await self.service.store.finished_of(people, since, until)
        if len(tables) <= AT_ONCE:
            yield finished(await self.service.store.finished_rows(tables))
            return
        async with self._turns.turn(whose=whose):
            found: list[Outcome] = []
            for start in range(0, len(tables), AT_ONCE):
                began = time.thread_time()
                found += finished(await self.service.store.finished_rows(tables[start : start + AT_ONCE]))
                await rest(began)
            yield found


async def rest(began: float) -> None:
    """Leave as much time to everybody else as was taken since then."""
    await asyncio.sleep(time.thread_time() - began)
