"""Storage in one SQLite file: the default. One thread does all the work, so the server never waits for the disk."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
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


class SqliteStore:
    def __init__(self, file: Path) -> None:
        self.file = file
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="sqlite")
        self._connection: sqlite3.Connection | None = None

    # -- the connection -----------------------------------------------------------------------------------
    async def open(self) -> None:
        await self._do(self._open)

    def _open(self) -> None:
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            connection = sqlite3.connect(self.file, isolation_level=None, timeout=3, check_same_thread=False)
        except OSError as error:
            raise StoreProblem(f"cannot use {self.file}: {error}") from error
        # FULL: a commit has reached the disk before anybody hears of it, so even a power cut loses nothing.
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=3000"):
            connection.execute(f"PRAGMA {pragma}")
        self._connection = connection
        with self._writing() as c:
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
        connection, self._connection = self._connection, None
        if connection is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, connection.close)
        self._thread.shutdown(wait=True)

    async def _do(self, work: Callable[..., R], *arguments: Any) -> R:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work, *arguments)
        except RuntimeError as error:  # the thread has ended
            raise StoreProblem("the storage is closed") from error
        except sqlite3.Error as error:
            raise StoreProblem(f"{self.file}: {error}") from error
        except msgspec.MsgspecError as error:
            raise StoreProblem(f"{self.file} is damaged: {error}") from error

    @property
    def _c(self) -> sqlite3.Connection:
        if self._connection is None:
            raise StoreProblem("the storage is closed")
        return self._connection

    @contextmanager
    def _writing(self) -> Iterator[sqlite3.Connection]:
        c = self._c
        c.execute("BEGIN IMMEDIATE")
        try:
            yield c
            c.execute("COMMIT")
        except BaseException:
            if c.in_transaction:
                c.execute("ROLLBACK")
            raise

    async def _rows(self, query: str, *values: object) -> list[Any]:
        return await self._do(lambda: self._c.execute(query, values).fetchall())

    async def _write(self, query: str, *values: object) -> list[Any]:
        def work() -> list[Any]:
            with self._writing() as c:
                return c.execute(query, values).fetchall()

        return await self._do(work)

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
        def work() -> None:
            with self._writing() as c:
                body = msgspec.json.encode(row).decode()
                values = (row.id, row.version, row.status, row.door, row.updated, body)
                c.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?)", values)
                self._seat(c, row)

        await self._do(work)

    def _seat(self, c: sqlite3.Connection, row: TableRow) -> None:
        c.execute("DELETE FROM sitting WHERE table_id = ?", (row.id,))
        c.executemany("INSERT INTO sitting VALUES (?, ?)", [(person, row.id) for person in row.people()])

    async def table(self, table: str) -> TableRow | None:
        rows = await self._rows("SELECT body FROM tables WHERE id = ?", table)
        return read_row(rows[0][0]) if rows else None

    async def update_table(self, row: TableRow) -> None:
        new = msgspec.structs.replace(row, version=row.version + 1)

        def work() -> None:
            with self._writing() as c:
                body = msgspec.json.encode(new).decode()
                changed = c.execute(
                    "UPDATE tables SET version = ?, status = ?, door = ?, updated = ?, body = ?"
                    " WHERE id = ? AND version = ?",
                    (new.version, new.status, new.door, new.updated, body, row.id, row.version),
                )
                if changed.rowcount != 1:
                    raise Stale(f"table {row.id} is not at version {row.version}")
                self._seat(c, new)

        await self._do(work)
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
        def work() -> None:
            with self._writing() as c:
                found = c.execute("SELECT max(number) FROM words WHERE table_id = ?", (table,)).fetchone()[0]
                if (-1 if found is None else found) != expected - 1:
                    raise Stale(f"table {table} is not at word {expected}")
                c.executemany(
                    "INSERT INTO words (table_id, number, kind, seat, word, place, message, seen, at)"
                    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                    [(table, o.number, o.kind, o.seat, o.word, o.place, o.message, o.seen, o.at) for o in ops],
                )

        await self._do(work)

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
