"""The WebSockets of analyses: what there is, and whenever there is more. See docs/protocol.md."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from litestar import websocket
from litestar.params import FromPath

from emporion.kernel.record import digest_of
from emporion.server.people.identity import COOKIE
from emporion.server.people.limits import network_of
from emporion.server.problems import ProblemError
from emporion.server.service import Service
from emporion.server.store import StoreProblem
from emporion.server.web.line import AnySocket, opened


@websocket("/api/tables/{table:str}/analysis/live")
async def follow_analysis(socket: AnySocket, table: FromPath[str]) -> None:
    """The analysis of a finished match as it grows."""
    archive = _service(socket).archive

    async def found(whose: str) -> str:
        return (await archive.finished(table, whose)).record

    await _follow(socket, found)


@websocket("/api/records/{key:str}/analysis/live")
async def follow_upload_analysis(socket: AnySocket, key: FromPath[str]) -> None:
    """The analysis of an uploaded record as it grows."""
    archive = _service(socket).archive

    async def found(_whose: str) -> str:
        return (await archive.upload(key)).record

    await _follow(socket, found)


def _service(socket: AnySocket) -> Service:
    service: Service = socket.app.state.service
    return service


async def _follow(socket: AnySocket, found: Callable[[str], Awaitable[str]]) -> None:
    service = _service(socket)
    async with opened(socket, service) as line:
        if line is None:
            return
        try:
            person = await service.identity.who(socket.cookies.get(COOKIE))
            await service.quotas.take("replay", person.id if person else None, line.address)
            analysis = digest_of(await found(person.id if person else network_of(line.address)))
            await service.followers.join(line, analysis)
        except (ProblemError, StoreProblem) as problem:
            await line.refuse(problem)
            return
        try:
            while True:  # nothing is expected from the client but that it leaves
                event: Any = await socket.receive()
                if event["type"] == "websocket.disconnect":
                    return
        finally:
            service.followers.leave(line, analysis)
