"""Connections that would keep the server waiting, and frames that many sockets share."""

from __future__ import annotations

import asyncio
import json
import socket
from pathlib import Path

import httpx
import msgspec
import pytest
import websockets
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory

from emporion.server.frames import WORTH_COMPRESSING, Shared, shared
from emporion.server.messages import Answer
from emporion.server.people.limits import Counted
from emporion.server.service import Settings
from emporion.server.web import wire
from tests.server.driver import InThread, Player

SLOW = [
    b"",
    b"GET / HT",
    b"GET /api/games HTTP/1.1\r\nhost: x\r\nx-a: b\r\n",
    b"POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{",
    b"GET /api/me HTTP/1.1\r\nhost: x\r\n\r\nGET / HTTP/1.1\r\nhos",
]


@pytest.mark.parametrize("start", SLOW)
def test_a_request_that_does_not_end_is_broken_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, start: bytes
) -> None:
    monkeypatch.setattr(wire, "REQUEST_SECONDS", 0.3)
    with InThread(Settings(data=tmp_path)) as server, socket.create_connection(("127.0.0.1", server.port)) as line:
        line.settimeout(20)
        if start:
            line.sendall(start)
        try:
            while line.recv(65536):
                pass
        except ConnectionResetError:
            pass
        assert httpx.get(f"{server.base}/api/games").status_code == 200


async def test_requests_and_sockets_in_time_are_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The limit is for a request, not for a connection: one that is used again and a socket outlive it."""
    monkeypatch.setattr(wire, "REQUEST_SECONDS", 0.4)
    with InThread(Settings(data=tmp_path)) as server:
        async with Player(server.base, "Anna") as anna:
            table = (await anna.open("me", "open", "open"))["id"]
            async with anna.live(table) as live:
                for _ in range(4):
                    await asyncio.sleep(0.2)
                    await anna.get("/api/me")
                assert (await live.ask(type="chat", text="still here"))["ok"]


async def test_who_does_not_read_is_broken_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "READ_SECONDS", 0.3)
    with InThread(Settings(data=tmp_path)) as server:
        async with Player(server.base, "Anna") as anna:
            table = (await anna.open("me", "open", "open"))["id"]
            with socket.socket() as deaf:
                deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                deaf.connect(("127.0.0.1", server.port))
                ask = [
                    f"GET /api/tables/{table}/live HTTP/1.1",
                    "host: 127.0.0.1",
                    "connection: upgrade",
                    "upgrade: websocket",
                    "sec-websocket-version: 13",
                    "sec-websocket-key: MDEyMzQ1Njc4OWFiY2RlZg==",
                ]
                deaf.sendall("\r\n".join([*ask, "", ""]).encode())
                room = server.service.rooms.rooms[table]
                while len(room.connections) < 1:
                    await asyncio.sleep(0.01)
                connection = next(iter(room.connections))
                frame = Shared(b"x" * 1_000_000)
                loop = server.server.servers[0].get_loop()
                for _ in range(20):
                    loop.call_soon_threadsafe(connection.line.send, frame)
                while room.connections:  # it is dropped though it never says a word
                    await asyncio.sleep(0.02)


def test_an_address_has_so_many_connections(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "connections", Counted(2, "too-many-sockets"))
    monkeypatch.setattr(wire, "trusted", lambda proxies: ())  # and this machine is nobody special
    monkeypatch.setattr("emporion.server.people.limits.is_ours", lambda address: False)
    with InThread(Settings(data=tmp_path)) as server:
        lines = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(2)]
        while sum(wire.connections.open.values()) < 2:
            pass
        answer = httpx.get(f"{server.base}/api/games")
        assert (answer.status_code, answer.json()["error"]) == (429, "too-many-sockets")
        assert answer.headers["retry-after"] == "10"
        for line in lines:
            line.close()
        while wire.connections.open:
            pass
        assert httpx.get(f"{server.base}/api/games").status_code == 200


async def test_a_socket_counts_until_it_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "connections", Counted(5, "too-many-sockets"))
    monkeypatch.setattr(wire, "trusted", lambda proxies: ())
    with InThread(Settings(data=tmp_path)) as server:
        async with Player(server.base, "Anna") as anna:
            table = (await anna.open("me", "open", "open"))["id"]
            await anna.http.aclose()
            while wire.connections.open:
                await asyncio.sleep(0.01)
            async with anna.live(table):
                assert wire.connections.open == {"127.0.0.1": 1}
            while wire.connections.open:
                await asyncio.sleep(0.01)


@pytest.mark.parametrize(
    "offer",
    [
        None,  # a client that reads no compressed frames
        [ClientPerMessageDeflateFactory()],
        [ClientPerMessageDeflateFactory(server_max_window_bits=12, client_max_window_bits=12)],
        [ClientPerMessageDeflateFactory(server_max_window_bits=9)],  # too small for what is shared
    ],
)
async def test_every_client_reads_the_same_frames(
    tmp_path: Path, offer: list[ClientPerMessageDeflateFactory] | None
) -> None:
    with InThread(Settings(data=tmp_path, bot_delay=0, bot_workers=1)) as server:
        async with Player(server.base, "Anna") as anna:
            table = (await anna.open("me", "bot", "bot"))["id"]
            address = f"{server.base.replace('http', 'ws')}/api/tables/{table}/live"
            async with (
                websockets.connect(address, compression=None, extensions=offer, max_size=None) as line,
                anna.live(table) as live,
            ):
                states = [json.loads(await line.recv())]
                assert states[0]["type"] == "state" and len(json.dumps(states[0])) > WORTH_COMPRESSING
                await live.until(lambda: live.offer)
                await live.say()
                while len(states) < 3:
                    message = json.loads(await line.recv())
                    if message["type"] == "state":
                        states.append(message)
                assert [state["viewer"] for state in states] == [None] * 3


def test_a_message_is_encoded_once_and_sent_as_text() -> None:
    frame = shared(Answer("é", True))
    assert frame == msgspec.json.encode(Answer("é", True)) and isinstance(frame, bytes)
    assert frame.wire(False) == b"\x81" + bytes([len(frame)]) + frame


def test_what_goes_over_the_wire_is_made_once() -> None:
    long, short = Shared(b"x" * 1000), Shared(b"short")
    assert long.wire(True) is long.wire(True) and len(long.wire(True)) < 100
    assert long.wire(False) is long.wire(False) and len(long.wire(False)) == 1004
    assert short.wire(True) is short.wire(False) == b"\x81\x05short"
