"""What is counted over all servers together."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import websockets

from emporion.server.people import limits
from emporion.server.people.quotas import Quotas
from emporion.server.problems import ProblemError
from tests.server.driver import InThread, Player
from tests.server.pairs import two_servers, until
from tests.server.people.homes import in_server


def written(server: InThread) -> bool:
    """Whether the others can know what this one counts."""
    return server.service.quotas._writing is None and not server.service.quotas._changed


async def test_quotas_are_those_of_all_servers_together(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two_servers(postgres, tmp_path, sockets_per_address=3) as servers:
        far = {"x-forwarded-for": "203.0.113.7"}
        async with Player(servers.one.base, "Anna") as anna:
            there = servers.there(anna, servers.two)
            table = (await anna.open("me", "bot", "bot", hints=True))["id"]
            # Sockets of an address.
            one, two = [
                f"{each.base.replace('http', 'ws')}/api/tables/{table}/live" for each in (servers.one, servers.two)
            ]
            sockets = [await websockets.connect(at, additional_headers=far) for at in (one, two, two)]
            for socket in sockets:
                assert json.loads(await socket.recv())["type"] == "state"
            await until(lambda: all(written(each) for each in (servers.one, servers.two)))
            for address in (one, two):
                async with websockets.connect(address, additional_headers=far) as refused:
                    assert json.loads(await refused.recv())["error"]["figures"] == {"most": 3}
            await sockets[1].close()
            await until(lambda: sum(servers.two.service.sockets.open.values()) == 1 and written(servers.two))
            async with websockets.connect(one, additional_headers=far) as again:
                assert json.loads(await again.recv())["type"] == "state"
            for socket in sockets:
                await socket.close()
            await until(lambda: not any(each.service.sockets.open for each in (servers.one, servers.two)))
            # What a person asks for.
            monkeypatch.setitem(limits.QUOTAS, "hint", limits.Quota(2, 0))
            async with anna.live(table) as here, there.live(table) as elsewhere:
                for live in (here, elsewhere):
                    await live.until(lambda live=live: live.offer)
                    assert (await live.ask(type="hint", seq=live.state["seq"]))["type"] == "hint"
                for live in (here, elsewhere):
                    answer = await live.ask(type="hint", seq=live.state["seq"])
                    assert answer["error"]["error"] == "too-fast"
            # What an address makes: two at once.
            monkeypatch.setitem(limits.QUOTAS, "new", limits.Quota(0.5, 0))
            for player in (anna, there):
                player.http.headers.update(far)
                await player.open("me", "open", "open")
            new = {"game": "ostia", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}
            for player in (anna, there):
                assert await player.problem("/api/tables", new) == (429, "too-fast")


@pytest.mark.parametrize("kind", ["circle", "report"])
async def test_what_is_among_people_is_counted_over_all_servers(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    monkeypatch.setitem(limits.QUOTAS, kind, limits.Quota(2, 0))
    async with two_servers(postgres, tmp_path) as servers:
        one, two = servers.one, servers.two
        for server in (one, two):
            await in_server(server, server.service.quotas.take(kind, "anna"))
        for server in (one, two):
            with pytest.raises(ProblemError, match="too much at once"):
                await in_server(server, server.service.quotas.take(kind, "anna"))


async def test_what_is_counted_last_is_stored_last() -> None:
    """Two sockets of an address come at once, and the storage takes its time over the first."""
    stored: list[int] = []
    slow = asyncio.Event()

    async def put_lines(network: str, here: int) -> int:
        assert network == "203.0.113.7"
        if here == 1:
            await slow.wait()
        stored.append(here)
        return 0

    service: Any = SimpleNamespace(
        closing=False,
        sockets=limits.Counted(3, "too-many-sockets"),
        store=SimpleNamespace(shared=True, put_lines=put_lines),
    )
    quotas = Quotas(service)
    entering = [asyncio.create_task(quotas.enter("203.0.113.7")) for _ in range(2)]
    for _ in range(5):
        await asyncio.sleep(0)
    slow.set()
    await asyncio.gather(*entering)
    assert stored == [1, 2]
