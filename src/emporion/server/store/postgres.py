"""Storage in PostgreSQL, for several servers at one set of tables: the same promises as SqliteStore.

Every change of a table is announced with NOTIFY as soon as it is stored, those of a moment together. (Transactions that
announce something wait for each other until they are on the disk; those that change something need not.) Should a
server be gone before it has announced a change, the table is still due (pulse.py), and whoever takes it over reads on;
and whoever notices that it is gone has every server look how far its tables are (`Store.reached`). The same is done
where the line failed on the way and nobody knows whether a change was made: at once, and later, for it may still be.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager, nullcontext, suppress
from itertools import groupby
from typing import Any, TypeVar

import asyncpg
import msgspec

from emporion.server import metrics
from emporion.server.store import Heard, News, NewsKind, Op, Repeated, Stale, StoreProblem, migration_files
from emporion.server.store.ear import LOST, Ear
from emporion.server.store.queries import DRIVEN, SqlStore
from emporion.server.store.sql import Statement

log = logging.getLogger("emporion.server")
R = TypeVar("R")
CHANNEL = "emporion_tables"
MIGRATING = 0x656D706F  # the advisory lock held while the schema changes
FASTER = (asyncpg.UniqueViolationError, asyncpg.ForeignKeyViolationError)
"""What the database says when another server has written first."""
TELL = "SELECT pg_notify($1, each) FROM unnest($2::text[]) AS each"
AFTER_A_PROBLEM = 2.0  # seconds
PATIENCE = 10.0  # seconds until the database must have answered
LOOKS = (2.0, 15.0, 60.0)  # seconds after a change that may have been made until everybody looks
APPEND = f"""
    WITH beat AS (
        UPDATE pulses SET number = $1, due = $2, {DRIVEN} WHERE table_id = $4 AND number = $5
            AND NOT EXISTS (SELECT 1 FROM answers WHERE table_id = $4 AND person = $6 AND message = $7)
        RETURNING owner
    ), said AS (
        INSERT INTO words (table_id, number, kind, seat, at, seen, word, place, message)
        SELECT $4, new.* FROM beat, unnest($9::bigint[], $10::text[], $11::bigint[], $12::bigint[], $13::bigint[],
            $14::text[], $15::bigint[], $16::text[]) AS new
    ), known AS (
        INSERT INTO answers SELECT $4, $6, $7, $8 FROM beat WHERE $6 <> ''
    )
    SELECT owner FROM beat
