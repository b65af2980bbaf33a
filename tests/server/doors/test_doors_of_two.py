"""Ways in and out of a table whose people are at two servers."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from tests.server.driver import PATIENCE, Player
from tests.server.pairs import two_servers


async def test_the_waiting_room_at_two_servers(postgres: str, tmp_path: Path) -> None:
    """Chat, changed seats, a removal and a cancellation reach who is at the other server."""
    async with (
        two_servers(postgres, tmp_path) as servers,
        Player(servers.one.base, "Anna") as anna,
        Player(servers.two.base, "Bela") as bela,
        Player(servers.two.base, "Caro") as caro,
    ):
        table = (await anna.open("me", "open", "open", "open"))["id"]
        await bela.post(f"/api/tables/{table}/sit", {"seat": 1})
        async with anna.live(table) as a, bela.live(table) as b, caro.live(table) as c:
            assert (await a.ask(type="chat", text="salvete"))["ok"]
            await b.until(lambda: [line["text"] for line in b.chats] == ["salvete"])
            await bela.post(f"/api/tables/{table}/swap", {"seat": 1, "other": 2})
            await a.until(lambda: [seat["name"] for seat in a.state["card"]["seats"]] == ["Anna", "", "Bela", ""])
            await anna.post(f"/api/tables/{table}/remove", {"seat": 2})
            await b.until(lambda: b.state["card"]["removed"])
            assert (await b.ask(type="chat", text="at ego"))["error"]["error"] == "removed"
            await c.until(lambda: not any(seat["name"] == "Bela" for seat in c.state["card"]["seats"]))
            assert not c.state["card"]["removed"]
            assert await bela.problem(f"/api/tables/{table}/sit", {"seat": 1}) == (403, "removed")
            assert (await anna.http.post(f"/api/tables/{table}/cancel")).status_code == 200
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await c.until(lambda: False)
            assert closed.value.rcvd is not None and closed.value.rcvd.reason == "cancelled"


async def test_who_asks_at_two_servers_at_once_gets_one_answer(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The row is read at both before either writes: the slower one finds it done."""
    async with (
        two_servers(postgres, tmp_path) as servers,
        Player(servers.one.base, "Anna") as anna,
        Player(servers.two.base, "Bela") as bela,
    ):
        table = (await anna.open("me", "open", "bot"))["id"]
        store = servers.two.service.store
        update = store.update_table

        def meanwhile(path: str, wanted: Any) -> None:
            """Before the second server writes what it is asked, the first has."""

            async def late(row: Any, by: Any) -> Any:
                monkeypatch.setattr(store, "update_table", update)
                cookies = {"emporion": bela.http.cookies["emporion"]}
                async with httpx.AsyncClient(base_url=servers.one.base, timeout=PATIENCE, cookies=cookies) as there:
                    assert (await there.post(path, json=wanted)).is_success
                return await update(row, by)

            monkeypatch.setattr(store, "update_table", late)

        meanwhile(f"/api/tables/{table}/sit", {"seat": 1})
        card = await bela.post(f"/api/tables/{table}/sit", {"seat": 1})
        assert card["status"] == "running" and card["seats"][1]["me"]
        meanwhile(f"/api/tables/{table}/resign", {})
        card = await bela.post(f"/api/tables/{table}/resign", {})
        assert card["seats"][1]["resigned"] and [change["kind"] for change in card["changes"]] == ["resigned"]


async def test_resigning_deleting_and_a_rematch_at_two_servers(postgres: str, tmp_path: Path) -> None:
    async with (
        two_servers(postgres, tmp_path) as servers,
        Player(servers.one.base, "Anna") as anna,
        Player(servers.two.base, "Bela") as bela,
    ):
        table = (await anna.open("me", "open", "bot"))["id"]
        await bela.post(f"/api/tables/{table}/sit", {"seat": 1})
        async with anna.live(table) as a, bela.live(table) as b:
            await bela.post("/api/me", {"name": "Belinda", "language": "fr"})
            await a.until(lambda: a.state["card"]["seats"][1]["name"] == "Belinda")
            await asyncio.gather(a.play(random.Random(1)), b.play(random.Random(2)))
            again = (await anna.post(f"/api/tables/{table}/rematch"))["id"]
            await b.until(lambda: b.state["card"]["rematch_by"] == "Anna")
        joined = await bela.post(f"/api/tables/{table}/rematch")
        assert (joined["id"], joined["status"]) == (again, "running")
        async with anna.live(again) as a:
            await bela.post(f"/api/tables/{again}/resign", {})
            await a.until(lambda: a.state["card"]["seats"][1]["resigned"])
        solo = (await anna.open("me", "bot", "bot"))["id"]
        async with servers.there(anna, servers.two).live(solo) as live:
            assert (await anna.http.post(f"/api/tables/{solo}/delete")).status_code == 200
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await live.until(lambda: False)
            assert closed.value.rcvd is not None and closed.value.rcvd.reason == "deleted"
