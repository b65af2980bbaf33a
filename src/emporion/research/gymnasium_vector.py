"""Gymnasium's vector environment over many tables: a step says a word at each of them, whoever's turn it is there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from emporion.research.processes import ProcessTables
from emporion.research.vector import VectorTables

if TYPE_CHECKING:
    from emporion.research.vector import Batch

Base: Any = VectorEnv


class TablesEnv(Base):  # type: ignore[misc]
    """Self-play: the observation is that of the seat that speaks next, the reward what the seat that spoke has earned.

    `infos` has the rest: `seat` (who speaks next), `rewards` of all seats where a match ended, which starts again in
    the same step. A word that may not be said is a ValueError: use the mask. Observations are those of `vector`.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012 gymnasium's own form

    def __init__(self, title: str, num_envs: int, processes: int = 1, scaled: bool = True, **how: Any) -> None:
        self.num_envs = num_envs
        self._how = {"title": title, "tables": num_envs, "observations": True, "scaled": scaled, **how}
        self._processes = processes
        self.tables = self._made(str(how.get("seed", "0")))
        layout, words = self.tables.layout, self.tables.words
        if layout is None:
            raise RuntimeError("observations were asked for")
        kind: Any = np.float32 if scaled else self.tables.state().observations.dtype  # type: ignore[union-attr]
        low, high = (-np.inf, np.inf) if scaled else (np.iinfo(kind).min, np.iinfo(kind).max)
        self.single_observation_space = gymnasium.spaces.Dict(
            {
                "observation": gymnasium.spaces.Box(low, high, (layout.size,), kind),
                "action_mask": gymnasium.spaces.Box(0, 1, (words,), np.uint8),
            }
        )
        self.single_action_space = gymnasium.spaces.Discrete(words)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def _made(self, seed: str) -> VectorTables | ProcessTables:
        how = {**self._how, "seed": seed}
        return VectorTables(**how) if self._processes == 1 else ProcessTables(processes=self._processes, **how)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """New matches everywhere; without a seed the next of the environment's own series."""
        if isinstance(seed, list):
            seed = seed[0]
        super().reset(seed=seed)
        self.close_extras()
        self.tables = self._made(f"gym:{self.np_random.integers(2**53)}")
        batch = self.tables.state()
        return self._seen(batch), {"seat": batch.seats.copy()}

    def step(self, actions: Any) -> tuple[dict[str, Any], Any, Any, Any, dict[str, Any]]:
        spoke = self.tables.state().seats.copy()
        batch = self.tables.step(actions)
        earned = batch.rewards[np.arange(self.num_envs), spoke].copy()
        infos = {"seat": batch.seats.copy(), "rewards": batch.rewards.copy()}
        return self._seen(batch), earned, batch.dones.copy(), np.zeros(self.num_envs, dtype=np.bool_), infos

    def close_extras(self, **_: Any) -> None:
        if isinstance(self.tables, ProcessTables):
            self.tables.close()

    def _seen(self, batch: Batch) -> dict[str, Any]:
        seen: Any = batch.observations
        return {"observation": seen.copy(), "action_mask": batch.masks.copy()}