"""
"""All of `SqlStore.append` at once: who changes the pulse holds the table, and without that nothing else is done."""


class Connection(asyncpg.Connection):  # type: ignore[misc]
    """What is asked over it leaves nothing behind that would have to be cleared up after each use. One that does not
    answer in time is given up at once: nothing asked of it later would be answered."""

    async def execute(self, *asked: Any, **how: Any) -> Any:
        return await self._in_time(super().execute(*asked, **how))

    async def executemany(self, *asked: Any, **how: Any) -> Any:
        return await self._in_time(super().executemany(*asked, **how))

    async def fetch(self, *asked: Any, **how: Any) -> Any:
        return await self._in_time(super().fetch(*asked, **how))

    async def _in_time(self, work: Coroutine[Any, Any, Any]) -> Any:
        try:
            return await work
        except TimeoutError:
            self.terminate()
            raise

    def get_reset_query(self) -> str:
        return ""


class PostgresStore(SqlStore):
    shared = True
    among = "IN (SELECT json_array_elements_text($1::json))"
    words = (
        ("{clock}", "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"),
        ("{skip_locked}", "FOR UPDATE SKIP LOCKED"),
        ("{stays}", "FOR KEY SHARE"),
        ("{alone}", "FOR UPDATE"),
    )

    def __init__(self, address: str) -> None:
        super().__init__()
        self.address = address
        self._pool: Any = None
        self._ear: Ear | None = None
        self._untold: dict[str, None] = {}
        self._telling: asyncio.Task[None] | None = None
        self._changing: set[asyncio.Task[Any]] = set()
        self._looks: dict[float, tuple[asyncio.TimerHandle, bool]] = {}  # by its wait, and whether it comes again

    # -- the connection -----------------------------------------------------------------------------------
    async def open(self) -> None:
        try:
            # None is kept in reserve: what is opened without being asked for complains at length when it cannot be.
            self._pool = await asyncpg.create_pool(
                self.address, min_size=0, max_size=8, command_timeout=PATIENCE, connection_class=Connection
            )
            async with self._pool.acquire():
                pass
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
        await asyncio.gather(*self._changing, return_exceptions=True)
        for look, _ in self._looks.values():
            look.cancel()
        if self._telling is not None:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._telling, AFTER_A_PROBLEM)
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
        except LOST as error:
            why = "it does not answer" if isinstance(error, TimeoutError) else error
            raise StoreProblem(f"database: {why}") from error
        except msgspec.MsgspecError as error:
            raise StoreProblem(f"the database is damaged: {error}") from error

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[Any]:
        async with self._using() as c, c.transaction():
            yield c

    async def _rows(self, query: str, *values: object) -> list[Any]:
        with metrics.storing.labels("read").time():
            async with self._using() as c:
                rows: list[Any] = await c.fetch(self._dialect(query), *values)
            return rows

    async def _to_the_end(self, change: Coroutine[Any, Any, R]) -> R:
        """Make a change and tell of it, also if whoever wants it has stopped waiting."""
        task = asyncio.get_running_loop().create_task(change)
        self._changing.add(task)
        task.add_done_callback(self._changed)
        return await asyncio.shield(task)

    def _changed(self, task: asyncio.Task[Any]) -> None:
        self._changing.discard(task)
        if not task.cancelled():
            task.exception()  # whoever waits has been told

    async def _change(self, news: list[News], *statements: Statement) -> list[Any]:
        return await self._to_the_end(self._make(news, statements))

    @asynccontextmanager
    async def _making(self, news: list[News]) -> AsyncIterator[Any]:
        """A line to make a change over. Where it fails on the way the change may have been made: it is told as if it
        was, and whoever hears of it looks for himself."""
        try:
            with metrics.storing.labels("write").time():
                async with self._using() as c:
                    yield c
        except StoreProblem:
            if news:
                self._announce(news)
                self._doubt()
            raise

    async def _make(self, news: list[News], statements: Sequence[Statement]) -> list[Any]:
        rows: list[Any] = []
        alone = len(statements) == 1  # then it is all or nothing by itself
        async with self._making(news) as c, nullcontext() if alone else c.transaction():
            for query, several in groupby(statements, key=lambda each: each.query):
                rows = await self._do(c, query, list(several))
        self._announce(news)
        return rows

    async def _do(self, c: Any, query: str, statements: list[Statement]) -> list[Any]:
        """A query with its values; with several that have nothing to return, in one go."""
        rows: list[Any] = []
        try:
            if len(statements) > 1 and not any(statement.tells for statement in statements):
                await c.executemany(self._dialect(query), [statement.values for statement in statements])
                return rows
            for statement in statements:
                rows = await c.fetch(self._dialect(query), *statement.values)
                statement.check(rows)
        except FASTER as error:
            raise Stale(str(error)) from None
        return rows

    async def append(self, table: str, expected: int, ops: list[Op], now: int, heard: Heard | None = None) -> str:
        return await self._to_the_end(self._append(table, expected, ops, now, heard))

    async def _append(self, table: str, expected: int, ops: list[Op], now: int, heard: Heard | None) -> str:
        said = News("words", table, expected + len(ops))
        known = heard or Heard("", "")
        values = (said.number, now, self.server, table, expected, *msgspec.structs.astuple(known))
        columns = [list(column) for column in zip(*map(msgspec.structs.astuple, ops), strict=True)]
        async with self._making([said]) as c:
            try:
                rows = await c.fetch(self._dialect(APPEND), *values, *columns)
            except (*FASTER, asyncpg.DeadlockDetectedError) as error:
                raise Stale(str(error)) from None
        if not rows:
            if heard is not None and await self.answer(table, heard.person, heard.message) is not None:
                raise Repeated(heard.message)
            raise Stale(f"the next number is not {expected}")
        self._announce([said])
        return str(rows[0][0])

    def _hold(self, table: str) -> list[Statement]:
        return [Statement("SELECT 1 FROM pulses WHERE table_id = $1 FOR UPDATE", (table,))]

    # -- other servers ------------------------------------------------------------------------------------
    def _announce(self, news: list[News]) -> None:
        """Tell what is stored: here at once, elsewhere soon."""
        for each in news:
            self._untold[msgspec.json.encode([self.server, each.kind, each.id, each.number]).decode()] = None
            self._heard(each)
        if self._untold and self._telling is None:
            self._telling = asyncio.get_running_loop().create_task(self._tell())

    def _doubt(self) -> None:
        """Nobody knows whether a change was made, or still will be: let everybody look, soon and later."""
        for wait in LOOKS:
            if wait in self._looks:
                self._looks[wait] = (self._looks[wait][0], True)
            else:
                self._look_after(wait)

    def _look_after(self, wait: float) -> None:
        self._looks[wait] = (asyncio.get_running_loop().call_later(wait, self._look, wait), False)

    def _look(self, wait: float) -> None:
        _, again = self._looks.pop(wait)
        self._announce([News("anything", here=False)])
        if again:  # there was another doubt meanwhile
            self._look_after(wait)

    async def _tell(self) -> None:
        try:
            while self._untold and self._pool is not None:
                told, self._untold = self._untold, {}
                try:
                    async with self._writing() as c:
                        await c.execute("SET LOCAL synchronous_commit = off")  # there is nothing to be kept
                        await c.execute(TELL, CHANNEL, list(told))
                except StoreProblem as problem:
                    log.error("other servers were not told: %s", problem)
                    self._untold = told | self._untold
                    await asyncio.sleep(AFTER_A_PROBLEM)
        finally:
            self._telling = None

    async def listen(self, heard: Callable[[News], None]) -> None:
        self._heard = heard

        def hear(payload: str) -> None:
            server, kind, changed, number = msgspec.json.decode(payload, type=tuple[str, NewsKind, str, int])
            if server != self.server:  # its own it has heard at once
                heard(News(kind, changed, number, here=False))

        ear = Ear(self.address, CHANNEL, hear, lambda: heard(News("anything", here=False)))
        try:
            await ear.open()
        except LOST as error:
            raise StoreProblem(f"cannot listen to the database: {error}") from error
        self._ear = ear
