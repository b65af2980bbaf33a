"""Analyses: worked out in the background, kept, resumed; and branches that play on from a finished match."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from pathlib import Path
from typing import Any

import msgspec

from emporion import games
from emporion.kernel.record import digest_of, read_record
from emporion.server.messages import Analysis, ChancePoint, CostlyWord
from emporion.server.service import Settings
from emporion.server.store import AnalysisPlan, AnalysisRow, Look, Turn
from emporion.server.store.sqlite import SqliteStore
from emporion.server.workers.analyses import next_piece, shown, take
from tests.server.driver import GAME, InThread, Player

RECORDS = Path(__file__).parent.parent / "fixtures" / GAME


def settings(data: Path) -> Settings:
    return Settings(data=data, bot_delay=0, bot_workers=1, analysis_effort=0.02)


async def finished(anna: Player, seed: int) -> str:
    table: str = (await anna.open("me", "bot", "bot"))["id"]
    async with anna.live(table) as live:
        await live.play(random.Random(seed))
    return table


async def done(anna: Player, address: str) -> Any:
    seen = 0
    while True:
        analysis = await anna.get(address)
        assert analysis["status"] in ("waiting", "running", "done")
        assert seen <= analysis["done"] <= max(analysis["total"], 1)
        seen = analysis["done"]
        if analysis["status"] == "done":
            return analysis
        await asyncio.sleep(0.3)


def check(analysis: Any, words: int, scores: list[int], winners: list[int]) -> None:
    msgspec.convert(analysis, Analysis)
    assert analysis["done"] == analysis["total"] > 0
    assert analysis["sides"] == [[0], [1], [2]]
    points = analysis["points"]
    assert [point["n"] for point in points] == sorted({point["n"] for point in points})
    assert points[0]["n"] == 0 and points[-1]["n"] == words
    assert set(analysis["rounds"]) <= {point["n"] for point in points} and analysis["rounds"][0] == 0
    for point in points:
        assert abs(sum(point["chances"]) - 1) < 0.001 and len(point["scores"]) == 3
    assert points[-1]["scores"] == scores
    assert points[-1]["chances"] == [round(1 / len(winners), 4) if seat in winners else 0.0 for seat in range(3)]
    for word in analysis["costly"]:
        assert word["seat"] in analysis["seats"] and word["said"] != word["better"]
        assert word["better_chance"] - word["said_chance"] >= 0.02
    for seat in analysis["seats"]:
        costs = [w["better_chance"] - w["said_chance"] for w in analysis["costly"] if w["seat"] == seat]
        assert len(costs) <= 3 and costs == sorted(costs, reverse=True)


async def test_a_match_is_analysed_in_the_background_and_kept(tmp_path: Path) -> None:
    with InThread(settings(tmp_path)) as server:
        async with Player(server.base, "Anna") as anna, Player(server.base, "Bela") as bela:
            running = (await anna.open("me", "bot", "bot"))["id"]
            assert await anna.problem(f"/api/tables/{running}/analysis", {"seat": 0}) == (409, "not-over")
            assert await anna.problem(f"/api/tables/{running}/branch", {"word": 0}) == (409, "not-over")
            table = await finished(anna, 1)
            address = f"/api/tables/{table}/analysis"
            none = await anna.get(address)
            assert (none["status"], none["points"]) == ("none", [])
            assert await anna.problem(address, {"seat": 7}) == (400, "no-seat")
            asked = await anna.post(address, {"seat": 0})
            assert asked["status"] in ("waiting", "running") and asked["seats"] == [0]
            analysis = await done(anna, address)
            replay = await anna.get(f"/api/tables/{table}/replay")
            check(analysis, len(replay["words"]), replay["result"]["scores"], replay["result"]["winners"])
            for word in analysis["costly"]:
                assert replay["words"][word["n"]]["seat"] == 0 and replay["words"][word["n"]]["word"] == word["said"]
                state = await anna.get(f"{replay['states']}/{word['n']}?view=0")
                assert word["better"] in state["offer"]
            assert await bela.post(address, {"seat": None}) == analysis, "asked again, it is there"
            more = await bela.post(address, {"seat": 1})
            assert more["status"] in ("waiting", "running") and more["seats"] == [0, 1]
            again = await done(bela, address)
            assert again["points"] == analysis["points"]
            assert [word for word in again["costly"] if word["seat"] == 0] == analysis["costly"]
    with InThread(settings(tmp_path)) as server:
        async with Player(server.base, "Caro") as caro:
            assert await caro.get(address) == again, "kept over a restart"


async def test_an_analysis_goes_on_after_a_restart(tmp_path: Path) -> None:
    record = next(iter(sorted(RECORDS.glob("*")))).read_text(encoding="utf-8")
    key = digest_of(record)
    match = read_record(games.load(GAME), record)
    store = SqliteStore(tmp_path / "emporion.sqlite3")
    await store.open()
    half = ChancePoint(0, [1.0] + [0.0] * (len(match.header.seats) - 1), [0] * len(match.header.seats))
    plan = AnalysisPlan(
        [[seat] for seat in range(len(match.header.seats))],
        [0],
        [0, len(match.said)],
        [[], [], [], [], []],
        [],
        [Turn(0, 0, False)],
    )
    await store.put_analysis(AnalysisRow(key, record, 0.02, [0], plan=plan, points=[half]))
    assert await store.unfinished_analyses() == [key]
    await store.close()
    with InThread(settings(tmp_path)) as server:
        async with Player(server.base, "Anna") as anna:
            upload = (await anna.http.post("/api/records", json={"record": record})).json()
            address = upload["states"].replace("/replay", "/analysis")
            analysis = await done(anna, address)
            assert analysis["points"][0]["chances"] == half.chances, "what was done is not done again"
            assert [point["n"] for point in analysis["points"]] == [0, len(match.said)]
            assert analysis["points"][-1]["scores"] == games.load(GAME).scores(match.table)


async def test_an_analysis_survives_the_death_of_its_process(tmp_path: Path) -> None:
    record = next(iter(sorted(RECORDS.glob("*")))).read_text(encoding="utf-8")
    with InThread(settings(tmp_path)) as server:
        async with Player(server.base, "Anna") as anna:
            upload = (await anna.http.post("/api/records", json={"record": record})).json()
            address = upload["states"].replace("/replay", "/analysis")
            await anna.post(address, {"seat": None})
            while (await anna.get(address))["done"] < 2:
                await asyncio.sleep(0.05)
            pool = server.service.analyses.workers._pool
            assert pool is not None
            for process in list(pool._processes.values()):
                os.kill(process.pid or 0, signal.SIGKILL)
            analysis = await done(anna, address)
            check(analysis, len(upload["words"]), upload["result"]["scores"], upload["result"]["winners"])


def test_everything_follows_from_what_is_there() -> None:
    """Which piece comes next, what is shown meanwhile, and that words too cheap to mention are left out."""
    row = AnalysisRow("key", "record", 1.0, [1])
    names = []
    costs = {5: 0.3, 6: 0.0, 7: 0.1, 8: 0.2}
    while (piece := next_piece(row)) is not None:
        work, where = piece
        names.append((work.__name__, *where))
        if work.__name__ == "plan":
            take(row, AnalysisPlan([[0], [1]], [0], [0, 9, 4], [[1], [5, 6, 7, 8]], [1], [Turn(0, 0, False)]))
        elif work.__name__ == "point":
            take(row, ChancePoint(where[0], [0.5, 0.5], [1, 2], where[1]))
        elif work.__name__ == "look":
            take(row, Look(where[0], where[1], costs[where[1]]))
        else:
            cost = {5: 0.01, 7: 0.25, 8: 0.05}[where[1]]
            take(row, CostlyWord(where[0], where[1], "OST-1", "a", "b", 0.2, 0.2 + cost, []))
        assert shown(row, True).status == "running" and shown(row, True).costly == []
    assert names == [
        ("plan",),
        ("point", 0, 16),
        ("point", 9, 16),
        ("point", 4, 16),
        ("point", 0, 72),
        ("point", 9, 72),
        ("point", 4, 72),
        ("look", 1, 5),
        ("look", 1, 6),
        ("look", 1, 7),
        ("look", 1, 8),
        ("costly", 1, 5),
        ("costly", 1, 8),
        ("costly", 1, 7),
    ]
    row.status = "done"
    result = shown(row, False)
    assert [point.n for point in result.points] == [0, 4, 9]
    assert [word.n for word in result.costly] == [7, 8]
    assert result.done == result.total == 1 + 2 * 3 + 4 + 6


async def test_a_branch_plays_on_from_the_match_and_its_record_says_so(tmp_path: Path) -> None:
    with InThread(settings(tmp_path)) as server:
        async with Player(server.base, "Anna") as anna, Player(server.base, "Bela") as bela:
            table = await finished(anna, 2)
            original = (await anna.http.get(f"/api/tables/{table}/record")).text
            replay = await anna.get(f"/api/tables/{table}/replay")
            said = [(word["seat"], word["word"]) for word in replay["words"]]
            n = 61
            while (await anna.get(f"/api/tables/{table}/replay/{n}"))["speakers"] != [0]:  # nobody speaks meanwhile
                n += 1
            address = f"/api/tables/{table}/branch"
            assert await bela.problem(address, {"word": n}) == (403, "not-seated")
            assert await anna.problem(address, {"word": n, "seat": 1}) == (403, "not-seated")
            assert await anna.problem(address, {"word": len(said)}) == (404, "no-word")
            assert await anna.problem(address, {"word": n, "level": "god"}) == (400, "no-level")
            card = await anna.post(address, {"word": n})
            assert card["branch"] == {"record": digest_of(original), "word": n, "table": table}
            assert [seat["kind"] for seat in card["seats"]] == ["person", "bot", "bot"] and card["hints"]
            assert card["words"] <= n and card["status"] == "running"
            async with anna.live(card["id"]) as live:
                await live.until(lambda: live.offer)
                before = await anna.get(f"/api/tables/{table}/replay/{n}?view=0")
                assert live.state["sight"] == before["sight"] and live.offer == before["offer"]
                assert live.state["may_take_back"] is False, "what was said before the branch stays"
                assert (await live.ask(type="take_back", all=True))["error"]["error"] == "nothing-to-take-back"
                other = next(word for word in live.offer if word != said[n][1])
                assert (await live.say(other))["ok"]
                await live.play(random.Random(4))
            record = (await anna.http.get(f"/api/tables/{card['id']}/record")).text
            match = read_record(games.load(GAME), record)
            words = [(s.seat, match.game.vocabulary.text(s.word)) for s in match.said]
            assert words[:n] == said[:n] and words[n] == (0, other)
            assert match.header.origin == f"{digest_of(original)} {n}"
            assert (await anna.get(f"/api/tables/{card['id']}/verify"))["replayed"]
            assert (await anna.http.get(f"/api/tables/{table}/record")).text == original, "the match stays as it was"
            branches = await anna.get(f"/api/tables/{table}/branches")
            assert [branch["id"] for branch in branches] == [card["id"]]
            assert await bela.get(f"/api/tables/{table}/branches") == []
            rematch = await anna.post(f"/api/tables/{card['id']}/rematch")
            assert rematch["branch"] is None and rematch["words"] == 0
    with InThread(settings(tmp_path)) as server:
        async with Player(server.base, "Caro") as caro:
            again = await caro.get(f"/api/tables/{card['id']}")
            assert again["branch"] == card["branch"], "kept over a restart"


async def test_anybody_plays_on_from_an_uploaded_record_on_any_seat(tmp_path: Path) -> None:
    record = next(iter(sorted(RECORDS.glob("*")))).read_text(encoding="utf-8")
    with InThread(settings(tmp_path)) as server:
        async with Player(server.base, "Anna") as anna:
            upload = (await anna.http.post("/api/records", json={"record": record})).json()
            address = upload["states"].replace("/replay", "/branch")
            assert await anna.problem(address, {"word": 10}) == (400, "no-seat")
            assert await anna.problem(address, {"word": 10, "seat": 11}) == (400, "no-seat")
            card = await anna.post(address, {"word": 10, "seat": 2, "level": "easy"})
            assert card["branch"] == {"record": digest_of(record), "word": 10, "table": ""}
            assert [seat["me"] for seat in card["seats"]].index(True) == 2
            async with anna.live(card["id"]) as live:
                await live.play(random.Random(1), stop=lambda: live.state["words"] > 20)
            assert [branch["id"] for branch in await anna.get(f"{address}es")] == [card["id"]]
