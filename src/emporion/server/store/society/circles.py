"""Circles of friends and their cups, in SQL. Results stand in the rows of tables."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import astuple

from emporion.server.store.society.rows import CircleRow, CupRow, CupTerms, Member, Pairing
from emporion.server.store.sql import Sql, Statement

CIRCLE = "SELECT circles.id, name, made, host, code FROM circles"
CUP = "SELECT id, circle_id, status, version, made, body FROM cups"


def _cup(id: str, circle: str, status: str, version: int, made: int, body: str) -> CupRow:
    terms = msgspec.json.decode(body, type=CupTerms)
    return CupRow(id, circle, status, version, made, terms)  # type: ignore[arg-type]


class SqlCircles(Sql):
    async def new_circle(self, row: CircleRow) -> None:
        await self._change(
            [],
            *self._there({row.host}),
            Statement("INSERT INTO circles VALUES ($1, $2, $3, $4, $5)", astuple(row)),
            Statement("INSERT INTO members VALUES ($1, $2, $3)", (row.id, row.host, row.made)),
        )

    async def change_code(self, circle: str, code: str) -> None:
        await self._change([], Statement("UPDATE circles SET code = $1 WHERE id = $2", (code, circle)))

    async def circle(self, circle: str) -> CircleRow | None:
        rows = await self._rows(f"{CIRCLE} WHERE id = $1", circle)
        return CircleRow(*rows[0]) if rows else None

    async def circle_of_code(self, code: str) -> CircleRow | None:
        rows = await self._rows(f"{CIRCLE} WHERE code = $1", code)
        return CircleRow(*rows[0]) if rows else None

    async def circles_of(self, person: str) -> list[CircleRow]:
        query = f"{CIRCLE} JOIN members ON circle_id = circles.id WHERE person = $1 ORDER BY joined, circles.id"
        return [CircleRow(*row) for row in await self._rows(query, person)]

    async def members(self, circles: Sequence[str]) -> list[Member]:
        query = f"SELECT circle_id, person, joined FROM members WHERE circle_id {self.among} ORDER BY joined, person"
        return [Member(*row) for row in await self._rows(query, self._list(circles))]

    async def share_circle(self, person: str, other: str) -> bool:
        query = (
            "SELECT 1 FROM members AS one JOIN members AS two ON one.circle_id = two.circle_id"
            " WHERE one.person = $1 AND two.person = $2 LIMIT 1"
        )
        return bool(await self._rows(query, person, other))

    async def join_circle(self, row: Member) -> None:
        query = "INSERT INTO members VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
        await self._change([], *self._there({row.person}), Statement(query, astuple(row)))

    async def leave_circle(self, circle: str, person: str) -> None:
        gone = Statement("DELETE FROM members WHERE circle_id = $1 AND person = $2", (circle, person))
        entered = "DELETE FROM entrants WHERE person = $2 AND cup_id IN" + _OPEN.format("circle_id = $1")
        await self._change([], gone, Statement(entered, (circle, person)), *hosts_passed_on())

    # -- cups ---------------------------------------------------------------------------------------------
    async def put_cup(self, row: CupRow, pairings: Sequence[Pairing] = ()) -> None:
        body = msgspec.json.encode(row.terms).decode()
        if row.version:
            query = "UPDATE cups SET status = $1, version = $2, body = $3 WHERE id = $4 AND version = $5 RETURNING id"
            written = Statement(query, (row.status, row.version + 1, body, row.id, row.version), must=row.id)
        else:
            new = "INSERT INTO cups VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING RETURNING id"
            written = Statement(new, (row.id, row.circle, row.status, 1, row.made, body), must=row.id)
        add = "INSERT INTO pairings VALUES ($1, $2, $3, $4)"
        played = [Statement(add, (row.id, each.round, each.person, each.table)) for each in pairings]
        await self._change([], *self._there({each.person for each in pairings}), written, *played)
        row.version += 1

    async def cup(self, cup: str) -> CupRow | None:
        rows = await self._rows(f"{CUP} WHERE id = $1", cup)
        return _cup(*rows[0]) if rows else None

    async def cups_of(self, circle: str) -> list[CupRow]:
        rows = await self._rows(f"{CUP} WHERE circle_id = $1 ORDER BY made DESC, id", circle)
        return [_cup(*row) for row in rows]

    async def cups_running(self) -> list[str]:
        return [row[0] for row in await self._rows("SELECT id FROM cups WHERE status = 'running' ORDER BY made, id")]

    async def drop_cup(self, cup: str, version: int) -> None:
        query = "DELETE FROM cups WHERE id = $1 AND version = $2 RETURNING id"
        await self._change([], Statement(query, (cup, version), must=cup))

    async def entrants(self, cups: Sequence[str]) -> dict[str, list[str]]:
        found: dict[str, list[str]] = {cup: [] for cup in cups}
        query = f"SELECT cup_id, person FROM entrants WHERE cup_id {self.among} ORDER BY joined, person"
        for cup, person in await self._rows(query, self._list(cups)):
            found[cup].append(person)
        return found

    async def enter_cup(self, cup: str, person: str, at: int) -> None:
        waits = Statement("SELECT status FROM cups WHERE id = $1 {stays}", (cup,), must="open")
        new = "INSERT INTO entrants VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
        await self._change([], *self._there({person}), waits, Statement(new, (cup, person, at)))

    async def leave_cup(self, cup: str, person: str) -> None:
        query = "DELETE FROM entrants WHERE person = $2 AND cup_id IN" + _OPEN.format("id = $1")
        await self._change([], Statement(query, (cup, person)))

    async def pairings(self, cups: Sequence[str]) -> dict[str, list[Pairing]]:
        found: dict[str, list[Pairing]] = {cup: [] for cup in cups}
        query = (
            f"SELECT cup_id, round, person, table_id FROM pairings WHERE cup_id {self.among}"
            " ORDER BY round, table_id, person"
        )
        for cup, number, person, table in await self._rows(query, self._list(cups)):
            found[cup].append(Pairing(number, person, table))
        return found


_OPEN = " (SELECT id FROM cups WHERE status = 'open' AND {})"


def hosts_passed_on() -> list[Statement]:
    """Circles whose host is not in them have who joined first; those nobody is in go."""
    first = "SELECT person FROM members WHERE circle_id = circles.id ORDER BY joined, person LIMIT 1"
    orphaned = "NOT EXISTS (SELECT 1 FROM members WHERE circle_id = circles.id AND person = host)"
    return [
        Statement("DELETE FROM circles WHERE NOT EXISTS (SELECT 1 FROM members WHERE circle_id = circles.id)", ()),
        Statement(f"UPDATE circles SET host = ({first}) WHERE {orphaned}", ()),
    ]


def circles_joined(guest: str, person: str) -> list[Statement]:
    both = (guest, person)
    moved = "INSERT INTO {0} SELECT {1} FROM {0} WHERE person = $1 ON CONFLICT DO NOTHING"
    columns = {
        "members": "circle_id, CAST($2 AS TEXT), joined",
        "entrants": "cup_id, CAST($2 AS TEXT), joined",
        "pairings": "cup_id, round, CAST($2 AS TEXT), table_id",
    }
    return [
        *(Statement(moved.format(table, each), both) for table, each in columns.items()),
        Statement("UPDATE circles SET host = $2 WHERE host = $1", both),
    ]


def circles_forgotten(person: str) -> list[Statement]:
    tables = ("members", "entrants", "pairings")
    return [*(Statement(f"DELETE FROM {table} WHERE person = $1", (person,)) for table in tables), *hosts_passed_on()]
