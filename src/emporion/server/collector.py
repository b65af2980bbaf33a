"""Python's collector of cyclic garbage, kept from stopping a large server: a second for ten thousand tables.

By itself it looks at everything there is whenever a quarter has come to it, though hardly anything of that is garbage.
Here it looks at what is new; at everything only when many tables and sockets, whose parts know each other, have gone.
"""

from __future__ import annotations

import asyncio
import gc
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from emporion.server.service import Service

EVERY = 5.0  # seconds
YOUNG = 10_000  # new objects after which the youngest are looked at
FEW = 1000  # tables and sockets that may be gone without being looked for
AT_LEAST = 3600.0  # seconds after which everything is looked at anyway


class Collector:
    def __init__(self, service: Service) -> None:
        self.service = service
        self.gone = 0
        """Tables and sockets that were closed since everything was looked at."""
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """For a process that does nothing else: the collector is the same for all of it."""
        gc.set_threshold(YOUNG, *gc.get_threshold()[1:])
        self._task = asyncio.get_running_loop().create_task(self._run())

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        looked = loop.time()
        while True:
            everything = self.due() or loop.time() - looked > AT_LEAST
            if everything:
                looked = loop.time()
            self.look(everything)
            await asyncio.sleep(EVERY)

    def look(self, everything: bool) -> None:
        """Find garbage among what is new, or among everything; what is left is not looked at again until then."""
        if everything:
            self.gone = 0
            gc.unfreeze()
        gc.collect()
        gc.freeze()  # what is frozen still goes as soon as nobody refers to it

    def due(self) -> bool:
        """Whether so many are gone that it is worth looking for them."""
        there = len(self.service.rooms.rooms) + sum(self.service.sockets.open.values())
        return self.gone > max(FEW, there // 4)

    def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            gc.unfreeze()
