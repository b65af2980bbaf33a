"""What the SQL storages share: every query about tables, written once, and how rows become what the server knows.

A storage adds how it reads (`_rows`) and how it makes changes all or nothing (`_change`). Places for values are written
$1, $2 as PostgreSQL does; `{clock}` stands for the storage's own time. Whatever is locked for a change is locked in the
same order everywhere: answers, words, pulse, row.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence, Set

import msgspec

from emporion.server.match.pulse import Pulse
from emporion.server.store import (
    MOST_UPLOADS,
    MOST_UPLOADS_EACH,
    UPLOAD_LIFE,
    AnalysisRow,
    ChatRow,
    Glimpse,
    Heard,
    NewChat,
    News,
    Op,
    Reached,
    SeatRow,
    TableRow,
    UploadRow,
    read_analysis,
    read_glimpse,
    read_row,
)
from emporion.server.store.notices.calls import SqlCalls
from emporion.server.store.notices.outbox import SqlNotices
from emporion.server.store.notices.wishes import SqlWishes
from emporion.server.store.orders import SqlOrders
from emporion.server.store.people import ALONE, SqlPeople, forgotten, joined
from emporion.server.store.puzzles import SqlPuzzles
from emporion.server.store.servers import ALIVE, SqlServers
from emporion.server.store.society.circles import SqlCircles
from emporion.server.store.society.moderation import SqlModeration
from emporion.server.store.society.records import SqlRecords, over_now
from emporion.server.store.sql import Sql, Statement, answered

SEED = 64  # characters by which analyses are found; a longer one only a record of somebody's own has
TRIED = 32_000  # characters: more than a word takes
DRIVEN = f"owner = CASE WHEN {ALIVE} THEN owner ELSE $3 END"
CHAT = "n, line, person, message, name, seat, text, at, side"
GLIMPSE = "SELECT body, glance, id, status, door, updated FROM tables JOIN pulses ON pulses.table_id = id"


class SqlStore(
    SqlServers,
    SqlPeople,
    SqlPuzzles,
    SqlNotices,
    SqlCalls,
    SqlWishes,
    SqlOrders,
    SqlRecords,
    SqlModeration,
    SqlCircles,
    Sql,
):
    # -- settings -----------------------------------------------------------------------------------------
    async def setting(self, name: str, first: str) -> str:
        new = Statement("INSERT INTO settings VALUES ($1, $2) ON CONFLICT DO NOTHING", (name, first))
        await self._change([], new)
        return str((await self._rows("SELECT value FROM settings WHERE name = $1", name))[0][0])

    async def try_writing(self) -> None:
        query = "INSERT INTO settings VALUES ('tried', $1) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
        await self._change([], Statement(query, (secrets.token_hex(TRIED // 2),)))

    # -- tables -------------------------------------------------------------------------------------------
    async def new_table(
        self, row: TableRow, ops: list[Op] | None = None, after: TableRow | None = None, by: Set[str] = frozenset()
    ) -> None:
        said = ops or []
        values = (row.id, row.version, row.status, _door(row), row.updated, _body(row))
        new = Statement("INSERT INTO tables VALUES ($1, $2, $3, $4, $5, $6)", values)
        beat = Statement(
            "INSERT INTO pulses (table_id, number, version, due, owner) VALUES ($1, $2, $3, $4, $5)",
            (row.id, len(said), row.version, _due(row), self.server),
        )
        linked = [] if after is None else self._updated(after)
        news = [News("table", each.id) for each in (row, after) if each is not None]
        await self._change(news, *self._there(by), *linked, new, beat, *_sitting(row), *_first_words(row.id, said))
        if after is not None:
            after.version += 1

    async def table(self, table: str) -> TableRow | None:
        rows = await self._rows("SELECT body FROM tables WHERE id = $1", table)
        return read_row(rows[0][0]) if rows else None

    async def update_table(self, row: TableRow, by: Set[str] = frozenset()) -> str:
        owner = Statement("SELECT owner FROM pulses WHERE table_id = $1", (row.id,))
        rows = await self._change([News("table", row.id)], *self._there(by), *self._updated(row), owner)
        row.version += 1
        return str(rows[0][0])

    async def rewrite_table(self, row: TableRow) -> None:
        await self._change([News("table", row.id)], *self._updated(row, due=False))
        row.version += 1

    def _updated(self, row: TableRow, due: bool = True) -> list[Statement]:
        """Write a row with its version counted up; it must be the one stored."""
        new = msgspec.structs.replace(row, version=row.version + 1)
        query = (
            "UPDATE tables SET version = $1, status = $2, door = $3, updated = $4, body = $5"
            " WHERE id = $6 AND version = $7 RETURNING id"
        )
        values = (new.version, new.status, _door(new), new.updated, _body(new), row.id, row.version)
        if due:
            looked_at = f"UPDATE pulses SET version = $1, due = $2, {DRIVEN} WHERE table_id = $4"
            beat = Statement(looked_at, (new.version, _due(new), self.server, row.id))
        else:
            beat = Statement("UPDATE pulses SET version = $1 WHERE table_id = $2", (new.version, row.id))
        return [beat, *over_now(new), Statement(query, values, must=row.id), *_sitting(new)]

    async def delete_table(self, table: str, version: int | None = None) -> None:
        if version is None:
            gone = Statement("DELETE FROM tables WHERE id = $1", (table,))
        else:
            query = "DELETE FROM tables WHERE id = $1 AND version = $2 RETURNING id"
            gone = Statement(query, (table, version), must=table)
        await self._change([News("table", table)], *self._hold(table), gone)

    async def hand_over(
        self, rows: Sequence[TableRow], gone: Sequence[TableRow] = (), by: Set[str] = frozenset()
    ) -> None:
        query = "DELETE FROM tables WHERE id = $1 AND version = $2 RETURNING id"
        removed = [Statement(query, (row.id, row.version), must=row.id) for row in sorted(gone, key=_by_id)]
        # In the same order everywhere, so that two servers never wait for each other.
        updated = [statement for row in sorted(rows, key=_by_id) for statement in self._updated(row)]
        news = [News("table", row.id) for row in (*rows, *gone)]
        await self._change(news, *self._there(by), *updated, *removed)

    async def drop_analyses(self, seeds: Sequence[str]) -> None:
        query = "DELETE FROM analyses WHERE seed = $1"
        await self._change([], *(Statement(query, (seed[:SEED],)) for seed in seeds if seed))

    async def join(self, guest: str, person: str, left: int) -> None:
        news = [News("devices", guest), News("person", person)]
        await self._change(news, *self._there({person}), *_alone(guest, left), *joined(guest, person))

    async def forget(self, person: str, name: str, left: int) -> None:
        news = [News("devices", person), News("person", person)]
        await self._change(news, *_alone(person, left), *forgotten(person, name))

    async def tables_with(self, person: str) -> list[str]:
        rows = await self._rows("SELECT table_id FROM sitting WHERE person = $1 ORDER BY table_id", person)
        return [row[0] for row in rows]

    async def count_tables(self, person: str) -> int:
        return int((await self._rows("SELECT count(*) FROM sitting WHERE person = $1", person))[0][0])

    async def tables_of(self, person: str, limit: int) -> list[Glimpse]:
        query = (
            f"{GLIMPSE} JOIN sitting ON sitting.table_id = id WHERE person = $1"
            " ORDER BY status = 'over', updated DESC LIMIT $2"
        )
        return await self._glimpses(query, person, limit)

    async def branches(self, person: str, record: str, limit: int) -> list[Glimpse]:
        query = (
            f"{GLIMPSE} JOIN sitting ON sitting.table_id = id WHERE person = $1 AND body LIKE $2"
            " ORDER BY updated DESC LIMIT $3"
        )
        found = await self._glimpses(query, person, f'%"branch":{{"record":"{record}"%', limit)
        return [each for each in found if not each.broken]

    async def open_tables(self, limit: int) -> list[Glimpse]:
        query = f"{GLIMPSE} WHERE status = 'waiting' AND door = 'public' ORDER BY updated DESC LIMIT $1"
        return await self._glimpses(query, limit)

    async def watchable(self, limit: int) -> list[Glimpse]:
        query = f"{GLIMPSE} WHERE status = 'running' AND door = 'public' ORDER BY spoken DESC LIMIT $1"
        return await self._glimpses(query, limit)

    async def glimpses(self, tables: Sequence[str]) -> list[Glimpse]:
        return await self._glimpses(f"{GLIMPSE} WHERE id {self.among}", self._list(tables))

    async def _glimpses(self, query: str, *values: object) -> list[Glimpse]:
        """Also of tables that are damaged, with those who sit there: the people's names are kept elsewhere, too."""
        glimpses = [read_glimpse(*row) for row in await self._rows(query, *values)]
        damaged = {glimpse.row.id: glimpse for glimpse in glimpses if glimpse.broken}
        if damaged:
            sitting = (
                "SELECT table_id, person, coalesce(name, '') FROM sitting LEFT JOIN people ON people.id = person"
                f" WHERE table_id {self.among} ORDER BY table_id, person"
            )
            for table, person, name in await self._rows(sitting, self._list(list(damaged))):
                damaged[table].row.seats.append(SeatRow("person", person, name))
        return glimpses

    async def reached(self, tables: Sequence[str]) -> dict[str, Reached]:
        query = (
            "SELECT table_id, number, version,"
            " (SELECT coalesce(max(n) + 1, 0) FROM chat WHERE chat.table_id = pulses.table_id)"
            f" FROM pulses WHERE table_id {self.among}"
        )
        return {row[0]: Reached(*row[1:]) for row in await self._rows(query, self._list(tables))}

    async def empty_tables(self, before: int, limit: int) -> list[str]:
        query = (
            "SELECT id FROM tables WHERE status = 'waiting' AND updated < $1 AND NOT EXISTS"
            " (SELECT 1 FROM presence WHERE table_id = id AND (server <> '' OR at >= $1)) ORDER BY updated LIMIT $2"
        )
        return [row[0] for row in await self._rows(query, before, limit)]

    async def unfinished(self, person: str) -> int:
        query = (
            "SELECT count(*) FROM tables WHERE id IN (SELECT table_id FROM sitting WHERE person = $1"
            " UNION SELECT table_id FROM hosting WHERE person = $1)"
            " AND (status = 'running' OR (status = 'waiting' AND EXISTS"
            " (SELECT 1 FROM presence WHERE presence.table_id = id AND server <> '')))"
        )
        return int((await self._rows(query, person))[0][0])

    # -- words and messages -------------------------------------------------------------------------------
    async def append(self, table: str, expected: int, ops: list[Op], now: int, heard: Heard | None = None) -> str:
        number = expected + len(ops)
        query = (
            f"UPDATE pulses SET number = $1, due = $2, {DRIVEN}"
            " WHERE table_id = $4 AND number = $5 RETURNING table_id, owner"
        )
        beat = Statement(query, (number, now, self.server, table, expected), must=table)
        statements = [*([answered(table, heard)] if heard else []), *_words(table, ops), beat]
        rows = await self._change([News("words", table, number)], *statements)
        return str(rows[0][1])

    async def settle(self, pulses: Sequence[tuple[str, int, int, Pulse]]) -> None:
        query = (
            "UPDATE pulses SET due = $1, glance = $2, spoken = $3 WHERE table_id = $4 AND number = $5 AND version = $6"
        )
        statements = [
            Statement(query, (pulse.due, _glance(pulse), pulse.spoken, table, number, version))
            for table, number, version, pulse in sorted(pulses, key=lambda each: each[0])
        ]
        await self._change([News("glance", each[0]) for each in pulses], *statements)

    async def ops(self, table: str, since: int = 0) -> list[Op]:
        query = (
            "SELECT number, kind, seat, at, seen, word, place, message FROM words"
            " WHERE table_id = $1 AND number >= $2 ORDER BY number"
        )
        return [Op(*row) for row in await self._rows(query, table, since)]

    async def refuse(self, table: str, heard: Heard) -> None:
        await self._change([], answered(table, heard))

    async def answer(self, table: str, person: str, message: str) -> str | None:
        query = "SELECT answer FROM answers WHERE table_id = $1 AND person = $2 AND message = $3"
        rows = await self._rows(query, table, person, message)
        return str(rows[0][0]) if rows else None

    async def add_chat(self, table: str, chat: NewChat) -> ChatRow:
        query = (
            "INSERT INTO chat (table_id, n, line, person, message, name, seat, text, at, side)"
            " VALUES ($1, (SELECT coalesce(max(n) + 1, 0) FROM chat WHERE table_id = $1),"
            " (SELECT coalesce(max(line) + 1, 0) FROM chat WHERE table_id = $1 AND side = $8),"
            " $2, $3, $4, $5, $6, $7, $8) RETURNING n, line"
        )
        new = Statement(query, (table, *msgspec.structs.astuple(chat)))
        known = answered(table, Heard(chat.person, chat.message))
        there = self._there({chat.person})
        rows = await self._change([News("chat", table)], *there, known, *self._hold(table), new)
        return ChatRow(rows[0][0], rows[0][1], *msgspec.structs.astuple(chat))

    async def chats(self, table: str, since: int = 0, last: int = 100) -> list[ChatRow]:
        query = f"SELECT {CHAT} FROM chat WHERE table_id = $1 AND n >= $2 ORDER BY n DESC LIMIT $3"
        return [ChatRow(*row) for row in reversed(await self._rows(query, table, since, last))]

    async def chats_of(self, table: str, side: int, last: int) -> list[ChatRow]:
        query = f"SELECT {CHAT} FROM chat WHERE table_id = $1 AND side = $2 ORDER BY line DESC LIMIT $3"
        return [ChatRow(*row) for row in reversed(await self._rows(query, table, side, last))]

    async def chats_by(self, person: str) -> list[tuple[str, ChatRow]]:
        query = f"SELECT table_id, {CHAT} FROM chat WHERE person = $1 ORDER BY at, table_id, n"
        return [(row[0], ChatRow(*row[1:])) for row in await self._rows(query, person)]

    # -- analyses -----------------------------------------------------------------------------------------
    async def analysis(self, key: str) -> AnalysisRow | None:
        rows = await self._rows("SELECT body FROM analyses WHERE key = $1", key)
        return read_analysis(rows[0][0]) if rows else None

    async def put_analysis(self, row: AnalysisRow) -> str:
        new = msgspec.structs.replace(row, version=row.version + 1)
        query = (
            "INSERT INTO analyses (key, status, body, owner, version, seed) VALUES ($1, $2, $3, $4, $5, $7)"
            " ON CONFLICT (key) DO UPDATE SET status = excluded.status, body = excluded.body,"
            " version = excluded.version, owner = CASE"
            f" WHEN analyses.status = 'waiting' AND analyses.{ALIVE} THEN analyses.owner"
            " ELSE excluded.owner END WHERE analyses.version = $6 RETURNING key, owner"
        )
        values = (row.key, row.status, _body(new), self.server, new.version, row.version, _seed_of(row.record))
        rows = await self._change([News("analysis", row.key)], Statement(query, values, must=row.key))
        row.version = max(row.version, new.version)
        return str(rows[0][1])

    async def unfinished_analyses(self) -> list[str]:
        query = f"UPDATE analyses SET owner = $1 WHERE status = 'waiting' AND NOT {ALIVE} RETURNING n, key"
        return [row[1] for row in sorted(await self._change([], Statement(query, (self.server,))))]

    # -- records brought along ----------------------------------------------------------------------------
    async def upload(self, key: str) -> UploadRow | None:
        rows = await self._rows("SELECT key, record, seats, at, person FROM uploads WHERE key = $1", key)
        return UploadRow(*rows[0]) if rows else None

    async def uploads_by(self, person: str) -> list[UploadRow]:
        query = (
            "SELECT uploads.key, record, seats, bringers.at, bringers.person FROM uploads"
            " JOIN bringers ON bringers.key = uploads.key WHERE bringers.person = $1 ORDER BY bringers.at, uploads.key"
        )
        return [UploadRow(*row) for row in await self._rows(query, person)]

    async def put_upload(self, row: UploadRow) -> None:
        new = (
            "INSERT INTO uploads (key, record, seats, at, person) VALUES ($1, $2, $3, $4, $5)"
            " ON CONFLICT (key) DO UPDATE SET at = excluded.at"
        )
        brought = (
            "INSERT INTO bringers (person, key, at) VALUES ($1, $2, $3)"
            " ON CONFLICT (person, key) DO UPDATE SET at = excluded.at"
        )
        too_many = "key IN (SELECT key FROM bringers WHERE person = $2 ORDER BY at DESC, key LIMIT 1000 OFFSET $1)"
        others = "SELECT 1 FROM bringers WHERE bringers.key = uploads.key AND person <> $2"
        latest = "SELECT key FROM uploads ORDER BY at DESC, key LIMIT 1000 OFFSET $1"
        his = (MOST_UPLOADS_EACH, row.person)
        await self._change(
            [],
            Statement(new, msgspec.structs.astuple(row)),
            Statement(brought, (row.person, row.key, row.at)),
            Statement(f"DELETE FROM uploads WHERE {too_many} AND NOT EXISTS ({others})", his),
            Statement(f"DELETE FROM bringers WHERE {too_many} AND person = $2", his),
            Statement(f"DELETE FROM uploads WHERE key IN ({latest}) OR at < $2", (MOST_UPLOADS, row.at - UPLOAD_LIFE)),
        )


