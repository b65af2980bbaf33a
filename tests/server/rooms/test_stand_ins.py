"""Leaving a match to a bot, being replaced when away too long, and coming back."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from emporion.server.match.clocks import Clocks
from emporion.server.messages import NewSeat, NewTable, Pace, SeatBot, SeatChange
from emporion.server.people import limits
from emporion.server.rooms.room import Room
from emporion.server.rooms.stand_ins import AWAY_LIMIT
from emporion.server.service import Service, Settings
from emporion.server.store import read_row
from emporion.server.workers.bots import BotRunner
from tests.server.driver import InThread, Live, Player, Server
from tests.server.gatherings import Time, a_table
from tests.server.match.logs import row_of

ANNA, BELA, CARO, DORA = range(4)


def seat_of(live: Live, seat: int) -> Any:
    return live.state["card"]["seats"][seat]


async def test_a_person_leaves_a_bot_plays_on_and_the_person_comes_back(tmp_path: Path) -> None:
    with InThread(Settings(data=tmp_path, bot_delay=0)) as server:
        async with (
            a_table(server.base, "Anna", "Bela", bots=1) as (table, (anna, bela)),
            anna.live(table) as a,
            bela.live(table) as b,
        ):
            own = b.state["sight"]
            await bela.post(f"/api/tables/{table}/stand_in", {"seat": BELA, "level": "medium"})
            await a.until(lambda: seat_of(a, BELA)["stands_in"])
            card = seat_of(a, BELA)
            assert (card["kind"], card["name"], card["level"]) == ("bot", "Bela", "medium")
            again = await bela.post(f"/api/tables/{table}/stand_in", {"seat": BELA, "level": "medium"})
            assert again["changes"] == a.state["card"]["changes"]  # asked twice, done once
            assert (card["kept"], card["away"], card["me"]) == (False, False, False)
            await b.until(lambda: b.state["viewer"] is None)
            assert seat_of(b, BELA)["kept"] and b.state["sight"] != own and b.offer == []
            assert (await b.ask(type="say", seq=b.state["seq"], word="pass"))["error"]["error"] == "not-seated"
            words = a.state["words"]
            await a.play(random.Random(1), stop=lambda: a.state["words"] > words + 12)  # it needs Bela's words
            assert a.state["words"] > words + 12

            await bela.post(f"/api/tables/{table}/come_back")
            await a.until(lambda: not seat_of(a, BELA)["stands_in"])
            assert seat_of(a, BELA)["kind"] == "person"
            await b.until(lambda: b.state["viewer"] == BELA)
            assert len(b.journal) > 0 and seat_of(b, BELA)["me"] and not seat_of(b, BELA)["kept"]
            changes = a.state["card"]["changes"]
            assert [(c["seat"], c["kind"], c["name"], c["level"]) for c in changes] == [
                (BELA, "left", "Bela", "medium"),
                (BELA, "back", "Bela", "medium"),
            ]
            while not b.offer:  # and plays on
                await a.all_told()
                if a.offer:
                    await a.say()
                await b.all_told()
            assert (await b.say())["ok"]


async def test_who_left_sees_what_a_spectator_sees(tmp_path: Path) -> None:
    with InThread(Settings(data=tmp_path, bot_delay=0)) as server:
        async with (
            a_table(server.base, "Anna", "Bela", bots=1) as (table, (anna, bela)),
            Player(server.base, "Vera") as vera,
            anna.live(table) as a,
            bela.live(table) as b,
        ):
            await bela.post(f"/api/tables/{table}/stand_in", {"seat": BELA, "level": "easy"})
            await a.play(random.Random(2), stop=lambda: a.state["words"] > 10)
            await a.its_turn(ANNA)
            async with vera.live(table) as v:
                await v.all_told()
                await b.all_told()
                for field in ("sight", "prompt", "offer", "refused", "words", "may_take_back"):
                    assert b.state[field] == v.state[field], field
                assert b.journal == v.journal
                people = {person.person for person in server.service.rooms.rooms[table].row.seats if person.person}
                assert not [person for person in people if person in json.dumps([v.frames, b.frames, a.frames])]


async def test_the_host_replaces_somebody_who_is_away_too_long(tmp_path: Path) -> None:
    now = Time()
    with InThread(Settings(data=tmp_path, bot_delay=0, now=now)) as server:
        async with a_table(server.base, "Anna", "Bela", "Caro") as (table, (anna, bela, caro)):
            give = {"seat": BELA, "level": "hard"}
            async with anna.live(table) as a, caro.live(table):
                async with bela.live(table):
                    await a.until(lambda: not seat_of(a, BELA)["away"])
                    assert seat_of(a, BELA)["replaceable_from"] is None
                    assert await anna.problem(f"/api/tables/{table}/stand_in", give) == (409, "not-away")
                await a.until(lambda: seat_of(a, BELA)["away"])
                assert seat_of(a, BELA)["replaceable_from"] > now() + AWAY_LIMIT - 60_000
                assert await anna.problem(f"/api/tables/{table}/stand_in", give) == (409, "not-yet")
                now.ahead = AWAY_LIMIT
                await anna.post(f"/api/tables/{table}/stand_in", give)
                await a.until(lambda: seat_of(a, BELA)["stands_in"])
                assert seat_of(a, BELA)["level"] == "hard"
                # Coming back needs nobody's consent.
                await bela.post(f"/api/tables/{table}/come_back")
                await a.until(lambda: seat_of(a, BELA)["kind"] == "person")


async def test_without_the_host_all_who_are_there_must_agree(tmp_path: Path) -> None:
    now = Time()
    with InThread(Settings(data=tmp_path, bot_delay=0, now=now)) as server:
        async with a_table(server.base, "Anna", "Bela", "Caro", "Dora") as (table, (_, bela, caro, dora)):
            path = f"/api/tables/{table}/stand_in"
            async with bela.live(table) as b, caro.live(table) as c, dora.live(table) as d:
                now.ahead = AWAY_LIMIT + 1000
                card = await bela.post(path, {"seat": ANNA, "level": "hard"})
                mine = {"level": "hard", "agreed": 1, "needed": 3, "mine": True}
                assert card["seats"][ANNA]["proposal"] == mine and card["seats"][ANNA]["kind"] == "person"
                await c.until(lambda: seat_of(c, ANNA)["proposal"])
                assert seat_of(c, ANNA)["proposal"] == {**mine, "mine": False}
                card = await bela.post(path, {"seat": ANNA, "level": "hard"})  # twice is once
                assert card["seats"][ANNA]["proposal"] == mine
                card = await caro.post(path, {"seat": ANNA, "level": "easy"})  # another level is another proposal
                assert card["seats"][ANNA]["proposal"] == {**mine, "level": "easy"}
                await bela.post(path, {"seat": ANNA, "level": "easy"})
                assert seat_of(b, ANNA)["kind"] == "person"
                card = await dora.post(path, {"seat": ANNA, "level": "easy"})
                assert (card["seats"][ANNA]["kind"], card["seats"][ANNA]["level"]) == ("bot", "easy")
                assert card["seats"][ANNA]["proposal"] is None
                await d.until(lambda: seat_of(d, ANNA)["stands_in"])


async def test_a_proposal_falls_when_the_person_was_there_meanwhile(tmp_path: Path) -> None:
    now = Time()
    with InThread(Settings(data=tmp_path, bot_delay=0, now=now)) as server:
        async with a_table(server.base, "Anna", "Bela", "Caro") as (table, (anna, bela, caro)):
            path, give = f"/api/tables/{table}/stand_in", {"seat": ANNA, "level": "hard"}
            async with bela.live(table) as b, caro.live(table):
                now.ahead = AWAY_LIMIT + 1000
                assert (await bela.post(path, give))["seats"][ANNA]["proposal"]["agreed"] == 1
                async with anna.live(table):
                    await b.until(lambda: not seat_of(b, ANNA)["away"])
                    assert seat_of(b, ANNA)["proposal"] is None
                await b.until(lambda: seat_of(b, ANNA)["away"])
                assert seat_of(b, ANNA)["proposal"] is None
                now.ahead += AWAY_LIMIT + 1000
                assert (await caro.post(path, give))["seats"][ANNA]["proposal"]["agreed"] == 1


async def test_with_a_clock_a_seat_can_be_given_away_when_its_time_is_over(tmp_path: Path) -> None:
    now = Time()
    pace = {"kind": "days", "seconds": 3600, "late": "wait"}
    with InThread(Settings(data=tmp_path, bot_delay=0, now=now)) as server:
        async with a_table(server.base, "Anna", "Bela", "Caro", pace=pace) as (table, (anna, _, caro)):
            path = f"/api/tables/{table}/stand_in"
            async with anna.live(table) as a, caro.live(table):
                for seat in (BELA, CARO):  # all choose at the same time
                    assert seat_of(a, seat)["to_speak"]
                    assert seat_of(a, seat)["replaceable_from"] == seat_of(a, seat)["deadline"]
                now.ahead = 3500_000
                assert await anna.problem(path, {"seat": BELA}) == (409, "not-yet")
                assert await anna.problem(path, {"seat": CARO}) == (409, "not-away")
                now.ahead = 3700_000
                await anna.post(path, {"seat": BELA})
                await anna.post(path, {"seat": CARO})  # being there does not help when the time is over
                await a.until(lambda: seat_of(a, BELA)["stands_in"] and seat_of(a, CARO)["stands_in"])
                await caro.post(f"/api/tables/{table}/come_back")
                await a.until(lambda: not seat_of(a, CARO)["stands_in"])
                deadline = seat_of(a, CARO)["deadline"]
                assert deadline is None or deadline > now() + 3500_000  # and has the whole time again


async def test_who_missed_the_limit_can_be_replaced_after_the_default_word(tmp_path: Path) -> None:
    pace = {"kind": "days", "seconds": 1, "late": "default"}
    with InThread(Settings(data=tmp_path, bot_delay=0)) as server:
        table_of_three = a_table(server.base, "Anna", "Bela", "Caro", pace=pace)
        async with table_of_three as (table, (anna, _, _)), anna.live(table) as a:
            late = next(seat for seat in (BELA, CARO) if seat_of(a, seat)["to_speak"])
            play = server.service.rooms.rooms[table].play
            assert play is not None
            while not play.missed(late):
                await a.next()
            assert seat_of(a, late)["replaceable_from"] is not None
            await anna.post(f"/api/tables/{table}/stand_in", {"seat": late})
            await a.until(lambda: seat_of(a, late)["stands_in"])


async def test_it_survives_a_restart(tmp_path: Path) -> None:
    server = Server(tmp_path / "data").start()
    try:
        async with a_table(server.base, "Anna", "Bela", bots=1) as (table, (anna, bela)):
            await bela.post(f"/api/tables/{table}/stand_in", {"seat": BELA, "level": "hard"})
            server.kill()
            server.start()
            card = await bela.get(f"/api/tables/{table}")
            assert card["seats"][BELA]["kept"] and card["seats"][BELA]["level"] == "hard"
            assert [change["kind"] for change in card["changes"]] == ["left"]
            async with anna.live(table) as a:
                words = a.state["words"]
                await a.play(random.Random(3), stop=lambda: a.state["words"] > words + 8)
                await bela.post(f"/api/tables/{table}/come_back")
                await a.until(lambda: seat_of(a, BELA)["kind"] == "person")
            server.kill()
            server.start()
            async with bela.live(table) as b:
                assert b.state["viewer"] == BELA
                assert [change["kind"] for change in b.state["card"]["changes"]] == ["left", "back"]
    finally:
        server.stop()


async def test_the_lobby_keeps_the_table_of_who_left(tmp_path: Path) -> None:
    with InThread(Settings(data=tmp_path, bot_delay=60)) as server:
        async with a_table(server.base, "Anna", "Bela", bots=1, door="public") as (table, (_, bela)):
            await bela.post(f"/api/tables/{table}/stand_in", {"seat": BELA, "level": "easy"})
            lobby = await bela.get("/api/lobby")
            assert [card["id"] for card in lobby["mine"]] == [table] and lobby["watch"] == []
            assert lobby["mine"][0]["seats"][BELA]["kept"] and not lobby["mine"][0]["waits_for_me"]


async def test_after_the_end(tmp_path: Path) -> None:
    """The bot has played to the end: the seat cannot be taken any more, and in a rematch it is a bot's."""
    with InThread(Settings(data=tmp_path, bot_delay=0)) as server:
        async with a_table(server.base, "Anna", "Bela", bots=1) as (table, (anna, bela)):
            await bela.post(f"/api/tables/{table}/stand_in", {"seat": BELA, "level": "easy"})
            async with anna.live(table) as a:
                await a.play(random.Random(4))
            assert await bela.problem(f"/api/tables/{table}/come_back") == (409, "over")
            assert await anna.problem(f"/api/tables/{table}/stand_in", {"seat": ANNA}) == (409, "over")
            replay = await anna.get(f"/api/tables/{table}/replay")
            assert [change["kind"] for change in replay["card"]["changes"]] == ["left"]
            assert "Bela" in (await anna.http.get(f"/api/tables/{table}/record")).text
            assert await bela.problem(f"/api/tables/{table}/rematch") == (403, "not-seated")
            again = await anna.post(f"/api/tables/{table}/rematch")
            bot = again["seats"][BELA]
            assert (bot["kind"], bot["level"], bot["stands_in"]) == ("bot", "easy", False) and bot["name"] != "Bela"
            assert again["changes"] == []


