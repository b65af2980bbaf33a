"""A build that was stopped, and libraries that were cut off: nothing of them is ever used, and all heals by itself."""

from __future__ import annotations

import importlib.util
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from emporion_build import base, compiling, engine, kept, loading, whole
from emporion_build.base import CannotBuildError, Stamp

ROOT = Path(__file__).parent.parent.parent


def a_library() -> Path:
    """One that can be loaded: of a package that Emporion needs."""
    found = importlib.util.find_spec("msgspec._core")
    assert found is not None and found.origin is not None
    return Path(found.origin)


@pytest.fixture
def whole_one(tmp_path: Path) -> Path:
    return Path(shutil.copy(a_library(), tmp_path / "whole.so"))


def cut(library: Path, part: float) -> Path:
    """The same file, cut off."""
    content = library.read_bytes()
    library.write_bytes(content[: int(len(content) * part)])
    return library


def test_a_library_that_was_cut_off_cannot_be_loaded(whole_one: Path, tmp_path: Path) -> None:
    assert loading.why_not([]) == ""
    assert loading.why_not([whole_one]) == ""
    empty = tmp_path / "empty.so"
    empty.touch()
    assert "file too short" in loading.why_not([whole_one, empty])
    assert loading.why_not([cut(whole_one, 0.1)]) != ""


class Clone:
    """A source tree whose engine is one library; the compiler copies one that is there, or what the test says."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
        self.compiled = 0
        self.source, self.made = folder / "src", folder / "build" / "engine" / "lib" / "all.so"
        self.place = self.source / "all.so"
        self.spoilt: list[float] = []  # how much of the library comes out, each time; then all of it
        self.source.mkdir()
        (folder / "build").mkdir()
        monkeypatch.setenv("XDG_CACHE_HOME", str(folder / "cache"))
        for switch in ("EMPORION_PURE", "EMPORION_QUICK", "EMPORION_COMPILE"):
            monkeypatch.delenv(switch, raising=False)
        monkeypatch.setattr(base, "ROOT", folder)
        monkeypatch.setattr(base, "BUILD", folder / "build")
        monkeypatch.setattr(whole, "WORK", folder / "build" / "engine")
        monkeypatch.setattr(engine, "SOURCE", self.source)
        monkeypatch.setattr(kept, "SOURCE", self.source)
        monkeypatch.setattr(kept, "name", lambda sources: sources)
        monkeypatch.setattr(engine, "STAMP", Stamp("engine"))
        monkeypatch.setattr(engine, "engine_modules", lambda: [self.source / "all.py"])
        monkeypatch.setattr(engine, "but_of", lambda refused, modules: modules)
        monkeypatch.setattr(engine, "engine_digest", lambda refused=(), guide=False: "guided" if guide else "digest")
        monkeypatch.setattr(engine, "libraries_of", lambda modules, quickly: [self.place])
        monkeypatch.setattr(engine, "engine_libraries", lambda: set(self.source.glob("*.so")))
        monkeypatch.setattr(engine, "need_compiler", lambda: None)
        monkeypatch.setattr(engine, "tools", lambda *files: "tools")
        monkeypatch.setattr(whole, "compile_engine", self.compile)

    def compile(self, modules: list[Path], tools: str, guide: bool = False) -> dict[str, Path]:
        self.compiled += 1
        self.made.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(a_library(), self.made)
        if self.spoilt:
            cut(self.made, self.spoilt.pop(0))
        return {"all.so": self.made}

    def whole(self) -> bool:
        return self.place.is_file() and self.place.read_bytes() == a_library().read_bytes()

    @property
    def in_cache(self) -> Path:
        return kept.folder() / "digest" / "all.so"


@pytest.fixture
def clone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Clone:
    return Clone(monkeypatch, tmp_path)


def test_an_engine_that_cannot_be_loaded_is_made_once_more_and_never_kept(
    clone: Clone, capsys: pytest.CaptureFixture[str]
) -> None:
    clone.spoilt = [0]
    assert engine.build_engine() == [clone.place]
    assert clone.compiled == 2 and clone.whole()
    assert clone.in_cache.read_bytes() == a_library().read_bytes()
    assert "once more from the beginning" in capsys.readouterr().err


def test_an_engine_that_never_can_be_loaded_is_left_out(clone: Clone, capsys: pytest.CaptureFixture[str]) -> None:
    clone.spoilt = [0, 0.1]
    assert engine.build_engine() == []
    assert clone.compiled == 2 and not clone.place.exists() and not clone.in_cache.exists()
    assert "The compiled engine cannot be loaded: " in capsys.readouterr().err


@pytest.mark.parametrize("part", [0, 0.5, 0.999])
def test_a_kept_engine_that_was_cut_off_is_thrown_away(
    clone: Clone, part: float, capsys: pytest.CaptureFixture[str]
) -> None:
    engine.build_engine()
    engine.STAMP.forget()
    cut(clone.in_cache, part)
    engine.build_engine()
    assert clone.compiled == 2 and clone.whole()
    said = capsys.readouterr().err
    assert "cannot be used and is thrown away (all.so is not as it was kept)" in said
    engine.STAMP.forget()
    engine.build_engine()  # and what is kept now is good
    assert clone.compiled == 2
    assert "engine taken from the cache" in capsys.readouterr().err


def test_a_spoilt_engine_that_was_kept_before_anybody_looked_heals(clone: Clone) -> None:
    """Such a folder has no sizes: the compiler of an earlier version was stopped while it linked."""
    clone.in_cache.parent.mkdir(parents=True)
    clone.in_cache.touch()
    engine.build_engine()
    assert clone.compiled == 1 and clone.whole()


def test_a_library_cut_off_in_its_place_is_not_up_to_date(clone: Clone) -> None:
    engine.build_engine()
    assert engine.engine_is_fresh()
    cut(clone.place, 0.999)
    assert not engine.engine_is_fresh()
    engine.build_engine()
    assert clone.whole() and clone.compiled == 1


def test_a_stopped_build_leaves_no_library_behind(clone: Clone, monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(modules: list[Path], tools: str, guide: bool = False) -> dict[str, Path]:
        clone.compile(modules, tools)
        raise KeyboardInterrupt

    clone.place.write_text("older than its source")
    monkeypatch.setattr(whole, "compile_engine", stopped)
    with pytest.raises(KeyboardInterrupt):
        engine.build_engine()
    assert not clone.made.exists() and not clone.place.exists()
    engine.forget_what_was_begun()  # there is nothing left: no fault


def test_what_is_up_to_date_stays_when_a_build_is_stopped(clone: Clone) -> None:
    engine.build_engine()
    engine.forget_what_was_begun()
    assert clone.whole() and engine.engine_is_fresh()


class Linker:
    """build_ext's compiler, of which only the linking is asked: it writes a part of the file, and may be stopped."""

    def __init__(self) -> None:
        self.stopped = False
        self.linked: list[str] = []

    def link_shared_object(self, objects: list[str], output: str, *more: Any, **named: Any) -> None:
        self.linked.append(Path(output).name)
        Path(output).parent.mkdir(parents=True, exist_ok=True)
        Path(output).write_text("" if self.stopped else "whole")
        if self.stopped:
            raise KeyboardInterrupt


