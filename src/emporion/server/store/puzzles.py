"""Problems people have tried, how well they solve, and what they keep of their own matches, in SQL."""

from __future__ import annotations

from msgspec import json
from msgspec.structs import astuple

from emporion.server.store.puzzle_rows import AttemptRow, CostlyRow, KeptRow, SolverRow
from emporion.server.store.sql import Sql, Statement

MOST_KEPT = 200  # of one person
KEPT = "id, person, game, at, body"
NEW_ATTEMPT = "INSERT INTO attempts VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING RETURNING puzzle"
NEXT_ATTEMPT = (
    "UPDATE attempts SET state = $1, tries = $2, closed = $3, at = $4"
    " WHERE person = $5 AND game = $6 AND puzzle = $7 AND tries = $2 - 1 RETURNING puzzle"
)
RATED = (
    "INSERT INTO solvers VALUES ($1, $2, $3, $4, $5) ON CONFLICT (person) DO UPDATE SET rating = excluded.rating,"
    " unsure = excluded.unsure, tried = excluded.tried, found = excluded.found"
    " WHERE solvers.tried = excluded.tried - 1 RETURNING tried"
)


class SqlPuzzles(Sql):
    async def attempts(self, person: str) -> list[AttemptRow]:
        query = "SELECT person, game, puzzle, state, tries, closed, at FROM attempts WHERE person = $1"
        return [AttemptRow(*row) for row in await self._rows(query, person)]

    async def attempt(self, person: str, game: str, puzzle: str) -> AttemptRow | None:
        query = (
            "SELECT person, game, puzzle, state, tries, closed, at FROM attempts"
            " WHERE person = $1 AND game = $2 AND puzzle = $3"
        )
        rows = await self._rows(query, person, game, puzzle)
        return AttemptRow(*rows[0]) if rows else None

    async def note_attempt(self, row: AttemptRow, solver: SolverRow | None = None) -> None:
        if row.tries == 1:
            noted = Statement(NEW_ATTEMPT, astuple(row), must=row.puzzle)
        else:
            values = (row.state, row.tries, row.closed, row.at, row.person, row.game, row.puzzle)
            noted = Statement(NEXT_ATTEMPT, values, must=row.puzzle)
        rated = [] if solver is None else [Statement(RATED, astuple(solver), must=solver.tried)]
        await self._change([], noted, *rated)

    async def solver(self, person: str) -> SolverRow | None:
        rows = await self._rows("SELECT person, rating, unsure, tried, found FROM solvers WHERE person = $1", person)
        return SolverRow(*rows[0]) if rows else None

    async def kept_puzzles(self, person: str) -> list[KeptRow]:
        query = f"SELECT {KEPT} FROM kept_puzzles WHERE person = $1 ORDER BY at DESC, id LIMIT $2"
        return [KeptRow(*row) for row in await self._rows(query, person, MOST_KEPT)]

    async def kept_puzzle(self, person: str, puzzle: str) -> KeptRow | None:
        rows = await self._rows(f"SELECT {KEPT} FROM kept_puzzles WHERE person = $1 AND id = $2", person, puzzle)
        return KeptRow(*rows[0]) if rows else None

    async def keep_puzzle(self, row: KeptRow) -> None:
        new = "INSERT INTO kept_puzzles VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING"
        latest = "SELECT id FROM kept_puzzles WHERE person = $1 ORDER BY at DESC, id LIMIT 1000 OFFSET $2"
        old = Statement(f"DELETE FROM kept_puzzles WHERE id IN ({latest})", (row.person, MOST_KEPT))
        await self._change([], Statement(new, astuple(row)), old)

    async def drop_puzzle(self, person: str, puzzle: str) -> None:
        await self._change([], Statement("DELETE FROM kept_puzzles WHERE person = $1 AND id = $2", (person, puzzle)))

    async def note_costly(self, row: CostlyRow) -> None:
        query = (
            "INSERT INTO costly VALUES ($1, $2, $3, $4, $5)"
            " ON CONFLICT (person, table_id) DO UPDATE SET themes = excluded.themes"
        )
        values = (row.person, row.table, row.game, row.at, json.encode(row.themes).decode())
        await self._change([], Statement(query, values))

    async def costly(self, person: str, game: str, last: int) -> list[CostlyRow]:
        query = (
            "SELECT person, table_id, game, at, themes FROM costly WHERE person = $1 AND game = $2"
            " ORDER BY at DESC, table_id LIMIT $3"
        )
        rows = await self._rows(query, person, game, last)
        return [CostlyRow(row[0], row[1], row[2], row[3], json.decode(row[4], type=list[str])) for row in rows]


def puzzles_joined(guest: str, person: str) -> list[Statement]:
    """What a guest has tried and kept becomes a person's, where that one has nothing of its own."""
    both = (guest, person)
    columns = {
        "attempts": "game, puzzle, state, tries, closed, at",
        "solvers": "rating, unsure, tried, found",
        "costly": "table_id, game, at, themes",
    }
    moved = [
        Statement(
            f"INSERT INTO {table} (person, {names}) SELECT CAST($2 AS TEXT), {names} FROM {table} WHERE person = $1"
            " ON CONFLICT DO NOTHING",
            both,
        )
        for table, names in columns.items()
    ]
    return [*moved, Statement("UPDATE kept_puzzles SET person = $2 WHERE person = $1", both), *puzzles_gone(guest)]


def puzzles_gone(person: str) -> list[Statement]:
    tables = ("attempts", "solvers", "kept_puzzles", "costly")
    return [Statement(f"DELETE FROM {table} WHERE person = $1", (person,)) for table in tables]
