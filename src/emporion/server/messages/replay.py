"""Finished matches."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from emporion.server.messages.common import Figures, Problem
from emporion.server.messages.live import Prompt, SeatTurn
from emporion.server.messages.tables import Result, TableCard


class NewRecord(Struct, frozen=True):
    """A record to be brought along."""

    record: str


class ReplayEntry(Struct, frozen=True):
    """A line of the journal of a finished match."""

    key: str
    rule: str
    figures: Figures
    audience: list[int] | None
    """The seats that knew it then; null for everybody, spectators included."""
    round: int
    """Where it was told: see `Entry`."""
    phase: str
    lap: int
    turn: int | None
    without: list[int] = []
    """The seats that were told more instead: it is the hidden twin of what they know, for everybody else."""


class ReplayWord(Struct, frozen=True):
    """A word and what followed from it."""

    seat: int
    word: str
    phase: str
    """The phase it was said in."""
    events: list[ReplayEntry]
    at: int | None


class Replay(Struct, frozen=True):
    """A whole match; the positions are fetched one by one below `states`."""

    card: TableCard
    commitment: str
    seed: str
    setup: list[ReplayEntry]
    """What happened before the first word."""
    words: list[ReplayWord]
    states: str
    """The address of the positions: add `/N?view=...`."""
    result: Result | None
    expires: int | None = None
    """Until when a record that was brought along is kept."""


class ReplayState(Struct, frozen=True):
    """The position after `n` words."""

    n: int
    view: str
    sight: Any
    """As the seat of the view saw it; the public one for `public` and `all`."""
    sights: list[Any]
    """The sight of each seat, for `all` only."""
    phase: str
    decision: str
    prompt: Prompt | None
    speakers: list[int]
    speaker: int | None
    """Who says the next word, or would."""
    offer: list[str]
    """What that seat may say, as far as the view allows to know."""
    journal: int
    """How many journal entries there are by then, whoever knows them."""
    result: Result | None
    turns: list[SeatTurn] = []
    """By seat, what it does in the turn order."""


class AccountColumn(Struct, frozen=True):
    """A figure of every seat: a source of points, or what breaks a tie."""

    name: str
    """A reference such as `source:senate`."""
    amounts: list[int]
    rule: str
    fewest: bool
    """Whether the lower amount is the better one."""
    wholes: list[int]
    """For something to be fulfilled: how much would be all of it; else empty."""


class CoursePoint(Struct, frozen=True):
    """What everybody would have had if the match had stopped there."""

    n: int
    """After so many words."""
    round: int
    """The round that had ended; 0 in a title without rounds."""
    points: list[int]


class Ending(Struct, frozen=True):
    """Why a finished match ended as it did."""

    result: Result
    sides: list[list[int]]
    """The seats that win together."""
    sources: list[AccountColumn]
    """They add up to the points, except where they have `wholes`."""
    ties: list[AccountColumn]
    decided: int | None
    """Which of `ties` decided between the first two sides; null if the points did, or nothing."""
    end: str
    """How it ended, where the title knows several ways: a reference such as `end:saint`, or empty."""
    end_rule: str
    course: list[CoursePoint]


class Verification(Struct, frozen=True):
    """What was checked of a finished match."""

    seed: str
    commitment: str
    words: int
    matches: bool
    """Whether the seed gives the hash that was published before the first word."""
    replayed: bool
    """Whether all words, said again with that seed, give the result that was announced."""
    first_difference: str | None
    """In English, for scripts."""
    difference: Problem | None = None
    """The same for people."""
