"""Ctrl-C at a terminal goes to every process there; those that work for the server leave it to the server."""

from __future__ import annotations

import signal
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import forkserver
from pathlib import Path
from typing import Any

import pytest

from emporion.server.workers.pool import _start


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="reads /proc")
def test_a_worker_that_starts_does_not_hear_ctrl_c() -> None:
    """The process workers are made from blocks it from its first instruction on; the thread that made it goes on as
    it was."""
    with ThreadPoolExecutor(1) as thread:
        pool = thread.submit(_start, 1, 0).result()
        try:
            maker: Any = forkserver._forkserver
            server = maker._forkserver_pid
            lines = Path(f"/proc/{server}/status").read_text().splitlines()
            blocked = next(int(line.split()[1], 16) for line in lines if line.startswith("SigBlk:"))
            assert blocked & 1 << (signal.SIGINT - 1)
            assert signal.SIGINT not in thread.submit(signal.pthread_sigmask, signal.SIG_BLOCK, set()).result()
        finally:
            pool.shutdown()
