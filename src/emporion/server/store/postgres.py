"""Storage in PostgreSQL, for several servers at one set of tables: the same promises as SqliteStore.

Every change of a table is announced with NOTIFY in the transaction that makes it: only what is stored is announced.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import cache
from typing import Any

import asyncpg
import msgspec

from emporion.server import metrics
from emporion.server.store import News, NewsKind, Stale, StoreProblem, migration_files
from emporion.server.store.queries import SqlStore
from emporion.server.store.sql import Statement

CHANNEL = "emporion_tables"
MIGRATING = 0x656D706F  # the advisory lock held while the schema changes


class PostgresStore(SqlStore):
    shared = True
    among = "IN (SELECT json_array_elements_text($1::json))"
    clock = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"

    def __init__(self, address: str) -> None:
        super().__init__()
        self.address = address
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

    async def check(self) -> None:
        """The database looks after itself."""

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
        with metrics.storing.labels("read").time():
            async with self._using() as c:
                rows: list[Any] = await c.fetch(_dialect(query), *values)
            return rows

    async def _change(self, news: list[News], *statements: Statement) -> list[Any]:
        rows: list[Any] = []
        with metrics.storing.labels("write").time():
            async with self._writing() as c:
                for statement in statements:
                    try:
                        rows = await c.fetch(_dialect(statement.query), *statement.values)
                    except (asyncpg.UniqueViolationError, asyncpg.ForeignKeyViolationError) as error:
                        raise Stale(str(error)) from None  # another server was faster
                    statement.check(rows)
                for each in news:
                    text = msgspec.json.encode([self.server, each.kind, each.id, each.number]).decode()
                    await c.execute("SELECT pg_notify($1, $2)", CHANNEL, text)
        for each in news:
            self._heard(each)
        return rows

    def _hold(self, table: str) -> list[Statement]:
        return [Statement("SELECT 1 FROM pulses WHERE table_id = $1 FOR UPDATE", (table,))]

    # -- other servers ------------------------------------------------------------------------------------
    async def listen(self, heard: Callable[[News], None]) -> None:
        self._heard = heard

        def hear(_connection: Any, _process: int, _channel: str, payload: str) -> None:
            server, kind, changed, number = msgspec.json.decode(payload, type=tuple[str, NewsKind, str, int])
            if server != self.server:  # its own it has heard at once
                heard(News(kind, changed, number, here=False))

        async def keep_listening(_connection: Any) -> None:
            while self._pool is not None:  # the line was lost: whatever changed meanwhile was not heard
                try:
                    await start()
                    heard(News("anything", here=False))
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


@cache
def _dialect(query: str) -> str:
    return query.replace("{clock}", PostgresStore.clock).replace("{skip_locked}", "FOR UPDATE SKIP LOCKED")
