"""What matches lead to, as text to compare: the same seeds, compiled and interpreted, must lead to the same tables.

python -m tests.plays TITLE      prints it for one title, as JSON
"""

import json
import sys
from hashlib import sha256
from pathlib import Path

from emporion import compiled
from emporion.games import load
from emporion.kernel.chance import Dice
from emporion.kernel.conformance import configurations
from emporion.kernel.playout import play_out
from emporion.kernel.record import read_record
from emporion.kernel.table import Table
from emporion.kernel.words import Words

FIXTURES = Path(__file__).parent / "fixtures"
MATCHES = 6


def fingerprint(t: Table) -> str:
    return sha256(repr(t.numbers()).encode()).hexdigest()


def random_plays(title: str) -> dict[str, str]:
    """Whole random matches, spread over the seat counts and options."""
    game = load(title)
    words = Words(len(game.vocabulary))
    every = configurations(game)
    ends = {}
    for number in range(MATCHES):
        seats, options = every[number * len(every) // MATCHES]
        t = game.table(seats, f"plays {number}", options)
        decisions = play_out(game, t, Dice(f"plays {number}"), words)
        ends[f"{number}: {seats} seats {options}"] = f"{decisions} {game.scores(t)} {game.places(t)} {fingerprint(t)}"
    return ends


def fixtures(title: str) -> list[Path]:
    return sorted((FIXTURES / title).glob("*.record"))


def replays(title: str) -> dict[str, str]:
    """The records kept for the title, replayed."""
    game = load(title)
    return {
        file.name: fingerprint(read_record(game, file.read_text(encoding="utf-8")).table) for file in fixtures(title)
    }


def everything(title: str) -> dict[str, dict[str, str]]:
    return {"random plays": random_plays(title), "replays": replays(title)}


if __name__ == "__main__":
    print(json.dumps({"compiled": compiled(), **everything(sys.argv[1])}))
