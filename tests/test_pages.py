"""Pages that promise to be complete name everything there is."""

import ast
import re

from tests.trees import ROOT

ADDING = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
GAME = (ROOT / "src" / "emporion" / "kernel" / "game.py").read_text(encoding="utf-8")
VIEW = (ROOT / "web" / "src" / "lib" / "table" / "view.ts").read_text(encoding="utf-8")


def quoted(page: str) -> set[str]:
    """Everything the page writes as code: `worth`, and `Game.worth` as well."""
    spans = re.findall(r"`([^`]+)`", page)
    return {name for span in spans for name in re.findall(r"\w+", span)}


def hooks() -> set[str]:
    """What a title says and answers: the class attributes of `Game`, and its methods under that heading."""
    (game,) = (node for node in ast.parse(GAME).body if isinstance(node, ast.ClassDef) and node.name == "Game")
    lines = GAME.splitlines()
    first = next(n for n, line in enumerate(lines, 1) if line.strip().startswith("# -- what a title defines"))
    last = next(n for n, line in enumerate(lines, 1) if n > first and line.strip().startswith("# -- "))
    methods = {node.name for node in game.body if isinstance(node, ast.FunctionDef) and first < node.lineno < last}
    return methods | {
        node.target.id for node in game.body if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
    }


def exports() -> set[str]:
    """The members of `BoardModule`."""
    body = VIEW[VIEW.index("export interface BoardModule {") :]
    return set(re.findall(r"^  (\w+)\??:", body[: body.index("\n}\n")], re.MULTILINE))


def test_whoever_adds_a_game_is_told_of_everything_it_may_answer() -> None:
    assert {"title", "lay", "worth", "lingers", "first_policy"} <= hooks()
    assert sorted(hooks() - quoted(ADDING)) == []


def test_and_of_everything_its_board_may_export() -> None:
    assert {"default", "hints", "written", "AccountDetail"} <= exports()
    assert sorted(exports() - quoted(ADDING)) == []


def test_and_of_the_parts_there_are() -> None:
    parts = {file.stem for file in (ROOT / "src" / "emporion" / "parts").glob("*.py")} - {"__init__"}
    assert sorted(parts - quoted(ADDING)) == []