async def test_what_is_refused(tmp_path: Path) -> None:
    with InThread(Settings(data=tmp_path, bot_delay=60)) as server:
        async with Player(server.base, "Vera") as vera, Player(server.base, "Olga") as olga:
            waiting = (await olga.open("me", "open", "open"))["id"]
            assert await olga.problem(f"/api/tables/{waiting}/stand_in", {"seat": 0}) == (409, "not-started")
            assert await olga.problem(f"/api/tables/{waiting}/come_back") == (409, "not-started")
            async with a_table(server.base, "Anna", "Bela", bots=1) as (table, (anna, _)):
                path = f"/api/tables/{table}/stand_in"
                assert await vera.problem(path, {"seat": 0}) == (403, "not-seated")
                assert await vera.problem(f"/api/tables/{table}/come_back") == (403, "not-seated")
                assert await anna.problem(f"/api/tables/{table}/come_back") == (403, "not-seated")
                assert await anna.problem(path, {"seat": 2}) == (409, "no-person")
                assert await anna.problem(path, {"seat": 7}) == (400, "no-seat")
                assert await anna.problem(path, {"seat": 0, "level": "divine"}) == (400, "no-level")
                assert await anna.problem(path, {"seat": "x"}) == (400, "malformed")
                assert await anna.problem("/api/tables/nothing/stand_in", {"seat": 0}) == (404, "no-table")


