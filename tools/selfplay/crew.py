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
    def __init__(self, workers: int) -> None:
        for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
            os.environ[name] = "1"  # for them
        self.size = workers
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
        for line, how in zip(self.lines, each, strict=True):
            line.send_bytes(pickle.dumps((command, how)))
        return [pickle.loads(self._answer(line)) for line in self.lines]

    def go(self, half: int) -> None:
        """Have all workers step a half of their tables."""
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


def work(line: Connection) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    tables: WorkerTables | None = None
    while True:
        try:
            order = line.recv_bytes()
        except (EOFError, OSError):
            return
        try:
            if len(order) == 1:
                assert tables is not None
                tables.step(int(order))
                answer = DONE
            else:
                command, how = pickle.loads(order)
                if command == "tables":
                    tables = WorkerTables(**how)
                    answer = DONE + pickle.dumps(None)
                else:
                    answer = DONE + pickle.dumps(COMMANDS[command](**how))
        except Exception:
            answer = FAILED + traceback.format_exc().encode()
        try:
            line.send_bytes(answer)
        except OSError:
            return
