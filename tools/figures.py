"""The tables of figures in README.md and docs/performance.md, written from docs/performance.json, which holds what was
measured last. A test holds pages and measurement together; nobody writes a figure by hand.

Usage: tools/figures.py          writes the pages anew
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from statistics import median
from typing import Any

from emporion.research.speed.interfaces import COSTS, FIGURES

ROOT = Path(__file__).resolve().parent.parent
MEASURED = ROOT / "docs" / "performance.json"
README, PAGE = ROOT / "README.md", ROOT / "docs" / "performance.md"
Found = dict[str, Any]


def keep(part: str, found: Found) -> None:
    """Note what was measured, and write the pages anew."""
    everything = json.loads(MEASURED.read_text(encoding="utf-8")) if MEASURED.exists() else {}
    everything[part] = found
    MEASURED.write_text(json.dumps(everything, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    for (file, name), text in tables(everything).items():
        put(file, name, text)


def tables(measured: Found) -> dict[tuple[Path, str], str]:
    """Every table, by its page and its mark there."""
    found: dict[tuple[Path, str], str] = {}
    if peers := measured.get("peers"):
        found[README, "speed"] = f"{short_table(peers)}\n\n{where(peers)}"
        found[PAGE, "peers"] = f"{where(peers)}\n\n{peers_table(peers)}"
    if growth := measured.get("growth"):
        seats, quarters = growth_tables(growth)
        found[PAGE, "seats"] = f"{where(growth)}\n\n{seats}"
        found[PAGE, "quarters"] = quarters
    if ways := measured.get("interfaces"):
        found[PAGE, "interfaces"] = f"{where(ways)}\n\n{interfaces_table(ways)}"
    if engines := measured.get("engines"):
        found[PAGE, "engines"] = f"{where(engines)}\n\n{engines_table(engines)}"
    return found


def put(file: Path, name: str, text: str) -> None:
    """Replace what stands between the marks of that name."""
    page = file.read_text(encoding="utf-8")
    before = marked(page, name)
    file.write_text(page.replace(before, before.replace(between(page, name), f"\n{text}\n", 1)), encoding="utf-8")


def marked(page: str, name: str) -> str:
    found = re.search(rf"<!-- {name} -->\n.*?<!-- end of {name} -->", page, re.DOTALL)
    if not found:
        raise SystemExit(f"no marks for {name}")
    return found[0]


def between(page: str, name: str) -> str:
    return marked(page, name).removeprefix(f"<!-- {name} -->").removesuffix(f"<!-- end of {name} -->")


def where(found: Found) -> str:
    machine = f"{found['machine']}, {found['engine']} (load {found['load']:.0f})"
    turns = ""
    if "repeats" in found:
        turns = f", median of {found['repeats']} measurements of {found['seconds']} s taken in turns"
    return f"Measured {found['date']} on one core of: {machine}. CPU time{turns}."


def table(heads: list[str], rows: list[list[str]]) -> str:
    lines = ["| " + " | ".join(row) + " |" for row in [heads, *rows]]
    return "\n".join([lines[0], "|" + "---|" * len(heads), *lines[1:]])


def thousands(number: float) -> str:
    return f"{number / 1e6:.2f} M" if number >= 999_500 else f"{number / 1e3:,.1f} k"


def named(title: str) -> str:
    return title.replace("_", " ").title()


def peers_table(found: Found) -> str:
    catan = next((row["decisions_per_s"] for row in found["engines"] if row["system"] == "catanatron"), 0)
    rows = []
    for row in found["engines"]:
        low, high = row["decisions_per_s_range"]
        ours = row["system"] == "emporion"
        rows.append(
            [
                "**Emporion**" if ours else row["system"],
                named(row["game"]) if ours else row["game"],
                "compiled" if ours else "Python over C++" if row["system"] == "openspiel" else "Python",
                f"**{thousands(row['decisions_per_s'])}**" if ours else thousands(row["decisions_per_s"]),
                f"{thousands(low)} to {thousands(high)}",
                f"{row['games_per_s']:,.0f}",
                f"{row['decisions_per_game']:,.0f}",
                f"{row['clone_us']:,.2f}",
                f"{row['decisions_per_s'] / catan:,.1f}" if catan else "-",
            ]
        )
    heads = ["engine", "game", "loop", "decisions/s", "range", "matches/s", "decisions/match", "µs per clone"]
    return table([*heads, "× catanatron"], rows)


def short_table(found: Found) -> str:
    """Our titles side by side, for README.md, and what catanatron does."""
    rows = {row["game"]: row for row in found["engines"] if row["system"] in ("emporion", "catanatron")}
    catan = rows.pop("catan", None)
    heads = [named(name) for name in rows] + (["catanatron (Catan)"] if catan else [])
    figures = [thousands(row["decisions_per_s"]) for row in (*rows.values(), *([catan] if catan else []))]
    return table(heads, [figures])


def growth_tables(found: Found) -> tuple[str, str]:
    seats, quarters = [], []
    for game in found["games"]:
        name = named(game["game"])
        for entry in game["by_seats"]:
            costs = [f"{entry['decision_us']:.2f}", f"{entry['decisions_per_game']:,.0f}"]
            match = f"{entry['decision_us'] * entry['decisions_per_game']:,.0f}"
            memory = f"{entry['numbers'] * 8 / 1024:.1f} kB"
            seats.append([name, str(entry["seats"]), *costs, match, f"{entry['clone_us']:.2f}", memory])
        steps = game["by_quarter"]
        quarters.append(
            [name, *(" / ".join(f"{step[key]:.2f}" for step in steps) for key in ("decision_us", "clone_us"))]
        )
    heads = ["game", "seats", "µs per decision", "decisions/match", "µs per match", "µs per clone", "a table"]
    return table(heads, seats), table(["game", "µs per decision", "µs per clone"], quarters)


def interfaces_table(found: Found) -> str:
    games = found["games"]
    rows = [[name, *(thousands(game[key]) for game in games)] for key, name in FIGURES.items()]
    units = {key: "kB" if key.endswith("kb") else "µs" for key in COSTS}
    rows += [[name, *(f"{game[key]:,.1f} {units[key]}" for game in games)] for key, name in COSTS.items()]
    rows.append(["numbers in a row", *(f"{game['numbers']:,}" for game in games)])
    return table(["decisions/s", *(named(game["game"]) for game in games)], rows)


def engines_table(found: Found) -> str:
    """Several builds of the engine, measured in turns; what each does of the first."""
    runs: dict[str, dict[str, list[float]]] = found["runs"]
    first, *_ = runs
    rows = []
    for name, figures in runs.items():
        speeds = {title: median(taken) for title, taken in figures.items()}
        share = {title: f" ({100 * speeds[title] / median(runs[first][title]):.0f} %)" for title in speeds}
        rows.append([name, *(thousands(speeds[title]) + ("" if name == first else share[title]) for title in speeds)])
    return table(["engine", *(named(title) for title in runs[first])], rows)


if __name__ == "__main__":
    for (file, name), text in tables(json.loads(MEASURED.read_text(encoding="utf-8"))).items():
        put(file, name, text)
