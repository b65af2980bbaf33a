"""What was accepted stays, whatever happens to the server or its file."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
import websockets

from emporion.server.service import Settings
from emporion.server.store import StoreProblem
from emporion.server.store.sqlite import SqliteStore
from emporion.server.workers import bots as bots_runner
from tests.server.driver import InThread, Live, Player, Server


async def test_twenty_kills_in_one_match(tmp_path: Path) -> None:
    dice = random.Random(20)
    server = Server(tmp_path / "data").start()
    try:
        async with Player(server.base, "Anna") as anna:
            table = (await anna.open("me", "bot", "bot"))["id"]
            said = [0]  # words of mine that were accepted
            told: list[object] = []  # the journal as I was last told
            flying: dict[str, object] | None = None
            for kill in range(20):
                async with anna.live(table) as live:
                    assert live.journal[: len(told)] == told, f"after kill {kill} something that was told is gone"
                    if flying is not None:  # sent when the server was killed: said now, or known already
                        answer = await live.ask(**flying)
                        if answer["ok"]:
                            said[0] += 1
                            assert (await live.ask(**flying))["ok"]  # and once only
                    flying = None
                    for _ in range(dice.randrange(3)):
                        await live.until(lambda live=live: live.offer or live.over)
                        if live.over:
                            break
                        seq = live.state["seq"]
                        answer = await live.say(dice.choice(live.offer), id=f"word-{kill}-{said[0]}")
                        said[0] += answer["ok"]
                        await live.until(lambda live=live, seq=seq: live.state["seq"] != seq)
                    assert not live.over, "the match is too short for twenty kills"
                    await live.until(lambda live=live: live.offer)
                    word = dice.choice(live.offer)
                    flying = {"type": "say", "id": f"flying-{kill}", "seq": live.state["seq"], "word": word}
                    await live.send(flying)
                    await asyncio.sleep(dice.random() * 0.01)
                    server.kill()
                    try:
                        while True:
                            await live.next()
                    except websockets.ConnectionClosed:
                        told = list(live.journal)
                server.start()
            async with anna.live(table) as live:
                assert live.journal[: len(told)] == told
                await live.play(dice)
            replay = await anna.get(f"/api/tables/{table}/replay")
            mine = [word for word in replay["words"] if word["seat"] == 0]
            assert len(mine) >= said[0] >= 20
            verified = await anna.get(f"/api/tables/{table}/verify")
            assert verified["matches"] and verified["replayed"]
    finally:
        server.stop()


async def test_a_table_whose_words_do_not_replay_is_left_alone(tmp_path: Path) -> None:
    server = Server(tmp_path / "data").start()
    file = tmp_path / "data" / "emporion.sqlite3"
    try:
        async with Player(server.base, "Anna") as anna:
            good = (await anna.open("me", "bot", "bot"))["id"]
            bad = (await anna.open("me", "open", "open"))["id"]
            async with Player(server.base, "Bela") as bela, Player(server.base, "Caro") as caro:
                await bela.post(f"/api/tables/{bad}/sit", {"seat": 1})
                await caro.post(f"/api/tables/{bad}/sit", {"seat": 2})
            async with anna.live(bad) as live:
                assert (await live.say())["ok"]
            server.stop()
            with sqlite3.connect(file) as database:
                database.execute("UPDATE words SET word = 'dance:tango' WHERE table_id = ?", (bad,))
            database.close()
            before = words_of(file, bad)
            server.start()
            assert (await anna.get(f"/api/tables/{bad}"))["status"] == "broken"
            cards = {card["id"]: card["status"] for card in (await anna.get("/api/lobby"))["mine"]}
            assert cards == {good: "running", bad: "broken"}
            for path in ("sit", "rematch", "start"):
                assert (await anna.problem(f"/api/tables/{bad}/{path}", {"seat": 1}))[1] == "broken-table"
            with pytest.raises(websockets.ConnectionClosed):
                async with anna.live(bad):
                    pass
            async with anna.live(good) as live:
                await live.until(lambda: live.offer)
                assert (await live.say())["ok"]
            assert words_of(file, bad) == before
    finally:
        server.stop()


def words_of(file: Path, table: str) -> list[tuple[object, ...]]:
    with sqlite3.connect(file) as database:
        rows = database.execute("SELECT * FROM words WHERE table_id = ?", (table,)).fetchall()
    database.close()
    return rows


@pytest.mark.parametrize(
    ("name", "value"),
    [("BOT_DELAY", "soon"), ("BOT_WORKERS", "-2"), ("HINT_SECONDS", "nan"), ("ANALYSIS_EFFORT", "inf")],
)
def test_a_wrong_setting_is_told_in_one_line(tmp_path: Path, name: str, value: str) -> None:
    done = run_server(tmp_path, **{f"EMPORION_{name}": value})
    assert done.returncode == 2
    assert done.stderr == f"emporion: EMPORION_{name} is a number from 0 on, not {value!r}\n"


def run_server(data: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "emporion", "play", "--no-open", "--port", "0"],
        env={"EMPORION_DATA": str(data), "PATH": "/usr/bin:/bin", **environment},
        capture_output=True,
        text=True,
        timeout=60,
    )


async def test_a_full_disk_stops_nobody_for_good(tmp_path: Path) -> None:
    with InThread(Settings(data=tmp_path, bot_delay=0)) as server:
        store = server.service.store
        assert isinstance(store, SqliteStore)

        async def limit(pages: int) -> None:
            def work() -> None:
                assert store._writer is not None
                used = store._writer.execute("PRAGMA page_count").fetchone()[0]
                store._writer.execute(f"PRAGMA max_page_count = {used + pages}")

            await asyncio.wrap_future(store._writing.submit(work))

        async with Player(server.base, "Anna") as anna:
            table = (await anna.open("me", "open", "open"))["id"]
            async with anna.live(table) as live, Live(server.base, table, None) as other:
                await limit(0)
                text, sent = "x" * 900, 0
                answer = await live.ask(type="chat", text=text)
                while answer["ok"]:
                    sent += 1
                    server.service.limits.allowances.clear()  # or it would be "too fast"
                    answer = await live.ask(type="chat", text=text)
                assert answer["error"]["error"] == "storage" and sent < 100
                await other.all_told()
                assert len(other.chats) == sent
                await limit(100_000)
                assert (await live.ask(type="chat", text=text))["ok"]


async def test_bots_go_on_when_the_storage_is_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A storage that can neither be written nor read for a while: a database that is started anew."""
    monkeypatch.setattr(bots_runner, "AFTER_A_PROBLEM", 0.1)
    with InThread(Settings(data=tmp_path, bot_delay=0)) as server:
        store = server.service.store
        asked: list[object] = []

        async def gone(*arguments: object) -> None:
            asked.append(arguments)
            raise StoreProblem("gone")

        async with Player(server.base, "Anna") as anna:
            with monkeypatch.context() as broken:
                for call in ("append", "table", "ops"):
                    broken.setattr(store, call, gone)
                table = (await anna.open("bot", "bot", "bot"))["id"]
                while len(asked) < 12:
                    await asyncio.sleep(0.05)
                assert len(server.service.bots.tasks) == 3  # one for each, however often they have tried
            async with anna.live(table) as live:
                await live.until(lambda: live.over)


async def test_when_nothing_can_be_stored_nothing_changes(tmp_path: Path) -> None:
    """A lock held by somebody else stands in for a full disk: SQLite gives up in the same way."""
    server = Server(tmp_path / "data").start()
    file = tmp_path / "data" / "emporion.sqlite3"
    try:
        async with Player(server.base, "Anna") as anna:
            table = (await anna.open("me", "bot", "bot"))["id"]
            async with anna.live(table) as live:
                await live.its_turn(0)
                blocker = sqlite3.connect(file, isolation_level=None, timeout=20)  # waits for what is still stored
                blocker.execute("BEGIN EXCLUSIVE")
                words = live.state["words"]
                answer = await live.say()
                assert answer["error"]["error"] == "storage"
                assert (await anna.problem("/api/tables", {"game": "x", "seats": []}))[0] == 400
                blocker.execute("ROLLBACK")
                blocker.close()
                assert live.state["words"] == words
                assert (await live.say())["ok"]
    finally:
        server.stop()
