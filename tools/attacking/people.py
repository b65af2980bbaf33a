"""Somebody at a table: who plays, and who only measures how long answers take."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import time
from typing import Any

import httpx
import websockets

from emporion import games

GAME = "ostia"


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
