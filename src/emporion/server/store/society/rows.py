"""What is kept of people among people."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from emporion.kernel.options import OptionValue
from emporion.server.messages import Pace

RatingKind = Literal["people", "bots"]
"""Whom one has met: matches against bots alone rate separately."""
Seen = Literal["me", "circle", "all"]
"""Who may look at a profile."""


class RatingRow(Struct, frozen=True):
    """What a person's rating was after match number `n` of a title."""

    person: str
    game: str
    kind: RatingKind
    n: int
    at: int
    skill: float
    unsure: float


class ProfileRow(Struct, frozen=True):
    """What somebody wants of a profile."""

    person: str
    seen: Seen = "circle"
    rated: bool = True


ShunKind = Literal["muted", "blocked"]
"""Not read any more; or not played with either."""
ReportReason = Literal["talk", "name", "leaving", "cheating", "other"]


class ShunRow(Struct, frozen=True):
    person: str
    other: str
    kind: ShunKind
    at: int


class ReportRow(Struct, frozen=True):
    """What somebody has told the operator about somebody else."""

    id: str
    at: int
    person: str
    about: str
    name: str
    """What the other was called then."""
    table: str
    reason: ReportReason
    said: str
    """The line of chat it is about."""
    text: str
    closed: int | None = None
    note: str = ""


class SuspensionRow(Struct, frozen=True):
    person: str
    made: int
    until: int | None
    """Null: for good."""
    why: str


class CircleRow(Struct, frozen=True):
    """A group of friends."""

    id: str
    name: str
    made: int
    host: str
    code: str
    """Lets in whoever has it."""


class Member(Struct, frozen=True):
    circle: str
    person: str
    joined: int


class CupTerms(Struct, frozen=True):
    """What was agreed of a cup, and when each round began."""

    name: str
    kind: Literal["swiss", "knockout"]
    game: str
    options: dict[str, OptionValue]
    seats: int
    rounds: int
    """Of a Swiss one; a knock-out ends with its final."""
    days: int
    """For each round."""
    pace: Pace
    host: str
    begun: list[int] = []


class CupRow(Struct):
    id: str
    circle: str
    status: Literal["open", "running", "over"]
    version: int
    made: int
    terms: CupTerms


class Pairing(Struct, frozen=True):
    round: int
    person: str
    table: str
    """Empty for who passes the round."""
