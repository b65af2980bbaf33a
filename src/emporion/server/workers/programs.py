"""Programs the operator lets people choose as opponents: named in a file, started only from there.

Nobody who visits the server can name a command: a seat holds the name of a program, and this file says what it runs.
"""

from __future__ import annotations

import math
import shutil
import tomllib
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from emporion import games
from emporion.programs.seat import Program
from emporion.server.people.identity import LONGEST_NAME
from emporion.server.workers.bot_worker import LEVELS, levels


class BadPrograms(Exception):
    """The file of programs cannot be used; the text says why."""


class Entry(Struct, frozen=True, forbid_unknown_fields=True):
    """A program as the file describes it."""

    command: Annotated[tuple[str, ...], Meta(min_length=1)]
    seconds: float = 10.0
    games: list[str] = []
    """The titles it plays; all when there are none."""


class Programs:
    """By the name people choose."""

    def __init__(self, entries: dict[str, Entry] | None = None) -> None:
        self.entries = entries or {}

    def names(self, title: str) -> list[str]:
        return [name for name, entry in self.entries.items() if not entry.games or title in entry.games]

    def levels(self, title: str) -> list[str]:
        """Everything a bot's seat can be given to at a title: our levels, weakest first, then the programs."""
        return [*levels(title), *self.names(title)]

    def program(self, name: str) -> Program | None:
        entry = self.entries.get(name)
        return None if entry is None else Program(entry.command, entry.seconds)


def read_programs(file: Path) -> Programs:
    try:
        entries = msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), dict[str, Entry])
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadPrograms(f"{file}: {error}") from error
    for name, entry in entries.items():
        wrong = _wrong(name, entry)
        if wrong:
            raise BadPrograms(f"{file}: [{name}] {wrong}")
    return Programs(entries)


def _wrong(name: str, entry: Entry) -> str:
    if not name.isprintable() or name != name.strip() or not 0 < len(name) <= LONGEST_NAME:
        return f"a name has 1 to {LONGEST_NAME} characters"
    if name in LEVELS:
        return "is the name of one of our own levels"
    if not math.isfinite(entry.seconds) or entry.seconds <= 0:
        return f"seconds = {entry.seconds} is no time limit"
    if shutil.which(entry.command[0]) is None:
        return f"there is no command {entry.command[0]!r}"
    unknown = [title for title in entry.games if title not in games.titles()]
    return f"there is no game {unknown[0]!r}" if unknown else ""
