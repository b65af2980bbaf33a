"""A lesson as it stands in `games/TITLE/school/NN-NAME.toml`; docs/school.md tells authors how one is written."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Literal, NamedTuple

import msgspec

from emporion import games
from emporion.kernel.data import DataError
from emporion.kernel.options import OptionValue

_GAMES = Path(games.__file__).parent
NEXT = "next"
"""What answers a step that only shows something."""
CHOICE = "choice:"
"""What an answer to a question of the teacher begins with, in the place of a word of the game."""
OTHER = "other"
"""The mistake that stands for every answer which is named nowhere."""


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the table of a lesson comes from: a match from its seed, or the first words of a record beside the lesson,
    and words said from there on."""

    seats: int = 0
    seed: str = ""
    options: dict[str, OptionValue] = {}
    record: str = ""
    """A file of the folder `records` beside the lessons, without `.record`."""
    at: int = 0
    """After how many of its words."""
    words: str = ""
    """Lines of a seat and what it says: words, or `default` until it need say nothing more. `* default` is everybody
    but the learner, until he is asked; `all DECISION` everybody, until he is asked for that."""


class Change(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A figure that an answer would change: the text `figure-NAME`, and what it is before and after."""

    name: str
    before: int | str
    after: int | str


class Mistake(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    on: list[str] = []
    """Patterns of what is said; none for OTHER."""
    rule: str = ""
    figures: list[Change] = []
    example: list[str] = []
    """Words that make it, where they are several."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    rule: str = ""
    start: Start | None = None
    """Another table, from this step on."""
    choices: list[str] = []
    """A question of the teacher: its answers. The board is only looked at."""
    right: list[str] = []
    """Patterns of the answers that lead on; without choices and these, the step only shows something."""
    also: list[str] = []
    """Words that may be said on the way and are no answer yet."""
    solution: list[str] = []
    """The words of a right answer; where one word is enough, the first offered one that is right."""
    then: str = ""
    """What is said after a right answer, as in `Start.words`."""
    mistake: list[Mistake] = []

    @property
    def kind(self) -> Literal["say", "choose", "look"]:
        return "choose" if self.choices else "say" if self.right else "look"


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    minutes: int
    start: Start
    learnt: list[str]
    """What is known at the end: a rule for each of the texts `learnt-1`, `learnt-2` ..."""
    step: list[Step]
    seat: int = 0
    """The learner's."""


class Place(NamedTuple):
    """A lesson by its title and name."""

    title: str
    name: str


def folder(title: str) -> Path:
    return _GAMES / title / "school"


def text_file(title: str, language: str) -> Path:
    return folder(title) / f"{language}.ftl"


@cache
def course(title: str) -> dict[str, Lesson]:
    """The lessons of a title by their names, in their order; none for a title without a school."""
    return {file.stem.partition("-")[2]: _read(file) for file in sorted(folder(title).glob("[0-9]*.toml"))}


def lesson(place: Place) -> Lesson:
    """`KeyError` if there is none."""
    return course(place.title)[place.name]


def _read(file: Path) -> Lesson:
    where = f"{file.parent.parent.name}/school/{file.name}"
    try:
        return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Lesson)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as wrong:
        raise DataError(f"{where}: {wrong}") from None


@cache
def lesson_about(title: str, rule: str) -> str:
    """The lesson that teaches a rule: the first at whose end it is known, else the first that cites it; or nothing."""
    lessons = course(title)
    teaching = (name for name, each in lessons.items() if rule in each.learnt)
    citing = (name for name, each in lessons.items() if rule in cited(each))
    return next(teaching, next(citing, ""))


def cited(lesson: Lesson) -> set[str]:
    """The rules that the steps of a lesson and their mistakes name."""
    return {rule for step in lesson.step for rule in (step.rule, *(mistake.rule for mistake in step.mistake)) if rule}


class Trial(NamedTuple):
    """A rule that can be tried at a step of a lesson."""

    rule: str
    lesson: str
    step: str
    like: str = ""
    """The rule the step plays, where this one is a worked example of it: the position is like it, not the same."""


@cache
def trials(title: str) -> list[Trial]:
    """The rules that can be tried: each at the first step at which something is said at the table under it; and the
    worked examples of such rules (`examples.toml`)."""
    found: dict[str, Trial] = {}
    for name, each in course(title).items():
        for step in each.step:
            if step.kind == "say" and step.rule:
                found.setdefault(step.rule, Trial(step.rule, name, step.id))
    return [*found.values(), *(found[rule]._replace(rule=one, like=rule) for one, rule in examples(title).items())]


@cache
def examples(title: str) -> dict[str, str]:
    """By worked example of the rulebook, the rule it plays."""
    file = folder(title) / "examples.toml"
    if not file.is_file():
        return {}
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), dict[str, str])
