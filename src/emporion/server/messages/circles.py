"""Circles of friends: who is in them, their leagues and cups."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from emporion.kernel.options import OptionValue
from emporion.server.messages.tables import Pace

CupKind = Literal["swiss", "knockout"]


class NewCircle(Struct, frozen=True):
    name: Annotated[str, Meta(max_length=200)]


class CircleCode(Struct, frozen=True):
    """What the link into a circle holds."""

    code: Annotated[str, Meta(max_length=40)]


class CircleCard(Struct, frozen=True):
    """A circle in a list, or as its link shows it."""

    id: str
    name: str
    members: int
    place: int
    """Mine in its league of the season, from 1; 0 without one."""
    waits: int
    """Tables of its cups where I am not ready yet."""


class CircleMember(Struct, frozen=True):
    person: str
    name: str
    host: bool
    me: bool


class MemberId(Struct, frozen=True):
    person: Annotated[str, Meta(max_length=40)]


class LeagueLine(Struct, frozen=True):
    """Somebody in the league; without a place as long as there are too few matches."""

    person: str
    name: str
    place: int | None
    played: int
    won: int
    points: int
    moved: int | None
    """Places won (or lost, below 0) in a week; null for who had none then."""


class League(Struct, frozen=True):
    """The matches of a season in which members met each other."""

    year: int
    quarter: int
    """1 to 4."""
    last: bool
    """Whether it is the season under way."""
    best: int
    """So many matches of each count."""
    fewest: int
    """Who has fewer has no place yet."""
    lines: list[LeagueLine]


class CupTable(Struct, frozen=True):
    """A table of a round; without an id: those who pass it."""

    table: str
    people: list[str]
    ready: list[str]
    """Who has sat down."""
    status: Literal["waiting", "running", "over", "passed"]
    winners: list[str]


class CupRound(Struct, frozen=True):
    begun: int
    ready_until: int
    """Who has not sat down by then is replaced by a bot, and has no points for the round."""
    until: int
    """Whoever has to speak after that gives up."""
    tables: list[CupTable]


class CupLine(Struct, frozen=True):
    """Somebody in a cup, in order."""

    person: str
    name: str
    points: list[int | None]
    """By round; null where there are none yet."""
    total: int
    met: int
    """The points of those one has met, which part equals."""
    out: bool
    """Whether a knock-out is over for this person."""


class Cup(Struct, frozen=True):
    id: str
    name: str
    kind: CupKind
    game: str
    options: dict[str, OptionValue]
    seats: int
    rounds: int
    """Of a Swiss cup; of a knock-out those there will be as things stand."""
    days: int
    pace: Pace
    status: Literal["open", "running", "over"]
    made: int
    mine: bool
    """Whether I may begin or cancel it."""
    entered: bool
    lines: list[CupLine]
    played: list[CupRound]


class NewCup(Struct, frozen=True):
    """A cup to be opened: people enter until it begins."""

    name: Annotated[str, Meta(max_length=200)]
    game: Annotated[str, Meta(max_length=60)]
    kind: CupKind = "swiss"
    options: dict[str, OptionValue] = {}
    seats: Annotated[int, Meta(ge=2, le=12)] = 4
    rounds: Annotated[int, Meta(ge=1, le=12)] = 4
    days: Annotated[int, Meta(ge=1, le=60)] = 7
    pace: Pace = Pace("days", 2 * 86400, "bot", increment=12 * 3600)
    """With a clock, and something that happens when it has run out."""


class Circle(Struct, frozen=True):
    """A circle as its members see it."""

    id: str
    name: str
    host: bool
    code: str
    members: list[CircleMember]
    league: League
    cups: list[Cup]