def test_a_library_is_linked_beside_and_renamed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """And a file without content, newer than its sources, is none."""
    from setuptools import Extension
    from setuptools.command.build_ext import build_ext

    linker = Linker()

    def run(self: Any) -> None:  # less the search for a compiler
        self.compiler = linker
        self.build_extensions()

    def build_extensions(self: Any) -> None:
        for extension in self.extensions:
            output = Path(self.get_ext_fullpath(extension.name))
            if not output.exists():  # which build_ext takes for up to date
                self.compiler.link_shared_object([], str(output))

    monkeypatch.setattr(build_ext, "run", run)
    monkeypatch.setattr(build_ext, "build_extensions", build_extensions)
    monkeypatch.setattr(compiling, "ROOT", tmp_path)
    library = Extension("all__mypyc", sources=["all.c"])

    def make() -> Path:
        return compiling.make_libraries(library, [], tmp_path / "work").popitem()[1]

    linker.stopped = True
    with pytest.raises(KeyboardInterrupt):
        make()
    output = tmp_path / "work" / "lib" / linker.linked[0].removeprefix("new-")
    assert linker.linked == [f"new-{output.name}"] and not output.exists()
    output.touch()  # as an earlier version left it
    linker.stopped = False
    assert make() == output
    assert output.read_text() == "whole"
    assert len(linker.linked) == 2
    assert make() == output and len(linker.linked) == 2


BUILD = """
import subprocess, sys
child = subprocess.Popen([sys.executable, "-c", "import signal; signal.signal(signal.SIGINT, signal.SIG_IGN);"
    "print('under way', flush=True); signal.pause()"])
child.wait()
print("noise of a build that was stopped")
"""
WATCH = """
import sys
sys.path.insert(0, sys.argv[1])
from emporion_build.stopping import run_stoppable
sys.exit(run_stoppable([sys.executable, "-c", sys.argv[2]], lambda: print("tidied up", flush=True)))
"""


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_stopped_build_ends_all_it_has_started_and_says_one_line(number: signal.Signals) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", WATCH, str(ROOT / "tools"), BUILD],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as watch:
        assert watch.stdout is not None and watch.stderr is not None
        assert watch.stdout.readline() == "under way\n"
        os.kill(watch.pid, number)
        # to the end of both streams: nobody holds them any more, so everybody has ended
        assert watch.stdout.read() == "tidied up\n"
        assert watch.stderr.read() == "emporion: stopped; what was under way is made next time\n"
        assert watch.wait() == 128 + number


def test_a_build_that_is_not_stopped_says_how_it_ended() -> None:
    for status in (0, 3):
        command = [sys.executable, "-c", WATCH, str(ROOT / "tools"), f"raise SystemExit({status})"]
        done = subprocess.run(command, capture_output=True, text=True)
        assert (done.returncode, done.stdout, done.stderr) == (status, "", "")


def test_who_lacks_something_is_told_to_type_the_same_again(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("CC", "/nonexistent/cc")
    monkeypatch.delenv("EMPORION_ASKED", raising=False)
    with pytest.raises(CannotBuildError, match=r"then:  make play$"):
        compiling.need_compiler()
    makefile = tmp_path / "Makefile"
    beginning = (ROOT / "Makefile").read_text(encoding="utf-8").partition(".PHONY")[0]
    makefile.write_text(f"{beginning}\n.PHONY: build\nbuild play quick:\n\t@echo $$EMPORION_ASKED\n")
    for variable in ("MAKEFLAGS", "MAKELEVEL", "MFLAGS"):  # this test may be run by make
        monkeypatch.delenv(variable, raising=False)
    for typed in ("play", "build", "quick"):
        told = subprocess.run(["make", "-f", str(makefile), typed], capture_output=True, text=True, check=True)
        assert told.stdout == f"make {typed}\n"
    monkeypatch.setenv("EMPORION_ASKED", "make build")
    with pytest.raises(CannotBuildError, match=r"then:  make build$"):
        compiling.need_compiler()
    script = (ROOT / "tools" / "install.sh").read_text(encoding="utf-8")
    advice = [line for line in script.splitlines() if "apt install" in line]
    assert len(advice) == 2 and all("$asked" in line for line in advice)
