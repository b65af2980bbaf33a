"""Gymnasium: one seat of a match, the others held by bots.

Importing this module registers every title by its name, words run together: `emporion/NAME-v1`. Without importing it,
Gymnasium finds `emporion.research.gymnasium_env:emporion/NAME-v1`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import gymnasium
import numpy as np

from emporion.bots import make_bot
from emporion.bots.bot import Guesses
from emporion.kernel.chance import Dice
from emporion.kernel.words import Words
from emporion.programs.players import check_bots
from emporion.research import gym_ids
from emporion.research.observation import layout
from emporion.research.rendering import rendered
from emporion.research.rewards import check_reward, rewards

if TYPE_CHECKING:
    from emporion.kernel.options import OptionValue
    from emporion.kernel.table import Table

Base: Any = gymnasium.Env


class OneSeatEnv(Base):  # type: ignore[misc]
    """`bots`: one name for all other seats, or one for each. `seat`: mine, or -1 to move on from match to match.

    A word that may not be said earns `illegal_reward` and changes nothing; with None it is a ValueError.
    """

    metadata = {"render_modes": ["ansi", "human"], "render_fps": 2}  # noqa: RUF012 gymnasium's own form

    def __init__(
        self,
        title: str,
        seats: int = 0,
        options: dict[str, OptionValue] | None = None,
        bots: str | list[str] = "random",
        seat: int = -1,
        reward: str = "win",
        scaled: bool = False,
        illegal_reward: float | None = -1.0,
        render_mode: str | None = None,
    ) -> None:
        self.layout = layout(title, seats, options)
        self.game = self.layout.game
        self.names = [bots] * (self.layout.seats - 1) if isinstance(bots, str) else list(bots)
        if len(self.names) != self.layout.seats - 1:
            raise ValueError(f"{len(self.names)} bots for {self.layout.seats - 1} other seats")
        check_bots(self.names, self.layout.game.title)
        self.bots = [make_bot(name) for name in self.names]
        self.my_seat = seat
        self.reward = check_reward(reward)
        self.scaled = scaled
        self.illegal_reward = illegal_reward
        self.render_mode = render_mode
        words = len(self.game.vocabulary)
        self.action_space = gymnasium.spaces.Discrete(words)
        self.observation_space = gymnasium.spaces.Dict(
            {
                "observation": gymnasium.spaces.Box(-np.inf, np.inf, (self.layout.size,), np.float32),
                "action_mask": gymnasium.spaces.Box(0, 1, (words,), np.int8),
            }
        )
        self.words = Words(words)
        self.matches = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        if seed is not None:
            self.matches = 0
        n = self.layout.seats
        self.seat = self.my_seat if self.my_seat >= 0 else self.matches % n
        self.matches += 1
        name = f"gym:{self.np_random.integers(2**53)}"
        self.dice = Dice(f"{name}:bots")
        self.table: Table = self.game.table(n, name, self.layout.options)
        self._let_bots_speak()
        if self.table.over():  # a match in which this seat is never asked
            return self.reset()
        return self._seen(), self._info()

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        if not self.action_space.contains(action) or self.game.refusal(self.table, self.seat, int(action)) != 0:
            if self.illegal_reward is None:
                raise ValueError(f"word {action} may not be said now: use the action mask")
            return self._seen(), self.illegal_reward, False, False, self._info()
        self.game.say(self.table, self.seat, int(action))
        self._let_bots_speak()
        over = self.table.over()
        earned = rewards(self.game, self.table, self.reward)[self.seat] if over else 0.0
        if self.render_mode == "human":
            self.render()
        return self._seen(), earned, over, False, self._info()

    def action_masks(self) -> Any:
        """The mask by the name that maskable policies look for."""
        return self.layout.mask(self.table, self.seat).astype(bool)

    def render(self) -> str | None:
        text = rendered(self.game, self.table, self.seat)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def _let_bots_speak(self) -> None:
        """Until it is this seat's turn. Where several speak at the same time, this seat comes first."""
        game, t = self.game, self.table
        while not t.over():
            speakers = game.speakers(t)
            if self.seat in speakers:
                return
            other = speakers[0]
            game.offer(t, other, self.words)
            bot = self.bots[(other - self.seat - 1) % self.layout.seats]
            game.say(t, other, bot.choose(Guesses(game, t, other, self.dice), self.words, self.dice))

    def _seen(self) -> dict[str, Any]:
        return {
            "observation": self.layout.observe(self.table, self.seat, self.scaled),
            "action_mask": self.layout.mask(self.table, self.seat),
        }

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"seat": self.seat, "action_mask": self.layout.mask(self.table, self.seat)}
        if self.table.over():
            info["scores"] = self.game.scores(self.table)
            info["places"] = self.game.places(self.table)
        return info

    def __getstate__(self) -> dict[str, Any]:
        made_anew = ("game", "bots", "words", "table", "dice")
        saved = {name: value for name, value in vars(self).items() if name not in made_anew}
        if "table" in vars(self):
            saved["numbers"] = self.table.numbers()
            saved["chance"] = [int(number) for number in self.dice.v]
        return saved

    def __setstate__(self, saved: dict[str, Any]) -> None:
        numbers, chance = saved.pop("numbers", None), saved.pop("chance", [])
        self.__dict__.update(saved)
        self.game = self.layout.game
        self.bots = [make_bot(name) for name in self.names]
        self.words = Words(len(self.game.vocabulary))
        if numbers is not None:
            self.table = self.game.load(numbers, self.layout.options)
            self.dice = Dice("")
            for place, number in enumerate(chance):
                self.dice.v[place] = number


def register() -> None:
    """Tell Gymnasium about every title."""
    for name, title in gym_ids().items():
        if name not in gymnasium.registry:
            gymnasium.register(id=name, entry_point=f"{__name__}:OneSeatEnv", kwargs={"title": title})


register()
