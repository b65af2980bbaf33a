"""A title made by `emporion new` is played in the browser, with the board it came with, and passes the tests there that
every title has to pass: the cheap ones, a few of them."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import QUICK, Open
from tests.browser.hands import emporion as serve
from tests.browser.hands import lit, over, play_until, press
from tests.test_new_title import CODE, TITLE
from tests.trees import ROOT, WHOLE, emporion, plant, run, sources

sys.path.insert(0, str(ROOT / "tools"))

from emporion_build.node import find_node

GENERIC = {
    "tests/browser/test_story.py": "test_a_line_is_seen_again_on_the_board",
    "tests/browser/test_ends.py": "test_the_end_says_who_has_won_and_why",
    "tests/browser/test_aids.py": "test_hints_call_places_as_players_do",
}
"""Tests of every title: the board in the past, at the end, and hinted at."""


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Sources with the new title; the client is built with the drawing of that title only."""
    tree = plant(tmp_path_factory.mktemp("new"), WHOLE)
    done = emporion(tree, "new", TITLE, "--code", CODE)
    assert done.returncode == 0, done.stderr
    for drawing in (tree / "web" / "src" / "games").iterdir():
        if drawing.name != TITLE:
            shutil.rmtree(drawing)
    (tree / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    vite = ROOT / "web" / "node_modules" / "vite" / "bin" / "vite.js"
    built = subprocess.run(
        [str(find_node().node), str(vite), "build"], cwd=tree / "web", capture_output=True, text=True, timeout=300
    )
    assert built.returncode == 0, built.stdout + built.stderr
    return tree


@pytest.fixture(scope="module")
def address(tree: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serve(tmp_path_factory.mktemp("data"), tree=tree, variables={**sources(tree), **QUICK}) as base:
        yield base


def play(open_page: Open, address: str, check_axe: Callable[[Page, str], None]) -> None:
    page = open_page("fr", toured=[TITLE])
    page.goto(address)
    page.locator(".game", has_text=TITLE.title()).locator(".btn.go").click()
    expect(page.locator("[data-tour=hand] .card")).to_have_count(3)
    check_axe(page, "the board of a new title")
    said: list[str] = []

    def act() -> bool:
        words = lit(page, "[data-zone=board] [data-says=offered], .prompt [data-says=offered]")
        if words:
            said.append(words[len(said) % len(words)])
            press(page, page.locator(f'[data-word="{said[-1]}"]').last)
        return bool(words)

    play_until(page, lambda: over(page), act)
    expect(page.locator(".panel.end h2")).to_be_visible()
    assert {word.partition(":")[0] for word in said} == {"take", "ship", "wait"}
    expect(page.locator(".journal")).to_contain_text("sans concurrence")


def pass_tests_of_every_title(tree: Path, address: str) -> None:
    tests = [f"{file}::{test}" for file, test in GENERIC.items()]
    chosen = ["-m", "browser", "-k", TITLE, *tests]
    done = run(
        tree, "-m", "pytest", "-p", "no:cacheprovider", "-p", "no:xdist", *chosen, timeout=400, EMPORION_AT=address
    )
    assert done.returncode == 0, done.stdout[-8000:]
    assert re.search(rf"\b{len(GENERIC)} passed", done.stdout), done.stdout


def test_a_new_title_is_played_and_passes_tests_of_every_title(
    open_page: Open, tree: Path, address: str, check_axe: Callable[[Page, str], None]
) -> None:
    """Both at once: two workers would each plant and build the tree for one of them."""
    play(open_page, address, check_axe)
    pass_tests_of_every_title(tree, address)
