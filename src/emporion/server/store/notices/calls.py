"""Who is to be told what of a table, in SQL: each is told by one server, and by another when that one is gone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from emporion.server.store.notices.outbox import sent
from emporion.server.store.notices.rows import GONE, CallRow, NoticeRow
from emporion.server.store.servers import ALIVE
from emporion.server.store.sql import Sql, Statement

CALL = "who, table_id, kind, mark, number, body, at, deadline, due, done"
ONE = "who = $1 AND table_id = $2 AND kind = $3"


class SqlCalls(Sql):
    async def note_calls(self, calls: Sequence[CallRow], over: Sequence[CallRow] = ()) -> None:
        """Sorted: two servers never wait for each other."""
        new = (
            f"INSERT INTO calls ({CALL}, owner) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 0, '')"
            " ON CONFLICT (who, table_id, kind) DO UPDATE SET mark = excluded.mark, number = excluded.number,"
            " body = excluded.body, deadline = excluded.deadline, due = excluded.due, owner = '',"
            " at = CASE WHEN calls.mark = excluded.mark THEN calls.at ELSE excluded.at END,"
            " done = CASE WHEN calls.mark = excluded.mark THEN calls.done ELSE calls.done & $10 END"
            " WHERE calls.number <= excluded.number AND (calls.mark <> excluded.mark OR calls.body <> excluded.body"
            " OR coalesce(calls.deadline, 0) <> coalesce(excluded.deadline, 0))"
        )
        gone = f"UPDATE calls SET mark = {GONE}, due = 0, owner = '' WHERE {ONE} AND mark <> {GONE} AND number <= $4"
        statements = [
            Statement(
                new, (row.who, row.table, row.kind, row.mark, row.number, row.body, row.at, row.deadline, row.due, 1)
            )
            for row in sorted(calls, key=_key)
        ]
        ended = [Statement(gone, (row.who, row.table, row.kind, row.number)) for row in sorted(over, key=_key)]
        await self._change([], *statements, *ended)

    async def call_once(self, calls: Sequence[CallRow]) -> None:
        new = (
            f"INSERT INTO calls ({CALL}, owner) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 0, '')"
            " ON CONFLICT (who, table_id, kind) DO NOTHING"
        )
        await self._change(
            [],
            *(
                Statement(new, (row.who, row.table, row.kind, row.mark, row.number, row.body, row.at, None, row.due))
                for row in sorted(calls, key=_key)
            ),
        )

    async def claim_calls(self, now: int, limit: int) -> list[CallRow]:
        query = (
            "UPDATE calls SET owner = $1 WHERE (who, table_id, kind) IN (SELECT who, table_id, kind FROM calls"
            f" WHERE due <= $2 AND NOT {ALIVE} ORDER BY due LIMIT $3 {{skip_locked}}) RETURNING {CALL}"
        )
        rows = await self._change([], Statement(query, (self.server, now, limit)))
        return sorted((CallRow(*row) for row in rows), key=lambda row: (row.due or 0, *_key(row)))

    async def next_call(self) -> int | None:
        found = (await self._rows(f"SELECT min(due) FROM calls WHERE due IS NOT NULL AND NOT {ALIVE}"))[0][0]
        return None if found is None else int(found)

    async def called(
        self, call: CallRow, due: int | None, done: int, notices: Sequence[NoticeRow], with_it: Sequence[CallRow] = ()
    ) -> None:
        query = (
            f"UPDATE calls SET due = $4, done = $5, owner = '' WHERE {ONE}"
            " AND mark = $6 AND owner = $7 AND done = $8 RETURNING who"
        )
        values = (call.who, call.table, call.kind, due, done, call.mark, self.server, call.done)
        too = f"UPDATE calls SET done = done | $4, owner = '' WHERE {ONE} AND mark = $5"
        others = [
            Statement(too, (row.who, row.table, row.kind, row.done, row.mark)) for row in sorted(with_it, key=_key)
        ]
        rows = [statement for notice in notices for statement in sent(notice)]
        await self._change([], Statement(query, values, must=call.who), *others, *rows)

    async def call_ended(self, call: CallRow, notices: Sequence[NoticeRow] = ()) -> None:
        query = f"DELETE FROM calls WHERE {ONE} AND mark = $4 AND owner = $5 RETURNING who"
        values = (call.who, call.table, call.kind, call.mark, self.server)
        withdrawn = Statement("DELETE FROM outbox WHERE person = $1 AND about = $2", (call.who, call.table))
        rows = [statement for notice in notices for statement in sent(notice)]
        await self._change(
            [],
            Statement(query, values, must=call.who),
            *([withdrawn] if call.mark == GONE else []),
            *rows,
        )

    async def call_again(self, call: CallRow, due: int | None = None) -> None:
        query = f"UPDATE calls SET owner = '', due = coalesce(CAST($4 AS BIGINT), due) WHERE {ONE} AND owner = $5"
        await self._change([], Statement(query, (call.who, call.table, call.kind, due, self.server)))

    async def turns_waiting(self, person: str) -> list[CallRow]:
        query = f"SELECT {CALL} FROM calls WHERE who = $1 AND kind = 'turn' AND mark <> {GONE} ORDER BY at, table_id"
        return [CallRow(*row) for row in await self._rows(query, person)]

    async def nudge(self, person: str, table: str, bit: int) -> bool:
        query = (
            "UPDATE calls SET done = done | $3, due = 0, owner = '' WHERE who = $1 AND table_id = $2"
            f" AND kind = 'turn' AND mark <> {GONE} AND done & $3 = 0 RETURNING who"
        )
        return bool(await self._change([], Statement(query, (person, table, bit))))

    async def call_later(self, person: str, table: str, at: int, bit: int) -> bool:
        query = (
            "UPDATE calls SET done = done & ~CAST($3 AS BIGINT), at = $4, due = $4, owner = '' WHERE who = $1"
            f" AND table_id = $2 AND kind = 'turn' AND mark <> {GONE} RETURNING who"
        )
        return bool(await self._change([], Statement(query, (person, table, bit, at))))

    # -- who looks ----------------------------------------------------------------------------------------
    async def onlook(self, people: Mapping[str, bool]) -> None:
        come = "INSERT INTO onlookers VALUES ($1, $2) ON CONFLICT DO NOTHING"
        gone = "DELETE FROM onlookers WHERE person = $1 AND server = $2"
        await self._change(
            [], *(Statement(come if here else gone, (who, self.server)) for who, here in sorted(people.items()))
        )

    async def looks(self, person: str) -> bool:
        alive = "IN (SELECT servers.id FROM servers WHERE expires > {clock})"
        query = (
            f"SELECT 1 FROM onlookers WHERE person = $1 AND server {alive}"
            f" UNION ALL SELECT 1 FROM presence WHERE person = $1 AND server {alive}"
        )
        return bool(await self._rows(query, person))


def _key(row: CallRow) -> tuple[str, str, str]:
    return row.who, row.table, row.kind
