"""A match that goes on from the record a person names. Nothing is written there: it is saved as any other match."""

from __future__ import annotations

import os
from pathlib import Path

from emporion.games import load
from emporion.kernel.match import Match
from emporion.kernel.record import LONGEST, RULE, BadRecord, game_of, lines_of, read_record
from emporion.terminal.calling import replay
from emporion.terminal.keeping.saves import RECORD, Damaged, NothingSaved, Party, Save, fitting, folder


class MatchOver(ValueError):
    """Nothing is left to play; the text says how the match can be read."""


def file_meant(wanted: str) -> Path | None:
    """The file somebody names: with its folder, by the usual end of its name, or if no saved match is called so."""
    file = Path(wanted)
    if os.sep in wanted or file.suffix == RECORD:
        return file
    try:
        fitting(wanted)
    except NothingSaved:
        return file if wanted and file.is_file() else None
    return None


def read_given(file: Path) -> Match:
    """The match of a record; `BadRecord` names the file and the line that is wrong, `MatchOver` one that has ended."""
    with file.open("rb") as stream:
        found = stream.read(4 * LONGEST + 1)
    try:
        text = found.decode("utf-8")
        match = read_record(load(game_of(text)), text)
    except UnicodeDecodeError:
        raise BadRecord(f"{file.name}: not a text file") from None
    except ValueError as error:
        raise BadRecord(f"{file.name}: {error}") from None
    if match.over():
        raise MatchOver(f"the match of {file.name} is over; to read it: {replay(file.resolve())}")
    return match


def save_of(record: str) -> tuple[Save, Match, Party] | None:
    """The saved match that stands exactly where this record does."""
    for path in _same(record):
        try:
            if path.read_text(encoding="utf-8") == record:
                save = Save(path)
                return save, *save.read()
        except (OSError, UnicodeDecodeError, Damaged):
            continue
    return None


def party_of(record: str) -> Party | None:
    """Who sat at the match of a record, if it was played here."""
    for path in _same(record):
        try:
            return Save(path).read()[1]
        except (OSError, Damaged):
            continue
    return None


def _same(record: str) -> list[Path]:
    """The saved matches with the same header: seed, players, options."""
    return [path for path in sorted(folder().glob(f"*{RECORD}")) if _header_in(path) == _header(record)]


def _header_in(path: Path) -> list[str]:
    try:
        return _header(path.read_bytes().decode("utf-8", "replace"))
    except OSError:
        return []


def _header(record: str) -> list[str]:
    lines = lines_of(record)
    return lines[: lines.index(RULE)] if RULE in lines else []
