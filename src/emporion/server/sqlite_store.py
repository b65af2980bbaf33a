"""Storage in one SQLite file: the default. Threads of its own do the work, so the server never waits for the disk.

Changes that come in while the disk is busy share the next transaction: one flush for all, each still all or nothing.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Literal, TypeVar, cast

import msgspec

from emporion.server.store import (
    ChatRow,
    NewChat,
    Op,
    Person,
    Stale,
    StoreProblem,
    TableRow,
    migration_files,
    read_row,
    read_rows,
)

R = TypeVar("R")


Work = Callable[[sqlite3.Connection], Any]


class SqliteStore:
    def __init__(self, file: Path) -> None:
        self.file = file
        self._writing = ThreadPoolExecutor(1, thread_name_prefix="sqlite-write")
        self._reading = ThreadPoolExecutor(1, thread_name_prefix="sqlite-read")
        self._writer: sqlite3.Connection | None = None
        self._reader: sqlite3.Connection | None = None
        self._waiting: list[tuple[Work, asyncio.Future[Any]]] = []
        self._committing: asyncio.Task[None] | None = None

    # -- the connections ----------------------------------------------------------------------------------
    async def open(self) -> None:
        await self._in(self._writing, self._open)

    def _open(self) -> None:
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise StoreProblem(f"cannot use {self.file}: {error}") from error
        self._writer = self._connect()
        self._reader = self._connect()
        problem = self._commit([self._migrate])[0]
        if isinstance(problem, Exception):
            raise problem

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.file, isolation_level=None, timeout=3, check_same_thread=False)
        # FULL: a commit has reached the disk before anybody hears of it, so even a power cut loses nothing.
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")
        return connection

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

    async def close(self) -> None:
        if self._committing is not None:
            await self._committing
        writer, reader = self._writer, self._reader
        self._writer = self._reader = None
        for thread, connection in ((self._reading, reader), (self._writing, writer)):
            if connection is not None:
                await asyncio.get_running_loop().run_in_executor(thread, connection.close)
            thread.shutdown(wait=True)

    async def _in(self, thread: ThreadPoolExecutor, work: Callable[[], R]) -> R:
        try:
            return await asyncio.get_running_loop().run_in_executor(thread, work)
        except RuntimeError as error:  # the thread has ended
            raise StoreProblem("the storage is closed") from error
        except sqlite3.Error as error:
            raise StoreProblem(f"{self.file}: {error}") from error

    async def _rows(self, query: str, *values: object) -> list[Any]:
        def read() -> list[Any]:
            if self._reader is None:
                raise StoreProblem("the storage is closed")
            return self._reader.execute(query, values).fetchall()

        return await self._in(self._reading, read)

    # -- changes ------------------------------------------------------------------------------------------
    async def _write(self, query: str, *values: object) -> list[Any]:
        return cast(list[Any], await self._change(lambda c: c.execute(query, values).fetchall()))

    async def _change(self, work: Work) -> Any:
        """Do this in a transaction, together with whatever else is waiting to be done; wait until it is on the disk."""
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
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
                        error = StoreProblem(f"{self.file}: {error}")
                    results.append(error)
                    c.execute("ROLLBACK TO one")
                c.execute("RELEASE one")
            c.execute("COMMIT")
        except sqlite3.Error as error:
            if c.in_transaction:
                c.execute("ROLLBACK")
            return [StoreProblem(f"{self.file}: {error}")] * len(works)
        return results

    # -- settings and people ------------------------------------------------------------------------------
    async def setting(self, name: str, first: str) -> str:
        await self._write("INSERT INTO settings VALUES (?, ?) ON CONFLICT DO NOTHING", name, first)
        return str((await self._rows("SELECT value FROM settings WHERE name = ?", name))[0][0])

    async def person(self, person: str) -> Person | None:
        rows = await self._rows("SELECT id, name, language, made FROM people WHERE id = ?", person)
        return Person(*rows[0]) if rows else None

    async def put_person(self, person: Person) -> None:
        await self._write(
            "INSERT INTO people VALUES (?, ?, ?, ?)"
            " ON CONFLICT (id) DO UPDATE SET name = excluded.name, language = excluded.language",
            *msgspec.structs.astuple(person),
        )

    async def put_code(self, code_hash: str, person: str, expires: int) -> None:
        await self._write("INSERT INTO codes VALUES (?, ?, ?)", code_hash, person, expires)

    async def take_code(self, code_hash: str, now: int) -> str | None:
        rows = await self._write("DELETE FROM codes WHERE hash = ? RETURNING person, expires", code_hash)
        return str(rows[0][0]) if rows and rows[0][1] >= now else None

    # -- tables -------------------------------------------------------------------------------------------
    async def new_table(self, row: TableRow) -> None:
        def work(c: sqlite3.Connection) -> None:
            body = msgspec.json.encode(row).decode()
            values = (row.id, row.version, row.status, row.door, row.updated, body)
            c.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?)", values)
            self._seat(c, row)

        await self._change(work)

    def _seat(self, c: sqlite3.Connection, row: TableRow) -> None:
        c.execute("DELETE FROM sitting WHERE table_id = ?", (row.id,))
        c.executemany("INSERT INTO sitting VALUES (?, ?)", [(person, row.id) for person in row.people()])

    async def table(self, table: str) -> TableRow | None:
        rows = await self._rows("SELECT body FROM tables WHERE id = ?", table)
        return read_row(rows[0][0]) if rows else None

    async def update_table(self, row: TableRow) -> None:
        new = msgspec.structs.replace(row, version=row.version + 1)

        def work(c: sqlite3.Connection) -> None:
            body = msgspec.json.encode(new).decode()
            changed = c.execute(
                "UPDATE tables SET version = ?, status = ?, door = ?, updated = ?, body = ?"
                " WHERE id = ? AND version = ?",
                (new.version, new.status, new.door, new.updated, body, row.id, row.version),
            )
            if changed.rowcount != 1:
                raise Stale(f"table {row.id} is not at version {row.version}")
            self._seat(c, new)

        await self._change(work)
        row.version = new.version

    async def delete_table(self, table: str) -> None:
        await self._write("DELETE FROM tables WHERE id = ?", table)

    async def tables_of(self, person: str, limit: int) -> list[TableRow]:
        rows = await self._rows(
            "SELECT body FROM sitting JOIN tables ON id = table_id WHERE person = ?"
            " ORDER BY status = 'over', updated DESC LIMIT ?",
            person,
            limit,
        )
        return read_rows(row[0] for row in rows)

    async def open_tables(self, limit: int) -> list[TableRow]:
        rows = await self._rows(
            "SELECT body FROM tables WHERE status = 'waiting' AND door = 'public' ORDER BY updated DESC LIMIT ?", limit
        )
        return read_rows(row[0] for row in rows)

    async def running(self) -> list[str]:
        return [row[0] for row in await self._rows("SELECT id FROM tables WHERE status = 'running' ORDER BY id")]

    # -- words --------------------------------------------------------------------------------------------
    async def append(self, table: str, expected: int, ops: list[Op]) -> None:
        def work(c: sqlite3.Connection) -> None:
            found = c.execute("SELECT max(number) FROM words WHERE table_id = ?", (table,)).fetchone()[0]
            if (-1 if found is None else found) != expected - 1:
                raise Stale(f"table {table} is not at word {expected}")
            c.executemany(
                "INSERT INTO words (table_id, number, kind, seat, word, place, message, seen, at)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                [(table, o.number, o.kind, o.seat, o.word, o.place, o.message, o.seen, o.at) for o in ops],
            )

        await self._change(work)

    async def ops(self, table: str, since: int = 0) -> list[Op]:
        rows = await self._rows(
            "SELECT number, kind, seat, at, seen, word, place, message FROM words"
            " WHERE table_id = ? AND number >= ? ORDER BY number",
            table,
            since,
        )
        return [Op(row[0], cast(Literal["say", "back"], row[1]), *row[2:]) for row in rows]

    # -- chat ---------------------------------------------------------------------------------------------
    async def add_chat(self, table: str, chat: NewChat) -> ChatRow:
        rows = await self._write(
            "INSERT INTO chat (table_id, n, person, message, name, seat, text, at)"
            " SELECT ?1, coalesce(max(n) + 1, 0), ?2, ?3, ?4, ?5, ?6, ?7 FROM chat WHERE table_id = ?1 RETURNING n",
            table,
            *msgspec.structs.astuple(chat),
        )
        return ChatRow(rows[0][0], *msgspec.structs.astuple(chat))

    async def chats(self, table: str, since: int = 0, last: int = 100) -> list[ChatRow]:
        rows = await self._rows(
            "SELECT n, person, message, name, seat, text, at FROM chat"
            " WHERE table_id = ? AND n >= ? ORDER BY n DESC LIMIT ?",
            table,
            since,
            last,
        )
        return [ChatRow(*row) for row in reversed(rows)]

    async def listen(self, heard: Callable[[str], None]) -> None:
        """One file serves one server: there is nobody else to hear from."""
