"""What matches lead to, as text to compare: the same seeds, compiled and interpreted, must lead to the same tables.

python -m tests.plays TITLE      prints it for one title, as JSON
"""

import json
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

from emporion import compiled
from emporion.bots.bot import Guesses
from emporion.bots.greedy import GreedyBot
from emporion.bots.ismcts import IsmctsBot
from emporion.bots.search import SearchBot
from emporion.games import load
from emporion.kernel.chance import Dice
from emporion.kernel.conformance import configurations
from emporion.kernel.game import Game
from emporion.kernel.playout import play_out
from emporion.kernel.record import read_record
from emporion.kernel.table import Table
from emporion.kernel.words import Words

FIXTURES = Path(__file__).parent / "fixtures"
MATCHES = 6
THOUGHTS = 4
BETWEEN = 9  # words between two positions thought about


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


def thoughts(title: str) -> dict[str, list[tuple[str, float]]]:
    """What the searching bots think of the words they look at, in a few positions of a match that begins greedily."""
    game = load(title)
    words, dice = Words(len(game.vocabulary)), Dice("thoughts")
    found = {}
    for number, t in enumerate(_positions(game, dice, words)):
        seat = game.speakers(t)[0]
        game.offer(t, seat, words)
        searching, growing = SearchBot(width=4, playouts=8, horizon=6), IsmctsBot(iterations=12, horizon=4)
        for name, weighed in (
            ("search", searching.weigh(Guesses(game, t, seat, Dice("guesses")), words, dice)),
            ("ismcts", growing.weigh(Guesses(game, t, seat, Dice("guesses")), words, dice)),
        ):
            found[f"{number}: {name}"] = [(game.vocabulary.text(word), round(value, 6)) for word, value in weighed]
    return found


def _positions(game: Game, dice: Dice, words: Words) -> list[Table]:
    """Tables spread over the beginning of a match; over the whole of it where it is short."""
    t = game.table(game.fewest_seats, "thoughts")
    passed: list[Table] = []
    while not t.over() and len(passed) <= THOUGHTS * BETWEEN:
        passed.append(t.clone())
        seat = game.speakers(t)[0]
        game.offer(t, seat, words)
        game.say(t, seat, GreedyBot(1, slip=20).choose(Guesses(game, t, seat, dice), words, dice))
    return [passed[(number + 1) * (len(passed) - 1) // THOUGHTS] for number in range(THOUGHTS)]


def everything(title: str) -> dict[str, Any]:
    found = {"random plays": random_plays(title), "replays": replays(title), "thoughts": thoughts(title)}
    as_read: dict[str, Any] = json.loads(json.dumps(found))
    return as_read


if __name__ == "__main__":
    print(json.dumps({"compiled": compiled(), **everything(sys.argv[1])}))
