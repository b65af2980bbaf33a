"""One folder, one server: a lock that ends with the process that holds it, however that ends."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from emporion.server.store import StoreProblem

NAME = "emporion.lock"
UNWRITABLE = "Let this user write there, or choose another folder with EMPORION_DATA"


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
            raise StoreProblem(f"cannot use {self.folder}: {error.strerror or error}. {UNWRITABLE}") from error
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
        os.ftruncate(file, 0)
        os.write(file, f"{os.getpid()}\n".encode())
        self._file = file

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