def _body(row: TableRow | AnalysisRow) -> str:
    return msgspec.json.encode(row).decode()


def _by_id(row: TableRow) -> str:
    return row.id


def _seed_of(record: str) -> str:
    """By which the analyses of a match are found."""
    return next((line[6:][:SEED] for line in record.split("\n", 7) if line.startswith("seed: ")), "")


def _alone(person: str, left: int) -> list[Statement]:
    """Nobody gives this person a seat meanwhile; he has so many."""
    sitting = "SELECT count(*) FROM sitting WHERE person = $1"
    return [Statement(ALONE, (person,), must=person), Statement(sitting, (person,), must=left)]


def _glance(pulse: Pulse) -> str:
    return "" if pulse.glance is None else msgspec.json.encode(pulse.glance).decode()


def _door(row: TableRow) -> str:
    """Whether everybody finds the table: not while it is played without spectators."""
    return "link" if row.status == "running" and row.spectators == "none" else row.door


def _due(row: TableRow) -> int | None:
    """A table in play is due as soon as it changes: its owner settles what there is to do."""
    return row.updated if row.status == "running" else None


ADD = (
    "INSERT INTO words (table_id, number, kind, seat, at, seen, word, place, message)"
    " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)"
)


def _words(table: str, ops: list[Op]) -> list[Statement]:
    add = f"{ADD} ON CONFLICT DO NOTHING RETURNING number"
    return [Statement(add, (table, *msgspec.structs.astuple(op)), must=op.number) for op in ops]


def _first_words(table: str, ops: list[Op]) -> list[Statement]:
    """Nobody else knows the table yet: they are stored in one go."""
    return [Statement(ADD, (table, *msgspec.structs.astuple(op))) for op in ops]


def _sitting(row: TableRow) -> list[Statement]:
    """Who sits at a table, so that people find theirs; where nobody does, for whom it counts."""
    gone = Statement("DELETE FROM sitting WHERE table_id = $1", (row.id,))
    if not row.concerned():
        return [gone, Statement("INSERT INTO hosting VALUES ($1, $2) ON CONFLICT DO NOTHING", (row.host, row.id))]
    return [
        gone,
        *(Statement("INSERT INTO sitting VALUES ($1, $2)", (person, row.id)) for person in sorted(row.concerned())),
    ]
