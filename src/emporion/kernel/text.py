# interpreted
"""What people read: words, events, refusals and prompts in their language, from Fluent files.

The kernel's own messages and a title's stand together in one bundle. A figure that is a reference (`good:wine`) is
named by the message `good-wine`, a seat by its player's name.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from emporion.kernel import grammar
from emporion.kernel.grammar import NAME_ENDS, NAME_STARTS, Row, Thing
from emporion.kernel.journal import seat_ref
from emporion.kernel.rulebook import Rulebook, read_rulebook

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

    from emporion.kernel.game import Game
    from emporion.kernel.journal import Event, Figure, Place
    from emporion.kernel.refusal import Refusal

LANGUAGES = ("en", "fr")
NOT_THINGS = frozenset(
    {
        *("word", "ask", "wait", "event", "refusal", "option", "phase", "sight", "game", "seat", "list", "term"),
        *(
            "head",
            "chip",
            "account",
            "cubes",
            "money",
            "round",
            "source",
            "tie",
            "end",
            "theme",
            "stake",
            "caution",
            "coach",
            "order",
            "do",
        ),
    }
)
"""Kinds of messages that name no component."""
NOBODY = -1
"""The seat of somebody who only looks on."""
_PACKAGE = Path(__file__).parent.parent


def locale_files(title: str, language: str) -> list[Path]:
    """The Fluent files a title is read with: the kernel's, then its own."""
    return [
        _PACKAGE / "kernel" / "locale" / f"{language}.ftl",
        _PACKAGE / "games" / title / "locale" / f"{language}.ftl",
    ]


def rulebook_file(title: str, language: str) -> Path:
    return _PACKAGE / "games" / title / f"rulebook.{language}.md"


@cache
def rulebook(title: str, language: str) -> Rulebook:
    return read_rulebook(rulebook_file(title, language).read_text(encoding="utf-8"))


def code_of(title: str) -> str:
    """What a title's rule ids begin with, read from its rulebook; nothing for one without rules."""
    file = rulebook_file(title, LANGUAGES[0])
    ids = rulebook(title, LANGUAGES[0]).ids() if file.is_file() else []
    return ids[0].partition("-")[0] if ids else ""


@cache
def _bundle(title: str, language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource  # takes its time: many commands read no text

    bundle = FluentBundle([language], functions=grammar.functions(language), use_isolating=False)
    for file in locale_files(title, language):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True)
    return bundle


class MissingText(KeyError):
    """A message that the Fluent files lack, or that lacks a figure."""


class Speech:
    """The texts of one title in one language, for a table with these players.

    With a `reader`, that seat is spoken to: every text may choose its form by `$you`, the name of the figure that is
    the reader (`seat`, `buyer`), or `nobody`.
    """

    def __init__(self, game: Game, language: str, names: tuple[str, ...] = (), reader: int = NOBODY) -> None:
        self.game = game
        self.language = language
        self.names = names
        self.reader = reader
        self.bundle = _bundle(game.title, language)

    def message(self, key: str, figures: dict[str, Figure] | None = None) -> str:
        if not self.bundle.has_message(key):
            raise MissingText(f"no message {key} in {self.language} for {self.game.title}")
        pattern = self.bundle.get_message(key).value
        if pattern is None:
            raise MissingText(f"message {key} in {self.language} has no text")
        figures = figures or {}
        named = {name: self._figure(value) for name, value in figures.items()}
        named["you"] = self._you(figures)
        text, errors = self.bundle.format_pattern(pattern, named)
        if errors:
            raise MissingText(f"message {key} in {self.language}: {errors[0]}")
        return grammar.finished(str(text), self.language)

    def _you(self, figures: dict[str, Figure]) -> str:
        """Which of the figures is the reader."""
        me = seat_ref(self.reader)
        return next((name for name, value in figures.items() if value == me), "nobody")

    def has(self, key: str) -> bool:
        return bool(self.bundle.has_message(key))

    def figure(self, value: Figure) -> int | str:
        """A figure as it is read where it stands alone."""
        figure = self._figure(value)
        return grammar.finished(figure, self.language) if isinstance(figure, str) else figure

    def _figure(self, value: Figure) -> int | str:
        """A figure as a text gets it."""
        if isinstance(value, list):
            return self._row([_text(self._figure(item)) for item in value])
        if isinstance(value, str) and ":" in value:
            kind, _, name = value.partition(":")
            if kind == "seat":
                return NAME_STARTS + self.seat(int(name)) + NAME_ENDS
            return self._thing(f"{kind}-{name}")
        return value

    def _thing(self, key: str) -> Thing:
        name = self.message(key)
        attributes = self.bundle.get_message(key).attributes
        return Thing(name, {trait: str(self.bundle.format_pattern(each, {})[0]) for trait, each in attributes.items()})

    def _row(self, items: list[str]) -> Row:
        """Several in a row; equal ones are counted."""
        parts = [(items.count(item), item) for item in dict.fromkeys(items)]
        return Row(grammar.listed(parts, self.language) if parts else self.message("list-nothing"), parts)

    def seat(self, seat: int) -> str:
        if seat == self.reader:
            return self.message("seat-you")
        if seat < len(self.names):
            return self.names[seat]
        return self.message("seat-number", {"number": seat + 1})

    def listed(self, items: list[str]) -> str:
        """Several things in a row; equal ones are counted."""
        return str(self._row(items))

    def word(self, number: int) -> str:
        vocabulary = self.game.vocabulary
        return self.message(f"word-{vocabulary.verb(number)}", vocabulary.figures(number))

    def event(self, event: Event) -> str:
        return self.message(f"event-{event.key}", event.figures)

    def head(self, place: Place) -> str:
        """What stands above everything told at a place: its round and its phase, or what the title says instead."""
        if not place.phase and not place.round:
            return self.message("head-start")
        figures: dict[str, Figure] = {"round": place.round, "lap": place.lap}
        if place.phase and self.has(f"head-{place.phase}"):
            return self.message(f"head-{place.phase}", figures)
        parts = [self.message("round-name", figures)] if place.round else []
        if place.phase:
            parts.append(self.message(f"phase-{place.phase}"))
        return " · ".join(parts)

    def refusal(self, refusal: Refusal) -> str:
        return self.message(f"refusal-{refusal.key}", refusal.figures)

    def things(self) -> dict[str, str]:
        """The components by their own name: `wine` for the message `good-wine`."""
        named: dict[str, str] = {}
        for file in locale_files(self.game.title, self.language):
            for key in re.findall(r"^([a-z]+-[a-z0-9_]+) =", file.read_text(encoding="utf-8"), re.MULTILINE):
                kind, _, name = key.partition("-")
                if kind not in NOT_THINGS:
                    named.setdefault(name, self.message(key))
        return named

    def rulebook(self) -> Rulebook:
        return rulebook(self.game.title, self.language)


def _text(figure: int | str) -> str:
    """A thing stays what it is: it has more to it than its name."""
    return figure if isinstance(figure, str) else str(figure)
