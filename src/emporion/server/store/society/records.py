"""How people have done, in SQL: what is worked out of finished matches. The results stand in the rows of tables."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from msgspec.structs import astuple

from emporion.server.match.row import TableRow
from emporion.server.store.base import Damaged, read_row
from emporion.server.store.society.rows import ProfileRow, RatingRow
from emporion.server.store.sql import Sql, Statement

RATING = "SELECT person, game, kind, n, at, skill, unsure FROM ratings"


class SqlRecords(Sql):
    async def uncounted(self, before: int, limit: int) -> list[str]:
        query = "SELECT table_id FROM uncounted WHERE at <= $1 ORDER BY at, table_id LIMIT $2"
        return [row[0] for row in await self._rows(query, before, limit)]

    async def waits_to_be_counted(self, table: str) -> bool:
        return bool(await self._rows("SELECT 1 FROM uncounted WHERE table_id = $1", table))

    async def count_match(self, table: str, way: str, ratings: Sequence[RatingRow]) -> None:
        once = Statement("DELETE FROM uncounted WHERE table_id = $1 RETURNING table_id", (table,), must=table)
        noted = "INSERT INTO ways_to_win VALUES ($1, $2) ON CONFLICT DO NOTHING"
        rated = "INSERT INTO ratings VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING RETURNING n"
        await self._change(
            [],
            once,
            *([Statement(noted, (table, way))] if way else []),
            # In the same order everywhere, so that two servers never wait for each other.
            *(Statement(rated, astuple(row), must=row.n) for row in sorted(ratings, key=lambda row: row.person)),
        )

    async def ways_to_win(self, tables: Sequence[str]) -> dict[str, str]:
        query = f"SELECT table_id, way FROM ways_to_win WHERE table_id {self.among}"
        return {row[0]: row[1] for row in await self._rows(query, self._list(tables))}

    async def ratings(self, people: Sequence[str], game: str) -> list[RatingRow]:
        query = (
            f"{RATING} WHERE person {self.among} AND game = $2 AND n = (SELECT max(n) FROM ratings AS last"
            " WHERE last.person = ratings.person AND last.game = ratings.game AND last.kind = ratings.kind)"
        )
        return [RatingRow(*row) for row in await self._rows(query, self._list(people), game)]

    async def rating_curves(self, person: str) -> list[RatingRow]:
        rows = await self._rows(f"{RATING} WHERE person = $1 ORDER BY game, kind, n", person)
        return [RatingRow(*row) for row in rows]

    async def profiles(self, people: Sequence[str]) -> dict[str, ProfileRow]:
        query = f"SELECT person, seen, rated FROM profiles WHERE person {self.among}"
        rows = await self._rows(query, self._list(people))
        return {person: ProfileRow(person, seen, bool(rated)) for person, seen, rated in rows}

    async def put_profile(self, row: ProfileRow) -> None:
        new = (
            "INSERT INTO profiles VALUES ($1, $2, $3) ON CONFLICT (person) DO UPDATE SET seen = excluded.seen,"
            " rated = excluded.rated"
        )
        gone = [] if row.rated else [Statement("DELETE FROM ratings WHERE person = $1", (row.person,))]
        await self._change([], Statement(new, (row.person, row.seen, int(row.rated))), *gone)

    async def finished_of(self, people: Sequence[str], since: int, until: int) -> list[str]:
        query = (
            "SELECT id FROM tables WHERE status = 'over' AND updated >= $2 AND updated < $3 AND id IN"
            f" (SELECT table_id FROM sitting WHERE person {self.among}) ORDER BY updated, id"
        )
        return [row[0] for row in await self._rows(query, self._list(people), since, until)]

    async def finished_rows(self, tables: Sequence[str]) -> list[TableRow]:
        query = f"SELECT body FROM tables WHERE id {self.among} ORDER BY updated, id"
        found: list[TableRow] = []
        for (body,) in await self._rows(query, self._list(tables)):
            with suppress(Damaged):
                found.append(read_row(body))
        return found


def over_now(row: TableRow) -> list[Statement]:
    """Before a row is written that is over: if it was not before, its match is to be counted."""
    if row.status != "over":
        return []
    query = (
        "INSERT INTO uncounted SELECT id, CAST($2 AS BIGINT) FROM tables WHERE id = $1 AND status <> 'over'"
        " ON CONFLICT DO NOTHING"
    )
    return [Statement(query, (row.id, row.updated))]


def records_joined(guest: str, person: str) -> list[Statement]:
    """A guest's ratings go on as a person's where the person has none; who wants none has none."""
    has = "SELECT 1 FROM ratings AS own WHERE own.person = $2 AND own.game = ratings.game AND own.kind = ratings.kind"
    declined = "SELECT 1 FROM profiles WHERE profiles.person = $2 AND rated = 0"
    wishes = "SELECT 1 FROM profiles AS own WHERE own.person = $2"
    both = (guest, person)
    return [
        Statement(f"DELETE FROM ratings WHERE person = $1 AND (EXISTS ({has}) OR EXISTS ({declined}))", both),
        Statement("UPDATE ratings SET person = $2 WHERE person = $1", both),
        Statement(f"UPDATE profiles SET person = $2 WHERE person = $1 AND NOT EXISTS ({wishes})", both),
    ]
