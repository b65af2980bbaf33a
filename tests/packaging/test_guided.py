"""An engine that a profile guides: compiled to count, trained, compiled for that."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import pytest

from emporion_build import guided
from emporion_build.base import CannotBuildError


class Compiler:
    """Notes the flags of each run, and puts a library where the one before lay."""

    def __init__(self, work: Path) -> None:
        self.library = SimpleNamespace(extra_compile_args=["-O3"], extra_link_args=["-flto"])
        self.work, self.made = work, work / "lib" / "engine.so"
        self.runs: list[tuple[list[str], list[str], bool]] = []

    def __call__(self) -> dict[str, Path]:
        flags = self.library.extra_compile_args, self.library.extra_link_args
        self.runs.append((*flags, self.made.exists()))
        self.made.parent.mkdir(exist_ok=True)
        self.made.write_text("compiled")
        return {"engine.so": self.made, "door.so": self.made}


def test_it_is_compiled_to_count_then_trained_then_compiled_for_that(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    compiler, trained = Compiler(tmp_path), []
    monkeypatch.setattr(guided, "is_known", lambda: True)
    monkeypatch.setattr(guided, "train", lambda made, folder: trained.append((dict(made), len(compiler.runs))))
    made = guided.make(compiler.library, tmp_path, compiler)
    count, know = guided.counting(tmp_path / "profile"), guided.knowing(tmp_path / "profile")
    # What the first run made is gone before the second, or it would be taken for up to date.
    assert compiler.runs == [(["-O3", *count], ["-flto", *count], False), (["-O3", *know], ["-flto", *know], False)]
    assert trained == [(made, 1)]


def test_a_compiler_without_profiles_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(guided, "c_compiler", lambda: ["false"])
    assert not guided.is_known()
    with pytest.raises(CannotBuildError, match="this C compiler knows no profiles as gcc does"):
        guided.make(SimpleNamespace(), tmp_path, Compiler(tmp_path))


def test_training_that_fails_stops_the_build(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    package, library = tmp_path / "emporion", tmp_path / "engine.so"
    package.mkdir()
    library.write_text("compiled")
    for name, text in (("program.py", "raise SystemExit(3)"), ("kept.so", "not wanted")):
        (package / name).write_text(text)
    monkeypatch.setattr(guided, "PACKAGE", package)
    monkeypatch.setattr(guided, "TRAINING", package / "program.py")
    with pytest.raises(CannotBuildError, match=r"did not get through its training.*exit status 3"):
        guided.train({"engine.so": library}, tmp_path / "training")
    assert not (tmp_path / "training").exists()


@pytest.mark.parametrize(
    ("switch", "asked", "always"), [(None, False, True), ("1", True, True), ("0", False, False), ("", False, False)]
)
def test_who_wants_it(monkeypatch: pytest.MonkeyPatch, switch: str | None, asked: bool, always: bool) -> None:
    monkeypatch.setattr(guided, "is_known", lambda: True)
    monkeypatch.delenv(guided.SWITCH, raising=False)
    monkeypatch.delenv("EMPORION_PURE", raising=False)
    if switch is not None:
        monkeypatch.setenv(guided.SWITCH, switch)
    assert (guided.is_wanted(), guided.is_wanted(always=True)) == (asked, always)
    monkeypatch.setenv("EMPORION_PURE", "1")
    assert not guided.is_wanted() and not guided.is_wanted(always=True)
