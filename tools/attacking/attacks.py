"""The attackers: each runs in a process of its own, as many at once as were asked for."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import time
from pathlib import Path

import httpx

from attacking.people import GAME, Bystander, Somebody
from emporion import games


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
        (Path(__file__).parent.parent.parent / "tests" / "fixtures").rglob("*.record"),
        key=lambda file: file.stat().st_size,
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


async def learning(base: str, number: int, end: float) -> None:
    """Connections that take steps of lessons, open problems, and have answers of two words weighed."""
    async with httpx.AsyncClient(base_url=base, timeout=60) as http:
        courses = (await http.get("/api/school")).json()["courses"]
        puzzles = (await http.get("/api/puzzles")).json()["puzzles"]
    steps = [
        (f"/api/school/{course['game']}/{lesson['name']}", step)
        for course in courses
        for lesson in course["lessons"]
        for step in range(len(lesson["steps"]))
    ]
    asked = weighed = 0

    async def one(n: int) -> None:
        nonlocal asked, weighed
        dice = random.Random(n)
        async with httpx.AsyncClient(base_url=base, timeout=60) as http:  # nobody: without a person's quota
            while time.time() < end:
                lesson, step = dice.choice(steps)
                await http.post(lesson, json={"step": step})
                puzzle = dice.choice(puzzles)
                address = f"/api/puzzles/{puzzle['game']}/{puzzle['number']}"
                offer = (await http.get(address)).json()["state"]["offer"]
                asked += 2
                if n % 2:
                    words = [dice.choice(offer), dice.choice(offer)]
                    await http.post(f"{address}/try", json={"words": words, "practice": True})
                    weighed += 1

    await asyncio.gather(*(one(n) for n in range(number)), return_exceptions=True)
    print(f"  ({asked} steps and positions fetched, {weighed} answers weighed)", flush=True)


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


def upgrade(host: str, path: str) -> bytes:
    """What asks for a socket there."""
    return (
        f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n"
        "Sec-WebSocket-Extensions: permessage-deflate\r\n\r\n"
    ).encode()


async def spectators(base: str, number: int, end: float, deaf: bool = False) -> None:
    """Sockets at one table, where three people say words all the time."""
    host = base.removeprefix("http://")
    address, _, port = host.partition(":")
    busy = Bystander(base, pause=0.1)
    playing = asyncio.create_task(busy.play(time.perf_counter() + end - time.time()))
    while not busy.table:
        await asyncio.sleep(0.05)
    request = upgrade(host, f"/api/tables/{busy.table}/live")
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


async def deaf(base: str, number: int, end: float) -> None:
    await spectators(base, number, end, True)


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


async def frames(base: str, number: int, end: float) -> None:
    """Sockets of nobody at a table and at the lobby that pour tiny frames, and come again when they are ended."""
    host = base.removeprefix("http://")
    address, _, port = host.partition(":")
    person = await Somebody(base, "Attacker").arrive()
    table = await person.open(*({"kind": "bot", "level": "easy"} for _ in range(games.load(GAME).fewest_seats)))
    floods = [
        (path, frame * 2000)
        for path in (f"/api/tables/{table}/live", "/api/lobby/live")
        for frame in (b"\x81\x82\0\0\0\0{}", b"\x89\x80\0\0\0\0")
    ]
    sent = ended = 0

    async def read(reader: asyncio.StreamReader) -> None:
        while await reader.read(65536):
            pass

    async def one(path: str, flood: bytes) -> None:
        nonlocal sent, ended
        while time.time() < end:
            reader, writer = await asyncio.open_connection(address, int(port))
            writer.write(upgrade(host, path))
            await reader.readuntil(b"\r\n\r\n")
            reading = asyncio.create_task(read(reader))
            with contextlib.suppress(OSError, TimeoutError):
                while time.time() < end and not reading.done():
                    writer.write(flood)
                    await asyncio.wait_for(writer.drain(), max(0.0, end - time.time()))
                    sent += 2000
            ended += time.time() < end
            reading.cancel()
            writer.transport.abort()

    await asyncio.gather(*(one(*floods[n % len(floods)]) for n in range(number)), return_exceptions=True)
    print(f"  ({sent} frames sent; {ended} times ended by the server)", flush=True)


ATTACKS = {
    "hints": hints,
    "replays": replays,
    "learning": learning,
    "spectators": spectators,
    "deaf": deaf,
    "headers": headers,
    "frames": frames,
}


def attack(mode: str, base: str, number: int, end: float) -> None:
    import resource

    os.sched_setscheduler(0, os.SCHED_OTHER, os.sched_param(0))

    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    asyncio.run(ATTACKS[mode](base, number, end))
