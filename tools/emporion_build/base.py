"""What both parts of the build share: where things are, what is said, and how it is known that a part is up to date."""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import sys
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
HERE = Path(__file__).resolve().parent
SOURCE = ROOT / "src"
PACKAGE = SOURCE / "emporion"
BUILD = ROOT / "build"


class CannotBuildError(Exception):
    """A part cannot be built on this machine; the text says why and what to do."""


class RefusedError(CannotBuildError):
    """The sources of some titles cannot be compiled; those of all others perhaps can."""

    def __init__(self, titles: set[str]) -> None:
        super().__init__(f"{' and '.join(sorted(titles))} cannot be compiled; the messages are above.")
        self.titles = titles


def asked() -> str:
    """What the person typed, as the Makefile tells it: it is said again where they are told to try again."""
    return os.environ.get("EMPORION_ASKED") or "make play"


def switched_on(variable: str) -> bool:
    return os.environ.get(variable, "") not in ("", "0")


def say(text: str) -> None:
    print(f"emporion: {text}", file=sys.stderr, flush=True)


def fall_back(what: str, consequence: str, why: CannotBuildError) -> None:
    """Go on without a part, but so that nobody can miss it."""
    bar = "=" * 78
    print(f"\n{bar}\nEMPORION: {what}\n{consequence}\n\n{why}\n{bar}\n", file=sys.stderr, flush=True)
    if switched_on("EMPORION_COMPILE"):
        raise SystemExit(f"emporion: {what} (an error because EMPORION_COMPILE is set)")


def leave_out(titles: Iterable[str]) -> None:
    """Go on without some titles."""
    names = sorted(titles)
    what = f"{' and '.join(names)} cannot be compiled (the messages are above)"
    if switched_on("EMPORION_COMPILE"):
        raise SystemExit(f"emporion: {what}: an error because EMPORION_COMPILE is set; all else is compiled")
    say(f"{what} and {'is' if len(names) == 1 else 'are'} left out; all else is compiled")


def required(extra: str) -> list[str]:
    """The packages that an extra of pyproject.toml stands for."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        return list(tomllib.load(file)["project"]["optional-dependencies"][extra])


def needed() -> list[str]:
    """The packages that Emporion needs to run."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        return list(tomllib.load(file)["project"]["dependencies"])


def digest(files: Iterable[Path], *more: str) -> str:
    total = hashlib.sha256(repr(more).encode())
    for file in sorted(files):
        total.update(str(file.relative_to(ROOT)).encode() + b"\0")
        total.update(hashlib.sha256(file.read_bytes()).digest())
    return total.hexdigest()


class Stamp:
    """Remembers which sources a part was last built from, and which files came out."""

    def __init__(self, part: str) -> None:
        self.path = BUILD / f"{part}.stamp"

    def fresh(self, sources: str) -> bool:
        try:
            known = json.loads(self.path.read_text())
        except (OSError, ValueError):
            return False
        made = known["made"]  # a list in stamps of the first edition: the part is built again
        return known["sources"] == sources and isinstance(made, dict) and all(map(is_whole, made, made.values()))

    def write(self, sources: str, made: Iterable[Path]) -> None:
        sizes = {str(file.relative_to(ROOT)): file.stat().st_size for file in sorted(made)}
        self.path.write_text(json.dumps({"sources": sources, "made": sizes}, indent=1))

    def forget(self) -> None:
        self.path.unlink(missing_ok=True)

    def forgotten(self) -> bool:
        """Whether the part is not built, or is just being built."""
        return not self.path.exists()


def is_whole(made: str, size: int) -> bool:
    """Whether a file is there and was not cut off."""
    file = ROOT / made
    return file.is_file() and file.stat().st_size == size


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """Let only one build run at a time in this tree."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "lock").open("w") as lock:
        with contextlib.suppress(ImportError):  # Windows has no such lock
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield
