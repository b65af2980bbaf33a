"""Two servers at one database, and people who are connected to one or the other."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from emporion.server.service import Settings
from emporion.server.store import Op
from tests.server.driver import InThread, Live, Player, settle
from tests.server.postgres import fresh_database

ANNA, BELA, CARO = range(3)


class Two:
    """Two servers at one database, and three people at a table: Anna at the first, Bela and Caro at the second."""

    def __init__(self, one: InThread, two: InThread) -> None:
        self.one, self.two = one, two

    def there(self, player: Player, server: InThread) -> Player:
        """The same person at another server."""
        same = Player(server.base, player.name)
        same.http.cookies.set("emporion", player.http.cookies["emporion"], domain="127.0.0.1")
        return same


@asynccontextmanager
async def two_servers(database: str, data: Path, **more: Any) -> AsyncIterator[Two]:
    address = await fresh_database(database)
    first = InThread(Settings(data=data, database=address, bot_delay=0, bot_workers=1, **more))
    second = InThread(Settings(data=data, database=address, bot_delay=0, bot_workers=1, **more))
    with first as one, second as two:
        yield Two(one, two)


@asynccontextmanager
async def three_people(servers: Two, **more: Any) -> AsyncIterator[tuple[str, list[Player]]]:
    async with (
        Player(servers.one.base, "Anna") as anna,
        Player(servers.two.base, "Bela") as bela,
        Player(servers.two.base, "Caro") as caro,
    ):
        table = (await anna.open("me", "open", "open", options={"first_player": "seat_0"}, **more))["id"]
        await bela.post(f"/api/tables/{table}/sit", {"seat": BELA})
        await caro.post(f"/api/tables/{table}/sit", {"seat": CARO})
        async with asyncio.timeout(300):
            while (await anna.get(f"/api/tables/{table}"))["status"] != "running":  # the first server has to hear of it
                await asyncio.sleep(0.01)
        yield table, [anna, bela, caro]


async def level(servers: Two, table: str, watcher: Live, speaker: Live) -> None:
    """Until both servers know as much of a table, and these two what they may know of it: each has a journal of his."""
    one, two = servers.one.service.rooms, servers.two.service.rooms
    await until(lambda: one.rooms[table].reached == two.rooms[table].reached)
    await settle({0: watcher, 1: speaker})


async def until(condition: Callable[[], Any]) -> None:
    """Wait for something that happens in a server's thread."""
    async with asyncio.timeout(300):
        while not condition():
            await asyncio.sleep(0.01)


async def stored(servers: Two, table: str) -> list[Op]:
    """The log as it is in the database."""
    loop = servers.one.server.servers[0].get_loop()
    ops = asyncio.run_coroutine_threadsafe(servers.one.service.store.ops(table), loop)
    return await asyncio.wrap_future(ops)
