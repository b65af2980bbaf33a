"""The line to one client: who may open one, and how it is closed. What is sent waits in its outbox."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any, cast

from litestar import WebSocket

from emporion.server.frames import Shared, shared
from emporion.server.messages import Answer
from emporion.server.people.identity import COOKIE, Visit
from emporion.server.problems import ProblemError, closed_with
from emporion.server.rooms.outbox import Outbox
from emporion.server.store import Damaged, StoreProblem
from emporion.server.web.door import check_address, from_our_page
from emporion.server.web.wire import EXTENSION, Socket

if TYPE_CHECKING:
    from emporion.server.service import Service

AnySocket = WebSocket[Any, Any, Any]


@asynccontextmanager
async def opened(socket: AnySocket, service: Service) -> AsyncIterator[Line | None]:
    """A line for a socket of one of our pages, as long as it is open; None if it was refused, and told why."""
    await socket.accept()
    line = Line(socket)
    try:
        check_address(socket.scope["raw_path"], socket.scope["query_string"])
        if not from_our_page(socket.headers, socket.scope["scheme"], service.settings.origins):
            raise ProblemError("foreign")
        service.limits.take("request", address=line.address)
        await service.quotas.enter(line.address)
    except ProblemError as problem:
        await line.refuse(problem)
        yield None
        return
    try:
        yield line
    finally:
        service.quotas.leave(line.address)
        service.collector.gone += 1
        line.ended = True


async def still_signed_in(line: Line, service: Service, visit: Visit | None) -> bool:
    """To be asked when a line has been joined to what it shows: from then on it is closed when its device is signed
    out, but that may have happened since it was looked at. If so, it is refused."""
    try:
        if not await service.identity.still(line.socket.cookies.get(COOKIE), visit):
            raise ProblemError("signed-out")
    except (ProblemError, StoreProblem) as problem:
        await line.refuse(problem)
        return False
    return True


class Line(Outbox):
    def __init__(self, socket: AnySocket) -> None:
        super().__init__()
        self.socket = socket
        self.address = socket.client.host if socket.client else ""
        self._wire = cast(Socket, (socket.scope["extensions"] or {})[EXTENSION]["socket"])
        self._wire.read_on = self.flush
        self._closing: asyncio.Task[None] | None = None

    def can_write(self) -> bool:
        return self._wire.can_write()

    def write(self, frame: Shared) -> None:
        self._wire.write(frame)

    def close(self, code: int, reason: str) -> None:
        self._closing = asyncio.get_running_loop().create_task(self._close(code, reason))

    async def _close(self, code: int, reason: str) -> None:
        with suppress(RuntimeError, OSError):  # the client may be gone
            await self.socket.close(code, reason)

    async def refuse(self, problem: Exception) -> None:
        """Tell why nothing comes, and close."""
        if isinstance(problem, StoreProblem):
            problem = ProblemError("broken-table" if isinstance(problem, Damaged) else "storage")
        assert isinstance(problem, ProblemError)
        with suppress(RuntimeError, OSError):
            self.send(shared(Answer("", False, problem.problem())))
            await self.socket.close(closed_with(problem.key), problem.key)
