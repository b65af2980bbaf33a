"""PPO of RLlib learns one seat of a title against bots, with RLlib's own module for masked actions.

    python examples/rllib_ppo.py ostia --iterations 20

It needs the extra `research` and `pip install "ray[rllib]" torch`.
RLlib calls the row `observations`; what may be said comes with it as `action_mask`.
"""

from __future__ import annotations

import argparse
from typing import Any

import gymnasium
from ray.rllib.algorithms.ppo import PPO, PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule

import emporion


class Seat(gymnasium.ObservationWrapper):
    """One seat against bots, as RLlib's module wants to see it. An illegal word is an error: none is ever said."""

    def __init__(self, how: dict[str, Any]) -> None:
        super().__init__(emporion.gym_env(how["title"], bots=how["bots"], scaled=True, illegal_reward=None))
        rows, masks = (self.env.observation_space[name] for name in ("observation", "action_mask"))
        self.observation_space = gymnasium.spaces.Dict({"action_mask": masks, "observations": rows})

    def observation(self, seen: dict[str, Any]) -> dict[str, Any]:
        return {"action_mask": seen["action_mask"], "observations": seen["observation"]}


def learner(title: str, bots: str = "random", batch: int = 512, runners: int = 0, seed: int = 1) -> PPO:
    """With `runners` processes that play; 0 plays in this one."""
    module = RLModuleSpec(module_class=ActionMaskingTorchRLModule, model_config={"head_fcnet_hiddens": [128, 128]})
    config = (
        PPOConfig()
        .environment(Seat, env_config={"title": title, "bots": bots})
        .env_runners(num_env_runners=runners, num_envs_per_env_runner=1)
        .training(train_batch_size_per_learner=batch, minibatch_size=128, num_epochs=2)
        .rl_module(rl_module_spec=module)
        .debugging(seed=seed, log_level="ERROR")
    )
    return config.build_algo()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("title")
    parser.add_argument("--iterations", type=int, default=20)
    parser.add_argument("--bots", default="random")
    parser.add_argument("--runners", type=int, default=2)
    chosen = parser.parse_args()
    algorithm = learner(chosen.title, chosen.bots, batch=4000, runners=chosen.runners)
    for number in range(chosen.iterations):
        played = algorithm.train()["env_runners"]
        print(f"{number + 1}: {played.get('episode_return_mean', 0):.2f} victories a match")
    algorithm.stop()
