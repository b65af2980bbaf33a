"""The notebook runs from top to bottom, and what it says about itself is so."""

from __future__ import annotations

import ast
import json
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("pyarrow")
matplotlib = pytest.importorskip("matplotlib", reason="matplotlib is not installed: make install EXTRAS=notebook")

NOTEBOOK = Path(__file__).parent.parent.parent / "examples" / "first_steps.ipynb"


def run(source: str, names: dict[str, Any]) -> Any:
    """A cell; the value of its last line, as a notebook shows it."""
    tree = ast.parse(source)
    end = tree.body[-1]
    last = end if isinstance(end, ast.Expr) else None
    tree.body = tree.body[:-1] if last else tree.body
    exec(compile(tree, NOTEBOOK.name, "exec"), names)
    if last is not None:
        return eval(compile(ast.Expression(last.value), NOTEBOOK.name, "eval"), names)
    return None


def test_it_plays_searches_trains_and_plots(monkeypatch: pytest.MonkeyPatch) -> None:
    matplotlib.use("Agg")
    cells = json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"]
    assert all(not cell["outputs"] for cell in cells if cell["cell_type"] == "code")  # they are made, not kept
    names: dict[str, Any] = {"__name__": "notebook"}
    shown = [run("".join(cell["source"]), names) for cell in cells if cell["cell_type"] == "code"]
    assert names["match"].over and names["found"].over
    assert names["losses"] == sorted(names["losses"], reverse=True)
    assert names["shares"][-1] > 1.4 * (1 / names["masks"][names["test"]].sum(1)).mean()
    assert len(names["figure"].axes) == 2
    assert names["won"] > 10, shown[-1]
