"""Plays strong matches of every title and writes them as datasets, each with its datasheet. Called by `make datasets`.

    tools/datasets.py [TITLE ...] [--games N] [--seats N] [--bots NAMES] [--seed TEXT] [--into FOLDER]

By default the master's net plays against `hard`: as strong as bots are that need no search, and not all of one mind.
What was played stays in FOLDER/TITLE, so a run that was stopped goes on there.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

from emporion.bots.levels import strengths
from emporion.games import load, playable
from emporion.games.about import about

ROOT = Path(__file__).resolve().parent.parent


def players(title: str, seats: int) -> str:
    """The net at every other seat."""
    best = "net" if "net" in strengths(title) else "expert"
    return ",".join((best, "hard")[seat % 2] for seat in range(seats))


def emporion(*arguments: object) -> None:
    subprocess.run([sys.executable, "-m", "emporion", *map(str, arguments)], check=True)


def make(title: str, games: int, seats: int, bots: str, seed: str, into: Path) -> None:
    seats = seats or about(title).recommended_seats
    if not load(title).fits(seats, {}):
        raise SystemExit(f"datasets: {title} cannot be played by {seats}")
    records = into / title
    into.mkdir(parents=True, exist_ok=True)
    named = bots or players(title, seats)
    resume = into / f"{title}.run"
    arguments = ("--seats", seats, "--games", games, "--seed", seed, "--records", records, "--resume", resume)
    emporion("sim", title, "--bots", named, *arguments)
    emporion("dataset", records, into / f"{title}.parquet", "--datasheet", into / f"{title}.md")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("titles", nargs="*", default=playable())
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seats", type=int, default=0, help="by default as many as the title recommends")
    parser.add_argument("--bots", default="")
    parser.add_argument("--seed", default="strong")
    parser.add_argument("--into", type=Path, default=ROOT / "datasets")
    chosen = parser.parse_args()
    for title in chosen.titles:
        make(title, chosen.games, chosen.seats, chosen.bots, chosen.seed, chosen.into)


if __name__ == "__main__":
    main()
