"""Everything of one person: joined to another, given out, or removed."""

from __future__ import annotations

import copy
from typing import TYPE_CHECKING, Any

import msgspec

from emporion.server.match.belonging import FORMER, forget, hand_over
from emporion.server.problems import ProblemError
from emporion.server.store import Person, Stale, StoreProblem, TableRow

if TYPE_CHECKING:
    from emporion.server.service import Service

MOST = 100_000  # tables of one person: all of them
TRIES = 20  # when somebody changes one of the tables all the time


class Belongings:
    def __init__(self, service: Service) -> None:
        self.service = service

    async def _rows(self, person: str) -> list[TableRow]:
        """The tables of a person, to be changed; those that are damaged are left alone."""
        found = await self.service.store.tables_of(person, MOST)
        return [copy.deepcopy(glimpse.row) for glimpse in found if not glimpse.broken]

    def _level(self, row: TableRow) -> str:
        return self.service.tables.level(row.game, "")

    async def join(self, guest: Person, person: Person) -> tuple[int, int]:
        """Make everything of a guest a person's: how many tables, and at how many of them a bot plays on because the
        person sat there already."""
        for _ in range(TRIES):
            now, rows = self.service.now(), await self._rows(guest.id)
            given_up = 0
            for row in rows:
                row.updated = row.updated if row.status == "over" else now
                given_up += hand_over(row, guest.id, person.id, person.name, self._level(row), now)
            try:
                await self.service.store.join(guest.id, person, rows)
            except Stale:
                continue
            await self._show(rows)
            return len(rows), given_up
        raise ProblemError("too-late")

    async def forget(self, person: Person) -> None:
        """Remove everything of a person. Tables that nobody else has a seat at go; at the others a bot plays on, and
        nobody can tell any more who sat there."""
        for _ in range(TRIES):
            now, rows = self.service.now(), await self._rows(person.id)
            alone = [row for row in rows if row.people() <= {person.id}]
            shared = [row for row in rows if row.people() - {person.id}]
            for row in shared:
                row.updated = row.updated if row.status == "over" else now
                forget(row, person.id, self._level(row), now)
            try:
                await self.service.store.forget(person.id, FORMER, shared, alone)
            except Stale:
                continue
            await self._show(rows)
            return
        raise ProblemError("too-late")

    async def _show(self, rows: list[TableRow]) -> None:
        """Whoever asks from now on sees it so; those who look on are told."""
        for row in rows:
            self.service.rooms.look_again(row.id)
            room = self.service.rooms.rooms.get(row.id)
            if room is not None:
                await room.elsewhere.catch_up()

    # -- giving it out ------------------------------------------------------------------------------------
    async def export(self, person: Person) -> dict[str, Any]:
        """Everything that is kept of a person, to be read by anybody: records of finished matches, one's own words of
        others, what was written, devices and ways back. What others keep hidden is not in it."""
        store = self.service.store
        tables = [await self._table(glimpse.row, person) for glimpse in await store.tables_of(person.id, MOST)]
        return {
            "format": "emporion-person-1",
            "person": person,
            "ways": [
                {"kind": way.kind, "label": way.label, "made": way.made, "used": way.used}
                for way in await store.ways(person.id)
            ],
            "devices": [
                {"label": each.label, "agent": each.agent, "way": each.way, "made": each.made, "seen": each.seen}
                for each in await store.devices(person.id)
            ],
            "tables": tables,
            "chat": [
                {"table": table, "name": chat.name, "text": chat.text, "at": chat.at}
                for table, chat in await store.chats_by(person.id)
            ],
            "records": [{"record": upload.record, "at": upload.at} for upload in await store.uploads_by(person.id)],
        }

    async def _table(self, row: TableRow, person: Person) -> dict[str, Any]:
        number = next((n for n, seat in enumerate(row.seats) if person.id in (seat.person, seat.invited)), None)
        told: dict[str, Any] = {
            "id": row.id,
            "game": row.game,
            "options": row.options,
            "status": row.status,
            "made": row.made,
            "updated": row.updated,
            "host": row.host == person.id,
            "seat": number,
            "seats": [{"name": seat.name, "kind": seat.kind, "level": seat.level} for seat in row.seats],
            "result": msgspec.to_builtins(row.result),
        }
        try:
            if row.status == "over":
                told["record"] = (await self.service.archive.finished(row.id, person.id)).record
            elif row.status == "running":
                ops = await self.service.store.ops(row.id)
                told["words"] = [{"word": op.word, "at": op.at} for op in ops if op.kind == "say" and op.seat == number]
        except (ProblemError, StoreProblem) as problem:  # a damaged table: the rest can be had
            told["problem"] = str(problem)
        return told
