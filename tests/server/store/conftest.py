"""Every test of a storage runs on SQLite and on PostgreSQL."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from emporion.server.store import Store
from emporion.server.store.sqlite import SqliteStore
from tests.server.postgres import fresh_database

Maker = Callable[[], Store]


@pytest.fixture(params=["sqlite", "postgres"])
async def make(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Maker]:
    """Makes stores that look at the same data."""
    made: list[Store] = []
    if request.param == "sqlite":

        def new() -> Store:
            made.append(SqliteStore(tmp_path / "test.sqlite3", alone=False))
            return made[-1]
    else:
        from emporion.server.store.postgres import PostgresStore

        address = await fresh_database(request.getfixturevalue("postgres"))

        def new() -> Store:
            made.append(PostgresStore(address))
            return made[-1]

    yield new
    for store in made:
        await store.close()
