"""The wheel alone, outside of the source tree, without anything of tests and research: all commands work."""

from __future__ import annotations

import json
import re
import signal
import urllib.request
from pathlib import Path
from typing import Any

import pytest

from emporion.games import titles
from tests.packaging.bare import BareEnvironment, build_wheel

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> BareEnvironment:
    folder = tmp_path_factory.mktemp("wheel")
    return BareEnvironment(folder, build_wheel(folder))


def told(bare: BareEnvironment, *arguments: str) -> Any:
    return json.loads(bare.run(*arguments, "--json"))


def test_only_what_is_asked_for_is_there(bare: BareEnvironment) -> None:
    there = {place.name for place in bare.packages.iterdir()}
    assert {"emporion", "litestar", "openskill"} <= there
    assert not there & {"mypy", "numpy", "pytest", "ray", "setuptools", "tests", "tools"}


def test_play_serves_the_page_and_what_it_loads(bare: BareEnvironment) -> None:
    process = bare.start("play", "--no-open", "--port", "0")
    try:
        assert process.stdout is not None
        found = re.search(r"http://localhost:\d+/", process.stdout.readline())
        assert found, process.stderr and process.stderr.read()
        with urllib.request.urlopen(found[0], timeout=60) as answer:
            page = answer.read().decode()
        assert "<title>Emporion</title>" in page
        for loaded in re.findall(r'(?:src|href)="/?(assets/[^"]+)"', page):
            with urllib.request.urlopen(found[0] + loaded, timeout=60) as answer:
                assert answer.status == 200
    finally:
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=60)
    assert process.returncode == 0


def test_games(bare: BareEnvironment) -> None:
    assert [entry["game"] for entry in told(bare, "games")] == sorted(titles())


def test_rules(bare: BareEnvironment) -> None:
    assert "somme des deux valeurs" in bare.run("rules", "ostia", "OST-4.1.7", "--lang", "fr")


def test_sim(bare: BareEnvironment) -> None:
    result = told(bare, "sim", "ostia", "--bots", "greedy,random,random", "--games", "4", "--seed", "s")
    assert (result["games"], result["compiled"], result["wins"]) == (4, True, [4, 0, 0])


def test_fuzz(bare: BareEnvironment) -> None:
    result = told(bare, "fuzz", "porto_carthago", "--games", "4")
    assert (result["games"], result["failures"]) == (4, [])


def test_bench(bare: BareEnvironment) -> None:
    (ostia,) = told(bare, "bench", "ostia", "--seconds", "0.1")["games"]
    assert ostia["compiled"]["decisions_per_s"] > ostia["interpreted"]["decisions_per_s"]


def test_arena(bare: BareEnvironment) -> None:
    result = told(bare, "arena", "ostia", "--bots", "greedy,random,random", "--games", "6", "--seed", "a")
    assert {line["bot"]: line["seats_played"] for line in result["bots"]} == {"greedy": 6, "random": 12}
    assert result["bots"][0]["bot"] == "greedy"


def test_a_program_plays_by_the_name_python(bare: BareEnvironment, tmp_path: Path) -> None:
    example = (Path(__file__).parent.parent.parent / "examples" / "program.py").read_text(encoding="utf-8")
    (tmp_path / "program.py").write_text(example, encoding="utf-8")
    program = f"exec:python {tmp_path / 'program.py'}"
    result = told(bare, "arena", "ostia", "--bots", f"{program},random,random", "--games", "3", "--seed", "p")
    assert {line["bot"]: line["defaults"] for line in result["bots"]} == {program: 0, "random": 0}
