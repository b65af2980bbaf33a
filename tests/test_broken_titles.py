"""A title that cannot be loaded takes no other down: it is left out, and one sentence says what is wrong with it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from emporion import compiled
from emporion.games import titles
from tests.cli.calls import INSTALLED
from tests.trees import emporion, plant, run

MEND = "; run `make install`, or set EMPORION_PURE=1 to run the sources as they are"
FAULTS = {
    "cnidus": ("from nowhere import anything\n", "No module named 'nowhere' (cnidus/__init__.py, line 1)"),
    "delos": ("game = (\n", "'(' was never closed (delos/__init__.py, line 1)"),
    "lindos": ("raise RuntimeError('no ship\\ncame')\n", "no ship came (lindos/__init__.py, line 1)"),
    "naxos": ("1 / 0\n", "division by zero (naxos/__init__.py, line 1)"),
    "paros": ("", "module 'emporion.games.paros' has no attribute 'game'"),
}
UNCOMPILED = "from emporion.kernel.step import Ask\n\n\nclass Bid(Ask):\n    pass\n\n\nBid()\n"


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    planted = plant(tmp_path_factory.mktemp("broken"), compiled=compiled())
    for title, (source, _) in FAULTS.items():
        add(planted, title, source)
    return planted


def add(tree: Path, title: str, source: str) -> None:
    folder = tree / "src" / "emporion" / "games" / title
    folder.mkdir()
    (folder / "__init__.py").write_text(source)


def sentence(title: str, pure: bool) -> str:
    return f"{title} cannot be loaded: {FAULTS[title][1]}{'' if pure else MEND}"


@pytest.mark.parametrize("pure", [True, pytest.param(False, marks=pytest.mark.skipif(not compiled(), reason="pure"))])
def test_listings_leave_it_out_and_say_so_once(tree: Path, pure: bool) -> None:
    done = emporion(tree, "games", "--json", pure=pure)
    assert done.returncode == 0
    assert [entry["game"] for entry in json.loads(done.stdout)] == titles()
    assert done.stderr.splitlines() == [f"left out: {sentence(title, pure)}" for title in FAULTS]


@pytest.mark.parametrize("title", FAULTS)
def test_who_asks_for_it_is_told_what_is_wrong(tree: Path, title: str) -> None:
    done = emporion(tree, "fuzz", title)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", f"emporion: {sentence(title, True)}\n")


@pytest.mark.skipif(not compiled(), reason="there is no compiled engine")
def test_an_uncompiled_title_says_what_to_do(tree: Path) -> None:
    add(tree, "samos", UNCOMPILED)
    done = emporion(tree, "fuzz", "samos", pure=False)
    wrong = "interpreted classes cannot inherit from compiled (samos/__init__.py, line 8)"
    assert (done.returncode, done.stderr) == (2, f"emporion: samos cannot be loaded: {wrong}{MEND}\n")
    (tree / "src" / "emporion" / "games" / "samos" / "__init__.py").unlink()


def test_the_shell_completes_all_the_same(tree: Path) -> None:
    for line in ("emporion sim delos -o ", "emporion rules delos "):
        done = run(
            tree,
            *INSTALLED[1:],
            _EMPORION_COMPLETE="complete_fish",
            _TYPER_COMPLETE_FISH_ACTION="get-args",
            _TYPER_COMPLETE_ARGS=line,
        )
        assert (done.stdout.strip(), done.stderr) == ("", "")
