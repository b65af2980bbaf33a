"""The table of a lesson: a function of the lesson, the step, and what was answered until then. Nothing is kept."""

from __future__ import annotations

from collections.abc import Sequence
from fnmatch import fnmatchcase
from functools import lru_cache
from typing import Literal, NamedTuple

from emporion import games
from emporion.kernel.match import Header, Match
from emporion.kernel.record import read_record
from emporion.kernel.refusal import Refusal, Refused
from emporion.school.lesson import CHOICE, NEXT, OTHER, Lesson, Mistake, Place, Start, Step, folder, lesson

NAMES = ("Livia", "Marcus", "Octavia", "Gaius", "Aelia", "Cornelius")
EVERYBODY = "*"
ALL = "all"
DEFAULT = "default"
MOST_DEFAULTS = 3000


class BadLesson(Exception):
    """A lesson that does not do what it says; the text says where and why."""


class Verdict(NamedTuple):
    """What is said of an answer: it is `right`, one goes `on` and is not there yet, it is a `mistake`, or it is
    `refused` as at any table."""

    kind: Literal["right", "on", "mistake", "refused"]
    mistake: Mistake | None = None
    word: str = ""
    refusal: Refusal | None = None


class Desk:
    """A lesson at a step: the table with all that was said, and what of it belongs to this step."""

    def __init__(self, place: Place, number: int, said: Sequence[Sequence[str]] = ()) -> None:
        """`said`: the answers of the steps before; an empty one stands for the solution.

        `Refused` or `UnknownWord` where something of it may not be said.
        """
        self.place = place
        self.lesson: Lesson = lesson(place)
        self.number = number
        self.match = start(place, self.lesson.start, self.lesson.seat)
        for before in range(number):
            self._begin(before)
            self._answer(self.step_at(before), list(said[before]) if before < len(said) else [])
        self._begin(number)
        self.here: list[str] = []

    def go_on(self, words: Sequence[str]) -> None:
        """Say words of this step that were said before."""
        for word in words:
            self.match.say_text(self.lesson.seat, word)
            self.here.append(word)

    def step_at(self, number: int) -> Step:
        return self.lesson.step[number]

    @property
    def step(self) -> Step:
        return self.step_at(self.number)

    @property
    def ended(self) -> bool:
        """Whether the last step was answered."""
        return self.number == len(self.lesson.step)

    def asked(self) -> bool:
        """Whether the learner has to say something at the table."""
        seat, match = self.lesson.seat, self.match
        return not match.over() and seat in match.game.speakers(match.table)

    def offered(self) -> list[str]:
        match = self.match
        return [match.game.vocabulary.text(word) for word in match.game.offered(match.table, self.lesson.seat)]

    def solution(self, step: Step | None = None) -> list[str]:
        """A right answer to a step, by default to this one: its own, or the first that is offered."""
        step = step or self.step
        if step.solution:
            return step.solution
        if step.kind == "look":
            return [NEXT]
        answers = [CHOICE + choice for choice in step.choices] if step.choices else self.offered()
        found = next((word for word in answers if _judged(step, [word]).kind == "right"), None)
        if found is None:
            raise BadLesson(f"{self.place.title}/{self.place.name}: nothing right is offered at {step.id}")
        return [found]

    def answer(self, words: Sequence[str]) -> Verdict:
        """What is said of an answer. If it leads on the table follows; a mistake changes nothing."""
        step, tried = self.step, self.match
        if step.kind == "say":
            tried = self.match.at(len(self.match.said))
            for word in words:
                try:
                    tried.say_text(self.lesson.seat, word)
                except Refused as refused:
                    return Verdict("refused", None, word, refused.refusal)
        verdict = _judged(step, [*self.here, *words])
        if verdict.kind == "on":
            self.match, self.here = tried, [*self.here, *words]
        elif verdict.kind == "right":
            self.match = tried
            self._follow(step)
            self.number += 1
        return verdict

    def _begin(self, number: int) -> None:
        if number < len(self.lesson.step):
            other = self.step_at(number).start
            if other is not None:
                self.match = start(self.place, other, self.lesson.seat)

    def _answer(self, step: Step, words: list[str]) -> None:
        if step.kind == "say":
            for word in words or self.solution(step):
                self.match.say_text(self.lesson.seat, word)
        self._follow(step)

    def _follow(self, step: Step) -> None:
        say_lines(self.match, step.then, self.lesson.seat)


