"""PettingZoo: every title as a turn-based multi-agent (AEC) environment.

Agents are `seat_0`, `seat_1`, ...; an action is the number of a word; the observation is a dictionary of the row of
numbers and the mask of the words that may be said. Decisions taken at the same time are asked for one after the other,
lowest seat first; the environment tells nobody what was said in secret.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import gymnasium
import numpy as np
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from emporion.research import VERSION
from emporion.research.observation import layout
from emporion.research.rendering import rendered
from emporion.research.rewards import check_reward, rewards

if TYPE_CHECKING:
    from emporion.kernel.options import OptionValue
    from emporion.kernel.table import Table

Base: Any = AECEnv


def env(title: str, seats: int = 0, options: dict[str, OptionValue] | None = None, **how: Any) -> Any:
    """The environment with PettingZoo's usual wrappers: an illegal word ends the match with reward -1."""
    made: Any = TableEnv(title, seats, options, **how)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


class TableEnv(Base):  # type: ignore[misc]
    """The environment itself; here an illegal word is a ValueError."""

    def __init__(
        self,
        title: str,
        seats: int = 0,
        options: dict[str, OptionValue] | None = None,
        reward: str = "win",
        scaled: bool = False,
        rotate: bool = True,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.layout = layout(title, seats, options, rotate)
        self.game = self.layout.game
        self.reward = check_reward(reward)
        self.scaled = scaled
        self.render_mode = render_mode
        self.metadata = {
            "render_modes": ["ansi", "human"],
            "name": f"emporion/{title}_v{VERSION}",
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.layout.seats)]
        words = len(self.game.vocabulary)
        self.observation_spaces = {
            agent: gymnasium.spaces.Dict(
                {
                    "observation": gymnasium.spaces.Box(-np.inf, np.inf, (self.layout.size,), np.float32),
                    "action_mask": gymnasium.spaces.Box(0, 1, (words,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: gymnasium.spaces.Discrete(words) for agent in self.possible_agents}
        self.chance = np.random.default_rng()
        self.agents: list[str] = []
        self.last_word = ""

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match. With a seed always the same one; without, the next of the environment's own series."""
        if seed is not None:
            self.chance = np.random.default_rng(seed)
        self.table: Table = self.game.table(
            self.layout.seats, f"env:{self.chance.integers(2**53)}", self.layout.options
        )
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.last_word = ""
        self._hand_on()

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        return {
            "observation": self.layout.observe(self.table, seat, self.scaled),
            "action_mask": self._mask(seat),
        }

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.possible_agents.index(agent)
        if action is None or self.game.refusal(self.table, seat, int(action)) != 0:
            raise ValueError(f"{agent} may not say word {action} now")
        secret = self.game.step(self.table).sealed
        self.game.say(self.table, seat, int(action))
        self.last_word = f"{agent} {'in secret' if secret else self.game.vocabulary.text(int(action))}"
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        if self.table.over():
            for each, worth in zip(self.possible_agents, rewards(self.game, self.table, self.reward), strict=True):
                self.rewards[each] = worth
                self.terminations[each] = True
        self._hand_on()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The table as a spectator sees it: text, returned or printed."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() was called without a render_mode")
            return None
        text = rendered(self.game, self.table, last=self.last_word)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        pass

    def _mask(self, seat: int) -> Any:
        """What the agent may say: nothing unless it is the one asked."""
        if self.table.over() or self.possible_agents[seat] != self.agent_selection:
            return np.zeros(len(self.game.vocabulary), dtype=np.int8)
        return self.layout.mask(self.table, seat)

    def _hand_on(self) -> None:
        """Ask the next seat; at the end every agent is visited once more, in order."""
        for info in self.infos.values():
            info.pop("action_mask", None)
            info.pop("decision", None)
        if self.table.over():
            self.agent_selection = self.agents[0]
            return
        seat = self.game.speakers(self.table)[0]
        self.agent_selection = self.possible_agents[seat]
        self.infos[self.agent_selection] = {
            "action_mask": self._mask(seat),
            "decision": self.game.step(self.table).name,
        }
