"""How often somebody may ask: so much at once, and then so much a second. Clocks that jump do not matter here."""

from __future__ import annotations

import ipaddress
import math
import time
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from emporion.server.problems import ProblemError

MOST_KEPT = 20_000
SHARED = 4  # times as much for an address: several people may sit behind it


class Quota(NamedTuple):
    at_once: float
    a_second: float


QUOTAS: dict[str, Quota] = {
    "request": Quota(300, 40),  # of any kind
    "new": Quota(15, 0.05),  # people, tables, records brought along, branches: 60 at once for an address, then 1 in 5 s
    "hint": Quota(20, 0.25),
    "verdict": Quota(30, 0.5),  # of the coach
    "analysis": Quota(6, 1 / 60),
    "replay": Quota(300, 20),  # positions too: somebody steps through quickly
    "lobby": Quota(40, 5),
    "name": Quota(10, 0.2),
    "chat": Quota(12, 1.2),
    "ask": Quota(6, 0.1),  # whether a turn may be taken back
    "order": Quota(20, 0.5),  # in advance, given or taken back
    "seat": Quota(12, 0.1),  # left to a bot and taken again
    "move": Quota(6, 0.05),  # codes for another device, recovery codes, new passkeys
    "key": Quota(10, 0.05),  # tries to come back: guessing has no hope
    "mail": Quota(4, 1 / 300),  # links by mail; as many for each address they are sent to
    "notice": Quota(6, 1 / 30),  # trials of notices and webhooks, new webhooks
    "nudge": Quota(6, 1 / 60),  # others who are reminded
    "wish": Quota(30, 0.5),  # how one wants to be told, on which device, where
    "circle": Quota(20, 0.2),  # circles and cups made, entered, left
    "report": Quota(4, 1 / 300),  # others who are reported to the operator
    "mine": Quota(3, 1 / 120),  # everything of mine, given out or removed
}


class Allowance:
    def __init__(self, at_once: float, a_second: float) -> None:
        self.at_once, self.a_second = at_once, a_second
        self.left = at_once
        self.since = time.monotonic()

    def take(self, cost: int = 1) -> None:
        """Take so many; `too-fast`, with the seconds to wait, when fewer are left."""
        self.pay(0)
        if self.left < cost:
            wait = (cost - self.left) / self.a_second if self.a_second else 3600.0
            raise ProblemError("too-fast", seconds=max(1, math.ceil(wait)))
        self.left -= cost

    def pay(self, cost: int) -> float:
        """Take so many, though that may leave a debt; the seconds until one is left, 0 if one is."""
        now = time.monotonic()
        self.left = min(self.at_once, self.left + (now - self.since) * self.a_second) - cost
        self.since = now
        if self.left >= 1:
            return 0.0
        return (1 - self.left) / self.a_second if self.a_second else 3600.0


class Limits:
    """What each person and each address has left of what is costly. This machine's own addresses have no limit."""

    def __init__(self) -> None:
        self.allowances: OrderedDict[tuple[str, str], Allowance] = OrderedDict()

    def take(self, kind: str, person: str | None = None, address: str | None = None, cost: int = 1) -> None:
        quota = QUOTAS[kind]
        if person is not None:
            self._of(f"{kind} of", person, quota, 1).take(cost)
        if address is not None and not is_ours(address):
            self._of(f"{kind} from", network_of(address), quota, SHARED).take(cost)

    def _of(self, kind: str, who: str, quota: Quota, times: int) -> Allowance:
        key = (kind, who)
        if key not in self.allowances:
            while len(self.allowances) >= MOST_KEPT:
                self.allowances.popitem(last=False)
            self.allowances[key] = Allowance(quota.at_once * times, quota.a_second * times)
        self.allowances.move_to_end(key)
        return self.allowances[key]


class Counted:
    """How many of something each address has open now."""

    def __init__(self, most: int, code: str) -> None:
        self.most, self.code = most, code
        self.open: dict[str, int] = {}

    def enter(self, address: str) -> None:
        """One more; the problem `code` when that is too many."""
        key = network_of(address)
        if self.open.get(key, 0) >= self.most and not is_ours(address):
            raise ProblemError(self.code, most=self.most)
        self.open[key] = self.open.get(key, 0) + 1

    def leave(self, address: str) -> None:
        key = network_of(address)
        self.open[key] -= 1
        if not self.open[key]:
            del self.open[key]


class Bodies:
    """Long bodies that are being read or worked on: so many of an address, and so many in all."""

    def __init__(self, each: int = 2, most: int = 64) -> None:
        self.most = most
        self._of = Counted(each, "too-many-bodies")

    @contextmanager
    def coming(self, address: str) -> Iterator[None]:
        if sum(self._of.open.values()) >= self.most:
            raise ProblemError("busy", seconds=2)
        self._of.enter(address)
        try:
            yield
        finally:
            self._of.leave(address)


def network_of(address: str) -> str:
    """What counts as one address: an IPv6 network of 64 bits, which is what one household has, or an IPv4 address."""
    ip = _read(address)
    if ip is None:
        return address
    if isinstance(ip, ipaddress.IPv6Address):
        return str(ipaddress.IPv6Network((int(ip) >> 64 << 64, 64)))
    return str(ip)


def is_ours(address: str) -> bool:
    ip = _read(address)
    return ip is not None and ip.is_loopback


def _read(address: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """An address; one of IPv4 that is written as IPv6 is one of IPv4."""
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:
        return None
    if isinstance(ip, ipaddress.IPv6Address) and ip.ipv4_mapped is not None:
        return ip.ipv4_mapped
    return ip
