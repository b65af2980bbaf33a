"""A server's time passes as fast as time does, whatever its machine's clock is set to: no reserve depends on that."""

from __future__ import annotations

import asyncio
import logging
import time
from pathlib import Path

import pytest

from emporion.server.clock import SLOWLY, OwnTime
from emporion.server.service import Settings
from tests.server.driver import InThread, Live, Player
from tests.server.pairs import until
from tests.server.postgres import fresh_database

START = 1_800_000_000_000
MINUTE = 60_000
HOUR = 60 * MINUTE
DAY = 24 * HOUR
PACE = {"kind": "live", "seconds": 600, "late": "default"}


class Machine:
    """A machine whose clock can be set, and where time passes when the test lets it."""

    def __init__(self) -> None:
        self.passed = 0
        self.set = 0
        """By how much the clock is wrong, in milliseconds."""

    def clock(self) -> int:
        return (START + self.passed + self.set) * 1_000_000

    def steady(self) -> int:
        return (77 + self.passed) * 1_000_000

    def started(self) -> OwnTime:
        return OwnTime(self.clock, self.steady)


def test_time_passes_whatever_the_clock_is_set_to() -> None:
    machine = Machine()
    now = machine.started()
    for wrong in (0, HOUR, -HOUR, 3 * DAY, 0):
        machine.set = wrong
        before = now()
        assert now() == before, "no time has passed"
        machine.passed += 20 * SLOWLY
        ahead = before + 20 * SLOWLY - START - machine.passed
        assert now() == before + 20 * SLOWLY + max(-20, min(20, wrong - ahead))
    assert now() == START + machine.passed


def test_a_small_correction_is_followed_soon_and_time_never_goes_back() -> None:
    machine = Machine()
    now = machine.started()
    machine.set = -100
    told = [now()]
    for _ in range(400):
        machine.passed += 1000
        told.append(now())
    assert told == sorted(told)
    assert told[-1] == START + machine.passed - 100, "200 s are enough for 100 ms"
    assert told[100] == START + 100_000 - 50


def test_a_clock_that_was_set_is_told_once(caplog: pytest.LogCaptureFixture) -> None:
    machine = Machine()
    now = machine.started()
    for wrong in (0, 4000, HOUR, HOUR, 0, -HOUR):
        machine.set = wrong
        now()
    said = [record.getMessage() for record in caplog.records if record.levelno == logging.WARNING]
    assert [text.split(" from ")[0] for text in said] == [
        "this machine's clock is +3600 s",
        "this machine's clock is -3600 s",
    ]


async def test_no_reserve_is_lost_when_the_clock_is_set(tmp_path: Path) -> None:
    """Forwards, backwards and right again; only after a restart the machine's clock counts."""
    machine = Machine()
    settings = Settings(data=tmp_path, bot_delay=0, bot_workers=1, now=machine.started())
    with InThread(settings) as server:
        async with Player(server.base, "Anna") as anna, Player(server.base, "Bela") as bela:
            table = (await anna.open("me", "open", "bot", game="concordia_venus", pace=PACE))["id"]
            await bela.post(f"/api/tables/{table}/sit", {"seat": 1})
            async with anna.live(table) as a, bela.live(table) as b:
                thought = 0
                for wrong in (0, HOUR, 0, -HOUR, 0, 3 * DAY, -DAY, 0):
                    machine.set = wrong
                    await until_somebody_may_speak(a, b)
                    words = a.state["words"]
                    machine.passed += 2000
                    thought += 2000
                    room = server.service.rooms.rooms[table]
                    loop = server.server.servers[0].get_loop()
                    loop.call_soon_threadsafe(server.service.deadlines.look_at, room)
                    await a.all_told()
                    assert a.state["words"] == words, "nobody's time is over"
                    assert (await (a if a.offer else b).say())["ok"]
                play = server.service.rooms.rooms[table].play
                assert play is not None
                used = sum(play.clocks.used[:2])
                assert abs(used - thought) <= thought // SLOWLY
                await until_somebody_may_speak(a, b)
                seat = 0 if a.offer else 1
                before = play.clocks.used[seat]
    machine.passed += 60_000  # nobody serves
    settings.now = machine.started()
    with InThread(settings) as server:
        async with Player(server.base, "Caro") as caro:  # whom it takes for who was to speak
            speaker = (anna, bela)[seat]
            caro.http.cookies.set("emporion", speaker.http.cookies["emporion"], domain="127.0.0.1")
            async with caro.live(table) as live:
                assert (await live.say())["ok"]
                play = server.service.rooms.rooms[table].play
                assert play is not None
                assert abs(play.clocks.used[seat] - before - 60_000) <= 60_000 // SLOWLY


async def until_somebody_may_speak(*lives: Live) -> None:
    """A bot may have to speak before."""
    for live in lives:
        await live.all_told()
    while not any(live.offer for live in lives):
        await lives[0].next()
        for live in lives:
            await live.all_told()


async def test_a_server_takes_the_time_of_those_that_run_already(postgres: str, tmp_path: Path) -> None:
    """One started while its machine's clock was wrong, or whose machine has stood still."""
    asyncpg = pytest.importorskip("asyncpg")
    address = await fresh_database(postgres)
    wrong = [HOUR * 1_000_000]
    times = OwnTime(), OwnTime(lambda: time.time_ns() + wrong[0])
    settings = [Settings(data=tmp_path, database=address, bot_workers=1, now=each) for each in times]

    def apart() -> int:
        return abs(times[1]() - times[0]())

    assert apart() > HOUR - MINUTE
    with InThread(settings[0]), InThread(settings[1]) as two:
        assert apart() < MINUTE
        wrong[0] = 0
        assert apart() < MINUTE, "its machine's clock is right again"
        times[1].agree(times[1]() - 8 * HOUR)  # as after a long sleep
        assert apart() > 7 * HOUR
        connection = await asyncpg.connect(address)
        await connection.execute("DELETE FROM servers WHERE id = $1", two.service.store.server)
        await until(lambda: apart() < MINUTE)
        stored = "SELECT count(*) FROM servers WHERE abs(ahead) < $1"
        async with asyncio.timeout(300):
            while await connection.fetchval(stored, MINUTE) < 2:
                await asyncio.sleep(0.01)
        await connection.close()
