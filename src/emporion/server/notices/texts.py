"""The texts of notices, from the Fluent files beside."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from emporion.kernel import grammar

LANGUAGES = ("en", "fr")
MINUTE = 60_000


@cache
def _bundle(language: str) -> FluentBundle:
    file = Path(__file__).parent / "locale" / f"{language}.ftl"
    bundle = FluentBundle([language], functions=grammar.functions(language), use_isolating=False)
    bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def spoken(language: str) -> str:
    """The language somebody is written to in: those who speak another one read English."""
    return language if language in LANGUAGES else "en"


def text(language: str, key: str, figures: Mapping[str, str | int]) -> str:
    bundle = _bundle(spoken(language))
    pattern = bundle.get_message(key).value
    assert pattern is not None, key
    found, problems = bundle.format_pattern(pattern, dict(figures))
    assert not problems, (key, problems)
    return str(found)


def has(key: str) -> bool:
    return bool(_bundle("en").has_message(key))


def left(language: str, until: int, now: int) -> str:
    """How much time is left, in hours and minutes; in days from two on."""
    minutes = max(0, round((until - now) / MINUTE))
    if minutes >= 48 * 60:
        return text(language, "left-days", {"days": minutes // 1440})
    if minutes >= 60:
        return text(language, "left-hours", {"hours": minutes // 60, "minutes": minutes % 60})
    return text(language, "left-minutes", {"minutes": max(1, minutes)})


def listed(language: str, names: Sequence[str]) -> str:
    """Names as they are said one after the other."""
    if len(names) < 2:
        return "".join(names)
    return text(language, "and", {"names": ", ".join(names[:-1]), "last": names[-1]})
