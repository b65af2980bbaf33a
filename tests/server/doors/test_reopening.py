"""A held seat that the host gives anew, and everybody who tries to take one otherwise."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from emporion.server.people import limits
from tests.server.driver import InThread, Player
from tests.server.gatherings import Time, a_table
from tests.server.pairs import three_people, two_servers

DAY = 24 * 3600 * 1000


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(limits.QUOTAS, "key", limits.Quota(1000, 1))


async def link(host: Player, table: str, seat: int) -> str:
    return str((await host.post(f"/api/tables/{table}/reopen", {"seat": seat}))["token"])


async def take(player: Player, table: str, token: str) -> Any:
    return await player.post(f"/api/tables/{table}/take", {"token": token})


async def test_the_host_gives_a_held_seat_anew(home: InThread) -> None:
    async with (
        a_table(home.base, "Anna", "Bela", "Caro") as (table, (anna, bela, caro)),
        Player(home.base, "Bela again") as lost,
        Player(home.base, "Mallory") as mallory,
    ):
        card = await anna.get(f"/api/tables/{table}")
        assert [seat["held"] for seat in card["seats"]] == [True, True, True]  # nobody is connected
        async with anna.live(table) as here:
            token = await link(anna, table, 1)
            offered = await lost.post(f"/api/tables/{table}/reopened", {"token": token})
            assert offered == {"seat": 1, "name": "Bela", "host": "Anna"}
            card = await take(lost, table, token)
            assert [seat["me"] for seat in card["seats"]] == [False, True, False]
            await here.until(lambda: here.state["card"]["seats"][1]["name"] == "Bela again")
            change = here.state["card"]["changes"][-1]
            assert (change["kind"], change["seat"], change["name"], change["level"]) == (
                "reopened",
                1,
                "Bela again",
                "Bela",
            )
        # Once, and the old devices have it no more.
        assert await mallory.problem(f"/api/tables/{table}/take", {"token": token}) == (404, "bad-link")
        assert (await bela.get(f"/api/tables/{table}"))["seats"][1]["me"] is False
        async with bela.live(table) as live:
            assert live.state["viewer"] is None and live.offer == []
        async with lost.live(table) as live:
            assert live.state["viewer"] == 1
        assert caro.name == "Caro"


async def test_nothing_else_takes_a_seat(home: InThread, time: Time) -> None:
    async with (
        a_table(home.base, "Anna", "Bela", "Caro") as (table, (anna, bela, caro)),
        a_table(home.base, "Dora", "Emil", "Fritz") as (other, (dora, _, _)),
        Player(home.base, "Bela") as mallory,  # the same name
    ):
        ask, use = f"/api/tables/{table}/reopen", f"/api/tables/{table}/take"
        assert await bela.problem(ask, {"seat": 2}) == (403, "not-host")
        assert await mallory.problem(ask, {"seat": 1}) == (403, "not-host")
        assert await anna.problem(ask, {"seat": 0}) == (400, "own-seat")
        assert await anna.problem(ask, {"seat": 7}) == (400, "no-seat")
        assert await mallory.problem(f"/api/tables/{table}/sit", {"seat": 1}) == (409, "started")
        assert await mallory.problem(use, {"token": "guessed"}) == (404, "bad-link")
        # Not while the one who has it is there, nor if he has come back since.
        async with bela.live(table):
            assert await anna.problem(ask, {"seat": 1}) == (409, "seat-held")
        token = await link(anna, table, 1)
        async with bela.live(table):
            assert await mallory.problem(use, {"token": token}) == (409, "seat-held")
        # Not with a link for another table, nor by somebody who sits there already.
        assert await mallory.problem(use, {"token": await link(dora, other, 1)}) == (404, "bad-link")
        assert await caro.problem(use, {"token": token}) == (400, "two-seats")
        # A new link takes the place of the older one, and none works for ever.
        newer = await link(anna, table, 1)
        assert await mallory.problem(use, {"token": token}) == (404, "bad-link")
        time.ahead += DAY + 1
        assert await mallory.problem(use, {"token": newer}) == (404, "bad-link")
        assert [seat["name"] for seat in (await anna.get(f"/api/tables/{table}"))["seats"]] == ["Anna", "Bela", "Caro"]
        # Not a seat that was given up.
        await bela.post(f"/api/tables/{table}/resign", {})
        assert await anna.problem(ask, {"seat": 1}) == (409, "no-person")


async def test_a_seat_where_a_bot_stands_in(home: InThread) -> None:
    async with (
        a_table(home.base, "Anna", "Bela", "Caro") as (table, (anna, bela, _)),
        Player(home.base, "Bela again") as lost,
    ):
        await bela.post(f"/api/tables/{table}/stand_in", {"seat": 1})
        card = await take(lost, table, await link(anna, table, 1))
        assert (card["seats"][1]["kind"], card["seats"][1]["me"], card["seats"][1]["stands_in"]) == (
            "person",
            True,
            False,
        )
        assert await bela.problem(f"/api/tables/{table}/come_back") == (403, "not-seated")


async def test_over_two_servers(postgres: str, tmp_path: Path) -> None:
    """Who has the seat is there at another server; and a link made at one works at the other."""
    async with two_servers(postgres, tmp_path) as servers, three_people(servers) as (table, (anna, bela, _)):
        async with bela.live(table):
            assert await anna.problem(f"/api/tables/{table}/reopen", {"seat": 1}) == (409, "seat-held")
        while (await anna.http.post(f"/api/tables/{table}/reopen", json={"seat": 1})).status_code != 200:
            pass  # until the first server knows that he has gone
        token = await link(anna, table, 1)
        async with Player(servers.two.base, "Bela again") as lost:
            assert (await take(lost, table, token))["seats"][1]["me"]
        async with anna.live(table) as live:
            await live.until(lambda: live.state["card"]["seats"][1]["name"] == "Bela again")
