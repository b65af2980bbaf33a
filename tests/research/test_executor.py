"""Work in chunks: the same results wherever it is done, and a stopped run goes on where it was."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from emporion.games import load
from emporion.kernel.record import read_record
from emporion.research.executor import BadPlace, BadResume, Processes, Serial, executor, run
from emporion.research.matches import FEWEST, Job, parts, play_all
from tests.research.common import SAMPLE

FIRST = SAMPLE


def job(games: int, records: bool = False) -> Job:
    game = load(FIRST)
    return Job(FIRST, ["random"] * game.fewest_seats, games, "executor", {}, records, game.ruleset)


def half(number: int) -> int:
    if number < 0:
        raise RuntimeError("too small")
    return number // 2


def test_processes_and_one_process_agree() -> None:
    assert len(parts(job(3 * FEWEST))) == 3
    there = play_all(job(3 * FEWEST), "processes:2")
    here = play_all(job(3 * FEWEST), "serial")
    assert there == here
    assert [played.number for played in here] == list(range(3 * FEWEST))
    assert here[:FEWEST] == play_all(job(FEWEST))  # fewer matches are the same matches


def test_results_come_in_order_and_mistakes_come_back() -> None:
    pool = Processes(2)
    try:
        assert run(half, list(range(40)), pool) == [number // 2 for number in range(40)]
        with pytest.raises(RuntimeError, match="too small"):
            run(half, [2, -1, 4], pool)
    finally:
        pool.close()


def test_a_stopped_run_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "finished"
    done: list[int] = []

    def work(number: int) -> dict[str, int]:
        if number == 3 and len(done) < 4:
            done.append(-1)
            raise KeyboardInterrupt
        done.append(number)
        return {"square": number * number}

    expected = [{"square": n * n} for n in range(6)]
    with pytest.raises(KeyboardInterrupt):
        run(work, range(6), Serial(), {"run": 1}, file)
    file.write_bytes(file.read_bytes() + b'{"chunk": 3, "res')  # stopped while writing
    assert run(work, range(6), Serial(), {"run": 1}, file) == expected
    assert done == [0, 1, 2, -1, 3, 4, 5]
    assert run(work, range(6), Serial(), {"run": 1}, file) == expected
    assert len(done) == 7
    with pytest.raises(BadResume, match="other settings"):
        run(work, range(6), Serial(), {"run": 2}, file)
    (tmp_path / "other").write_text("no json")
    with pytest.raises(BadResume, match="not a file of finished chunks"):
        run(work, range(6), Serial(), {"run": 1}, tmp_path / "other")


def test_progress_counts_finished_chunks() -> None:
    heard: list[tuple[int, int]] = []
    run(half, range(3), Serial(), progress=lambda done, of: heard.append((done, of)))
    assert heard == [(0, 3), (1, 3), (2, 3), (3, 3)]


def test_records_are_the_very_matches(tmp_path: Path) -> None:
    folder = tmp_path / "records"
    plain = play_all(job(5), "serial")
    recorded = play_all(job(5, records=True), "serial", tmp_path / "finished", folder)
    assert [msgspec.structs.asdict(played) for played in plain] == [msgspec.structs.asdict(p) for p in recorded]
    files = sorted(folder.iterdir())
    assert len(files) == 5
    for played, file in zip(plain, files, strict=True):
        match = read_record(load(FIRST), file.read_text())
        assert (match.game.scores(match.table), len(match.said)) == (played.scores, played.decisions)


@pytest.mark.parametrize("place", ["moon", "processes:0", "processes:x", "ray:here"])
def test_an_unknown_place_is_refused(place: str) -> None:
    with pytest.raises(BadPlace, match="cannot work on"):
        executor(place)


@pytest.mark.slow
def test_ray_gives_the_same_results(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("ray", reason="ray is not installed: pip install 'emporion[cluster]'")
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    here: Any = play_all(job(3 * FEWEST), "serial")
    assert play_all(job(3 * FEWEST), "ray") == here
