"""Where work is done: in this process, on all cores, or on a Ray cluster. The results are the same everywhere.

Work comes in chunks: a function of the module level and a list of arguments. A chunk's result must be plain data (what
JSON can hold), so that finished chunks can be kept in a file and a run that was stopped goes on where it was.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from hashlib import sha256
from multiprocessing import forkserver
from pathlib import Path
from types import TracebackType
from typing import Any, Protocol

import msgspec

from emporion.research.extras import need
from emporion.tracker import start_tracker

Work = Callable[[Any], Any]
AHEAD = 3  # chunks handed out per worker before the first is back


class BadPlace(ValueError):
    """Work was to be done at a place that does not exist."""


class BadResume(ValueError):
    """A file of finished chunks that belongs to another run."""


class Executor(Protocol):
    workers: int

    def map(self, work: Work, chunks: Sequence[Any]) -> Iterator[tuple[int, Any]]:
        """The number and result of each chunk, as they are finished."""

    def close(self) -> None: ...

    def stop(self) -> None:
        """Close at once, whatever is still being done."""


class Serial:
    """In this process, one after the other."""

    workers = 1

    def map(self, work: Work, chunks: Sequence[Any]) -> Iterator[tuple[int, Any]]:
        for number, chunk in enumerate(chunks):
            yield number, work(chunk)

    def close(self) -> None:
        pass

    def stop(self) -> None:
        pass


class Processes:
    """On the cores of this machine. Ctrl-C is for the process that handed the work out: the workers never hear it."""

    def __init__(self, workers: int = 0) -> None:
        self.workers = workers or cores()
        method = "forkserver" if "forkserver" in multiprocessing.get_all_start_methods() else "spawn"
        if method == "forkserver":
            start_tracker()  # first, for it lets Ctrl-C through again
            with deaf_children():
                forkserver.ensure_running()
        self.pool = ProcessPoolExecutor(self.workers, multiprocessing.get_context(method), initializer=be_deaf)

    def map(self, work: Work, chunks: Sequence[Any]) -> Iterator[tuple[int, Any]]:
        running: dict[Future[Any], int] = {}
        waiting = iter(enumerate(chunks))
        try:
            while True:
                while len(running) < AHEAD * self.workers and (entry := next(waiting, None)) is not None:
                    running[self.pool.submit(work, entry[1])] = entry[0]
                if not running:
                    return
                done, _ = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield running.pop(future), future.result()
        finally:
            for future in running:
                future.cancel()

    def close(self) -> None:
        self.pool.shutdown(cancel_futures=True)

    def stop(self) -> None:
        for process in list((self.pool._processes or {}).values()):
            process.kill()
        self.close()


def be_deaf() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextlib.contextmanager
def deaf_children() -> Iterator[None]:
    """What is started meanwhile, and whatever that starts, has Ctrl-C blocked from its first moment."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class Ray:
    """On a Ray cluster (`ray://HOST:PORT`, or whatever `RAY_ADDRESS` names), or on one started here."""

    def __init__(self, address: str = "") -> None:
        ray = self.ray = need("ray", "cluster")
        self.started = not ray.is_initialized()
        if self.started:
            quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "error"}
            if address or os.environ.get("RAY_ADDRESS"):
                ray.init(address=address or None, **quiet)
            else:
                ray.init(_node_ip_address="127.0.0.1", include_dashboard=False, num_cpus=cores(), **quiet)
        self.workers = max(1, int(ray.cluster_resources().get("CPU", 1)))

    def map(self, work: Work, chunks: Sequence[Any]) -> Iterator[tuple[int, Any]]:
        task = self.ray.remote(max_retries=3)(work)
        running: dict[Any, int] = {}
        waiting = iter(enumerate(chunks))
        try:
            while True:
                while len(running) < AHEAD * self.workers and (entry := next(waiting, None)) is not None:
                    running[task.remote(entry[1])] = entry[0]
                if not running:
                    return
                done, _ = self.ray.wait(list(running), num_returns=1)
                for reference in done:
                    yield running.pop(reference), self.ray.get(reference)
        finally:
            for reference in running:
                self.ray.cancel(reference)

    def close(self) -> None:
        if self.started:
            self.ray.shutdown()

    def stop(self) -> None:
        self.close()


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return max(1, len(os.sched_getaffinity(0)))
    return os.cpu_count() or 1


