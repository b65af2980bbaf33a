#!/usr/bin/env python3
"""How the server does under load: many live tables of bots and scripted people, over real WebSockets, on this machine.

A person thinks for a moment, says any word it is offered, and measures how long the answer takes (`reply`) and how long
until it sees the table after its word (`seen`).

python tools/load.py --tables 200 --seconds 30 [--json FILE]
python tools/load.py --tables 8 --thinkers 8      eight expert bots think all the time while people play
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import platform
import random
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import websockets

from emporion import compiled, games


class Person:
    """One scripted person at one table with bots."""

    def __init__(self, base: str, number: int, game: str, think: float) -> None:
        self.base = base
        self.number = number
        self.game = game
        self.think = think
        self.dice = random.Random(number)
        self.replies: list[float] = []
        self.seen: list[float] = []
        self.refused = 0
        self.matches = 0
        self.words = 0

    async def sit(self, seats: int) -> None:
        async with httpx.AsyncClient(base_url=self.base, timeout=60) as http:
            await http.post("/api/me", json={"name": f"Person {self.number}"})
            self.cookie = http.cookies["emporion"]
            await self._open(http, seats)

    async def _open(self, http: httpx.AsyncClient, seats: int) -> None:
        bots = [{"kind": "bot", "level": "easy"}] * (seats - 1)
        answer = await http.post("/api/tables", json={"game": self.game, "seats": [{"kind": "me"}, *bots]})
        answer.raise_for_status()
        self.table = answer.json()["id"]

    async def play(self, seats: int, end: float) -> None:
        """Play until the time is up; when a match is over, open another."""
        while time.perf_counter() < end:
            await self._match(end)
            if time.perf_counter() < end:
                self.matches += 1
                async with httpx.AsyncClient(base_url=self.base, cookies={"emporion": self.cookie}, timeout=60) as http:
                    await self._open(http, seats)

    async def _match(self, end: float) -> None:
        address = f"{self.base.replace('http', 'ws')}/api/tables/{self.table}/live"
        headers = {"Cookie": f"emporion={self.cookie}"}
        async with websockets.connect(address, additional_headers=headers, max_size=None, compression=None) as line:
            state: Any = None
            sent, speaking, number = 0.0, "", 0
            say_at: float | None = None
            while True:
                now = time.perf_counter()
                if now >= end:
                    self.words += state["words"] if state else 0
                    return
                if say_at is not None and now >= say_at and state["offer"]:
                    number += 1
                    speaking = f"{self.table}-{number}"
                    word = self.dice.choice(state["offer"])
                    sent, say_at = time.perf_counter(), None
                    await line.send(json.dumps({"type": "say", "id": speaking, "seq": state["seq"], "word": word}))
                wait = end - now if say_at is None else min(end, say_at) - now
                try:
                    frame = json.loads(await asyncio.wait_for(line.recv(), max(0.001, wait)))
                except TimeoutError:
                    continue
                if frame["type"] == "answer" and frame["id"] == speaking:
                    self.replies.append(time.perf_counter() - sent)
                    self.refused += not frame["ok"]
                    speaking = ""
                elif frame["type"] == "state":
                    if speaking and state is not None and frame["words"] > state["words"]:
                        self.seen.append(time.perf_counter() - sent)
                    state = frame
                    if state["result"] is not None:
                        self.words += state["words"]
                        return
                if state is not None and state["offer"] and not speaking and say_at is None:
                    say_at = time.perf_counter() + self.dice.uniform(0.5, 1.5) * self.think


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1000 if ordered else float("nan")


async def let_think(base: str, game: str, level: str, thinkers: int) -> None:
    """Tables of bots only: at each of them at least one thinks at any time."""
    seats = [{"kind": "bot", "level": level}] * games.load(game).fewest_seats
    async with httpx.AsyncClient(base_url=base, timeout=60) as http:
        await http.post("/api/me", json={"name": "Nobody"})
        for _ in range(thinkers):
            (await http.post("/api/tables", json={"game": game, "seats": seats})).raise_for_status()


def thoughts(log: str) -> dict[str, dict[str, float]]:
    """How long bots thought, by level, as the server tells when it ends."""
    pattern = r"bots of level (\w+): (\d+) words, ([\d.]+) s on average, ([\d.]+) s at most"
    return {
        level: {"words": int(words), "mean_s": float(mean), "longest_s": float(longest)}
        for level, words, mean, longest in re.findall(pattern, log)
    }


def start_server(data: Path, bot_delay: float) -> tuple[subprocess.Popen[bytes], str]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    process = subprocess.Popen(
        [sys.executable, "-m", "emporion", "play", "--no-open", "--port", str(port)],
        env=os.environ | {"EMPORION_DATA": str(data), "EMPORION_BOT_DELAY": str(bot_delay)},
        stdout=subprocess.DEVNULL,
        stderr=(data / "log").open("wb"),
    )
    base = f"http://127.0.0.1:{port}"
    for _ in range(600):
        with contextlib.suppress(httpx.HTTPError):
            if httpx.get(f"{base}/api/games").status_code == 200:
                return process, base
        time.sleep(0.1)
    raise SystemExit("the server does not start")


def cpu_seconds(process: int) -> float:
    """Processor time the server's own process has used, without its bots; 0 where that cannot be known."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(base: str, process: int, arguments: argparse.Namespace) -> dict[str, Any]:
    game = arguments.game or games.titles()[0]
    seats = max(games.load(game).fewest_seats, arguments.seats)
    people = [Person(base, n, game, arguments.think) for n in range(arguments.tables)]
    for start in range(0, len(people), 20):
        await asyncio.gather(*(person.sit(seats) for person in people[start : start + 20]))
    await let_think(base, game, arguments.level, arguments.thinkers)
    load = os.getloadavg()[0]
    used = cpu_seconds(process)
    begin = time.perf_counter()
    end = begin + arguments.seconds
    await asyncio.gather(*(person.play(seats, end) for person in people))
    seconds = time.perf_counter() - begin
    used = cpu_seconds(process) - used
    replies = [reply for person in people for reply in person.replies]
    seen = [reply for person in people for reply in person.seen]
    words = sum(person.words for person in people)
    return {
        "game": game,
        "tables": arguments.tables,
        "seats": seats,
        "bots": arguments.tables * (seats - 1),
        "thinkers": arguments.thinkers,
        "seconds": round(seconds, 1),
        "words_of_people": len(replies),
        "words_per_s": round(words / seconds),
        "matches_finished": sum(person.matches for person in people),
        "refused": sum(person.refused for person in people),
        "reply_ms": {
            name: round(percentile(replies, at), 1) for name, at in (("p50", 0.5), ("p90", 0.9), ("p99", 0.99))
        },
        "seen_ms": {name: round(percentile(seen, at), 1) for name, at in (("p50", 0.5), ("p90", 0.9), ("p99", 0.99))},
        "server_cpu": round(used / seconds, 2),
        "cores": len(os.sched_getaffinity(0)),
        "load_before": round(load, 1),
        "python": platform.python_version(),
        "compiled": compiled(),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--think", type=float, default=1.0, help="seconds a scripted person thinks, on average")
    parser.add_argument("--bot-delay", type=float, default=0.5)
    parser.add_argument("--game", default="")
    parser.add_argument("--thinkers", type=int, default=0, help="tables of bots only, thinking all the time")
    parser.add_argument("--level", default="expert", help="of those bots")
    parser.add_argument("--json", type=Path, help="also write the figures to this file")
    arguments = parser.parse_args()
    data = Path(tempfile.mkdtemp(prefix="emporion-load-"))
    process, base = start_server(data, arguments.bot_delay)
    try:
        figures = asyncio.run(measure(base, process.pid, arguments))
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(20)
        log = (data / "log").read_text()
        shutil.rmtree(data, ignore_errors=True)
    figures["thinking"] = thoughts(log)
    reply, seen = figures["reply_ms"], figures["seen_ms"]
    print(
        f"{figures['tables']} tables of {figures['game']}, {figures['seats']} seats, {figures['seconds']} s, "
        f"{figures['cores']} cores (load before: {figures['load_before']})"
    )
    print(f"{'':24}{'median':>9}{'90 %':>9}{'99 %':>9}")
    print(f"{'reply to a word, ms':24}{reply['p50']:9}{reply['p90']:9}{reply['p99']:9}")
    print(f"{'own word seen, ms':24}{seen['p50']:9}{seen['p90']:9}{seen['p99']:9}")
    print(
        f"{'words/s':24}{figures['words_per_s']:9}"
        f"   ({figures['words_of_people']} by people, {figures['refused']} refused; sealed words of bots not counted)"
    )
    print(f"{'server, cores used':24}{figures['server_cpu']:9}")
    for level, thought in figures["thinking"].items():
        print(f"{level:24}{thought['words']} words, {thought['mean_s']} s on average, {thought['longest_s']} s at most")
    if arguments.json:
        arguments.json.write_text(json.dumps(figures, indent=1) + "\n")
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
