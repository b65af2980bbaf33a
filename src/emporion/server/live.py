"""The WebSocket of a table: frames in and out. What they mean is the room's business."""

from __future__ import annotations

import asyncio
import logging
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketException
from litestar.params import FromPath

from emporion.server.audience import Connection
from emporion.server.identity import COOKIE
from emporion.server.limits import Allowance
from emporion.server.messages import Answer, ClientMessage, Problem
from emporion.server.problems import ProblemError
from emporion.server.room import Room
from emporion.server.service import Service
from emporion.server.store import StoreProblem

log = logging.getLogger("emporion.server")
LONGEST_MESSAGE = 16 * 1024
AT_ONCE, A_SECOND = 500, 50  # messages of one client
MOST_WAITING = 256  # frames a slow client may lag behind before it has to connect again

NO_TABLE, BROKEN, SLOW, FOREIGN = 4404, 4409, 4408, 4403
_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(ClientMessage)


class _Id(msgspec.Struct):
    id: str = ""


@websocket("/api/tables/{table:str}/live")
async def live(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    """The live table: see docs/protocol.md."""
    service: Service = socket.app.state.service
    await socket.accept()
    if not same_site(socket):
        await socket.close(FOREIGN, "another site may not speak for you")
        return
    person = await service.identity.who(socket.cookies.get(COOKIE))
    try:
        room = await service.rooms.get(table)
    except (ProblemError, StoreProblem) as problem:
        told = (
            problem.problem() if isinstance(problem, ProblemError) else Problem("storage", "the storage does not work")
        )
        await socket.send_data(msgspec.json.encode(Answer("", False, told)), mode="text")
        await socket.close(BROKEN if told.error != "no-table" else NO_TABLE, told.error)
        return
    line = Line(socket)
    connection = Connection(person, line.send, line.end)
    writer = asyncio.create_task(line.write())
    try:
        room.join(connection)
        await _listen(socket, room, connection)
    finally:
        room.leave(connection)
        writer.cancel()


def same_site(socket: WebSocket[Any, Any, Any]) -> bool:
    origin = socket.headers.get("origin")
    host = socket.headers.get("host", "")
    return not origin or urlsplit(origin).hostname == urlsplit(f"//{host}").hostname


class Line:
    """Frames on their way to one client, so that a slow one delays nobody."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self.socket = socket
        self.waiting: asyncio.Queue[bytes] = asyncio.Queue()
        self.ending: tuple[int, str] | None = None

    def send(self, frame: bytes) -> None:
        if self.waiting.qsize() >= MOST_WAITING:
            self.end(SLOW, "too slow")
        else:
            self.waiting.put_nowait(frame)

    def end(self, code: int, reason: str) -> None:
        """Close the line, though frames may wait."""
        if self.ending is None:
            self.ending = (code, reason)
            self.waiting.put_nowait(b"")

    async def write(self) -> None:
        try:
            while self.ending is None:
                frame = await self.waiting.get()
                if frame:
                    await self.socket.send_data(frame.decode(), mode="text")
            await self.socket.close(*self.ending)
        except (WebSocketException, RuntimeError, OSError):
            pass  # the client is gone; the listening side notices


async def _listen(socket: WebSocket[Any, Any, Any], room: Room, connection: Connection) -> None:
    allowance = Allowance(AT_ONCE, A_SECOND)
    while True:
        event: Any = await socket.receive()
        if event["type"] == "websocket.disconnect":
            return
        if event["type"] != "websocket.receive":
            continue
        data: str | bytes = event.get("text") or event.get("bytes") or b""
        raw = data.encode() if isinstance(data, str) else data
        try:
            if len(raw) > LONGEST_MESSAGE:
                text = f"a message has at most {LONGEST_MESSAGE} bytes, this one {len(raw)}"
                raise ProblemError(413, "too-long", text)
            allowance.take()
            message = _read(raw)
            await room.hearing.hear(connection, message)
        except ProblemError as problem:
            connection.tell(Answer(_id_of(raw), False, problem.problem()))
        except Exception:  # a bug must not close the socket, nor harm the table
            log.exception("table %s: a message failed", room.row.id)
            connection.tell(Answer(_id_of(raw), False, Problem("server", "the server made a mistake; nothing changed")))


def _read(raw: bytes) -> Any:
    try:
        return _decoder.decode(raw)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise ProblemError(400, "malformed", f"not a message: {error}"[:300]) from None


def _id_of(raw: bytes) -> str:
    """The id of a message that cannot be read otherwise, if it has one."""
    if len(raw) > LONGEST_MESSAGE:
        return ""
    try:
        return msgspec.json.decode(raw, type=_Id).id[:40]
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return ""
