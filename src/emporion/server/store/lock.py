"""One folder, one server: a lock that ends with the process that holds it, however that ends."""

from __future__ import annotations

import errno
import os
import sys
import tempfile
from pathlib import Path

from emporion.server.store import StoreProblem

NAME = "emporion.lock"
UNWRITABLE = "Let this user write there, or choose another folder with EMPORION_DATA"
FULL = "The disk is full: make room"
NO_ROOM = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)  # the disk, the user's share of it, or what a file may have
START = 1024 * 1024  # bytes: more than a start writes


def has_room(folder: Path) -> bool:
    """Whether something can still be written there: it is tried, since only the system knows of all limits."""
    try:
        with tempfile.TemporaryFile(dir=folder, buffering=0) as file:
            return file.write(bytes(START)) == START
    except OSError as error:
        return error.errno not in NO_ROOM


class DataLock:
    """Held by whoever has the data folder in use.

    On a network file system it may not keep other machines out; SQLite's write-ahead log does not work there either.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._file: int | None = None

    def take(self) -> None:
        """Make the folder if there is none, and lock it; `StoreProblem` when it cannot be used or is in use."""
        try:
            self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)  # hidden hands and the key of cookies
            file = os.open(self.folder / NAME, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise self._unusable(error) from error
        try:
            _lock(file)
        except (BlockingIOError, PermissionError):
            holder = os.read(file, 20).decode(errors="replace").strip()
            os.close(file)
            raise StoreProblem(
                f"{self.folder} is in use by another Emporion server (process {holder or 'unknown'}): stop that one, or"
                " choose another folder with EMPORION_DATA; servers that share their tables need PostgreSQL"
                " (EMPORION_DATABASE)"
            ) from None
        try:
            os.ftruncate(file, 0)
            os.write(file, f"{os.getpid()}\n".encode())
        except OSError as error:
            os.close(file)
            raise self._unusable(error) from error
        self._file = file

    def _unusable(self, error: OSError) -> StoreProblem:
        advice = FULL if error.errno in NO_ROOM else UNWRITABLE
        return StoreProblem(f"cannot use {self.folder}: {error.strerror or error}. {advice}")

    def release(self) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None


def _lock(file: int) -> None:
    """Lock an open file, or raise an `OSError` at once."""
    if sys.platform == "win32":
        import msvcrt

        os.lseek(file, 100, os.SEEK_SET)  # beyond what is read by who comes second
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        os.lseek(file, 0, os.SEEK_SET)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
