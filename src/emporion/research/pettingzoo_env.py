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

from emporion.kernel.playout import speaker
from emporion.research import VERSION
from emporion.research.observation import layout
from emporion.research.rendering import rendered
from emporion.research.rewards import check_reward, rewards

if TYPE_CHECKING:
    from emporion.kernel.options import OptionValue
    from emporion.kernel.table import Table

Base: Any = AECEnv


ILLEGAL_REWARD = -1.0


def env(title: str, seats: int = 0, options: dict[str, OptionValue] | None = None, **how: Any) -> Any:
    """The environment as PettingZoo's usual wrappers make it, without the time they take: an illegal word ends the
    match with reward -1 for its speaker."""
    return TableEnv(title, seats, options, illegal_ends=True, **how)


class TableEnv(Base):  # type: ignore[misc]
    """The environment itself; here an illegal word is a ValueError, unless it `illegal_ends` the match."""

    def __init__(
        self,
        title: str,
        seats: int = 0,
        options: dict[str, OptionValue] | None = None,
        reward: str = "win",
        scaled: bool = False,
        rotate: bool = True,
        render_mode: str | None = None,
        illegal_ends: bool = False,
    ) -> None:
        super().__init__()
        self.layout = layout(title, seats, options, rotate)
        self.game = self.layout.game
        self.reward = check_reward(reward)
        self.scaled = scaled
        self.render_mode = render_mode
        self.illegal_ends = illegal_ends
        self.metadata = {
            "render_modes": ["ansi", "human"],
            "name": f"emporion/{title}_v{VERSION}",
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.layout.seats)]
        words = len(self.game.vocabulary)
        self.nothing = np.zeros(words, dtype=np.int8)
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
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.chance = np.random.default_rng()
        self.agents: list[str] = []
        self.agent_selection = self.possible_agents[0]
        self.asked = self.nothing
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
        seat = self._seat_of[agent]
        return {
            "observation": self.layout.observe(self.table, seat, self.scaled),
            "action_mask": self._mask(seat),
        }

    def step(self, action: int | None) -> None:
        if not self.agents:
            raise RuntimeError("the match is over: reset() comes before the next step()")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self._seat_of[agent]
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        if action is None or not 0 <= action < len(self.nothing) or self.asked[action] == 0:
            self._end_by_mistake(agent, action)
        else:
            secret = self.game.step(self.table).sealed
            self.game.say(self.table, seat, int(action))
            self.last_word = f"{agent} {'in secret' if secret else self.game.vocabulary.text(int(action))}"
            if self.table.over():
                for each, worth in zip(self.possible_agents, rewards(self.game, self.table, self.reward), strict=True):
                    self.rewards[each] = worth
                    self.terminations[each] = True
            self._hand_on()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _end_by_mistake(self, agent: str, action: int | None) -> None:
        """A word that may not be said: the match is over, and its speaker alone pays."""
        if not self.illegal_ends:
            raise ValueError(f"{agent} may not say word {action} now")
        self.rewards[agent] = ILLEGAL_REWARD
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {each: {} for each in self.agents}
        self.asked = self.nothing

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
        return self.asked if self.possible_agents[seat] == self.agent_selection else self.nothing

    def _hand_on(self) -> None:
        """Ask the next seat; at the end every agent is visited once more, in order."""
        if self.infos.get(self.agent_selection):
            self.infos[self.agent_selection] = {}
        if self.table.over():
            self.asked = self.nothing
            self.agent_selection = self.agents[0]
            return
        seat = speaker(self.game.deciders(self.table))
        self.agent_selection = self.possible_agents[seat]
        self.asked = self.layout.mask(self.table, seat)
        self.infos[self.agent_selection] = {"action_mask": self.asked, "decision": self.game.step(self.table).name}

    def __getstate__(self) -> dict[str, Any]:
        saved = {name: value for name, value in vars(self).items() if name not in ("game", "table")}
        if "table" in vars(self):
            saved["numbers"] = self.table.numbers()
        return saved

    def __setstate__(self, saved: dict[str, Any]) -> None:
        numbers = saved.pop("numbers", None)
        self.__dict__.update(saved)
        self.game = self.layout.game
        if numbers is not None:
            self.table = self.game.load(numbers, self.layout.options)
