"""Many tables over several processes: what `vector` does, on as many cores as there are.

Arrays lie in memory that all processes share; a step is a byte to each of them and a byte back. The matches are those
that one process would play, table by table.
"""

from __future__ import annotations

import os
import signal
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import TYPE_CHECKING, Any

from emporion.research.extras import need
from emporion.research.vector import Batch, VectorTables

if TYPE_CHECKING:
    from numpy.typing import NDArray

STEP, SAMPLE, DONE = b"s", b"a", b""

Block = tuple[str, tuple[int, ...], str, Any]
"""A shared array: name, shape, type, memory."""


class ProcessTables:
    """`VectorTables` cut into as many parts as there are `processes` (by default one for each core). To be closed.

    `send` and `receive` are the two halves of `step`, for who has something to do in between.
    """

    def __init__(self, title: str, tables: int, processes: int = 0, **how: Any) -> None:
        parts = min(tables, processes or os.cpu_count() or 1)
        self.size = tables
        sample = VectorTables(title, 1, **how)
        self.game, self.seats, self.layout, self.words = sample.game, sample.seats, sample.layout, sample.words
        context = get_context("spawn")
        blocks: list[Block] = [
            (name, (tables, *one.shape[1:]), one.dtype.str, context.RawArray("b", tables * max(1, one[0].nbytes)))
            for name, one in arrays(sample).items()
        ]
        self._arrays = {block[0]: opened(block) for block in blocks}
        bounds = [tables * part // parts for part in range(parts + 1)]
        self._lines: list[Connection] = []
        self._workers = []
        for first, end in pairwise(bounds):
            here, there = context.Pipe()
            what = {"title": title, "tables": end - first, "first": first, **how}
            worker = context.Process(target=work, args=(there, blocks, first, end, what), daemon=True)
            worker.start()
            there.close()
            self._lines.append(here)
            self._workers.append(worker)
        self._answers()

    def state(self) -> Batch:
        """Where everything stands now."""
        found = self._arrays
        seen = found.get("observations")
        return Batch(found["seats"], found["masks"], found["rewards"], found["dones"], seen)

    def step(self, words: Any) -> Batch:
        """Say words[k] at table k; a word that may not be said is a ValueError, and no table of its process moves."""
        self.send(words)
        return self.receive()

    def send(self, words: Any) -> None:
        """Have all processes begin with a step."""
        self._arrays["words"][:] = words
        self._order(STEP)

    def receive(self) -> Batch:
        """Wait until the step that was begun is done everywhere."""
        self._answers()
        return self.state()

    def sample(self) -> NDArray[Any]:
        """A random word for every table."""
        self._order(SAMPLE)
        self._answers()
        return self._arrays["words"].copy()

    def results(self) -> tuple[NDArray[Any], NDArray[Any]]:
        """Scores and places of the matches that have just ended: tables x seats."""
        return self._arrays["scores"], self._arrays["places"]

    def close(self) -> None:
        """End the processes; the arrays stay as they are."""
        for line in self._lines:
            line.close()
        for worker in self._workers:
            worker.join()
        self._lines, self._workers = [], []

    def __enter__(self) -> ProcessTables:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _order(self, what: bytes) -> None:
        if not self._lines:
            raise RuntimeError("these tables are closed")
        for line in self._lines:
            line.send_bytes(what)

    def _answers(self) -> None:
        waiting = list(self._lines)
        wrong = ""
        while waiting:
            for line in wait(waiting):
                waiting.remove(line)  # type: ignore[arg-type]
                try:
                    answer = line.recv_bytes()  # type: ignore[union-attr]
                except EOFError:
                    raise RuntimeError("a process with tables has ended") from None
                wrong = wrong or answer.decode()
        if wrong:
            raise ValueError(wrong)


def arrays(tables: VectorTables) -> dict[str, NDArray[Any]]:
    """Everything of a stepper that is shared, by name; the words last, which go the other way."""
    np = need("numpy", "research")
    batch, (scores, places) = tables.state(), tables.results()
    found = {name: array for name, array in batch._asdict().items() if array is not None}
    return {**found, "scores": scores, "places": places, "words": np.zeros(tables.size, dtype=np.int64)}


def opened(block: Block) -> NDArray[Any]:
    _, shape, kind, memory = block
    np = need("numpy", "research")
    return np.frombuffer(memory, dtype=kind, count=int(np.prod(shape))).reshape(shape)  # type: ignore[no-any-return]


def work(line: Connection, blocks: list[Block], first: int, end: int, what: dict[str, Any]) -> None:
    """One process: steps its part of the tables whenever it is told to, until nobody is left who could tell."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    shared = {block[0]: opened(block)[first:end] for block in blocks}
    tables = VectorTables(**what)
    order = DONE
    try:
        while True:
            wrong = ""
            if order == STEP:
                try:
                    tables.step(shared["words"])
                except ValueError as error:
                    wrong = str(error)
            if order == SAMPLE:
                shared["words"][:] = tables.sample()
            else:
                for name, array in arrays(tables).items():
                    if name != "words":
                        shared[name][:] = array
            line.send_bytes(wrong.encode())
            order = line.recv_bytes()
    except (EOFError, OSError):
        return
