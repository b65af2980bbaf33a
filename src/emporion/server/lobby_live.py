"""The WebSocket of the lobby: what it shows, and then what changes in it."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import WebSocket, websocket

from emporion.server.identity import COOKIE
from emporion.server.live import BROKEN, FOREIGN, Line, same_site
from emporion.server.lobby import Visitor
from emporion.server.service import Service
from emporion.server.store import StoreProblem


@websocket("/api/lobby/live")
async def lobby_live(socket: WebSocket[Any, Any, Any]) -> None:
    """The lobby as it is and as it changes: see docs/protocol.md."""
    service: Service = socket.app.state.service
    await socket.accept()
    if not same_site(socket):
        await socket.close(FOREIGN, "another site may not speak for you")
        return
    line = Line(socket)
    visitor = Visitor(await service.identity.who(socket.cookies.get(COOKIE)), line.send)
    writer = asyncio.create_task(line.write())
    try:
        await service.lobby.join(visitor)
        while True:  # nothing is expected from the client but that it leaves
            event: Any = await socket.receive()
            if event["type"] == "websocket.disconnect":
                return
    except StoreProblem:
        await socket.close(BROKEN, "storage")
    finally:
        service.lobby.leave(visitor)
        writer.cancel()
