"""The database fails in the middle of something: nobody is left behind, and nothing untrue is said."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from contextvars import ContextVar
from pathlib import Path
from typing import Any

import pytest

from emporion.server.rooms import rooms
from emporion.server.rooms.due import wakes
from emporion.server.store import News, Store, StoreProblem, postgres
from tests.server.driver import Live, Player
from tests.server.pairs import BELA, CARO, Two, stored, three_people, two_servers, until

NEVER = 3600.0  # seconds


def failing(do: Callable[..., Any], when: Iterable[str]) -> Callable[..., Any]:
    """The same call, which fails as often as is said: before it is done, or after."""
    left = list(when)

    async def call(*asked: Any, **how: Any) -> Any:
        now = left.pop(0) if left else ""
        if now == "before":
            raise StoreProblem("the line was cut")
        done = await do(*asked, **how)
        if now == "after":
            raise StoreProblem("the reply was lost")
        return done

    return call


def losing(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """The next change is made, but the line is lost before anybody is told."""
    assert isinstance(store, postgres.PostgresStore)
    using, making = store._using, store._making
    lost: ContextVar[bool] = ContextVar("lost", default=False)
    left = [True]

    @asynccontextmanager
    async def use() -> AsyncIterator[Any]:
        async with using() as line:
            yield line
        if lost.get():
            lost.set(False)
            raise StoreProblem("the reply was lost")

    @asynccontextmanager
    async def make(news: list[News]) -> AsyncIterator[Any]:
        if news and left:
            lost.set(left.pop())
        async with making(news) as line:
            yield line

    monkeypatch.setattr(store, "_using", use)
    monkeypatch.setattr(store, "_making", make)


@asynccontextmanager
async def asked(postgres: str, tmp_path: Path) -> AsyncIterator[tuple[Two, str, Live]]:
    """A match over two servers that both know of; Anna, at the first, is asked."""
    async with (
        two_servers(postgres, tmp_path) as servers,
        three_people(servers) as (table, (anna, bela, _)),
        anna.live(table) as a,
        bela.live(table) as b,
    ):
        for live in (a, b):
            await live.until(lambda live=live: live.offer)
        yield servers, table, a


async def test_who_could_not_read_on_does_so_when_it_is_possible_again(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "AFTER_A_PROBLEM", 0.01)
    async with asked(postgres, tmp_path) as (servers, table, a):
        two = servers.two.service
        monkeypatch.setattr(two.store, "ops", failing(two.store.ops, ["before", "before"]))
        assert (await a.say())["ok"]
        await until(lambda: two.rooms.rooms[table].reached.number == 1)


async def test_a_word_whose_reply_is_lost_is_answered_by_what_is_stored(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "AFTER_A_PROBLEM", 0.01)
    async with asked(postgres, tmp_path) as (servers, table, a):
        store = servers.one.service.store
        # What was stored is known by asking.
        monkeypatch.setattr(store, "append", failing(store.append, ["after"]))
        assert (await a.say())["ok"]
        ops = await stored(servers, table)
        assert [op.number for op in ops] == [0]
        # What was not is told so.
        back = {"type": "take_back", "id": "back"}
        monkeypatch.setattr(store, "append", failing(store.append, ["before"]))
        assert (await a.ask(**back))["error"]["error"] == "storage"
        assert (await a.ask(**back))["ok"]
        # Where even asking fails, the table is looked at soon, and shows it.
        await a.until(lambda: a.offer)
        monkeypatch.setattr(store, "append", failing(store.append, ["after"]))
        monkeypatch.setattr(store, "answer", failing(store.answer, ["before"]))
        before = a.state["words"]
        assert (await a.say())["error"]["error"] == "storage"
        await a.until(lambda: a.state["words"] == before + 1)


async def test_a_change_whose_reply_is_lost_is_heard_of_everywhere(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with asked(postgres, tmp_path) as (servers, table, a):
        one, two = servers.one.service, servers.two.service
        monkeypatch.setattr("emporion.server.store.postgres.LOOKS", ())
        losing(one.store, monkeypatch)
        assert (await a.say())["ok"]
        await until(lambda: two.rooms.rooms[table].reached.number == 1)
        losing(one.store, monkeypatch)
        assert (await a.ask(type="chat", text="Salve"))["ok"]
        await until(lambda: two.rooms.rooms[table].talk.next == 1)


async def test_a_change_that_is_made_after_all_is_found_later(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("emporion.server.store.postgres.LOOKS", (0.01, 0.02, NEVER))
    async with two_servers(postgres, tmp_path) as servers:
        heard: list[tuple[int, str]] = []
        for n, server in enumerate((servers.one, servers.two)):
            monkeypatch.setattr(server.service.rooms, "hear", lambda news, n=n: heard.append((n, news.kind)))
        loop = servers.one.server.servers[0].get_loop()
        loop.call_soon_threadsafe(servers.one.service.store._doubt)  # type: ignore[attr-defined]
        await until(lambda: [kind for n, kind in heard if n == 0] == ["anything"] * 2)
        await until(lambda: (1, "anything") in heard)


async def test_however_often_it_has_to_be_looked_it_is_tried_by_one(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While the database is gone, what waits for it does not grow."""
    async with asked(postgres, tmp_path) as (servers, table, _):
        service, loop = servers.one.service, servers.one.server.servers[0].get_loop()
        monkeypatch.setattr(rooms, "AFTER_A_PROBLEM", NEVER)
        reached, tried = service.store.reached, list[int]()

        async def gone(_: object) -> Any:
            tried.append(1)
            raise StoreProblem("the database is gone")

        monkeypatch.setattr(service.store, "reached", gone)
        for _ in range(20):
            loop.call_soon_threadsafe(service.rooms.hear, News("anything", here=False))
        await until(lambda: len(tried) == 20)
        await until(lambda: sum("_compare" in repr(task) for task in list(service.rooms._tasks)) == 1)
        assert service.rooms._doubted == {table}
        monkeypatch.setattr(service.store, "reached", reached)


