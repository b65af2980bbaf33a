"""What is left of workers when their owner is killed is cleared up without a word."""

from __future__ import annotations

import subprocess
import sys

import pytest

POOL = """
import os, signal, sys
from {module} import {name}
{make}
os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="has no such process")
@pytest.mark.parametrize(
    ("module", "name", "make"),
    [
        ("emporion.server.workers.pool", "_start", "pool = _start(1, 0)"),
        ("emporion.research.executor", "Processes", "pool = Processes(1)"),
    ],
)
def test_who_is_killed_leaves_no_warning(module: str, name: str, make: str) -> None:
    program = POOL.format(module=module, name=name, make=make)
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=300)
    assert (done.returncode, done.stderr) == (-9, "")
