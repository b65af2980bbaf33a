"""The school over REST: courses, the table of a lesson, progress. See docs/protocol.md."""

from __future__ import annotations

from typing import Any

from litestar import Response, get, post
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody

from emporion.server.messages.school import AskLesson, LessonProgress, LessonTable, School
from emporion.server.web.api import AnyRequest, packed, service_of, somebody, who, who_asks
from emporion.server.web.client_files import COMPRESSED


@get("/api/school")
async def get_school(request: AnyRequest) -> School:
    """Every course, and how far I am."""
    person = await who(request)
    await who_asks(request, person, "lobby")
    return await service_of(request).lessons.school(person)


@post("/api/school/progress", status_code=200)
async def note_progress(request: AnyRequest, data: JSONBody[LessonProgress]) -> School:
    """How far I am in a lesson."""
    person = await somebody(request)
    await who_asks(request, person, "lobby")
    return await service_of(request).lessons.note(person, data)


@post(
    "/api/school/{title:str}/{lesson:str}",
    status_code=200,
    opt={COMPRESSED: True},
    responses={200: ResponseSpec(LessonTable)},
)
async def take_lesson(
    request: AnyRequest, title: FromPath[str], lesson: FromPath[str], data: JSONBody[AskLesson]
) -> Response[bytes]:
    """The table of a lesson at a step, or what is said of an answer there."""
    person = await who(request)
    whose = await who_asks(request, person, "replay")
    return packed(request, await service_of(request).lessons.table(title, lesson, person, data, whose))


HANDLERS: list[Any] = [get_school, note_progress, take_lesson]
