"""Who thinks next: exact, with a clock of our own and work that takes as long as it is told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from emporion.server.problems import ProblemError
from emporion.server.turns import Turns
from emporion.server.workers.pool import Workers


class Day:
    """A clock, and workers who are busy until it strikes."""

    def __init__(self, at_once: int) -> None:
        self.now = 0.0
        self.turns = Turns(at_once, lambda: self.now)
        self.bells: list[tuple[float, asyncio.Event]] = []
        self.order: list[str] = []
        self.used: dict[str, float] = {}
        self.busy = 0

    async def work(self, name: str, seconds: float, patience: float = 0.0, whose: str = "", kind: str = "") -> None:
        async with self.turns.turn(patience, whose, kind):
            self.busy += 1
            self.order.append(name)
            bell = asyncio.Event()
            self.bells.append((self.now + seconds, bell))
            await bell.wait()
            self.used[whose] = self.used.get(whose, 0.0) + seconds
            self.busy -= 1

    async def pass_until(self, end: float, more: Callable[[], None] = lambda: None) -> None:
        """Let time pass, from one end of work to the next."""
        await rest()
        while self.bells and min(self.bells, key=lambda each: each[0])[0] <= end:
            first = min(self.bells, key=lambda each: each[0])
            self.bells.remove(first)
            self.now = first[0]
            first[1].set()
            await rest()
            more()
            await rest()


async def rest() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


async def test_never_more_than_allowed_and_everybody_in_the_end() -> None:
    day = Day(2)
    tasks = [asyncio.create_task(day.work(str(n), 1.0)) for n in range(7)]
    await rest()
    assert day.order == ["0", "1"] and day.turns.waiting == 5
    await day.pass_until(100)
    await asyncio.gather(*tasks)
    assert day.order == [str(n) for n in range(7)] and day.now == 4.0
    assert day.turns.free == 2 and day.turns.waiting == 0 and day.turns.seconds == 7.0


async def test_a_person_with_many_questions_waits_for_one_with_few() -> None:
    day = Day(1)
    tasks = [asyncio.create_task(day.work(f"many {n}", 2.0, whose="many", kind="hint")) for n in range(40)]
    await day.pass_until(6)  # three are answered, and one runs
    tasks.append(asyncio.create_task(day.work("few", 2.0, whose="few", kind="hint")))
    await day.pass_until(8)
    assert day.order[-1] == "few", "it comes as soon as somebody is free"
    await day.pass_until(1000)
    await asyncio.gather(*tasks)


async def test_everybody_gets_the_same_time_whatever_it_is_used_for() -> None:
    """One asks for long thoughts, thirty at a time, another for short ones, one after the other."""
    day = Day(1)
    tasks: set[asyncio.Task[None]] = set()
    asking = {"long": 5.0, "short": 0.5}

    def ask() -> None:
        for whose, seconds in asking.items():
            waiting = sum(1 for task in tasks if task.get_name() == whose and not task.done())
            for _ in range((30 if whose == "long" else 2) - waiting):
                tasks.add(asyncio.create_task(day.work(whose, seconds, whose=whose, kind=whose), name=whose))

    ask()
    await day.pass_until(1000, ask)
    assert abs(day.used["long"] - day.used["short"]) <= 5.0, day.used
    assert day.used["short"] >= 490
    for task in tasks:
        task.cancel()


async def test_what_takes_a_moment_goes_before_what_takes_long() -> None:
    day = Day(1)
    for kind, seconds in (("expert", 3.0), ("easy", 0.1)):  # how long each takes is learnt
        task = asyncio.create_task(day.work(kind, seconds, whose=kind, kind=kind))
        await day.pass_until(100)
        await task
    day.order.clear()
    tasks = [asyncio.create_task(day.work("busy", 1.0, whose="a", kind="else"))]
    await rest()
    tasks += [asyncio.create_task(day.work("slow", 3.0, whose="b", kind="expert"))]
    tasks += [asyncio.create_task(day.work("quick", 0.1, whose="c", kind="easy"))]
    await day.pass_until(1000)
    await asyncio.gather(*tasks)
    assert day.order == ["busy", "quick", "slow"]


async def test_tables_nobody_looks_at_stand_back_but_not_for_ever() -> None:
    day = Day(1)
    tasks: set[asyncio.Task[None]] = {asyncio.create_task(day.work("first", 1.0, whose="first", kind="k"))}
    await day.pass_until(1)

    def ask() -> None:
        for name in ("seen 0", "seen 1"):
            if all(task.get_name() != name or task.done() for task in tasks):
                tasks.add(asyncio.create_task(day.work(name, 1.0, whose=name, kind="k"), name=name))

    ask()
    await rest()
    tasks.add(asyncio.create_task(day.work("unseen", 1.0, patience=5.0, whose="unseen", kind="k"), name="unseen"))
    await day.pass_until(30, ask)
    assert day.order.index("unseen") == 1 + 2 * 5  # when each of the others has had five seconds
    for task in tasks:
        task.cancel()


async def test_who_gives_up_leaves_its_turn_to_others() -> None:
    turns = Turns(1)
    done: list[str] = []

    async def think(name: str) -> None:
        async with turns.turn():
            await asyncio.sleep(0)
            done.append(name)

    async with turns.turn():
        tasks = [asyncio.create_task(think(name)) for name in ("gone", "given", "stays")]
        await asyncio.sleep(0)
        tasks[0].cancel()
        await asyncio.sleep(0)
    tasks[1].cancel()  # just when its turn has come
    await asyncio.gather(*tasks, return_exceptions=True)
    assert done == ["stays"] and turns.free == 1 and turns.waiting == 0


async def test_a_failure_ends_a_turn() -> None:
    turns = Turns(1)
    try:
        async with turns.turn():
            raise ValueError
    except ValueError:
        pass
    assert turns.free == 1


async def test_who_waits_for_most_makes_room_for_who_waits_for_nothing() -> None:
    """One asks without end: he fills the queue, and is refused for it, not who comes after him."""
    workers = Workers("some", 1, 0, most_waiting=5)
    refused: list[str] = []

    async def think(whose: str) -> None:
        try:
            workers.make_room(whose)
            async with workers.turns.turn(whose=whose):
                pass
        except ProblemError as problem:
            assert problem.key == "busy"
            refused.append(whose)

    async with workers.turns.turn():
        tasks = [asyncio.create_task(think("many")) for _ in range(6)]
        await rest()
        assert refused == ["many"] and workers.turns.waiting == 5
        for whose in ("few", "few", "else"):  # until each has as much as the other, or one less
            tasks.append(asyncio.create_task(think(whose)))
            await rest()
        assert refused == ["many"] * 4 and workers.turns.waiting == 5
        tasks.append(asyncio.create_task(think("few")))
        await rest()
        assert refused == [*["many"] * 4, "few"]
    await asyncio.gather(*tasks)
    assert workers.turns.waiting == 0 and workers.turns.free == 1
