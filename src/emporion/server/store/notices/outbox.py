"""Notices on their way, in SQL: each is sent by one server, and by another when that one is gone."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import astuple

from emporion.server.store.notices.rows import NoticeRow
from emporion.server.store.servers import ALIVE
from emporion.server.store.sql import Sql, Statement

NOTICE = "id, channel, address, person, body, made, due, expires, tries, about"


def sent(notice: NoticeRow) -> list[Statement]:
    """Put it into the outbox, in the place of an older one about the same, unless nobody is at the address."""
    older = "DELETE FROM outbox WHERE channel = $1 AND address = $2 AND about = $3"
    new = (
        f"INSERT INTO outbox ({NOTICE}, owner) SELECT $1, $2, $3, $4, $5, CAST($6 AS BIGINT), CAST($7 AS BIGINT),"
        " CAST($8 AS BIGINT), CAST($9 AS BIGINT), $10, '' WHERE NOT EXISTS"
        " (SELECT 1 FROM dead_ends WHERE channel = $2 AND address = $3 AND until > $6)"
    )
    replaced = [Statement(older, (notice.channel, notice.address, notice.about))] if notice.about else []
    return [*replaced, Statement(new, astuple(notice))]


class SqlNotices(Sql):
    async def put_notice(self, notice: NoticeRow) -> None:
        await self._change([], *sent(notice))

    async def claim_notices(self, channel: str, now: int, limit: int) -> list[NoticeRow]:
        """By an index it goes from person to person: however much waits for one of them, it costs nobody anything."""
        more = "FROM outbox WHERE channel = $1"
        waiting = (
            f"WITH RECURSIVE waiting (whose) AS (SELECT min(person) {more} UNION ALL"
            f" SELECT (SELECT min(person) {more} AND person > whose) FROM waiting WHERE whose IS NOT NULL)"
        )
        first = f"SELECT id {more} AND person = whose ORDER BY due, id LIMIT 1"
        under_way = f"SELECT 1 {more} AND person = whose AND owner <> '' AND {ALIVE}"
        query = (
            "UPDATE outbox SET owner = $2, tries = tries + 1 WHERE id IN"
            f" ({waiting} SELECT one.id FROM waiting JOIN outbox AS one ON one.id = ({first})"
            f" WHERE one.due <= $3 AND NOT {ALIVE} AND NOT EXISTS ({under_way})"
            f" ORDER BY one.due LIMIT $4 {{skip_locked}}) RETURNING {NOTICE}"
        )
        rows = await self._change([], Statement(query, (channel, self.server, now, limit)))
        return sorted((NoticeRow(*row) for row in rows), key=lambda notice: (notice.due, notice.id))

    async def sends(self, notice: str) -> bool:
        query = "SELECT 1 FROM outbox WHERE id = $1 AND owner = $2"
        return bool(await self._rows(query, notice, self.server))

    async def next_notice(self, channels: Sequence[str]) -> int | None:
        query = f"SELECT min(due) FROM outbox WHERE channel {self.among} AND NOT {ALIVE}"
        found = (await self._rows(query, self._list(channels)))[0][0]
        return None if found is None else int(found)

    async def notice_later(self, notice: str, due: int) -> None:
        query = "UPDATE outbox SET due = $1, owner = '' WHERE id = $2 AND owner = $3"
        await self._change([], Statement(query, (due, notice, self.server)))

    async def drop_notice(self, notice: str) -> None:
        await self._change([], Statement("DELETE FROM outbox WHERE id = $1", (notice,)))

    async def dead_end(self, channel: str, address: str, until: int) -> None:
        new = (
            "INSERT INTO dead_ends VALUES ($1, $2, $3)"
            " ON CONFLICT (channel, address) DO UPDATE SET until = excluded.until"
        )
        rest = Statement("DELETE FROM outbox WHERE channel = $1 AND address = $2", (channel, address))
        await self._change([], Statement(new, (channel, address, until)), rest)

    async def drop_old_notices(self, now: int) -> None:
        await self._change(
            [],
            Statement("DELETE FROM outbox WHERE expires < $1", (now,)),
            Statement("DELETE FROM dead_ends WHERE until < $1", (now,)),
        )

    async def withdraw_notices(self, person: str, about: str) -> None:
        await self._change([], Statement("DELETE FROM outbox WHERE person = $1 AND about = $2", (person, about)))

    async def drop_notices_to(self, channel: str, address: str) -> None:
        query = "DELETE FROM outbox WHERE channel = $1 AND address = $2"
        await self._change([], Statement(query, (channel, address)))
