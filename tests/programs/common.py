"""Matches, and programs as tests write them."""

from __future__ import annotations

import json
import sys
import textwrap
from pathlib import Path
from typing import Any

from emporion.games import load
from emporion.kernel.match import Header, Match
from emporion.programs.seat import Program, ProgramSeat, drive

GAME = "ostia"
READY = """
import json, os, sys, time
heard = open(sys.argv[1], "a")
def hear():
    line = sys.stdin.readline()
    heard.write(line)
    heard.flush()
    return json.loads(line)
def tell(**message):
    print(json.dumps(message), flush=True)
def say(id, word):
    tell(type="say", id=id, word=word)
hello = hear()
tell(type="ready", protocol=1)
"""


class Written:
    """A program as a test writes it, and what it heard."""

    def __init__(self, folder: Path, body: str, head: str = READY, seconds: float = 30.0) -> None:
        self.file, self.log = folder / "program.py", folder / "heard"
        self.file.write_text(head + textwrap.dedent(body))
        self.log.touch()
        self.program = Program((sys.executable, str(self.file), str(self.log)), seconds)
        self.name = f"exec@{seconds}:{sys.executable} {self.file} {self.log}"

    def heard(self) -> list[Any]:
        return [json.loads(line) for line in self.log.read_text().splitlines()]


def a_match(title: str = GAME, seed: str = "programs") -> Match:
    game = load(title)
    names = tuple(f"Player {n}" for n in range(max(3, game.fewest_seats)))
    return Match(game, Header(title, seed, names, {}, game.ruleset, game.errata))


def decide(seat: ProgramSeat, match: Match) -> int | None:
    return drive(seat.choose(match))


def first_seat(match: Match, program: Program) -> ProgramSeat:
    return ProgramSeat(program, match.game.speakers(match.table)[0])


def to_its_turn(match: Match, seat: int) -> None:
    """Let everybody say their default words until the seat must speak again."""
    while seat not in match.game.speakers(match.table):
        other = match.game.speakers(match.table)[0]
        match.say(other, match.game.default(match.table, other))
