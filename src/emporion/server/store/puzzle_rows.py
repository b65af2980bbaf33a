"""What is kept of problems: attempts, ratings, and decisions of one's own matches."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class AttemptRow(Struct):
    person: str
    game: str
    puzzle: str
    """Its name in its title, or the decision of a match."""
    state: Literal["found", "later", "missed"]
    tries: int
    closed: int
    """1 once the answer was told."""
    at: int


class SolverRow(Struct):
    person: str
    rating: float
    unsure: float
    tried: int
    found: int


class KeptRow(Struct):
    id: str
    person: str
    game: str
    at: int
    body: str
    """The JSON of an `OwnPuzzle`."""


class CostlyRow(Struct):
    """What the costly decisions of somebody in a match were about."""

    person: str
    table: str
    game: str
    at: int
    themes: list[str]
