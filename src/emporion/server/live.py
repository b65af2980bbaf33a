"""The WebSocket of a table: frames in and out. What they mean is the room's business."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketException
from litestar.params import FromPath

from emporion.server import metrics
from emporion.server.door import check_address, check_json, from_our_page
from emporion.server.identity import COOKIE
from emporion.server.limits import Allowance
from emporion.server.messages import Answer, AskHint, ClientMessage
from emporion.server.play import PUBLIC
from emporion.server.problems import ProblemError
from emporion.server.room import Connection, Room
from emporion.server.service import Service
from emporion.server.store import Damaged, StoreProblem
from emporion.server.wire import Shared

log = logging.getLogger("emporion.server")
LONGEST_MESSAGE = 16 * 1024
AT_ONCE, A_SECOND = 500, 50  # messages of one client
MOST_WAITING = 256  # frames a slow client may lag behind before it has to connect again

CLOSED_WITH = {"no-table": 4404, "malformed": 4404, "foreign": 4403, "too-slow": 4408}
TOO_MANY, BROKEN = 4429, 4409
"""The code a socket is closed with says what the answer before it says."""
_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(ClientMessage)


class _Id(msgspec.Struct):
    id: str = ""


@websocket("/api/tables/{table:str}/live")
async def live(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    """The live table: see docs/protocol.md."""
    service: Service = socket.app.state.service
    address = socket.client.host if socket.client else ""
    await socket.accept()
    try:
        check_address(socket.scope["raw_path"], socket.scope["query_string"])
        if not from_our_page(socket.headers, socket.scope["scheme"], service.settings.origins):
            raise ProblemError("foreign")
        service.sockets.enter(address)
    except ProblemError as problem:
        await _refuse(socket, problem)
        return
    try:
        await _attend(socket, service, table, address)
    finally:
        service.sockets.leave(address)


async def _attend(socket: WebSocket[Any, Any, Any], service: Service, table: str, address: str) -> None:
    try:
        person = await service.identity.who(socket.cookies.get(COOKIE))
        room = await service.rooms.get(table)
        if room.viewer(person) == PUBLIC and len(room.connections) >= service.settings.spectators:
            raise ProblemError("too-many-spectators", most=service.settings.spectators)
    except ProblemError as problem:
        await _refuse(socket, problem)
        return
    except StoreProblem as problem:
        log.error("table %s: %s", table, problem)
        await _refuse(socket, ProblemError("broken-table" if isinstance(problem, Damaged) else "storage"))
        return
    line = _Line(socket)
    connection = Connection(person, line.send)
    writer = asyncio.create_task(line.write())
    try:
        room.join(connection)
        await _listen(socket, room, connection, address)
    finally:
        room.leave(connection)
        writer.cancel()


async def _refuse(socket: WebSocket[Any, Any, Any], problem: ProblemError) -> None:
    code = TOO_MANY if problem.status == 429 else CLOSED_WITH.get(problem.key, BROKEN)
    await socket.send_data(msgspec.json.encode(Answer("", False, problem.problem())), mode="text")
    await socket.close(code, problem.key)


class _Line:
    """Frames on their way to one client, so that a slow one delays nobody."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self.socket = socket
        self.waiting: asyncio.Queue[Shared] = asyncio.Queue()
        self.slow = False

    def send(self, frame: bytes | Shared) -> None:
        if self.waiting.qsize() >= MOST_WAITING:
            self.slow = True
        else:
            self.waiting.put_nowait(frame if isinstance(frame, Shared) else Shared(frame.decode()))

    async def write(self) -> None:
        try:
            while not self.slow:
                await self.socket.send_data(await self.waiting.get(), mode="text")
            await self.socket.close(CLOSED_WITH["too-slow"], "too-slow")
        except (WebSocketException, RuntimeError, OSError):
            pass  # the client is gone; the listening side notices
        except Exception:
            log.exception("a frame could not be sent")
            await self.socket.close(BROKEN, "server")


async def _listen(socket: WebSocket[Any, Any, Any], room: Room, connection: Connection, address: str) -> None:
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
            allowance.take()
            message = _read(raw)
            if isinstance(message, AskHint) and connection.person is not None:
                room.service.limits.take("hint", connection.person.id, address)
            with metrics.messages.labels(type(message).__struct_config__.tag).time():
                await room.hear(connection, message)
        except ProblemError as problem:
            connection.tell(Answer(_id_of(raw), False, problem.problem()))
        except Exception:  # a bug must not close the socket, nor harm the table
            log.exception("table %s: a message failed", room.row.id)
            connection.tell(Answer(_id_of(raw), False, ProblemError("server").problem()))


def _read(raw: bytes) -> Any:
    if len(raw) > LONGEST_MESSAGE:
        raise ProblemError("too-long", kilobytes=LONGEST_MESSAGE // 1000)
    check_json(raw)
    try:
        return _decoder.decode(raw)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise ProblemError("malformed", f"not a message: {error}") from None


def _id_of(raw: bytes) -> str:
    """The id of a message that cannot be read otherwise, if it has one."""
    try:
        check_json(raw[: LONGEST_MESSAGE + 1])
        return msgspec.json.decode(raw, type=_Id).id[:40]
    except (ProblemError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return ""
