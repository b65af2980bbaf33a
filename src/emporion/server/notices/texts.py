"""The texts of notices, from the Fluent files beside."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "fr")


@cache
def _bundle(language: str) -> FluentBundle:
    file = Path(__file__).parent / "locale" / f"{language}.ftl"
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def text(language: str, key: str, figures: dict[str, str]) -> str:
    """A message; those who speak another language read English."""
    bundle = _bundle(language if language in LANGUAGES else "en")
    pattern = bundle.get_message(key).value
    assert pattern is not None, key
    found, problems = bundle.format_pattern(pattern, figures)
    assert not problems, (key, problems)
    return str(found)
