# interpreted
"""The clock bots think by. It is interpreted on purpose: compiled code never looks whether somebody pressed Ctrl-C,
so a bot hears of it when it looks at the clock."""

from __future__ import annotations

from time import perf_counter


def now() -> float:
    """Seconds since some moment; raises `KeyboardInterrupt` when the person at the keyboard wants to stop."""
    return perf_counter()
