"""Published figures are those that were measured last, to the letter."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from figures import MEASURED, between, tables

TABLES = tables(json.loads(MEASURED.read_text(encoding="utf-8")))


@pytest.mark.parametrize(("file", "name"), TABLES, ids=lambda each: each if isinstance(each, str) else each.name)
def test_a_table_says_what_was_measured(file: Path, name: str) -> None:
    assert between(file.read_text(encoding="utf-8"), name) == f"\n{TABLES[file, name]}\n"


def test_everything_between_marks_was_measured() -> None:
    names = ("interfaces", "peers", "quarters", "seats")
    wanted = {("README.md", "speed"), *(("performance.md", name) for name in names)}
    assert {(file.name, name) for file, name in TABLES} - {("performance.md", "engines")} == wanted
