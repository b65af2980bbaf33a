"""Measures the engine here and writes the tables of docs/performance.md and README.md. Called by `make performance`.

Usage: tools/performance.py [--seconds S] [--repeats N]
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
from datetime import date
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent


def bench(*arguments: str) -> dict[str, Any]:
    command = [sys.executable, "-m", "emporion", "bench", "--json", *arguments]
    found: dict[str, Any] = json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout)
    return found


def table(heads: list[str], rows: list[list[str]]) -> str:
    lines = ["| " + " | ".join(row) + " |" for row in [heads, *rows]]
    return "\n".join([lines[0], "|" + "---|" * len(heads), *lines[1:]])


def thousands(number: float) -> str:
    return f"{number / 1e6:.2f} M" if number >= 999_500 else f"{number / 1e3:,.1f} k"


def peers_table(found: dict[str, Any]) -> str:
    catan = next((row["decisions_per_s"] for row in found["engines"] if row["system"] == "catanatron"), 0)
    rows = []
    for row in found["engines"]:
        low, high = row["decisions_per_s_range"]
        ours = row["system"] == "emporion"
        name = row["game"].replace("_", " ").title() if ours else row["game"]
        rows.append(
            [
                "**Emporion**" if ours else row["system"],
                name,
                f"**{thousands(row['decisions_per_s'])}**" if ours else thousands(row["decisions_per_s"]),
                f"{thousands(low)} to {thousands(high)}",
                f"{row['games_per_s']:,.0f}",
                f"{row['decisions_per_game']:,.0f}",
                f"{row['clone_us']:,.2f}",
                f"{row['decisions_per_s'] / catan:,.1f}" if catan else "-",
            ]
        )
    heads = ["engine", "game", "decisions/s", "range", "matches/s", "decisions/match", "µs per clone", "× catanatron"]
    return table(heads, rows)


def short_table(found: dict[str, Any]) -> str:
    """Our titles side by side, for README.md, and what catanatron does."""
    rows = {row["game"]: row for row in found["engines"] if row["system"] in ("emporion", "catanatron")}
    catan = rows.pop("catan", None)
    heads = [name.replace("_", " ").title() for name in rows] + (["catanatron (Catan)"] if catan else [])
    figures = [thousands(row["decisions_per_s"]) for row in (*rows.values(), *([catan] if catan else []))]
    return table(heads, [figures])


def growth_tables(found: dict[str, Any]) -> tuple[str, str]:
    seats, quarters = [], []
    for game in found["games"]:
        name = game["game"].replace("_", " ").title()
        for entry in game["by_seats"]:
            figures = [f"{entry['decision_us']:.2f}", f"{entry['decisions_per_game']:,.0f}", f"{entry['clone_us']:.2f}"]
            seats.append([name, str(entry["seats"]), *figures, str(entry["numbers"])])
        steps = game["by_quarter"]
        costs = [" / ".join(f"{entry[key]:.2f}" for entry in steps) for key in ("decision_us", "clone_us")]
        quarters.append([name, *costs, str(steps[0]["numbers"]), str(steps[-1]["numbers"])])
    return (
        table(["game", "seats", "µs per decision", "decisions/match", "µs per clone", "numbers in a table"], seats),
        table(["game", "µs per decision", "µs per clone", "numbers at first", "at last"], quarters),
    )


def put(file: Path, name: str, text: str) -> None:
    """Replace what stands between the marks of that name."""
    before = file.read_text(encoding="utf-8")
    mark = re.compile(rf"(<!-- {name} -->\n).*?(<!-- end of {name} -->)", re.DOTALL)
    if not mark.search(before):
        raise SystemExit(f"{file.name} has no marks for {name}")
    file.write_text(mark.sub(lambda found: f"{found[1]}{text}\n{found[2]}", before), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", default="1.0")
    parser.add_argument("--repeats", default="3")
    chosen = parser.parse_args()
    peers = bench("--peers", "--seconds", chosen.seconds, "--repeats", chosen.repeats)
    growth = bench("--growth", "--seconds", chosen.seconds)
    seats, quarters = growth_tables(growth)
    where = (
        f"Measured {date.today().isoformat()} on one core of: {peers['machine']} (load {peers['load']:.0f}). "
        f"CPU time, median of {chosen.repeats} measurements of {chosen.seconds} s taken in turns."
    )
    page = ROOT / "docs" / "performance.md"
    put(page, "peers", f"{where}\n\n{peers_table(peers)}")
    put(page, "seats", seats)
    put(page, "quarters", quarters)
    put(ROOT / "README.md", "speed", f"{short_table(peers)}\n\n{where}")


if __name__ == "__main__":
    main()
