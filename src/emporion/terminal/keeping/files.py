"""A record put into a file that a person names: nothing that is there is ever lost by it."""

from __future__ import annotations

import errno
import os
import stat
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from emporion.kernel.match import Match
from emporion.kernel.record import LONGEST, RULE, lines_of, write_record

REASONS = {
    errno.ENOENT: "error-no-folder",
    errno.ENOTDIR: "error-no-folder",
    errno.EISDIR: "error-folder",
    errno.EEXIST: "error-exists",
    errno.EACCES: "error-forbidden",
    errno.EPERM: "error-forbidden",
    errno.EROFS: "error-forbidden",
    errno.ENOSPC: "error-full",
    errno.EDQUOT: "error-full",
    errno.ENAMETOOLONG: "error-name",
    errno.EINVAL: "error-name",
}


def reason(error: OSError, say: Callable[..., str]) -> str:
    """Why a file cannot be written, in the reader's language."""
    key = REASONS.get(error.errno or 0)
    return say(key) if key else say("error-other", code=errno.errorcode.get(error.errno or 0, "?"))


def put_record(name: str, match: Match) -> Path:
    """Write the record into a new file, or over a shorter record of the same match, and say which; `OSError` if it
    cannot be done, `FileExistsError` if anything else is there."""
    path = _path(name)
    record = write_record(match)
    try:
        file = open(path, "x", encoding="utf-8")  # noqa: SIM115 closed below
    except FileExistsError:
        if path.is_dir():
            raise IsADirectoryError(errno.EISDIR, "a folder", name) from None
        _put_over(path.resolve(), record)
        return path.resolve()
    try:
        with file:
            file.write(record)
            file.flush()
            os.fsync(file.fileno())
    except OSError:
        with suppress(OSError):
            path.unlink()
        raise
    return path.resolve()


def _path(name: str) -> Path:
    """The file a person means: `~` is their folder."""
    try:
        path = Path(name).expanduser()
        os.fsencode(path)
    except (RuntimeError, UnicodeEncodeError):
        raise OSError(errno.EINVAL, "no name of a file", name) from None
    if "\0" in name:
        raise OSError(errno.EINVAL, "no name of a file", name)
    return path


def _put_over(path: Path, record: str) -> None:
    """Put a record in the place of one that it goes on from: aside, then moved."""
    before = path.stat()
    if not stat.S_ISREG(before.st_mode) or not _goes_on(record, path):
        raise FileExistsError(errno.EEXIST, "something else is there", str(path))
    handle, aside = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name[:100]}.")
    try:
        with open(handle, "w", encoding="utf-8") as file:
            file.write(record)
            file.flush()
            os.fsync(file.fileno())
        os.chmod(aside, stat.S_IMODE(before.st_mode))
        os.replace(aside, path)
    except OSError:
        with suppress(OSError):
            os.unlink(aside)
        raise


def _goes_on(record: str, path: Path) -> bool:
    """Whether a file holds a record with the same header whose words are the first ones of this record."""
    with path.open("rb") as file:
        found = file.read(4 * LONGEST + 1).decode("utf-8", "replace")
    older, newer = _said(lines_of(found)), _said(lines_of(record))
    return bool(older) and older == newer[: len(older)]


def _said(lines: list[str]) -> list[str]:
    """The header of a record and its words; empty if it has no such parts."""
    rules = [k for k, line in enumerate(lines) if line == RULE]
    return lines[: rules[1]] if len(rules) == 2 else []
