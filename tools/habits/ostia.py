"""How Ostia's opponents behave, level by level.

Usage: python tools/habits/ostia.py [--games 20] [--levels hard,expert] [--processes N]

Win rates do not show silliness; this does. Four bots of a level play; every habit is a share or a mean over their
matches. Bots think without a clock, so the same seed gives the same matches on any machine.
"""

import argparse
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor
from typing import cast

from emporion.bots import Guesses
from emporion.bots.levels import Level
from emporion.games import load
from emporion.games.ostia.table.accessors import OstiaTable
from emporion.games.ostia.table.components import ROUNDS, TYPE_LIMIT
from emporion.games.ostia.table.layout import BLUFF_FORUM, BLUFF_SENATE, KINDS, ON_SENATE
from emporion.kernel.chance import Dice
from emporion.kernel.match import Header, Match
from emporion.kernel.words import Words

OSTIA = load("ostia")
NAMES = ("Livia", "Marcus", "Aelia", "Gaius")
LEVELS = ("easy", "medium", "hard", "expert")
PLACES = 3  # in the Senate, each worth a point at least
WANTED, TRIFLE = 8, 12  # two cards by senate value, and a price at which nobody should let them go

HABITS = {
    "left": ("rounds with a place in the Senate left to nobody though a single card would take it", "%"),
    "nothing": ("allocations that give the Senate nothing", "%"),
    "trifle": ("bid-for lots worth 8 or more to the Senate that go for 12 or less though they could be kept", "%"),
    "built": ("warehouses built in round 1", ""),
    "three": ("seats that build three in round 1", "%"),
    "sold": ("warehouses sold, by need or at the end, in a match", ""),
    "stored": ("points for stored types", ""),
    "spare": ("seats whose last storage holds a card that scores nothing", "%"),
    "fourth": ("cards lost to a fourth type in a match", ""),
    "unbluffed": ("locks of the first beat that leave both bluff cards in storage", "%"),
    "anew": ("second beats in which everything is laid anew", "%"),
    "credits": ("credits taken in a match", ""),
    "winner": ("points of the winner", ""),
}


class Habits:
    """What four bots of a level did."""

    def __init__(self) -> None:
        self.seen: dict[str, list[float]] = defaultdict(list)

    def watch(self, match: Match, seat: int, word: str) -> None:
        """Before a word is said."""
        t = cast(OstiaTable, match.table)
        decision = OSTIA.step(t).name
        if decision == "allocate":
            if word == "lock" and not _sizes_known(t):
                self.seen["unbluffed"].append(t.get(seat, BLUFF_FORUM) + t.get(seat, BLUFF_SENATE) == 0)
            if OSTIA.vocabulary.text(OSTIA.offered(t, seat)[0]) == "confirm":
                self.seen["anew"].append(word != "confirm")
        if decision == "settle_lot" and sum(t.active_value(t.lot(card)) for card in range(2)) >= WANTED:
            could_keep = t.cash(seat) > t.highest_bid()
            self.seen["trifle"].append(could_keep and t.highest_bid() <= TRIFLE and word != "keep")
        if decision == "build_warehouses" and t.round() == 1:
            built = int(word.partition(":")[2])
            self.seen["built"].append(built)
            self.seen["three"].append(built == 3)

    def reveal(self, t: OstiaTable) -> None:
        """All cards lie as they are turned up now."""
        seats = range(t.seats())
        offers = [sum(t.senate(seat, good) * t.active_value(good) for good in range(KINDS)) for seat in seats]
        free = sum(1 for offer in offers if offer > 0) < PLACES
        self.seen["left"].append(free and any(offers[seat] == 0 and _could_give(t, seat) for seat in seats))
        self.seen["nothing"] += [t.count(seat, ON_SENATE) == 0 for seat in seats]

    def end(self, match: Match) -> None:
        seats = len(match.header.seats)
        forced = [event.figures for event in match.journal.events if event.key == "forced-sale"]
        last = [event.figures for event in match.journal.events if event.key == "sold-warehouses"]
        sold = sum(int(cast(int, figures["warehouses"])) for figures in forced + last)
        self.seen["sold"].append(sold / seats)
        self.seen["credits"].append(sum(int(cast(int, figures["credits"])) for figures in forced) / seats)
        stored = [event.figures for event in match.journal.events if event.key == "storage-points"]
        self.seen["stored"] += [float(cast(int, figures["points"])) for figures in stored]
        kept = [cast(list[str], figures["goods"]) for figures in stored]
        self.seen["spare"] += [len(goods) > len(set(goods)) for goods in kept]
        lost = [event.figures["cards"] for event in match.journal.events if event.key == "penalty"]
        self.seen["fourth"].append(sum(cast(int, cards) for cards in lost) / seats)
        self.seen["winner"].append(max(OSTIA.scores(match.table)))

    def value(self, habit: str) -> str:
        seen = self.seen[habit]
        if not seen:
            return ""
        mean = sum(seen) / len(seen)
        return f"{100 * mean:.0f} %" if HABITS[habit][1] else f"{mean:.2f}"


def _sizes_known(t: OstiaTable) -> bool:
    """Whether it is the second beat: all piles have been seen, and bluff cards deceive nobody any more."""
    return all(seat.pile_sizes for seat in OSTIA.sight(t, -1).seats)


def _could_give(t: OstiaTable, seat: int) -> bool:
    """Whether one more card of the seat on the Senate would be an offer, without a fourth type."""
    for good in range(KINDS):
        held = t.stock(seat, good) + t.forum(seat, good)
        if held > 0 and t.active_value(good) > 0 and (t.forum(seat, good) > 0 or t.types_placed(seat) < TYPE_LIMIT):
            return True
    return False


def play(level: str, seed: str) -> dict[str, list[float]]:
    habits = Habits()
    match = Match(OSTIA, Header("ostia", seed, NAMES, {}, OSTIA.ruleset, OSTIA.errata))
    bots = [Level(level, 0.0) for _ in NAMES]
    dice, words = Dice(seed), Words(len(OSTIA.vocabulary))
    revealed = 0
    while not match.over():
        speakers = OSTIA.speakers(match.table)
        seat = speakers[dice.below(len(speakers))]
        OSTIA.offer(match.table, seat, words)
        word = int(bots[seat].choose(Guesses(OSTIA, match.table, seat, dice), words, dice))
        before = cast(OstiaTable, match.table).clone()
        habits.watch(match, seat, OSTIA.vocabulary.text(word))
        match.say(seat, word)
        now = sum(event.key == "revealed" for event in match.journal.events)
        if revealed < now <= ROUNDS * len(NAMES):
            habits.reveal(before)
        revealed = now
    habits.end(match)
    return dict(habits.seen)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--levels", default=",".join(LEVELS))
    parser.add_argument("--seed", default="habits")
    parser.add_argument("--processes", type=int, help="as many as there are cores unless told otherwise")
    wanted = parser.parse_args()
    levels = wanted.levels.split(",")
    found = {level: Habits() for level in levels}
    matches = [(level, f"{wanted.seed}:{number}") for level in levels for number in range(wanted.games)]
    with ProcessPoolExecutor(wanted.processes) as pool:
        for (level, _), seen in zip(matches, pool.map(play, *zip(*matches, strict=True)), strict=True):
            for habit, values in seen.items():
                found[level].seen[habit] += values
    print(f"| habit | {' | '.join(levels)} |")
    print(f"|---|{'---|' * len(levels)}")
    for habit, (text, _) in HABITS.items():
        print(f"| {text} | {' | '.join(found[level].value(habit) for level in levels)} |")


if __name__ == "__main__":
    main()
