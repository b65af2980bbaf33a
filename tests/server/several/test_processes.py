"""`emporion serve --processes N`: several server processes on one port."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
from pathlib import Path

import asyncpg
import pytest
from uvicorn.supervisors.multiprocess import SIGNALS, Multiprocess

from emporion.server import processes
from emporion.server.processes import share
from emporion.server.run import config_of
from emporion.server.service import Settings
from tests.server.driver import Player, Server, play_together
from tests.server.postgres import fresh_database


class Several(Server):
    patience = 120

    def __init__(self, data: Path, database: str, processes: int) -> None:
        super().__init__(data, EMPORION_DATABASE=database)
        self.command = [sys.executable, "-m", "emporion", "serve", "--processes", str(processes)]

    def workers(self) -> list[int]:
        """The processes that serve: the supervisor's children that do nothing but that."""
        assert self.process is not None
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        serving = [pid for pid in children if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]
        return [int(pid) for pid in serving]


async def test_one_of_several_processes_dies_and_is_replaced(postgres: str, tmp_path: Path) -> None:
    address = await fresh_database(postgres)
    database = await asyncpg.connect(address)

    async def servers() -> set[str]:
        return {row[0] for row in await database.fetch("SELECT id FROM servers")}

    (tmp_path / "data").mkdir()
    several = Several(tmp_path / "data", address, 2)
    try:
        several.start()
        async with asyncio.timeout(300):
            while len(await servers()) < 2:
                await asyncio.sleep(0.05)
            first = await servers()
            async with Player(several.base, "Anna") as anna, Player(several.base, "Bela") as bela:
                table = (await anna.open("me", "open", "bot"))["id"]
                await bela.post(f"/api/tables/{table}/sit", {"seat": 1})
                dice = random.Random(1)
                async with anna.live(table) as a, bela.live(table) as b:
                    await play_together((a, b), dice, lambda: len(a.journal) > 20)
                for pid in several.workers():  # one after the other: every table changes its owner at least once
                    known = await servers()
                    os.kill(pid, signal.SIGKILL)
                    while not (len(now := await servers()) == 2 and now - known):
                        await asyncio.sleep(0.05)
                assert not first & await servers()
                async with anna.live(table) as a, bela.live(table) as b:
                    await asyncio.gather(*(live.play(dice) for live in (a, b)))
                    assert a.over and a.state["result"] == b.state["result"]
                assert (await anna.get(f"/api/tables/{table}/verify"))["replayed"]
        assert several.process is not None
        several.process.send_signal(signal.SIGTERM)
        assert several.process.wait(30) == 0
        assert await servers() == set()  # nobody has to wait until they are missed
    finally:
        several.stop()
        await database.close()


class Child:
    """A process that ends when it is killed, and not before."""

    def __init__(self, ready: list[str]) -> None:
        self.process = self
        self.pid = 0
        self.exitcode = 0
        self.killed = False
        self.asked = ready

    def wait_until_ready(self, _: float) -> bool:
        self.asked.append("ready?")
        if len(self.asked) == 3:
            os.kill(os.getpid(), signal.SIGTERM)
        return False

    def is_alive(self, timeout: float = 0) -> bool:
        return not self.killed

    def join(self, timeout: float | None = None) -> None:
        if timeout is not None:
            self.asked.append("ended?")
            os.kill(os.getpid(), signal.SIGTERM)

    def kill(self) -> None:
        self.killed = True

    def terminate(self) -> None:
        self.asked.append("end!")


def test_told_to_stop_while_processes_start_it_does_and_told_again_it_kills_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[str] = []
    before = {number: signal.getsignal(number) for number in SIGNALS}
    monkeypatch.setattr(Multiprocess, "init_processes", lambda self: self.processes.extend(Child(asked) for _ in "ab"))
    try:
        supervisor = processes._Supervisor(config_of("somewhere:app", workers=2), [], "address")
        supervisor.run()
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
    assert asked == ["ready?"] * 3 + ["end!"] * 2 + ["ended?"]  # the second signal came while it waited for the end
    assert all(child.process.killed for child in supervisor.processes)  # type: ignore[attr-defined]


def test_several_processes_are_refused_without_a_database_they_can_share(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "emporion", "serve", "--processes", "2", "--port", "0"],
        env={"EMPORION_DATA": str(tmp_path), "PATH": "/usr/bin:/bin"},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 2
    assert done.stderr == (
        "emporion: several processes need a database they can share: name a PostgreSQL database in EMPORION_DATABASE,"
        " or serve with one process\n"
    )


def test_bots_are_shared_between_processes(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, bot_workers=8)
    assert [share(settings, processes) for processes in (1, 3, 8, 20)] == [8, 2, 1, 1]


def test_a_process_ends_with_its_supervisor_though_it_does_not_hear_the_signal() -> None:
    deaf = (
        "import os, signal\n"
        "from emporion.server import processes\n"
        "signal.signal(signal.SIGTERM, signal.SIG_IGN)\n"
        "processes.GRACE = 0\n"
        "read, write = os.pipe()\n"
        "os.close(write)\n"
        "processes._end_with(read)\n"
    )
    assert subprocess.run([sys.executable, "-c", deaf], timeout=60).returncode == 1


def test_processes_that_start_do_not_hear_ctrl_c(monkeypatch: pytest.MonkeyPatch) -> None:
    """It reaches all of them at once: their supervisor tells them, and none ends in the middle of an import."""
    heard: list[object] = []
    before = {number: signal.getsignal(number) for number in SIGNALS}
    monkeypatch.setattr(Multiprocess, "init_processes", lambda self: heard.append(signal.getsignal(signal.SIGINT)))
    try:
        supervisor = processes._Supervisor(config_of("somewhere:app", workers=2), [], "address")
        supervisor.init_processes()
        assert heard == [signal.SIG_IGN] and signal.getsignal(signal.SIGINT) == supervisor._stop
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
