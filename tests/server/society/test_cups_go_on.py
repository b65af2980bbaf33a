"""Nothing holds up a cup: no damaged table, no host who has left, no mistake of ours, no other server."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from emporion.server.circles.cups import DAY
from emporion.server.problems import ProblemError
from emporion.server.store.sql import Statement
from tests.server.driver import InThread
from tests.server.gatherings import Time
from tests.server.pairs import two_servers, until
from tests.server.people.homes import in_server, person_of
from tests.server.society.friends import a_cup, gather


async def test_a_damaged_table_does_not_hold_up_its_cup(home: InThread, time: Time) -> None:
    """Who should have played there passes the round."""
    async with AsyncExitStack() as stack:
        friends = await gather(stack, home, 6)
        anna = friends.people[0]
        cup = await a_cup(friends, anna, rounds=2)
        await anna.post(f"/api/cups/{cup}/begin")
        damaged, other = (each["table"] for each in (await friends.cup())["played"][0]["tables"])
        await in_server(home, cut_short(home.service.store, damaged))
        ids = {await person_of(player): player.name for player in friends.people}
        sitting = next(each["people"] for each in (await friends.cup())["played"][0]["tables"] if each["table"])
        await friends.sit(other)
        await friends.end(other, *(ids[who] for who in sitting))
        await friends.see_to()
        told = await friends.cup()
        assert [each["status"] for each in told["played"][0]["tables"]] in (["passed", "over"], ["over", "passed"])
        assert len(told["played"]) == 2
        assert [line["points"][0] for line in sorted(told["lines"], key=lambda line: line["person"] in sitting)] == [
            10,
            10,
            10,
            10,
            5,
            1,
        ]


async def cut_short(store: Any, table: str) -> None:
    await store._change([], Statement("UPDATE tables SET body = substr(body, 1, 40) WHERE id = $1", (table,)))


async def test_words_that_do_not_replay_end_a_round_with_its_time(
    home: InThread, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with AsyncExitStack() as stack:
        friends = await gather(stack, home, 3)
        anna = friends.people[0]
        cup = await a_cup(friends, anna, rounds=2)
        await anna.post(f"/api/cups/{cup}/begin")
        table = (await friends.cup())["played"][0]["tables"][0]["table"]
        await friends.sit(table)

        def fails(*_: object) -> Any:
            raise ProblemError("broken-table")

        monkeypatch.setattr(home.service.rooms, "hold", fails)
        time.ahead += 3 * DAY
        await friends.see_to()
        assert len((await friends.cup())["played"]) == 1
        time.ahead += DAY
        await friends.see_to()
        assert len((await friends.cup())["played"]) == 2


async def test_a_cup_whose_host_has_left_is_the_hosts_of_the_circle(home: InThread) -> None:
    async with AsyncExitStack() as stack:
        friends = await gather(stack, home, 3)
        anna, bela, caro = friends.people
        cup = await a_cup(friends, bela)
        assert await anna.problem(f"/api/cups/{cup}/begin") == (403, "not-host")
        assert [(await friends.cup(player))["mine"] for player in friends.people] == [False, True, False]
        await bela.post(f"/api/circles/{friends.circle}/leave")
        assert [(await friends.cup(player))["mine"] for player in (anna, caro)] == [True, False]
        assert await caro.problem(f"/api/cups/{cup}/begin") == (403, "not-host")
        assert await caro.problem(f"/api/cups/{cup}/cancel") == (403, "not-host")
        begun = (await anna.post(f"/api/cups/{cup}/begin"))["cups"][0]
        assert begun["status"] == "running" and len(begun["played"]) == 1


async def test_a_cup_over_which_we_stumble_keeps_no_other_waiting(
    home: InThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with AsyncExitStack() as stack:
        friends = await gather(stack, home, 3)
        anna = friends.people[0]
        begun = [await a_cup(friends, anna, name=name) for name in ("One", "Two")]
        for cup in begun:
            await anna.post(f"/api/cups/{cup}/begin")
        seen: list[str] = []

        async def stumbles(cup: str) -> None:
            seen.append(cup)
            raise KeyError("a bug")

        monkeypatch.setattr(home.service.cups, "see_to", stumbles)
        await in_server(home, nudged(home))
        await until(lambda: len(seen) >= 2)
        assert set(seen) == set(begun)
        await in_server(home, nudged(home))
        await until(lambda: len(seen) >= 4)


async def nudged(home: InThread) -> None:
    home.service.cups.nudge()


async def test_a_cup_that_is_begun_at_two_servers_at_once_begins_once(postgres: str, tmp_path: Path) -> None:
    async with two_servers(postgres, tmp_path) as servers, AsyncExitStack() as stack:
        friends = await gather(stack, servers.one, 4)
        anna = friends.people[0]
        cup = await a_cup(friends, anna, seats=4)
        there = servers.there(anna, servers.two)
        told = await asyncio.gather(*(each.post(f"/api/cups/{cup}/begin") for each in (anna, there) * 3))
        assert {each["cups"][0]["status"] for each in told} == {"running"}
        (table,) = (await friends.cup())["played"][0]["tables"]
        cards = [await each.get(f"/api/tables/{table['table']}") for each in (anna, there)]
        assert [card["status"] for card in cards] == ["waiting"] * 2
