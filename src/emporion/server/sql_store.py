"""What the SQL storages share: every query, written once, and how rows become what the server knows.

A storage adds how it reads (`_rows`) and how it makes changes all or nothing (`_change`). Places for values are written
$1, $2 as PostgreSQL does.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, NamedTuple

import msgspec

from emporion.server.store import (
    MOST_UPLOADS,
    AnalysisRow,
    ChatRow,
    NewChat,
    Op,
    Person,
    Stale,
    TableRow,
    UploadRow,
    read_analysis,
    read_row,
    read_rows,
)


class Statement(NamedTuple):
    """One query of a change; `must` is what its first value has to be, else the whole change is `Stale`."""

    query: str
    values: tuple[object, ...]
    must: object = None

    def check(self, rows: list[Any]) -> None:
        if self.must is not None and (not rows or rows[0][0] != self.must):
            raise Stale(f"the table has changed since (expected {self.must})")


class SqlStore(ABC):
    @abstractmethod
    async def _rows(self, query: str, *values: object) -> list[Any]:
        """The rows of a query that changes nothing."""

    @abstractmethod
    async def _change(self, table: str, *statements: Statement) -> list[Any]:
        """Do all of these or none, and tell other servers if a table is named; the rows of the last one."""

    def _hold(self, table: str) -> list[Statement]:
        """Whatever keeps others from adding to a table until the change is made."""
        return []

    # -- settings and people ------------------------------------------------------------------------------
    async def setting(self, name: str, first: str) -> str:
        new = Statement("INSERT INTO settings VALUES ($1, $2) ON CONFLICT DO NOTHING", (name, first))
        await self._change("", new)
        return str((await self._rows("SELECT value FROM settings WHERE name = $1", name))[0][0])

    async def person(self, person: str) -> Person | None:
        rows = await self._rows("SELECT id, name, language, made FROM people WHERE id = $1", person)
        return Person(*rows[0]) if rows else None

    async def put_person(self, person: Person) -> None:
        query = (
            "INSERT INTO people VALUES ($1, $2, $3, $4)"
            " ON CONFLICT (id) DO UPDATE SET name = excluded.name, language = excluded.language"
        )
        await self._change("", Statement(query, msgspec.structs.astuple(person)))

    async def put_code(self, code_hash: str, person: str, expires: int) -> None:
        old = Statement("DELETE FROM codes WHERE person = $1", (person,))
        await self._change("", old, Statement("INSERT INTO codes VALUES ($1, $2, $3)", (code_hash, person, expires)))

    async def take_code(self, code_hash: str, now: int) -> str | None:
        query = "DELETE FROM codes WHERE hash = $1 RETURNING person, expires"
        rows = await self._change("", Statement(query, (code_hash,)))
        return str(rows[0][0]) if rows and rows[0][1] >= now else None

    # -- tables -------------------------------------------------------------------------------------------
    async def new_table(self, row: TableRow, ops: list[Op] | None = None) -> None:
        values = (row.id, row.version, row.status, row.door, row.updated, _body(row))
        new = Statement("INSERT INTO tables VALUES ($1, $2, $3, $4, $5, $6)", values)
        await self._change("", new, *_sitting(row), *_words(row.id, ops or []))

    async def table(self, table: str) -> TableRow | None:
        rows = await self._rows("SELECT body FROM tables WHERE id = $1", table)
        return read_row(rows[0][0]) if rows else None

    async def update_table(self, row: TableRow) -> None:
        new = msgspec.structs.replace(row, version=row.version + 1)
        query = (
            "UPDATE tables SET version = $1, status = $2, door = $3, updated = $4, body = $5"
            " WHERE id = $6 AND version = $7 RETURNING id"
        )
        values = (new.version, new.status, new.door, new.updated, _body(new), row.id, row.version)
        await self._change(row.id, Statement(query, values, must=row.id), *_sitting(new))
        row.version = new.version

    async def delete_table(self, table: str) -> None:
        await self._change(table, Statement("DELETE FROM tables WHERE id = $1", (table,)))

    async def tables_of(self, person: str, limit: int) -> list[TableRow]:
        query = (
            "SELECT body FROM sitting JOIN tables ON id = table_id WHERE person = $1"
            " ORDER BY status = 'over', updated DESC LIMIT $2"
        )
        return read_rows(row[0] for row in await self._rows(query, person, limit))

    async def open_tables(self, limit: int) -> list[TableRow]:
        query = "SELECT body FROM tables WHERE status = 'waiting' AND door = 'public' ORDER BY updated DESC LIMIT $1"
        return read_rows(row[0] for row in await self._rows(query, limit))

    async def running(self) -> list[str]:
        return [row[0] for row in await self._rows("SELECT id FROM tables WHERE status = 'running' ORDER BY id")]

    # -- words --------------------------------------------------------------------------------------------
    async def append(self, table: str, expected: int, ops: list[Op]) -> None:
        last = "SELECT coalesce(max(number), -1) FROM words WHERE table_id = $1"
        await self._change(table, Statement(last, (table,), must=expected - 1), *_words(table, ops))

    async def ops(self, table: str, since: int = 0) -> list[Op]:
        query = (
            "SELECT number, kind, seat, at, seen, word, place, message FROM words"
            " WHERE table_id = $1 AND number >= $2 ORDER BY number"
        )
        return [Op(*row) for row in await self._rows(query, table, since)]

    # -- chat ---------------------------------------------------------------------------------------------
    async def add_chat(self, table: str, chat: NewChat) -> ChatRow:
        query = (
            "INSERT INTO chat (table_id, n, person, message, name, seat, text, at)"
            " VALUES ($1, (SELECT coalesce(max(n) + 1, 0) FROM chat WHERE table_id = $1), $2, $3, $4, $5, $6, $7)"
            " RETURNING n"
        )
        new = Statement(query, (table, *msgspec.structs.astuple(chat)))
        rows = await self._change(table, *self._hold(table), new)
        return ChatRow(rows[0][0], *msgspec.structs.astuple(chat))

    async def chats(self, table: str, since: int = 0, last: int = 100) -> list[ChatRow]:
        query = (
            "SELECT n, person, message, name, seat, text, at FROM chat"
            " WHERE table_id = $1 AND n >= $2 ORDER BY n DESC LIMIT $3"
        )
        return [ChatRow(*row) for row in reversed(await self._rows(query, table, since, last))]

    # -- analyses -----------------------------------------------------------------------------------------
    async def analysis(self, key: str) -> AnalysisRow | None:
        rows = await self._rows("SELECT body FROM analyses WHERE key = $1", key)
        return read_analysis(rows[0][0]) if rows else None

    async def put_analysis(self, row: AnalysisRow) -> None:
        query = (
            "INSERT INTO analyses (key, status, body) VALUES ($1, $2, $3)"
            " ON CONFLICT (key) DO UPDATE SET status = excluded.status, body = excluded.body"
        )
        await self._change("", Statement(query, (row.key, row.status, _body(row))))

    async def unfinished_analyses(self) -> list[str]:
        return [row[0] for row in await self._rows("SELECT key FROM analyses WHERE status = 'waiting' ORDER BY n")]

    # -- records brought along ----------------------------------------------------------------------------
    async def upload(self, key: str) -> UploadRow | None:
        rows = await self._rows("SELECT key, record, seats, at FROM uploads WHERE key = $1", key)
        return UploadRow(*rows[0]) if rows else None

    async def put_upload(self, row: UploadRow) -> None:
        new = "INSERT INTO uploads (key, record, seats, at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING"
        old = "DELETE FROM uploads WHERE key IN (SELECT key FROM uploads ORDER BY at DESC, key LIMIT $1 OFFSET $2)"
        await self._change("", Statement(new, msgspec.structs.astuple(row)), Statement(old, (1000, MOST_UPLOADS)))


def _body(row: TableRow | AnalysisRow) -> str:
    return msgspec.json.encode(row).decode()


def _words(table: str, ops: list[Op]) -> list[Statement]:
    add = (
        "INSERT INTO words (table_id, number, kind, seat, at, seen, word, place, message)"
        " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)"
    )
    return [Statement(add, (table, *msgspec.structs.astuple(op))) for op in ops]


def _sitting(row: TableRow) -> list[Statement]:
    """Who sits at a table, so that people find theirs."""
    gone = Statement("DELETE FROM sitting WHERE table_id = $1", (row.id,))
    return [gone, *(Statement("INSERT INTO sitting VALUES ($1, $2)", (person, row.id)) for person in row.people())]
