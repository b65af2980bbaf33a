"""Compiled engines are kept in the user's cache, beside those of uv and npm: another clone of the same sources has its
engine at once."""

from __future__ import annotations

import contextlib
import hashlib
import os
import platform
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path

from emporion_build.base import SOURCE
from emporion_build.compiling import c_compiler
from emporion_build.whole import whole_program_flags

MOST = 4  # each some 12 MB


def folder() -> Path:
    return Path(os.environ.get("XDG_CACHE_HOME") or "~/.cache").expanduser() / "emporion" / "engines"


def name(sources: str) -> str:
    """What an engine is kept under: its sources (`engine_digest`), and the machine's compiler, Python and C library."""
    version = ""
    with contextlib.suppress(OSError):  # without a compiler nothing is kept
        version = subprocess.run([*c_compiler(), "--version"], capture_output=True, text=True).stdout
    machine = (version, whole_program_flags() if version else [], sys.base_prefix, platform.libc_ver())
    return hashlib.sha256(repr((sources, machine)).encode()).hexdigest()


def put(made: Path, place: Path) -> None:
    """Replace a library in one step, so that a running program keeps the one it has open."""
    beside = place.with_name(place.name + ".new")
    shutil.copy2(made, beside)
    beside.replace(place)


def take(engine: str, wanted: list[Path]) -> bool:
    """Put a kept engine into its place; whether there was one."""
    kept = {file: folder() / engine / file.relative_to(SOURCE) for file in wanted}
    if not all(file.is_file() for file in kept.values()):
        return False
    for place, file in kept.items():
        put(file, place)
    (folder() / engine).touch()  # of the latest use
    return True


def keep(engine: str, libraries: Iterable[Path]) -> None:
    """Keep an engine, and forget those that were not used for longest. A full or forbidden disk is no misfortune."""
    with contextlib.suppress(OSError):
        folder().mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=folder()) as beside:
            for library in libraries:
                place = Path(beside) / "engine" / library.relative_to(SOURCE)
                place.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(library, place)
            shutil.rmtree(folder() / engine, ignore_errors=True)
            (Path(beside) / "engine").rename(folder() / engine)
        for old in sorted(folder().iterdir(), key=lambda kept: -kept.stat().st_mtime)[MOST:]:
            shutil.rmtree(old, ignore_errors=True)
