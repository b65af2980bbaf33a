"""Long work: how far it has come, and what becomes of it when somebody presses Ctrl-C."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Protocol

from emporion.cli.shared import Stopped, progress_bar


class Advance(Protocol):
    """Tells how many parts are done, of how many; a note says more of the one under way."""

    def __call__(self, parts: int, total: int, note: str = "") -> None: ...


@contextmanager
def watched(title: str, kept: Callable[[int, int], str]) -> Iterator[Advance]:
    """A progress bar while it lasts; Ctrl-C ends it as `Stopped`, with what `kept` says of the parts that were done."""
    done = of = 0
    with progress_bar() as progress:
        task = progress.add_task(title, total=None)

        def advance(parts: int, total: int, note: str = "") -> None:
            nonlocal done, of
            done, of = parts, total
            progress.update(task, completed=parts, total=total, description=f"{title}{note and f' ({note})'}")

        try:
            yield advance
        except KeyboardInterrupt:
            raise Stopped(kept(done, of)) from None


def kept_for_later(resume: Path | None) -> Callable[[int, int], str]:
    """What was finished stays in a file, if there is one."""

    def told(done: int, of: int) -> str:
        if resume is None:
            return "nothing is kept (with --resume FILE a stopped run can go on)"
        kept = resume.read_bytes().count(b"\n") - 1 if resume.exists() else 0  # its first line names the run
        return f"{kept} of {of or 'all'} parts are kept in {resume}, and the same command goes on from there"

    return told
