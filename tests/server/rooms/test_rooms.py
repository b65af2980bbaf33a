"""One room for each table, whatever is awaited meanwhile; and none that nobody needs."""

from __future__ import annotations

import asyncio
import itertools
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from emporion.kernel.record import write_record
from emporion.server.messages import NewBranch, Pace, SeatNumber
from emporion.server.problems import ProblemError
from emporion.server.rooms.audience import Connection
from emporion.server.rooms.room import Room
from emporion.server.service import Service, Settings
from emporion.server.store import StoreProblem, TableRow
from emporion.server.store.sql import Statement
from emporion.server.workers import replay_worker
from emporion.server.workers.bots import BotRunner
from tests.server.driver import Ear, InThread, Player
from tests.server.rooms.hands import ANNA, BELA, a_table, first_word, running


async def quietly() -> None:
    """Let everything happen that can happen at once."""
    for _ in range(20):
        await asyncio.sleep(0)


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How many rooms were made of each table."""
    counted: Counter[str] = Counter()
    original = Room.__init__

    def count(self: Room, service: Service, row: TableRow, *more: Any, **named: Any) -> None:
        counted[row.id] += 1
        original(self, service, row, *more, **named)

    monkeypatch.setattr(Room, "__init__", count)
    return counted


async def test_a_thousand_tables_are_opened_while_the_lobby_is_read_without_pause(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, made: Counter[str]
) -> None:
    monkeypatch.setattr(BotRunner, "_choose", first_word)
    monkeypatch.setattr("emporion.server.doors.tables.MOST_TABLES", 2000)
    async with running(tmp_path) as service:
        tables: list[str] = []
        numbers = itertools.count()
        looks = 0

        async def open_some() -> None:
            while next(numbers) < 1000:
                room = await service.tables.open(ANNA, a_table("me", "bot", "bot", door="public"))
                tables.append(room.row.id)

        async def look() -> None:
            """As the worst of lobbies: whatever is stored is loaded at once."""
            nonlocal looks
            while len(tables) < 1000:
                for glimpse in await service.store.tables_of(ANNA.id, 8):
                    assert (await service.rooms.get(glimpse.row.id)) is service.rooms.rooms[glimpse.row.id]
                await service.lobby.lobby(BELA)
                looks += 1

        await asyncio.gather(*(open_some() for _ in range(8)), look(), look())
        assert looks > 10 and len(set(tables)) == 1000
        assert made == Counter(tables)  # one room each
        for table in tables:  # both bots are heard in the room that everybody gets: only the person is waited for
            room = await service.rooms.get(table)
            while list(room.decisions) != [0]:
                await asyncio.sleep(0)
            assert room.play is not None and room.play.number == 2


async def test_whoever_asks_while_a_table_is_made_gets_the_same_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, made: Counter[str]
) -> None:
    monkeypatch.setattr(BotRunner, "_choose", first_word)
    async with running(tmp_path) as service:
        asked: list[asyncio.Task[Room]] = []
        stored = service.store.new_table

        async def new_table(row: TableRow, *more: Any) -> None:
            await stored(row, *more)  # the row is there, but who made it does not know yet
            asked.append(asyncio.create_task(service.rooms.get(row.id)))
            assert await service.lobby.lobby(ANNA)
            await quietly()

        monkeypatch.setattr(service.store, "new_table", new_table)
        first = await service.tables.open(ANNA, a_table("me", "bot", "bot"))
        assert await asked[0] is first
        while list(first.decisions) != [0]:
            await asyncio.sleep(0)
        # A rematch and a branch are made in the same way.
        assert first.play is not None
        while not first.play.over():
            async with first.lock:
                if 0 in first.decisions:
                    await first.say(0, [first.game.default(first.play.match.table, 0)])
            await asyncio.sleep(0)
        again = await service.rematches.rematch(first.row.id, ANNA)
        assert await asked[1] is again
        start = replay_worker.depart(write_record(first.play.match), 5)
        branch = await service.tables.branch(ANNA, start, first.row.seats, 0, NewBranch(5), first.row.id)
        assert await asked[2] is branch
        assert set(made.values()) == {1} and len(made) == 3


async def test_a_table_that_cannot_be_stored_is_no_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(tmp_path) as service:
        asked: list[asyncio.Task[Room]] = []

        async def full(row: TableRow, *_: Any) -> None:
            asked.append(asyncio.create_task(service.rooms.get(row.id)))
            await quietly()
            raise StoreProblem("the disk is full")

        with monkeypatch.context() as broken:
            broken.setattr(service.store, "new_table", full)
            with pytest.raises(StoreProblem):
                await service.tables.open(ANNA, a_table("me", "open", "open"))
            with pytest.raises(StoreProblem):
                await asked[0]
        assert not service.rooms.rooms
        room = await service.tables.open(ANNA, a_table("me", "open", "open"))
        assert service.rooms.rooms == {room.row.id: room}


async def test_many_ask_while_a_table_is_loaded_and_the_storage_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, made: Counter[str]
) -> None:
    async with running(tmp_path) as service:
        room = await service.tables.open(ANNA, a_table("me", "open", "open"))
        table = room.row.id
        service.rooms.put_away(room)
        read, fails = service.store.ops, [StoreProblem("gone for a moment")]

        async def ops(*arguments: Any) -> Any:
            await quietly()
            if fails:
                raise fails.pop()
            return await read(*arguments)

        monkeypatch.setattr(service.store, "ops", ops)
        first = await asyncio.gather(*(service.rooms.get(table) for _ in range(5)), return_exceptions=True)
        assert all(isinstance(result, StoreProblem) for result in first)
        rooms = await asyncio.gather(*(service.rooms.get(table) for _ in range(5)))
        assert set(rooms) == {service.rooms.rooms[table]} and made[table] == 2


async def test_a_table_that_is_put_away_is_loaded_again_when_somebody_joins(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(BotRunner, "_choose", first_word)
    async with running(tmp_path) as service:
        old = await service.tables.open(ANNA, a_table("me", "bot", "bot"))
        table = old.row.id
        while list(old.decisions) != [0] or service.bots.speaks_at(old) or not service.pulses.settled(table):
            await asyncio.sleep(0)
        release, released = service.store.release, asyncio.Event()

        async def slowly(table: str) -> None:
            await released.wait()
            await release(table)

        monkeypatch.setattr(service.store, "release", slowly)
        service.rooms.put_away(old)
        assert table not in service.rooms.rooms and old.closed
        joining = asyncio.create_task(service.rooms.get(table))
        await quietly()
        assert not joining.done()  # it is still being given up
        released.set()
        new = await joining
        connection = Connection(ANNA, Ear())
        new.join(connection)
        assert service.rooms.rooms[table] is new and new.owned and not new.closed
        service.rooms.put_away(new)
        assert service.rooms.rooms[table] is new  # somebody is there
        new.leave(connection)
        while not service.pulses.settled(table):
            await asyncio.sleep(0)
        async with new.lock:
            service.rooms.put_away(new)
            assert service.rooms.rooms[table] is new  # something is being said
        service.rooms.put_away(new)
        assert table not in service.rooms.rooms


async def test_who_waits_for_a_table_that_is_removed_meanwhile_is_told(tmp_path: Path) -> None:
    async with running(tmp_path) as service:
        room = await service.tables.open(ANNA, a_table("me", "open", "open"))
        ear = Ear()
        room.join(Connection(BELA, ear))
        leaving = asyncio.create_task(service.tables.leave(room.row.id, ANNA))
        sitting = asyncio.create_task(service.tables.sit(room.row.id, BELA, SeatNumber(1)))
        await leaving
        with pytest.raises(ProblemError) as problem:
            await sitting
        assert problem.value.key == "no-table" and ear.closed == [(4404, "cancelled")]
        assert not service.rooms.rooms and await service.store.table(room.row.id) is None


async def test_an_idle_table_with_deadlines_needs_no_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its next deadline waits in the store: at that moment it is loaded, and the default word is said."""
    monkeypatch.setattr(BotRunner, "_choose", first_word)
    clock = [1_700_000_000_000]
    async with running(tmp_path, now=lambda: clock[0]) as service:
        pace = Pace("days", 3600, "default")
        room = await service.tables.open(ANNA, a_table("me", "bot", "bot", pace=pace))
        table = room.row.id
        while list(room.decisions) != [0] or service.bots.speaks_at(room) or not service.pulses.settled(table):
            await asyncio.sleep(0)
        assert room.play is not None
        said = room.play.number
        service.rooms.put_away(room)
        assert not service.rooms.rooms and not service.deadlines.alarms
        while await service.store.next_due() != clock[0] + 3_600_000:
            await asyncio.sleep(0)
        clock[0] += 3_600_001
        service.wakes.nudge()
        while table not in service.rooms.rooms:
            await asyncio.sleep(0)
        woken = service.rooms.rooms[table]
        assert woken.play is not None
        while woken.play.number == said:
            await asyncio.sleep(0)
        late = (await service.store.ops(table, said))[0]
        assert late.seat == 0 and late.message == "" and late.at == clock[0]


