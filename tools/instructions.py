"""How many machine instructions a random decision costs, here and in other checkouts: a ratio no busy machine blurs.

    python tools/instructions.py [--games N] [--title TITLE] CHECKOUT [CHECKOUT ...]

Each checkout must be built; the last one is compared with the first. All play by the rules of the first edition (no
errata), so that both decide the same. Counted by callgrind (`apt install valgrind`): what two numbers of matches
differ by, so that starting up does not count.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import tempfile
from pathlib import Path

PLAYS = """
import sys
from emporion.games import load
from emporion.kernel.chance import Dice
from emporion.kernel.playout import play_out
from emporion.kernel.words import Words

title, matches = sys.argv[1], int(sys.argv[2])
game = load(title)
words, dice = Words(len(game.vocabulary)), Dice("instructions")
print(sum(play_out(game, game.table(4, f"{k}", errata=()), dice, words) for k in range(matches)))
"""


def count(checkout: Path, title: str, matches: int) -> tuple[int, int]:
    """The instructions and the decisions of that many matches, with starting up."""
    with tempfile.TemporaryDirectory() as folder:
        collected = f"--callgrind-out-file={folder}/out"
        command = ["valgrind", "--tool=callgrind", collected, str(checkout / ".venv/bin/python"), "-c", PLAYS]
        done = subprocess.run([*command, title, str(matches)], capture_output=True, text=True, check=True)
    found = re.search(r"Collected : (\d+)", done.stderr)
    if found is None:
        sys.exit(f"callgrind did not say what it counted: {done.stderr[-300:]}")
    return int(found[1]), int(done.stdout)


def each(checkout: Path, title: str, matches: int) -> float:
    few, many = count(checkout, title, 5), count(checkout, title, 5 + matches)
    return (many[0] - few[0]) / (many[1] - few[1])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200, help="matches that are counted")
    parser.add_argument("--title", action="append", help="only this title")
    parser.add_argument("checkouts", nargs="+", type=Path)
    asked = parser.parse_args()
    titles = asked.title or ["antiquity", "concordia_venus", "constantinopolis", "ostia", "porto_carthago"]
    for title in titles:
        counts = [each(checkout, title, asked.games) for checkout in asked.checkouts]
        print(f"{title:18}", *(f"{one:8.0f}" for one in counts), f"{counts[-1] / counts[0]:7.3f}", flush=True)


if __name__ == "__main__":
    main()
