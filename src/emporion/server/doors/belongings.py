"""Everything of one person: joined to another, given out, or removed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Any

import msgspec

from emporion.server.match.belonging import FORMER, forget, hand_over
from emporion.server.problems import ProblemError
from emporion.server.store import Glimpse, Person, Stale, StoreProblem, TableRow

if TYPE_CHECKING:
    from emporion.server.service import Service

TRIES = 20  # when somebody changes one of the tables all the time
AT_ONCE = 25  # tables that are read and changed together, with time for everybody else in between


class Belongings:
    def __init__(self, service: Service) -> None:
        self.service = service
        self._giving_out = asyncio.Lock()  # it may be long: one after the other

    def _level(self, row: TableRow) -> str:
        return self.service.tables.level(row.game, "")

    async def _tables(self, person: str) -> AsyncIterator[list[Glimpse]]:
        """All tables of a person, some at a time."""
        tables = await self.service.store.tables_with(person)
        for start in range(0, len(tables), AT_ONCE):
            yield await self.service.store.glimpses(tables[start : start + AT_ONCE])

    async def join(self, guest: Person, person: Person) -> tuple[int, int]:
        """Make everything of a guest a person's: how many tables, and at how many of them a bot plays on because the
        person sat there already. Should it be broken off, the rest is still the guest's."""
        joined = given_up = 0
        for _ in range(TRIES):
            if await self.service.store.person(guest.id) is None:  # it was done at the same moment
                return joined, given_up
            damaged, now = 0, self.service.now()
            try:
                async for some in self._tables(guest.id):
                    rows = [glimpse.row for glimpse in some if not glimpse.broken]
                    damaged += len(some) - len(rows)
                    left = 0
                    for row in rows:
                        row.updated = row.updated if row.status == "over" else now
                        left += hand_over(row, guest.id, person.id, person.name, self._level(row), now)
                    await self.service.store.hand_over(rows, by={person.id})
                    joined, given_up = joined + len(rows), given_up + left
                    await self._show(rows)
                await self.service.store.join(guest.id, person.id, damaged)
            except Stale:
                continue
            return joined + damaged, given_up
        raise ProblemError("too-late")

    async def forget(self, person: Person) -> None:
        """Remove everything of a person. Tables that nobody else has a seat at go; at the others a bot plays on, and
        nobody can tell any more who sat there. Should it be broken off, the person is still there to ask again."""
        for _ in range(TRIES):
            if await self.service.store.person(person.id) is None:
                return
            damaged, now = 0, self.service.now()
            try:
                async for some in self._tables(person.id):
                    rows = [glimpse.row for glimpse in some if not glimpse.broken]
                    damaged += len(some) - len(rows)
                    # An analysis can be asked for again.
                    await self.service.store.drop_analyses([row.seed for row in rows if row.status == "over"])
                    alone = [row for row in rows if row.people() <= {person.id}]
                    shared = [row for row in rows if row.people() - {person.id}]
                    for row in shared:
                        row.updated = row.updated if row.status == "over" else now
                        forget(row, person.id, self._level(row), now)
                    await self.service.store.hand_over(shared, alone)
                    await self._show(rows)
                await self.service.store.forget(person.id, FORMER, damaged)
            except Stale:
                continue
            return
        raise ProblemError("too-late")

    async def _show(self, rows: list[TableRow]) -> None:
        """Whoever asks from now on sees it so; those who look on are told."""
        for row in rows:
            self.service.rooms.look_again(row.id)
            room = self.service.rooms.rooms.get(row.id)
            if room is not None:
                await room.elsewhere.catch_up()
        await asyncio.sleep(0)

    # -- giving it out ------------------------------------------------------------------------------------
    async def export(self, person: Person) -> bytes:
        """Everything that is kept of a person, to be read by anybody: records of finished matches, one's own words of
        others, what was written, devices, ways back and notices. What others keep hidden is not in it."""
        async with self._giving_out:
            return await self._export(person)

    async def _export(self, person: Person) -> bytes:
        store = self.service.store
        tables: list[msgspec.Raw] = []
        async for some in self._tables(person.id):
            for glimpse in some:
                tables.append(msgspec.Raw(msgspec.json.encode(await self._table(glimpse.row, person))))
        found = {
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
            "notices": {
                "wishes": (await store.wishes([person.id])).get(person.id),
                "devices": [
                    {"address": push.endpoint, "events": push.events}
                    for push in await store.pushes(person.id, self.service.now())
                ],
                "groups": [
                    {"kind": hook.kind, "address": hook.url, "events": hook.events, "table": hook.table}
                    for hook in await store.hooks([person.id])
                ],
            },
            "tables": tables,
            "chat": [
                {"table": table, "name": chat.name, "text": chat.text, "at": chat.at}
                for table, chat in await store.chats_by(person.id)
            ],
            "school": msgspec.to_builtins(await store.lessons(person.id)),
            "problems": msgspec.to_builtins(await store.attempts(person.id)),
            "kept": msgspec.to_builtins(await store.kept_puzzles(person.id)),
            "solver": msgspec.to_builtins(await store.solver(person.id)),
            "avoided": msgspec.to_builtins(await self.service.shuns.mine(person)),
            "profile": (await store.profiles([person.id])).get(person.id),
            "ratings": await store.rating_curves(person.id),
            "orders": [
                {"table": each.table, "order": each.name, "chosen": each.chosen, "made": each.made}
                for each in await store.orders_by(person.id)
            ],
            "records": [{"record": upload.record, "at": upload.at} for upload in await store.uploads_by(person.id)],
        }
        return msgspec.json.format(msgspec.json.encode(found), indent=1)

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
