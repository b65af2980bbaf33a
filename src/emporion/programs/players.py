"""Whoever sits at a match outside the server, by the name he has on the command line: our bots, and programs of others.

`easy`, `expert` and so on are ours; `exec:COMMAND` is a program, `exec@SECONDS:COMMAND` one with so long to decide.
"""

from __future__ import annotations

import math
import shlex
import shutil
import sys
from collections.abc import Iterable
from typing import Protocol

from emporion.bots import BOTS, Guesses, UnknownBot, make_bot
from emporion.bots.levels import strengths
from emporion.kernel.chance import Dice
from emporion.kernel.match import Match
from emporion.kernel.words import Words
from emporion.programs.process import ProgramFailed
from emporion.programs.seat import Program, ProgramSeat, drive

GENERAL = ("random", "greedy", "first")
"""Bots that need nothing of a title."""
EXEC = "exec"
PYTHONS = ("python", "python3")
"""Where no such command exists (Debian has no `python`), the Python that runs Emporion is meant."""


def is_program(name: str) -> bool:
    return name.partition(":")[0].partition("@")[0] == EXEC and ":" in name


def read_program(name: str) -> Program:
    """The program that a name such as `exec@2.5:python bot.py` means."""
    head, _, line = name.partition(":")
    seconds = head.partition("@")[2] or "10"
    try:
        limit = float(seconds)
        command = tuple(shlex.split(line))
    except ValueError as error:
        raise UnknownBot(f"{name!r} is no program: {error}") from None
    if not math.isfinite(limit) or limit <= 0:
        raise UnknownBot(f"{name!r} is no program: {seconds} is no time limit")
    if not command:
        raise UnknownBot(f"{name!r} is no program: there is no command ''")
    if shutil.which(command[0]) is None:
        if command[0] not in PYTHONS:
            raise UnknownBot(f"{name!r} is no program: there is no command {command[0]!r}")
        command = (sys.executable, *command[1:])
    return Program(command, limit)


def check_bots(names: Iterable[str], title: str) -> None:
    """`UnknownBot` unless somebody has each of these names and plays this title. Who needs a trained net is refused
    where a title has none: an expert under that name would mislead."""
    known = strengths(title)
    there = [name for name in BOTS if name in known or name in GENERAL]
    for name in names:
        if is_program(name):
            read_program(name)
        elif name not in there:
            asked = f"{name} plays {title}" if name in BOTS else f"bot {name!r}"
            raise UnknownBot(f"no {asked}: there are {', '.join(there)}")


def try_out(names: Iterable[str], match: Match) -> None:
    """Start each program among these names once, so that one that cannot play is known before it has to; a match like
    this one is what it is told of. `UnknownBot` says what is wrong."""
    for name in dict.fromkeys(filter(is_program, names)):
        seat = ProgramSeat(read_program(name), 0)
        try:
            drive(seat.greet(match))
        except ProgramFailed as failure:
            raise UnknownBot(f"{name!r} cannot play: {failure}") from None
        finally:
            goodbye = seat.leave()
            if goodbye is not None:
                goodbye.do()


class Player(Protocol):
    """Somebody at one seat of one match."""

    defaults: int
    """How often the game's default word had to be said for it."""

    def choose(self, match: Match) -> int: ...

    def over(self, match: Match) -> None:
        """The match is over, or nobody plays on."""


class BotPlayer:
    def __init__(self, name: str, seat: int, dice: Dice) -> None:
        self.bot = make_bot(name)
        self.seat = seat
        self.dice = dice
        self.defaults = 0

    def choose(self, match: Match) -> int:
        game, t = match.game, match.table
        words = Words(len(game.vocabulary))
        game.offer(t, self.seat, words)
        quiet = t.clone()  # bots think without a journal
        return int(self.bot.choose(Guesses(game, quiet, self.seat, self.dice), words, self.dice))

    def over(self, match: Match) -> None:
        pass


class ProgramPlayer:
    def __init__(self, name: str, seat: int, language: str) -> None:
        self.seat = ProgramSeat(read_program(name), seat, language)
        self.defaults = 0

    def choose(self, match: Match) -> int:
        word = drive(self.seat.choose(match))
        if word is None:
            self.defaults += 1
            return match.game.default(match.table, self.seat.seat)
        return word

    def over(self, match: Match) -> None:
        goodbye = self.seat.over(match) if match.over() else self.seat.leave()
        if goodbye is not None:
            goodbye.do()


def make_player(name: str, seat: int, dice: Dice, language: str = "en") -> Player:
    return ProgramPlayer(name, seat, language) if is_program(name) else BotPlayer(name, seat, dice)
