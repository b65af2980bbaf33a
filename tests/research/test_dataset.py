"""Records become rows: what was seen, what might be said, what was said, what came of it."""

from pathlib import Path

import pytest

np = pytest.importorskip("numpy", reason="numpy is not installed: pip install 'emporion[research]'")
pytest.importorskip("pyarrow", reason="pyarrow is not installed: pip install 'emporion[research]'")

from emporion.games import load, titles  # noqa: E402
from emporion.kernel.record import BadRecord  # noqa: E402
from emporion.research.dataset import NoDataset, read_dataset, write_dataset  # noqa: E402
from emporion.research.matches import Job, play_all  # noqa: E402
from emporion.research.observation import layout  # noqa: E402


def records(folder: Path, title: str, games: int, seats: int = 0) -> Path:
    game = load(title)
    play_all(Job(title, ["random"] * (seats or game.fewest_seats), games, "data", {}, True), "serial", records=folder)
    return folder


@pytest.mark.parametrize("title", titles())
def test_a_dataset_holds_every_decision(title: str, tmp_path: Path) -> None:
    file = tmp_path / "data.parquet"
    about = write_dataset(records(tmp_path / "records", title, 1), file)
    data = read_dataset(file)
    how = layout(title)
    assert about["rows"] == len(data.words) == len(data.observations) == len(data.masks)
    assert data.masks[np.arange(len(data.words)), data.words].all()
    assert data.about["features"] == how.feature_names() and data.about["layout"] == how.version
    assert data.about["words"][data.words[0]] == load(title).vocabulary.text(int(data.words[0]))
    game = load(title)
    t = game.table(how.seats, "data:0")
    for row in range(20):
        seat = int(data.seats[row])
        assert (data.observations[row] == how.observe(t, seat)).all()
        assert (data.masks[row] == how.mask(t, seat)).all()
        game.say(t, seat, int(data.words[row]))


def test_outcomes_belong_to_the_seat_that_spoke(tmp_path: Path) -> None:
    title = titles()[0]
    folder = records(tmp_path / "records", title, 2)
    write_dataset(folder, tmp_path / "data.parquet")
    data = read_dataset(tmp_path / "data.parquet")
    lines = (folder / f"{title}-000001.record").read_text().splitlines()
    scores = next(line for line in lines if line.startswith("result: "))[8:].split()
    mine = (data.matches == 1) & (data.seats == 2)
    assert set(data.scores[mine]) == {int(scores[2])}
    assert set(data.places[mine]) <= {0, 1, 2} and len(set(data.wins[mine])) == 1


def test_what_cannot_stand_in_one_file_is_refused(tmp_path: Path) -> None:
    game = load(titles()[0])
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
