"""A held seat that the host gives anew, and everybody who tries to take one otherwise."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from emporion.server.people import limits
from emporion.server.store import Stale, StoreProblem
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


@pytest.mark.parametrize("fails", ["another was faster", "the disk is full", "the answer is lost"])
async def test_a_link_is_used_up_when_the_seat_is_taken_and_not_before(
    home: InThread, monkeypatch: pytest.MonkeyPatch, fails: str
) -> None:
    store = home.service.store
    update, left = store.update_table, [1]

    async def fail(*asked: Any) -> str:
        if not left:
            return await update(*asked)
        left.pop()
        if fails == "another was faster":
            raise Stale("by one")
        raise StoreProblem("no space left")

    async with (
        a_table(home.base, "Anna", "Bela", "Caro") as (table, (anna, _, _)),
        Player(home.base, "Bela again") as lost,
        Player(home.base, "Mallory") as mallory,
    ):
        token, use = await link(anna, table, 1), f"/api/tables/{table}/take"
        if fails == "the answer is lost":
            await take(lost, table, token)
        else:
            monkeypatch.setattr(store, "update_table", fail)
            tried = await lost.http.post(use, json={"token": token})
            if fails == "the disk is full":
                assert tried.status_code == 503
            else:  # at several servers that is tried again at once
                assert tried.status_code == (200 if store.shared else 409)
        for _ in range(2):  # asked again, and again
            assert (await take(lost, table, token))["seats"][1]["me"]
        assert await mallory.problem(use, {"token": token}) == (404, "bad-link")


async def test_a_used_link_that_could_not_be_removed_gives_nothing(
    home: InThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: Any) -> None:
        raise StoreProblem("no space left")

    async with (
        a_table(home.base, "Anna", "Bela", "Caro") as (table, (anna, _, _)),
        Player(home.base, "Bela again") as lost,
        Player(home.base, "Mallory") as mallory,
    ):
        token = await link(anna, table, 1)
        monkeypatch.setattr(home.service.store, "take_token", fail)
        for _ in range(2):
            assert (await take(lost, table, token))["seats"][1]["me"]
        assert await mallory.problem(f"/api/tables/{table}/take", {"token": token}) == (404, "bad-link")
