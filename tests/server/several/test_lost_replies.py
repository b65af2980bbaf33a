"""The database fails in the middle of something: nobody is left behind, and nothing untrue is said."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from emporion.server.rooms import rooms
from emporion.server.store import StoreProblem
from tests.server.driver import Live
from tests.server.pairs import Two, stored, three_people, two_servers, until


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
