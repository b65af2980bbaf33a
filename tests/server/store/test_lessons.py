"""How far people are in lessons, in both storages."""

from __future__ import annotations

from typing import Any

from emporion.server.messages.school import LessonProgress
from emporion.server.store import Person
from tests.server.store.conftest import Maker


async def test_progress_is_kept_and_what_was_learnt_stays_learnt(make: Maker) -> None:
    store = make()
    await store.open()
    await store.put_person(Person("p1", "Anna", "fr", 5))

    def at(step: int, when: int, done: Any = "") -> LessonProgress:
        return LessonProgress("g", "l", step, [["a"]] * step, [], done, when)

    await store.note_lesson("p1", at(1, 100))
    await store.note_lesson("p1", at(3, 90))  # older: from a browser that was offline
    assert await store.lessons("p1") == [at(1, 100)]
    await store.note_lesson("p1", at(4, 200, "learnt"))
    await store.note_lesson("p1", at(1, 300, ""))  # done again
    assert await store.lessons("p1") == [at(1, 300, "learnt")]
    await store.note_lesson("p1", at(4, 250, "seen"))
    assert await store.lessons("p1") == [at(1, 300, "learnt")]
    assert await store.lessons("p2") == []