def test_of_who_leaves_and_comes_back_all_the_time_the_last_dozen_is_kept() -> None:
    """Rows that were stored with more are read so, too; others lose nothing, and the clock knows who sits there."""
    row = row_of("ostia", 3, "changes")
    row.changes = []
    row.note(SeatChange(1, CARO, "left", "Caro", "easy"))
    for n in range(2, 2500):
        row.note(SeatChange(n, BELA, "back" if n % 2 else "left", "Bela", "easy"))
        assert len(row.changes) <= 13
    assert [change.at for change in row.changes] == [1, *range(2488, 2500)]
    row.note(SeatChange(2500, BELA, "left", "Bela", "easy"))
    assert [change.at for change in row.changes] == [1, *range(2490, 2501)]
    assert row.changes[1].kind == "left"
    stored = msgspec.structs.replace(row, changes=[SeatChange(n, BELA, "left", "Bela", "") for n in range(2500)])
    assert len(read_row(msgspec.json.encode(stored)).changes) == 12
    clocks = Clocks(Pace("live", 100), 3, 0, 0b10, row.changes)
    assert clocks.deadline(BELA, 1) is None
    clocks.changes = row.changes[:-1]
    assert clocks.deadline(BELA, 1) == 102_499


async def test_who_left_and_came_back_stands_at_the_table_and_not_in_the_lobby(tmp_path: Path) -> None:
    with InThread(Settings(data=tmp_path, bot_delay=60)) as server:
        async with a_table(server.base, "Anna", "Bela", bots=1) as (table, (_, bela)):
            card = await bela.post(f"/api/tables/{table}/stand_in", {"seat": BELA})
            assert [change["kind"] for change in card["changes"]] == ["left"]
            assert [mine["changes"] for mine in (await bela.get("/api/lobby"))["mine"]] == [[]]


