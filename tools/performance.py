"""Measures the engine here, notes what was found in docs/performance.json and writes the tables of docs/performance.md
and README.md. Called by `make performance`.

Usage: tools/performance.py [--seconds S] [--repeats N] [--engine NAME=PYTHON ...]

With --engine, other builds are measured in turns with this one, which comes first: each is the interpreter of an
environment with Emporion compiled in it, such as `"plain"=../another-clone/.venv/bin/python`.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from datetime import date
from typing import Any

from emporion_build import engine
from figures import keep

GUIDED, PLAIN = "engine guided by a profile (as in wheels)", "engine as `make install` compiles it"


def bench(*arguments: str, python: str = sys.executable) -> dict[str, Any]:
    command = [python, "-m", "emporion", "bench", "--json", *arguments]
    found: dict[str, Any] = json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout)
    return found


def builds(pythons: dict[str, str], seconds: str, repeats: int) -> dict[str, dict[str, list[float]]]:
    """Decisions per second of random play by build and title; only of compiled engines."""
    runs: dict[str, dict[str, list[float]]] = {name: {} for name in pythons}
    for _ in range(repeats):
        for name, python in pythons.items():
            for game in bench("--here", "--seconds", seconds, python=python)["games"]:
                if not game["compiled"]:
                    raise SystemExit(f"{name}: the engine is not compiled")
                runs[name].setdefault(game["game"], []).append(game["here"]["decisions_per_s"])
    return runs


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", default="1.0")
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--engine", action="append", default=[], metavar="NAME=PYTHON")
    chosen = parser.parse_args()
    others = dict(each.split("=", 1) for each in chosen.engine)
    here = GUIDED if engine.STAMP.fresh(engine.engine_digest(guide=True)) else PLAIN
    turns = {"seconds": chosen.seconds, "repeats": chosen.repeats}
    peers = bench("--peers", "--seconds", chosen.seconds, "--repeats", str(chosen.repeats))
    about = {"date": date.today().isoformat(), "engine": here, "machine": peers["machine"]}
    keep("peers", {**peers, **about, **turns})
    ways = bench("--interfaces", "--seconds", chosen.seconds)
    keep("interfaces", {**ways, **about})
    load = os.getloadavg()[0]
    keep("growth", {**bench("--growth", "--seconds", chosen.seconds), **about, "load": load})
    if others:
        load = os.getloadavg()[0]
        runs = builds({"this one": sys.executable, **others}, chosen.seconds, chosen.repeats)
        keep("engines", {**about, **turns, "load": load, "runs": runs})


if __name__ == "__main__":
    main()
