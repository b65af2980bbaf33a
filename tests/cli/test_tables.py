"""Tables on a terminal of the usual width, and what help says of what is chosen by itself."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from emporion.cli.shared import counted, make_table
from tests.cli.calls import emporion

ARENA = ("bot", "share", "95 %", "mean score", "mean place", "rating", "eliminated")


def test_a_table_of_the_arena_fits_with_figures_whole_and_names_readable(monkeypatch: pytest.MonkeyPatch) -> None:
    figures = ["100.0 %", "39-100 %", "1234.5", "1.25", "25.3 ± 1.2", "12 %"]
    rows = [[bot, *figures] for bot in ("expert", "exec:python3 examples/program.py")]
    file = io.StringIO()
    console = Console(file=file, width=80, color_system=None)
    monkeypatch.setattr("emporion.cli.shared.out", console, raising=False)
    console.print(make_table(*ARENA, rows=rows, title="constantinopolis, 4 seats, 200 matches"))
    shown = file.getvalue().splitlines()
    assert max(map(len, shown)) <= 80
    cells = [[cell.strip() for cell in line.split("│")[1:-1]] for line in shown if line.startswith("│")]
    assert [row[1:] for row in cells if row[1]] == [figures, figures]
    assert [row[0] for row in cells] == ["expert", "exec:python3", "examples/pro", "gram.py"]
    heads = [[cell.strip() for cell in line.split("┃")[1:-1]] for line in shown if line.startswith("┃")]
    assert [" ".join(filter(None, parts)) for parts in zip(*heads, strict=True)] == list(ARENA)


def test_names_are_there_on_a_narrow_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    file = io.StringIO()
    console = Console(file=file, width=40, color_system=None)
    monkeypatch.setattr("emporion.cli.shared.out", console, raising=False)
    row = ["random", "0.0", "0.0 %", "11.00", counted(1, "time", "times")]
    console.print(make_table("bot", "wins", "share", "mean score", "eliminated", rows=[row]))
    assert [line.rstrip() for line in file.getvalue().splitlines()] == [
        "                  mean",
        "bot    wins share score eliminated",
        "random 0.0  0.0 % 11.00 1 time",
    ]


def test_options_stand_below_each_other_on_a_narrow_terminal() -> None:
    shown = [line.rstrip() for line in emporion("games", COLUMNS="40").stdout.splitlines()]
    at = shown.index("  introductory_game: off* | on")
    assert shown[at + 1] == "    Introductory game (ANT-6.1.2)"
    assert not [line for line in shown if "…" in line]


def test_one_is_no_plural() -> None:
    assert counted(1, "match", "matches") == "1 match"
    assert counted(2000, "match", "matches") == "2,000 matches"
    assert "ostia, 3 seats, 1 match\n" in "\n".join(
        line.strip() for line in emporion("sim", "ostia", "--seats", "3", "--games", "1").stdout.splitlines()
    )


@pytest.mark.parametrize("command", ["play", "sim", "arena"])
def test_no_number_of_seats_is_no_default(command: str) -> None:
    shown = emporion(command, "--help").stdout
    [seats] = [line for line in shown.splitlines() if "--seats" in line]
    assert "default: 0" not in seats