def _judged(step: Step, line: list[str]) -> Verdict:
    for mistake in step.mistake:
        if mistake.id != OTHER and any(_fits(pattern, line) for pattern in mistake.on):
            return Verdict("mistake", mistake)
    if (step.kind == "look" and line == [NEXT]) or any(_fits(pattern, line) for pattern in step.right):
        return Verdict("right")
    if step.also and all(any(fnmatchcase(word, pattern) for pattern in step.also) for word in line):
        return Verdict("on")
    other = next((mistake for mistake in step.mistake if mistake.id == OTHER), None)
    return Verdict("mistake", other or Mistake(OTHER, rule=step.rule))


def _fits(pattern: str, line: list[str]) -> bool:
    """Whether each part of a pattern is a word that was said; one that begins with `!` is none of them."""
    return all(
        not any(fnmatchcase(word, part[1:]) for word in line)
        if part.startswith("!")
        else any(fnmatchcase(word, part) for word in line)
        for part in pattern.split()
    )


# -- where a table comes from ---------------------------------------------------------------------------------
@lru_cache(maxsize=32)
def _record(file: str) -> Match:
    with open(file, encoding="utf-8") as text:
        record = text.read()
    return read_record(games.load(record.split("\n", 2)[1].removeprefix("game: ").strip()), record)


def start(place: Place, how: Start, seat: int) -> Match:
    """The match of a lesson as it begins."""
    game = games.load(place.title)
    if how.record:
        whole = _record(str(folder(place.title) / "records" / f"{how.record}.record"))
        match = Match(game, whole.header)
        for said in whole.said[: how.at]:
            match.say(said.seat, said.word)
    else:
        match = Match(game, Header(place.title, how.seed, NAMES[: how.seats], how.options))
    say_lines(match, how.words, seat)
    return match


def say_lines(match: Match, lines: str, learner: int) -> None:
    """Say what stands there, a line for each seat that speaks."""
    for line in lines.splitlines():
        told = line.partition("#")[0].split()
        if told[:1] == [EVERYBODY]:
            _others(match, learner)
        elif told[:1] == [ALL]:
            _all(match, learner, told[1])
        elif told:
            for word in told[1:]:
                if word == DEFAULT:
                    _defaults(match, int(told[0]))
                else:
                    match.say_text(int(told[0]), word)


def _defaults(match: Match, seat: int) -> None:
    """The default word until the seat need say nothing more, or is asked something else."""
    asked = _asked(match, seat)
    for _ in range(MOST_DEFAULTS):
        if not asked or _asked(match, seat) != asked:
            return
        match.say(seat, match.game.default(match.table, seat))
    raise BadLesson(f"seat {seat} goes on and on")


def _others(match: Match, learner: int) -> None:
    """Default words for everybody else until the learner is asked, or, where all choose at once, nobody else is."""
    game = match.game
    for _ in range(MOST_DEFAULTS):
        speakers = [] if match.over() else game.speakers(match.table)
        others = [seat for seat in speakers if seat != learner]
        if not others or (learner in speakers and not game.step(match.table).sealed):
            return
        match.say(others[0], game.default(match.table, others[0]))
    raise BadLesson("the others go on and on")


def _all(match: Match, learner: int, decision: str) -> None:
    """Default words for everybody until the learner is asked for that decision."""
    game = match.game
    for _ in range(MOST_DEFAULTS):
        if match.over():
            break
        speakers = game.speakers(match.table)
        if game.step(match.table).name == decision and learner in speakers:
            return
        match.say(speakers[0], game.default(match.table, speakers[0]))
    raise BadLesson(f"the learner is never asked for {decision}")


def _asked(match: Match, seat: int) -> str:
    asked = not match.over() and seat in match.game.speakers(match.table)
    return match.game.step(match.table).name if asked else ""
