"""MaskablePPO of Stable-Baselines3-contrib learns one seat of a title against bots.

    python examples/maskable_ppo.py ostia --steps 20000

It needs the extra `research` and `pip install sb3-contrib`.
A word that may not be said is never tried: the policy asks the environment for its mask.
"""

from __future__ import annotations

import argparse
from typing import Any

from sb3_contrib import MaskablePPO

import emporion


def train(title: str, steps: int, seats: int = 0, bots: str = "random", seed: int = 1) -> Any:
    """A policy that has learnt for so many steps; an illegal word would be an error."""
    environment = emporion.gym_env(title, seats=seats, bots=bots, scaled=True, illegal_reward=None)
    model = MaskablePPO("MultiInputPolicy", environment, n_steps=256, batch_size=64, seed=seed, device="cpu")
    return model.learn(steps)


def victories(model: Any, title: str, matches: int, seats: int = 0, bots: str = "random") -> float:
    """How many of so many fresh matches it wins, ties shared."""
    environment = emporion.gym_env(title, seats=seats, bots=bots, scaled=True, illegal_reward=None)
    won = 0.0
    for number in range(matches):
        seen, info = environment.reset(seed=1_000_000 + number)
        over = False
        while not over:
            word, _ = model.predict(seen, action_masks=info["action_mask"], deterministic=True)
            seen, reward, over, _, info = environment.step(int(word))
        won += reward
    return won


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("title")
    parser.add_argument("--steps", type=int, default=20_000)
    parser.add_argument("--bots", default="random")
    parser.add_argument("--matches", type=int, default=100)
    chosen = parser.parse_args()
    learnt = train(chosen.title, chosen.steps, bots=chosen.bots)
    won = victories(learnt, chosen.title, chosen.matches, bots=chosen.bots)
    print(f"{won:g} of {chosen.matches} matches won against {chosen.bots}")
