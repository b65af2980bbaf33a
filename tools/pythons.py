"""Measures the engine under several versions of Python and writes their table into docs/performance.md.

Usage: tools/pythons.py [--seconds S] [--repeats N] PYTHON...

Each PYTHON is the interpreter of an environment with Emporion compiled in it. For another version take another
clone, and there `make build PYTHON=/path/to/python3.13`: it is `.venv/bin/python`.
"""

from __future__ import annotations

import argparse
import json
import subprocess
from datetime import date
from statistics import median
from typing import Any

from performance import ROOT, put, table, thousands

VERSION = "import platform; print(platform.python_version())"


def measure(python: str, seconds: str) -> dict[str, float]:
    """Decisions per second of random play, by title; only of a compiled engine."""
    command = [python, "-m", "emporion", "bench", "--here", "--json", "--seconds", seconds]
    found: dict[str, Any] = json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout)
    if not all(game["compiled"] for game in found["games"]):
        raise SystemExit(f"{python}: the engine is not compiled")
    return {game["game"]: game["here"]["decisions_per_s"] for game in found["games"]}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", default="1.0")
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("python", nargs="+")
    chosen = parser.parse_args()
    versions = {
        python: subprocess.run([python, "-c", VERSION], check=True, capture_output=True, text=True).stdout.strip()
        for python in chosen.python
    }
    taken: dict[str, list[dict[str, float]]] = {python: [] for python in chosen.python}
    for _ in range(chosen.repeats):
        for python, figures in taken.items():
            figures.append(measure(python, chosen.seconds))
    titles = list(taken[chosen.python[0]][0])
    rows = [
        [versions[python], *(thousands(median(figure[title] for figure in figures)) for title in titles)]
        for python, figures in taken.items()
    ]
    where = (
        f"Decisions/s, measured {date.today().isoformat()} on one core; "
        f"CPU time, median of {chosen.repeats} measurements of {chosen.seconds} s taken in turns."
    )
    heads = ["Python", *(title.replace("_", " ").title() for title in titles)]
    put(ROOT / "docs" / "performance.md", "pythons", f"{where}\n\n{table(heads, rows)}")


if __name__ == "__main__":
    main()
