"""People who change their names."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from emporion.server.people import people
from emporion.server.store import Glimpse, StoreProblem, TableRow
from tests.server.rooms.hands import a_table, running


async def test_renames_are_gathered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who changes his name while it is written on his tables gets the last one, written once on each of them."""
    async with running(tmp_path) as service:
        anna = await service.identity.call(None, "Anna", "en", 1)
        tables = {(await service.tables.open(anna, a_table("me", "open", "open"))).row.id for _ in range(3)}
        tables_of, rewrite = service.store.tables_of, service.store.rewrite_table
        looked: list[int] = []
        written: list[tuple[str, str]] = []
        goes_on = asyncio.Event()

        async def slowly(person: str, limit: int) -> list[Glimpse]:
            found = await tables_of(person, limit)
            looked.append(len(found))
            await goes_on.wait()
            return found

        async def spy(row: TableRow) -> None:
            written.append((row.id, row.seats[0].name))
            await rewrite(row)

        monkeypatch.setattr(service.store, "tables_of", slowly)
        monkeypatch.setattr(service.store, "rewrite_table", spy)
        for name in ("Annabella", "Anna Maria", "Annette"):
            anna = await service.identity.call(anna, name, "en", 2)
        while not looked:
            await asyncio.sleep(0)
        goes_on.set()
        while service.people._writing:
            await asyncio.sleep(0)
        assert looked == [3, 3]  # the first time what was found was out of date
        assert sorted(written) == sorted((table, "Annette") for table in tables)
        rows = [await service.store.table(table) for table in tables]
        assert {row.seats[0].name for row in rows if row is not None} == {"Annette"} and None not in rows


async def test_a_name_that_could_not_be_written_everywhere_is_written_when_the_storage_works_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(people, "AFTER_A_PROBLEM", 0.0)
    async with running(tmp_path) as service:
        anna = await service.identity.call(None, "Anna", "en", 1)
        room = await service.tables.open(anna, a_table("me", "open", "open"))
        rewrite = service.store.rewrite_table
        full = [True, True]

        async def sometimes(row: TableRow) -> None:
            if full:
                full.pop()
                raise StoreProblem("database or disk is full")
            await rewrite(row)

        monkeypatch.setattr(service.store, "rewrite_table", sometimes)
        await service.identity.call(anna, "Annabella", "en", 2)
        while not service.people._writing:
            await asyncio.sleep(0)
        while service.people._writing:
            await asyncio.sleep(0)
        row = await service.store.table(room.row.id)
        assert row is not None and row.seats[0].name == "Annabella" and full == []
