"""What time it is for a server: whole milliseconds since 1970, which pass as fast as time does.

The machine's clock may be set, forwards, backwards and right again, and nobody at a table must lose or gain time by
that. So a server asks that clock when it starts, and counts from then on with one that cannot be set (and that goes on
while the machine sleeps). Where the two differ it follows the machine's clock, but slowly: a small correction is made
good soon, a large one harms nobody before somebody has seen to it. Servers that share a storage agree: who comes to
others takes their time (service.py).
"""

from __future__ import annotations

import logging
import sys
import time
from collections.abc import Callable

log = logging.getLogger("emporion.server")
SLOWLY = 2000
"""Of so much time that passes one part at most is added or left out, as systems do when they correct their clock."""
SET = 5_000_000_000  # nanoseconds by which the machine's clock differs when somebody must have set it


def milliseconds() -> int:
    """The machine's clock."""
    return time.time_ns() // 1_000_000


def _machine() -> int:
    return time.time_ns()


def _steady() -> int:
    """Nanoseconds since some moment, those the machine slept among them."""
    if sys.platform == "linux":
        return time.clock_gettime_ns(time.CLOCK_BOOTTIME)
    if sys.platform == "darwin":
        return time.clock_gettime_ns(time.CLOCK_MONOTONIC)
    return time.monotonic_ns()


class OwnTime:
    """Called, it says what time it is. It never goes back, unless others have another time."""

    def __init__(self, machine: Callable[[], int] = _machine, steady: Callable[[], int] = _steady) -> None:
        self._machine = machine
        self._steady = steady
        self._looked = steady()
        self._now = machine()
        self._told = False

    def __call__(self) -> int:
        looked = self._steady()
        passed, self._looked = max(0, looked - self._looked), looked
        self._now += passed
        off, most = self._machine() - self._now, passed // SLOWLY
        self._now += max(-most, min(most, off))
        self._tell(off)
        return self._now // 1_000_000

    def agree(self, others: int) -> None:
        """Take the time of other servers, in milliseconds."""
        self()
        self._now = others * 1_000_000

    def _tell(self, off: int) -> None:
        if (abs(off) > SET) == self._told:
            return
        self._told = not self._told
        if self._told:
            log.warning(
                "this machine's clock is %+.0f s from this server's, which goes on as before: see that it is right",
                off / 1_000_000_000,
            )