async def test_a_start_wakes_only_what_is_due_and_keeps_only_what_is_needed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, made: Counter[str]
) -> None:
    """Twenty tables that wait for a person, five of them as the first edition left them: nothing is known of these."""
    monkeypatch.setattr(BotRunner, "_choose", first_word)
    async with running(tmp_path) as service:
        rooms = [await service.tables.open(ANNA, a_table("me", "bot", "bot")) for _ in range(20)]
        for room in rooms:
            while list(room.decisions) != [0] or not service.pulses.settled(room.row.id):
                await asyncio.sleep(0)
        unknown = sorted(room.row.id for room in rooms[:5])
        for table in unknown:
            query = "UPDATE pulses SET due = 0, glance = '' WHERE table_id = $1"
            await service.store._change([], Statement(query, (table,)))  # type: ignore[attr-defined]
    made.clear()
    async with running(tmp_path) as service:
        while not all(glimpse.glance for glimpse in await service.store.glimpses(unknown)) or service.rooms.rooms:
            service.wakes.nudge()
            await asyncio.sleep(0)
        assert sorted(made) == unknown and await service.store.next_due() is None


async def test_tables_of_bots_count_for_who_opened_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("emporion.server.doors.tables.MOST_TABLES", 2)
    async with running(tmp_path) as service:
        bots = await service.tables.open(ANNA, a_table("bot", "bot", "bot"))
        mine = await service.tables.open(ANNA, a_table("me", "bot", "bot"))
        assert await service.store.unfinished(ANNA.id) == 2
        with pytest.raises(ProblemError) as problem:
            await service.tables.open(ANNA, a_table("bot", "bot", "bot"))
        assert (problem.value.key, problem.value.figures) == ("too-many-tables", {"most": 2})
        await service.tables.open(BELA, a_table("bot", "bot", "bot"))  # others are not concerned
        assert [each.row.id for each in await service.store.tables_of(ANNA.id, 9)] == [mine.row.id]
        await service.store.delete_table(bots.row.id)
        assert await service.store.unfinished(ANNA.id) == 1


