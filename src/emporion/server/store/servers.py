"""Servers that share a storage, in SQL: which of them run, who drives which table, who is connected where.

A server holds one lease, its row in `servers`, and renews it. A table whose owner's lease has ended has no owner.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from emporion.server.store import Attendance, News
from emporion.server.store.sql import Sql, Statement

LEASE = 6_000
"""How long a server counts as running after it last said so, in milliseconds."""
ALIVE = "owner IN (SELECT servers.id FROM servers WHERE expires > {clock})"


class SqlServers(Sql):
    # -- which servers run --------------------------------------------------------------------------------
    async def renew(self, now: int) -> bool:
        ahead = "CAST($2 AS BIGINT) - {clock}"
        query = f"UPDATE servers SET expires = {{clock}} + {LEASE}, ahead = {ahead} WHERE id = $1 RETURNING id"
        known = bool(await self._change([], Statement(query, (self.server, now))))
        if not known:
            add = (
                f"INSERT INTO servers (id, expires, ahead) VALUES ($1, {{clock}} + {LEASE}, {ahead})"
                " ON CONFLICT DO NOTHING"
            )
            await self._change([], Statement(add, (self.server, now)))
        await self._clear_up(now)
        return known

    async def time_of_others(self) -> int | None:
        query = "SELECT min(ahead) + {clock} FROM servers WHERE id <> $1 AND expires > {clock}"
        found = (await self._rows(query, self.server))[0][0]
        return None if found is None else int(found)

    async def _clear_up(self, now: int) -> None:
        """Whoever was connected to a server that is gone was last seen now; what it could not tell is looked for."""
        gone = await self._change([], Statement("DELETE FROM servers WHERE expires <= {clock} RETURNING id", ()))
        lost = "FROM presence WHERE server <> '' AND server NOT IN (SELECT id FROM servers)"
        rows = await self._change(
            [],
            Statement(
                f"INSERT INTO presence SELECT DISTINCT table_id, person, '', CAST($1 AS BIGINT) {lost} ORDER BY 1, 2"
                " ON CONFLICT (table_id, person, server) DO UPDATE SET at = excluded.at",
                (now,),
            ),
            Statement("DELETE FROM lines WHERE server NOT IN (SELECT id FROM servers)", ()),
            Statement("DELETE FROM onlookers WHERE server NOT IN (SELECT id FROM servers)", ()),
            Statement(f"DELETE {lost} RETURNING table_id", ()),
        )
        # Also news for this server: it was not here that they were connected.
        news = [News("presence", table, here=False) for table in sorted({row[0] for row in rows})]
        if gone:
            news.append(News("anything", here=False))
        if news:
            await self._change(news)

    async def leave(self, now: int) -> None:
        await self._change([], Statement("DELETE FROM servers WHERE id = $1", (self.server,)))
        await self._clear_up(now)

    # -- who drives a table -------------------------------------------------------------------------------
    async def claim(self, table: str) -> str:
        query = (
            f"UPDATE pulses SET owner = CASE WHEN {ALIVE} THEN owner ELSE $1 END WHERE table_id = $2 RETURNING owner"
        )
        rows = await self._change([], Statement(query, (self.server, table)))
        return str(rows[0][0]) if rows else ""

    async def claim_due(self, now: int, limit: int) -> list[str]:
        query = (
            "UPDATE pulses SET owner = $1 WHERE table_id IN (SELECT table_id FROM pulses"
            f" WHERE due <= $2 AND NOT {ALIVE} ORDER BY due LIMIT $3 {{skip_locked}}) RETURNING due, table_id"
        )
        rows = await self._change([], Statement(query, (self.server, now, limit)))
        return [row[1] for row in sorted(rows)]

    async def overdue(self, since: int) -> list[str]:
        rows = await self._rows("SELECT table_id FROM pulses WHERE owner = $1 AND due <= $2", self.server, since)
        return [row[0] for row in rows]

    async def next_due(self) -> int | None:
        rows = await self._rows(f"SELECT due FROM pulses WHERE due IS NOT NULL AND NOT {ALIVE} ORDER BY due LIMIT 1")
        return int(rows[0][0]) if rows else None

    async def release(self, table: str) -> None:
        query = "UPDATE pulses SET owner = '' WHERE table_id = $1 AND owner = $2"
        await self._change([], Statement(query, (table, self.server)))

    # -- what is counted over all of them -----------------------------------------------------------------
    async def take(self, who: str, each: int, most: int) -> int:
        query = (
            "INSERT INTO allowances (who, full_at) VALUES ($1, {clock} + $2) ON CONFLICT (who) DO UPDATE SET full_at ="
            " CASE WHEN allowances.full_at > {clock} THEN allowances.full_at ELSE {clock} END + $2"
            " WHERE allowances.full_at + $2 <= {clock} + $3 RETURNING who"
        )
        if await self._change([], Statement(query, (who, each, most))):
            return 0
        left = await self._rows("SELECT full_at - {clock} FROM allowances WHERE who = $1", who)
        return max(1, int(left[0][0]) + each - most) if left else 1

    async def tidy(self) -> None:
        await self._change([], Statement("DELETE FROM allowances WHERE full_at <= {clock}", ()))

    async def put_lines(self, address: str, here: int) -> int:
        write = (
            "INSERT INTO lines VALUES ($1, $2, $3) ON CONFLICT (address, server) DO UPDATE SET number = excluded.number"
        )
        elsewhere = (
            "SELECT coalesce(sum(number), 0) FROM lines WHERE address = $1 AND server <> $2"
            " AND server IN (SELECT servers.id FROM servers WHERE expires > {clock})"
        )
        rows = await self._change(
            [],
            Statement(write, (address, self.server, here)),
            Statement("DELETE FROM lines WHERE address = $1 AND number = 0", (address,)),
            Statement(elsewhere, (address, self.server)),
        )
        return int(rows[0][0])

    # -- who is there -------------------------------------------------------------------------------------
    async def attend(self, there: Mapping[tuple[str, str], bool], now: int) -> None:
        gone = "DELETE FROM presence WHERE table_id = $1 AND person = $2 AND server = $3"
        seen = (
            "INSERT INTO presence SELECT id, $1, $2, CAST($3 AS BIGINT) FROM tables WHERE id = $4"
            " AND EXISTS (SELECT 1 FROM people WHERE people.id = $1)"
            " ON CONFLICT (table_id, person, server) DO UPDATE SET at = excluded.at"
        )
        statements: list[Statement] = []
        for (table, person), here in sorted(there.items()):  # sorted: two servers never wait for each other
            if not here:
                statements.append(Statement(gone, (table, person, self.server)))
            statements.append(Statement(seen, (person, self.server if here else "", now, table)))
        await self._change([News("presence", table) for table in sorted({table for table, _ in there})], *statements)

    async def attendance(self, tables: Sequence[str]) -> list[Attendance]:
        query = f"SELECT table_id, person, server, at FROM presence WHERE table_id {self.among}"
        return [Attendance(*row) for row in await self._rows(query, self._list(tables))]
