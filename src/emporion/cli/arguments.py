"""Arguments several commands take, with what the shell completes for them."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from emporion.cli import completion
from emporion.cli.names import find, quoted

Title = Annotated[str, typer.Argument(help="a title, see `emporion games`", autocompletion=completion.titles)]
Options = Annotated[
    list[str],
    typer.Option("--option", "-o", help="NAME=VALUE, may be repeated", autocompletion=completion.options),
]
On = Annotated[
    str,
    typer.Option(
        "--on",
        help="processes[:N] (all cores by default), serial, ray, ray://HOST:PORT",
        autocompletion=completion.places,
    ),
]
Resume = Annotated[Path | None, typer.Option("--resume", help="a file of finished work: made, or gone on with")]
Language = Annotated[
    str,
    typer.Option(
        "--lang",
        help="en or fr; by default that of the locale",
        show_default=False,
        autocompletion=completion.languages,
    ),
]
Json = Annotated[bool, typer.Option("--json", help="write JSON for scripts")]
Seed = Annotated[str, typer.Option(help="any text; the same seed gives the same matches")]


def reading_language(chosen: str, json: bool = False) -> str:
    """What to write in: the language chosen, else that of the locale. JSON does not depend on where it is written."""
    from emporion.kernel.text import LANGUAGES

    if chosen:
        return find(_language_part(chosen), LANGUAGES, f"no language {quoted(chosen)}")
    local = [] if json else [_language_part(each) for each in locales()]
    return next((language for language in local if language in LANGUAGES), LANGUAGES[0])


def locales() -> list[str]:
    """The locales of messages, the most wanted first: those of LANGUAGE, as gettext has it, then the one POSIX finds:
    the first of its variables that says anything. Whoever asks for the locale C wants no other language."""
    found = next((value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := os.environ.get(name))), "")
    wanted = [] if found in ("C", "POSIX") else os.environ.get("LANGUAGE", "").split(":")
    return [*(each for each in wanted if each), found]


def _language_part(text: str) -> str:
    """`fr` of `fr_CA.UTF-8` or `fr-CA`."""
    return text.replace("-", "_").partition(".")[0].partition("@")[0].partition("_")[0].lower()
