"""A socket is heard as fast as it may be, however much it sends, and nobody else waits for it."""

from __future__ import annotations

import contextlib
import json
import socket
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN
from websockets.uri import parse_uri

from emporion.server.people.limits import Allowance
from emporion.server.service import Settings
from emporion.server.web import pacing, wire
from tests.server.driver import InThread, Player

MANY = 100_000
MESSAGE = b"\x81\x82\0\0\0\0{}"
PING = b"\x89\x80\0\0\0\0"
PIECES = b"\x01\x80\0\0\0\0", b"\x00\x80\0\0\0\0"  # a text that begins, and goes on


@pytest.fixture
def turns(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many frames were taken apart at once."""
    seen: list[int] = []
    hear = pacing.Paced.handle_events

    def handle(self: pacing.Paced) -> None:
        seen.append(sum(isinstance(event, Frame) for event in self.conn.events))
        hear(self)

    monkeypatch.setattr(wire.Socket, "handle_events", handle)
    return seen


def connected(server: InThread, path: str) -> tuple[socket.socket, ClientProtocol]:
    line = socket.create_connection(("127.0.0.1", server.port))
    line.settimeout(20)
    client = ClientProtocol(parse_uri(f"ws://127.0.0.1:{server.port}{path}"))
    client.send_request(client.connect())
    line.sendall(b"".join(client.data_to_send()))
    while client.state is not OPEN:
        client.receive_data(line.recv(65536))
    return line, client


def frames(line: socket.socket, client: ClientProtocol) -> Iterator[Frame]:
    """What the server sends until it ends the connection."""
    while True:
        try:
            data = line.recv(65536)
        except ConnectionResetError:
            return
        if not data:
            return
        client.receive_data(data)
        yield from (event for event in client.events_received() if isinstance(event, Frame))


@pytest.mark.parametrize(
    ("path", "flood"),
    [
        ("table", MESSAGE * MANY),
        ("lobby", MESSAGE * MANY),
        ("table", PING * MANY),
        ("lobby", PING * MANY),
        ("lobby", PIECES[0] + PIECES[1] * MANY),
    ],
    ids=["messages at a table", "messages at the lobby", "pings at a table", "pings at the lobby", "pieces"],
)
async def test_a_flood_is_not_answered_but_ended_and_everybody_else_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, turns: list[int], path: str, flood: bytes
) -> None:
    monkeypatch.setattr(pacing, "A_SECOND", 0)
    monkeypatch.setattr(pacing, "FLOOD_SECONDS", 0)
    with InThread(Settings(data=tmp_path)) as server:
        async with Player(server.base, "Anna") as anna:
            table = (await anna.open("me", "bot", "bot"))["id"]
            line, client = connected(server, f"/api/tables/{table}/live" if path == "table" else "/api/lobby/live")
            with line:

                def pour() -> None:
                    with contextlib.suppress(OSError):  # it may be ended meanwhile
                        line.sendall(flood)

                pouring = threading.Thread(target=pour)
                pouring.start()
                got = list(frames(line, client))
                pouring.join()
            assert client.close_rcvd is not None
            assert (client.close_rcvd.code, client.close_rcvd.reason) == (4429, "too-fast")
            why = json.loads(bytes(got[-2].data))
            assert (why["type"], why["id"], why["error"]["error"]) == ("answer", "", "too-fast")
            each = len(MESSAGE) if flood.startswith(MESSAGE) else len(PING)
            assert max(turns) <= pacing.PIECE // each + 1
            assert pacing.AT_ONCE <= sum(turns) <= pacing.AT_ONCE + pacing.A_TURN + pacing.PIECE // each
            assert sum(frame.opcode is Opcode.PONG for frame in got) <= sum(turns)
            async with anna.live(table) as live:  # the table goes on
                assert (await live.say())["ok"]


async def test_who_is_quick_is_heard_later_and_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pacing, "AT_ONCE", 5)
    monkeypatch.setattr(pacing, "A_SECOND", 2000)
    monkeypatch.setattr(pacing, "REST", 0)
    rests: list[float] = []
    rest = pacing.Paced._rest

    def rest_noted(self: pacing.Paced, wait: float) -> None:
        rests.append(wait)
        rest(self, wait)

    monkeypatch.setattr(pacing.Paced, "_rest", rest_noted)
    with InThread(Settings(data=tmp_path)) as server:
        async with Player(server.base, "Anna") as anna:
            table = (await anna.open("me", "bot", "bot"))["id"]
            async with anna.live(table) as live:
                for n in range(200):
                    await live.send({"type": "why", "id": f"w{n}", "word": "pass"})
                answers = [await live.answer(f"w{n}") for n in range(200)]
                assert {answer["type"] for answer in answers} == {"why"}
                assert rests
                assert (await live.say())["ok"]


async def test_a_long_message_counts_as_several(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also when it was packed into few bytes."""
    paid: list[int] = []
    pay = Allowance.pay

    def pay_noted(self: Allowance, cost: int) -> float:
        paid.append(cost)
        return pay(self, cost)

    monkeypatch.setattr(Allowance, "pay", pay_noted)
    with InThread(Settings(data=tmp_path)) as server:
        async with Player(server.base, "Anna") as anna:
            table = (await anna.open("me", "bot", "bot"))["id"]
            async with anna.live(table) as live:
                paid.clear()
                answer = await live.ask(type="chat", text="x" * 10 * pacing.FRAME)
                assert not answer["ok"]
                assert max(paid) == 11
