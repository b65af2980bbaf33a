"""OpenSpiel: every title as a Python game `emporion_TITLE`, registered by importing this module.

    pyspiel.load_game("emporion_TITLE(players=4,options=NAME:VALUE;NAME:VALUE)")

**Chance.** The first node of a match is a chance node that picks one of `deals` deals, each equally likely. A deal is
the seed of the table's generator: everything drawn later follows from it, so the rest of a history is deterministic,
can be replayed and serialised, and no later chance nodes appear. To somebody who sees only observations that is the
same game. But a state's own future is fixed: search must not clone a state and play on, which would be peeking; it
should start from `state.resample_from_infostate(player, sampler)`, which draws everything the player cannot know anew.

Decisions taken at the same time are asked for one after the other, lowest seat first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np
import pyspiel

from emporion.games import load, playable
from emporion.kernel.chance import Dice
from emporion.kernel.game import TOO_LONG
from emporion.research.observation import layout
from emporion.research.rendering import SPECTATOR
from emporion.research.rewards import rewards

if TYPE_CHECKING:
    from emporion.kernel.game import Game
    from emporion.kernel.options import OptionValue
    from emporion.kernel.table import Table

PREFIX = "emporion_"
DEALS = 10_000
GameBase: Any = pyspiel.Game
StateBase: Any = pyspiel.State


class Held:
    """A table inside a state: cloned and saved with it."""

    def __init__(self, table: Table | None, title: str = "") -> None:
        self.table = table
        self.title = title

    def __deepcopy__(self, memo: Any) -> Held:
        return Held(self.table.clone() if self.table is not None else None, self.title)

    def __getstate__(self) -> dict[str, Any]:
        if self.table is None:
            return {"title": self.title}
        options = load(self.title).options_of(self.table)
        return {"title": self.title, "numbers": self.table.numbers(), "options": options}

    def __setstate__(self, saved: dict[str, Any]) -> None:
        self.title = saved["title"]
        self.table = load(self.title).load(saved["numbers"], saved["options"]) if "numbers" in saved else None


class TitleGame(GameBase):  # type: ignore[misc]
    """One title; `params`: players, deals, options."""

    kind: Any = None
    title = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = params or {}
        self.rules: Game = load(self.title)
        self.seats = int(chosen.get("players", self.rules.fewest_seats))
        self.deals = int(chosen.get("deals", DEALS))
        self.chosen = read_options(self.rules, str(chosen.get("options", "")))
        self.layout = layout(self.title, self.seats, self.chosen)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.rules.vocabulary),
            max_chance_outcomes=self.deals,
            num_players=self.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=TOO_LONG,
        )
        super().__init__(self.kind, info, chosen)

    def new_initial_state(self) -> TitleState:
        return TitleState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TitleObserver | None:
        if iig_obs_type is not None and iig_obs_type.perfect_recall:
            return None
        mine = iig_obs_type is None or iig_obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        return TitleObserver(self, mine, params)


class TitleState(StateBase):  # type: ignore[misc]
    def __init__(self, game: TitleGame) -> None:
        super().__init__(game)
        self.held = Held(None, game.title)

    @property
    def owner(self) -> TitleGame:
        return self.get_game()  # type: ignore[no-any-return]

    def current_player(self) -> int:
        t = self.held.table
        if t is None:
            return pyspiel.PlayerId.CHANCE  # type: ignore[no-any-return]
        if t.over():
            return pyspiel.PlayerId.TERMINAL  # type: ignore[no-any-return]
        return self.owner.rules.speakers(t)[0]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.owner.deals
        return [(deal, 1.0 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        t = self.held.table
        return sorted(self.owner.rules.offered(t, player)) if t is not None else []

    def _apply_action(self, action: int) -> None:
        game, t = self.owner, self.held.table
        if t is None:
            self.held.table = game.rules.table(game.seats, f"deal:{action}", game.chosen)
        else:
            game.rules.say(t, game.rules.speakers(t)[0], action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal:{action}" if player == pyspiel.PlayerId.CHANCE else self.owner.rules.vocabulary.text(action)

    def is_terminal(self) -> bool:
        return self.held.table is not None and self.held.table.over()

    def returns(self) -> list[float]:
        t = self.held.table
        return rewards(self.owner.rules, t) if t is not None and t.over() else [0.0] * self.owner.seats

    def resample_from_infostate(self, player: int, sampler: Any) -> TitleState:
        """Another state that looks the same to the player, everything it cannot know drawn anew."""
        other: TitleState = self.clone()
        t = self.held.table
        if t is not None:
            dice = Dice(f"resample:{sampler() if callable(sampler) else sampler}")
            other.held = Held(self.owner.rules.guess(t, player, dice), self.owner.title)
        return other

    def __str__(self) -> str:
        t = self.held.table
        if t is None:
            return "before the deal"
        numbers = self.history()
        words = " ".join(self.owner.rules.vocabulary.text(word) for word in numbers[1:])
        return f"deal:{numbers[0]} {words}" if numbers else words


class TitleObserver:
    """What a player sees now, or only what everybody does (then without a tensor); there is no perfect recall."""

    def __init__(self, game: TitleGame, mine: bool, params: Any) -> None:
        if params:
            raise ValueError(f"observations have no parameters, but got {params}")
        self.layout = game.layout
        self.mine = mine
        self.tensor = np.zeros(self.layout.size, np.float32) if mine else None
        self.dict = {"observation": self.tensor} if mine else {}

    def set_from(self, state: TitleState, player: int) -> None:
        t = state.held.table
        if self.tensor is not None:
            self.tensor[:] = 0 if t is None else self.layout.observe(t, player)

    def string_from(self, state: TitleState, player: int) -> str:
        t = state.held.table
        sight = None if t is None else self.layout.game.sight(t, player if self.mine else SPECTATOR)
        return "" if sight is None else msgspec.json.encode(sight).decode()


def read_options(game: Game, text: str) -> dict[str, OptionValue]:
    """Options as a game's string has them: `name:value;name:value`."""
    known = {option.name: option for option in game.options}
    found: dict[str, OptionValue] = {}
    for entry in filter(None, text.split(";")):
        name, _, value = entry.partition(":")
        if name not in known:
            raise ValueError(f"{game.title} has no option {name!r}: there are {', '.join(known) or 'none'}")
        found[name] = known[name].read(value)
    return found


def register() -> list[str]:
    """Tell OpenSpiel about every title that can be played; the names they got."""
    names = []
    for title in playable():
        game = load(title)
        name = PREFIX + title
        names.append(name)
        if name in pyspiel.registered_names():
            continue
        kind = pyspiel.GameType(
            short_name=name,
            long_name=f"Emporion: {title.replace('_', ' ')}",
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.GENERAL_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=game.most_seats,
            min_num_players=game.fewest_seats,
            provides_information_state_string=False,
            provides_information_state_tensor=False,
            provides_observation_string=True,
            provides_observation_tensor=True,
            parameter_specification={"players": game.fewest_seats, "deals": DEALS, "options": ""},
        )
        pyspiel.register_game(kind, type(f"{title}_game", (TitleGame,), {"kind": kind, "title": title}))
    return names


register()
