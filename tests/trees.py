"""Copies of the sources in which a test may add titles and break some, and commands run there."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LIBRARIES = ("*.so", "*.pyd")
MADE = ("__pycache__", "node_modules", "static", ".svelte-kit", "dist", ".*_cache")


WHOLE = (
    *("src", "tests", "tools", "web", "docs", "examples", "pyproject.toml", "README.md"),
    *("Dockerfile", "compose.yaml", "deploy", ".github"),
)
"""Everything a title may need."""


def plant(into: Path, parts: Iterable[str] = ("src",), compiled: bool = False) -> Path:
    """A copy of parts of the tree; with the compiled engine, or for the interpreter only."""
    for part in parts:
        source = ROOT / part
        if source.is_file():
            (into / part).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, into / part)
        else:
            shutil.copytree(source, into / part, ignore=shutil.ignore_patterns(*MADE, *LIBRARIES))
    for library in (ROOT / "src").rglob("*.so") if compiled else ():
        there = into / library.relative_to(ROOT)
        there.symlink_to(library)
    return into


def sources(tree: Path) -> dict[str, str]:
    """The environment in which the tree's sources come before ours, and are interpreted."""
    return {"PYTHONPATH": os.pathsep.join([str(tree / "src"), str(tree)]), "EMPORION_PURE": "1"}


def run(
    tree: Path, *command: str, pure: bool = True, timeout: float = 120, **variables: str
) -> subprocess.CompletedProcess[str]:
    """Python in the tree: its sources come before ours."""
    environment = {
        **os.environ,
        **sources(tree),
        "EMPORION_PURE": "1" if pure else "0",
        "COLUMNS": "200",
        "NO_COLOR": "1",
        **variables,
    }
    return subprocess.run(
        [sys.executable, *command], cwd=tree, env=environment, capture_output=True, encoding="utf-8", timeout=timeout
    )


def emporion(
    tree: Path, *arguments: str, pure: bool = True, timeout: float = 120, **variables: str
) -> subprocess.CompletedProcess[str]:
    return run(tree, "-m", "emporion", *arguments, pure=pure, timeout=timeout, **variables)
