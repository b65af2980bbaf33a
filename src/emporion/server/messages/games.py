"""What is known about the games."""

from __future__ import annotations

from msgspec import Struct

from emporion.kernel.options import OptionValue


class OptionInfo(Struct, frozen=True):
    """An option of a game: texts are `option-NAME`, `option-NAME-note`, `option-NAME-VALUE`."""

    name: str
    rule: str
    values: list[OptionValue]
    default: OptionValue


class DecisionInfo(Struct, frozen=True):
    """Something seats are asked: texts are `ask-NAME` and `wait-NAME`."""

    name: str
    rule: str
    sealed: bool
    """Whether everybody decides at the same time and in secret."""


class GameInfo(Struct, frozen=True):
    """A title that can be played."""

    title: str
    code: str
    """The prefix of its rule ids."""
    fewest_seats: int
    most_seats: int
    recommended_seats: int
    minutes: int
    weight: float
    """How demanding the game is, 1 to 5."""
    options: list[OptionInfo]
    phases: list[str]
    decisions: list[DecisionInfo]
    levels: list[str]
    """The levels of its bots, weakest first, and the names of programs that play it here."""
    shapes: dict[str, str]
    """By verb, how its objects are read: `@good:forum/senate` names the parts of `split:ivory:0/2` (see Vocabulary)."""
    ruleset: int


class RuleInfo(Struct, frozen=True):
    """One rule; its text is Markdown."""

    id: str
    text: str


class RuleSection(Struct, frozen=True):
    """A section of a rulebook."""

    title: str
    introduction: str
    rules: list[RuleInfo]


class RulebookInfo(Struct, frozen=True):
    """A rulebook in one language."""

    title: str
    sections: list[RuleSection]
