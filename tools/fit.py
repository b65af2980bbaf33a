"""Fits the weights of a title's judgement by self-play and, when they are better, writes them to data/judgement.toml.

Usage: tools/fit.py TITLE [--names a,b] [--seats 4] [--generations 12] [--matches 24]
                           [--sigma 0.8] [--check 200] [--seed fit] [--write]

CMA-ES over the weights (each in units of a fifth of itself): a greedy bot with new weights plays against a table of
greedy bots with the old ones, seats rotated, all candidates of a generation on the same matches. What counts is how far
it is ahead of the others at the end, in units of their spread, and the victory. The mean of the last generation
is then checked on fresh matches; only a victory share surely above a fair one is worth writing. The same seed gives the
same weights, on one core or many.
"""

from __future__ import annotations

import argparse
import re
from importlib import import_module
from typing import Any

import msgspec

from emporion.bots.bot import Guesses
from emporion.bots.greedy import GreedyBot
from emporion.games import load, titles
from emporion.kernel.chance import Dice
from emporion.kernel.data import read_data
from emporion.kernel.words import Words
from emporion.research.arena import wilson
from emporion.research.executor import run
from emporion.research.extras import need
from figures import ROOT

STEP = 0.2  # of a weight: the unit of the search
SIGMA = 0.8  # of these units, at first
VICTORY = 1.0  # in units of the spread of scores


class Trial(msgspec.Struct, frozen=True):
    """Matches of one candidate against the present weights."""

    title: str
    weights: dict[str, float]
    seats: int
    matches: int
    seed: str


class Outcome(msgspec.Struct):
    wins: float
    ahead: float
    """How far the candidate was ahead of the mean of the others, in units of the spread, victories counted."""


def present(title: str) -> dict[str, float]:
    return read_data(str(ROOT / "src" / "emporion" / "games" / title / "__init__.py"), "judgement")


def give(title: str, weights: dict[str, float]) -> None:
    """Bots of this process judge by these weights from now on."""
    live = import_module(f"emporion.games.{title}.mind.weights").WEIGHTS
    for name, value in weights.items():
        setattr(live, name, value)


def play(trial: Trial) -> dict[str, float]:
    outcomes = [play_one(trial, number) for number in range(trial.matches)]
    wins = sum(outcome.wins for outcome in outcomes) / trial.matches
    return {"wins": wins, "ahead": sum(outcome.ahead for outcome in outcomes) / trial.matches}


def play_one(trial: Trial, number: int) -> Outcome:
    """One match; before a bot thinks, the judgement is given its weights."""
    game = load(trial.title)
    old = present(trial.title)
    seats = trial.seats
    t = game.table(seats, f"{trial.seed}:{number}")
    dice, words, bot = Dice(f"{trial.seed}:{number}:bots"), Words(len(game.vocabulary)), GreedyBot(1)
    own = number % seats
    now: dict[str, float] = {}
    while not t.over():
        seat = game.speakers(t)[0]
        wanted = trial.weights if seat == own else old
        if wanted is not now:
            give(trial.title, wanted)
            now = wanted
        game.offer(t, seat, words)
        game.say(t, seat, bot.choose(Guesses(game, t, seat, dice), words, dice))
    give(trial.title, old)
    scores, winners = game.scores(t), game.winners(t)
    others = [score for seat, score in enumerate(scores) if seat != own]
    mean = sum(scores) / seats
    spread = max(1.0, (sum((score - mean) ** 2 for score in scores) / seats) ** 0.5)
    wins = 1.0 / len(winners) if own in winners else 0.0
    return Outcome(wins, (scores[own] - sum(others) / len(others)) / spread + VICTORY * wins)


