"""What the tools that count habits of opponents share: matches between bots of one level, and a table of what was seen.

Win rates do not show silliness; habits do. A title's tool says what is watched (`Habits`) and calls `main`. Bots think
without a clock, so the same seed gives the same matches on any machine, whatever the number of processes.
"""

import argparse
from collections import defaultdict
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any, ClassVar

from emporion.bots import Guesses
from emporion.bots.levels import Level
from emporion.cli.names import read_choices
from emporion.games import load
from emporion.kernel.chance import Dice
from emporion.kernel.journal import Event
from emporion.kernel.match import Header, Match
from emporion.kernel.words import Words

NAMES = ("Livia", "Marcus", "Aelia", "Gaius", "Cato", "Drusilla")
LEVELS = ("easy", "medium", "hard", "expert")


class Habits:
    """What the bots of a level did in a match."""

    title: ClassVar[str]
    habits: ClassVar[dict[str, tuple[str, str]]]
    """The text of each, and "%" for a share: everything else is a mean."""

    def __init__(self, show: bool = False) -> None:
        self.seen: dict[str, list[float]] = defaultdict(list)
        self.show = show  # name what is counted

    def watch(self, match: Match, seat: int, word: str) -> None:
        """Before a word is said."""

    def hear(self, event: Event) -> None:
        """What came of it: words that are the only ones are said by themselves."""

    def end(self, match: Match) -> None:
        """The match is over."""


def play(kind: type[Habits], level: str, seats: int, options: dict[str, Any], seed: str, show: bool) -> Habits:
    """One match of a level's bots, watched."""
    game, habits = load(kind.title), kind(show)
    match = Match(game, Header(kind.title, seed, NAMES[:seats], options, game.ruleset, game.errata))
    bots = [Level(level, 0.0) for _ in range(seats)]
    dice, words = Dice(seed), Words(len(game.vocabulary))
    while not match.over():
        speakers = game.speakers(match.table)
        seat = speakers[dice.below(len(speakers))] if len(speakers) > 1 else speakers[0]
        game.offer(match.table, seat, words)
        word = int(bots[seat].choose(Guesses(game, match.table, seat, dice), words, dice))
        habits.watch(match, seat, game.vocabulary.text(word))
        heard = len(match.journal.events)
        match.say(seat, word)
        for event in match.journal.events[heard:]:
            habits.hear(event)
    habits.end(match)
    return habits


def main(kind: type[Habits], about: str | None, games: int = 50) -> None:
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=games)
    parser.add_argument("--levels", default=",".join(LEVELS))
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("-o", "--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--seed", default="habits")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--show", action="store_true", help="name whatever is counted as a habit")
    wanted = parser.parse_args()
    levels = wanted.levels.split(",")
    options = read_choices(load(kind.title), wanted.option)
    matches = [
        (kind, level, wanted.seats, options, f"{wanted.seed}:{number}", wanted.show)
        for level in levels
        for number in range(wanted.games)
    ]
    found: dict[str, dict[str, list[float]]] = {level: defaultdict(list) for level in levels}
    with ProcessPoolExecutor(wanted.processes) as pool:
        for one, habits in zip(matches, pool.map(play, *zip(*matches, strict=True)), strict=True):
            for habit, values in habits.seen.items():
                found[one[1]][habit] += values
    print(f"| habit | {' | '.join(levels)} |")
    print(f"|---|{'---|' * len(levels)}")
    for habit, (text, unit) in kind.habits.items():
        print(f"| {text} | {' | '.join(value(found[level][habit], unit) for level in levels)} |")


def value(seen: Sequence[float], unit: str) -> str:
    if not seen:
        return ""
    mean = sum(seen) / len(seen)
    return f"{100 * mean:.0f} %" if unit else f"{mean:.2f}"
