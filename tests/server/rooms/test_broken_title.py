"""Stored tables of a title that can no longer be loaded: they are left as they are, and all others go on."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from emporion import compiled
from emporion.games import titles
from tests.server.driver import Player, Server
from tests.trees import plant


async def test_stored_tables_of_a_broken_title_break_nothing_else(tmp_path: Path) -> None:
    tree = plant(tmp_path / "tree", compiled=compiled())
    folder = tree / "src" / "emporion" / "games" / "sunk_delos"
    folder.mkdir()
    (folder / "__init__.py").write_text("game = (\n")
    server = Server(tmp_path / "data", PYTHONPATH=str(tree / "src")).start()
    try:
        async with Player(server.base, "Anna") as anna:
            assert sorted(game["title"] for game in await anna.get("/api/games")) == titles()
            good = (await anna.open("me", "bot", "bot"))["id"]
            bad = (await anna.open("me", "bot", "bot"))["id"]
            server.stop()
            with sqlite3.connect(tmp_path / "data" / "emporion.sqlite3") as database:
                changed = "UPDATE tables SET body = replace(body, ?, ?) WHERE id = ?"
                names = ('"game":"ostia"', '"game":"sunk_delos"')
                assert database.execute(changed, (*names, bad)).rowcount == 1
            database.close()
            server.start()
            cards = {card["id"]: (card["game"], card["status"]) for card in (await anna.get("/api/lobby"))["mine"]}
            assert cards == {good: ("ostia", "running"), bad: ("sunk_delos", "broken")}
            assert (await anna.get(f"/api/tables/{bad}"))["status"] == "broken"
            assert (await anna.problem(f"/api/tables/{bad}/rematch"))[1] == "broken-table"
            seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]
            assert await anna.problem("/api/tables", {"game": "sunk_delos", "seats": seats}) == (400, "no-game")
            async with anna.live(good) as live:
                await live.until(lambda: live.offer)
                assert (await live.say())["ok"]
    finally:
        server.stop()
