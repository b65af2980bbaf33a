"""Ctrl-C at a terminal goes to every process there; those that work for the server leave it to the server."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

LOOK = """
import signal
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import forkserver
from pathlib import Path

from emporion.server.workers.pool import _start

if __name__ == "__main__":
    with ThreadPoolExecutor(1) as thread:
        pool = thread.submit(_start, 1, 0).result()
        lines = Path(f"/proc/{forkserver._forkserver._forkserver_pid}/status").read_text().splitlines()
        blocked = next(int(line.split()[1], 16) for line in lines if line.startswith("SigBlk:"))
        print(bool(blocked & 1 << (signal.SIGINT - 1)))
        print(signal.SIGINT in thread.submit(signal.pthread_sigmask, signal.SIG_BLOCK, set()).result())
        pool.shutdown()
"""


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="reads /proc")
def test_a_worker_that_starts_does_not_hear_ctrl_c(tmp_path: Path) -> None:
    """The process workers are made from blocks it from its first instruction on; the thread that made it goes on as
    it was. In a process of its own: that one is made only once in each."""
    script = tmp_path / "look.py"
    script.write_text(LOOK)
    done = subprocess.run([sys.executable, str(script)], capture_output=True, text=True)
    assert done.stdout.split() == ["True", "False"], done.stderr
