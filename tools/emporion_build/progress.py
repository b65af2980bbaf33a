"""How far the compilation of the engine is, seen from the files it makes: nothing that compiles knows of it."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TextIO

from emporion_build.base import BUILD, say

OFTEN, SELDOM = 1.0, 20.0  # seconds from one look to the next: where a line is rewritten, and where lines pile up
PARTS = BUILD / "linking"  # where the linker keeps what it works on
PART, READY = re.compile(r".*\.ltrans\d+\.o"), re.compile(r".*\.ltrans\d+\.ltrans\.o")  # gcc's, of a whole program
CLEAR = "\r\x1b[K"


def how_far(work: Path, parts: Path, since: float) -> str:
    """Files done of all: C files at first, then the parts of the whole program, which take longest."""
    units = _newer(work / "c", "unit_*.c", since)
    objects = _newer(work / "objects", "unit_*.o", since)
    names = [file.name for file in parts.glob("*.o")]
    to_link = sum(1 for name in names if PART.fullmatch(name))
    if to_link:
        return f"{sum(1 for name in names if READY.fullmatch(name))} of {to_link} parts of the whole program optimised"
    if not units:
        return "Python is translated into C"
    if objects < units:
        return f"{objects} of {units} C files compiled"
    return f"{units} of {units} C files compiled, the whole program is put together"


def _newer(folder: Path, pattern: str, since: float) -> int:
    """How many files were written since then; others were left by an earlier build."""
    count = 0
    for file in folder.rglob(pattern):
        with contextlib.suppress(OSError):
            count += file.stat().st_mtime >= since
    return count


@contextlib.contextmanager
def told(work: Path, stream: TextIO | None = None) -> Iterator[None]:
    """Say how far it is while something is compiled below `work`: in one line that is rewritten for somebody who looks
    on, else in a line now and then."""
    stream = stream or sys.stderr
    live = stream.isatty()
    started, began = time.monotonic(), time.time() - 1  # a clock of files may be coarse
    over = threading.Event()

    def look() -> None:
        while not over.wait(OFTEN if live else SELDOM):
            said = f"{how_far(work, PARTS, began)} ({time.monotonic() - started:.0f} s)"
            if live:
                stream.write(f"{CLEAR}emporion: {said}")
                stream.flush()
            else:
                say(said)

    with _parts_seen():
        watching = threading.Thread(target=look, daemon=True)
        watching.start()
        try:
            yield
        finally:
            over.set()
            watching.join()
            if live:
                stream.write(CLEAR)
                stream.flush()


@contextlib.contextmanager
def _parts_seen() -> Iterator[None]:
    """Let the linker work in a folder of ours."""
    tempfile.gettempdir()  # Python's own is not there: it would be remembered
    before = os.environ.get("TMPDIR")
    shutil.rmtree(PARTS, ignore_errors=True)  # what a build that was stopped has left
    PARTS.mkdir(parents=True)
    os.environ["TMPDIR"] = str(PARTS)
    try:
        yield
    finally:
        if before is None:
            del os.environ["TMPDIR"]
        else:
            os.environ["TMPDIR"] = before
        shutil.rmtree(PARTS, ignore_errors=True)
