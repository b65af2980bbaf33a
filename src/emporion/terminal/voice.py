"""What the terminal says: the texts of a title (`kernel.text.Speech`) and its own, from `locale/*.ftl`.

`locale/en.ftl` holds what is said at every table, `locale/TITLE.en.ftl` the words on one title's drawing.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from fluent.runtime import FluentBundle, FluentResource
from rich.text import Text

from emporion.kernel import grammar
from emporion.kernel.grammar import times
from emporion.kernel.text import LANGUAGES, MissingText, Speech
from emporion.terminal.kit import FAINT, HEAD, SEAT_STYLES, folded, shortened

if TYPE_CHECKING:
    from emporion.kernel.game import Game
    from emporion.kernel.journal import Event, Figure
    from emporion.kernel.refusal import Refusal

FOLDER = Path(__file__).parent / "locale"
LONGEST_NAME = 20  # letters of a player's name where figures stand beside it


def locale_files(title: str, language: str) -> list[Path]:
    """The terminal's own Fluent files for a title; a title without a drawing of its own has none."""
    files = [FOLDER / f"{language}.ftl", FOLDER / f"{title}.{language}.ftl"]
    return [file for file in files if file.is_file()]


@cache
def bundle(title: str, language: str) -> FluentBundle:
    found = FluentBundle([language], functions=grammar.functions(language), use_isolating=False)
    for file in locale_files(title, language):
        found.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return found


def plain_message(title: str, language: str, key: str, figures: dict[str, int | str] | None = None) -> str:
    """A message of the terminal itself; `title` may be empty."""
    texts = bundle(title, language)
    if not texts.has_message(key):
        raise MissingText(f"no message {key} in {language} for the terminal")
    pattern = texts.get_message(key).value
    assert pattern is not None, f"message {key} in {language} has no text"
    said, errors = texts.format_pattern(pattern, figures or {})
    if errors:
        raise MissingText(f"message {key} in {language}: {errors[0]}")
    return str(said)


@cache
def command_words(key: str) -> tuple[str, ...]:
    """What may be typed for a command, in any language."""
    return tuple(word for language in LANGUAGES for word in plain_message("", language, f"command-{key}").split())


def known_command(key: str, typed: str) -> bool:
    return folded(typed).casefold() in (folded(word) for word in command_words(key))


def letters(names: tuple[str, ...]) -> list[str]:
    """One letter for each name, none twice: its first one that is free."""
    taken: list[str] = []
    for name in names:
        wanted = [sign for sign in folded(name).upper() if sign.isalpha()] + list("XYZVWKQJ")
        taken.append(next(sign for sign in wanted if sign not in taken))
    return taken


class Voice:
    """One title's texts in one language at a table with these players; `me` is the seat that reads them."""

    def __init__(self, game: Game, language: str, names: tuple[str, ...], me: int, ascii_only: bool = False) -> None:
        self.game = game
        self.language = language
        self.me = me
        self.ascii_only = ascii_only
        self.names = names
        self.letters = letters(names)
        self.speech = Speech(game, language, names, me)

    def plain(self, said: str) -> str:
        return folded(said) if self.ascii_only else said

    # -- messages -------------------------------------------------------------------------------------------
    def say(self, key: str, **figures: int | str) -> str:
        """A message of the terminal."""
        return self.plain(plain_message(self.game.title, self.language, key, figures))

    def message(self, key: str, figures: dict[str, Figure] | None = None) -> str:
        """A message of the title."""
        return self.plain(self.speech.message(key, figures))

    @property
    def colon(self) -> str:
        """What stands between a name and what is said of it."""
        return self.say("colon")

    def name(self, kind: str, thing: str) -> str:
        return self.message(f"{kind}-{thing}")

    def short(self, kind: str, thing: str) -> str:
        """A shorter name for narrow places, if the drawing has one."""
        key = f"{kind}-{thing}"
        return self.say(key) if self.has(key) else self.message(key)

    def has(self, key: str) -> bool:
        """Whether the terminal has such a message of its own."""
        return bool(bundle(self.game.title, self.language).has_message(key))

    def word(self, number: int) -> str:
        return self.plain(self.speech.word(number))

    def event(self, event: Event) -> str:
        return self.plain(self.speech.event(event))

    def refusal(self, refusal: Refusal) -> str:
        return self.plain(self.speech.refusal(refusal))

    def phase(self, phase: str) -> str:
        return self.message(f"phase-{phase}") if phase else ""

    # -- seats ----------------------------------------------------------------------------------------------
    def seat(self, seat: int) -> Text:
        """A player's name in the seat's colour."""
        return Text(self.plain(self.names[seat]), style=f"{HEAD} {SEAT_STYLES[seat]}")

    def person(self, seat: int) -> Text:
        """The same where the reader is spoken to."""
        return Text(self.plain(self.speech.seat(seat)), style=f"{HEAD} {SEAT_STYLES[seat]}")

    def seat_row(self, seat: int, first: bool = False) -> Text:
        """A player as the seats are listed: letter, name, and whether that is the reader or the first player."""
        line = self.letter(seat) + Text(" ") + shortened(self.seat(seat), LONGEST_NAME)
        if seat == self.me:
            line += Text(" " + self.say("you-mark"), style=FAINT)
        return line + Text("*") if first else line

    def letter(self, seat: int) -> Text:
        """What marks a player's pieces on the board."""
        return Text(self.letters[seat], style=f"{HEAD} {SEAT_STYLES[seat]}")

    def marks(self, seats: list[int]) -> Text:
        return Text("").join([self.letter(seat) for seat in seats])

    # -- things ---------------------------------------------------------------------------------------------
    def pile(self, kind: str, pile: dict[str, int], empty: str = "") -> str:
        """Several of each thing: `2 × wine, wood`."""
        named = [self.counted(self.short(kind, thing), n) for thing, n in pile.items() if n]
        return ", ".join(named) or empty

    def several(self, kind: str, things: list[str], empty: str = "") -> str:
        return self.pile(kind, dict(Counter(things)), empty)

    def counted(self, name: str, n: int) -> str:
        return times(n, name).replace(f"{n} × ", f"{n}\u00a0×\u00a0")
