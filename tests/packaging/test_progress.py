"""Whoever waits for the engine sees how far it is: files done of all, in one line or in a line now and then."""

from __future__ import annotations

import io
import os
import re
import threading
from pathlib import Path

import pytest

from emporion_build import progress

LATER, EARLIER = 2_000_000_000.0, 1_000_000_000.0


@pytest.fixture(autouse=True)
def parts(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setattr(progress, "PARTS", tmp_path / "linking")
    return tmp_path / "linking"


def put(folder: Path, *names: str, when: float = LATER) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name in names:
        (folder / name).touch()
        os.utime(folder / name, (when, when))


def test_each_stage_tells_its_files(tmp_path: Path, parts: Path) -> None:
    def seen() -> str:
        return progress.how_far(tmp_path, parts, LATER - 1)

    c, objects = tmp_path / "c", tmp_path / "objects" / "build" / "engine" / "c"
    put(c, "unit_00.c", "unit_07.c", when=EARLIER)  # left by a build that came before
    put(objects, "unit_00.o", when=EARLIER)
    assert seen() == "Python is translated into C"
    put(c, "unit_00.c", "unit_01.c", "unit_02.c", "init.c")
    assert seen() == "0 of 3 C files compiled"
    put(objects, "unit_00.o", "unit_02.o", "init.o")
    assert seen() == "2 of 3 C files compiled"
    put(objects, "unit_01.o")
    assert seen() == "3 of 3 C files compiled, the whole program is put together"
    put(parts, "ccA.ltrans.out", "ccA.res", "ccB.s", "ccC.cdtor.o", *(f"ccA.ltrans{k}.o" for k in range(12)))
    assert seen() == "0 of 12 parts of the whole program optimised"
    put(parts, "ccA.ltrans0.ltrans.o", "ccA.ltrans11.ltrans.o")
    assert seen() == "2 of 12 parts of the whole program optimised"


class Terminal(io.StringIO):
    """Notes when something was written on it."""

    def __init__(self) -> None:
        super().__init__()
        self.written = threading.Event()

    def isatty(self) -> bool:
        return True

    def write(self, text: str) -> int:
        self.written.set()
        return super().write(text)


def test_somebody_who_looks_on_has_one_line_that_vanishes(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(progress, "OFTEN", 0.001)
    terminal = Terminal()
    with progress.told(tmp_path, terminal):
        assert terminal.written.wait(60)
    said = terminal.getvalue()
    assert "\n" not in said and said.endswith("\r\x1b[K")
    lines = [line for line in said.split("\r\x1b[K") if line]
    assert lines and all(re.fullmatch(r"emporion: Python is translated into C \(\d+ s\)", line) for line in lines)


def test_a_log_has_a_line_now_and_then(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    said: list[str] = []
    heard = threading.Event()

    def say(text: str) -> None:
        said.append(text)
        heard.set()

    monkeypatch.setattr(progress, "say", say)
    monkeypatch.setattr(progress, "SELDOM", 0.001)
    with progress.told(tmp_path, io.StringIO()):
        assert heard.wait(60)
    assert all(re.fullmatch(r"Python is translated into C \(\d+ s\)", line) for line in said)


def test_a_short_build_has_no_line_at_all(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Not before the first twenty seconds are over."""
    assert progress.SELDOM == 20
    monkeypatch.setattr(progress, "say", lambda text: pytest.fail(text))
    with progress.told(tmp_path, io.StringIO()):
        pass


def test_the_linker_works_where_it_is_seen_and_leaves_nothing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, parts: Path
) -> None:
    monkeypatch.setenv("TMPDIR", "/mine")
    put(parts, "left.o")
    with pytest.raises(RuntimeError), progress.told(tmp_path, io.StringIO()):
        assert (os.environ["TMPDIR"], list(parts.iterdir())) == (str(parts), [])
        raise RuntimeError
    assert (os.environ["TMPDIR"], parts.exists()) == ("/mine", False)
