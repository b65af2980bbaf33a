"""What is known about each title: for the page that offers the games."""

from __future__ import annotations

import gzip
from functools import cache

import msgspec
from msgspec.structs import replace

from emporion import games
from emporion.games.about import about
from emporion.kernel.options import Option
from emporion.kernel.step import Sequence
from emporion.kernel.text import LANGUAGES, rulebook, rulebook_file
from emporion.server.messages import (
    DecisionInfo,
    GameInfo,
    OptionDefault,
    OptionInfo,
    PresetInfo,
    RulebookInfo,
    RuleInfo,
    RuleSection,
    TeamsInfo,
)
from emporion.server.problems import ProblemError
from emporion.server.workers.bot_worker import levels
from emporion.server.workers.programs import Programs


def _option_info(option: Option) -> OptionInfo:
    return OptionInfo(
        option.name,
        option.rule,
        option.values,
        option.default,
        [OptionDefault(each.seats, each.when, each.value) for each in option.defaults],
        option.when,
        option.seats,
        option.names_seat,
    )


@cache
def game_info(title: str) -> GameInfo:
    game = games.load(title)
    known = about(title)
    steps, words = game.steps, game.vocabulary
    decisions: dict[str, DecisionInfo] = {}
    for step in steps:
        if step.name and not isinstance(step, Sequence):
            decisions.setdefault(step.name, DecisionInfo(step.name, step.rule, step.sealed))
    return GameInfo(
        title=game.title,
        code=game.code,
        fewest_seats=game.fewest_seats,
        most_seats=game.most_seats,
        recommended_seats=known.recommended_seats,
        minutes=known.minutes,
        weight=known.weight,
        options=[_option_info(option) for option in game.options],
        phases=list(dict.fromkeys(step.name for step in steps if step.name and isinstance(step, Sequence))),
        decisions=list(decisions.values()),
        levels=levels(game.title),
        shapes={words.verb(n): words.shapes[n] for n in reversed(range(len(words))) if words.shapes[n]},
        ruleset=game.ruleset,
        presets=[PresetInfo(*preset) for preset in known.presets],
        teams=TeamsInfo(*known.teams) if known.teams else None,
    )


def catalogue(programs: Programs) -> list[GameInfo]:
    """Every title that can be played, the easiest first: that is where newcomers start."""
    infos = [replace(game_info(title), levels=programs.levels(title)) for title in games.playable()]
    return sorted(infos, key=lambda info: (info.weight, info.minutes, info.title))


@cache
def packed_catalogue(programs: Programs) -> bytes:
    """The catalogue in JSON, compressed: it never changes while the server runs."""
    return gzip.compress(msgspec.json.encode(catalogue(programs)), mtime=0)


@cache
def packed_rulebook(title: str, language: str) -> bytes:
    return gzip.compress(msgspec.json.encode(rulebook_info(title, language)), mtime=0)


@cache
def rulebook_info(title: str, language: str) -> RulebookInfo:
    if title not in games.titles() or language not in LANGUAGES or not rulebook_file(title, language).is_file():
        raise ProblemError("no-rulebook")
    book = rulebook(title, language)
    return RulebookInfo(
        book.title,
        [RuleSection(s.title, s.introduction, [RuleInfo(r.id, r.text) for r in s.rules]) for s in book.sections],
    )
