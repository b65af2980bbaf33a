"""Who thinks next."""

from __future__ import annotations

import asyncio

from emporion.server.turns import Turns


async def test_the_most_urgent_goes_first_and_never_more_than_allowed() -> None:
    turns, order, busy = Turns(2), [], 0
    go = asyncio.Event()

    async def think(name: str, *urgency: int) -> None:
        nonlocal busy
        async with turns.turn(*urgency):
            busy += 1
            assert busy <= 2
            order.append(name)
            await go.wait()
            await asyncio.sleep(0)
            busy -= 1

    names = [("first", 9), ("second", 9), ("slow", 1, 3), ("quick", 1, 0), ("watched", 0, 3), ("later", 1, 0)]
    tasks = [asyncio.create_task(think(name, *urgency)) for name, *urgency in names]
    await asyncio.sleep(0)
    assert order == ["first", "second"]
    go.set()
    await asyncio.gather(*tasks)
    assert order == ["first", "second", "watched", "quick", "later", "slow"]
    assert turns.free == 2


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
    assert done == ["stays"] and turns.free == 1


async def test_a_failure_ends_a_turn() -> None:
    turns = Turns(1)
    try:
        async with turns.turn():
            raise ValueError
    except ValueError:
        pass
    assert turns.free == 1
