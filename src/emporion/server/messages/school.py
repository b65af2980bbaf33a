"""The school: courses, the table of a lesson, and how far a person is."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from emporion.server.messages.common import Word
from emporion.server.messages.live import Refusal, State

MOST_STEPS = 60
Answered = Annotated[list[Word], Meta(max_length=100)]
StepNumber = Annotated[int, Meta(ge=0, le=MOST_STEPS)]
Name = Annotated[str, Meta(min_length=1, max_length=60)]


class LessonInfo(Struct, frozen=True):
    """A lesson; its texts are the title's messages `lesson-NAME` and `NAME-STEP`."""

    name: str
    minutes: int
    steps: list[str]
    learnt: list[str]
    """For each of the things known at the end, its rule."""


class Trial(Struct, frozen=True):
    """A rule that can be tried: at which step of which lesson its position stands."""

    rule: str
    lesson: str
    step: str
    like: str
    """The rule the step plays, where this one is a worked example of it; else empty."""


class Course(Struct, frozen=True):
    game: str
    lessons: list[LessonInfo]
    trials: list[Trial]
    """In the order of the lessons, each rule once."""


class LessonProgress(Struct, frozen=True, forbid_unknown_fields=True):
    """How far a person is in a lesson."""

    game: Name
    lesson: Name
    step: StepNumber
    """Where it is opened again."""
    said: Annotated[list[Answered], Meta(max_length=MOST_STEPS)]
    """The answers of the steps before; an empty one stands for the solution."""
    skipped: Annotated[list[StepNumber], Meta(max_length=MOST_STEPS)]
    done: Literal["", "seen", "learnt"] = ""
    """`learnt` once, it stays so; `seen`: with steps that were skipped."""
    at: int = 0
    """When; the later of two is kept."""


class School(Struct, frozen=True):
    courses: list[Course]
    progress: list[LessonProgress]
    """Mine."""


class Task(Struct, frozen=True):
    """What a step asks."""

    id: str
    kind: Literal["say", "choose", "look"]
    """To say something at the table, to answer a question, to look."""
    rule: str
    choices: list[str]
    solution: list[str]


class FigureChange(Struct, frozen=True):
    """The text `figure-NAME`, and what it is without and with the answer."""

    name: str
    before: int | str
    after: int | str


class Judged(Struct, frozen=True):
    """What is said of an answer. A mistake is not played: nothing has changed."""

    kind: Literal["right", "on", "mistake", "refused"]
    """`on`: said, and not there yet; `refused`: no table would let it be said."""
    mistake: str = ""
    rule: str = ""
    figures: list[FigureChange] = []
    word: str = ""
    refusal: Refusal | None = None


class AskLesson(Struct, frozen=True, forbid_unknown_fields=True):
    """Open a lesson at a step, or answer there. Nothing is kept: everything said until then comes along."""

    step: StepNumber = 0
    said: Annotated[list[Answered], Meta(max_length=MOST_STEPS)] = []
    """The answers of the steps before; an empty one, or none, stands for the solution."""
    here: Answered = []
    """What was said in this step already."""
    say: Answered = []
    """The answer; nothing to see the step."""
    since: Annotated[int, Meta(ge=0)] = 0
    """The entries of the journal that are known."""


class LessonTable(Struct, frozen=True):
    """The table of a lesson."""

    step: int
    here: list[str]
    task: Task | None
    """Null behind the last step, and with a right answer: what comes next is asked for."""
    state: State | None
    """As at any table; null where nothing has changed."""
    judged: Judged | None
