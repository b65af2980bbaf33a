"""A server that is gone, or was taken for gone: others drive its tables on, and find what it could not tell."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from emporion.server.rooms.due import wakes
from emporion.server.store import servers as sql_servers
from tests.server.driver import Player, Server
from tests.server.pairs import ANNA, Two, three_people, two_servers, until
from tests.server.postgres import fresh_database


def stalling(call: Callable[..., Any], stalled: list[bool]) -> Callable[..., Any]:
    async def later(*arguments: Any) -> Any:
        while stalled:
            await asyncio.sleep(0.01)
        return await call(*arguments)

    return later


async def test_a_server_that_was_taken_for_gone_leaves_its_tables_to_others(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It stalls until its lease has ended, and goes on when another one drives its table."""
    async with two_servers(postgres, tmp_path) as servers, Player(servers.one.base, "Anna") as anna:
        one, two = servers.one.service, servers.two.service
        table = (await anna.open("me", "bot", "bot"))["id"]
        async with anna.live(table) as live:
            await live.until(lambda: live.state["speakers"] == [0])
            assert one.rooms.rooms[table].owned and table not in two.rooms.rooms
            await until(lambda: one.pulses.settled(table))
            stalled = [True]
            for name in ("renew", "claim_due"):
                monkeypatch.setattr(one.store, name, stalling(getattr(one.store, name), stalled))
            connection = await asyncpg.connect(two.settings.database)
            await connection.execute("DELETE FROM servers WHERE id = $1", one.store.server)
            await connection.execute("UPDATE pulses SET due = 0 WHERE table_id = $1", table)
            await until(lambda: table in two.rooms.rooms and two.rooms.rooms[table].owned)
            stalled.clear()
            await until(lambda: not one.rooms.rooms[table].owned)
            assert (await live.say())["ok"]  # its people notice nothing
            words = live.state["words"]
            await live.play(random.Random(2), stop=lambda: live.state["words"] > words + 10)
            assert {key[0] for key in one.bots.tasks} == set()
            owner = await connection.fetchval("SELECT owner FROM pulses WHERE table_id = $1", table)
            assert owner == two.store.server
            await connection.close()


async def test_another_server_takes_over_when_the_owner_is_killed(postgres: str, tmp_path: Path) -> None:
    """Bots think on and deadlines fire at tables nobody looks at; and what the dead server knew of presence goes."""
    address = await fresh_database(postgres)
    one = Server(tmp_path / "one", EMPORION_DATABASE=address, EMPORION_BOT_DELAY="0.2").start()
    two = Server(tmp_path / "two", EMPORION_DATABASE=address, EMPORION_BOT_DELAY="0.2").start()
    database = await asyncpg.connect(address)

    async def number(table: str) -> int:
        found: int = await database.fetchval("SELECT number FROM pulses WHERE table_id = $1", table)
        return found

    try:
        async with Player(one.base, "Anna") as anna:
            bots = (await anna.open("bot", "bot", "bot"))["id"]
            pace = {"kind": "days", "seconds": 1, "late": "default"}
            late = (await anna.open("me", "bot", "bot", pace=pace))["id"]
            mine = (await anna.open("me", "bot", "bot"))["id"]
            async with anna.live(mine) as live:
                await live.until(lambda: live.state["speakers"] == [0])
                one.kill()
            said = {table: await number(table) for table in (bots, late)}
            async with asyncio.timeout(300):
                for table, before in said.items():
                    while await number(table) < before + 6:
                        await asyncio.sleep(0.05)
            [owner] = await database.fetch("SELECT DISTINCT owner FROM pulses WHERE table_id = ANY($1)", [bots, late])
            [server] = await database.fetch("SELECT id FROM servers")
            assert owner["owner"] == server["id"]
            ops = await database.fetch("SELECT seat, message FROM words WHERE table_id = $1", late)
            assert [0, ""] in [list(op) for op in ops]  # the default word was said for Anna
            assert await database.fetchval("SELECT count(*) FROM presence WHERE server <> ''") == 0
            there = Player(two.base, "Anna")
            there.http.cookies.set("emporion", anna.http.cookies["emporion"], domain="127.0.0.1")
            async with there.live(mine) as live:
                assert (await live.say())["ok"]
                await live.play(random.Random(1), stop=lambda: live.state["words"] > 20)
    finally:
        one.stop()
        two.stop()
        await database.close()


