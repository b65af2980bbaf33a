"""How often somebody may ask, and how many sockets an address may have, over all servers that share a storage.

What costs everybody (new things, hints, analyses, names, chat, open sockets) is counted in the storage. What costs the
process that is asked (requests, replays, the lobby) is counted by each for itself: it protects itself so, and others
have workers of their own. Who asks too much of one process is refused there, without asking the storage.
"""

from __future__ import annotations

import asyncio
import logging
import math
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

from emporion.server.people.limits import QUOTAS, SHARED, is_ours, network_of
from emporion.server.problems import ProblemError
from emporion.server.store import StoreProblem
from emporion.server.tasks import ended

if TYPE_CHECKING:
    from emporion.server.service import Service

log = logging.getLogger("emporion.server")
OVER_ALL = (
    "new",
    "hint",
    "verdict",
    "analysis",
    "name",
    "chat",
    "seat",
    "move",
    "key",
    "mail",
    "notice",
    "nudge",
    "wish",
    "circle",
    "report",
    "mine",
)
NEVER = 3_600_000  # milliseconds until there is one more of what does not grow
AFTER_A_PROBLEM = 2.0  # seconds


class Quotas:
    def __init__(self, service: Service) -> None:
        self.service = service
        self._changed: set[str] = set()  # networks that have fewer sockets open than is stored
        self._writing: asyncio.Task[None] | None = None
        self._one_after_another: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # by network

    async def take(self, kind: str, person: str | None = None, address: str | None = None, cost: int = 1) -> None:
        """Take one, or as many as it costs, of a person's and of an address's; `too-fast`, with the seconds to wait,
        when that is not left."""
        self.service.limits.take(kind, person, address, cost)
        if kind not in OVER_ALL or not self.service.store.shared:
            return
        if person is not None:
            await self._take(kind, f"{kind} of {person}", 1, cost)
        if address is not None and not is_ours(address):
            await self._take(kind, f"{kind} from {network_of(address)}", SHARED, cost)

    async def _take(self, kind: str, who: str, times: int, cost: int) -> None:
        quota = QUOTAS[kind]
        each = int(1000 / (quota.a_second * times)) if quota.a_second else NEVER
        try:
            wait = await self.service.store.take(who, each * cost, int(quota.at_once * times * each))
        except StoreProblem as problem:
            log.error("quotas are counted by this server only: %s", problem)
            return
        if wait:
            raise ProblemError("too-fast", seconds=math.ceil(wait / 1000))

    # -- open sockets -------------------------------------------------------------------------------------
    async def enter(self, address: str) -> None:
        """One more socket of an address; `too-many-sockets` when that is too many."""
        sockets = self.service.sockets
        sockets.enter(address)
        if not self._counts(address):
            return
        network = network_of(address)
        try:
            elsewhere = await self._store(network)
            if elsewhere + sockets.open[network] > sockets.most:
                raise ProblemError(sockets.code, most=sockets.most)
        except StoreProblem as problem:
            log.error("sockets are counted by this server only: %s", problem)
        except BaseException:  # it is refused, or its client has gone meanwhile
            self.leave(address)
            raise

    def leave(self, address: str) -> None:
        self.service.sockets.leave(address)
        if self._counts(address) and not self.service.closing:
            self._changed.add(network_of(address))
            if self._writing is None:
                self._writing = asyncio.get_running_loop().create_task(self._write())

    def _counts(self, address: str) -> bool:
        return self.service.store.shared and not is_ours(address)

    async def _store(self, network: str) -> int:
        """How many it has open elsewhere, having told the others how many here. Two that come at once are stored one
        after the other: what is stored last must be what was counted last."""
        async with self._one_after_another.setdefault(network, asyncio.Lock()):
            return await self.service.store.put_lines(network, self.service.sockets.open.get(network, 0))

    async def _write(self) -> None:
        """Store how many are open, as it then is."""
        try:
            while self._changed:
                network = self._changed.pop()
                try:
                    await self._store(network)
                except StoreProblem as problem:
                    log.error("closed sockets are still counted: %s", problem)
                    self._changed.add(network)
                    await asyncio.sleep(AFTER_A_PROBLEM)
        finally:
            self._writing = None

    async def close(self) -> None:
        """What this server has stored counts no more when it has left."""
        await ended([self._writing])
