"""Matches of the terminal, saved as they go: each is a record beside a line that says who sits at it.

`NAME.record` is a record as `emporion replay` reads it, written anew after every word (aside, then moved into place);
`NAME.json` names the reader's seat and the others' bots. The folder is private to its owner.
"""

from __future__ import annotations

import os
import time
from dataclasses import dataclass
from pathlib import Path

import msgspec

from emporion.folders import data_folder
from emporion.games import UnknownGame, load
from emporion.kernel.match import Match
from emporion.kernel.record import BadRecord, game_of, read_record, write_record

RECORD = ".record"
UNFINISHED = "result: unfinished"


class Party(msgspec.Struct, frozen=True):
    """Who sits at a saved match."""

    me: int
    bots: list[str]
    """By seat, without the reader's."""
    language: str = "en"


class Damaged(ValueError):
    """A saved match that cannot be gone on with; the text says what is wrong."""


class NothingSaved(ValueError):
    """There is no unfinished match of the kind asked for."""


@dataclass(frozen=True)
class Saved:
    """A saved match as the list shows it."""

    path: Path
    title: str
    words: int
    changed: float

    @property
    def name(self) -> str:
        return self.path.stem


def folder() -> Path:
    return data_folder() / "terminal"


class Save:
    """The file of one match."""

    def __init__(self, path: Path) -> None:
        self.path = path

    @property
    def name(self) -> str:
        return self.path.stem

    @classmethod
    def new(cls, match: Match, party: Party) -> Save:
        """A name nobody has: the title and the time."""
        home = folder()
        home.mkdir(mode=0o700, parents=True, exist_ok=True)
        stem = f"{match.header.game}-{time.strftime('%Y-%m-%d-%H%M')}"
        names = (stem if k == 1 else f"{stem}-{k}" for k in range(1, 10_000))
        for name in names:
            try:
                with open(home / f"{name}.json", "xb", opener=_private) as file:
                    file.write(msgspec.json.encode(party))
            except FileExistsError:
                continue
            save = cls(home / f"{name}{RECORD}")
            save.write(match)
            return save
        raise Damaged(f"too many matches are saved in {home}")

    def write(self, match: Match) -> None:
        """Put the match as it stands in the place of what was saved."""
        aside = self.path.with_suffix(".new")
        with open(aside, "w", encoding="utf-8", opener=_private) as file:
            file.write(write_record(match))
            file.flush()
            os.fsync(file.fileno())
        os.replace(aside, self.path)

    def read(self) -> tuple[Match, Party]:
        try:
            text = self.path.read_text(encoding="utf-8")
            match = read_record(load(game_of(text)), text)
        except (BadRecord, UnknownGame, UnicodeDecodeError) as error:
            raise Damaged(f"the saved match {self.name} is damaged: {error}") from None
        try:
            party = msgspec.json.decode(self.path.with_suffix(".json").read_bytes(), type=Party)
        except (FileNotFoundError, msgspec.MsgspecError):
            raise Damaged(f"the saved match {self.name} is damaged: nobody knows who sat at it") from None
        if not 0 <= party.me < len(match.header.seats) or len(party.bots) != len(match.header.seats) - 1:
            raise Damaged(f"the saved match {self.name} is damaged: its bots are not those of its seats")
        return match, party


def _private(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)


def unfinished(title: str = "") -> list[Saved]:
    """The matches that can be gone on with, the latest first; those too damaged to tell are among them."""
    found = []
    for path in folder().glob(f"*{RECORD}"):
        lines = path.read_text(encoding="utf-8", errors="replace").splitlines()
        of = next((line[6:] for line in lines if line.startswith("game: ")), "")
        over = any(line.startswith("result: ") and line != UNFINISHED for line in lines)
        words = sum(1 for line in lines if line[:1].isdigit())
        if not over and (not title or of == title):
            found.append(Saved(path, of, words, path.stat().st_mtime))
    return sorted(found, key=lambda saved: (-saved.changed, saved.name))


def choose(wanted: str = "") -> Saved:
    """The latest unfinished match; of a title (or its beginning), by its number in the list, or by its name."""
    everything = unfinished()
    if wanted.isdecimal() and 1 <= int(wanted) <= len(everything):
        return everything[int(wanted) - 1]
    title = wanted.casefold().replace("-", "_").replace(" ", "_")
    for saved in everything:
        if wanted == saved.name or saved.title.startswith(title):
            return saved
    raise NothingSaved(
        f"no unfinished match {wanted!r} is saved" if wanted else "no unfinished match is saved: start one"
    )