async def test_a_rematch_counts_as_a_table_like_any_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(tmp_path) as service:
        over = await service.tables.open(ANNA, a_table("me", "bot", "bot"))
        over.row.status = "over"
        await service.store.update_table(over.row)
        monkeypatch.setattr("emporion.server.doors.tables.MOST_TABLES", 1)
        first = await service.rematches.rematch(over.row.id, ANNA)
        assert first.row.status == "running" and await service.rematches.rematch(over.row.id, ANNA) is first
        await service.store.delete_table(first.row.id)
        await service.tables.open(ANNA, a_table("me", "bot", "bot"))
        with pytest.raises(ProblemError) as problem:
            await service.rematches.rematch(over.row.id, ANNA)
        assert (problem.value.key, problem.value.figures) == ("too-many-tables", {"most": 1})


async def test_a_table_nobody_comes_to_goes_after_a_day(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("emporion.server.doors.tables.MOST_TABLES", 1)
    clock = [1_700_000_000_000]
    day = 24 * 3_600_000
    async with running(tmp_path, now=lambda: clock[0]) as service:
        empty = await service.tables.open(ANNA, a_table("me", "open", "open"))
        watched = await service.tables.open(ANNA, a_table("me", "open", "open"))  # an empty one counts for nothing
        connection = Connection(ANNA, Ear())
        watched.join(connection)
        while await service.store.unfinished(ANNA.id) != 1:
            await asyncio.sleep(0)
        with pytest.raises(ProblemError) as problem:
            await service.tables.open(ANNA, a_table("me", "open", "open"))
        assert problem.value.key == "too-many-tables"
        clock[0] += day
        assert await service.empties.clear() == 0
        clock[0] += 1
        assert await service.empties.clear() == 1
        assert list(service.rooms.rooms) == [watched.row.id] and await service.store.table(empty.row.id) is None
        watched.leave(connection)
        while await service.store.unfinished(ANNA.id):
            await asyncio.sleep(0)
        clock[0] += day
        assert await service.empties.clear() == 0  # somebody was there a day ago
        clock[0] += 1
        assert await service.empties.clear() == 1 and not service.rooms.rooms


async def test_looking_at_the_lobby_loads_no_table(tmp_path: Path) -> None:
    with InThread(Settings(data=tmp_path, bot_delay=0)) as server:
        async with Player(server.base, "Anna") as anna, Player(server.base, "Bela") as bela:
            card = await anna.open("me", "bot", "bot", door="public")
            async with anna.live(card["id"]) as live:
                await live.until(lambda: live.state["speakers"] == [0])
                words = live.state["words"]
            room = server.service.rooms.rooms[card["id"]]
            loop = server.server.servers[0].get_loop()
            while card["id"] in server.service.rooms.rooms:  # as soon as everything about it is stored
                await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(_put_away(server.service, room), loop))
            [mine] = (await anna.get("/api/lobby"))["mine"]
            assert mine["waits_for_me"] and mine["words"] == words and mine["seats"][0]["away"]
            [seen] = (await bela.get("/api/lobby"))["watch"]
            assert seen["id"] == card["id"] and seen["seats"][0]["to_speak"] and not seen["waits_for_me"]
            assert not server.service.rooms.rooms


async def _put_away(service: Service, room: Room) -> None:
    service.rooms.put_away(room)
