"""Other engines, measured the way ours are: random play and clones on one core, in CPU time.

This file stands alone and imports nothing of ours: `emporion bench --peers` runs it with the Python the peers are
installed in, `python peers.py SYSTEM GAME SECONDS`, and reads one line of JSON.
"""

from __future__ import annotations

import copy
import json
import os
import random
import sys
from collections.abc import Callable
from time import process_time
from typing import Any

PEERS = [
    ("catanatron", "catan"),
    ("openspiel", "hearts"),
    ("openspiel", "skat"),
    ("openspiel", "gin_rummy"),
    ("openspiel", "backgammon"),
    ("openspiel", "spades"),
    ("rlcard", "gin-rummy"),
    ("rlcard", "uno"),
    ("rlcard", "limit-holdem"),
]
MODULES = {"catanatron": "catanatron", "openspiel": "pyspiel", "rlcard": "rlcard"}

Play = Callable[[int], int]
"""Plays a whole match with that seed; how many decisions it had."""


def catan(game: str) -> tuple[Play, Callable[[], Any]]:
    """Four random players; every entry of the action log counts as a decision, forced ones too."""
    from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found,unused-ignore]

    def new(seed: int) -> Any:
        return Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)], seed=seed)

    def play(seed: int) -> int:
        match = new(seed)
        match.play()
        state = match.state
        return len(state.actions if hasattr(state, "actions") else state.action_records)

    middle = new(0)
    for _ in range(300):
        middle.play_tick()
    return play, middle.copy


def openspiel(game: str) -> tuple[Play, Callable[[], Any]]:
    """C++ rules driven from Python; draws of chance are made but not counted."""
    import pyspiel  # type: ignore[import-not-found,unused-ignore]

    rules = pyspiel.load_game(game)
    dice = random.Random(0)

    def advance(state: Any) -> bool:
        """One action; whether it was a player's."""
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(dice.choices(outcomes, chances)[0])
            return False
        state.apply_action(dice.choice(state.legal_actions()))
        return True

    def play(seed: int) -> int:
        state = rules.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            decisions += advance(state)
        return decisions

    middle = rules.new_initial_state()
    for _ in range(60):
        if not middle.is_terminal():
            before = middle.clone()
            advance(middle)
    return play, before.clone


def rlcard(game: str) -> tuple[Play, Callable[[], Any]]:
    """RLCard's own loop with its random agents."""
    import rlcard as library  # type: ignore[import-not-found,unused-ignore]
    from rlcard.agents import RandomAgent  # type: ignore[import-not-found,unused-ignore]

    env = library.make(game, config={"seed": 0})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def play(seed: int) -> int:
        trajectories, _ = env.run(is_training=False)
        return sum(len(steps) // 2 for steps in trajectories)

    env.reset()
    return play, lambda: copy.deepcopy(env.game)


SYSTEMS = {"catanatron": catan, "openspiel": openspiel, "rlcard": rlcard}


def measure(system: str, game: str, seconds: float) -> dict[str, float]:
    play, clone = SYSTEMS[system](game)
    play(0)
    decisions = games = 0
    started = process_time()
    while process_time() - started < seconds or games == 0:
        decisions += play(games + 1)
        games += 1
    spent = process_time() - started
    clones = 0
    started = process_time()
    while process_time() - started < seconds / 4 or clones == 0:
        clone()
        clones += 1
    each = (process_time() - started) / clones
    return {
        "decisions_per_s": round(decisions / spent),
        "games_per_s": round(games / spent, 1),
        "decisions_per_game": round(decisions / games, 1),
        "clone_us": round(1e6 * each, 3),
    }


if __name__ == "__main__":
    os.environ["OMP_NUM_THREADS"] = "1"
    print(json.dumps(measure(sys.argv[1], sys.argv[2], float(sys.argv[3]))))
