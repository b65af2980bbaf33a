"""Storage in one SQLite file: the default. Threads of its own do the work, so the server never waits for the disk.

Changes that come in while the disk is busy share the next transaction: one flush for all, each still all or nothing.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from itertools import groupby
from pathlib import Path
from typing import Any, TypeVar

from emporion.server import metrics
from emporion.server.store import News, Stale, StoreProblem, migration_files
from emporion.server.store.lock import FULL, UNWRITABLE, DataLock, has_room
from emporion.server.store.queries import SqlStore
from emporion.server.store.sql import Statement

R = TypeVar("R")


Work = Callable[[sqlite3.Connection], Any]

DAMAGED = (
    "Put your last backup in its place, or save what can still be read (sqlite3 FILE .recover | sqlite3 NEW), or move"
    " the file away to start afresh"
)
ADVICE = {
    "SQLITE_CORRUPT": DAMAGED,
    "SQLITE_NOTADB": DAMAGED,
    "SQLITE_READONLY": UNWRITABLE,
    "SQLITE_CANTOPEN": UNWRITABLE,
    "SQLITE_PERM": UNWRITABLE,
}
UNSURE = ("SQLITE_IOERR", "SQLITE_CANTOPEN")
"""Where a full disk keeps SQLite from growing or making its files it knows only that something has failed."""
FASTER = ("SQLITE_CONSTRAINT_FOREIGNKEY", "SQLITE_CONSTRAINT_PRIMARYKEY", "SQLITE_CONSTRAINT_UNIQUE")
"""What SQLite says when something else was written, or removed, just before."""
GOES_ON = "; nothing has to be started anew"
PRIVATE = 0o600


class SqliteStore(SqlStore):
    shared = False
    among = "IN (SELECT value FROM json_each($1))"
    words = (
        ("{clock}", "0"),  # one file serves one server: its lease never ends
        ("{skip_locked}", ""),  # and one change is made after the other
        ("{stays}", ""),
        ("{alone}", ""),
        ("$", "?"),
    )

    def __init__(self, file: Path, alone: bool = True, beside: bool = False) -> None:
        """The storage in that file; `alone`: it sees to it itself that nobody else has its folder in use; `beside`: a
        server may have it in use, for whom everything stays as it is but for what is changed on purpose."""
        super().__init__()
        self.file = file
        self._beside = beside
        self._lock = DataLock(file.parent) if alone and not beside else None
        self._writing = ThreadPoolExecutor(1, thread_name_prefix="sqlite-write")
        self._reading = ThreadPoolExecutor(1, thread_name_prefix="sqlite-read")
        self._writer: sqlite3.Connection | None = None
        self._reader: sqlite3.Connection | None = None
        self._opened = False
        self._waiting: list[tuple[Work, asyncio.Future[Any]]] = []
        self._committing: asyncio.Task[None] | None = None

    # -- the connections ----------------------------------------------------------------------------------
    async def open(self) -> None:
        await self._in(self._writing, self._open)

    def _open(self) -> None:
        if self._lock is not None:
            self._lock.take()
        fresh = not self.file.exists()
        if fresh and self._beside:
            raise StoreProblem(f"there is no {self.file}")
        if self._is_empty() and not fresh:
            raise StoreProblem(f"{self.file} is empty, as a storage never is. {DAMAGED}")
        try:
            self._keep_private()
            self._writer = self._connect()
            self._reader = self._connect()
            first: list[Work] = [self._is_current] if self._beside else [self._migrate, self._be_the_only_server]
            problem = self._commit(first)[0]
            if isinstance(problem, Exception):
                raise problem
        except BaseException:
            if fresh and self._is_empty():  # a full disk: nothing was begun
                with suppress(OSError):
                    self.file.unlink()
            raise
        self._opened = True

    def _is_empty(self) -> bool:
        try:
            return self.file.is_file() and self.file.stat().st_size == 0
        except OSError:  # what cannot be looked at, SQLite will complain of
            return False

    def _keep_private(self) -> None:
        """Hidden hands and the key of cookies are the owner's only, whoever may look into the folder.

        What SQLite puts beside the file has the file's rights. What cannot be done here, SQLite will complain of.
        """
        with suppress(OSError):
            os.close(os.open(self.file, os.O_RDWR | os.O_CREAT, PRIVATE))
        for end in ("", "-wal", "-shm"):  # an earlier server may have left them
            with suppress(OSError):
                self.file.with_name(self.file.name + end).chmod(PRIVATE)

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.file, isolation_level=None, timeout=3, check_same_thread=False)
        # FULL: a commit has reached the disk before anybody hears of it, so even a power cut loses nothing.
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")
        connection.text_factory = partial(str, encoding="utf-8", errors="replace")  # one bad byte hides no other row
        return connection

    async def check(self) -> None:
        """`StoreProblem` when the file is damaged anywhere. It reads all of it: half a second for 300 MB."""
        found = await self._rows("PRAGMA quick_check(1)")
        if found[0][0] != "ok":
            raise StoreProblem(f"{self.file} is damaged: {found[0][0].splitlines()[-1]}. {DAMAGED}")

    def _migrate(self, c: sqlite3.Connection) -> None:
        c.execute("CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY)")
        done = {row[0] for row in c.execute("SELECT number FROM migrations")}
        known = migration_files("sqlite")
        if done - {number for number, _ in known}:
            raise StoreProblem(f"{self.file} was written by a newer Emporion")
        for number, script in known:
            if number not in done:
                for statement in script.split(";\n"):
                    c.execute(statement)
                c.execute("INSERT INTO migrations VALUES (?)", (number,))

    def _is_current(self, c: sqlite3.Connection) -> None:
        done = {row[0] for row in c.execute("SELECT number FROM migrations")}
        if done != {number for number, _ in migration_files("sqlite")}:
            raise StoreProblem(f"{self.file} is of another version of Emporion: start this one's server once")

    def _be_the_only_server(self, c: sqlite3.Connection) -> None:
        c.execute("DELETE FROM servers")

    async def close(self) -> None:
        if self._committing is not None:
            await self._committing
        writer, reader = self._writer, self._reader
        self._writer = self._reader = None
        for thread, connection in ((self._reading, reader), (self._writing, writer)):
            if connection is not None:
                await asyncio.get_running_loop().run_in_executor(thread, connection.close)
            thread.shutdown(wait=True)
        if self._lock is not None:
            self._lock.release()

    async def _in(self, thread: ThreadPoolExecutor, work: Callable[[], R]) -> R:
        try:
            return await asyncio.get_running_loop().run_in_executor(thread, work)
        except RuntimeError as error:  # the thread has ended
            raise StoreProblem("the storage is closed") from error
        except sqlite3.Error as error:
            raise self._problem(error) from error

    def _problem(self, error: sqlite3.Error) -> StoreProblem:
        """What went wrong, and what to do about it."""
        name = getattr(error, "sqlite_errorname", "")
        if name == "SQLITE_FULL" or (name.startswith(UNSURE) and not has_room(self.file.parent)):
            advice = FULL + GOES_ON if self._opened else FULL
        else:
            advice = next((advice for start, advice in ADVICE.items() if name.startswith(start)), "")
        return StoreProblem(f"{self.file}: {error}. {advice}" if advice else f"{self.file}: {error}")

    async def _rows(self, query: str, *values: object) -> list[Any]:
        def read() -> list[Any]:
            if self._reader is None:
                raise StoreProblem("the storage is closed")
            return self._execute(self._reader, query, values)

        with metrics.storing.labels("read").time():
            return await self._in(self._reading, read)

    # -- changes ------------------------------------------------------------------------------------------
    async def _change(self, news: list[News], *statements: Statement) -> list[Any]:
        def work(c: sqlite3.Connection) -> list[Any]:
            rows: list[Any] = []
            for query, several in groupby(statements, key=lambda each: each.query):
                rows = self._do(c, query, list(several))
            return rows

        with metrics.storing.labels("write").time():
            rows = await self._done(work) if statements else []
        for each in news:
            self._heard(each)
        return rows

    def _do(self, c: sqlite3.Connection, query: str, statements: list[Statement]) -> list[Any]:
        """A query with its values; with several that have nothing to return, in one go."""
        rows: list[Any] = []
        try:
            if len(statements) > 1 and not any(statement.tells for statement in statements):
                c.executemany(self._dialect(query), [_numbered(statement.values) for statement in statements])
                return rows
            for statement in statements:
                rows = self._execute(c, query, statement.values)
                statement.check(rows)
        except sqlite3.IntegrityError as error:
            if error.sqlite_errorname in FASTER:
                raise Stale(str(error)) from None
            raise
        return rows

    def _execute(self, c: sqlite3.Connection, query: str, values: tuple[object, ...]) -> list[Any]:
        return c.execute(self._dialect(query), _numbered(values)).fetchall()

    async def _done(self, work: Work) -> list[Any]:
        """Do this in a transaction, together with whatever else is waiting to be done; wait until it is on the disk."""
        done: asyncio.Future[list[Any]] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, done))
        if self._committing is None:
            self._committing = asyncio.get_running_loop().create_task(self._commit_waiting())
        return await done

    async def _commit_waiting(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting, []
                works = [work for work, _ in batch]
                try:
                    results = await self._in(self._writing, lambda works=works: self._commit(works))  # type: ignore[misc]
                except StoreProblem as problem:
                    results = [problem] * len(batch)
                for (_, done), result in zip(batch, results, strict=True):
                    if done.done():
                        continue  # nobody waits any more
                    if isinstance(result, Exception):
                        done.set_exception(result)
                    else:
                        done.set_result(result)
        finally:
            self._committing = None

    def _commit(self, works: list[Work]) -> list[Any]:
        """Do all of this in one transaction; the result of each, or what stopped it."""
        c = self._writer
        if c is None:
            return [StoreProblem("the storage is closed")] * len(works)
        results: list[Any] = []
        try:
            c.execute("BEGIN IMMEDIATE")
            for work in works:
                c.execute("SAVEPOINT one")
                try:
                    results.append(work(c))
                except Exception as error:  # of this change only: the others go on
                    if isinstance(error, sqlite3.Error):
                        if not c.in_transaction:  # it was so bad that SQLite dropped everything
                            raise
                        error = self._problem(error)
                    results.append(error)
                    c.execute("ROLLBACK TO one")
                c.execute("RELEASE one")
            c.execute("COMMIT")
        except sqlite3.Error as error:
            if c.in_transaction:
                c.execute("ROLLBACK")
            return [self._problem(error)] * len(works)
        return results

    async def listen(self, heard: Callable[[News], None]) -> None:
        """There is nobody else to hear from."""
        self._heard = heard


def _numbered(values: tuple[object, ...]) -> dict[str, object]:
    """Values by the numbers of their places (`?1`), which are names to Python's module."""
    return {str(number): value for number, value in enumerate(values, 1)}