async def test_a_seat_whose_reply_is_lost_is_taken(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with (
        two_servers(postgres, tmp_path) as servers,
        Player(servers.one.base, "Anna") as anna,
        Player(servers.two.base, "Bela") as bela,
        Player(servers.one.base, "Caro") as caro,
    ):
        table = (await anna.open("me", "open", "open"))["id"]
        await bela.post(f"/api/tables/{table}/sit", {"seat": BELA})
        async with anna.live(table) as a, bela.live(table) as b:
            losing(servers.one.service.store, monkeypatch)
            card = await caro.post(f"/api/tables/{table}/sit", {"seat": CARO})
            assert card["status"] == "running" and card["seats"][CARO]["me"]
            for live in (a, b):
                await live.until(lambda live=live: live.state["card"]["status"] == "running")


async def test_a_table_whose_reply_is_lost_is_there_and_played(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two_servers(postgres, tmp_path) as servers, Player(servers.one.base, "Anna") as anna:
        losing(servers.one.service.store, monkeypatch)
        table = (await anna.open("bot", "bot", "bot"))["id"]
        await until(lambda: servers.one.service.rooms.rooms[table].reached.number > 3)


async def test_a_table_that_is_cancelled_is_gone_though_the_reply_is_lost(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two_servers(postgres, tmp_path) as servers, Player(servers.one.base, "Anna") as anna:
        table = (await anna.open("me", "open", "open"))["id"]
        losing(servers.one.service.store, monkeypatch)
        assert await anna.post(f"/api/tables/{table}/cancel") == {"table": table}
        assert (await anna.http.get(f"/api/tables/{table}")).status_code == 404


async def test_a_table_that_its_server_does_not_know_of_is_driven(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor could it ask: but by the storage it is its own."""
    monkeypatch.setattr(wakes, "OVERDUE", 0)
    monkeypatch.setattr(wakes, "ADOPT", 1)
    monkeypatch.setattr(wakes, "RENEW", 0.05)
    async with two_servers(postgres, tmp_path) as servers, Player(servers.one.base, "Anna") as anna:
        service = servers.one.service
        monkeypatch.setattr(service.store, "table", failing(service.store.table, ["before"]))
        losing(service.store, monkeypatch)
        new = {"game": "ostia", "seats": [{"kind": "bot"}] * 3}
        assert await anna.problem("/api/tables", new) == (503, "storage")
        await until(lambda: [room.reached.number > 3 for room in service.rooms.rooms.values()] == [True])


async def test_a_name_whose_reply_is_lost_is_the_name(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two_servers(postgres, tmp_path) as servers, three_people(servers) as (table, (anna, bela, _)):
        losing(servers.one.service.store, monkeypatch)
        assert (await anna.post("/api/me", {"name": "Annabella"}))["name"] == "Annabella"

        async def called(player: Player) -> str:
            return str((await player.get(f"/api/tables/{table}"))["seats"][0]["name"])

        for player in (anna, bela):
            while await called(player) != "Annabella":
                pass


async def test_what_is_asked_for_again_under_its_name_is_made_once(postgres: str, tmp_path: Path) -> None:
    async with two_servers(postgres, tmp_path) as servers, Player(servers.one.base, "Anna") as anna:
        there = servers.there(anna, servers.two)
        again = [player.open("me", "open", "open", once="first") for player in (anna, anna, there, there)]
        made = {card["id"] for card in await asyncio.gather(*again)}
        assert len(made) == 1
        assert (await anna.open("me", "open", "open", once="first"))["id"] in made
        assert (await anna.open("me", "open", "open", once="second"))["id"] not in made
        assert (await anna.open("me", "open", "open"))["id"] not in made
        async with Player(servers.two.base, "Bela") as bela:
            assert (await bela.open("me", "open", "open", once="first"))["id"] not in made
