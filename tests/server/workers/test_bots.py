"""Bots at the server: what they know, and what happens when one fails."""

from __future__ import annotations

import os
import random
import signal
from array import array
from pathlib import Path

import pytest

from emporion import games
from emporion.kernel.chance import Dice
from emporion.server.rooms.room import Room
from emporion.server.service import Service, Settings
from emporion.server.workers import bot_worker
from emporion.server.workers import pool as workers
from emporion.server.workers.bots import BotRunner
from tests.server.driver import GAME, InThread, Player


@pytest.mark.parametrize("level", bot_worker.LEVELS)
def test_every_level_says_something_offered(level: str) -> None:
    game = games.load(GAME)
    table = game.table(3, "bots")
    guess = game.guess(table, 1, Dice("guess"))
    offer = game.offered(table, 1)
    numbers = [array("q", guess.numbers()).tobytes()]
    word = bot_worker.choose(game.title, game.options_of(table), numbers, 1, offer, level, "seed")
    assert word in offer


async def test_a_bot_only_ever_gets_a_guess(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No number of a table that a worker is sent tells more than its seat knows: the true table never leaves."""
    sent: list[tuple[list[int], list[int]]] = []
    original = BotRunner._choose

    async def spy(self: BotRunner, room: Room, seat: int) -> int | None:
        pool = await self.workers.ready()
        submit = pool.submit
        assert room.play is not None
        true = room.play.match.table.numbers()

        def look(work: object, *arguments: object) -> object:
            numbers = arguments[2]
            assert isinstance(numbers, list)
            sent.append((true, list(array("q", numbers[0]))))
            return submit(work, *arguments)  # type: ignore[arg-type]

        monkeypatch.setattr(pool, "submit", look)
        try:
            return await original(self, room, seat)
        finally:
            monkeypatch.setattr(pool, "submit", submit)

    monkeypatch.setattr(BotRunner, "_choose", spy)
    with InThread(Settings(data=tmp_path, bot_delay=0)) as server:
        async with Player(server.base, "Anna") as anna:
            table = (await anna.open("me", "bot", "bot"))["id"]
            async with anna.live(table) as live:
                await live.play(random.Random(1), stop=lambda: len(sent) > 25)
    assert sent and all(true != guessed for true, guessed in sent)


async def test_a_bot_that_never_ends_is_stopped_and_the_next_one_thinks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(workers, "LONGEST_WORK", 0.0)
    with InThread(Settings(data=tmp_path, bot_delay=0, bot_workers=1)) as server:
        async with Player(server.base, "Anna") as anna:
            table = (await anna.open("me", "bot", "bot"))["id"]
            async with anna.live(table) as live:
                await live.play(random.Random(1), stop=lambda: "a bot thinks too long" in caplog.text)
                monkeypatch.setattr(workers, "LONGEST_WORK", 30.0)
                words = live.state["words"]
                await live.play(random.Random(2), stop=lambda: live.state["words"] > words + 10)
        assert server.service.bots.thoughts["easy"].words > 0
    assert "a bot thinks too long" in caplog.text


async def test_the_match_goes_on_when_a_bots_process_dies(tmp_path: Path) -> None:
    with InThread(Settings(data=tmp_path, bot_delay=0, bot_workers=1)) as server:
        async with Player(server.base, "Anna") as anna:
            table = (await anna.open("me", "bot", "bot"))["id"]
            async with anna.live(table) as live:
                killed = 0
                while killed < 3:
                    words = live.state["words"]
                    await live.play(random.Random(1), stop=lambda words=words: live.state["words"] > words + 5)
                    pool = server.service.bots.workers._pool
                    if pool is None:  # the last one has just been found dead, the next is not needed yet
                        continue
                    for process in list(pool._processes.values()):
                        os.kill(process.pid or 0, signal.SIGKILL)
                        killed += 1
                words = live.state["words"]
                await live.play(random.Random(2), stop=lambda: live.state["words"] > words + 10)


@pytest.mark.parametrize(("stand_back", "nice"), [(1.0, [5, 10, 14, 19]), (0.5, [2, 5, 7, 10]), (0.0, [0, 0, 0, 0])])
def test_workers_stand_back_as_far_as_is_set(tmp_path: Path, stand_back: float, nice: list[int]) -> None:
    service = Service(Settings(data=tmp_path, stand_back=stand_back))
    work = (service.archive, service.bots, service.hints, service.analyses)
    assert [each.workers.nice for each in work] == nice
