"""One entry of a table's log, and who could notice it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class Op(Struct, frozen=True):
    """One entry of a table's log: a word said, one taken back, or all from one on; or a seat asks the others whether it
    may do that, or for more time, they answer, and it is given the time."""

    number: int
    kind: Literal["say", "back", "recall", "ask", "yes", "no", "extend"]
    seat: int
    at: int
    seen: int
    """Who could notice it: a bit per seat, and bit SPECTATORS."""
    word: str = ""
    """What is said; with an `ask` for time how many seconds, with an `extend` how many milliseconds."""
    place: int = -1
    """Which of the words then standing was dropped, by a `recall` with all that followed; after an `ask`, would be."""
    message: str = ""
    """The client's id of the message, so that a repeated one does nothing, also after a restart."""


SPECTATORS = 31
EVERYBODY = (1 << 32) - 1
