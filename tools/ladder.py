"""Measures every step between the levels and writes the ladders of docs/bots.md.

Usage: tools/ladder.py measure TITLE [--seats 4] [--games 200] [--steps expert,hard] [--on serial] [--folder ladders]
       tools/ladder.py write [--folder ladders]

`measure` lets one bot of each level play against a table of the next weaker one, seats rotated, and keeps the standings
as JSON, one file for a step; a run that was stopped goes on where it was. `write` puts all files found into the page.
"""

from __future__ import annotations

import argparse
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from time import perf_counter

import msgspec

from emporion import compiled
from emporion.bots.levels import strengths
from emporion.games import titles
from emporion.research.arena import Standings, play_arena
from emporion.research.matches import Job
from figures import ROOT, put, table

LADDER = ("master", "expert", "hard", "medium", "easy", "random")


class Step(msgspec.Struct):
    """One bot of a level against a table of the weaker one."""

    game: str
    seats: int
    bot: str
    against: str
    games: int
    share: float
    interval: tuple[float, float]
    decisions: int
    seconds: float


def measure(title: str, seats: int, games: int, steps: list[str], on: str, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for bot, against in pairwise(LADDER):
        if bot not in steps or bot not in strengths(title):
            continue
        started = perf_counter()
        job = Job(title, [bot, *[against] * (seats - 1)], games, f"ladder:{bot}", {})
        finished = folder / f"{title}-{bot}-{games}-{figures(title)}.chunks"
        found: Standings = play_arena([job], on, finished)
        line = next(line for line in found.bots if line.bot == bot)
        step = Step(
            title,
            seats,
            bot,
            against,
            found.games,
            line.share,
            line.interval,
            found.decisions,
            perf_counter() - started,
        )
        (folder / f"{title}-{bot}.json").write_bytes(msgspec.json.format(msgspec.json.encode(step)))
        print(f"{title}: {bot} against {against}: {100 * step.share:.1f} % of {step.games}", flush=True)


def figures(title: str) -> str:
    """What tells runs with other strengths or weights apart."""
    data = ROOT / "src" / "emporion" / "games" / title / "data"
    return sha256((data / "bots.toml").read_bytes() + (data / "judgement.toml").read_bytes()).hexdigest()[:8]


def write(folder: Path) -> None:
    steps = [msgspec.json.decode(file.read_bytes(), type=Step) for file in sorted(folder.glob("*.json"))]
    rows = []
    for title in titles():
        for step in sorted((s for s in steps if s.game == title), key=lambda step: LADDER.index(step.bot)):
            low, high = step.interval
            rows.append(
                [
                    title.replace("_", " ").title(),
                    f"{step.bot} against {step.seats - 1} {step.against}",
                    str(step.games),
                    f"**{100 * step.share:.1f} %**",
                    f"{100 * low:.0f} to {100 * high:.0f} %",
                    f"{100 / step.seats:.0f} %",
                    f"{step.share * step.seats:.2f}",
                ]
            )
    heads = ["game", "who", "matches", "victories", "95 %", "fair share", "times its share"]
    put(ROOT / "docs" / "bots.md", "ladders", table(heads, rows))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    verbs = parser.add_subparsers(dest="verb", required=True)
    measuring = verbs.add_parser("measure")
    measuring.add_argument("title", choices=titles())
    measuring.add_argument("--seats", type=int, default=4)
    measuring.add_argument("--games", type=int, default=200)
    measuring.add_argument("--steps", default=",".join(LADDER[:-1]))
    measuring.add_argument("--on", default="")
    writing = verbs.add_parser("write")
    for verb in (measuring, writing):
        verb.add_argument("--folder", type=Path, default=ROOT / "ladders")
    chosen = parser.parse_args()
    if chosen.verb == "write":
        write(chosen.folder)
        return
    if not compiled():
        raise SystemExit("the engine is not compiled: make build")
    measure(chosen.title, chosen.seats, chosen.games, chosen.steps.split(","), chosen.on, chosen.folder)


if __name__ == "__main__":
    main()
