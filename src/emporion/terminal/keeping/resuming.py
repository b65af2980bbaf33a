"""Which saved match to go on with: those there are, with their numbers; damaged ones are named and left out."""

from __future__ import annotations

import time

from rich.text import Text

from emporion.games import UnknownGame, load
from emporion.kernel.match import Match
from emporion.kernel.text import Speech
from emporion.terminal.calling import resume
from emporion.terminal.keeping.saves import Damaged, NothingSaved, Party, Save, Saved, damaged, fitting, unfinished
from emporion.terminal.kit import FAINT, LIT, WARN, text, wrap
from emporion.terminal.screen import Leave, Screen
from emporion.terminal.voice import plain_message


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
            self.show(sound)
            if self.screen.interactive:
                return self.first_of([self.pick(sound)])
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

    def show(self, several: list[Saved]) -> None:
        """The unfinished matches with the numbers they are called by."""
        if not several:
            return
        lines = [Text(self.say("saved-matches"))]
        for number, saved in enumerate(several, start=1):
            when = time.strftime("%Y-%m-%d %H:%M", time.localtime(saved.changed))
            more = self.say("saved-line", words=saved.words, when=when)
            lines.append(text((f"{number:2}) ", LIT), self.game(saved), "  ", (more, FAINT)))
        self.screen.show(lines, lambda count: self.say("more", count=count))

    def game(self, saved: Saved) -> str:
        """The title of a match as it is read."""
        try:
            return Speech(load(saved.title), self.language).message("game")
        except UnknownGame:
            return saved.name

    def pick(self, several: list[Saved]) -> Saved:
        """Ask which of several matches to go on with."""
        while True:
            answer = self.screen.ask(self.say("saved-choose") + " ")
            if answer in ("q", "quit"):
                raise Leave
            if not answer:
                return several[0]
            if answer.isdecimal() and 1 <= int(answer) <= len(several):
                return several[int(answer) - 1]


def read(saved: Saved) -> tuple[Save, Match, Party]:
    save = Save(saved.path)
    return save, *save.read()
