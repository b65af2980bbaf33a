"""What a problem is about: by the step it is met in and the word that is right, as the title's data say it."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import NamedTuple

from emporion.kernel.data import read_data

GAMES = Path(__file__).parent.parent / "games"


class Themes(NamedTuple):
    left_out: list[str]
    """Steps that make no problems."""
    steps: dict[str, str]
    """The theme of each step."""
    verbs: dict[str, str]
    """The theme of words of a verb, whatever the step."""

    def of(self, step: str, verb: str) -> str:
        return self.verbs.get(verb) or self.steps.get(step, "")

    def names(self) -> list[str]:
        return sorted({*self.steps.values(), *self.verbs.values()})


@cache
def themes_of(title: str) -> Themes:
    """Those of a title; none where it has no such file."""
    if not (GAMES / title / "data" / "themes.toml").is_file():
        return Themes([], {}, {})
    data = read_data(str(GAMES / title / "__init__.py"), "themes")
    steps = {step: name for name, theme in data["theme"].items() for step in theme.get("steps", [])}
    verbs = {verb: name for name, theme in data["theme"].items() for verb in theme.get("verbs", [])}
    return Themes(list(data.get("left_out", [])), steps, verbs)
