"""The WebSocket of the lobby: what it shows, and then what changes in it."""

from __future__ import annotations

from typing import Any

from litestar import websocket

from emporion.server.people.identity import COOKIE
from emporion.server.problems import ProblemError
from emporion.server.rooms.lobby import Visitor
from emporion.server.service import Service
from emporion.server.store import StoreProblem
from emporion.server.web.line import AnySocket, opened, still_signed_in


@websocket("/api/lobby/live")
async def lobby_live(socket: AnySocket) -> None:
    """The lobby as it is and as it changes: see docs/protocol.md."""
    service: Service = socket.app.state.service
    async with opened(socket, service) as line:
        if line is None:
            return
        try:
            visit = await service.identity.visit(socket.cookies.get(COOKIE))
            person = visit.person if visit is not None else None
            service.limits.take("lobby", person.id if person else None, line.address)
            visitor = Visitor(person, line.send, visit.device if visit is not None else "", line.end)
            await service.lobby.join(visitor)
        except (ProblemError, StoreProblem) as problem:
            await line.refuse(problem)
            return
        try:
            if not await still_signed_in(line, service, visit):
                return
            while True:  # nothing is expected from the client but that it leaves
                event: Any = await socket.receive()
                if event["type"] == "websocket.disconnect":
                    return
        finally:
            service.lobby.leave(visitor)