def executor(on: str = "") -> Executor:
    """By name: nothing or `processes` (all cores), `processes:N`, `serial`, `ray`, `ray://HOST:PORT`."""
    name, _, rest = on.partition(":")
    if name in ("", "processes") and (not rest or (rest.isdigit() and int(rest) > 0)):
        workers = int(rest) if rest else cores()
        return Processes(workers) if workers > 1 else Serial()
    if on == "serial":
        return Serial()
    if on == "ray":
        return Ray()
    if name == "ray" and rest.startswith("//"):
        return Ray(on)
    raise BadPlace(f"cannot work on {on!r}: choose processes, processes:N, serial, ray or ray://HOST:PORT")


class Finished:
    """A file of finished chunks: its first line says which run it belongs to, each other holds a chunk's result."""

    def __init__(self, path: Path, job: Any) -> None:
        self.path = path
        self.results: dict[int, Any] = {}
        mark = sha256(msgspec.json.encode(job, order="deterministic")).hexdigest()[:32]
        lines = path.read_bytes().splitlines() if path.exists() else []
        if lines:
            self._read(lines, mark)
        else:
            path.write_bytes(msgspec.json.encode({"job": mark}) + b"\n")

    def _read(self, lines: list[bytes], mark: str) -> None:
        try:
            known = msgspec.json.decode(lines[0])["job"]
        except (msgspec.DecodeError, KeyError, TypeError):
            raise BadResume(f"{self.path.name} is not a file of finished chunks") from None
        if known != mark:
            raise BadResume(f"{self.path.name} belongs to a run with other settings")
        whole = [lines[0]]
        for line in lines[1:]:
            try:
                entry = msgspec.json.decode(line)
                self.results[entry["chunk"]] = entry["result"]
            except (msgspec.DecodeError, KeyError, TypeError):
                break  # the run was stopped while this line was written
            whole.append(line)
        self.path.write_bytes(b"\n".join(whole) + b"\n")

    def add(self, number: int, result: Any) -> None:
        self.results[number] = result
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode({"chunk": number, "result": result}) + b"\n")


def run(
    work: Work,
    chunks: Sequence[Any],
    on: str | Executor = "",
    job: Any = None,
    resume: Path | None = None,
    keep: Callable[[int, Any], Any] | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> list[Any]:
    """Do all chunks and return their results in order.

    `job` describes the whole run and `resume` names a file of finished chunks: those are not done again. `keep` is
    called here with each new result and returns what is kept of it. `progress` hears how many chunks are done.
    """
    finished = Finished(resume, job) if resume is not None else None
    results: dict[int, Any] = dict(finished.results) if finished else {}
    left = [number for number in range(len(chunks)) if number not in results]
    if progress is not None:
        progress(len(results), len(chunks))
    if left:
        with Workplace(on, len(left)) as place:
            for k, result in place.map(work, [chunks[number] for number in left]):
                kept = keep(left[k], result) if keep is not None else result
                results[left[k]] = kept
                if finished is not None:
                    finished.add(left[k], kept)
                if progress is not None:
                    progress(len(results), len(chunks))
    return [results[number] for number in range(len(chunks))]


class Workplace:
    """An executor for as long as it is needed; a single chunk needs no other process."""

    def __init__(self, on: str | Executor, chunks: int) -> None:
        self.mine = isinstance(on, str)
        if not isinstance(on, str):
            self.executor = on
        else:
            self.executor = Serial() if on == "" and chunks == 1 else executor(on)

    def __enter__(self) -> Executor:
        return self.executor

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.mine and error is None:
            self.executor.close()
        elif self.mine:
            self.executor.stop()
