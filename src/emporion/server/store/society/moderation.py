"""Whom people avoid, what they tell the operator, and what that one decides, in SQL."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import astuple

from emporion.server.store.rows import News, Person
from emporion.server.store.society.rows import ReportRow, ShunRow, SuspensionRow
from emporion.server.store.sql import Sql, Statement

REPORT = "SELECT id, at, person, about, name, table_id, reason, said, text, closed, note FROM reports"
SUSPENSION = "SELECT person, made, until, why FROM suspensions"


class SqlModeration(Sql):
    async def shuns_of(self, person: str) -> list[ShunRow]:
        query = "SELECT person, other, kind, at FROM shuns WHERE person = $1 ORDER BY at DESC, other"
        return [ShunRow(*row) for row in await self._rows(query, person)]

    async def shunned_by(self, people: Sequence[str]) -> dict[str, frozenset[str]]:
        found: dict[str, set[str]] = {person: set() for person in people}
        query = f"SELECT person, other FROM shuns WHERE person {self.among}"
        for person, other in await self._rows(query, self._list(people)):
            found[person].add(other)
        return {person: frozenset(others) for person, others in found.items()}

    async def shunned(self, people: Sequence[str], person: str) -> bool:
        query = (
            "SELECT 1 FROM shuns WHERE kind = 'blocked' AND"
            f" ((person = $2 AND other {self.among}) OR (other = $2 AND person {self.among})) LIMIT 1"
        )
        return bool(await self._rows(query, self._list(people), person))

    async def put_shun(self, row: ShunRow) -> None:
        query = (
            "INSERT INTO shuns VALUES ($1, $2, $3, $4) ON CONFLICT (person, other) DO UPDATE SET"
            " kind = excluded.kind, at = excluded.at"
        )
        await self._change([News("shuns", row.person)], Statement(query, astuple(row)))

    async def drop_shun(self, person: str, other: str) -> None:
        gone = Statement("DELETE FROM shuns WHERE person = $1 AND other = $2", (person, other))
        await self._change([News("shuns", person)], gone)

    # -- the operator -------------------------------------------------------------------------------------
    async def add_report(self, row: ReportRow) -> None:
        query = "INSERT INTO reports VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)"
        await self._change([], Statement(query, astuple(row)))

    async def reports(self, closed: bool, limit: int) -> list[ReportRow]:
        which = "" if closed else " WHERE closed IS NULL"
        rows = await self._rows(f"{REPORT}{which} ORDER BY at DESC, id LIMIT $1", limit)
        return [ReportRow(*row) for row in rows]

    async def report(self, report: str) -> ReportRow | None:
        rows = await self._rows(f"{REPORT} WHERE id = $1", report)
        return ReportRow(*rows[0]) if rows else None

    async def close_report(self, report: str, at: int, note: str) -> bool:
        query = "UPDATE reports SET closed = $1, note = $2 WHERE id = $3 AND closed IS NULL RETURNING id"
        return bool(await self._change([], Statement(query, (at, note, report))))

    async def suspend(self, row: SuspensionRow) -> None:
        query = (
            "INSERT INTO suspensions VALUES ($1, $2, $3, $4) ON CONFLICT (person) DO UPDATE SET"
            " made = excluded.made, until = excluded.until, why = excluded.why"
        )
        await self._change([], *self._there({row.person}), Statement(query, astuple(row)))

    async def lift(self, person: str) -> bool:
        query = "DELETE FROM suspensions WHERE person = $1 RETURNING person"
        return bool(await self._change([], Statement(query, (person,))))

    async def suspension(self, person: str, now: int) -> SuspensionRow | None:
        query = f"{SUSPENSION} WHERE person = $1 AND (until IS NULL OR until > $2)"
        rows = await self._rows(query, person, now)
        return SuspensionRow(*rows[0]) if rows else None

    async def suspensions(self, now: int) -> list[SuspensionRow]:
        query = f"{SUSPENSION} WHERE until IS NULL OR until > $1 ORDER BY made DESC, person"
        return [SuspensionRow(*row) for row in await self._rows(query, now)]

    async def people_called(self, name: str, limit: int) -> list[Person]:
        query = (
            "SELECT id, name, language, made, zone FROM people WHERE lower(name) LIKE $1 ESCAPE '\\'"
            " ORDER BY made DESC, id LIMIT $2"
        )
        sought = "".join(f"\\{c}" if c in "%_\\" else c for c in name.lower())
        return [Person(*row) for row in await self._rows(query, f"%{sought}%", limit)]


def moderation_joined(guest: str, person: str) -> list[Statement]:
    """What a guest avoided a person does, too, and who avoided the guest avoids the person; a suspension goes along."""
    both = (guest, person)
    moved = "INSERT INTO shuns SELECT {0}, kind, at FROM shuns WHERE {1} = $1 AND {2} <> $2 ON CONFLICT DO NOTHING"
    return [
        Statement(moved.format("CAST($2 AS TEXT), other", "person", "other"), both),
        Statement(moved.format("person, CAST($2 AS TEXT)", "other", "person"), both),
        Statement("UPDATE reports SET person = $2 WHERE person = $1", both),
        Statement("UPDATE reports SET about = $2 WHERE about = $1", both),
        Statement(
            "INSERT INTO suspensions SELECT CAST($2 AS TEXT), made, until, why FROM suspensions WHERE person = $1"
            " ON CONFLICT DO NOTHING",
            both,
        ),
    ]


def moderation_forgotten(person: str) -> list[Statement]:
    """Reports about somebody go, with what was said; those somebody made stay, and nobody knows whose they were."""
    return [
        Statement("DELETE FROM reports WHERE about = $1", (person,)),
        Statement("UPDATE reports SET person = '', text = '' WHERE person = $1", (person,)),
    ]
