"""A real server and scripted people for the tests: real HTTP, real WebSockets, a real file."""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import random
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import httpx
import uvicorn
import websockets

from emporion.server.app import make_app
from emporion.server.frames import Shared
from emporion.server.rooms.outbox import Outbox
from emporion.server.service import Service, Settings
from emporion.server.web import wire

GAME = "ostia"
PATIENCE = 120
"""Seconds without a sign after which something hangs; however slow the machine is, nothing else does."""
IDS = itertools.count()
"""Of messages: one for all sockets, since a number that comes again is a repeat and gets the first answer."""
Condition = Callable[..., Any]
"""Asked without arguments; in a loop it may keep what it looks at in defaults: `lambda live=live: live.offer`."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """`emporion play` in a process of its own."""

    patience = PATIENCE

    def __init__(self, data: Path, **environment: str) -> None:
        self.data = data
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.environment = environment
        self.command = [sys.executable, "-m", "emporion", "play", "--no-open"]
        self.process: subprocess.Popen[bytes] | None = None

    def settings(self) -> dict[str, str]:
        own = {"EMPORION_DATA": str(self.data), "EMPORION_BOT_DELAY": "0", "EMPORION_BOT_WORKERS": "1"}
        return {**os.environ, **own, **self.environment}

    def start(self) -> Server:
        self.process = subprocess.Popen(
            [*self.command, "--port", str(self.port)],
            env=self.settings(),
            stdout=subprocess.DEVNULL,
            stderr=(self.data.parent / "server.log").open("ab"),
        )
        end = time.monotonic() + self.patience
        while time.monotonic() < end:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                if httpx.get(f"{self.base}/api/games").status_code == 200:
                    return self
            except (OSError, httpx.HTTPError):
                assert self.process.poll() is None, (self.data.parent / "server.log").read_text()
                time.sleep(0.05)
        raise TimeoutError("the server does not start")

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self.kill()


class InThread:
    """The same server inside this process, so that a test can look into it; still spoken to over the network."""

    def __init__(self, settings: Settings) -> None:
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.app = make_app(settings)
        config = uvicorn.Config(
            self.app, port=self.port, log_level="error", http=wire.Http, ws=wire.Socket, loop="asyncio"
        )
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run, daemon=True)

    def __enter__(self) -> InThread:
        self.thread.start()
        while not self.server.started:
            assert self.thread.is_alive(), "the server does not start"
            time.sleep(0.01)
        return self

    def __exit__(self, *_: object) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENCE)

    @property
    def service(self) -> Service:
        service: Service = self.app.state.service
        return service


class Ear(Outbox):
    """Hears what is sent, as far as it listens."""

    def __init__(self) -> None:
        super().__init__()
        self.listens = True
        self.frames: list[Shared] = []
        self.closed: list[tuple[int, str]] = []

    def can_write(self) -> bool:
        return self.listens

    def write(self, frame: Shared) -> None:
        self.frames.append(frame)

    def close(self, code: int, reason: str) -> None:
        self.closed.append((code, reason))

    def heard(self, kind: str) -> list[Any]:
        return [message for frame in self.frames if (message := json.loads(frame))["type"] == kind]


class Player:
    """A person with a name."""

    def __init__(self, base: str, name: str) -> None:
        self.base = base
        self.name = name
        self.http = httpx.AsyncClient(base_url=base, timeout=PATIENCE, headers={"content-type": "application/json"})

    async def __aenter__(self) -> Player:
        (await self.http.post("/api/me", json={"name": self.name, "language": "en"})).raise_for_status()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def get(self, path: str) -> Any:
        answer = await self.http.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def post(self, path: str, body: Any = None) -> Any:
        answer = await self.http.post(path, json=body)
        assert answer.status_code in (200, 201), answer.text
        return answer.json()

    async def problem(self, path: str, body: Any = None) -> tuple[int, str]:
        answer = await self.http.post(path, json=body)
        return answer.status_code, answer.json()["error"]

    async def open(self, *seats: str, **more: Any) -> Any:
        """A table with seats such as "me", "open" or "bot"."""
        table = {"game": GAME, "seats": [{"kind": kind} for kind in seats], **more}
        return await self.post("/api/tables", table)

    def lobby(self) -> LobbySocket:
        return LobbySocket(self.base, self.http.cookies.get("emporion"))

    def live(self, table: str) -> Live:
        return Live(self.base, table, self.http.cookies.get("emporion"))


class Live:
    """A socket at a table, and what came out of it."""

    def __init__(self, base: str, table: str, cookie: str | None) -> None:
        self.address = f"{base.replace('http', 'ws')}/api/tables/{table}/live"
        self.headers = {"Cookie": f"emporion={cookie}"} if cookie else {}
        self.frames: list[str] = []
        self.state: Any = None
        self.journal: list[Any] = []
        self.chats: list[Any] = []
        self.presence: Any = None

    async def __aenter__(self) -> Live:
        self.socket = await websockets.connect(self.address, additional_headers=self.headers, max_size=None)
        await self.until(lambda: self.state is not None)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.socket.close()

    async def next(self, patience: float = PATIENCE) -> Any:
        frame = await asyncio.wait_for(self.socket.recv(), patience)
        assert isinstance(frame, str)
        self.frames.append(frame)
        message = json.loads(frame)
        match message["type"]:
            case "state":
                self.state = message
                self.journal[message["journal_from"] :] = message["journal"]
                assert [entry["n"] for entry in self.journal] == list(range(len(self.journal)))
            case "chat":
                self.chats.append(message)
            case "presence":
                self.presence = message
        return message

    async def until(self, condition: Condition) -> None:
        while not condition():
            await self.next()

    async def all_told(self) -> list[Any]:
        """Everything the server had to tell when it was asked: what comes before the answer to a question."""
        question = f"q{next(IDS)}"
        await self.send({"type": "why", "id": question, "word": "anything"})
        got = [await self.next()]
        while got[-1].get("id") != question:
            got.append(await self.next())
        return got[:-1]

    async def its_turn(self, seat: int) -> None:
        """Until nobody else has to speak: bots have said all they can."""
        await self.until(lambda: self.state["speakers"] == [seat] or self.over)

    async def ask(self, **message: Any) -> Any:
        """Send a message and wait for its answer."""
        message.setdefault("id", f"m{next(IDS)}")
        await self.send(message)
        return await self.answer(message["id"])

    async def send(self, message: Any) -> None:
        await self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    async def answer(self, message: str) -> Any:
        while True:
            got = await self.next()
            if got["type"] in ("answer", "why", "hint", "past", "counsel", "verdict") and got["id"] == message:
                return got

    async def say(self, word: str | None = None, **more: Any) -> Any:
        """Say a word, or the first one offered."""
        if word is None:
            word = self.state["offer"][0]
        return await self.ask(type="say", seq=more.pop("seq", self.state["seq"]), word=word, **more)

    @property
    def over(self) -> bool:
        return self.state["result"] is not None

    @property
    def offer(self) -> list[str]:
        offer: list[str] = self.state["offer"]
        return offer

    async def play(self, dice: random.Random, stop: Condition = lambda: False) -> None:
        """Say anything offered until the match is over."""
        while not self.over and not stop():
            if not self.offer:
                await self.next()
                continue
            seq = self.state["seq"]
            answer = await self.say(dice.choice(self.offer))
            # A sealed word of somebody else may open the decision just now.
            assert answer["ok"] or answer["error"]["error"] == "too-late", answer
            await self.until(lambda seq=seq: self.state["seq"] != seq or self.over)


class LobbySocket:
    """A socket at the lobby: what it shows, and every message that came."""

    def __init__(self, base: str, cookie: str | None) -> None:
        self.address = f"{base.replace('http', 'ws')}/api/lobby/live"
        self.headers = {"Cookie": f"emporion={cookie}"} if cookie else {}
        self.parts: dict[str, dict[str, Any]] = {}
        self.news: list[Any] = []

    async def __aenter__(self) -> LobbySocket:
        self.socket = await websockets.connect(self.address, additional_headers=self.headers, max_size=None)
        await self.until(lambda: {"open", "watch"} <= self.parts.keys())
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.socket.close()

    async def next(self) -> Any:
        message = json.loads(await asyncio.wait_for(self.socket.recv(), PATIENCE))
        assert message["type"] == "lobby"
        self.news.append(message)
        part = self.parts.setdefault(message["part"], {})
        if message["whole"]:
            part.clear()
        part |= {card["id"]: card for card in message["cards"]}
        for table in message["gone"]:
            del part[table]
        return message

    async def until(self, condition: Condition) -> None:
        while not condition():
            await self.next()

    @property
    def mine(self) -> dict[str, Any]:
        return self.parts["mine"]


async def play_together(lives: Iterable[Live], dice: random.Random, stop: Condition) -> None:
    """Everybody says anything offered until it is time to stop; whoever waits for the others then waits no longer."""
    tasks = [asyncio.create_task(live.play(dice, stop)) for live in lives]
    done, waiting = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in waiting:
        task.cancel()
    await asyncio.wait(tasks)
    for task in done:
        task.result()
    for live in lives:
        await live.all_told()


async def say_for(players: dict[int, Live], dice: random.Random, words: int) -> None:
    """So many words by whoever may speak, one after the other, everybody kept up to date."""
    for _ in range(words):
        seat = next(seat for seat, live in sorted(players.items()) if live.offer)
        live = players[seat]
        assert (await live.say(dice.choice(live.offer)))["ok"]
        await settle(players)


async def settle(players: dict[int, Live]) -> None:
    for live in players.values():
        await live.all_told()
