"""Problems to be solved, here called puzzles: a `Problem` is what goes wrong. The answer is told after an attempt."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from emporion.server.messages.advice import Reason
from emporion.server.messages.common import Word
from emporion.server.messages.live import State

PuzzleState = Literal["new", "found", "later", "missed"]
"""Not tried, found at once, found later, not found (yet)."""


class PuzzleInfo(Struct, frozen=True):
    """A puzzle in a list."""

    game: str
    number: int
    """In its title, from 1; 0 for one of one's own matches."""
    rating: int
    """0 where it has none."""
    difficulty: int
    """1 easy, 2 medium, 3 hard; 0 where nobody knows."""
    state: PuzzleState
    themes: list[str]
    """What it is about: keys of the title's texts (`theme-NAME`, `stake-NAME`); empty until it is over."""


class Solver(Struct, frozen=True):
    """How well somebody solves."""

    rating: int
    unsure: int
    """The rating may be off by so much."""
    tried: int
    found: int
    """At the first attempt."""


class PuzzleTheme(Struct, frozen=True):
    """How one does at a theme of a title."""

    game: str
    theme: str
    of: int
    tried: int
    found: int


class PuzzleDay(Struct, frozen=True):
    """The puzzle of the day, the same for everybody."""

    day: int
    """Since 1970."""
    info: PuzzleInfo
    yesterday: PuzzleState


class KeptPuzzle(Struct, frozen=True):
    """A costly decision of one's own that was kept as a puzzle."""

    id: str
    info: PuzzleInfo
    at: int


class Puzzles(Struct, frozen=True):
    puzzles: list[PuzzleInfo]
    themes: list[PuzzleTheme]
    day: PuzzleDay | None
    me: Solver | None
    """Null until a first attempt."""
    kept: list[KeptPuzzle]


class PuzzleChoice(Struct, frozen=True):
    """A word of the position with the chance to win after it, by what the seat could know."""

    word: str
    chance: float
    tries: int
    """Over how many continuations."""
    right: bool
    reasons: list[Reason]
    """What speaks for the best word against this one."""


class PuzzleLine(Struct, frozen=True):
    """A word of how it goes on."""

    seat: int
    word: str


class Solution(Struct, frozen=True):
    choices: list[PuzzleChoice]
    """The best first."""
    themes: list[str]
    rule: str
    line: list[PuzzleLine]
    """From the best word on, if everybody says at once what looks best."""


class RatingChange(Struct, frozen=True):
    before: int
    after: int


class PuzzleTable(Struct, frozen=True):
    """The position, as the seat sees it."""

    address: str
    """Where attempts go, below /api."""
    info: PuzzleInfo
    state: State
    solution: Solution | None
    """Once it is over for me."""
    keepable: bool = False
    """Whether it is of a match of mine and not kept yet."""


class TryPuzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """An attempt: what would be said. Several words, of a decision that is said at once, are weighed together."""

    words: Annotated[list[Word], Meta(min_length=1, max_length=100)]
    practice: bool = False
    """Whether the theme was known: then no rating changes."""


class GiveUpPuzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """Show the answer; counts as missed."""

    practice: bool = False


class Tried(Struct, frozen=True):
    """What has become of an attempt."""

    word: str
    """Empty: given up."""
    right: bool
    chance: float | None
    """After that word, and after the best one."""
    best: float
    reasons: list[Reason]
    """What the best word would soon bring more of, or less."""
    rating: RatingChange | None
    """If this was the first attempt and counts."""
    solution: Solution | None
    """Once it is over."""
    then: list[str] = []
    """What was said with that word, where several were weighed together."""


class CostlyCard(Struct, frozen=True):
    """A costly decision of one's own; what would have been better is not told."""

    n: int
    round: int
    phase: str
    rule: str
    theme: str
    said: str
    said_chance: float
    cost: float
    state: PuzzleState
    lesson: str
    """The lesson that teaches such a decision; empty if none does."""


class Recurring(Struct, frozen=True):
    """A theme of costly decisions over recent matches of a title."""

    theme: str
    count: int


class Learning(Struct, frozen=True):
    """What can be learnt from a finished match of mine."""

    status: Literal["waiting", "running", "done", "failed"]
    done: int
    total: int
    cards: list[CostlyCard]
    """The dearest first; all of them once `status` is done."""
    recurring: list[Recurring]
    matches: int
    """Over so many matches."""
