"""Records become rows: what was seen, what might be said, what was said, what came of it."""

from hashlib import sha256
from pathlib import Path

import pytest

np = pytest.importorskip("numpy", reason="numpy is not installed: pip install 'emporion[research]'")
pytest.importorskip("pyarrow", reason="pyarrow is not installed: pip install 'emporion[research]'")

from emporion.games import load, titles
from emporion.kernel.match import Header, Match
from emporion.kernel.record import BadRecord, write_record
from emporion.research.dataset import NoDataset, read_dataset, rows, write_dataset
from emporion.research.datasheet import COLUMNS, write_datasheet
from emporion.research.matches import Job, play_all
from emporion.research.observation import layout
from tests.research.common import SAMPLE


def records(folder: Path, title: str, games: int, seats: int = 0) -> Path:
    game = load(title)
    play_all(Job(title, ["random"] * (seats or game.fewest_seats), games, "data", {}, True), "serial", records=folder)
    return folder


@pytest.mark.parametrize("title", titles())
def test_a_row_is_what_the_speaker_saw(title: str) -> None:
    game = load(title)
    names = tuple(f"Seat {seat}" for seat in range(game.fewest_seats))
    match = Match(game, Header(title, "rows", names, {}, game.ruleset, game.errata))
    how, twin = layout(title), game.table(game.fewest_seats, "rows")
    while not match.over() and len(match.said) < 20:
        seat = game.speakers(match.table)[0]
        match.say(seat, game.offered(match.table, seat)[-1])
    for row in rows(match, 7, how):
        seat = row["seat"]
        assert (row["observation"] == how.observe(twin, seat)).all()
        assert np.flatnonzero(row["mask"]).tolist() == sorted(game.offered(twin, seat))
        assert row["mask"][row["word"]] == 1 and row["match"] == 7
        game.say(twin, seat, row["word"])
    assert twin.numbers() == match.table.numbers()


def test_a_dataset_holds_every_decision(tmp_path: Path) -> None:
    file = tmp_path / "data.parquet"
    about = write_dataset(records(tmp_path / "records", SAMPLE, 1), file)
    data = read_dataset(file)
    how = layout(SAMPLE)
    assert about["rows"] == len(data.words) == len(data.observations) == len(data.masks)
    assert data.masks[np.arange(len(data.words)), data.words].all()
    assert data.about["features"] == how.feature_names() and data.about["layout"] == how.version
    assert data.about["words"][data.words[0]] == how.game.vocabulary.text(int(data.words[0]))
    t = how.game.table(how.seats, "data:0")
    for row in range(20):
        seat = int(data.seats[row])
        assert (data.observations[row] == how.observe(t, seat)).all()
        assert (data.masks[row] == how.mask(t, seat)).all()
        how.game.say(t, seat, int(data.words[row]))


def test_outcomes_belong_to_the_seat_that_spoke(tmp_path: Path) -> None:
    title = SAMPLE
    folder = records(tmp_path / "records", title, 2)
    write_dataset(folder, tmp_path / "data.parquet")
    data = read_dataset(tmp_path / "data.parquet")
    lines = (folder / f"{title}-000001.record").read_text().splitlines()
    scores = next(line for line in lines if line.startswith("result: "))[8:].split()
    mine = (data.matches == 1) & (data.seats == 2)
    assert set(data.scores[mine]) == {int(scores[2])}
    assert set(data.places[mine]) <= {0, 1, 2} and len(set(data.wins[mine])) == 1


def test_what_cannot_stand_in_one_file_is_refused(tmp_path: Path) -> None:
    game = load(SAMPLE)
    with pytest.raises(NoDataset, match="no such folder"):
        write_dataset(tmp_path / "nowhere", tmp_path / "out")
    empty = tmp_path / "empty"
    empty.mkdir()
    with pytest.raises(NoDataset, match="no records"):
        write_dataset(empty, tmp_path / "out")
    mixed = records(tmp_path / "mixed", game.title, 1)
    (mixed / "a.record").write_text((mixed / f"{game.title}-000000.record").read_text())
    records(mixed, game.title, 1, game.fewest_seats + 1)
    with pytest.raises(NoDataset, match=f"with {game.fewest_seats + 1} seats"):
        write_dataset(mixed, tmp_path / "out")
    assert not (tmp_path / "out").exists()
    (empty / "bad.record").write_text("emporion record 1\ngame: chess\n")
    with pytest.raises(BadRecord, match=r"bad\.record: no game"):
        write_dataset(empty, tmp_path / "out")


def test_a_datasheet_tells_what_is_in_the_file_and_who_played(tmp_path: Path) -> None:
    folder, file, page = tmp_path / "records", tmp_path / "data.parquet", tmp_path / "data.md"
    play_all(Job("ostia", ["easy", "random", "random"], 2, "sheet", {}, True), "serial", records=folder)
    about = write_dataset(folder, file)
    write_datasheet(folder, file, page)
    told = page.read_text(encoding="utf-8")
    assert f"2 matches of ostia, 3 seats: {about['rows']:,} decisions" in told
    assert f"(layout {about['layout']})" in told and sha256(file.read_bytes()).hexdigest() in told
    assert "| easy | 2 | 100.0% |\n| random | 4 | 0.0% |" in told
    assert "nobody's data are in it" in told
    assert list(COLUMNS) == schema_names(file) and all(f"| `{name}` |" in told for name in COLUMNS)


def test_names_of_people_are_not_told(tmp_path: Path) -> None:
    folder, file, page = tmp_path / "records", tmp_path / "data.parquet", tmp_path / "data.md"
    folder.mkdir()
    game = load("ostia")
    match = Match(game, Header("ostia", "people", ("Anne", "hard 2", "Bob 3"), {}, game.ruleset, game.errata))
    while not match.over():
        seat = int(game.next_speaker(match.table))
        match.say(seat, game.offered(match.table, seat)[0])
    (folder / "1.record").write_text(write_record(match), encoding="utf-8")
    write_dataset(folder, file)
    write_datasheet(folder, file, page)
    told = page.read_text(encoding="utf-8")
    assert "| somebody else | 2 |" in told and "in which people played" in told
    assert "Anne" not in told and "Bob" not in told


def schema_names(file: Path) -> list[str]:
    import pyarrow.parquet as pq

    return list(pq.read_schema(file).names)
