"""Data files: read from the title's folder; what is missing or wrong is said by file and key."""

from __future__ import annotations

from pathlib import Path

import pytest

from emporion.kernel.data import DataError, read_data, read_weights

GOODS = """
source = "box"
[setup]
cards = 3
[[good]]
id = "wine"
count = 18
[[good]]
id = "oil"
[[track]]
points = 1
"""


@pytest.fixture
def module(tmp_path: Path) -> str:
    """A module in one of the rooms of a title."""
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "goods.toml").write_text(GOODS)
    return str(tmp_path / "table" / "components.py")


def test_a_file_is_found_from_any_room(module: str) -> None:
    data = read_data(module, "goods")
    assert (data["setup"]["cards"], [good["id"] for good in data["good"]]) == (3, ["wine", "oil"])
    assert data.get("points") is None and "points" not in data
    assert data == {
        "source": "box",
        "setup": {"cards": 3},
        "good": [{"id": "wine", "count": 18}, {"id": "oil"}],
        "track": [{"points": 1}],
    }


def test_a_missing_key_is_named_with_its_table_and_file(module: str) -> None:
    data = read_data(module, "goods")
    with pytest.raises(DataError, match=r"^data/goods.toml has no goods$"):
        data["goods"]
    with pytest.raises(DataError, match=r"^data/goods.toml: setup has no coins$"):
        data["setup"]["coins"]
    with pytest.raises(DataError, match=r"^data/goods.toml: good oil has no count$"):
        [good["count"] for good in data["good"]]
    with pytest.raises(DataError, match=r"^data/goods.toml: track 1 has no space$"):
        data["track"][0]["space"]


def test_a_file_that_cannot_be_read_is_named(module: str) -> None:
    with pytest.raises(DataError, match=r"^data/cards.toml is missing$"):
        read_data(module, "cards")
    file = Path(module).parent.parent / "data" / "cards.toml"
    file.write_text("one = 1\ntwo\n")
    with pytest.raises(DataError, match=r"^data/cards.toml: .*\(at line 2, column 4\)$"):
        read_data(module, "cards")
    file.write_bytes(b"\xff")
    with pytest.raises(DataError, match=r"^data/cards.toml: 'utf-8' codec"):
        read_data(module, "cards")


class Weights:
    alone: float
    later: float


@pytest.mark.parametrize(
    ("judgement", "said"),
    [
        ("alone = 1.0\n", "data/judgement.toml has no later, a field of Weights"),
        ("alone = 1.0\nlater = 2.0\nlatr = 3.0\n", "data/judgement.toml has latr, which is no field of Weights"),
    ],
)
def test_weights_are_all_there_and_no_others(module: str, judgement: str, said: str) -> None:
    file = Path(module).parent.parent / "data" / "judgement.toml"
    file.write_text("alone = 1.0\nlater = 2.0\n")
    weights = Weights()
    read_weights(module, weights)
    assert (weights.alone, weights.later) == (1.0, 2.0)
    file.write_text(judgement)
    with pytest.raises(DataError) as error:
        read_weights(module, Weights())
    assert str(error.value) == said
