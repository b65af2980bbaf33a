"""Emporion: ancient trading games at one table.

    >>> import emporion
    >>> "ostia" in emporion.titles()
    True
    >>> match = emporion.play("ostia", ["hard", "easy", "easy"], seed="any text")
    >>> len(match.winners)
    1

These names stay (docs/python.md); `emporion.api` makes them when they are first asked for, so importing this costs
nothing. Whoever runs Emporion comes in through `cli`; what lies above what is told in docs/architecture.md. Besides, it
is decided here whether the compiled engine is used or its sources (`compiled`)."""

from __future__ import annotations

import importlib
import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import ModuleType

    from emporion.api import (
        BadOption,
        BadRecord,
        Match,
        NothingToTakeBack,
        OptionValue,
        Player,
        Position,
        Refusal,
        Refused,
        Turn,
        UnknownBot,
        UnknownGame,
        UnknownWord,
        env,
        gym_env,
        load,
        play,
        titles,
        vector,
    )

__all__ = [
    "BadOption",
    "BadRecord",
    "Match",
    "NothingToTakeBack",
    "OptionValue",
    "Player",
    "Position",
    "Refusal",
    "Refused",
    "Turn",
    "UnknownBot",
    "UnknownGame",
    "UnknownWord",
    "__version__",
    "compiled",
    "env",
    "gym_env",
    "load",
    "play",
    "titles",
    "vector",
]

__version__ = "0.1.0"


class SourceOnly:
    """Finds our modules by their .py, also where a compiled one lies beside it."""

    def __init__(self) -> None:
        self.finders: dict[str, FileFinder] = {}

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if path is None or not name.startswith("emporion."):
            return None
        for folder in path:
            if folder not in self.finders:
                self.finders[folder] = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))
            spec = self.finders[folder].find_spec(name, target)
            if spec is not None and spec.loader is not None:
                return spec
        return None

    def invalidate_caches(self) -> None:
        self.finders.clear()


def compiled() -> bool:
    """Whether the engine runs compiled (as it should) or interpreted."""
    table = importlib.import_module("emporion.kernel.table")
    return str(table.__file__).endswith(tuple(EXTENSION_SUFFIXES))


def __getattr__(name: str) -> object:
    """The names of the API, made when one of them is first asked for."""
    if name not in __all__:
        raise AttributeError(f"module 'emporion' has no attribute {name!r}")
    found: object = getattr(importlib.import_module("emporion.api"), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


if os.environ.get("EMPORION_PURE", "") not in ("", "0"):
    sys.meta_path.insert(0, SourceOnly())
