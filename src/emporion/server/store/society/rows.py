"""What is kept of people among people."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

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
