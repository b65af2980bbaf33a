#!/usr/bin/env python3
"""What a word costs the server, without network, disk and bots: processor time, in every title.

The kept matches of four seats (tests/fixtures) are played again in a live room with all seats and a spectator looking
on: a word is heard, checked, stored (in nothing), and what everybody who can notice it gets is encoded. What drawing
and encoding the viewers' sights takes is told apart: a sight grows with what lies on the table, nothing else may grow.

python tools/word_cost.py [--json FILE] [TITLE ...]
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import itertools
import json
import statistics
import tempfile
import time
import tracemalloc
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec

from emporion import compiled, games
from emporion.kernel.chance import commitment
from emporion.kernel.game import Game
from emporion.kernel.match import Match
from emporion.kernel.record import read_record
from emporion.kernel.table import Table
from emporion.server.frames import Shared
from emporion.server.match.play import Play
from emporion.server.match.sights import SIGHTS
from emporion.server.messages import Pace, Say, TakeBack
from emporion.server.rooms.audience import Connection
from emporion.server.rooms.outbox import Outbox
from emporion.server.rooms.room import Room
from emporion.server.service import Service, Settings
from emporion.server.store import Op, Person, SeatRow, TableRow

FIXTURES = Path(__file__).resolve().parent.parent / "tests" / "fixtures"
SEATS = 4
LOADS = 5
PERSONS = [Person(f"p{seat}", f"Person {seat}", "en", 0) for seat in range(SEATS)]
MOMENTS = ("first quarter", "last quarter")


class Nothing:
    """A storage that keeps the words of one table, and nothing else."""

    server = ""
    shared = False

    def __init__(self) -> None:
        self.log: list[Op] = []

    async def append(self, table: str, expected: int, ops: list[Op], *_: Any) -> str:
        self.log += ops
        return ""

    async def hooks(self, *_: Any) -> list[Any]:
        return []

    async def wishes(self, *_: Any) -> dict[str, Any]:
        return {}

    def __getattr__(self, name: str) -> Any:
        async def nothing(*_: Any, **__: Any) -> None: ...

        return nothing


class Sink(Outbox):
    """A client that reads everything at once, without compression."""

    def __init__(self, costs: Costs) -> None:
        super().__init__()
        self.costs = costs

    def can_write(self) -> bool:
        return True

    def write(self, frame: Shared) -> None:
        self.costs.sent += len(frame.wire(packed=False))

    def close(self, code: int, reason: str) -> None: ...


class Costs:
    """Processor time in milliseconds: of all words, of words and of taking back early and late in a match."""

    def __init__(self) -> None:
        self.words: list[float] = []
        self.by_moment: dict[str, list[float]] = {moment: [] for moment in MOMENTS}
        self.rest: dict[str, list[float]] = {moment: [] for moment in MOMENTS}  # the same without sights
        self.backs: dict[str, list[float]] = {moment: [] for moment in MOMENTS}
        self.rest_of_backs: dict[str, list[float]] = {moment: [] for moment in MOMENTS}
        self.loads: list[float] = []
        self.sent = 0
        self.kib: list[float] = []


class Drawing:
    """Draws sights as ever, and knows how long it took, in milliseconds."""

    def __init__(self) -> None:
        self.spent = 0.0
        self._draw = SIGHTS.of

    def of(self, game: Game, table: Table, viewer: int) -> bytes:
        start = time.process_time()
        drawn = self._draw(game, table, viewer)
        self.spent += (time.process_time() - start) * 1000
        return drawn


def row_of(match: Match) -> TableRow:
    header = match.header
    seats = [SeatRow("person", person.id, person.name) for person in PERSONS]
    return TableRow(
        id="measured",
        game=header.game,
        options=header.options,
        seats=seats,
        pace=Pace(),
        door="link",
        host=PERSONS[0].id,
        seed=header.seed,
        commitment=commitment(header.seed),
        ruleset=header.ruleset,
        errata=list(header.errata),
        made=0,
        updated=0,
        status="running",
        started=1,
    )


async def play(service: Service, store: Nothing, match: Match, costs: Costs, drawing: Drawing) -> None:
    game = match.game
    store.log = []
    room = Room(service, row_of(match), Play(game, row_of(match), []), [])
    assert room.play is not None

    people = [Connection(person, Sink(costs)) for person in PERSONS]
    for connection in [*people, Connection(None, Sink(costs))]:
        room.join(connection)
    ids = itertools.count()

    async def hear(seat: int, message: Any) -> tuple[float, float]:
        """What it cost, and what it cost without sights."""
        start, drawing.spent = time.process_time(), 0.0
        await room.hearing.hear(people[seat], message)
        spent = (time.process_time() - start) * 1000
        return spent, spent - drawing.spent

    async def say(seat: int, word: str) -> tuple[float, float]:
        assert room.play is not None
        return await hear(seat, Say(f"m{next(ids)}", room.play.seq(seat), word))

    for place, said in enumerate(match.said):
        word = game.vocabulary.text(said.word)
        moment = {0: MOMENTS[0], 3: MOMENTS[1]}.get(4 * place // len(match.said))
        spent, rest = await say(said.seat, word)
        costs.words.append(spent)
        if moment is not None:
            costs.by_moment[moment].append(spent)
            costs.rest[moment].append(rest)
            if place % 5 == 0 and room.play.may_take_back(said.seat):
                spent, rest = await hear(said.seat, TakeBack(f"m{next(ids)}"))
                costs.backs[moment].append(spent)
                costs.rest_of_backs[moment].append(rest)
                await say(said.seat, word)
    assert [said.word for said in room.play.match.said] == [said.word for said in match.said]
    measure_load(service, match, list(store.log), costs)


def measure_load(service: Service, match: Match, ops: list[Op], costs: Costs) -> None:
    """The room made anew from what is stored, up to shortly before the end; and what it holds, its journal written."""
    row, most = row_of(match), ops[: len(ops) * 9 // 10]
    for _ in range(LOADS):
        start = time.process_time()
        Room(service, row, Play(match.game, row, most), [])
        costs.loads.append((time.process_time() - start) * 1000)
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    copies = [msgspec.structs.replace(op, message=f"{op.message}!") for op in most]
    room = Room(service, row, Play(match.game, row, copies), [])
    room.state(PERSONS[0], 0)
    gc.collect()
    costs.kib.append((tracemalloc.get_traced_memory()[0] - before) / 1024)
    tracemalloc.stop()


async def measure(title: str) -> dict[str, Any]:
    game = games.load(title)
    costs, drawing = Costs(), Drawing()
    with tempfile.TemporaryDirectory() as folder, patch.object(SIGHTS, "of", drawing.of):
        service = Service(Settings(data=Path(folder)))
        store: Any = Nothing()
        service.store = store
        for file in sorted((FIXTURES / title).glob(f"*-{SEATS}-seats-*.record")):
            await play(service, store, read_record(game, file.read_text(encoding="utf-8")), costs, drawing)
    words = sorted(costs.words)
    mean = statistics.mean
    return {
        "title": title,
        "words": len(words),
        "word_ms": round(mean(words), 3),
        "p99_ms": round(words[len(words) * 99 // 100], 3),
        "early_ms": round(mean(costs.by_moment[MOMENTS[0]]), 3),
        "late_ms": round(mean(costs.by_moment[MOMENTS[1]]), 3),
        "rest_early_ms": round(mean(costs.rest[MOMENTS[0]]), 3),
        "rest_late_ms": round(mean(costs.rest[MOMENTS[1]]), 3),
        "back_early_ms": round(mean(costs.backs[MOMENTS[0]] or [0]), 3),
        "back_late_ms": round(mean(costs.backs[MOMENTS[1]] or [0]), 3),
        "back_rest_early_ms": round(mean(costs.rest_of_backs[MOMENTS[0]] or [0]), 3),
        "back_rest_late_ms": round(mean(costs.rest_of_backs[MOMENTS[1]] or [0]), 3),
        "load_ms": round(min(costs.loads), 1),
        "kib_a_table": round(mean(costs.kib)),
        "kb_sent": round(costs.sent / len(words) / 1000, 1),
    }


COLUMNS = {
    "title": "",
    "words": "words",
    "word_ms": "a word, ms",
    "p99_ms": "99 %",
    "early_ms": "first quarter",
    "late_ms": "last quarter",
    "rest_early_ms": "without sights: first",
    "rest_late_ms": "last",
    "back_early_ms": "taken back early",
    "back_late_ms": "late",
    "back_rest_early_ms": "without sights: early",
    "back_rest_late_ms": "late",
    "load_ms": "load, ms",
    "kib_a_table": "KiB a table",
    "kb_sent": "kB sent a word",
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("titles", nargs="*", default=games.titles())
    parser.add_argument("--json", type=Path, help="also write the figures to this file")
    arguments = parser.parse_args()
    if not compiled():
        print("the engine is interpreted here: these figures are not what a server does")
    print("| " + " | ".join(COLUMNS.values()) + " |\n|" + "---|" * len(COLUMNS))
    figures = []
    for title in arguments.titles:
        figures.append(asyncio.run(measure(title)))
        print("| " + " | ".join(str(figures[-1][column]) for column in COLUMNS) + " |", flush=True)
    if arguments.json:
        arguments.json.write_text(json.dumps(figures, indent=1) + "\n")


if __name__ == "__main__":
    main()
