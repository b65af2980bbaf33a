"""How Porto Carthago's opponents behave: `python tools/habits/porto_carthago.py [--games 50] [--levels medium,hard]`.

Win rates do not show silliness; this does. Four bots of a level play; every habit is a number in a match, a share or a
mean. Bots think without a clock, so the same seed gives the same matches on any machine. `--show` names the words.
"""

import argparse
from collections import Counter, defaultdict
from typing import cast

from emporion.bots import Guesses
from emporion.bots.levels import Level
from emporion.games import load
from emporion.games.porto_carthago.mind.waste import awaits_ship, is_worth_bringing
from emporion.games.porto_carthago.table.accessors import PortoCarthagoTable
from emporion.games.porto_carthago.table.components import (
    CARRIER,
    DANGER,
    DOCK,
    LAST_DECADE,
    SEAT_POINTS,
    SEAT_PRICE,
    SHIP,
    SPACE_BONUS,
    SPACE_COST,
    WAREHOUSE_BONUS,
)
from emporion.games.porto_carthago.table.layout import ACTION_AT, DOCKS, INTRIGUE, KINDS, NONE, SPACES
from emporion.kernel.chance import Dice
from emporion.kernel.journal import Event
from emporion.kernel.match import Header, Match
from emporion.kernel.words import Words

PORTO = load("porto_carthago")
NAMES = ("Livia", "Marcus", "Aelia", "Gaius")
LEVELS = ("easy", "medium", "hard", "expert", "master")
HOARD = 30  # talents that should have become seats

HABITS = {
    "empty": ("docks claimed at the beginning for which no ship is laid out, though others were free, in a match", ""),
    "skipped": ("paid spaces left with neither action nor bonus, in a match", ""),
    "refreshed": ("new markets without a purchase, in a match", ""),
    "dearer": ("the dearer of two equal cards and no bonus taken, in a match", ""),
    "hoards": (f"turns begun with {HOARD} talents and the points for a seat, and none bought, in a match", ""),
    "idle": (f"turns begun with {HOARD} talents or more, in a match", ""),
    "peak": ("most talents a seat had at the beginning of a turn", ""),
    "dead": ("spaces of the last decade that brought no seat and no point, then or later, in a match", ""),
    "unloaded": ("docks a Stevedore took in the last decade that were not loaded any more, in a match", ""),
    "aground": ("turns of the last decade with a voyage ready and no servant left for a Carrier, in a match", ""),
    "undone": ("Move servants that left everybody where he was, in a match", ""),
    "brought": ("ships brought that their owner could not load, nor bar a rival with, in a match", ""),
    "late_storage": ("storage spaces bought from decade 3 on, in a match", ""),
    "seventh": ("trade points beyond the sixth put into the house, in a match", ""),
    "rich": (f"seats that end with {HOARD} talents or more", "%"),
    "talents": ("talents left at the end", ""),
    "voyages": ("voyages in a match", ""),
    "odds": ("cards of the deck a voyage could meet safely", "%"),
    "rash": ("voyages with the odds against them", "%"),
    "stranded": ("servants left on charter ships at the end", ""),
    "temple": ("servants left in temple and lighthouse at the end", ""),
    "seats": ("places in the palace", ""),
    "winner": ("places of the winner", ""),
}
COUNTED = (
    "empty",
    "skipped",
    "refreshed",
    "dearer",
    "hoards",
    "idle",
    "dead",
    "unloaded",
    "aground",
    "undone",
    "brought",
    "late_storage",
    "seventh",
    "voyages",
)


