"""Our titles beside other engines, measured in turns in one run; and how our own cost grows."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

from emporion import compiled
from emporion.checkout import checkout
from emporion.games import load
from emporion.kernel.chance import Dice
from emporion.kernel.playout import clones, play_for, play_out
from emporion.kernel.words import Words
from emporion.research.extras import MissingExtra, how_to_get
from emporion.research.speed import peers

FIGURES = ("decisions_per_s", "games_per_s", "decisions_per_game", "clone_us")
QUARTERS = 4
ONE_CORE = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}


def python_with(modules: list[str]) -> str:
    """A Python that has the peers: the one named by EMPORION_PEERS, this one, or that of `.peers` beside it."""
    beside = Path(sys.prefix).parent / ".peers" / "bin" / "python"
    wanted = os.environ.get("EMPORION_PEERS")
    for candidate in [wanted] if wanted else [sys.executable, str(beside)]:
        test = f"import importlib.util as u, sys; sys.exit(any(u.find_spec(m) is None for m in {modules!r}))"
        try:
            if subprocess.run([candidate, "-c", test], capture_output=True).returncode == 0:
                return candidate
        except OSError:
            continue
    how = "make peers" if checkout() is not None else how_to_get("peers")
    raise MissingExtra(f"the peers are not installed ({', '.join(modules)}): {how}")


def compare(
    titles: list[str], ours: Callable[[str], dict[str, float]], seconds: float, repeats: int, say: Callable[[str], None]
) -> list[dict[str, Any]]:
    """Every engine in turn, as often as asked: the median of each figure and the range of the first."""
    python = python_with(sorted(set(peers.MODULES.values())))
    runs: dict[tuple[str, str], list[dict[str, float]]] = {}
    for number in range(repeats):
        for title in titles:
            say(f"{number + 1} of {repeats}: {title}")
            runs.setdefault(("emporion", title), []).append(ours(title))
        for system, game in peers.PEERS:
            say(f"{number + 1} of {repeats}: {system} {game}")
            command = [python, "-P", str(peers.__file__), system, game, str(seconds)]
            done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, **ONE_CORE})
            if done.returncode != 0:
                say(f"{system} {game} failed: {done.stderr.strip().splitlines()[-1:]}")
                continue
            runs.setdefault((system, game), []).append(json.loads(done.stdout.splitlines()[-1]))
    return [{"system": system, "game": game, **middle(found)} for (system, game), found in runs.items()]


def middle(runs: list[dict[str, float]]) -> dict[str, Any]:
    speeds = [run["decisions_per_s"] for run in runs]
    row: dict[str, Any] = {figure: median(run[figure] for run in runs) for figure in FIGURES}
    return {**row, "decisions_per_s_range": [min(speeds), max(speeds)]}


def growth(title: str, seconds: float) -> dict[str, Any]:
    """What a decision and a clone cost, by the number of seats and by how far a match has gone."""
    game = load(title)
    counts = range(game.fewest_seats, game.most_seats + 1)
    by_seats = [seats_cost(title, seats, seconds) for seats in counts if game.fits(seats, {})]
    return {"game": title, "by_seats": by_seats, "by_quarter": quarters_cost(title, seconds), "compiled": compiled()}


def seats_cost(title: str, seats: int, seconds: float) -> dict[str, float]:
    game, dice = load(title), Dice("growth")
    words = Words(len(game.vocabulary))
    decisions = games = 0
    started = process_time()
    while process_time() - started < seconds or games == 0:
        decisions += play_out(game, game.table(seats, f"growth:{games}"), dice, words)
        games += 1
    spent = process_time() - started
    t = game.table(seats, "growth")
    return {
        "seats": seats,
        "decisions_per_s": round(decisions / spent),
        "decisions_per_game": round(decisions / games, 1),
        "decision_us": round(1e6 * spent / decisions, 3),
        "clone_us": clone_us(t),
        "numbers": len(t.numbers()),
    }


def quarters_cost(title: str, seconds: float) -> list[dict[str, float]]:
    """A match with as many seats as it can have, cut into four equal parts of decisions."""
    game = load(title)
    seats = max(n for n in range(game.fewest_seats, game.most_seats + 1) if game.fits(n, {}))
    words = Words(len(game.vocabulary))
    spent, said = [0.0] * QUARTERS, [0] * QUARTERS
    cloning: list[list[float]] = [[] for _ in range(QUARTERS)]
    sizes = [0] * QUARTERS
    games = 0
    while sum(spent) < seconds or games == 0:
        t = game.table(seats, f"growth:{games}")
        each = max(1, play_out(game, t.clone(), Dice(f"{games}"), words) // QUARTERS)
        dice = Dice(f"{games}")
        for quarter in range(QUARTERS):
            started = process_time()
            play_for(game, t, dice, words, each)
            spent[quarter] += process_time() - started
            said[quarter] += each
            if games < 5:
                cloning[quarter].append(clone_us(t))
                sizes[quarter] = len(t.numbers())
        games += 1
    return [
        {
            "quarter": quarter + 1,
            "decision_us": round(1e6 * spent[quarter] / said[quarter], 3),
            "clone_us": round(median(cloning[quarter]), 3),
            "numbers": sizes[quarter],
        }
        for quarter in range(QUARTERS)
    ]


def clone_us(t: Any) -> float:
    rounds = 20_000 if compiled() else 500
    started = process_time()
    clones(t, rounds)
    return round(1e6 * (process_time() - started) / rounds, 3)
