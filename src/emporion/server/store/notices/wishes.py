"""How people want to be told, on which devices, and where their tables are told of, in SQL."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec import Struct
from msgspec.structs import astuple, replace

from emporion.server.messages import HookEvent, NoticeEvent, Wishes
from emporion.server.store.notices.outbox import sent
from emporion.server.store.notices.rows import HookRow, NoticeRow, PushRow, WishRow
from emporion.server.store.rows import News
from emporion.server.store.servers import ALIVE
from emporion.server.store.sql import Sql, Statement

HOOK = "id, person, table_id, kind, url, events, language, made, fails, off"
PUSH = "SELECT device, endpoint, body FROM pushes WHERE"
MOST_PUSHES = 12
"""Devices of one person that are told: those that were used last."""


class _Push(Struct, frozen=True):
    key: str
    auth: str
    events: list[NoticeEvent]


class SqlWishes(Sql):
    # -- wishes -------------------------------------------------------------------------------------------
    async def wishes(self, people: Sequence[str]) -> dict[str, Wishes]:
        rows = await self._rows(f"SELECT person, body FROM wishes WHERE person {self.among}", self._list(people))
        return {row[0]: msgspec.json.decode(row[1], type=Wishes) for row in rows}

    async def put_wishes(self, row: WishRow) -> None:
        query = (
            "INSERT INTO wishes VALUES ($1, $2, $3, $4, '') ON CONFLICT (person) DO UPDATE"
            " SET body = excluded.body, due = excluded.due, owner = ''"
        )
        body = msgspec.json.encode(row.wishes).decode()
        await self._change([News("wishes", row.person)], Statement(query, (row.person, body, row.due, row.told)))

    async def look_at_tables_of(self, person: str, now: int) -> None:
        query = (
            "UPDATE pulses SET due = $1 WHERE (due IS NULL OR due > $1) AND table_id IN (SELECT table_id FROM sitting"
            " JOIN tables ON tables.id = table_id WHERE person = $2 AND status = 'running')"
        )
        await self._change([], Statement(query, (now, person)))

    async def claim_digests(self, now: int, limit: int) -> list[WishRow]:
        query = (
            "UPDATE wishes SET owner = $1 WHERE person IN (SELECT person FROM wishes"
            f" WHERE due <= $2 AND NOT {ALIVE} ORDER BY due LIMIT $3 {{skip_locked}}) RETURNING person, body, due, told"
        )
        rows = await self._change([], Statement(query, (self.server, now, limit)))
        return [WishRow(row[0], msgspec.json.decode(row[1], type=Wishes), *row[2:]) for row in rows]

    async def next_digest(self) -> int | None:
        found = (await self._rows(f"SELECT min(due) FROM wishes WHERE due IS NOT NULL AND NOT {ALIVE}"))[0][0]
        return None if found is None else int(found)

    async def digested(self, row: WishRow, due: int | None, now: int, notices: Sequence[NoticeRow]) -> None:
        query = "UPDATE wishes SET due = $1, told = $2, owner = '' WHERE person = $3 AND owner = $4 RETURNING person"
        rows = [statement for notice in notices for statement in sent(notice)]
        await self._change([], Statement(query, (due, now, row.person, self.server), must=row.person), *rows)

    async def digest_again(self, row: WishRow, due: int | None = None) -> None:
        query = "UPDATE wishes SET owner = '', due = coalesce(CAST($1 AS BIGINT), due) WHERE person = $2 AND owner = $3"
        await self._change([], Statement(query, (due, row.person, self.server)))

    # -- devices ------------------------------------------------------------------------------------------
    async def pushes(self, person: str, now: int) -> list[PushRow]:
        query = (
            "SELECT device, endpoint, body FROM pushes JOIN devices ON devices.id = device"
            " WHERE person = $1 AND (expires IS NULL OR expires > $2) ORDER BY seen DESC, device LIMIT $3"
        )
        return sorted(
            (_push(row) for row in await self._rows(query, person, now, MOST_PUSHES)), key=lambda it: it.device
        )

    async def push_to(self, endpoint: str) -> PushRow | None:
        rows = await self._rows(f"{PUSH} endpoint = $1", endpoint)
        return _push(rows[0]) if rows else None

    async def put_push(self, row: PushRow) -> None:
        body = msgspec.json.encode(_Push(row.key, row.auth, row.events)).decode()
        old = Statement("DELETE FROM pushes WHERE endpoint = $1 OR device = $2", (row.endpoint, row.device))
        alive = Statement("DELETE FROM dead_ends WHERE channel = 'push' AND address = $1", (row.endpoint,))
        new = Statement("INSERT INTO pushes VALUES ($1, $2, $3)", (row.device, row.endpoint, body))
        rest = (
            "DELETE FROM pushes WHERE device IN (SELECT device FROM pushes JOIN devices ON devices.id = device"
            " WHERE device <> $1 AND person = (SELECT person FROM devices WHERE id = $1)"
            " ORDER BY seen DESC, device LIMIT 1000 OFFSET $2)"
        )
        await self._change([], old, alive, new, Statement(rest, (row.device, MOST_PUSHES - 1)))

    async def want_pushes(self, person: str, device: str, events: list[NoticeEvent], now: int) -> bool:
        found = next((row for row in await self.pushes(person, now) if row.device == device), None)
        if found is None:
            return False
        body = msgspec.json.encode(_Push(found.key, found.auth, events)).decode()
        query = "UPDATE pushes SET body = $1 WHERE device = $2 AND endpoint = $3 RETURNING device"
        return bool(await self._change([], Statement(query, (body, device, found.endpoint))))

    async def drop_pushes(self, endpoint: str = "", device: str = "") -> None:
        await self._change([], Statement("DELETE FROM pushes WHERE endpoint = $1 OR device = $2", (endpoint, device)))

    # -- hooks --------------------------------------------------------------------------------------------
    async def hooks(self, people: Sequence[str]) -> list[HookRow]:
        query = f"SELECT {HOOK} FROM hooks WHERE person {self.among} ORDER BY made, id"
        return [_hook(row) for row in await self._rows(query, self._list(people))]

    async def hook(self, hook: str) -> HookRow | None:
        rows = await self._rows(f"SELECT {HOOK} FROM hooks WHERE id = $1", hook)
        return _hook(rows[0]) if rows else None

    async def put_hook(self, row: HookRow, known: int) -> None:
        count = "SELECT count(*) FROM hooks WHERE person = $1"
        query = f"INSERT INTO hooks ({HOOK}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)"
        values = astuple(replace(row, events=msgspec.json.encode(row.events).decode()))
        await self._change(
            [News("wishes", row.person)],
            Statement("SELECT id FROM people WHERE id = $1 {alone}", (row.person,), must=row.person),
            Statement(count, (row.person,), must=known),
            Statement(query, values),
        )

    async def switch_on_hook(self, person: str, hook: str, events: Sequence[HookEvent] | None = None) -> bool:
        query = (
            "UPDATE hooks SET fails = 0, off = NULL, events = coalesce($1, events) WHERE id = $2 AND person = $3"
            " RETURNING id"
        )
        told = None if events is None else msgspec.json.encode(events).decode()
        return bool(await self._change([News("wishes", person)], Statement(query, (told, hook, person))))

    async def drop_hook(self, person: str, hook: str) -> bool:
        query = "DELETE FROM hooks WHERE id = $1 AND person = $2 RETURNING id"
        rest = [
            Statement("DELETE FROM calls WHERE who = $1", (hook,)),
            Statement("DELETE FROM outbox WHERE channel = 'hook' AND address = $1", (hook,)),
        ]
        if not any(row.id == hook for row in await self.hooks([person])):
            return False
        return bool(await self._change([News("wishes", person)], *rest, Statement(query, (hook, person))))

    async def hook_answered(self, hook: HookRow, well: bool, most: int, now: int) -> bool:
        """Whether it is switched off by that."""
        if well:
            await self._change([], Statement("UPDATE hooks SET fails = 0 WHERE id = $1 AND fails > 0", (hook.id,)))
            return False
        query = (
            "UPDATE hooks SET fails = fails + 1, off = CASE WHEN fails + 1 >= $2 THEN $3 ELSE off END"
            " WHERE id = $1 AND off IS NULL RETURNING off"
        )
        rows = await self._change([], Statement(query, (hook.id, most, now)))
        if not rows or rows[0][0] is None:
            return False
        rest = [
            Statement("DELETE FROM calls WHERE who = $1", (hook.id,)),
            Statement("DELETE FROM outbox WHERE channel = 'hook' AND address = $1", (hook.id,)),
        ]
        await self._change([News("wishes", hook.person)], *rest)
        return True


def _push(row: Sequence[str]) -> PushRow:
    body = msgspec.json.decode(row[2], type=_Push)
    return PushRow(row[0], row[1], body.key, body.auth, body.events)


def _hook(row: Sequence[object]) -> HookRow:
    values = list(row)
    values[5] = msgspec.json.decode(str(values[5]), type=list[HookEvent])
    return HookRow(*values)  # type: ignore[arg-type]