class Habits:
    """What four bots of a level did."""

    def __init__(self, show: bool = False) -> None:
        self.seen: dict[str, list[float]] = defaultdict(list)
        self.count: dict[str, int] = defaultdict(int)
        self.show = show
        self.space = -1  # of the turn under way
        self.twin = False  # whether the same card lay on a cheaper one
        self.hoard = False
        self.told: set[str] = set()  # in it
        self.turn: list[str] = []
        self.dangers: list[int] = []  # in the deck before a word
        self.peak = [0] * len(NAMES)
        self.on_path = [0] * len(NAMES)  # before a word
        self.last: list[list[tuple[int, bool, bool, list[str]]]] = [
            [] for _ in NAMES
        ]  # turns: gained before, space, carried
        self.moves: Counter[str] | None = None  # of servants by one privilege
        self.taken: dict[str, list[str]] = {}  # docks of the last decade that are still to be loaded

    def watch(self, t: PortoCarthagoTable, seat: int, word: str) -> None:
        """Before a word is said."""
        verb, _, thing = word.partition(":")
        if PORTO.step(t).name.startswith("setup_claim") and verb == "claim":
            free = [dock for dock in range(DOCKS) if t.owner(dock) == NONE and awaits_ship(t, dock)]
            if free and DOCK.index(thing) not in free:
                self.turn = [NAMES[seat], word]
                self._note("empty")
        if verb in ("claim", "transfer_to") and t.decade() == LAST_DECADE:
            self.taken[f"dock:{thing}"] = [*self.turn, word]
        if PORTO.step(t).name == "turn_main" and verb != "use_privilege":
            self._close()
            self.turn = [f"{NAMES[seat]} {t.decade()}.{t.round()} ({t.talents(seat)} talents)"]
            place = t.next_palace_seat()
            able = t.trade_points(seat) >= SEAT_POINTS[place] and t.talents(seat) >= max(HOARD, int(SEAT_PRICE[place]))
            self.hoard = able
            self._count_turn(t, seat, verb)
            self.space = int(thing) - 1 if verb == "choose_space" else -1
            self.twin = self.space >= 0 and has_cheaper_twin(t, self.space)
            self.told = set()
        self.on_path = [int(t.on_path(one)) for one in range(t.seats())]
        self.dangers = [int(DANGER[t.deck_card(place)]) for place in range(t.deck_size())]
        self.turn.append(word)
        if verb.startswith("carry") and self.last[seat]:
            gained, space, _, turn = self.last[seat][-1]
            self.last[seat][-1] = (gained, space, True, turn)
        if verb == "house" and t.trade_points(seat) >= max(SEAT_POINTS):
            self._note("seventh")
        if verb == "take_bonus" and t.decade() > 2 and SPACE_BONUS[t.space()] == WAREHOUSE_BONUS:
            self._note("late_storage")
        if verb == "bring_ship" and not is_worth_bringing(t, seat, SHIP.index(thing)):
            self._note("brought")
        if verb in ("to_temple", "to_lighthouse"):
            self.moves = self.moves or Counter()
            self.moves[thing] += 1 if verb == "to_temple" else -1
        elif verb == "stop" or self.moves is not None:
            if not any((self.moves or {}).values()):
                self._note("undone")
            self.moves = None

    def _count_turn(self, t: PortoCarthagoTable, seat: int, verb: str) -> None:
        talents = int(t.talents(seat))
        self.peak[seat] = max(self.peak[seat], talents)
        if talents >= HOARD:
            self._note("idle")
        if t.decade() == LAST_DECADE:
            if is_aground(t, seat):
                self._note("aground")
            self.last[seat].append((gained(t, seat), verb == "choose_space", False, self.turn))

    def _count_dead(self, t: PortoCarthagoTable) -> None:
        """A space of the last decade after which the seat gained no more; carrying may still pay at the end."""
        for seat, turns in enumerate(self.last):
            end = gained(t, seat) + self.on_path[seat] - int(t.on_path(seat))  # some walked into the palace
            for before, space, carried, turn in turns:
                if space and not carried and before == end:
                    self.turn = turn
                    self._note("dead")
        self.last = [[] for _ in NAMES]

    def hear(self, event: Event) -> None:
        """What came of it: words that are the only ones are said by themselves."""
        self.told.add(event.key)
        if event.key == "loaded":
            self.taken.pop(str(event.figures["dock"]), None)
        if event.key.startswith("voyage-"):
            temple = cast(int, event.figures["temple"])
            odds = sum(danger <= temple for danger in self.dangers) / len(self.dangers)
            self.count["voyages"] += 1
            self.seen["odds"].append(odds)
            self.seen["rash"].append(odds < 0.5)

    def _close(self) -> None:
        """The turn under way is over."""
        if "refreshed" in self.told and "bought" not in self.told:
            self._note("refreshed")
        if self.space >= 0 and not self.told & {"palace", "warehouse"}:
            if SPACE_COST[self.space] > 0 and "skipped" in self.told:
                self._note("skipped")
            elif self.twin:
                self._note("dearer")
        if self.hoard and "palace" not in self.told:
            self._note("hoards")
        self.space, self.told, self.hoard = -1, set(), False

    def _note(self, habit: str) -> None:
        self.count[habit] += 1
        if self.show:
            print(habit, *self.turn)

    def end(self, t: PortoCarthagoTable) -> None:
        self._close()
        self._count_dead(t)
        for turn in self.taken.values():
            self.turn = turn
            self._note("unloaded")
        self.taken = {}
        for habit in COUNTED:
            self.seen[habit].append(self.count.pop(habit, 0))
        self.seen["peak"].append(max(self.peak))
        self.peak = [0] * len(NAMES)
        for seat in range(t.seats()):
            self.seen["talents"].append(float(t.talents(seat)))
            self.seen["rich"].append(t.talents(seat) >= HOARD)
            self.seen["stranded"].append(float(t.on_charters(seat)))
            self.seen["temple"].append(float(t.temple(seat) + t.lighthouse(seat)))
            self.seen["seats"].append(float(t.palace(seat)))
        self.seen["winner"].append(max(PORTO.scores(t)))

    def value(self, habit: str) -> str:
        seen = self.seen[habit]
        if not seen:
            return ""
        mean = sum(seen) / len(seen)
        return f"{100 * mean:.0f} %" if HABITS[habit][1] else f"{mean:.2f}"


