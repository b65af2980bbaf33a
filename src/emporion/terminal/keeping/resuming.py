"""Which saved match to go on with: those there are, with their numbers, page by page; damaged ones are named and left
out. One that nobody wants any more is removed."""

from __future__ import annotations

import time

from rich.text import Text

from emporion.games import UnknownGame, load
from emporion.kernel.match import Match
from emporion.kernel.text import Speech
from emporion.terminal.calling import resume
from emporion.terminal.keeping.saves import Damaged, NothingSaved, Party, Save, Saved, damaged, fitting, unfinished
from emporion.terminal.kit import FAINT, LIT, WARN, flow, text, wrap
from emporion.terminal.screen import Leave, Screen
from emporion.terminal.voice import known_command, plain_message

ASKING = 5  # lines of the screen for what is asked below a page of matches


class Resuming:
    def __init__(self, screen: Screen, language: str) -> None:
        self.screen = screen
        self.language = language

    def say(self, key: str, **figures: int | str) -> str:
        return plain_message("", self.language, key, figures)

    def open(self, wanted: str) -> tuple[Save, Match, Party]:
        """The match that is meant (see `fitting`), asked for if several are; `Damaged` if that cannot be read, and
        `NothingSaved`, after a list of what there is, if nothing is called so."""
        try:
            meant = fitting(wanted)
        except NothingSaved:
            self.tell_damage(damaged())
            self.show(unfinished())
            raise
        sound = [saved for saved in meant if not saved.damage]
        if not sound:
            self.tell_damage(meant[1:])
            return self.first_of(meant[:1])
        self.tell_damage(meant[len(sound) :])
        if not wanted and len(sound) > 1:
            if self.screen.interactive:
                return self.first_of([self.pick(sound)])
            self.show(sound)
            self.screen.show(wrap(Text(self.say("saved-first", command=resume()), style=FAINT), self.screen.width))
        return self.first_of(sound)

    def first_of(self, several: list[Saved]) -> tuple[Save, Match, Party]:
        """The first match that can be read; what is wrong with those before it is told."""
        for saved in several[:-1]:
            try:
                return read(saved)
            except Damaged:
                self.tell_damage([saved])
        return read(several[-1])

    def tell_damage(self, broken: list[Saved]) -> None:
        """A sentence for each damaged match, with its file."""
        for saved in broken:
            said = self.say("saved-damaged", name=saved.name, file=str(saved.path))
            self.screen.show(wrap(Text(said, style=WARN), self.screen.width, 2))

    def show(self, several: list[Saved], first: int = 0, most: int = 0) -> None:
        """The unfinished matches with the numbers they are called by: all, or at most so many from one on."""
        if not several:
            return
        lines = [] if first else [Text(self.say("saved-matches"))]
        last = first + most if most else len(several)
        for number, saved in enumerate(several[first:last], start=first + 1):
            lines.append(text((f"{number:2}) ", LIT), self.described(saved)))
        self.screen.show(lines, lambda count: self.say("more", count=count))

    def described(self, saved: Saved) -> Text:
        when = time.strftime("%Y-%m-%d %H:%M", time.localtime(saved.changed))
        return text(self.game(saved), "  ", (self.say("saved-line", words=saved.words, when=when), FAINT))

    def game(self, saved: Saved) -> str:
        """The title of a match as it is read."""
        try:
            return Speech(load(saved.title), self.language).message("game")
        except UnknownGame:
            return saved.name

    def pick(self, several: list[Saved]) -> Saved:
        """Ask which of several matches to go on with; none is left: `Leave`."""
        first, most = 0, max(1, self.screen.height - ASKING)
        self.show(several, first, most)
        while several:
            answer = self.screen.ask(self.question(len(several) - first - most))
            command, _, wanted = answer.partition(" ")
            if not answer:
                return several[0]
            if answer == "q" or known_command("quit", answer):
                raise Leave
            if known_command("next", answer) and first + most < len(several):
                first += most
                self.show(several, first, most)
            elif known_command("remove", command) and (saved := self.numbered(wanted, several)):
                if self.sure(saved):
                    Save(saved.path).remove()
                    several = [each for each in several if each is not saved]
                    first = 0
                self.show(several, first, most)
            elif not known_command("remove", command) and (saved := self.numbered(answer, several)):
                return saved
            else:
                said = self.say("saved-no-number", most=str(len(several)))
                self.screen.show(wrap(Text(said, style=WARN), self.screen.width))
        raise Leave

    def question(self, more: int) -> str:
        """What may be typed, on lines of their own, then the question."""
        parts = [self.say("saved-choose"), *([self.say("saved-more", count=more)] if more > 0 else [])]
        self.screen.show(flow([Text(part, style=FAINT) for part in parts], self.screen.width, " "))
        return "> "

    def numbered(self, typed: str, several: list[Saved]) -> Saved | None:
        number = int(typed) if typed.strip().isdecimal() else 0
        return several[number - 1] if 1 <= number <= len(several) else None

    def sure(self, saved: Saved) -> bool:
        """Whether a match is really to be removed: nothing but yes means it."""
        self.screen.show(wrap(Text(self.say("saved-remove", match=self.described(saved).plain)), self.screen.width))
        return known_command("yes", self.screen.ask("> "))


def read(saved: Saved) -> tuple[Save, Match, Party]:
    save = Save(saved.path)
    return save, *save.read()
