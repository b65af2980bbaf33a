# interpreted
"""What a title says of itself to those who offer it: how long and how heavy it is, how newcomers begin, what it and
its options are called. `load` reads it with the game, so that no list has to reckon with a title that lacks it."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from emporion.kernel.data import Data, DataError, read_data, stands_at
from emporion.kernel.game import Game
from emporion.kernel.options import Condition, Option, OptionValue, condition, holds
from emporion.kernel.text import LANGUAGES, locale_files, rulebook_file

_HERE = Path(__file__).parent
LEVELS = ("easy", "medium", "hard", "expert")
"""Whom people may choose to play against; how each plays stands in `data/bots.toml`."""


class Preset(NamedTuple):
    """Options that go well together, for so many."""

    name: str
    seats: int
    options: dict[str, OptionValue]


class Teams(NamedTuple):
    """Under which options seats play together, and how many are a team."""

    when: Condition
    size: int
    talk: Condition
    """Under which options partners may write to each other alone while they play: everything empty, always."""


class About(NamedTuple):
    minutes: int
    weight: int
    """How hard it is, from 1 to 5."""
    recommended_seats: int
    presets: list[Preset]
    teams: Teams | None


@cache
def about(title: str) -> About:
    """What stands in `data/game.toml` and `data/options.toml` for the page that offers the games."""
    game, options = _data(title, "game"), _data(title, "options")
    return About(
        number(game, "minutes"),
        number(game, "weight"),
        number(game, "recommended_seats"),
        [Preset(each["id"], number(each, "seats"), dict(each["options"])) for each in options.get("preset", [])],
        _teams(options["teams"]) if "teams" in options else None,
    )


def _data(title: str, name: str) -> Data:
    return read_data(str(_HERE / title / "__init__.py"), name)


def _teams(entry: Data) -> Teams:
    return Teams(condition(entry["when"]), number(entry, "size"), condition(entry.get("talk", {})))


def sides(title: str, seats: int, options: dict[str, OptionValue]) -> list[list[int]]:
    """The seats of each team, if these (complete) options make teams: with N of them, seat S is in team S modulo N."""
    teams = about(title).teams
    if teams is None or not holds(teams.when, options):
        return []
    return [list(range(team, seats, seats // teams.size)) for team in range(seats // teams.size)]


def partners_may_talk(title: str, options: dict[str, OptionValue]) -> bool:
    """Whether partners may write to each other alone while they play."""
    teams = about(title).teams
    return teams is not None and holds(teams.talk, options)


def number(table: Data, key: str) -> int:
    found: Any = table[key]
    if type(found) is not int or found < 1:
        raise DataError(f"{stands_at(table)}: {key} is a number from 1 up, not {found!r}")
    return found


def check(game: Game) -> None:
    """Raise DataError unless the title says what lists and the server need of it, in both languages."""
    known = about(game.title)
    if not game.fewest_seats <= known.recommended_seats <= game.most_seats:
        raise DataError(f"data/game.toml: {known.recommended_seats} seats are recommended and cannot be played")
    if not known.presets:
        raise DataError("data/options.toml has no [[preset]]")
    if lacking := [level for level in LEVELS if level not in _data(game.title, "bots")]:
        raise DataError(f"data/bots.toml has no [{lacking[0]}]")
    for language in LANGUAGES:
        if not rulebook_file(game.title, language).is_file():
            raise DataError(f"rulebook.{language}.md is missing")
        texts = ""
        for file in locale_files(game.title, language):
            if not file.is_file():
                raise DataError(f"locale/{file.name} is missing")
            texts += file.read_text(encoding="utf-8")
        lacking = [key for key in listed(game.options) if not has_text(texts, key)]
        if lacking:
            raise DataError(f"locale/{language}.ftl has no text {lacking[0]}")


def listed(options: list[Option]) -> list[str]:
    """The texts that lists of games read."""
    return ["game", "game-pitch", *(f"option-{option.name}" for option in options)]


def has_text(texts: str, key: str) -> bool:
    """Whether Fluent files have a message with that key: told by its looks, for reading them as Fluent takes long."""
    found = re.search(rf"^{re.escape(key)} *=(.*\n?(?:[ \n].*\n?)*)", texts, re.MULTILINE)
    return bool(found and found[1].strip() and found[1].count("{") == found[1].count("}"))
