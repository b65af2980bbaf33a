#!/usr/bin/env python3
"""What a bystander notices while somebody attacks the server: started here, on loopback, for a bounded time.

The bystander plays all seats of a table, one word after the other, and measures how long each answer takes; first in
peace, then under attack. Another table of his, of bots only, shows how much the bots still think.

python tools/attack.py hints      --number 30     hints asked for without pause at so many tables
python tools/attack.py replays    --number 8      connections that fetch positions of a long match without pause
python tools/attack.py spectators --number 2500   sockets at one table where words are said, all reading
python tools/attack.py deaf       --number 2500   the same, but none of them ever reads
python tools/attack.py headers    --number 500    connections that send a header a second, and never the last
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import multiprocessing
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

GAME = "ostia"
MOST = 5000
LONGEST = 120


# -- the server -----------------------------------------------------------------------------------------------


def start_server(data: Path) -> tuple[subprocess.Popen[bytes], str]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    process = subprocess.Popen(
        [sys.executable, "-m", "emporion", "play", "--no-open", "--port", str(port)],
        env=os.environ | {"EMPORION_DATA": str(data), "EMPORION_BOT_DELAY": "0"},
        stdout=subprocess.DEVNULL,
        stderr=(data / "log").open("wb"),
    )
    base = f"http://127.0.0.1:{port}"
    for _ in range(600):
        with contextlib.suppress(httpx.HTTPError):
            if httpx.get(f"{base}/health").status_code == 200:
                return process, base
        time.sleep(0.1)
    raise SystemExit("the server does not start")


def figures(base: str) -> dict[str, float]:
    lines = [line.rpartition(" ") for line in httpx.get(f"{base}/metrics", timeout=60).text.splitlines()]
    return {name: float(value) for name, _, value in lines if not name.startswith("#")}


def cpu_seconds(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(process: int) -> float:
    """Resident megabytes."""
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{process}/status").read_text())
    return int(found[1]) / 1024 if found else 0.0


def go_first(process: int) -> None:
    """Let this process, all its threads, go before other work on the machine, whose noise is not what is measured."""
    for thread in os.listdir(f"/proc/{process}/task"):
        os.sched_setscheduler(int(thread), os.SCHED_FIFO, os.sched_param(5))


# -- somebody at a table --------------------------------------------------------------------------------------


class Somebody:
    def __init__(self, base: str, name: str) -> None:
        self.base = base
        self.http = httpx.AsyncClient(base_url=base, timeout=60, headers={"content-type": "application/json"})
        self.name = name

    async def arrive(self) -> Somebody:
        (await self.http.post("/api/me", json={"name": self.name})).raise_for_status()
        return self

    async def open(self, *seats: dict[str, str], game: str = GAME, **more: Any) -> str:
        answer = await self.http.post("/api/tables", json={"game": game, "seats": list(seats), **more})
        answer.raise_for_status()
        table: str = answer.json()["id"]
        return table

    def line(self, table: str) -> websockets.connect:
        address = f"{self.base.replace('http', 'ws')}/api/tables/{table}/live"
        headers = {"Cookie": f"emporion={self.http.cookies['emporion']}"}
        return websockets.connect(address, additional_headers=headers, max_size=None)


class Bystander:
    """Says words for everybody at his own table, and measures the replies in milliseconds."""

    def __init__(self, base: str, pause: float = 0.02) -> None:
        self.base = base
        self.pause = pause
        self.replies: list[float] = []
        self.table = ""
        self.dice = random.Random(1)

    async def play(self, end: float) -> None:
        people = [await Somebody(self.base, f"Bystander {n}").arrive() for n in range(games.load(GAME).fewest_seats)]
        while time.perf_counter() < end:
            table = await people[0].open({"kind": "me"}, *({"kind": "open"} for _ in people[1:]))
            for seat, person in enumerate(people[1:], 1):
                (await person.http.post(f"/api/tables/{table}/sit", json={"seat": seat})).raise_for_status()
            async with contextlib.AsyncExitStack() as stack:
                lines = [await stack.enter_async_context(person.line(table)) for person in people]
                self.table = table
                await self._match(lines, end)
        for person in people:
            await person.http.aclose()

    async def _match(self, lines: list[Any], end: float) -> None:
        states: list[Any] = [None] * len(lines)
        answers: asyncio.Queue[float] = asyncio.Queue()

        async def listen(seat: int) -> None:
            async for frame in lines[seat]:
                message = json.loads(frame)
                if message["type"] == "state":
                    states[seat] = message
                elif message["type"] == "answer":
                    answers.put_nowait(time.perf_counter())

        listeners = [asyncio.create_task(listen(seat)) for seat in range(len(lines))]
        number = 0
        while time.perf_counter() < end and not any(state and state["result"] for state in states):
            await asyncio.sleep(self.pause)
            seat = next((seat for seat, state in enumerate(states) if state and state["offer"]), None)
            if seat is None:
                continue
            number += 1
            word = self.dice.choice(states[seat]["offer"])
            message = {"type": "say", "id": f"b{number}", "seq": states[seat]["seq"], "word": word}
            sent = time.perf_counter()
            await lines[seat].send(json.dumps(message))
            self.replies.append((await asyncio.wait_for(answers.get(), 60) - sent) * 1000)
        for listener in listeners:
            listener.cancel()


# -- attackers: each runs in a process of its own -------------------------------------------------------------


async def hints(base: str, number: int, end: float) -> None:
    """So many people, each at a table of his own, who ask for a hint, say a word, and ask again."""
    bots = [{"kind": "bot", "level": "easy"}] * (games.load(GAME).fewest_seats - 1)

    async def one(n: int) -> None:
        person = await Somebody(base, f"Attacker {n}").arrive()
        dice, ids = random.Random(n), 0
        while time.time() < end:
            async with person.line(await person.open({"kind": "me"}, *bots)) as line:
                asked: int | None = None
                async for frame in line:
                    if time.time() >= end:
                        return
                    state = json.loads(frame)
                    if state["type"] == "state":
                        if state["result"]:
                            break
                        if state["offer"] and state["seq"] != asked:
                            asked = state["seq"]
                            latest = state
                            for kind in ("hint", "hint"):
                                ids += 1
                                await line.send(json.dumps({"type": kind, "id": f"h{ids}", "seq": asked}))
                    elif state["type"] == "hint" or (state["type"] == "answer" and state["id"][0] == "h"):
                        ids += 1
                        word = dice.choice(latest["offer"])
                        await line.send(
                            json.dumps({"type": "say", "id": f"s{ids}", "seq": latest["seq"], "word": word})
                        )

    await asyncio.gather(*(one(n) for n in range(number)), return_exceptions=True)


async def replays(base: str, number: int, end: float) -> None:
    """Connections that fetch everything about a long match, positions in an order no cache likes."""
    person = await Somebody(base, "Attacker").arrive()
    record = max(
        (Path(__file__).parent.parent / "tests" / "fixtures").rglob("*.record"), key=lambda file: file.stat().st_size
    )
    upload = await person.http.post("/api/records", json={"record": record.read_text()})
    upload.raise_for_status()
    states, words = upload.json()["states"], len(upload.json()["words"])
    asked = 0

    async def one(n: int) -> None:
        nonlocal asked
        dice = random.Random(n)
        async with httpx.AsyncClient(base_url=base, timeout=60) as http:  # nobody: without a person's quota
            while time.time() < end:
                view = dice.choice(["all", "public", "0", "1"])
                await http.get(f"{states}/{dice.randrange(words + 1)}?view={view}")
                asked += 1

    await asyncio.gather(*(one(n) for n in range(number)), return_exceptions=True)
    print(f"  ({asked} positions fetched)", flush=True)


class Watcher(asyncio.Protocol):
    """A socket at a table that throws everything away, or does not even read."""

    def __init__(self, request: bytes, deaf: bool) -> None:
        self.request, self.deaf = request, deaf
        self.received = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        transport.write(self.request)
        if self.deaf:
            transport.pause_reading()

    def data_received(self, data: bytes) -> None:
        self.received += len(data)


async def spectators(base: str, number: int, end: float, deaf: bool = False) -> None:
    """Sockets at one table, where three people say words all the time."""
    host = base.removeprefix("http://")
    address, _, port = host.partition(":")
    busy = Bystander(base, pause=0.1)
    playing = asyncio.create_task(busy.play(time.perf_counter() + end - time.time()))
    while not busy.table:
        await asyncio.sleep(0.05)
    request = (
        f"GET /api/tables/{busy.table}/live HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n"
        "Sec-WebSocket-Extensions: permessage-deflate\r\n\r\n"
    ).encode()
    loop = asyncio.get_running_loop()
    lines = []
    began = time.perf_counter()
    for _ in range(number):
        with contextlib.suppress(OSError):
            lines.append(await loop.create_connection(lambda: Watcher(request, deaf), address, int(port)))
    took = time.perf_counter() - began
    await asyncio.sleep(max(0.0, end - time.time()))
    got = sum(line.received for _, line in lines)
    print(f"  ({len(lines)} sockets in {took:.1f} s, {got / 1e6:.1f} MB received)", flush=True)
    playing.cancel()
    for transport, _ in lines:
        transport.abort()


async def headers(base: str, number: int, end: float) -> None:
    host, _, port = base.removeprefix("http://").partition(":")
    closed = 0

    async def one() -> None:
        nonlocal closed
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n")
        while time.time() < end:
            try:
                writer.write(b"X-More: please\r\n")
                await writer.drain()
                if await asyncio.wait_for(reader.read(1), 1.0) == b"":
                    raise ConnectionResetError
            except TimeoutError:
                continue
            except OSError:
                closed += 1
                return

    await asyncio.gather(*(one() for _ in range(number)), return_exceptions=True)
    print(f"  ({closed} of {number} connections broken off by the server)", flush=True)


def attack(mode: str, base: str, number: int, end: float) -> None:
    import resource

    os.sched_setscheduler(0, os.SCHED_OTHER, os.sched_param(0))

    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    asyncio.run(ATTACKS[mode](base, number, end))


async def deaf(base: str, number: int, end: float) -> None:
    await spectators(base, number, end, True)


ATTACKS = {"hints": hints, "replays": replays, "spectators": spectators, "deaf": deaf, "headers": headers}


# -- measuring ------------------------------------------------------------------------------------------------


def percentiles(values: list[float]) -> dict[str, float]:
    ordered = sorted(values) or [float("nan")]
    return {
        name: round(ordered[min(len(ordered) - 1, int(share * len(ordered)))], 1)
        for name, share in (("median", 0.5), ("90 %", 0.9), ("99 %", 0.99))
    }


async def watch(base: str, process: int, seconds: float) -> dict[str, Any]:
    """What a bystander notices for so long."""
    before, used = figures(base), cpu_seconds(process)
    bystander = Bystander(base)
    await bystander.play(time.perf_counter() + seconds)
    after = figures(base)

    def more(name: str) -> float:
        return after.get(name, 0.0) - before.get(name, 0.0)

    bots, hinting = (more(f'emporion_work_seconds{{kind="{kind}"}}') for kind in ("bots", "hints"))
    return {
        "reply_ms": percentiles(bystander.replies),
        "words": len(bystander.replies),
        "expert_words": more('emporion_thinking_seconds_count{level="expert"}'),
        "bots_s": round(bots, 1),
        "hints_s": round(hinting, 1),
        "server_cores": round((cpu_seconds(process) - used) / seconds, 2),
        "server_mb": round(memory(process)),
    }


async def measure(first: bool, mode: str, base: str, process: int, number: int, seconds: float) -> dict[str, Any]:
    host = await Somebody(base, "Bystander's host").arrive()
    await host.open(*({"kind": "bot", "level": "expert"} for _ in range(games.load(GAME).fewest_seats)))
    if first:
        go_first(process)
        go_first(os.getpid())
    peace = await watch(base, process, seconds)
    lead = 4.0 + number / 250 if mode in ("spectators", "deaf") else 3.0
    attacker = multiprocessing.get_context("spawn").Process(
        target=attack, args=(mode, base, number, time.time() + lead + seconds)
    )
    attacker.start()
    await asyncio.sleep(lead)
    await host.open(*({"kind": "bot", "level": "expert"} for _ in range(games.load(GAME).fewest_seats)))
    attacked = await watch(base, process, seconds)
    attacker.join(60)
    return {"in peace": peace, "attacked": attacked}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("mode", choices=ATTACKS)
    parser.add_argument("--number", type=int, default=30)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--first", action="store_true", help="server and bystander before other work here (as root)")
    arguments = parser.parse_args()
    number, seconds = min(arguments.number, MOST), min(arguments.seconds, LONGEST)
    data = Path(tempfile.mkdtemp(prefix="emporion-attack-"))
    process, base = start_server(data)
    try:
        load = os.getloadavg()[0]
        cores = len(os.sched_getaffinity(0))
        print(f"{arguments.mode} x {number}, {seconds:.0f} s, {cores} cores (load before: {load:.1f})")
        result = asyncio.run(measure(arguments.first, arguments.mode, base, process.pid, number, seconds))
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(20)
        log = (data / "log").read_text()
        shutil.rmtree(data, ignore_errors=True)
    heads = {
        "median": 9,
        "90 %": 9,
        "99 %": 9,
        "words": 8,
        "experts": 9,
        "bots s": 8,
        "hints s": 9,
        "cores": 7,
        "MB": 6,
    }
    print(" " * 12 + "".join(f"{head:>{width}}" for head, width in heads.items()))
    for name, seen in result.items():
        reply = seen["reply_ms"]
        times = "".join(f"{reply[share]:9}" for share in ("median", "90 %", "99 %"))
        work = f"{seen['words']:8}{seen['expert_words']:9.0f}{seen['bots_s']:8}{seen['hints_s']:9}"
        print(f"{name:12}{times}{work}{seen['server_cores']:7}{seen['server_mb']:6}")
    if "Traceback" in log:
        print(log[-3000:])
    print(json.dumps({"mode": arguments.mode, "python": platform.python_version(), "compiled": compiled(), **result}))


if __name__ == "__main__":
    main()
