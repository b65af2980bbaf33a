"""Compiled engines are kept in the user's cache, beside those of uv and npm: another clone of the same sources has its
engine at once."""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import platform
import shutil
import subprocess
import sys
import tempfile
import textwrap
from collections.abc import Iterable
from pathlib import Path

from emporion_build import loading
from emporion_build.base import SOURCE, say
from emporion_build.compiling import c_compiler
from emporion_build.whole import whole_program_flags

MOST = 4  # each some 12 MB
SIZES = "sizes.json"  # of a kept engine's files: one that was cut off is noticed


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
    """Put a kept engine into its place; whether there was one. One that is not whole is thrown away."""
    if not (folder() / engine).is_dir():
        return False
    kept = {file: folder() / engine / file.relative_to(SOURCE) for file in wanted}
    if spoilt := what_is_wrong(folder() / engine, list(kept.values())):
        say(f"the engine in the cache cannot be used and is thrown away ({spoilt})")
        shutil.rmtree(folder() / engine, ignore_errors=True)
        return False
    for place, file in kept.items():
        put(file, place)
    (folder() / engine).touch()  # of the latest use
    return True


def what_is_wrong(engine: Path, libraries: list[Path]) -> str:
    """Why a kept engine is not to be trusted; nothing if it can be."""
    try:
        sizes: dict[str, int] = json.loads((engine / SIZES).read_text())
        cut = [file for file in libraries if file.stat().st_size != sizes.get(file.relative_to(engine).as_posix())]
    except (OSError, ValueError) as unreadable:
        return textwrap.shorten(str(unreadable), 160)
    return f"{cut[0].name} is not as it was kept" if cut else loading.why_not(libraries)


def keep(engine: str, libraries: Iterable[Path]) -> None:
    """Keep an engine, and forget those that were not used for longest. A full or forbidden disk is no misfortune."""
    with contextlib.suppress(OSError):
        folder().mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=folder()) as beside:
            sizes: dict[str, int] = {}
            for library in libraries:
                place = Path(beside) / "engine" / library.relative_to(SOURCE)
                place.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(library, place)
                sizes[library.relative_to(SOURCE).as_posix()] = library.stat().st_size
            (Path(beside) / "engine" / SIZES).write_text(json.dumps(sizes, indent=1))
            shutil.rmtree(folder() / engine, ignore_errors=True)
            (Path(beside) / "engine").rename(folder() / engine)
        for old in sorted(folder().iterdir(), key=lambda kept: -kept.stat().st_mtime)[MOST:]:
            shutil.rmtree(old, ignore_errors=True)
