"""For researchers and bot authors: the games behind the interfaces they already use.

Nothing here is imported by a plain installation; what is missing says which extra brings it. See docs/research.md.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from emporion.research.extras import MissingExtra, need
from emporion.research.vector import vector  # a function that is called like its module is bound after it: it stays

if TYPE_CHECKING:
    from emporion.kernel.options import OptionValue

__all__ = ["VERSION", "MissingExtra", "env", "env_ids", "gym_env", "gym_ids", "vector"]

VERSION = 1
"""The number behind `_v` in the ids: grows when an environment changes what it gives back for the same seed."""


def env_ids() -> dict[str, str]:
    """The PettingZoo ids, each with its title: `emporion/TITLE_v1`."""
    from emporion.games import titles

    return {f"emporion/{title}_v{VERSION}": title for title in titles()}


def gym_ids() -> dict[str, str]:
    """The Gymnasium ids, each with its title: the title's words run together, `emporion/NAME-v1`."""
    from emporion.games import titles

    names = {title: "".join(part.capitalize() for part in title.split("_")) for title in titles()}
    return {f"emporion/{name}-v{VERSION}": title for title, name in names.items()}


def env(name: str, seats: int = 0, options: dict[str, OptionValue] | None = None, **how: Any) -> Any:
    """The PettingZoo environment of a title or an id, with the usual wrappers."""
    need("pettingzoo", "research")
    from emporion.research.pettingzoo_env import env as make

    return make(env_ids().get(name, name), seats, options, **how)


def gym_env(name: str, **how: Any) -> Any:
    """The Gymnasium environment of a title or an id: one seat against bots."""
    need("gymnasium", "research")
    from emporion.research.gymnasium_env import OneSeatEnv

    return OneSeatEnv(gym_ids().get(name, name), **how)
