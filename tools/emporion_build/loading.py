"""Whether libraries can be loaded: one that was cut off, or made elsewhere, stops every program that meets it."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

LOAD = "import ctypes, sys\nfor file in sys.stdin.read().split('\\0'):\n    ctypes.CDLL(file)\n"


def why_not(libraries: Iterable[Path]) -> str:
    """Why one of these libraries cannot be loaded; nothing if all of them can. Tried in a process of its own, which a
    broken library may take down, and without running them: they would ask for all that Emporion needs to run."""
    files = sorted(map(str, libraries))
    if not files:
        return ""
    command = [sys.executable, "-I", "-c", LOAD]
    tried = subprocess.run(command, input="\0".join(files), capture_output=True, text=True, errors="replace")
    if tried.returncode == 0:
        return ""
    if tried.returncode < 0:
        return signal.Signals(-tried.returncode).name
    return (tried.stderr.strip().splitlines() or ["it says nothing"])[-1]
