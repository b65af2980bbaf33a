#!/usr/bin/env python3
"""For who writes lessons (docs/school.md).

python tools/school.py check [TITLE]                 what is wrong with the lessons; nothing where all is well
python tools/school.py show TITLE/LESSON [STEP]      the table of a step, and what is said of each answer there
python tools/school.py words RECORD [SEAT]           a record word by word, numbered as `at` counts; of one seat
python tools/school.py at RECORD WORDS SEAT          the table of a record after so many words, as a seat sees it

Records of matches are made by `emporion sim TITLE --seats 4 --bots hard --games 5 --seed anything --records FOLDER`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from rich.console import Console

from emporion import games
from emporion.kernel.match import Match
from emporion.kernel.record import game_of, read_record
from emporion.kernel.text import Speech
from emporion.school.check import faults
from emporion.school.desk import Desk
from emporion.school.lesson import CHOICE, Place, course
from emporion.terminal.boards import board_of
from emporion.terminal.voice import Voice

WIDTH = 118
LAST = 16
"""Lines of the journal that are printed."""


def check(title: str = "") -> int:
    found = [fault for each in ([title] if title else games.titles()) for fault in faults(each)]
    print("\n".join(found) or "all is well")
    return 1 if found else 0


def show(place: str, step: str = "") -> int:
    title, _, name = place.partition("/")
    steps = course(title)[name].step
    numbers = [number for number, each in enumerate(steps) if step in ("", each.id)]
    for number in numbers:
        desk = Desk(Place(title, name), number)
        print(f"==== {place} {number}: {desk.step.id} ({desk.step.kind})")
        draw(desk.match, desk.lesson.seat)
        answers = [CHOICE + choice for choice in desk.step.choices]
        if desk.step.kind == "say":
            answers = desk.offered()
            print("offered:", " ".join(answers[:120]))
        for answer in answers[:60]:
            verdict = Desk(Place(title, name), number).answer([answer])
            print(f"  {answer}: {verdict.kind} {verdict.mistake.id if verdict.mistake else ''}")
        print("solution:", " ".join(desk.solution()))
    return 0


def read(file: str) -> Match:
    text = Path(file).read_text(encoding="utf-8")
    return read_record(games.load(game_of(text)), text)


def words(file: str, seat: str = "") -> int:
    match = read(file)
    walk = Match(match.game, match.header)
    for number, said in enumerate(match.said):
        if seat in ("", str(said.seat)):
            step = match.game.step(walk.table)
            place = f"{match.game.round(walk.table)} {match.game.phase(walk.table)} {step.name}"
            print(f"{number:5} {place:40} {said.seat} {match.game.vocabulary.text(said.word)}")
        walk.say(said.seat, said.word)
    return 0


def at(file: str, number: str, seat: str) -> int:
    match = read(file).at(int(number))
    draw(match, int(seat))
    if not match.over() and int(seat) in match.game.speakers(match.table):
        offered = [match.game.vocabulary.text(word) for word in match.game.offered(match.table, int(seat))]
        print("offered:", " ".join(offered))
    return 0


def draw(match: Match, seat: int) -> None:
    game, t = match.game, match.table
    voice = Voice(game, "en", match.header.seats, seat)
    board = board_of(game.title, voice)
    board.options = match.header.options
    offered = game.offered(t, seat) if not t.over() and seat in game.speakers(t) else []
    board.see(game.sight(t, seat), offered, "" if t.over() else game.phase(t))
    print(board.headline(), "·", "" if t.over() else f"{game.phase(t)}, {game.step(t).name}")
    console = Console(width=WIDTH)
    for line in [*board.entire(WIDTH), *board.decision(WIDTH)]:
        console.print(line)
    speech = Speech(game, "en", match.header.seats, seat)
    for event in match.events_seen_by(seat)[-LAST:]:
        print("  .", speech.event(event))


COMMANDS: dict[str, Callable[..., int]] = {"check": check, "show": show, "words": words, "at": at}

if __name__ == "__main__":
    if len(sys.argv) < 2 or sys.argv[1] not in COMMANDS:
        sys.exit(__doc__)
    sys.exit(COMMANDS[sys.argv[1]](*sys.argv[2:]))
