"""Takes every lesson of a title, in every way that has a name, and says what is wrong with it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from emporion.kernel.refusal import Refused
from emporion.kernel.text import LANGUAGES, rulebook
from emporion.kernel.words import UnknownWord
from emporion.school.desk import BadLesson, Desk
from emporion.school.lesson import CHOICE, OTHER, Lesson, Place, Step, course, text_file

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

MINUTES = (2, 4)
STEPS_A_MINUTE = (1.25, 3.0)
MOST_TRIED = 40
"""Right words of a step that are followed to the end of the lesson."""


def faults(title: str) -> list[str]:
    """What is wrong with a title's lessons, each with its place; nothing where all is well."""
    return [fault for name in course(title) for fault in lesson_faults(Place(title, name))] + [
        fault for language in LANGUAGES for fault in text_faults(title, language)
    ]


def lesson_faults(place: Place) -> list[str]:
    found = course(place.title)[place.name]
    where = f"{place.title}/{place.name}"
    return [f"{where}: {fault}" for fault in [*_size(found), *_rules(place.title, found), *_course(place, found)]]


def _size(lesson: Lesson) -> Iterator[str]:
    steps, minutes = len(lesson.step), lesson.minutes
    if not MINUTES[0] <= minutes <= MINUTES[1]:
        yield f"{minutes} minutes: a lesson takes {MINUTES[0]} to {MINUTES[1]}"
    elif not STEPS_A_MINUTE[0] <= steps / minutes <= STEPS_A_MINUTE[1]:
        yield f"{steps} steps are not for {minutes} minutes"
    ids = [step.id for step in lesson.step]
    if len({*ids}) < len(ids):
        yield "two steps have one id"
    if not lesson.learnt:
        yield "nothing is learnt"


def _rules(title: str, lesson: Lesson) -> Iterator[str]:
    known = [{*rulebook(title, language).ids()} for language in LANGUAGES]
    named = [("learnt", rule) for rule in lesson.learnt]
    for step in lesson.step:
        named += [(step.id, step.rule)] if step.rule or step.kind != "look" else []
        named += [(f"{step.id}, {mistake.id}", mistake.rule) for mistake in step.mistake]
    yield from (f"{at}: no rule {rule!r}" for at, rule in named if not all(rule in ids for ids in known))


def _course(place: Place, lesson: Lesson) -> Iterator[str]:
    for number, step in enumerate(lesson.step):
        try:
            desk = Desk(place, number)
            for fault in [*_answers(place, number, desk)]:
                yield f"{step.id}: {fault}"
        except (Refused, UnknownWord, BadLesson, ValueError) as wrong:
            yield f"{step.id}: {wrong}"
            return


def _answers(place: Place, number: int, desk: Desk) -> Iterator[str]:
    step = desk.step
    if step.kind == "say" and not desk.asked():
        yield "the learner is not asked anything"
        return
    solution = desk.solution()
    if desk.answer(solution).kind != "right":
        yield f"the solution {' '.join(solution)} is not right"
        return
    desk = Desk(place, number)
    single = _single(step, desk)
    told = {answer: Desk(place, number).answer([answer]) for answer in single}
    for refused in (answer for answer, verdict in told.items() if verdict.kind == "refused"):
        yield f"{refused} is offered and refused"
    right = [answer for answer, verdict in told.items() if verdict.kind == "right"]
    for answer in right[:MOST_TRIED]:
        try:
            _to_the_end(place, number, answer)
        except (Refused, UnknownWord, BadLesson) as wrong:
            yield f"{answer} is right and leads nowhere: {wrong}"
    made = {verdict.mistake.id for verdict in told.values() if verdict.mistake is not None}
    for mistake in step.mistake:
        if mistake.example:
            verdict = Desk(place, number).answer(mistake.example)
            if verdict.mistake is not mistake:
                yield f"the example of {mistake.id} is {verdict.kind} {verdict.mistake.id if verdict.mistake else ''}"
        elif mistake.id != OTHER and mistake.id not in made:
            yield f"nothing that is offered makes the mistake {mistake.id}"
    named = {mistake.id for mistake in step.mistake}
    whole = step.kind == "say" and (len(solution) > 1 or bool(step.also))
    if OTHER not in named and (OTHER in made or whole):
        yield "an answer is named nowhere: it needs the mistake `other`"
    if step.kind != "look" and not named and len(single) > 1:
        yield "no mistake has a name"


def _single(step: Step, desk: Desk) -> list[str]:
    """The answers of one word."""
    if step.kind == "say":
        return desk.offered()
    return [CHOICE + choice for choice in step.choices]


def _to_the_end(place: Place, number: int, answer: str) -> None:
    """Answer so, then as the solutions say; the table of each later step must ask the learner what is to be said."""
    said: list[list[str]] = [[] for _ in range(number)]
    said.append([answer])
    steps = len(course(place.title)[place.name].step)
    for later in range(number + 1, steps):
        desk = Desk(place, later, said)
        if desk.step.start is not None:
            return  # another table: what was said before does not matter there
        if desk.step.kind == "say":
            solution = desk.solution()
            if not desk.asked() or Desk(place, later, said).answer(solution).kind != "right":
                raise BadLesson(f"{' '.join(solution)} cannot be said at {desk.step.id}")
        said.append([])
    Desk(place, steps, said)


# -- texts ----------------------------------------------------------------------------------------------------
def wanted_texts(title: str) -> dict[str, set[str]]:
    """The messages that a school needs, each with its attributes."""
    wanted: dict[str, set[str]] = {}
    for name, lesson in course(title).items():
        wanted[f"lesson-{name}"] = {"aim", *(f"learnt-{n}" for n in range(1, len(lesson.learnt) + 1))}
        for step in lesson.step:
            parts = {"text"} | ({"hint", "right"} if step.kind != "look" else set())
            parts |= {f"choice-{choice}" for choice in step.choices}
            parts |= {mistake.id for mistake in step.mistake}
            wanted[f"{name}-{step.id}"] = parts
            for mistake in step.mistake:
                wanted |= {f"figure-{change.name}": set() for change in mistake.figures}
    return wanted


def text_faults(title: str, language: str) -> Iterator[str]:
    wanted = wanted_texts(title)
    if not wanted:
        return
    file = text_file(title, language)
    where = f"{title}/school/{file.name}"
    if not file.is_file():
        yield f"{where} is missing"
        return
    bundle, known = _texts(file.read_text(encoding="utf-8"), language)
    for key, parts in wanted.items():
        message = bundle.get_message(key) if bundle.has_message(key) else None
        if message is None or message.value is None:
            yield f"{where}: no text {key}"
            continue
        yield from (f"{where}: no text {key}.{part}" for part in sorted(parts - {*message.attributes}))
        optional = {"left"} | {f"{part}-more" for part in parts}
        yield from (f"{where}: nobody reads {key}.{part}" for part in {*message.attributes} - parts - optional)
        for pattern in [message.value, *message.attributes.values()]:
            text, errors = bundle.format_pattern(pattern, {})
            if errors or not str(text).strip():
                yield f"{where}: {key}: {errors or 'an empty text'}"
    yield from (f"{where}: nobody reads {key}" for key in sorted(known - {*wanted}))


def _texts(source: str, language: str) -> tuple[FluentBundle, set[str]]:
    from fluent.runtime import FluentBundle, FluentResource
    from fluent.syntax.ast import Message

    resource = FluentResource(source)
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(resource)
    return bundle, {entry.id.name for entry in resource.body if isinstance(entry, Message)}
