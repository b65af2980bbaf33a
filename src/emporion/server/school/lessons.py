"""The school: which courses there are, the table of a lesson, and how far everybody is."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import msgspec

from emporion import games
from emporion.school.lesson import Lesson, Place, course, lesson, trials
from emporion.server.messages.school import AskLesson, Course, LessonInfo, LessonProgress, School, Trial
from emporion.server.problems import ProblemError
from emporion.server.school import lesson_worker
from emporion.server.store import Person

if TYPE_CHECKING:
    from emporion.server.service import Service


@cache
def courses() -> list[Course]:
    """Those of all titles that have one."""
    found = [(title, course(title)) for title in games.playable()]
    return [
        Course(title, [_info(*each) for each in lessons.items()], [Trial(*each) for each in trials(title)])
        for title, lessons in found
        if lessons
    ]


def _info(name: str, found: Lesson) -> LessonInfo:
    return LessonInfo(name, found.minutes, [step.id for step in found.step], found.learnt)


def lesson_at(title: str, name: str) -> Lesson:
    """`no-lesson` if there is none."""
    try:
        if title in games.playable():
            return lesson(Place(title, name))
    except KeyError:
        pass
    raise ProblemError("no-lesson")


class Lessons:
    def __init__(self, service: Service) -> None:
        self.service = service

    async def school(self, person: Person | None) -> School:
        store = self.service.store
        return School(courses(), await store.lessons(person.id) if person is not None else [])

    async def table(self, title: str, name: str, person: Person | None, ask: AskLesson, whose: str) -> bytes:
        """A `LessonTable`, compressed."""
        if ask.step > len(lesson_at(title, name).step):
            raise ProblemError("no-lesson")
        called = person.name if person is not None else ""
        answer: bytes = await self.service.archive.work_out(whose, lesson_worker.table, title, name, called, ask)
        return answer

    async def note(self, person: Person, progress: LessonProgress) -> School:
        """Keep how far somebody is, unless what is kept is later; a lesson that was learnt stays so."""
        steps = len(lesson_at(progress.game, progress.lesson).step)
        kept = msgspec.structs.replace(
            progress,
            step=min(progress.step, steps),
            said=progress.said[: min(progress.step, steps)],
            at=max(0, min(progress.at or self.service.now(), self.service.now())),
        )
        await self.service.store.note_lesson(person.id, kept)
        return await self.school(person)
