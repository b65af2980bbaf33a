"""Requests to addresses that people have given us: push services and webhooks.

Such an address must not lead into the operator's own network: it is https, its name is resolved here, every address it
has is looked at, and the connection goes to one of those and to nothing else. Nothing is followed elsewhere, little of
an answer is read, and none of it is shown to anybody.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import httpcore

PATIENCE = 20.0  # seconds for everything
MOST_READ = 16_000  # bytes
AT_ONCE = 200
"""More than may be under way at a time: what is slow takes no connection from others."""
KEPT_OPEN = 10
NAMES_AT_ONCE = 32
NAT64 = ipaddress.ip_network("64:ff9b::/96")


class Refused(Exception):
    """Nothing is sent to such an address; the text says why."""


class Unreachable(Exception):
    """No answer came; the text says why, and names no address."""


class Answer(NamedTuple):
    status: int
    wait: int
    """How many seconds to wait, if it says so."""

    @property
    def well(self) -> bool:
        return 200 <= self.status < 300


def is_public(address: str) -> bool:
    """Whether an IP address is one of the public network; those that only wrap another count as that one."""
    ip: Any = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(ip, ipaddress.IPv6Address):
        inner = ip.ipv4_mapped or ip.sixtofour
        if inner is None and ip in NAT64:
            inner = ipaddress.IPv4Address(int(ip) & 0xFFFFFFFF)
        if ip.teredo is not None:
            return False
        ip = inner or ip
    return bool(ip.is_global) and not ip.is_multicast


def check(url: str, private: bool = False) -> str:
    """The host of an address that something may be sent to; `Refused` if that is plain from the address itself."""
    try:
        parts = urlsplit(url)
        host, _ = parts.hostname or "", parts.port
        host.encode("ascii")
        host.encode("idna")  # no part of a name is empty or too long
        url.encode("ascii")
    except ValueError:
        raise Refused("this is no address") from None
    if parts.scheme != "https" and not (private and parts.scheme == "http"):
        raise Refused("only https")
    if not host or parts.username is not None or parts.password is not None or not url.isprintable() or " " in url:
        raise Refused("this is no address")
    if not private:
        try:
            public = is_public(host)
        except ValueError:  # a name: it is looked at when it is resolved
            public = "." in host.strip(".") and not host.rstrip(".").endswith((".localhost", ".local", ".internal"))
        if not public:
            raise Refused("this is an address of a private network")
    return host


class _Guarded(httpcore.AsyncNetworkBackend):
    """Connects to public addresses only."""

    def __init__(self, private: bool, names: ThreadPoolExecutor) -> None:
        self.private = private
        self.names = names
        self._inner = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        try:
            found = await asyncio.get_running_loop().run_in_executor(
                self.names, socket.getaddrinfo, host, port, 0, socket.SOCK_STREAM
            )
        except (OSError, UnicodeError):
            raise httpcore.ConnectError("the name is not known") from None
        addresses = list(dict.fromkeys(str(each[4][0]) for each in found))
        if not self.private and not all(is_public(address) for address in addresses):
            raise Refused("the name leads into a private network")
        for address in addresses[:-1]:
            try:
                return await self._inner.connect_tcp(address, port, timeout, local_address, socket_options)
            except (httpcore.ConnectError, httpcore.ConnectTimeout):
                continue
        return await self._inner.connect_tcp(addresses[-1], port, timeout, local_address, socket_options)

    async def sleep(self, seconds: float) -> None:
        await self._inner.sleep(seconds)


class Outside:
    def __init__(self, private: bool = False, trusted: ssl.SSLContext | None = None) -> None:
        """`private`: addresses of this machine and its network are allowed, and those without TLS: for tests."""
        self.private = private
        self._trusted = trusted
        self._pool: httpcore.AsyncConnectionPool | None = None
        self._names = ThreadPoolExecutor(NAMES_AT_ONCE, "names")  # who answers for a name may be slow on purpose

    def _connections(self) -> httpcore.AsyncConnectionPool:
        if self._pool is None:
            self._pool = httpcore.AsyncConnectionPool(
                ssl_context=self._trusted or ssl.create_default_context(),
                max_connections=AT_ONCE,
                max_keepalive_connections=KEPT_OPEN,
                keepalive_expiry=30,
                network_backend=_Guarded(self.private, self._names),
            )
        return self._pool

    async def send(self, url: str, content: bytes, headers: Mapping[str, str], method: str = "POST") -> Answer:
        check(url, self.private)
        told = {"user-agent": "Emporion", **headers}
        each = dict.fromkeys(("connect", "read", "write", "pool"), PATIENCE)
        try:
            async with asyncio.timeout(PATIENCE):
                async with self._connections().stream(
                    method, url, headers=list(told.items()), content=content, extensions={"timeout": each}
                ) as answer:
                    read = 0
                    async for part in answer.aiter_stream():
                        read += len(part)
                        if read > MOST_READ:
                            break
                    wait = next((value for name, value in answer.headers if name.lower() == b"retry-after"), b"")
                    told_wait = int(wait) if wait.isdigit() and len(wait) < 9 else 0
                    return Answer(answer.status, min(told_wait, 24 * 3600))
        except (httpcore.NetworkError, httpcore.ProtocolError, httpcore.TimeoutException, TimeoutError, OSError) as why:
            raise Unreachable(type(why).__name__) from None

    async def close(self) -> None:
        if self._pool is not None:
            await self._pool.aclose()
        self._names.shutdown(wait=False, cancel_futures=True)
