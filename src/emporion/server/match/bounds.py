"""How long a match may become.

A real one has some hundred words. Without a bound, who begins something and drops it over and over again would make a
log that costs everybody time whenever it is read.
"""

from __future__ import annotations

LONGEST_MATCH = 8_000
"""Entries of a table's log: words said and taken back, and requests. Then nothing more can be said."""
LONGEST_START = LONGEST_MATCH // 2
"""Words of a record that somebody brings along, and of a position from which somebody plays on."""


def share(seats: int) -> int:
    """How many entries a seat has; then it may only say the default word, so that nobody uses up what others need."""
    return LONGEST_MATCH // (seats + 1)
