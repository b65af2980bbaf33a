"""The server's side of each connection, beneath the application: time limits, limits for each address, frames.

uvicorn waits for ever for the rest of a request, and for ever until somebody reads what was written; here both have a
limit.
"""

from __future__ import annotations

import asyncio
import logging
import socket
import sys
from asyncio.transports import BaseTransport
from collections.abc import Callable
from functools import cache, cached_property
from typing import Any

import h11
import msgspec
from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.h11_impl import H11Protocol
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

from emporion.server.frames import WINDOW, Shared
from emporion.server.people.limits import Counted
from emporion.server.problems import ProblemError
from emporion.server.web.pacing import Paced

REQUEST_SECONDS = 20.0  # until a request is complete, headers and body
READ_SECONDS = 30.0  # until somebody reads on who let our answer wait
MOST_CONNECTIONS = 256  # open ones of an address; proxies that we trust are not counted
SPARE_FILES = 100  # of those that may be open, for the storage and the bots
KERNEL_BUFFER = 128 * 1024  # bytes on their way to one socket that the system keeps

EXTENSION = "emporion.wire"
"""Where the application finds the `Socket` it talks to."""

NOISE = (
    "Invalid HTTP request received.",
    "Unsupported upgrade request.",
    "Invalid UTF-8 sequence received from client.",
)
"""What anybody can make uvicorn write into the log as often as he likes."""
logging.getLogger("uvicorn.error").addFilter(lambda record: record.getMessage() not in NOISE)

connections = Counted(MOST_CONNECTIONS, "too-many-sockets")


@cache
def most_files() -> int:
    """Let this process open as many files as it may, and tell how many that are."""
    if sys.platform == "win32":
        return 8192
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = hard if hard != resource.RLIM_INFINITY else max(soft, 65_536)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return wanted


@cache
def trusted(proxies: str) -> _TrustedHosts:
    return _TrustedHosts(proxies)


class _Timed(asyncio.Protocol):
    """Breaks a connection off whose other side does not read."""

    transport: asyncio.Transport
    loop: asyncio.AbstractEventLoop
    _unread: asyncio.TimerHandle | None = None
    counted: str | None = None
    """The address this connection counts for."""

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread = self.loop.call_later(READ_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._read()

    def connection_lost(self, exc: Exception | None) -> None:
        self._read()
        if self.counted is not None:
            connections.leave(self.counted)
            self.counted = None
        super().connection_lost(exc)

    def _read(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None


class Http(_Timed, H11Protocol):
    """A request has to be complete in time, and an address may have so many connections."""

    _due: asyncio.TimerHandle | None = None

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)  # type: ignore[arg-type]
        address = self.client[0] if self.client else ""
        try:
            if address not in trusted(str(self.config.forwarded_allow_ips)):
                connections.enter(address)
                self.counted = address
            if len(self.connections) > most_files() - SPARE_FILES:
                raise ProblemError("busy", seconds=10)
        except ProblemError as problem:
            self._refuse(problem)
            return
        self._due = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        super().data_received(data)
        if self.transport.get_protocol() is not self:
            return  # it is a socket now
        if self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            self._in_time()
        elif self._due is None:
            self._due = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._in_time()
        super().handle_websocket_upgrade(event)
        line = self.transport.get_protocol()
        if isinstance(line, Socket):
            line.counted, self.counted = self.counted, None

    def connection_lost(self, exc: Exception | None) -> None:
        self._in_time()
        super().connection_lost(exc)

    def _in_time(self) -> None:
        if self._due is not None:
            self._due.cancel()
            self._due = None

    def _refuse(self, problem: ProblemError) -> None:
        body = msgspec.json.encode(problem.problem())
        head = [
            f"HTTP/1.1 {problem.status} ",
            "content-type: application/json",
            f"content-length: {len(body)}",
            "retry-after: 10",
            "connection: close",
        ]
        self.transport.write("\r\n".join([*head, "", ""]).encode() + body)
        self.transport.close()


class Socket(_Timed, Paced):
    """Messages are compressed one by one, so that all clients can get the same bytes, and need not wait (`write`)."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.read_on: Callable[[], None] = lambda: None  # called when the client reads again
        packing = ServerPerMessageDeflateFactory(
            server_no_context_takeover=True,
            client_no_context_takeover=True,
            server_max_window_bits=WINDOW,
            client_max_window_bits=12,
            compress_settings={"memLevel": 5},
        )
        self.conn = ServerProtocol(
            extensions=[packing] if self.config.ws_per_message_deflate else [],
            max_size=self.config.ws_max_size,
            logger=self.logger,
        )

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        line = transport.get_extra_info("socket")
        if line is not None:  # who does not read holds no more than this
            line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, KERNEL_BUFFER)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"][EXTENSION] = {"socket": self}

    def resume_writing(self) -> None:
        super().resume_writing()
        self.read_on()

    def can_write(self) -> bool:
        """Whether a frame can be sent now: the socket is open, and the client reads what it was sent."""
        ready = self.conn.state is OPEN and self.handshake_complete and self.writable.is_set()
        return ready and not self.close_sent and not self.transport.is_closing()

    def write(self, frame: Shared) -> None:
        self.transport.write(frame.wire(self._packs))

    @cached_property
    def _packs(self) -> bool:
        """Whether the client reads compressed frames as `Shared` makes them; known after the handshake."""
        return any(
            isinstance(one, PerMessageDeflate) and one.local_no_context_takeover and one.local_max_window_bits >= WINDOW
            for one in self.conn.extensions
        )
