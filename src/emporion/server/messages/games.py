"""What is known about the games."""

from __future__ import annotations

from msgspec import Struct

from emporion.kernel.options import OptionValue


class OptionDefault(Struct, frozen=True):
    """What an option is with so many seats, under those values of options named before it, when nobody chooses."""

    seats: int
    when: dict[str, list[OptionValue]]
    value: OptionValue


class OptionInfo(Struct, frozen=True):
    """An option of a game: texts are `option-NAME`, `option-NAME-note`, `option-NAME-VALUE`."""

    name: str
    rule: str
    values: list[OptionValue]
    default: OptionValue
    defaults: list[OptionDefault] = []
    """The first of these that holds goes before `default`."""
    when: dict[str, list[OptionValue]] = {}
    """Under which values of other options it matters; else it cannot be chosen."""
    seats: dict[str, list[int]] = {}
    """By value, with how many seats it can be played; with any number if it is not there."""
    names_seat: bool = False
    """Whether its values are seats, counted from 0: only those of the table can be chosen."""


class PresetInfo(Struct, frozen=True):
    """Options that go well together; its text is `preset-NAME` of the client."""

    name: str
    seats: int
    options: dict[str, OptionValue]


class TeamsInfo(Struct, frozen=True):
    """Seats play in teams of so many, under those values of options. Partners sit as far apart as they can: with N
    teams, seat S is in team S modulo N."""

    when: dict[str, list[OptionValue]]
    size: int
    talk: dict[str, list[OptionValue]] = {}
    """Under which values partners may write to each other alone while they play."""


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
    presets: list[PresetInfo] = []
    teams: TeamsInfo | None = None


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
