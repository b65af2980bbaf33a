"""Every message between a table and a program, as docs/protocol.md describes them: one line of JSON each."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from emporion.kernel.journal import Figure
from emporion.kernel.options import OptionValue

PROTOCOL = 1
Figures = dict[str, Figure]

# -- to the program -------------------------------------------------------------------------------------------


class Hello(Struct, frozen=True, tag_field="type", tag="hello"):
    """The first message: which match this is. Answered with `Ready`."""

    protocol: int
    game: str
    ruleset: int
    options: dict[str, OptionValue]
    seats: list[str]
    """The names of the players."""
    seat: int
    """The program's own."""
    language: str
    """Of everything called `text`."""
    start_ms: int
    """How long the answer may take."""
    limit_ms: int
    """How long a decision may take."""
    mistakes: int
    """How many wrong answers a decision may have."""


class Prompt(Struct, frozen=True):
    """What is asked."""

    key: str
    rule: str
    figures: Figures
    text: str


class Entry(Struct, frozen=True):
    """A line of the journal, as this seat may know it."""

    n: int
    key: str
    rule: str
    figures: Figures
    text: str


class Clock(Struct, frozen=True):
    """Time, in milliseconds."""

    limit_ms: int
    """For this decision, wrong answers included."""
    used_ms: int
    """In this match so far."""


class Decide(Struct, frozen=True, tag_field="type", tag="decide"):
    """The program must say a word. Answered with `SayWord` of the same id."""

    id: int
    phase: str
    decision: str
    prompt: Prompt
    sight: Any
    """What the seat sees: the title's own sight."""
    offer: list[str]
    """Every word it may say."""
    journal_from: int
    """The entries in `journal` replace all it has from this number on: words may have been taken back."""
    journal: list[Entry]
    clock: Clock


class RefusedWord(Struct, frozen=True, tag_field="type", tag="refused"):
    """The word may not be said, and the rule that forbids it. Answered with another `SayWord`."""

    id: int
    word: str
    key: str
    rule: str
    figures: Figures
    text: str
    mistakes_left: int
    """At 0 no answer is expected any more: the game's default word is said."""


class Wrong(Struct, frozen=True, tag_field="type", tag="error"):
    """The answer was not understood. Answered with another one."""

    id: int
    error: str
    """`malformed` or `unknown-word`."""
    message: str
    mistakes_left: int


class Over(Struct, frozen=True, tag_field="type", tag="over"):
    """The match is over; nothing follows, and the program ends."""

    scores: list[int]
    places: list[int]
    winners: list[int]
    sight: Any
    journal_from: int
    journal: list[Entry]


# -- from the program -----------------------------------------------------------------------------------------


class Ready(Struct, frozen=True, tag_field="type", tag="ready"):
    """The answer to `Hello`."""

    protocol: int


class SayWord(Struct, frozen=True, tag_field="type", tag="say"):
    """The answer to `Decide`."""

    id: int
    word: Annotated[str, Meta(max_length=200)]
