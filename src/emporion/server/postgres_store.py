"""Storage in PostgreSQL, for several servers at one set of tables: the same promises as SqliteStore.

Every change of a table is announced with NOTIFY in the transaction that makes it: only what is stored is announced.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import asyncpg
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

CHANNEL = "emporion_tables"
MIGRATING = 0x656D706F  # the advisory lock held while the schema changes


class PostgresStore:
    def __init__(self, address: str) -> None:
        self.address = address
        self.server = secrets.token_hex(6)  # who announces; a server does not listen to itself
        self._pool: Any = None
        self._ear: Any = None

    # -- the connection -----------------------------------------------------------------------------------
    async def open(self) -> None:
        try:
            self._pool = await asyncpg.create_pool(self.address, min_size=1, max_size=8, command_timeout=30)
        except (OSError, asyncpg.PostgresError, ValueError) as error:
            raise StoreProblem(f"cannot reach the database: {error}") from error
        async with self._writing() as c:
            await c.execute("SELECT pg_advisory_xact_lock($1)", MIGRATING)
            await c.execute("CREATE TABLE IF NOT EXISTS migrations (number BIGINT PRIMARY KEY)")
            done = {row[0] for row in await c.fetch("SELECT number FROM migrations")}
            known = migration_files("postgres")
            if done - {number for number, _ in known}:
                raise StoreProblem("the database was written by a newer Emporion")
            for number, script in known:
                if number not in done:
                    await c.execute(script)
                    await c.execute("INSERT INTO migrations VALUES ($1)", number)

    async def close(self) -> None:
        pool, ear = self._pool, self._ear
        self._pool = self._ear = None
        if ear is not None:
            await ear.close()
        if pool is not None:
            await pool.close()

    @asynccontextmanager
    async def _using(self) -> AsyncIterator[Any]:
        if self._pool is None:
            raise StoreProblem("the storage is closed")
        try:
            async with self._pool.acquire() as connection:
                yield connection
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError) as error:
            raise StoreProblem(f"database: {error}") from error
        except msgspec.MsgspecError as error:
            raise StoreProblem(f"the database is damaged: {error}") from error

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[Any]:
        async with self._using() as c, c.transaction():
            yield c

    async def _rows(self, query: str, *values: object) -> list[Any]:
        async with self._using() as c:
            rows: list[Any] = await c.fetch(query, *values)
            return rows

    async def _announce(self, c: Any, table: str) -> None:
        await c.execute("SELECT pg_notify($1, $2)", CHANNEL, f"{self.server} {table}")

    # -- settings and people ------------------------------------------------------------------------------
    async def setting(self, name: str, first: str) -> str:
        await self._rows("INSERT INTO settings VALUES ($1, $2) ON CONFLICT DO NOTHING", name, first)
        return str((await self._rows("SELECT value FROM settings WHERE name = $1", name))[0][0])

    async def person(self, person: str) -> Person | None:
        rows = await self._rows("SELECT id, name, language, made FROM people WHERE id = $1", person)
        return Person(*rows[0]) if rows else None

    async def put_person(self, person: Person) -> None:
        await self._rows(
            "INSERT INTO people VALUES ($1, $2, $3, $4)"
            " ON CONFLICT (id) DO UPDATE SET name = excluded.name, language = excluded.language",
            *msgspec.structs.astuple(person),
        )

    async def put_code(self, code_hash: str, person: str, expires: int) -> None:
        await self._rows("INSERT INTO codes VALUES ($1, $2, $3)", code_hash, person, expires)

    async def take_code(self, code_hash: str, now: int) -> str | None:
        rows = await self._rows("DELETE FROM codes WHERE hash = $1 RETURNING person, expires", code_hash)
        return str(rows[0][0]) if rows and rows[0][1] >= now else None

    # -- tables -------------------------------------------------------------------------------------------
    async def new_table(self, row: TableRow) -> None:
        async with self._writing() as c:
            body = msgspec.json.encode(row).decode()
            values = (row.id, row.version, row.status, row.door, row.updated, body)
            await c.execute("INSERT INTO tables VALUES ($1, $2, $3, $4, $5, $6)", *values)
            await self._seat(c, row)

    async def _seat(self, c: Any, row: TableRow) -> None:
        await c.execute("DELETE FROM sitting WHERE table_id = $1", row.id)
        await c.executemany("INSERT INTO sitting VALUES ($1, $2)", [(person, row.id) for person in row.people()])

    async def table(self, table: str) -> TableRow | None:
        async with self._using() as c:
            body = await c.fetchval("SELECT body FROM tables WHERE id = $1", table)
            return None if body is None else read_row(body)

    async def update_table(self, row: TableRow) -> None:
        new = msgspec.structs.replace(row, version=row.version + 1)
        async with self._writing() as c:
            changed = await c.fetch(
                "UPDATE tables SET version = $1, status = $2, door = $3, updated = $4, body = $5"
                " WHERE id = $6 AND version = $7 RETURNING id",
                new.version,
                new.status,
                new.door,
                new.updated,
                msgspec.json.encode(new).decode(),
                row.id,
                row.version,
            )
            if not changed:
                raise Stale(f"table {row.id} is not at version {row.version}")
            await self._seat(c, new)
            await self._announce(c, row.id)
        row.version = new.version

    async def delete_table(self, table: str) -> None:
        await self._rows("DELETE FROM tables WHERE id = $1", table)

    async def tables_of(self, person: str, limit: int) -> list[TableRow]:
        async with self._using() as c:
            rows = await c.fetch(
                "SELECT body FROM sitting JOIN tables ON id = table_id WHERE person = $1"
                " ORDER BY status = 'over', updated DESC LIMIT $2",
                person,
                limit,
            )
            return read_rows(row[0] for row in rows)

    async def open_tables(self, limit: int) -> list[TableRow]:
        async with self._using() as c:
            rows = await c.fetch(
                "SELECT body FROM tables WHERE status = 'waiting' AND door = 'public' ORDER BY updated DESC LIMIT $1",
                limit,
            )
            return read_rows(row[0] for row in rows)

    async def running(self) -> list[str]:
        return [row[0] for row in await self._rows("SELECT id FROM tables WHERE status = 'running' ORDER BY id")]

    # -- words --------------------------------------------------------------------------------------------
    async def append(self, table: str, expected: int, ops: list[Op]) -> None:
        async with self._writing() as c:
            found = await c.fetchval("SELECT max(number) FROM words WHERE table_id = $1", table)
            if (-1 if found is None else found) != expected - 1:
                raise Stale(f"table {table} is not at word {expected}")
            try:
                await c.executemany(
                    "INSERT INTO words (table_id, number, kind, seat, word, place, message, seen, at)"
                    " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
                    [(table, o.number, o.kind, o.seat, o.word, o.place, o.message, o.seen, o.at) for o in ops],
                )
            except asyncpg.UniqueViolationError:
                raise Stale(f"table {table} is not at word {expected}") from None
            await self._announce(c, table)

    async def ops(self, table: str, since: int = 0) -> list[Op]:
        rows = await self._rows(
            "SELECT number, kind, seat, at, seen, word, place, message FROM words"
            " WHERE table_id = $1 AND number >= $2 ORDER BY number",
            table,
            since,
        )
        return [Op(*row) for row in rows]

    # -- chat ---------------------------------------------------------------------------------------------
    async def add_chat(self, table: str, chat: NewChat) -> ChatRow:
        async with self._writing() as c:
            await c.execute("SELECT 1 FROM tables WHERE id = $1 FOR UPDATE", table)
            n = await c.fetchval("SELECT coalesce(max(n) + 1, 0) FROM chat WHERE table_id = $1", table)
            await c.execute(
                "INSERT INTO chat (table_id, n, person, message, name, seat, text, at)"
                " VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
                table,
                n,
                *msgspec.structs.astuple(chat),
            )
            await self._announce(c, table)
        return ChatRow(n, *msgspec.structs.astuple(chat))

    async def chats(self, table: str, since: int = 0, last: int = 100) -> list[ChatRow]:
        rows = await self._rows(
            "SELECT n, person, message, name, seat, text, at FROM chat"
            " WHERE table_id = $1 AND n >= $2 ORDER BY n DESC LIMIT $3",
            table,
            since,
            last,
        )
        return [ChatRow(*row) for row in reversed(rows)]

    async def listen(self, heard: Callable[[str], None]) -> None:
        def hear(_connection: Any, _process: int, _channel: str, payload: str) -> None:
            server, _, table = payload.partition(" ")
            if server != self.server:
                heard(table)

        async def keep_listening(_connection: Any) -> None:
            while self._pool is not None:  # the line was lost: whatever changed meanwhile was not heard
                try:
                    await start()
                    heard("")
                    return
                except (OSError, asyncpg.PostgresError):
                    await asyncio.sleep(2)

        async def start() -> None:
            self._ear = await asyncpg.connect(self.address)
            self._ear.add_termination_listener(keep_listening)
            await self._ear.add_listener(CHANNEL, hear)

        try:
            await start()
        except (OSError, asyncpg.PostgresError) as error:
            raise StoreProblem(f"cannot listen to the database: {error}") from error
