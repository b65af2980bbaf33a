"""Hints, the analysis of a match, and branches."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from emporion.server.messages.common import MessageId


class Reason(Struct, frozen=True):
    """What a seat soon has more of after a word than after the other: the Fluent message `term-TERM` of the title.

    `final` and `rivals` are about the end of the match: its own points, and those of the best of the others.
    """

    term: str
    amount: float
    """On average; negative when it is less."""
    good: bool
    """Whether that speaks for the word."""


class HintWord(Struct, frozen=True):
    """A word with the chance to win after it."""

    word: str
    then: list[str]
    """What the seat would say after it: until a sealed decision is in, or to the end of a small turn."""
    chance: float
    reasons: list[Reason]
    """Of the best word compared with the second, of the others compared with the best."""


class Hint(Struct, frozen=True, tag_field="type", tag="hint"):
    """The best words for this seat, the best first, as far as it can know."""

    id: str
    seq: int
    """The state it is about: that of the question."""
    words: list[HintWord]


class AskHint(Struct, frozen=True, tag_field="type", tag="hint", forbid_unknown_fields=True):
    """Ask for the best words in the state of that `seq`."""

    id: MessageId
    seq: int


class AnalysisNews(Struct, frozen=True, tag_field="type", tag="analysis"):
    """An analysis that somebody follows, as far as it is done by now."""

    analysis: Analysis


class AskAnalysis(Struct, frozen=True):
    """Ask for the analysis of a match; `seat` is whose words are looked at, null for the chances only."""

    seat: Annotated[int, Meta(ge=0, le=11)] | None = None


class ChancePoint(Struct, frozen=True):
    """How the match stood after `n` words."""

    n: int
    chances: list[float]
    """To win, by side; their sum is 1."""
    scores: list[int]
    """The points by seat, as if the match had ended there."""
    tries: int = 0
    """Over how many continuations the chances were estimated."""


class CostlyWord(Struct, frozen=True):
    """A word that was said though another one would have been better, as far as the seat could know."""

    seat: int
    n: int
    """How many words had been said before it."""
    rule: str
    """That of the decision."""
    said: str
    better: str
    said_chance: float
    better_chance: float
    reasons: list[Reason]
    """Of the better word compared with the one said."""


class Moment(Struct, frozen=True):
    """A turn in which somebody's chance to win changed much: at most one for each turn."""

    n: int
    to: int
    """It was between so many words and so many."""
    side: int
    """Whose chance changed most."""
    before: float
    after: float
    cause: Literal["own", "others", "sealed", "luck"]
    """Whether that side spoke, others, or all at once; `luck`: nobody else, and no word of it cost it anything."""
    seat: int | None
    """Who spoke, if it was one."""


class Analysis(Struct, frozen=True):
    """What is known of a match so far; it grows while `status` is `waiting` or `running`."""

    status: Literal["none", "waiting", "running", "done", "failed"]
    """`none`: nobody has asked for it yet."""
    done: int
    total: int
    """Pieces of work done, and all of them; 0 before they are counted."""
    sides: list[list[int]]
    """The seats that win together."""
    rounds: list[int]
    """After how many words each round begins."""
    tries: int
    """Over how many continuations a chance of the chart was estimated."""
    points: list[ChancePoint]
    seats: list[int]
    """Whose words are looked at."""
    costly: list[CostlyWord]
    """The three dearest words of each of these seats, the dearest first."""
    planned: list[int] = []
    """Where the chart has points, or will have: what lies between two of them is not left out."""
    round_numbers: list[int] = []
    """The numbers of `rounds`, where the title counts them."""
    moments: list[Moment] = []
    """The three that decided most, in the order of the match, as far as can be said."""
    moments_known: bool = False
    """Whether they will not change any more."""
    falls: list[Moment] = []
    """For each of `seats`, the turn that cost it most, if it cost much."""


class NewBranch(Struct, frozen=True):
    """Play on from a position of a finished match, against bots."""

    word: Annotated[int, Meta(ge=0, le=1_000_000)]
    """After how many words."""
    seat: Annotated[int, Meta(ge=0, le=11)] | None = None
    """Which seat to play; at a table one's own."""
    level: Annotated[str, Meta(max_length=20)] = ""
    """The bots' level, where no bot sat before."""
    once: Annotated[str, Meta(max_length=40)] = ""
    """A name the client gives what it asks for: asked again under it, the same person gets the same table."""
