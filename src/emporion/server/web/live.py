"""The WebSocket of a table: frames in and out. What they mean is the room's business."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from litestar import websocket
from litestar.params import FromPath

from emporion.server import metrics
from emporion.server.match.play import PUBLIC
from emporion.server.messages import Answer, AskCounsel, AskHint, AskPast, AskVerdict, ClientMessage
from emporion.server.people.identity import COOKIE
from emporion.server.problems import ProblemError
from emporion.server.rooms.audience import Connection
from emporion.server.rooms.room import Room
from emporion.server.service import Service
from emporion.server.store import StoreProblem
from emporion.server.web.door import check_json
from emporion.server.web.line import AnySocket, Line, opened, still_signed_in

log = logging.getLogger("emporion.server")
LONGEST_MESSAGE = 16 * 1024
WORDS_FOR_ONE = 50  # words of a match for which opening it counts as one more request
_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(ClientMessage)


class _Id(msgspec.Struct):
    id: str = ""


@websocket("/api/tables/{table:str}/live")
async def live(socket: AnySocket, table: FromPath[str]) -> None:
    """The live table: see docs/protocol.md."""
    service: Service = socket.app.state.service
    async with opened(socket, service) as line:
        if line is not None:
            await _attend(line, service, table)


async def _attend(line: Line, service: Service, table: str) -> None:
    try:
        visit = await service.identity.visit(line.socket.cookies.get(COOKIE))
        person = visit.person if visit is not None else None
        room = await service.rooms.get(table)
        if not room.row.may_watch(person.id if person else None):
            raise ProblemError("no-spectators")
        if room.play is not None:  # what it is sent grows with the words
            service.limits.take("request", address=line.address, cost=len(room.play.match.said) // WORDS_FOR_ONE)
        if room.viewer(person) == PUBLIC and len(room.audience.watching) >= service.settings.spectators:
            raise ProblemError("too-many-spectators", most=service.settings.spectators)
    except (ProblemError, StoreProblem) as problem:
        await line.refuse(problem)
        return
    if person is not None:
        await service.shuns.learn(person.id)
    connection = Connection(person, line, line.address, visit.device if visit is not None else "")
    try:
        room.join(connection)  # from here on it is closed when the device is signed out; before, it may have been
        if await still_signed_in(line, service, visit):
            await _listen(line, room, connection)
    finally:
        room.leave(connection)


async def _listen(line: Line, room: Room, connection: Connection) -> None:
    while True:
        event: Any = await line.socket.receive()
        if event["type"] == "websocket.disconnect":
            return
        if event["type"] != "websocket.receive":
            continue
        data: str | bytes = event.get("text") or event.get("bytes") or b""
        raw = data.encode() if isinstance(data, str) else data
        try:
            message = _read(raw)
            if isinstance(message, AskHint) and connection.person is not None:
                await room.service.quotas.take("hint", connection.person.id, line.address)
            if isinstance(message, AskVerdict) and connection.person is not None:
                await room.service.quotas.take("verdict", connection.person.id, line.address)
            if isinstance(message, AskPast | AskCounsel):
                person = connection.person.id if connection.person is not None else None
                room.service.limits.take("replay", person, line.address)
            with metrics.messages.labels(type(message).__struct_config__.tag).time():
                await room.hearing.hear(connection, message)
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
