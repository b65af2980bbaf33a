"""Several servers at one PostgreSQL: one match, whoever is connected where."""

from __future__ import annotations

from pathlib import Path

from driver import InThread, Player
from postgres import fresh_database

from emporion.server.service import Settings


async def test_two_servers_at_the_same_tables(postgres: str, tmp_path: Path) -> None:
    """Two servers and one PostgreSQL: whoever is at either of them sees the same match."""
    address = await fresh_database(postgres)
    first = InThread(Settings(data=tmp_path, database=address, bot_delay=0))
    second = InThread(Settings(data=tmp_path, database=address, bot_delay=0))
    with first as one, second as two:
        async with Player(one.base, "Anna") as anna, Player(two.base, "Bela") as bela, Player(two.base, "Caro") as caro:
            table = (await anna.open("me", "open", "open"))["id"]
            await bela.post(f"/api/tables/{table}/sit", {"seat": 1})
            await caro.post(f"/api/tables/{table}/sit", {"seat": 2})
            async with anna.live(table) as a, bela.live(table) as b, caro.live(table) as c:
                await a.until(lambda: a.offer)
                for _ in range(30):
                    for live in (a, b, c):
                        await live.quiet(0.02)
                        if live.offer:
                            answer = await live.say()
                            assert answer["ok"] or answer["error"]["error"] == "too-late"
                assert (await b.ask(type="chat", text="Salve"))["ok"]
                await a.until(lambda: a.chats)
                for live in (a, b, c):
                    await live.quiet(0.2)
                assert a.state["sight"]["round"] == b.state["sight"]["round"]
                assert len(a.journal) == len(b.journal) == len(c.journal) > 10
