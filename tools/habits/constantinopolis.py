"""How Constantinopolis's bots use their means: what is left at the end, what was built, how duels go.

python tools/habits/constantinopolis.py [--levels easy,medium,hard] [--games 50] [--seats 4] [--seed habits]
"""

from __future__ import annotations

import argparse
import time

from emporion.bots import make_bot
from emporion.bots.contest import play_match
from emporion.games import load
from emporion.games.constantinopolis.table.accessors import ConstantinopolisTable
from emporion.games.constantinopolis.table.components import CATEGORY, PUBLIC, SPACE_COUNT, WALL
from emporion.games.constantinopolis.table.layout import BUILT, SPACE
from emporion.kernel.chance import Dice
from emporion.kernel.journal import Journal

RICH = 60  # gold that was plainly not used


def own(t: ConstantinopolisTable, seat: int, category: int) -> int:
    return sum(1 for k in range(t.get(seat, BUILT)) if CATEGORY[t.get(seat, SPACE + k)] == category)


def measure(level: str, games: int, seats: int, seed: str) -> str:
    game = load("constantinopolis")
    sums = dict.fromkeys(("fame", "gold", "walls", "public", "free", "rich", "first"), 0)
    words = bids = duels = 0
    started = time.process_time()
    for number in range(games):
        journal = Journal()
        t = game.table(seats, f"{seed}:{number}", None, journal)
        words += play_match(game, t, [make_bot(level) for _ in range(seats)], Dice(f"{seed}:{number}"))
        for seat in range(seats):
            gold = int(t.gold(seat))
            sums["fame"] += int(t.fame(seat))
            sums["gold"] += gold
            sums["rich"] += gold > RICH
            sums["walls"] += own(t, seat, WALL)
            sums["public"] += own(t, seat, PUBLIC)
            sums["free"] += int(SPACE_COUNT - t.get(seat, BUILT))
        bids += sum(1 for event in journal.events if event.key == "bid")
        duels += sum(1 for event in journal.events if event.key == "challenge")
        sums["first"] += sum(
            1
            for event in journal.events
            if event.key == "built" and event.agenda[0] == 1 and "_" in str(event.figures["building"])[-2:]
        )
    n = games * seats
    mean = {key: value / n for key, value in sums.items()}
    seconds = (time.process_time() - started) / games
    return (
        f"| {level} | {mean['fame']:.1f} | {mean['gold']:.0f} | {100 * mean['rich']:.0f} % | {mean['walls']:.2f} "
        f"| {mean['public']:.2f} | {mean['free']:.2f} | {100 * mean['first']:.0f} % | {duels / games:.1f} "
        f"| {bids / max(1, duels):.1f} | {words / games:.0f} | {seconds:.2f} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--levels", default="easy,medium,hard")
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", default="habits")
    asked = parser.parse_args()
    print(
        f"| level | fame | gold left | over {RICH} | walls | public | spaces free | palace in round 1 | duels a match ",
        end="",
    )
    print("| bids a duel | words | CPU s |")
    print("|---|---|---|---|---|---|---|---|---|---|---|---|")
    for level in asked.levels.split(","):
        print(measure(level, asked.games, asked.seats, asked.seed), flush=True)


if __name__ == "__main__":
    main()
