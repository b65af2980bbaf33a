"""How somebody has done: matches, opponents, ways to win, ratings."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from emporion.server.messages.tables import Result

Mode = Literal["bots", "people", "teams"]
"""Whom one has met: bots alone, people, or people and teams."""


class PlayedSo(Struct, frozen=True):
    """Matches of a title with so many seats, in one mode."""

    seats: int
    mode: Mode
    played: int
    won: int
    place: float
    """The mean place, from 1."""


class PlayedGame(Struct, frozen=True):
    """Matches of a title, and what they were like."""

    game: str
    played: int
    won: int
    place: float
    parts: list[PlayedSo]


class Opponent(Struct, frozen=True):
    """Somebody met in finished matches; partners of a team are counted where they met as opponents."""

    person: str
    """Empty for bots."""
    name: str
    level: str
    """That of bots: all of a level are one opponent."""
    played: int
    ahead: int
    """How often one was placed better; who gave up was placed last."""
    behind: int


class RatingPoint(Struct, frozen=True):
    at: int
    rating: int
    unsure: int


class Rated(Struct, frozen=True):
    """A rating in a title. Until enough matches are counted it is told nowhere."""

    game: str
    kind: Literal["people", "bots"]
    played: int
    missing: int
    """Matches until it is told; then 0."""
    curve: list[RatingPoint]
    """From the match on with which it was told first; the last is the one that holds."""


class WayToWin(Struct, frozen=True):
    """How matches of a title were won, in the title's words: a reference such as `source:senate`."""

    game: str
    way: str
    times: int
    won: int
    """All wins in that title whose way is known."""


class PastSeat(Struct, frozen=True):
    name: str
    person: bool
    level: str
    colour: str
    shape: str


class PastMatch(Struct, frozen=True):
    """A match that is over; its record is that of the table."""

    table: str
    game: str
    at: int
    seats: list[PastSeat]
    own: int
    place: int
    """From 0; last for who gave up."""
    won: bool
    gave_up: bool
    partners: list[int]
    result: Result
    way: str
    """How the winner came by it, if that is known."""


class Profile(Struct, frozen=True):
    """How somebody has done."""

    person: str
    name: str
    mine: bool
    since: int
    """When the person was first here."""
    played: int
    won: int
    seen: Literal["me", "circle", "all"]
    rated: bool
    games: list[PlayedGame]
    opponents: list[Opponent]
    """People the viewer may know: of somebody else's profile, the viewer alone. Bots by level."""
    ratings: list[Rated]
    ways: list[WayToWin]
    matches: list[PastMatch]
    """The latest first, 300 at most; of somebody else's, those of public tables and those the viewer had a seat at."""


class ProfileWish(Struct, frozen=True):
    """Who may look at my profile, and whether I have ratings: who declines them loses those of before."""

    seen: Literal["me", "circle", "all"]
    rated: bool
