"""How often somebody may ask: so much at once, and then so much a second."""

from __future__ import annotations

import ipaddress
import time

from emporion.server import problems

AT_ONCE, A_SECOND = 60, 0.2  # of what is costly: new people and tables, records brought along
MOST_ADDRESSES = 10_000


class Allowance:
    def __init__(self, at_once: float, a_second: float) -> None:
        self.at_once, self.a_second = at_once, a_second
        self.left = at_once
        self.since = time.monotonic()

    def take(self) -> None:
        """Take one; `too-fast` when none is left."""
        now = time.monotonic()
        self.left = min(self.at_once, self.left + (now - self.since) * self.a_second)
        self.since = now
        if self.left < 1:
            raise problems.too_fast()
        self.left -= 1


class Limits:
    """An allowance of what is costly for each address, this machine's own excepted."""

    def __init__(self) -> None:
        self.allowances: dict[str, Allowance] = {}

    def take(self, address: str) -> None:
        if _is_ours(address):
            return
        if address not in self.allowances:
            while len(self.allowances) >= MOST_ADDRESSES:
                del self.allowances[next(iter(self.allowances))]
            self.allowances[address] = Allowance(AT_ONCE, A_SECOND)
        self.allowances[address].take()


def _is_ours(address: str) -> bool:
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False
