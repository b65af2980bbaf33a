"""A client as light as it can be: one machine plays thousands of people at once.

A frame is not decoded as JSON: what a scripted person needs of it is found by its name.
"""

from __future__ import annotations

import asyncio
import json
import os
import struct
from collections.abc import Callable
from typing import Any, cast
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
KEY = "ZW1wb3Jpb24gZW1wb3Jpbw=="
"""The server only has to give it back hashed, which nobody looks at here."""


class Refused(Exception):
    """The server has answered with a problem."""


class Http:
    """Requests one after the other over one connection."""

    def __init__(self, base: str) -> None:
        address = urlsplit(base)
        self.host, self.port = str(address.hostname), int(address.port or 80)
        self.cookie = ""
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def post(self, path: str, body: Any, cookie: str = "") -> Any:
        if self._streams is None:
            self._streams = await asyncio.open_connection(self.host, self.port)
        reader, writer = self._streams
        content = json.dumps(body).encode()
        cookies = f"Cookie: emporion={cookie}\r\n" if cookie else ""
        head = f"POST {path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\n{cookies}Content-Type: application/json\r\n"
        writer.write(f"{head}Content-Length: {len(content)}\r\n\r\n".encode() + content)
        answer = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        status = int(answer.split(" ", 2)[1])
        length = 0
        for line in answer.split("\r\n")[1:]:
            name, _, value = line.partition(":")
            if name.lower() == "content-length":
                length = int(value)
            elif name.lower() == "set-cookie" and value.strip().startswith("emporion="):
                self.cookie = value.strip().removeprefix("emporion=").partition(";")[0]
        text = await reader.readexactly(length)
        if status >= 400:
            raise Refused(f"{path}: {status} {text.decode()[:200]}")
        return json.loads(text) if text else None

    def close(self) -> None:
        """End the connection; a further request makes another."""
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None


class Line(asyncio.Protocol):
    """A WebSocket at a table; `heard` is called with each text."""

    def __init__(self, host: str, path: str, cookie: str, heard: Callable[[bytes], None]) -> None:
        self.request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {KEY}\r\nCookie: emporion={cookie}\r\n\r\n"
        ).encode()
        self.heard = heard
        self.open = False
        self.lost = False
        self.received = 0
        self._rest = bytearray()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self.request)

    def connection_lost(self, error: Exception | None) -> None:
        self.lost = True

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        self._rest += data
        if not self.open:
            end = self._rest.find(b"\r\n\r\n")
            if end < 0:
                return
            if not self._rest.startswith(b"HTTP/1.1 101"):
                self.transport.close()
                return
            del self._rest[: end + 4]
            self.open = True
        while self._frame():
            pass

    def _frame(self) -> bool:
        """Take one whole frame from what has come; whether there was one."""
        rest = self._rest
        if len(rest) < 2:
            return False
        length, start = rest[1] & 127, 2
        if length == 126:
            length, start = int.from_bytes(rest[2:4], "big"), 4
        elif length == 127:
            length, start = int.from_bytes(rest[2:10], "big"), 10
        if len(rest) < start + length:
            return False
        kind, content = rest[0] & 15, bytes(rest[start : start + length])
        del rest[: start + length]
        if kind == TEXT:
            self.heard(content)
        elif kind == PING:
            self._send(PONG, content)
        elif kind == CLOSE:
            self.transport.close()
        return True

    def say(self, message: Any) -> None:
        self._send(TEXT, json.dumps(message).encode())

    def _send(self, kind: int, content: bytes) -> None:
        """Clients have to mask what they send; which mask is all the same."""
        length = len(content)
        head = bytes([128 | kind, 128 | length]) if length < 126 else struct.pack("!BBH", 128 | kind, 254, length)
        mask = os.urandom(4)
        whole = (mask * (length // 4 + 1))[:length]
        masked = (int.from_bytes(content, "big") ^ int.from_bytes(whole, "big")).to_bytes(length, "big")
        self.transport.write(head + mask + masked)


def number_in(frame: bytes, name: bytes) -> int:
    """The number of that name, where it stands first."""
    start = frame.index(b'"%s":' % name) + len(name) + 3
    end = start
    while frame[end : end + 1].isdigit():
        end += 1
    return int(frame[start:end])


def words_in(frame: bytes) -> int:
    """How many words have been said; what orders have said stands behind it under the same name."""
    end = frame.rindex(b',"commitment":')
    return int(frame[frame.rindex(b'"words":', 0, end) + 8 : end])


def offer_in(frame: bytes) -> list[bytes]:
    """The words that may be said; there are no quotation marks in them."""
    start = frame.rindex(b'],"offer":[') + 11
    inside = frame[start : frame.index(b"]", start)]
    return inside.replace(b'"', b"").split(b",") if inside else []