async def test_who_was_connected_to_a_server_that_was_killed_is_away(postgres: str, tmp_path: Path) -> None:
    """The others at the table see it though nothing else happens there, and the seat can be played for."""
    address = await fresh_database(postgres)
    one = Server(tmp_path / "one", EMPORION_DATABASE=address).start()
    two = Server(tmp_path / "two", EMPORION_DATABASE=address).start()
    try:
        async with Player(one.base, "Anna") as anna, Player(two.base, "Bela") as bela:
            table = (await bela.open("open", "me", "bot", options={"first_player": "seat_0"}))["id"]
            await anna.post(f"/api/tables/{table}/sit", {"seat": ANNA})
            async with bela.live(table) as watcher:
                await watcher.until(lambda: watcher.presence and watcher.presence["away"] == [ANNA])
                async with anna.live(table):
                    await watcher.until(lambda: watcher.presence["away"] == [])
                    await watcher.until(lambda: not watcher.state["card"]["seats"][ANNA]["away"])
                    one.kill()
                    await watcher.until(lambda: watcher.presence["away"] == [ANNA])
                    await watcher.until(lambda: watcher.state["card"]["seats"][ANNA]["away"])
    finally:
        one.stop()
        two.stop()


async def dumb(servers: Two) -> None:
    """From now on the first server stores what it is told, but is gone before it tells the others."""
    store: Any = servers.one.service.store
    await until(lambda: store._telling is None)
    store._telling = asyncio.get_running_loop().create_future()


async def test_who_comes_is_told_what_a_dead_server_could_not_tell(postgres: str, tmp_path: Path) -> None:
    async with two_servers(postgres, tmp_path) as servers, three_people(servers) as (table, people):
        anna, bela, caro = people
        async with anna.live(table) as a, bela.live(table) as b:
            await b.until(lambda: b.state["speakers"])
            await dumb(servers)
            assert (await a.ask(type="chat", text="Salve"))["ok"]
            async with caro.live(table) as c:  # and with her Bela
                await c.until(lambda: c.chats)
                await b.until(lambda: b.chats)
                assert [line["text"] for line in (*b.chats, *c.chats)] == ["Salve", "Salve"]
            servers.one.service.store._telling = None  # type: ignore[attr-defined]


async def test_what_a_dead_server_could_not_tell_is_found(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is gone between a change and its news: chat, words, names and the lobby; nobody connects anew."""
    async with two_servers(postgres, tmp_path) as servers, three_people(servers) as (table, people):
        anna, bela, caro = people
        one, two = servers.one.service, servers.two.service
        async with anna.live(table) as a, bela.live(table) as b, caro.lobby() as lobby:
            await servers.there(anna, servers.two).get("/api/me")  # there she is known as Anna
            for live in (a, b):
                await live.until(lambda live=live: live.offer)
            await until(lambda: one.pulses.settled(table) and two.pulses.settled(table))
            await dumb(servers)
            journal = len(b.journal)
            assert (await a.say())["ok"]
            assert (await a.ask(type="chat", text="Salve"))["ok"]
            await anna.post("/api/me", {"name": "Annabella", "language": "fr"})
            async with asyncio.timeout(300):
                while (await anna.get(f"/api/tables/{table}"))["seats"][ANNA]["name"] != "Annabella":
                    await asyncio.sleep(0.01)
            await b.all_told()
            assert (len(b.journal), b.chats) == (journal, [])
            monkeypatch.setattr(one.store, "renew", stalling(one.store.renew, [True]))
            connection = await asyncpg.connect(two.settings.database)
            await connection.execute("UPDATE servers SET expires = 0 WHERE id = $1", one.store.server)
            await b.until(lambda: b.chats and b.state["card"]["seats"][ANNA]["name"] == "Annabella")
            assert [line["text"] for line in b.chats] == ["Salve"]
            assert two.rooms.rooms[table].reached == one.rooms.rooms[table].reached
            await lobby.until(lambda: lobby.mine[table]["seats"][ANNA]["name"] == "Annabella")
            await until(lambda: two.identity.known[one.rooms.rooms[table].row.host].name == "Annabella")
            await connection.close()
            one.store._telling = None  # type: ignore[attr-defined]


def test_a_takeover_takes_less_than_ten_seconds() -> None:
    """Until a lease ends, until somebody looks, and a second to load the table."""
    assert sql_servers.LEASE / 1000 + wakes.LOOK + 1 < 10
    assert 2 * wakes.RENEW < sql_servers.LEASE / 1000  # a renewal may fail once
