"""Refusals: why a word may not be said, with its rule and the figures that matter."""

from dataclasses import dataclass, field
from typing import Final, final

from mypy_extensions import i64

from emporion.kernel.journal import Figure

# Reason numbers every game has; a game's own follow.
MAY_BE_SAID: Final[i64] = 0
NOT_NOW: Final[i64] = 1  # the word belongs to another decision
NOT_YOU: Final[i64] = 2  # somebody else has to speak
MATCH_OVER: Final[i64] = 3


@dataclass(frozen=True)
class Refusal:
    """A reason as a person is told it; the text is the Fluent message `refusal-KEY`."""

    key: str
    rule: str
    figures: dict[str, Figure] = field(default_factory=dict)


class Refused(Exception):
    """Raised when a word that may not be said is said all the same; nothing has changed."""

    def __init__(self, word: str, refusal: Refusal) -> None:
        super().__init__(f"{word} may not be said: {refusal.key} ({refusal.rule or 'no rule'})")
        self.word = word
        self.refusal = refusal


@final
class Reasons:
    """The numbered reasons of one game."""

    def __init__(self) -> None:
        self.keys: list[str] = ["", "not-now", "not-you", "match-over"]
        self.rules: list[str] = ["", "", "", ""]

    def add(self, key: str, rule: str) -> int:
        self.keys.append(key)
        self.rules.append(rule)
        return len(self.keys) - 1
