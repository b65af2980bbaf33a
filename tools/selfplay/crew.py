"""The worker processes: each waits for an order, does it, and answers. No torch in here."""

from __future__ import annotations

import os
import pickle
import signal
import traceback
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

from .contest import contest
from .tables import WorkerTables
from .watching import watch

FAILED = b"!"
DONE = b"."
CONTEXT = get_context("spawn")
COMMANDS: dict[str, Callable[..., Any]] = {"watch": watch, "contest": contest}


class Crew:
    """`workers` processes; with none, everything is done here, one thing after the other."""

    def __init__(self, workers: int) -> None:
        for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
            os.environ[name] = "1"  # for them
        self.size = max(1, workers)
        self.here = Worker() if workers == 0 else None
        self.lines: list[Connection] = []
        self.workers = []
        for _ in range(workers):
            here, there = CONTEXT.Pipe()
            worker = CONTEXT.Process(target=work, args=(there,), daemon=True)
            worker.start()
            there.close()
            self.lines.append(here)
            self.workers.append(worker)

    def all(self, command: str, each: list[dict[str, Any]]) -> list[Any]:
        """Have every worker do a command, each with its own arguments; what they answer."""
        if self.here is not None:
            return [self.here.do(command, how) for how in each]
        for line, how in zip(self.lines, each, strict=True):
            line.send_bytes(pickle.dumps((command, how)))
        return [pickle.loads(self._answer(line)) for line in self.lines]

    def go(self, half: int) -> None:
        """Have all workers step a half of their tables."""
        if self.here is not None:
            self.here.step(half)
        order = b"%d" % half
        for line in self.lines:
            line.send_bytes(order)

    def wait(self) -> None:
        """Until the half that was begun first is stepped everywhere."""
        for line in self.lines:
            self._answer(line)

    def close(self) -> None:
        for line in self.lines:
            line.close()
        for worker in self.workers:
            worker.join(5)
            if worker.is_alive():
                worker.terminate()

    def _answer(self, line: Connection) -> bytes:
        try:
            answer = line.recv_bytes()
        except EOFError:
            raise RuntimeError("a worker has ended") from None
        if answer[:1] == FAILED:
            raise RuntimeError(f"a worker failed:\n{answer[1:].decode()}")
        return answer[1:]


class Worker:
    def __init__(self) -> None:
        self.tables: WorkerTables | None = None

    def do(self, command: str, how: dict[str, Any]) -> Any:
        if command == "tables":
            self.tables = WorkerTables(**how)
            return None
        return COMMANDS[command](**how)

    def step(self, half: int) -> None:
        assert self.tables is not None, "no tables were laid"
        self.tables.step(half)


def work(line: Connection) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    worker = Worker()
    while True:
        try:
            order = line.recv_bytes()
        except (EOFError, OSError):
            return
        try:
            if len(order) == 1:
                worker.step(int(order))
                answer = DONE
            else:
                answer = DONE + pickle.dumps(worker.do(*pickle.loads(order)))
        except Exception:
            answer = FAILED + traceback.format_exc().encode()
        try:
            line.send_bytes(answer)
        except OSError:
            return
