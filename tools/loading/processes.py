"""The server under load: started, and looked at from outside."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")


def _stat(process: int) -> list[str]:
    return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()


def family(process: int) -> list[int]:
    """A process and all that descend from it."""
    children: dict[int, list[int]] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError, IndexError):
            children.setdefault(int(_stat(int(folder.name))[1]), []).append(int(folder.name))
    found = [process]
    for each in found:
        found += children.get(each, [])
    return found


def is_bot(process: int) -> bool:
    """Whether bots think there: such processes are forked by one that Python keeps for that."""
    try:
        command = Path(f"/proc/{process}/cmdline").read_bytes()
    except OSError:
        return False
    return b"forkserver" in command or b"resource_tracker" in command


def cpu_seconds(processes: list[int]) -> float:
    """Processor time these processes have used so far, and those of their children that have ended."""
    total = 0.0
    for process in processes:
        with contextlib.suppress(OSError):
            total += sum(int(ticks) for ticks in _stat(process)[11:15]) / TICKS
    return total


def memory_mib(processes: list[int]) -> float:
    """What these processes hold together; what they share is counted once (PSS)."""
    total = 0
    for process in processes:
        with contextlib.suppress(OSError):
            found = re.search(r"^Pss:\s+(\d+)", Path(f"/proc/{process}/smaps_rollup").read_text(), re.MULTILINE)
            total += int(found[1]) if found else 0
    return total / 1024


class Server:
    """Our own server: `emporion play` with a file, or `emporion serve --processes N` with a database."""

    def __init__(self, bot_delay: float, processes: int, database: str) -> None:
        self.data = Path(tempfile.mkdtemp(prefix="emporion-load-"))
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        self.base = f"http://127.0.0.1:{port}"
        self.database = database
        command = [sys.executable, "-m", "emporion"]
        command += ["serve", "--processes", str(processes)] if processes > 1 else ["play", "--no-open"]
        settings = {"EMPORION_DATA": str(self.data), "EMPORION_BOT_DELAY": str(bot_delay)}
        if database:
            settings["EMPORION_DATABASE"] = database
        self.process = subprocess.Popen(
            [*command, "--port", str(port)],
            env=os.environ | settings,
            stdout=subprocess.DEVNULL,
            stderr=(self.data / "log").open("wb"),
        )
        self._wait(port)

    def _wait(self, port: int) -> None:
        for _ in range(600):
            if self.process.poll() is not None:
                raise SystemExit(f"the server does not start:\n{self.log()}")
            with contextlib.suppress(OSError):
                socket.create_connection(("127.0.0.1", port), 1).close()
                return
            time.sleep(0.1)
        raise SystemExit("the server does not start")

    def words(self) -> dict[str, int]:
        """How many words were said at the tables of each title: those of bots and sealed ones, too."""
        if self.database:
            return asyncio.run(_words_in(self.database))
        count = "SELECT json_extract(body, '$.game'), count(*) FROM words JOIN tables ON id = table_id"
        with contextlib.closing(sqlite3.connect(f"file:{self.data}/emporion.sqlite3?mode=ro", uri=True)) as file:
            return dict(file.execute(f"{count} WHERE kind = 'say' GROUP BY 1").fetchall())

    def log(self) -> str:
        return (self.data / "log").read_text()

    def stop(self) -> str:
        """End it; what it has logged."""
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(60)
        log = self.log()
        shutil.rmtree(self.data, ignore_errors=True)
        return log


async def _words_in(database: str) -> dict[str, int]:
    import asyncpg

    line = await asyncpg.connect(database)
    try:
        count = "SELECT body::json->>'game', count(*) FROM words JOIN tables ON id = table_id"
        return dict(await line.fetch(f"{count} WHERE kind = 'say' GROUP BY 1"))
    finally:
        await line.close()


def thoughts(log: str) -> dict[str, dict[str, float]]:
    """How long bots thought, by level, as the server tells when it ends."""
    pattern = r"bots of level (\w+): (\d+) words, ([\d.]+) s on average, ([\d.]+) s at most"
    return {
        level: {"words": int(words), "mean_s": float(mean), "longest_s": float(longest)}
        for level, words, mean, longest in re.findall(pattern, log)
    }
