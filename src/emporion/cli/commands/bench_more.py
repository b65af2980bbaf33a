"""`emporion bench --peers`, `--growth` and `--interfaces`: our titles beside other engines, how their cost grows, and
what each way to drive them costs."""

from __future__ import annotations

import os
import platform
from collections.abc import Callable
from pathlib import Path

from emporion.cli.shared import make_table, print_json


def machine() -> str:
    """What was measured on, in a line."""
    info = Path("/proc/cpuinfo")
    lines = info.read_text().splitlines() if info.exists() else []
    models = [line.partition(":")[2].strip() for line in lines if "model name" in line]
    name = models[0] if models else platform.processor() or platform.machine()
    return f"{name}, {os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}"


def compare_with_peers(
    titles: list[str], ours: Callable[[str], dict[str, float]], seconds: float, repeats: int, json: bool
) -> None:
    from emporion.cli.shared import notes, out
    from emporion.research.speed.comparison import compare

    rows = compare(titles, ours, seconds, repeats, lambda line: notes.print(f"[dim]{line}[/dim]"))
    if json:
        print_json({"machine": machine(), "load": os.getloadavg()[0], "repeats": repeats, "engines": rows})
        return
    shown = [
        [
            row["system"],
            row["game"],
            f"{row['decisions_per_s']:,.0f}",
            f"{row['decisions_per_s_range'][0]:,.0f}-{row['decisions_per_s_range'][1]:,.0f}",
            f"{row['games_per_s']:,.1f}",
            f"{row['decisions_per_game']:,.0f}",
            f"{row['clone_us']:,.2f} µs",
        ]
        for row in rows
    ]
    columns = ("engine", "game", "decisions/s", "range", "matches/s", "per match", "clone")
    out.print(make_table(*columns, rows=shown, title=machine(), lines=False))
    out.print(f"Random play on one core, CPU time, median of {repeats} measurements taken in turns.")


def show_interfaces(titles: list[str], seats: int, seconds: float, json: bool) -> None:
    from emporion.cli.shared import out
    from emporion.games import load
    from emporion.research.extras import need
    from emporion.research.speed.interfaces import COSTS, FIGURES, interfaces

    need("pettingzoo", "research")
    found = {}
    for title in titles:
        game = load(title)
        found[title] = interfaces(title, min(max(seats, game.fewest_seats), game.most_seats), seconds)
    if json:
        games = [{"game": title, **figures} for title, figures in found.items()]
        print_json({"machine": machine(), "load": os.getloadavg()[0], "games": games})
        return
    rows = [[name, *(f"{found[title][key]:,}" for title in titles)] for key, name in FIGURES.items()]
    units = {key: "kB" if key.endswith("kb") else "µs" for key in COSTS}
    rows += [[name, *(f"{found[title][key]} {units[key]}" for title in titles)] for key, name in COSTS.items()]
    out.print(make_table("decisions/s, one core", *titles, rows=rows, lines=False))


def show_growth(titles: list[str], seconds: float, json: bool) -> None:
    from emporion.cli.shared import out
    from emporion.research.speed.comparison import growth

    found = [growth(title, seconds) for title in titles]
    if json:
        print_json({"machine": machine(), "games": found})
        return
    seats = [
        [
            row["game"],
            str(entry["seats"]),
            f"{entry['decisions_per_s']:,}",
            f"{entry['decisions_per_game']:,}",
            f"{entry['decision_us']} µs",
            f"{entry['clone_us']} µs",
            str(entry["numbers"]),
        ]
        for row in found
        for entry in row["by_seats"]
    ]
    quarters = [
        [
            row["game"],
            str(entry["quarter"]),
            f"{entry['decision_us']} µs",
            f"{entry['clone_us']} µs",
            str(entry["numbers"]),
        ]
        for row in found
        for entry in row["by_quarter"]
    ]
    columns = ("game", "seats", "decisions/s", "per match", "a decision", "a clone", "numbers")
    out.print(make_table(*columns, rows=seats, lines=False))
    out.print(make_table("game", "quarter of a match", *columns[-3:], rows=quarters, lines=False))
