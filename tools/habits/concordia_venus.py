"""How Concordia Venus' opponents behave: `python tools/habits/concordia_venus.py [--games 50] [--levels medium,hard]`.

`-o mode=team` watches teams. `--starts 12` lets a level choose the first start city of a team so many times at one
table instead, and counts how often each was named.
"""

import sys
from collections import Counter, defaultdict
from typing import ClassVar, cast

import frame

from emporion.bots import Guesses
from emporion.bots.levels import Level
from emporion.games import load
from emporion.games.concordia_venus.table.accessors import ConcordiaTable
from emporion.games.concordia_venus.table.components import VILLAS
from emporion.games.concordia_venus.table.layout import CARDS
from emporion.kernel.chance import Dice
from emporion.kernel.journal import Event
from emporion.kernel.match import Header, Match
from emporion.kernel.words import Words

CONCORDIA = load("concordia_venus")
FEW = 3  # cards for which a Tribune pays nothing
COUNTED = ("tribunes", "passes", "copied", "repeated", "bought", "built", "settled")


class Habits(frame.Habits):
    title = "concordia_venus"
    habits: ClassVar = {
        "tribunes": ("Tribunes in a match", ""),
        "wasted": (f"of them took back {FEW} cards or fewer and settled nobody", "%"),
        "passes": ("Tribunes that did nothing at all, in a match", ""),
        "copied": ("Diplomats that copied nothing, in a match", ""),
        "repeated": ("Magistri that repeated nothing, in a match", ""),
        "bought": ("cards for buying played without a purchase, in a match", ""),
        "built": ("Architects that built nothing, in a match", ""),
        "settled": ("colonists settled in a match", ""),
        "villas": ("villas of a seat", ""),
        "cards": ("cards of a seat", ""),
        "turns": ("turns of a seat", ""),
        "points": ("points of a seat", ""),
        "winner": ("points of the winner", ""),
    }

    def __init__(self, show: bool = False) -> None:
        super().__init__(show)
        self.count: dict[str, int] = defaultdict(int)
        self.tribune = -1  # how many cards it took back, while its turn lasts
        self.settled = False
        self.played = 0
        self.turn: list[str] = []

    def watch(self, match: Match, seat: int, word: str) -> None:
        if word.startswith("play:"):
            self.turn = [frame.NAMES[seat]]
        self.turn.append(word)

    def hear(self, event: Event) -> None:
        key = event.key
        if key == "played":
            self._close()
            self.played += 1
        elif key == "recovered":
            if self.tribune < 0:  # a team's two are one
                self.count["tribunes"] += 1
                self.settled = False
            self.tribune = max(self.tribune, cast(int, event.figures["cards"]))
        elif key == "settled":
            self.count["settled"] += 1
            self.settled = True
        elif key == "copied-nothing":
            self._note("copied")
        elif key == "nothing-repeated":
            self._note("repeated")
        elif key == "purchased-nothing":
            self._note("bought")
        elif key == "built-nothing":
            self._note("built")

    def _close(self) -> None:
        """The turn under way is over."""
        if self.tribune >= 0:
            wasted = self.tribune <= FEW and not self.settled
            self.seen["wasted"].append(wasted)
            if wasted and self.show:
                print("wasted", self.tribune, *self.turn)
            if self.tribune == 0 and not self.settled:
                self._note("passes")
        self.tribune = -1

    def _note(self, habit: str) -> None:
        self.count[habit] += 1
        if self.show:
            print(habit, *self.turn)

    def end(self, match: Match) -> None:
        self._close()
        t = cast(ConcordiaTable, match.table)
        for habit in COUNTED:
            self.seen[habit].append(self.count[habit])
        for seat in range(t.seats()):
            self.seen["villas"].append(float(VILLAS - t.villas(seat)))
            self.seen["cards"].append(float(sum(t.owns(seat, card) for card in range(CARDS))))
        self.seen["turns"].append(self.played / t.seats())
        scores = CONCORDIA.scores(t)
        self.seen["points"] += scores
        self.seen["winner"].append(max(scores))


def starts(level: str, times: int, seed: str = "starts") -> Counter[str]:
    """Which city a level names first at one table of teams, and how often."""
    match = Match(
        CONCORDIA,
        Header("concordia_venus", seed, frame.NAMES[:4], {"mode": "team"}, CONCORDIA.ruleset, CONCORDIA.errata),
    )
    seat = CONCORDIA.speakers(match.table)[0]
    words = Words(len(CONCORDIA.vocabulary))
    CONCORDIA.offer(match.table, seat, words)
    found: Counter[str] = Counter()
    for time in range(times):
        dice = Dice(f"{seed}:{time}")
        word = Level(level, 0.0).choose(Guesses(CONCORDIA, match.table, seat, dice), words, dice)
        found[CONCORDIA.vocabulary.text(int(word)).partition(":")[2]] += 1
    return found


if __name__ == "__main__":
    if len(sys.argv) == 3 and sys.argv[1] == "--starts":
        for level in frame.LEVELS:
            print(level, *(f"{city} {n}" for city, n in starts(level, int(sys.argv[2])).most_common()))
    else:
        frame.main(Habits, __doc__)
