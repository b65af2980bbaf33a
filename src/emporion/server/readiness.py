"""Whether people can play: the storage takes what is written. It is tried when somebody asks, and not all the time."""

from __future__ import annotations

import asyncio

from emporion.server.store import Store

FRESH = 5.0  # seconds for which one trial answers
PATIENCE = 2.0  # seconds the storage has for it


class Readiness:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._trial: asyncio.Task[None] | None = None
        self._began = 0.0

    async def check(self) -> None:
        """`StoreProblem` or `TimeoutError` when nothing can be stored."""
        loop = asyncio.get_running_loop()
        if self._trial is None or (self._trial.done() and loop.time() - self._began >= FRESH):
            self._began = loop.time()
            self._trial = loop.create_task(self._store.try_writing())
        await asyncio.wait_for(asyncio.shield(self._trial), PATIENCE)
