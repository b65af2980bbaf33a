"""Several server processes on one port: uvicorn's own supervisor starts them, and starts those anew that die.

They share one listening socket, so the operating system spreads the connections, and one PostgreSQL, so that it does
not matter which of them somebody reaches (docs/operations.md).
"""

from __future__ import annotations

import os
import shutil
import signal
import socket
import tempfile
import threading
import time
from multiprocessing import connection, parent_process

from litestar import Litestar
from uvicorn.supervisors.multiprocess import Multiprocess, Process

from emporion.server.app import make_app
from emporion.server.run import CannotServe, bound, config_of, greet, log_to_stderr, settings_of, try_storage
from emporion.server.service import Settings

METRICS = "PROMETHEUS_MULTIPROC_DIR"
GRACE = 15  # seconds a process has to end in good order when its supervisor ends, or is gone
STOP = (signal.SIGINT, signal.SIGTERM)
STARTING = 60  # seconds all of them have until that they are ready is not told
HEALTHY = 20  # seconds until a process that does not answer its supervisor is replaced


def serve_many(host: str, port: int, processes: int) -> None:
    """Serve with so many processes until stopped; `CannotServe` when that is impossible."""
    log_to_stderr()
    settings = settings_of()
    if not settings.database:
        raise CannotServe(
            "several processes need a database they can share: name a PostgreSQL database in EMPORION_DATABASE,"
            " or serve with one process"
        )
    listener, address = bound(host, port)
    try_storage(settings)
    figures = tempfile.mkdtemp(prefix="emporion-metrics-") if METRICS not in os.environ else ""
    if figures:
        os.environ[METRICS] = figures
    os.environ["EMPORION_BOT_WORKERS"] = str(share(settings, processes))
    config = config_of(
        "emporion.server.processes:worker", factory=True, workers=processes, timeout_worker_healthcheck=HEALTHY
    )
    try:
        _Supervisor(config, [listener], address).run()
    finally:
        shutil.rmtree(figures, ignore_errors=True)


def share(settings: Settings, processes: int) -> int:
    """How many bots may think at once for each process: together they have the workers that one would have."""
    return max(1, settings.bot_workers // processes)


class _AtOnce(BaseException):
    """Told to stop for the second time."""


class _Supervisor(Multiprocess):
    """Says when all processes are ready. Told to stop it does, also while they start; told again, it kills them."""

    def __init__(self, config: object, sockets: list[socket.socket], address: str) -> None:
        super().__init__(config, sockets)  # type: ignore[arg-type]
        self.address = address
        self._told = 0
        for number in STOP:
            signal.signal(number, self._stop)

    def _stop(self, number: int, _: object) -> None:
        self._told += 1
        self.signal_queue.append(number)
        if self._told == 2:
            raise _AtOnce  # whatever it waits for

    def run(self) -> None:
        try:
            super().run()
        except _AtOnce:
            self._kill_all()

    def init_processes(self) -> None:
        # Ctrl-C reaches all of them: who does not serve yet need not hear it, the supervisor tells them.
        before = signal.signal(signal.SIGINT, signal.SIG_IGN)  # which they inherit
        try:
            super().init_processes()
        finally:
            signal.signal(signal.SIGINT, before)
        if all(self._becomes_ready(process) for process in self.processes):
            greet(f"Emporion is open at {self.address}   ({len(self.processes)} processes; stop: Ctrl-C)\n")

    def _becomes_ready(self, process: Process) -> bool:
        for _ in range(STARTING):
            self.handle_signals()
            if self.should_exit.is_set():
                return False
            if process.wait_until_ready(1):
                return True
        return False

    def join_all(self) -> None:
        """Wait until they have ended; one that was told in the middle of its start may not have heard it."""
        deadline = time.monotonic() + GRACE
        for process in self.processes:
            process.process.join(max(0.0, deadline - time.monotonic()))
        self._kill_all()

    def _kill_all(self) -> None:
        for process in self.processes:
            if process.process.is_alive():
                process.process.kill()
            process.process.join()


def worker() -> Litestar:
    """The application of one process, which ends with its supervisor, however that ends."""
    log_to_stderr()
    supervisor = parent_process()
    if supervisor is not None:
        threading.Thread(target=_end_with, args=(supervisor.sentinel,), daemon=True).start()
    return make_app(alone=True)


def _end_with(sentinel: int) -> None:
    connection.wait([sentinel])
    os.kill(os.getpid(), signal.SIGTERM)
    time.sleep(GRACE)
    os._exit(1)  # it was told in the middle of its start, and did not hear it
