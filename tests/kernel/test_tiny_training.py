"""The trainer learns the tiny game on a CPU, in this process: from watching chance alone to beating it."""

from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

pytest.importorskip("torch")
pytest.importorskip("numpy")

from emporion.kernel.rows.row import Row
from emporion.kernel.rows.twin import Twin
from emporion.kernel.table import Table
from emporion.research import observation
from selfplay import contest, plain, tables, training, watching
from selfplay.__main__ import arguments
from tests.kernel.tiny import CARDS, COINS, DECK, POINTS, TinyGame, TinySight, TinyTable, hand


class TinyRows(TinyGame):
    """The tiny game with rows: coins, points and cards of all seats, one's own cards, how many are left."""

    def __init__(self) -> None:
        super().__init__()
        self.tell_row = told

    def write_row(self, t: Table, seat: int, row: Row) -> None:
        assert isinstance(t, TinyTable)
        for place in range(self.most_seats):
            other = row.sits_at(place)
            for field in (COINS, POINTS):
                row.put(t.get(other, field) if other >= 0 else 0)
            row.put(t.get(other, CARDS).bit_count() if other >= 0 else 0)
        for card in range(1, 7):
            row.flag(card in hand(t, seat))
        row.put(DECK.size(t))


def told(sight: TinySight, twin: Twin) -> None:
    for name, seat in twin.places():
        with twin.told(seat is not None):
            twin.number(f"{name}.coins", sight.coins[seat or 0], 4)
            twin.number(f"{name}.points", sight.points[seat or 0], 2)
            twin.number(f"{name}.cards", sight.hand_sizes[seat or 0], 4)
    for card in range(1, 7):
        twin.flag(f"card {card}", card in sight.hands[twin.viewer])
    twin.number("deck", sight.deck, 6)


def test_the_tiny_game_is_learnt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same words for the same seed: no clock ends anything here."""
    game = TinyRows()
    modules: tuple[ModuleType, ...] = (contest, plain, tables, training, watching, observation)
    for module in modules:
        monkeypatch.setattr(module, "load", lambda title: game)
    before, after = (shares(tmp_path, updates) for updates in (0, 25))
    assert before[0] < 0.5  # who was shown nothing but chance knows nothing
    assert after[-1] > 0.7
    about, arrays = plain.read(tmp_path / "tiny.npz")
    assert about["title"] == "tiny" and about["log"][0]["what"] == "imitated"
    assert arrays["entry.weight"].shape[0] == 16


def shares(folder: Path, updates: int) -> list[float]:
    """Of victories at every gate, after so many updates more."""
    how: Any = arguments().parse_args(
        f"tiny --folder {folder} --workers 0 --device cpu --seats 2 --watch 1000 --levels random --most 400"
        f" --imitate 1000 --play {1000 * min(1, updates)} --updates {updates} --tables 24 --length 24 --batch 512"
        " --width 16 --lr 5e-3 --near 0 --fade 1e9 --bots 0 --league 0 --against random --gate-every 1000"
        " --gate-matches 200 --gate-seconds 1000".split()
    )
    how.title = "tiny"
    run = training.Training(how)
    run.run()
    return [line["share"] for line in run.state.log if line["what"] == "gate"]
