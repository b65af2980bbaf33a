"""The school at the server: courses, lessons that are taken without anything being kept, and progress."""

from __future__ import annotations

from typing import Any

import httpx

from emporion.kernel.refusal import Refused
from emporion.school.desk import BadLesson, Desk
from emporion.school.lesson import Place, course
from tests.server.driver import InThread, Player
from tests.server.people.homes import in_server, person_of
from tests.server.people.test_belongings import come_back, unhurried  # noqa: F401 a fixture

TITLE = "ostia"
LESSON = next(iter(course(TITLE)))
PLACE = Place(TITLE, LESSON)
AT = f"/api/school/{TITLE}/{LESSON}"


def progress(step: int, at: int, done: str = "", lesson: str = LESSON) -> dict[str, Any]:
    return {"game": TITLE, "lesson": lesson, "step": step, "said": [[]] * step, "skipped": [], "done": done, "at": at}


async def test_a_lesson_is_taken_by_its_solutions(base: str) -> None:
    async with Player(base, "Anna") as anna:
        school = await anna.get("/api/school")
        told = next(each for each in school["courses"] if each["game"] == TITLE)["lessons"]
        assert [each["name"] for each in told] == [*course(TITLE)] and school["progress"] == []
        step, said = 0, list[list[str]]()
        while True:
            seen = await anna.post(AT, {"step": step, "said": said})
            assert seen["step"] == step and seen["judged"] is None
            if seen["task"] is None:
                break
            state = seen["state"]
            assert state["card"]["seats"][state["viewer"]]["name"] == "Anna" and state["seed"] is None
            assert bool(state["offer"]) == (seen["task"]["kind"] == "say")
            answer = await anna.post(AT, {"step": step, "said": said, "say": seen["task"]["solution"]})
            assert answer["judged"]["kind"] == "right" and answer["step"] == step + 1
            said.append(seen["task"]["solution"])
            step += 1
        assert step == len(course(TITLE)[LESSON].step)


async def test_a_mistake_is_answered_and_not_played(base: str) -> None:
    steps = course(TITLE)[LESSON].step
    number, mistake = next((n, each.mistake[0]) for n, each in enumerate(steps) if each.mistake)
    words = (
        mistake.example
        or [
            word
            for word in [*(f"choice:{choice}" for choice in steps[number].choices), *Desk(PLACE, number).offered()]
            if Desk(PLACE, number).answer([word]).mistake is mistake
        ][:1]
    )
    async with Player(base, "Anna") as anna:
        answer = await anna.post(AT, {"step": number, "say": words})
        assert answer["judged"]["kind"] == "mistake" and answer["judged"]["mistake"] == mistake.id
        assert answer["judged"]["rule"] == mistake.rule
        assert answer["step"] == number and answer["state"] is None


async def test_what_is_no_answer_is_told(base: str) -> None:
    async with Player(base, "Anna") as anna:
        for path, asked, code in (
            ("/api/school/ostia/nothing", {}, "no-lesson"),
            ("/api/school/senet/points", {}, "no-lesson"),
            (AT, {"step": 55}, "no-lesson"),
            (AT, {"step": -1}, "malformed"),
            (AT, {"words": []}, "malformed"),
            (AT, {"step": len(course(TITLE)[LESSON].step), "say": ["next"]}, "over"),
        ):
            answer = await anna.http.post(path, json=asked)
            assert answer.json()["error"] == code, (path, asked)
        # A lesson that was written anew since is gone on with all the same.
        assert (await anna.post(AT, {"step": 1, "said": [["nonsense"]], "here": ["bid:7"]}))["step"] == 1


async def test_progress_belongs_to_the_name(home: InThread) -> None:
    others = [name for name in course(TITLE) if name != LESSON][:2]
    async with Player(home.base, "Anna") as anna, Player(home.base, "Guest") as guest:
        await anna.post("/api/school/progress", progress(1, 10))
        await anna.post("/api/school/progress", progress(2, 10, "learnt", others[0]))
        await guest.post("/api/school/progress", progress(2, 20, "learnt"))
        await guest.post("/api/school/progress", progress(1, 30, "", others[0]))
        told = await guest.post("/api/school/progress", progress(50, 40, "", others[1]))
        steps = len(course(TITLE)[others[1]].step)
        assert {each["lesson"]: each["step"] for each in told["progress"]}[others[1]] == steps
        async with httpx.AsyncClient(base_url=home.base) as nobody:
            assert (await nobody.get("/api/school")).json()["progress"] == []
            refused = await nobody.post("/api/school/progress", json=progress(1, 1))
            assert refused.json()["error"] == "no-name"
        gone = await person_of(guest)
        await come_back(guest, anna)
        mine = {each["lesson"]: each["done"] for each in (await guest.get("/api/school"))["progress"]}
        assert mine == {LESSON: "learnt", others[0]: "learnt", others[1]: ""}
        assert await in_server(home, home.service.store.lessons(gone)) == []
        export = (await anna.http.get("/api/me/export")).json()
        assert {each["lesson"] for each in export["school"]} == {LESSON, *others}


async def test_a_time_that_nobody_had_is_none(home: InThread) -> None:
    async with Player(home.base, "Anna") as anna:
        kept = (await anna.post("/api/school/progress", progress(1, -(10**30))))["progress"]
        assert [each["at"] for each in kept] == [0]


def nowhere() -> tuple[str, int, list[list[str]]]:
    """A step of a lesson, and answers before it after which nothing right is left there."""
    for name, lesson in course(TITLE).items():
        for number in range(len(lesson.step)):
            desk = Desk(Place(TITLE, name), number)
            for word in desk.offered() if desk.asked() else []:
                for later in range(number + 1, len(lesson.step)):
                    said: list[list[str]] = [[]] * number + [[word]]
                    try:
                        Desk(Place(TITLE, name), later, said).solution()
                    except BadLesson:
                        return name, later, said
                    except Refused:
                        pass
    raise AssertionError("there is no such step")


async def test_answers_that_lead_nowhere_are_as_if_there_were_none(base: str) -> None:
    name, number, said = nowhere()
    async with Player(base, "Anna") as anna:
        plain = await anna.post(f"/api/school/{TITLE}/{name}", {"step": number})
        seen = await anna.post(f"/api/school/{TITLE}/{name}", {"step": number, "said": said})
        assert seen["task"] == plain["task"] and seen["state"]["sight"] == plain["state"]["sight"]
        answer = {"step": number, "said": said, "say": seen["task"]["solution"]}
        assert (await anna.post(f"/api/school/{TITLE}/{name}", answer))["judged"]["kind"] == "right"