def gained(t: PortoCarthagoTable, seat: int) -> int:
    """Seats, trade points and servants on the path; without the places the path gives at the end."""
    return int(t.palace(seat) - t.get(seat, INTRIGUE) + t.trade_points(seat) + t.on_path(seat))


def is_aground(t: PortoCarthagoTable, seat: int) -> bool:
    goods = sum(t.stored(seat, good) for good in range(KINDS))
    ready = t.on_charters(seat) > 0 and t.temple(seat) > 0 and goods > 0
    fare = min(SPACE_COST[k] for k in range(SPACES) if t.v[ACTION_AT + k] == CARRIER)
    return ready and t.reserve(seat) < fare


def has_cheaper_twin(t: PortoCarthagoTable, space: int) -> bool:
    action = t.v[ACTION_AT + space]
    return any(t.v[ACTION_AT + k] == action and SPACE_COST[k] < SPACE_COST[space] for k in range(SPACES))


def play(level: str, seed: str, habits: Habits) -> None:
    match = Match(PORTO, Header("porto_carthago", seed, NAMES, {}, PORTO.ruleset, PORTO.errata))
    bots = [Level(level, 0.0) for _ in NAMES]
    dice, words = Dice(seed), Words(len(PORTO.vocabulary))
    while not match.over():
        t = cast(PortoCarthagoTable, match.table)
        seat = PORTO.speakers(t)[0]
        PORTO.offer(t, seat, words)
        word = int(bots[seat].choose(Guesses(PORTO, t, seat, dice), words, dice))
        habits.watch(t, seat, PORTO.vocabulary.text(word))
        heard = len(match.journal.events)
        match.say(seat, word)
        for event in match.journal.events[heard:]:
            habits.hear(event)
    habits.end(cast(PortoCarthagoTable, match.table))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--levels", default=",".join(LEVELS))
    parser.add_argument("--seed", default="habits")
    parser.add_argument("--show", action="store_true", help="name every turn that is counted as a habit")
    wanted = parser.parse_args()
    levels = wanted.levels.split(",")
    found = {level: Habits(wanted.show) for level in levels}
    for level in levels:
        for number in range(wanted.games):
            play(level, f"{wanted.seed}:{number}", found[level])
    print(f"| habit | {' | '.join(levels)} |")
    print(f"|---|{'---|' * len(levels)}")
    for habit, (text, _) in HABITS.items():
        print(f"| {text} | {' | '.join(found[level].value(habit) for level in levels)} |")


if __name__ == "__main__":
    main()
