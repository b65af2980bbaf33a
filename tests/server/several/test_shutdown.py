"""An orderly end: nothing in the log that sounds like a failure, and nothing lost."""

from __future__ import annotations

import asyncio
import logging
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from emporion.server.messages import NewSeat, NewTable
from emporion.server.rooms.room import Room
from emporion.server.service import Service, Settings
from emporion.server.store import Op, Person
from emporion.server.workers.bots import BotRunner
from tests.server.driver import GAME, Player, Server
from tests.server.postgres import fresh_database

ANNA = Person("anna", "Anna", "en", 1)
TABLES = 25
RECORD = min((Path(__file__).parents[2] / "fixtures" / GAME).glob("*.record"))


async def opened(data: Path, database: str = "") -> Service:
    service = Service(Settings(data=data, database=database, bot_delay=0, bot_workers=1))
    await service.open()
    if not await service.store.persons([ANNA.id]):
        await service.store.put_person(ANNA)
    return service


def bots() -> NewTable:
    return NewTable(GAME, [NewSeat("bot") for _ in range(3)])


async def first_word(self: BotRunner, room: Room, seat: int) -> int:
    await asyncio.sleep(0)
    assert room.play is not None
    return room.game.offered(room.play.match.table, seat)[0]


def complaints(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]


async def test_a_bot_that_speaks_while_the_server_stops_says_nothing_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Its word is on the way to the storage when that is closed."""
    monkeypatch.setattr(BotRunner, "_choose", first_word)
    service = await opened(tmp_path)
    append, going, goes_on = service.store.append, asyncio.Event(), asyncio.Event()

    async def slowly(*arguments: Any) -> str:
        going.set()
        await goes_on.wait()
        return await append(*arguments)

    monkeypatch.setattr(service.store, "append", slowly)
    await service.tables.open(ANNA, bots())
    await going.wait()
    await service.close()
    goes_on.set()
    for _ in range(20):
        await asyncio.sleep(0.001)
    assert complaints(caplog) == []


async def test_how_tables_are_is_stored_before_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """So that the next start need not look at them: nothing is due where a person has to speak."""
    monkeypatch.setattr(BotRunner, "_choose", first_word)
    service = await opened(tmp_path)
    room = await service.tables.open(ANNA, NewTable(GAME, [NewSeat("me"), NewSeat("bot"), NewSeat("bot")]))
    while list(room.decisions) != [0]:
        await asyncio.sleep(0)
    assert not service.pulses.settled(room.row.id)
    await service.close()
    again = await opened(tmp_path)
    assert await again.store.next_due() is None
    [glimpse] = await again.store.glimpses([room.row.id])
    assert glimpse.glance is not None and glimpse.glance.speakers == [0]
    await again.close()


async def test_a_change_that_nobody_waits_for_any_more_is_made_and_told(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who says a word is stopped while it is stored: the word is there, and the other server hears of it."""
    address = await fresh_database(postgres)
    one, two = await opened(tmp_path, address), await opened(tmp_path, address)
    seats = [NewSeat("me"), NewSeat("open"), NewSeat("open")]
    room = await one.tables.open(ANNA, NewTable(GAME, seats))
    heard: list[tuple[str, str, int]] = []
    monkeypatch.setattr(two.rooms, "hear", lambda news: heard.append((news.kind, news.id, news.number)))
    saying = asyncio.create_task(one.store.append(room.row.id, 0, [Op(0, "say", 0, 1, 1, "pass")], 5))
    await asyncio.sleep(0)
    saying.cancel()
    await one.close()
    assert saying.cancelled() and len(await two.store.ops(room.row.id)) == 1
    async with asyncio.timeout(300):
        while ("words", room.row.id, 1) not in heard:
            await asyncio.sleep(0.01)
    await two.close()


@pytest.mark.parametrize("storage", ["sqlite", "postgres"])
async def test_a_server_stopped_under_load_is_silent_and_loses_nothing(
    storage: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    """Bots at many tables, an analysis without end, somebody who speaks and asks for hints; stopped three times."""
    more = {"EMPORION_ANALYSIS_EFFORT": "100000"}
    if storage == "postgres":
        more["EMPORION_DATABASE"] = await fresh_database(request.getfixturevalue("postgres"))
    server = Server(tmp_path / "data", EMPORION_BOT_WORKERS="2", **more).start()
    log = tmp_path / "server.log"
    try:
        async with Player(server.base, "Anna") as anna:
            for _ in range(TABLES):
                await anna.open("bot", "bot", "bot")
            table = (await anna.open("me", "bot", "bot", hints=True))["id"]
            upload = await anna.post("/api/records", {"record": RECORD.read_text(encoding="utf-8")})
            analysis = upload["states"].replace("/replay", "/analysis")
            await anna.post(analysis, {"seat": None})
            dice, known = random.Random(1), list[Any]()
            for _ in range(3):
                async with anna.live(table) as live, anna.lobby():
                    assert live.journal[: len(known)] == known
                    words = live.state["words"]
                    await live.play(dice, stop=lambda live=live, words=words: live.state["words"] > words + 10)
                    await live.until(lambda live=live: live.offer)
                    await live.send({"type": "hint", "id": "h", "seq": live.state["seq"]})
                    known = list(live.journal)
                    while (await anna.get(analysis))["done"] == 0:  # a piece of it has begun
                        await asyncio.sleep(0.01)
                    server.stop()
                assert server.process is not None and server.process.returncode == 0
                told = [line for line in log.read_text().splitlines() if " INFO " not in line]
                assert told == []
                server.start()
            async with anna.live(table) as live:
                assert live.journal[: len(known)] == known
                await live.play(dice)
            assert (await anna.get(f"/api/tables/{table}/verify"))["replayed"]
    finally:
        server.stop()


def test_told_twice_to_stop_it_ends_at_once_and_in_silence(tmp_path: Path) -> None:
    """The first time it stops in good order, which may take a while; the second time it does not wait for that."""
    program = f"""
import asyncio, os, signal
from pathlib import Path
from emporion.server import run
from emporion.server.service import Service, Settings

async def slow(self):
    os.kill(os.getpid(), signal.SIGINT)
    await asyncio.sleep(3600)

Service.close = slow
started = run._Server.startup
async def startup(self, sockets=None):
    await started(self, sockets)
    os.kill(os.getpid(), signal.SIGINT)
run._Server.startup = startup
run.serve(port=0, open_browser=False, settings=Settings(data=Path({str(tmp_path)!r})))
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=300)
    assert (done.returncode, done.stderr) == (130, "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a full disk")
def test_a_greeting_that_cannot_be_written_is_not() -> None:
    program = "from emporion.server.run import greet; greet('salve'); print('vale')"
    with open("/dev/full", "w") as full:
        done = subprocess.run([sys.executable, "-c", program], stdout=full, stderr=subprocess.PIPE, text=True)
    assert (done.returncode, done.stderr) == (0, "")
