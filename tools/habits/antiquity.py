"""How Antiquity's bots win: with which saints, by which buildings, and how often against the first edition's planner.

Usage: tools/habits/antiquity.py [--games 200] [--bot hard] [--processes N] [--seed S]

Plays a third of the matches at 2, 3 and 4 seats each with one bot on every seat, then as many at 2 seats against
`first`, its seat changing. The issue's bar: three saints with 10 % of the saint victories each, every building in some
match, 60 % against `first`.
"""

from __future__ import annotations

import argparse
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

from emporion.bots import make_bot
from emporion.bots.contest import play_match
from emporion.games import load
from emporion.games.antiquity.table.components import BUILDINGS, CATALOGUE, SAINTS
from emporion.games.antiquity.table.layout import END
from emporion.games.antiquity.table.telling import ENDS
from emporion.kernel.chance import Dice


class Played(NamedTuple):
    end: str
    turn: int
    winners: list[int]
    saints: list[str]  # of the winners
    chosen: list[str]  # of all seats
    built: list[str]
    cities: int  # the most of a seat


def play(bots: list[str], seed: str) -> Played:
    game = load("antiquity")
    t = game.table(len(bots), seed)
    play_match(game, t, [make_bot(bot) for bot in bots], Dice(f"{seed}:bots"))
    winners = game.winners(t)
    patrons = [SAINTS[t.patron(seat)] if t.patron(seat) >= 0 else "" for seat in range(len(bots))]
    built = {BUILDINGS[kind] for seat in range(len(bots)) for kind in range(CATALOGUE) if t.owns(seat, kind)}
    most = max(int(t.cities(seat)) for seat in range(len(bots)))
    return Played(
        ENDS[int(t.v[END])], int(t.turn()), winners, [patrons[w] for w in winners], patrons, sorted(built), most
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--bot", default="hard")
    parser.add_argument("--processes", type=int, default=None)
    parser.add_argument("--seed", default="saints")
    args = parser.parse_args()
    with ProcessPoolExecutor(args.processes) as pool:
        alone = [([args.bot] * (2 + k % 3), f"{args.seed}:{k}") for k in range(args.games)]
        among = list(pool.map(play, *zip(*alone, strict=True), chunksize=4))
        pairs = [
            ([args.bot, "first"] if k % 2 == 0 else ["first", args.bot], f"{args.seed}:first:{k}")
            for k in range(args.games)
        ]
        against = list(pool.map(play, *zip(*pairs, strict=True), chunksize=4))
    saints = Counter(saint for one in among if one.end == "saint" for saint in one.saints)
    whole = max(1, sum(saints.values()))
    print("ends", dict(Counter(one.end for one in among)), "turns", sorted(Counter(one.turn for one in among).items()))
    print("saint victories", {saint: f"{n} ({100 * n / whole:.0f} %)" for saint, n in saints.most_common()})
    print("chosen", dict(Counter(saint for one in among for saint in one.chosen).most_common()))
    built = Counter(building for one in among for building in one.built)
    print(
        "built in so many matches", dict(built.most_common()), "never", sorted(set(BUILDINGS[:CATALOGUE]) - set(built))
    )
    print("matches with a second city", sum(one.cities > 1 for one in among))
    won = sum((k % 2 in one.winners) / max(1, len(one.winners)) for k, one in enumerate(against))
    print(f"{args.bot} against first: {won:.1f} of {len(against)} ({100 * won / len(against):.1f} %)")
    print(
        "with",
        dict(Counter(one.chosen[k % 2] for k, one in enumerate(against) if one.winners == [k % 2]).most_common()),
    )


if __name__ == "__main__":
    main()
