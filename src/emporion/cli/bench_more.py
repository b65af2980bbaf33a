"""`emporion bench --peers` and `--growth`: our titles beside other engines, and how their cost grows."""

from __future__ import annotations

import os
import platform
from collections.abc import Callable
from pathlib import Path

from rich.table import Table

from emporion.cli.shared import notes, out, print_json
from emporion.research.comparison import compare, growth


def machine() -> str:
    """What was measured on, in a line."""
    info = Path("/proc/cpuinfo")
    models = (
        [line.partition(":")[2].strip() for line in info.read_text().splitlines() if "model name" in line]
        if (info.exists())
        else []
    )
    name = models[0] if models else platform.processor() or platform.machine()
    return f"{name}, {os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}"


def compare_with_peers(
    titles: list[str], ours: Callable[[str], dict[str, float]], seconds: float, repeats: int, json: bool
) -> None:
    rows = compare(titles, ours, seconds, repeats, lambda line: notes.print(f"[dim]{line}[/dim]"))
    if json:
        print_json({"machine": machine(), "load": os.getloadavg()[0], "repeats": repeats, "engines": rows})
        return
    table = Table(
        "engine", "game", "decisions/s", "range", "matches/s", "per match", "clone", title=machine(), box=None
    )
    for row in rows:
        low, high = row["decisions_per_s_range"]
        table.add_row(
            row["system"],
            row["game"],
            f"{row['decisions_per_s']:,.0f}",
            f"{low:,.0f}-{high:,.0f}",
            f"{row['games_per_s']:,.1f}",
            f"{row['decisions_per_game']:,.0f}",
            f"{row['clone_us']:,.2f} µs",
        )
    out.print(table)
    out.print(f"Random play on one core, CPU time, median of {repeats} measurements taken in turns.")


def show_growth(titles: list[str], seconds: float, json: bool) -> None:
    found = [growth(title, seconds) for title in titles]
    if json:
        print_json({"machine": machine(), "games": found})
        return
    seats = Table("game", "seats", "decisions/s", "per match", "a decision", "a clone", "numbers", box=None)
    quarters = Table("game", "quarter of a match", "a decision", "a clone", "numbers", box=None)
    for row in found:
        for entry in row["by_seats"]:
            seats.add_row(
                row["game"],
                str(entry["seats"]),
                f"{entry['decisions_per_s']:,}",
                f"{entry['decisions_per_game']:,}",
                f"{entry['decision_us']} µs",
                f"{entry['clone_us']} µs",
                str(entry["numbers"]),
            )
        for entry in row["by_quarter"]:
            quarters.add_row(
                row["game"],
                str(entry["quarter"]),
                f"{entry['decision_us']} µs",
                f"{entry['clone_us']} µs",
                str(entry["numbers"]),
            )
    out.print(seats)
    out.print(quarters)
