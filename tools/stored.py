#!/usr/bin/env python3
"""How a server starts with many stored tables: makes them, starts it, and asks it all the time while they wake.

Matches of all titles, left somewhere in the middle: at one table in ten a bot has to speak, one in five has a clock
that says the default word, at all others people are waited for. On a machine that does other things, too, the server's
own CPU time says more than the clock.

python tools/stored.py --tables 10000                      a SQLite file of its own
python tools/stored.py --tables 10000 --unsettled          as the first edition left them
python tools/stored.py --tables 10000 --database ADDRESS   an empty PostgreSQL database
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import httpx

from emporion import games
from emporion.kernel.chance import commitment
from emporion.kernel.match import Header, Match
from emporion.server.clock import milliseconds
from emporion.server.match.play import Play
from emporion.server.match.pulse import Pulse, pulse_of
from emporion.server.messages import Pace
from emporion.server.service import Settings, make_store
from emporion.server.store import EVERYBODY, Op, SeatRow, Store, TableRow

MATCHES = 12  # different ones of each title
AT_ONCE = 500
DAY = 24 * 3_600_000


def some_match(title: str, number: int) -> tuple[Header, list[tuple[int, str]]]:
    """A match of a title, and what was said in it by random players up to some moment."""
    game, dice = games.load(title), random.Random(f"{title} {number}")
    seats = max(3, game.fewest_seats) if game.most_seats >= 3 else game.most_seats
    names = tuple(f"P{seat}" for seat in range(seats))
    header = Header(title, f"stored {number}", names, {}, game.ruleset, game.errata)
    match = Match(game, header)
    for _ in range(dice.randrange(20, 200)):
        seat = dice.choice(game.speakers(match.table))
        match.say(seat, dice.choice(game.offered(match.table, seat)))
        if match.over():
            match.said.pop()  # the last word is left to be said
            break
    text = game.vocabulary.text
    return match.header, [(said.seat, text(said.word)) for said in match.said]


def row_of(name: str, header: Header, speaker: int, kind: str) -> TableRow:
    """A table of that match; `kind` says whether a bot, a clock or nothing is behind the seat that must speak."""
    now = milliseconds()
    seats = [SeatRow("person", f"person {n}", f"P{n}", colour="red", shape="disc") for n in range(len(header.seats))]
    if kind == "bot":
        seats[speaker] = SeatRow("bot", "", "Livia", "easy", "red", "disc")
    game = games.load(header.game)
    return TableRow(
        id=name,
        game=header.game,
        options=header.options,
        seats=seats,
        pace=Pace("days", 2 * 86_400, "default") if kind == "clock" else Pace(),
        door="public" if int(name[1:]) % 7 == 0 else "link",
        host="person 0",
        seed=header.seed,
        commitment=commitment(header.seed),
        ruleset=game.ruleset,
        errata=list(game.errata),
        made=now - DAY,
        updated=now - DAY,
        started=now - DAY,
        status="running",
    )


def tables(number: int) -> Iterator[tuple[TableRow, list[Op], Pulse]]:
    at = milliseconds() - DAY
    known: dict[tuple[str, int, str], tuple[Header, int, list[Op], Pulse]] = {}
    titles = sorted(games.titles())
    for n in range(number):
        title, which = titles[n % len(titles)], n // len(titles) % MATCHES
        kind = "bot" if n % 10 == 0 else "clock" if n % 5 == 1 else "people"
        if (title, which, kind) not in known:
            header, words = some_match(title, which)
            ops = [Op(k, "say", seat, at, EVERYBODY, word, message=f"m{k}") for k, (seat, word) in enumerate(words)]
            play = Play(games.load(title), row_of("t0", header, 0, "people"), ops)
            speaker = play.speakers()[0]
            row = row_of("t0", header, speaker, kind)
            known[title, which, kind] = (header, speaker, ops, pulse_of(row, Play(games.load(title), row, ops)))
        header, speaker, ops, pulse = known[title, which, kind]
        yield row_of(f"t{n}", header, speaker, kind), ops, pulse


async def make(store: Store, number: int, settled: bool) -> None:
    await store.open()
    waiting = []
    for row, ops, pulse in tables(number):
        waiting.append((row, ops, pulse))
        if len(waiting) == AT_ONCE or int(row.id[1:]) == number - 1:
            await asyncio.gather(*(store.new_table(row, ops) for row, ops, _ in waiting))
            if settled:
                await store.settle([(row.id, len(ops), 0, pulse) for row, ops, pulse in waiting])
            waiting = []
    await store.close()


def quantile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def measure(settings: Settings, number: int) -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    base = f"http://127.0.0.1:{port}"
    environment = os.environ | {
        "EMPORION_DATA": str(settings.data),
        "EMPORION_DATABASE": settings.database,
        "EMPORION_BOT_DELAY": "0",
    }
    command = [sys.executable, "-m", "emporion", "play", "--no-open", "--port", str(port)]
    started = time.perf_counter()
    with subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL) as server:
        try:
            with httpx.Client(base_url=base, timeout=60) as http:
                while True:
                    with contextlib.suppress(httpx.HTTPError):
                        if http.get("/api/games").status_code == 200:
                            break
                    time.sleep(0.02)
                first, first_cpu = time.perf_counter() - started, cpu(server.pid)
                asked: dict[str, list[float]] = {"lobby": [], "new table": []}
                http.post("/api/me", json={"name": "Anna", "language": "en"})
                seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
                end = time.perf_counter() + 60
                due = number
                while due and time.perf_counter() < end:
                    for what, path in (("lobby", "/api/lobby"), ("new table", "/api/tables")):
                        began = time.perf_counter()
                        body = {"game": "ostia", "seats": seats}
                        answer = http.get(path) if what == "lobby" else http.post(path, json=body)
                        answer.raise_for_status()
                        asked[what].append(time.perf_counter() - began)
                    due = asyncio.run(still_due(settings))
                    if not due:
                        break
                    time.sleep(0.1)
                woken, woken_cpu = time.perf_counter() - started, cpu(server.pid)
            memory = resident(server.pid)
        finally:
            server.terminate()
            server.wait(20)
    print(f"{number} tables: the first answer after {first:.2f} s ({first_cpu:.2f} s of CPU)", end="")
    print(f", {due} left to wake after {woken:.1f} s ({woken_cpu:.1f} s of CPU), {memory} MB")
    for what, seconds in asked.items():
        print(
            f"  {what:10} {len(seconds):5} asked, median {1000 * quantile(seconds, 0.5):.0f} ms,"
            f" 99 % {1000 * quantile(seconds, 0.99):.0f} ms, longest {1000 * max(seconds):.0f} ms"
        )


async def still_due(settings: Settings) -> int:
    """How many tables have been due since before the server started."""
    query = "SELECT count(*) FROM pulses WHERE due IS NOT NULL AND due <= {}"
    before = milliseconds() - DAY // 2
    if settings.database:
        import asyncpg

        connection = await asyncpg.connect(settings.database)
        number: int = await connection.fetchval(query.format("$1"), before)
        await connection.close()
        return number
    import sqlite3

    with contextlib.closing(sqlite3.connect(settings.data / "emporion.sqlite3")) as database:
        return int(database.execute(query.format("?"), (before,)).fetchone()[0])


def cpu(pid: int) -> float:
    """Seconds of CPU the server has used, its workers not counted."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident(pid: int) -> int:
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) // 1024
    return 0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--database", default="")
    parser.add_argument("--unsettled", action="store_true")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(data=Path(folder), database=chosen.database)
        began = time.perf_counter()
        asyncio.run(make(make_store(settings), chosen.tables, not chosen.unsettled))
        print(f"made in {time.perf_counter() - began:.0f} s", flush=True)
        measure(settings, chosen.tables)


if __name__ == "__main__":
    main()