def moved(base: dict[str, float], names: list[str], by: list[float]) -> dict[str, float]:
    """The weights so many units away; whole numbers stay whole, and none becomes negative."""
    weights = dict(base)
    for name, step in zip(names, by, strict=True):
        whole = isinstance(base[name], int)
        unit = max(1.0, STEP * base[name]) if whole else STEP * base[name]
        value = max(0.0, base[name] + step * unit)
        weights[name] = round(value) if whole else round(value, 4)
    return weights


def fit(chosen: argparse.Namespace) -> dict[str, float]:
    cmaes = need("cmaes", "fitting")
    numpy = need("numpy", "research")
    base = present(chosen.title)
    names = chosen.names.split(",") if chosen.names else list(base)
    unknown = [name for name in names if name not in base]
    if unknown:
        raise SystemExit(f"{chosen.title} has no weights {', '.join(unknown)}: there are {', '.join(base)}")
    seed = int.from_bytes(chosen.seed.encode()[:4], "little")
    search = cmaes.CMA(mean=numpy.zeros(len(names)), sigma=chosen.sigma, seed=seed)
    for generation in range(chosen.generations):
        asked = [search.ask() for _ in range(search.population_size)]
        trials = [
            Trial(
                chosen.title, moved(base, names, list(x)), chosen.seats, chosen.matches, f"{chosen.seed}:{generation}"
            )
            for x in asked
        ]
        found: list[dict[str, Any]] = run(play, trials, chosen.on)
        search.tell([(x, -outcome["ahead"]) for x, outcome in zip(asked, found, strict=True)])
        mean = sum(outcome["ahead"] for outcome in found) / len(found)
        wins = sum(outcome["wins"] for outcome in found) / len(found)
        print(f"generation {generation + 1}: ahead by {mean:.3f}, {100 * wins:.1f} % victories", flush=True)
    return moved(base, names, list(search.mean))


def check(chosen: argparse.Namespace, weights: dict[str, float]) -> tuple[float, tuple[float, float]]:
    """The victory share of new weights against the old on matches no candidate has seen."""
    each = 8
    numbers = range(-(-chosen.check // each))
    parts = [Trial(chosen.title, weights, chosen.seats, each, f"{chosen.seed}:check:{number}") for number in numbers]
    found = run(play, parts, chosen.on)
    wins = sum(outcome["wins"] for outcome in found) / len(found)
    return wins, wilson(wins, each * len(parts))


def write(title: str, weights: dict[str, float]) -> None:
    """Change the numbers of the file, not its comments."""
    file = ROOT / "src" / "emporion" / "games" / title / "data" / "judgement.toml"
    text = file.read_text(encoding="utf-8")
    for name, value in weights.items():
        text = re.sub(rf"^{name} = [\d.]+", f"{name} = {value}", text, flags=re.MULTILINE)
    file.write_text(text, encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("title", choices=titles())
    parser.add_argument("--names", default="", help="only these weights, by commas")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--generations", type=int, default=12)
    parser.add_argument("--matches", type=int, default=24, help="for each candidate")
    parser.add_argument("--sigma", type=float, default=SIGMA, help="how far to look at first, in fifths of a weight")
    parser.add_argument("--check", type=int, default=200, help="matches of the check at the end")
    parser.add_argument("--seed", default="fit")
    parser.add_argument("--on", default="", help="as for `emporion sim`: processes:N, serial, ray")
    parser.add_argument("--write", action="store_true", help="keep the weights if they are better for sure")
    chosen = parser.parse_args()
    weights = fit(chosen)
    share, (low, high) = check(chosen, weights)
    changed = {name: (old, weights[name]) for name, old in present(chosen.title).items() if weights[name] != old}
    print(
        f"{chosen.title}: {100 * share:.1f} % victories ({100 * low:.0f} to {100 * high:.0f} %) against the old weights"
    )
    print(", ".join(f"{name} {old} -> {new}" for name, (old, new) in changed.items()))
    if chosen.write and low > 1.0 / chosen.seats:
        write(chosen.title, weights)


if __name__ == "__main__":
    main()
