"""Calling the command line as people and scripts do: in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys

COMMAND = [sys.executable, "-m", "emporion"]
INSTALLED = [
    sys.executable,
    "-c",
    "import sys; sys.argv[0] = 'emporion'; from emporion.cli import main; main()",
]
"""The same by the name it has once it is installed: completion and help go by it."""
LOCALE = ("LC_ALL", "LC_CTYPE", "LC_MESSAGES", "LANG", "LANGUAGE", "PYTHONIOENCODING", "PYTHONUTF8")


def surroundings(**variables: str) -> dict[str, str]:
    """The environment without any locale but the one given; wide, and without colours."""
    kept = {name: value for name, value in os.environ.items() if name not in LOCALE}
    return {**kept, "COLUMNS": "200", "NO_COLOR": "1", "EMPORION_PURE": "0", **variables}


def emporion(
    *arguments: str, typed: str = "", pure: bool = False, **variables: str
) -> subprocess.CompletedProcess[str]:
    """What a command answers; its output is read as UTF-8."""
    environment = surroundings(**{"LANG": "C.UTF-8", "EMPORION_PURE": "1" if pure else "0", **variables})
    return subprocess.run(
        [*COMMAND, *arguments], input=typed, capture_output=True, encoding="utf-8", env=environment, timeout=120
    )


def complaint(*arguments: str, typed: str = "", pure: bool = False, **variables: str) -> str:
    """The one line a mistake gets, on standard error and nowhere else."""
    done = emporion(*arguments, typed=typed, pure=pure, **variables)
    assert (done.returncode, done.stdout) == (2, ""), (done.returncode, done.stdout, done.stderr)
    assert done.stderr.startswith("emporion: ") and done.stderr.count("\n") == 1, done.stderr
    return done.stderr.removeprefix("emporion: ").rstrip("\n")
