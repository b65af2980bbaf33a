"""Analyses: worked out in the background, kept, resumed; and branches that play on from a finished match."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from emporion import games
from emporion.kernel.record import digest_of, read_record
from emporion.server.messages import Analysis, ChancePoint, CostlyWord
from emporion.server.store import AnalysisPlan, AnalysisRow, Look, StoreProblem, Turn
from emporion.server.store.sqlite import SqliteStore
from emporion.server.workers import advice_worker
from emporion.server.workers.analyses import Analyses, merge, next_pieces, shown, take
from tests.server.driver import GAME, InThread, Player
from tests.server.workers.finished import RECORDS, finished, settings


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


def test_with_more_effort_than_there_are_words_every_turn_is_looked_at() -> None:
    record = min(RECORDS.glob("*.record")).read_text(encoding="utf-8")
    plan = advice_worker.plan(record, 100_000)
    words = len(read_record(games.load(GAME), record).said)
    assert plan.turns is not None
    assert sorted(plan.points) == sorted({0, words, *plan.rounds, *(turn.n for turn in plan.turns)})


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
    while pieces := next_pieces(row):
        work, where = pieces[0]
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
        ("point", 0, 6),
        ("point", 9, 6),
        ("point", 4, 6),
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


class Stored:
    """A storage for one analysis, which fails when it is told that it is done: so many times."""

    server = "here"

    def __init__(self, failing: int) -> None:
        self.failing = failing
        self.rows: dict[str, AnalysisRow] = {}

    async def analysis(self, key: str) -> AnalysisRow | None:
        return self.rows.get(key)

    async def unfinished_analyses(self) -> list[str]:
        return []

    async def put_analysis(self, row: AnalysisRow) -> str:
        if self.failing and row.status == "done":
            self.failing -= 1
            raise StoreProblem("the disk is full")
        row.version += 1
        self.rows[row.key] = msgspec.json.decode(msgspec.json.encode(row), type=AnalysisRow)
        return self.server


async def analyse(
    monkeypatch: pytest.MonkeyPatch, store: Stored, broken: int, *records: str
) -> tuple[list[str], list[tuple[object, ...]], list[float]]:
    """How the analyses of these ended whose workers die so many times over the first one's chart, what was worked out,
    and the pauses that were made."""
    service: Any = SimpleNamespace(store=store, settings=SimpleNamespace(analysis_effort=1.0))
    analyses, worked, pauses, deaths = Analyses(service), list[tuple[object, ...]](), list[float](), [broken]

    async def do(work: Callable[..., Any], record: str, _: float, *where: int) -> Any:
        if work.__name__ == "plan":
            worked.append((record, "plan"))
            return AnalysisPlan([[0], [1]], [0], [0, 9], [[], []], [], [])
        if record == records[0] and deaths[0]:
            deaths[0] -= 1
            raise BrokenProcessPool
        worked.append((record, *where))
        return ChancePoint(where[0], [0.5, 0.5], [1, 2])

    async def pause(seconds: float) -> None:
        pauses.append(seconds)

    monkeypatch.setattr(analyses.workers, "do", do)
    analyses.pause = pause
    for record in records:
        assert (await analyses.ask(record, None)).status == "waiting"
    analyses.start()
    async with asyncio.timeout(300):
        while analyses.rows:
            await asyncio.sleep(0)
    await analyses.close()
    return [store.rows[digest_of(record)].status for record in records], worked, pauses


async def test_an_analysis_that_cannot_be_stored_waits_a_while_and_is_not_worked_out_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    statuses, worked, pauses = await analyse(monkeypatch, Stored(failing=2), 0, "one\n", "two\n")
    assert statuses == ["done", "done"] and pauses == [10.0, 10.0]
    one, two = "one\n", "two\n"
    assert worked == [(one, "plan"), (two, "plan"), (one, 0, 6), (one, 9, 6), (two, 0, 6), (two, 9, 6)]


@pytest.mark.parametrize(("deaths", "status"), [(4, "done"), (6, "failed")])  # two pieces at once
async def test_an_analysis_whose_process_dies_again_and_again_is_given_up_and_the_next_goes_on(
    monkeypatch: pytest.MonkeyPatch, deaths: int, status: str
) -> None:
    statuses, worked, pauses = await analyse(monkeypatch, Stored(failing=0), deaths, "one\n", "two\n")
    assert statuses == [status, "done"] and pauses == []
    assert worked[-2:] == [("two\n", 0, 6), ("two\n", 9, 6)]
    assert len(worked) == (6 if status == "done" else 4)


async def test_an_analysis_somebody_looks_at_comes_first_and_a_sketch_before_another_ones_chart(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    service: Any = SimpleNamespace(store=Stored(failing=0), settings=SimpleNamespace(analysis_effort=1.0))
    analyses, worked = Analyses(service), list[tuple[object, ...]]()
    looked_at = {digest_of("b"), digest_of("c")}
    analyses.followed = looked_at.__contains__

    async def do(work: Callable[..., Any], record: str, _: float, *where: int) -> Any:
        worked.append((record, *(where or ("plan",))))
        if not where:
            return AnalysisPlan([[0], [1]], [0], [0, 9], [[], []], [], [])
        return ChancePoint(where[0], [0.5, 0.5], [1, 2], where[1])

    monkeypatch.setattr(analyses.workers, "do", do)
    for record in ("a", "b", "c"):
        await analyses.ask(record, None)
    analyses.start()
    async with asyncio.timeout(300):
        while analyses.rows:
            await asyncio.sleep(0)
    await analyses.close()
    tries = [("plan",), *((n, most) for most in (6, 16, 72) for n in (0, 9))]
    stages = [tries[:1], tries[1:3], tries[3:5], tries[5:]]
    together = [(record, *piece) for pieces in stages for record in ("b", "c") for piece in pieces]
    assert worked == [*together, *(("a", *piece) for piece in tries)]


def test_what_two_servers_know_of_an_analysis_is_put_together() -> None:
    plan = AnalysisPlan([[0], [1]], [0], [0, 9], [[1], [5]])
    one = AnalysisRow(
        "key", "record", 1.0, [0], points=[ChancePoint(0, [1.0], [1])], looks=[Look(0, 1, 0.1)], version=3
    )
    other = AnalysisRow("key", "record", 1.0, [1, 0], plan=plan, looks=[Look(0, 1, 0.1), Look(1, 5, 0.2)], version=5)
    other.points = [ChancePoint(9, [0.0], [2]), ChancePoint(0, [1.0], [1])]
    merge(one, other)
    assert (one.seats, one.plan, one.version) == ([0, 1], plan, 5)
    assert [point.n for point in one.points] == [0, 9]
    assert [(look.seat, look.n) for look in one.looks] == [(0, 1), (1, 5)]