async def test_seats_are_not_given_away_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(limits.QUOTAS, "seat", limits.Quota(2, 0))
    with InThread(Settings(data=tmp_path, bot_delay=60)) as server:
        async with a_table(server.base, "Anna", "Bela", bots=1) as (table, (_, bela)):
            for _ in range(2):
                await bela.post(f"/api/tables/{table}/stand_in", {"seat": BELA})
                await bela.post(f"/api/tables/{table}/come_back")
            assert await bela.problem(f"/api/tables/{table}/stand_in", {"seat": BELA}) == (429, "too-fast")


@pytest.mark.parametrize("thought", [False, True])
async def test_nothing_is_said_for_a_person_who_is_back(
    thought: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Before the bot has thought it finds a person on the seat: it neither looks for a program without a name nor says
    a default word. When it has, its word is not said."""
    thinking, go_on = asyncio.Event(), asyncio.Event()
    choose = BotRunner._choose

    async def late(self: BotRunner, room: Room, seat: int) -> int | None:
        word = await choose(self, room, seat) if thought else None
        if seat == ANNA:
            thinking.set()
            await go_on.wait()
        return word if thought else await choose(self, room, seat)

    service = Service(Settings(data=tmp_path, bot_delay=0, bot_workers=1))
    monkeypatch.setattr(BotRunner, "_choose", late)
    await service.open()
    try:
        person = await service.identity.call(None, "Anna", "en", service.now())
        seats = [NewSeat("me"), NewSeat("bot"), NewSeat("bot")]
        options: dict[str, Any] = {"first_player_by_lot": False, "first_seat": ANNA}
        room = await service.tables.open(person, NewTable("porto_carthago", seats, options))
        await service.stand_ins.give(room.row.id, person, SeatBot(ANNA))
        await thinking.wait()
        await service.stand_ins.come_back(room.row.id, person)
        task = service.bots.tasks[room.row.id, ANNA]
        go_on.set()
        await task
        assert room.play is not None and room.play.match.said == []
        assert "no program" not in caplog.text
    finally:
        await service.close()


def test_the_clock_does_not_count_what_the_bot_used() -> None:
    left = SeatChange(10_000, 0, "left", "Anna", "easy")
    back = SeatChange(50_000, 0, "back", "Anna", "easy")
    clocks = Clocks(Pace("live", 100), 2, 0, 0b01)
    assert clocks.deadline(0, 1) == 100_000
    clocks.changes = [left]
    assert clocks.deadline(0, 1) is None  # the bot has no clock
    clocks.said(0, 20_000, 0b01, 1)
    assert clocks.used[0] == 0
    clocks.changes = [left, back]
    assert clocks.deadline(0, 1) == 150_000  # the time runs from the return on
    clocks.said(0, 60_000, 0b01, 1)
    assert clocks.used[0] == 10_000 and clocks.deadline(0, 2) == 60_000 + 90_000
    days = Clocks(Pace("days", 100), 2, 0, 0b01, [left, back])
    assert days.deadline(0, 1) == 150_000
