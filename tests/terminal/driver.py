"""A person at the terminal who types what a script says, and every screen that was seen."""

from __future__ import annotations

import io
from collections.abc import Iterator

from rich.console import Console

from emporion.games import load
from emporion.kernel.chance import Dice
from emporion.kernel.match import Header, Match
from emporion.kernel.options import OptionValue
from emporion.programs.players import make_player
from emporion.terminal.keeping.saves import Party, Save
from emporion.terminal.menu import Choice
from emporion.terminal.screen import Screen
from emporion.terminal.session import Session

NAMES = ("Flavia", "Livia", "Marcus", "Aelia", "Gaius", "Octavia")
SIZE = (80, 24)
MOST = 5000  # questions in a match


class Typist:
    """Answers questions from a script and keeps what stood on the screen before each."""

    def __init__(self, script: Iterator[str], size: tuple[int, int] = SIZE, ascii_only: bool = False) -> None:
        self.script = script
        self.file = io.StringIO()
        self.screens: list[str] = []
        self.prompts: list[str] = []
        self.at_pauses: list[str] = []  # what is typed where Enter would do
        console = Console(file=self.file, width=size[0], height=size[1], force_terminal=False, color_system=None)
        self.screen = Screen(console, size, self.read, interactive=True, ascii_only=ascii_only)

    def read(self, prompt: str) -> str:
        self.seen()
        self.prompts.append(prompt)
        if not prompt.endswith("> "):
            return self.at_pauses.pop(0) if self.at_pauses else ""
        try:
            return next(self.script)
        except StopIteration:
            raise EOFError from None

    def seen(self) -> None:
        self.screens.append(self.file.getvalue())
        self.file.seek(0)
        self.file.truncate()

    @property
    def text(self) -> str:
        return "".join(self.screens)


def new_match(
    title: str, seed: str = "terminal", seats: int = 0, options: dict[str, OptionValue] | None = None
) -> Match:
    game = load(title)
    names = NAMES[: seats or game.fewest_seats]
    return Match(game, Header(title, seed, names, options or {}, game.ruleset, game.errata))


def sit_down(
    match: Match,
    script: Iterator[str] | list[str],
    language: str = "en",
    *,
    bot: str = "random",
    size: tuple[int, int] = SIZE,
    ascii_only: bool = False,
    save: Save | None = None,
) -> tuple[Session, Typist]:
    typist = Typist(iter(script), size, ascii_only)
    party = Party(0, [bot] * (len(match.header.seats) - 1), language)
    return Session(match, party, language, typist.screen, save), typist


def typed(
    match: Match,
    script: list[str],
    language: str = "en",
    *,
    size: tuple[int, int] = SIZE,
    ascii_only: bool = False,
    save: Save | None = None,
) -> list[str]:
    """The screens of a match played as far as the script goes: the first before it, then one after each line."""
    session, typist = sit_down(match, script, language, size=size, ascii_only=ascii_only, save=save)
    session.play()
    typist.seen()
    return typist.screens


class Numbers:
    """A script that types nothing but numbers of what is shown, and now and then a command.

    Without a bot it takes another number each time; with one, the number of what the bot would say.
    """

    def __init__(self, bot: str = "") -> None:
        self.session: Session | None = None
        self.commands: list[str] = []
        self.bot = make_player(bot, 0, Dice("numbers")) if bot else None
        self.asked = 0
        self.wanted: tuple[int, int] = (-1, -1)  # a word, and after how many words it was chosen

    def __iter__(self) -> Iterator[str]:
        return self

    def __next__(self) -> str:
        self.asked += 1
        if self.session is None or self.asked > MOST:
            raise StopIteration
        if self.commands and self.asked % 7 == 0:
            return self.commands[self.asked // 7 % len(self.commands)]
        return self.number(self.session)

    def number(self, session: Session) -> str:
        menu = session.current
        assert menu is not None
        if self.bot is None:
            if menu.entries:
                return str(1 + self.asked * 5 % len(menu.entries))
            amounts = menu.group.amounts()
            return str(amounts[self.asked % 3 % len(amounts)])
        said = len(session.match.said)
        if self.wanted[1] != said:
            self.wanted = (self.bot.choose(session.match), said)
        for number, entry in enumerate(menu.entries, start=1):
            if entry is None:
                continue
            words = [entry.word] if isinstance(entry, Choice) else [choice.word for choice in entry.all()]
            if self.wanted[0] in words:
                return str(number)
        label = next((choice.label for choice in menu.group.all() if choice.word == self.wanted[0]), "")
        return label  # an amount to be typed; or, after a command, nothing: the choices are shown again


def play_by_numbers(
    match: Match,
    language: str,
    *,
    person: str = "",
    bot: str = "random",
    size: tuple[int, int] = SIZE,
    ascii_only: bool = False,
) -> tuple[Session, Typist]:
    """A whole match typed in numbers, with every page looked at on the way."""
    script = Numbers(person)
    session, typist = sit_down(match, script, language, bot=bot, size=size, ascii_only=ascii_only)
    script.session = session
    keys = (*session.board.pages(), "board", "seats", "help")
    script.commands = [*(session.voice.say(f"command-{key}").split()[0] for key in keys), "why", "why 99", "journal 30"]
    session.play()
    typist.seen()
    return session, typist
