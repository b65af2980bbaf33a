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
from emporion.kernel.record import BadRecord, digest, game_of, lines_of, read_record, write_record

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


class SavedElsewhere(Exception):
    """Another terminal has gone on with the match: its words are not overwritten."""


class NothingSaved(ValueError):
    """There is no unfinished match of the kind asked for."""


@dataclass(frozen=True)
class Saved:
    """A saved match as the list shows it."""

    path: Path
    title: str
    words: int
    changed: float
    damage: bool = False

    @property
    def name(self) -> str:
        return self.path.stem


def folder() -> Path:
    return data_folder() / "terminal"


class Save:
    """The file of one match."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._stamp: tuple[int, int, int] | None = None  # of the file as this terminal knows it

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
        """Put the match as it stands in the place of what was saved; `SavedElsewhere` if that is not what this
        terminal has read or written."""
        if self._stamp is not None and self.path.exists() and self._stamp != self._stamped():
            raise SavedElsewhere(self.name)
        aside = self.path.with_suffix(".new")
        with open(aside, "w", encoding="utf-8", opener=_private) as file:
            file.write(write_record(match))
            file.flush()
            os.fsync(file.fileno())
        os.replace(aside, self.path)
        self._stamp = self._stamped()

    def _stamped(self) -> tuple[int, int, int]:
        """What changes whenever the file is written: it is another file each time."""
        found = self.path.stat()
        return found.st_ino, found.st_mtime_ns, found.st_size

    def remove(self) -> None:
        """Forget the match for good."""
        self.path.unlink(missing_ok=True)
        self.path.with_suffix(".json").unlink(missing_ok=True)

    def read(self) -> tuple[Match, Party]:
        if not self.path.exists():
            raise self._damaged("its record is missing")
        self._stamp = self._stamped()
        try:
            text = self.path.read_text(encoding="utf-8")
            match = read_record(load(game_of(text)), text)
        except UnicodeDecodeError:
            raise self._damaged("not a text file") from None
        except (BadRecord, UnknownGame) as error:
            raise self._damaged(str(error)) from None
        try:
            party = msgspec.json.decode(self.path.with_suffix(".json").read_bytes(), type=Party)
        except (FileNotFoundError, msgspec.MsgspecError):
            raise self._damaged("nobody knows who sat at it") from None
        if not 0 <= party.me < len(match.header.seats) or len(party.bots) != len(match.header.seats) - 1:
            raise self._damaged("its bots are not those of its seats")
        return match, party

    def _damaged(self, how: str) -> Damaged:
        return Damaged(f"the saved match {self.name} is damaged: {how} ({self.path})")


def _private(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)


def unfinished() -> list[Saved]:
    """The matches that can be gone on with, the latest first."""
    return [saved for saved in _open_matches() if not saved.damage]


def damaged() -> list[Saved]:
    """The matches that cannot be gone on with because their files are damaged, the latest first."""
    return [saved for saved in _open_matches() if saved.damage]


def _open_matches() -> list[Saved]:
    """Every saved match that is not over, as far as can be told without playing it again."""
    found = [_looked_at(path) for path in folder().glob(f"*{RECORD}")]
    found += [_without_record(party) for party in folder().glob("*.json")]
    return sorted((saved for saved in found if saved), key=lambda saved: (-saved.changed, saved.name))


def _without_record(party: Path) -> Saved | None:
    """A match of which only its players are left; None if its record is there."""
    path = party.with_suffix(RECORD)
    try:
        return None if path.exists() else Saved(path, path.stem.partition("-")[0], 0, party.stat().st_mtime, True)
    except OSError:
        return None


def _looked_at(path: Path) -> Saved | None:
    """What a file holds; None if its match is over, or if the file cannot be looked at."""
    try:
        lines = lines_of(path.read_bytes().decode("utf-8", "replace"))
        changed = path.stat().st_mtime
    except OSError:
        return None
    if any(line.startswith("result: ") and line != UNFINISHED for line in lines):
        return None
    title = next((line[6:] for line in lines if line.startswith("game: ")), path.stem.partition("-")[0])
    words = sum(1 for line in lines if line[:1].isdigit())
    return Saved(path, title, words, changed, _damage(path, lines))


def _damage(path: Path, lines: list[str]) -> bool:
    """Whether something is plainly wrong with a saved match: it is cut off, was changed, or nobody sits at it."""
    if not lines or lines[-1] != f"digest: {digest(lines[:-1])}":
        return True
    try:
        msgspec.json.decode(path.with_suffix(".json").read_bytes(), type=Party)
    except (OSError, msgspec.MsgspecError):
        return True
    return False


def fitting(wanted: str = "") -> list[Saved]:
    """The unfinished matches that are meant, the likeliest first: all of them; those of a title (or its beginning);
    the one of a number in the list, or of a name. Damaged ones come last."""
    whole = unfinished()
    if wanted.isdecimal() and 1 <= int(wanted) <= len(whole):
        return [whole[int(wanted) - 1]]
    everything = [*whole, *damaged()]
    title = wanted.casefold().replace("-", "_").replace(" ", "_")
    named = [saved for saved in everything if saved.name == wanted]
    found = named or [saved for saved in everything if saved.title.startswith(title)]
    if not found:
        raise NothingSaved(
            f"no unfinished match {wanted!r} is saved" if wanted else "no unfinished match is saved: start one"
        )
    return found
