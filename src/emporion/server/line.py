"""The line to one client: who may open one, and frames on their way. Nothing here waits: a slow client delays nobody.

What comes in order (answers, chat) waits in a queue; of what replaces what was there before (the state of a table, who
is there) only the latest is sent, and it is made when it can be sent. So a client that reads slowly gets fewer states,
not later ones.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any

import msgspec
from litestar import WebSocket

from emporion.server.door import check_address, from_our_page
from emporion.server.messages import Answer
from emporion.server.problems import ProblemError
from emporion.server.wire import EXTENSION, Shared, Socket

if TYPE_CHECKING:
    from emporion.server.service import Service

log = logging.getLogger("emporion.server")
MOST_WAITING = 256  # frames a slow client may lag behind before it has to connect again
CLOSED_WITH = {"no-table": 4404, "malformed": 4404, "foreign": 4403, "too-slow": 4408}
TOO_MANY, BROKEN = 4429, 4409
"""The code a socket is closed with says what the answer before it says."""

AnySocket = WebSocket[Any, Any, Any]


def shared(message: msgspec.Struct) -> Shared:
    return Shared(msgspec.json.encode(message).decode())


@asynccontextmanager
async def opened(socket: AnySocket, service: Service) -> AsyncIterator[Line | None]:
    """A line for a socket of one of our pages, as long as it is open; None if it was refused, and told why."""
    await socket.accept()
    line = Line(socket)
    try:
        check_address(socket.scope["raw_path"], socket.scope["query_string"])
        if not from_our_page(socket.headers, socket.scope["scheme"], service.settings.origins):
            raise ProblemError("foreign")
        service.sockets.enter(line.address)
    except ProblemError as problem:
        await line.refuse(problem)
        yield None
        return
    try:
        yield line
    finally:
        service.sockets.leave(line.address)
        line.ended = True


class Line:
    def __init__(self, socket: AnySocket) -> None:
        self.socket = socket
        self.address = socket.client.host if socket.client else ""
        self.ended = False
        self._wire: Socket = (socket.scope["extensions"] or {})[EXTENSION]["socket"]
        self._wire.read_on = self.flush
        self._latest: dict[str, Callable[[], Shared]] = {}
        self._frames: deque[Shared] = deque()
        self._closing: asyncio.Task[None] | None = None

    def send(self, frame: Shared) -> None:
        """Send a frame after those that wait."""
        if len(self._frames) >= MOST_WAITING:
            self.end(CLOSED_WITH["too-slow"], "too-slow")
            return
        self._frames.append(frame)
        self.flush()

    def replace(self, name: str, make: Callable[[], Shared]) -> None:
        """Let this be sent with the next flush, in the place of anything of that name that has not gone yet."""
        self._latest[name] = make

    def flush(self) -> None:
        """Send what can be sent without waiting; what was replaced goes first."""
        while not self.ended and self._wire.can_write():
            if self._latest:
                make = self._latest.pop(next(iter(self._latest)))
                try:
                    frame = make()
                except Exception:
                    log.exception("a frame could not be made")
                    self.end(BROKEN, "server")
                    return
            elif self._frames:
                frame = self._frames.popleft()
            else:
                return
            self._wire.write(frame)

    def end(self, code: int, reason: str) -> None:
        """Close the line, though frames may wait."""
        if not self.ended:
            self.ended = True
            self._closing = asyncio.get_running_loop().create_task(self._close(code, reason))

    async def _close(self, code: int, reason: str) -> None:
        with suppress(RuntimeError, OSError):  # the client may be gone
            await self.socket.close(code, reason)

    async def refuse(self, problem: ProblemError) -> None:
        """Tell why nothing comes, and close."""
        code = TOO_MANY if problem.status == 429 else CLOSED_WITH.get(problem.key, BROKEN)
        await self.socket.send_data(shared(Answer("", False, problem.problem())), mode="text")
        await self.socket.close(code, problem.key)
