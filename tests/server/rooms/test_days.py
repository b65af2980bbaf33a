"""Tables over days: what happens when time is over, vacations, time the others give, and whose nights are meant."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from emporion.server.match.calendars import days_later
from emporion.server.service import Settings
from tests.server.driver import InThread, Live, Player
from tests.server.gatherings import a_table
from tests.server.pairs import stored, two_servers, until

ANNA, BELA = 0, 1
HOUR, DAY = 3_600_000, 24 * 3_600_000
NOW = int(datetime.fromisoformat("2026-11-18T12:00+01:00").timestamp() * 1000)
PORTO: dict[str, Any] = {"game": "porto_carthago", "options": {"first_player_by_lot": False, "first_seat": 0}}


def days(**more: Any) -> dict[str, Any]:
    return {**PORTO, "pace": {"kind": "days", "seconds": 24 * 3600, "late": "wait", **more}}


async def lives_in(player: Player, zone: str) -> Any:
    return await player.post("/api/me", {"name": player.name, "language": "en", "zone": zone})


def seat_of(live: Live, seat: int) -> Any:
    return live.state["card"]["seats"][seat]


async def look_at_deadlines(server: InThread, table: str) -> None:
    """The clock was put forward: alarms go by how much time passes."""
    room = server.service.rooms.rooms[table]
    server.server.servers[0].get_loop().call_soon_threadsafe(server.service.deadlines.look_at, room)


async def test_nights_are_those_of_where_each_lives(tmp_path: Path) -> None:
    with InThread(Settings(data=tmp_path, bot_delay=0, now=lambda: NOW)) as server:
        async with Player(server.base, "Anna") as anna, Player(server.base, "Bela") as bela:
            assert (await lives_in(anna, "Europe/Paris"))["zone"] == "Europe/Paris"
            assert (await lives_in(anna, "Mars/Olympus"))["zone"] == "Europe/Paris"  # not known here
            await lives_in(bela, "America/New_York")
            card = await anna.open(
                "me", "open", "bot", **days(nights=False, weekends=False, increment=3600, vacation=7)
            )
            assert card["pace"]["increment"] == 3600 and card["seats"][0]["vacation_left"] == 7
            await bela.post(f"/api/tables/{card['id']}/sit", {"seat": BELA})
            async with anna.live(card["id"]) as a:
                # Ten hours of today, and fourteen of Thursday.
                assert seat_of(a, ANNA)["deadline"] == NOW + 34 * HOUR
                assert seat_of(a, ANNA)["reserve"] == seat_of(a, BELA)["reserve"] == DAY
                assert seat_of(a, 2)["reserve"] is None  # a bot's time is nobody's
                assert (await a.say("claim:egypt_1"))["ok"]
                # In New York it is six in the morning: fourteen hours of today, ten of tomorrow.
                assert seat_of(a, BELA)["deadline"] == NOW + 2 * HOUR + DAY + 10 * HOUR
                assert seat_of(a, ANNA)["deadline"] is None and seat_of(a, ANNA)["reserve"] == DAY


@pytest.mark.parametrize(("late", "kind", "stays"), [("bot", "left", True), ("end", "resigned", False)])
async def test_who_is_late_has_a_bot_on_his_seat(tmp_path: Path, late: str, kind: str, stays: bool) -> None:
    clock = [NOW]
    with InThread(Settings(data=tmp_path, bot_delay=0, now=lambda: clock[0])) as server:
        async with (
            a_table(server.base, "Anna", "Bela", bots=1, **days(late=late)) as (table, (anna, bela)),
            anna.live(table) as a,
            bela.live(table) as b,
        ):
            clock[0] = NOW + DAY - 1
            await look_at_deadlines(server, table)
            await b.all_told()
            assert seat_of(b, ANNA)["kind"] == "person"
            clock[0] += 1
            await look_at_deadlines(server, table)
            await b.until(lambda: b.state["speakers"] == [BELA])  # the bot has spoken
            (change,) = b.state["card"]["changes"]
            assert (change["kind"], change["seat"], change["at"]) == (kind, ANNA, NOW + DAY)
            assert change["level"] == seat_of(b, 2)["level"]  # that of the bot at the table
            assert (seat_of(b, ANNA)["stands_in"], seat_of(b, ANNA)["resigned"]) == (stays, not stays)
            assert b.state["card"]["host"] is not stays  # who has given up is the host no more
            if stays:
                await anna.post(f"/api/tables/{table}/come_back")
                await a.until(lambda: seat_of(a, ANNA)["kind"] == "person")
            else:
                assert await anna.problem(f"/api/tables/{table}/come_back") == (403, "not-seated")


async def test_on_vacation_a_clock_stands_still(tmp_path: Path) -> None:
    clock = [NOW]
    with InThread(Settings(data=tmp_path, bot_delay=0, now=lambda: clock[0])) as server:
        async with (
            a_table(server.base, "Anna", "Bela", bots=1, **days(vacation=7)) as (table, (anna, bela)),
            bela.live(table) as b,
        ):
            place = f"/api/tables/{table}/vacation"
            assert await anna.problem(place, {"days": 8}) == (409, "no-vacation")
            clock[0] += HOUR
            until = days_later(clock[0], 3, "")
            card = await anna.post(place, {"days": 3})
            assert (card["seats"][0]["vacation"], card["seats"][0]["vacation_left"]) == (until, 4)
            assert card["seats"][0]["deadline"] == NOW + 4 * DAY
            await b.until(lambda: seat_of(b, ANNA)["vacation"] == until)  # everybody sees it
            assert await anna.problem(place, {"days": 8}) == (409, "no-vacation")
            clock[0] += 59_000  # asked twice, for the answer was lost: it costs no further day
            card = await anna.post(place, {"days": 3})
            assert (card["seats"][0]["vacation"], card["seats"][0]["vacation_left"]) == (until, 4)
            clock[0] += DAY + HOUR - 59_000
            card = await anna.post(place, {"days": 0})  # back before it is over: two days are begun, one is left over
            assert (card["seats"][0]["vacation"], card["seats"][0]["vacation_left"]) == (clock[0], 5)
            assert card["seats"][0]["deadline"] == NOW + DAY + DAY + HOUR
            card = await anna.post(place, {"days": 5})
            assert card["seats"][0]["vacation_left"] == 0
            assert await anna.problem(place, {"days": 6}) == (409, "no-vacation")
            assert await Player(server.base, "Caro").problem(place, {"days": 1}) == (401, "no-name")


async def test_a_table_without_vacations_has_none(tmp_path: Path) -> None:
    with InThread(Settings(data=tmp_path, bot_delay=0, now=lambda: NOW)) as server:
        async with a_table(server.base, "Anna", "Bela", bots=1, **days()) as (table, (anna, _)):
            assert await anna.problem(f"/api/tables/{table}/vacation", {"days": 1}) == (409, "no-vacation")
            assert (await anna.post(f"/api/tables/{table}/vacation", {"days": 0}))["seats"][0]["vacation"] is None


async def test_alone_with_bots_nobody_has_to_be_asked_for_time(tmp_path: Path) -> None:
    with InThread(Settings(data=tmp_path, bot_delay=0, now=lambda: NOW)) as server:
        async with Player(server.base, "Anna") as anna:
            table = (await anna.open("me", "bot", "bot", **days()))["id"]
            async with anna.live(table) as a:
                assert (await a.ask(type="ask_time", seconds=3600))["ok"]
                await a.until(lambda: a.state["request"]["ending"] == "granted")
                assert seat_of(a, ANNA)["deadline"] == NOW + 25 * HOUR


async def test_nobody_gets_more_than_a_year(tmp_path: Path) -> None:
    """A clock is counted day by day whenever it is looked at: a century took the server a second each time."""
    pace = {"seconds": 60 * 24 * 3600, "nights": False, "weekends": False, "vacation": 60}
    with InThread(Settings(data=tmp_path, bot_delay=0, now=lambda: NOW)) as server:
        async with Player(server.base, "Anna") as anna:
            table = (await anna.open("me", "bot", "bot", **days(**pace)))["id"]
            await anna.post(f"/api/tables/{table}/vacation", {"days": 60})
            async with anna.live(table) as a:
                given = 0
                while (answer := await a.ask(type="ask_time", seconds=14 * 24 * 3600))["ok"]:
                    given += 1
                    await a.until(lambda given=given: a.state["request"]["id"] == given)
                    await a.until(lambda: a.state["request"]["ending"] == "granted")
                assert answer["error"]["error"] == "time-enough"
                assert 365 * DAY < seat_of(a, ANNA)["deadline"] - NOW < 400 * DAY and given == 5


async def test_what_cannot_be_asked_for(tmp_path: Path) -> None:
    with InThread(Settings(data=tmp_path, bot_delay=0, now=lambda: NOW)) as server:
        async with (
            a_table(server.base, "Anna", "Bela", bots=1, **days()) as (table, (anna, bela)),
            anna.live(table) as a,
            bela.live(table) as b,
        ):

            async def refused(live: Live, seconds: int) -> str:
                return str((await live.ask(type="ask_time", seconds=seconds))["error"]["error"])

            assert await refused(b, 3600) == "not-your-turn"
            assert await refused(a, 59) == await refused(a, 15 * 24 * 3600) == "malformed"
            assert (await a.ask(type="ask_time", seconds=3600))["ok"]
            assert await refused(a, 3600) == "asked-already"
            number = a.state["request"]["id"]
            assert (await b.ask(type="answer_back", request=number, yes=False))["ok"]
            await a.until(lambda: a.state["request"]["ending"] == "refused")
            assert await refused(a, 3600) == "time-kept"  # once is enough
            free = (await anna.open("me", "bot", "bot", **PORTO))["id"]
            async with anna.live(free) as live:
                assert await refused(live, 3600) == "no-clock"


async def test_time_is_given_once_wherever_people_are_connected(postgres: str, tmp_path: Path) -> None:
    async with (
        two_servers(postgres, tmp_path, now=lambda: NOW) as servers,
        Player(servers.one.base, "Anna") as anna,
        Player(servers.two.base, "Bela") as bela,
    ):
        table = (await anna.open("me", "open", "bot", **days()))["id"]
        await bela.post(f"/api/tables/{table}/sit", {"seat": BELA})
        async with bela.live(table) as b, anna.live(table) as a:
            await a.until(lambda: a.state["card"]["status"] == "running")
            assert (await a.ask(type="ask_time", seconds=7200))["ok"]
            await b.until(lambda: b.state["request"] and b.state["request"]["silent"] == [BELA])
            assert b.state["request"]["seconds"] == 7200
            assert (await b.ask(type="answer_back", request=1, yes=True))["ok"]
            for live in (a, b):
                await live.until(lambda live=live: live.state["request"]["ending"] == "granted")
                assert seat_of(live, ANNA)["deadline"] == NOW + 26 * HOUR
        assert [op.kind for op in await stored(servers, table)] == ["ask", "yes", "extend"]
        one, two = (server.service.rooms for server in (servers.one, servers.two))
        await until(lambda: one.rooms[table].reached == two.rooms[table].reached)
