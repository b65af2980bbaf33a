"""All live tables of this server: one room for each, whoever wants it and whatever is being done to it meanwhile.

A table's room is made, loaded or put away by one task, its *flight*, which is known before anything is waited for.
Whoever wants the room meanwhile waits for that task and looks again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Coroutine, Set
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import TYPE_CHECKING, Any

from emporion import games
from emporion.server.match.log import DoesNotReplay
from emporion.server.match.play import Play
from emporion.server.messages import TableCard
from emporion.server.problems import ProblemError
from emporion.server.rooms.elsewhere import EVERYTHING
from emporion.server.rooms.reading import Reader
from emporion.server.rooms.room import Room
from emporion.server.rooms.talk import read_chats
from emporion.server.store import Damaged, News, Op, Person, Stale, StoreProblem, TableRow, by_table, unless_stored
from emporion.server.tasks import ended

if TYPE_CHECKING:
    from emporion.server.service import Service

log = logging.getLogger("emporion.server")
IDLE = 10 * 60 * 1000
SWEEP = 60.0
COMPARED = 500  # tables at once
AFTER_A_PROBLEM = 2.0


class Rooms:
    def __init__(self, service: Service) -> None:
        self.service = service
        self.rooms: dict[str, Room] = {}
        self.reader = Reader()
        self.broken: set[str] = set()
        self._flights: dict[str, asyncio.Task[None]] = {}
        self._missed: set[str] = set()  # tables that were changed elsewhere while they were loaded
        self._comparing: set[str] = set()  # tables that somebody has just come to
        self._doubted: set[str] = set()  # tables of which something could not be read or stored just now
        self._tasks: set[asyncio.Task[Any]] = set()

    def start(self) -> None:
        self._spawn(self._sweep())
        self._spawn(self.service.bots.workers.ready())

    def _spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task: asyncio.Task[Any] = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def close(self) -> None:
        while self._tasks:
            await ended(list(self._tasks))

    # -- finding ------------------------------------------------------------------------------------------
    async def row(self, table: str) -> TableRow:
        if len(table) > 40:
            raise ProblemError("no-table")
        row = await self.service.store.table(table)
        if row is None:
            raise ProblemError("no-table")
        return row

    async def get(self, table: str) -> Room:
        """The table of that id; a problem if there is none, or if its words do not replay.

        Until the caller waits for something else, the room stays the one that everybody gets.
        """
        while True:
            room = self.rooms.get(table)
            if room is not None:
                return room
            flight = self._flights.get(table)
            if flight is None or flight.done():
                flight = self._fly(table, self._load(table))
            await asyncio.shield(flight)

    @asynccontextmanager
    async def hold(self, table: str) -> AsyncIterator[Room]:
        """The table of that id as it is now, for whoever wants to change it: nobody else here does meanwhile."""
        while True:
            room = await self.get(table)
            async with room.lock:
                if not room.closed:
                    if self.service.store.shared:
                        await room.elsewhere.read_on()
                        room.audience.attend(await self.service.store.attendance([table]))
                    yield room
                    return

    def _fly(self, table: str, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        flight = self._flights[table] = self._spawn(work)
        flight.add_done_callback(partial(self._land, table))
        return flight

    def _land(self, table: str, flight: asyncio.Task[None]) -> None:
        if self._flights.get(table) is flight:
            del self._flights[table]
        if not flight.cancelled():
            flight.exception()  # whoever waits has been told
        if table in self._missed:
            self._missed.discard(table)
            self.look_again(table)

    # -- loading ------------------------------------------------------------------------------------------
    async def _load(self, table: str) -> None:
        store, row = self.service.store, await self.row(table)
        owner = await store.claim(table) if row.status == "running" else ""
        reached = await store.reached([table])  # before the words: there may soon be more of them, never fewer
        ops, attendance = await store.ops(table), await store.attendance([table])
        try:
            if table in reached and len(ops) < reached[table].number:
                raise DoesNotReplay(f"{reached[table].number} words were said, {len(ops)} are stored")
            chats = await read_chats(store, row)
            orders = await store.orders(table) if row.status == "running" else []
            room = Room(self.service, row, await self._read(row, ops), chats, attendance, owner, orders)
        except StoreProblem:
            raise
        except Exception as error:  # a bug in a game must not take the server down
            if table not in self.broken:
                log.error("table %s is broken: %s", table, error)
            self.broken.add(table)
            self.service.lobby.hear(News("table", table))  # its card says so from now on
            raise ProblemError("broken-table") from error
        self.broken.discard(table)
        self._add(room)
        await room.finish_if_over()

    async def _read(self, row: TableRow, ops: list[Op]) -> Play | None:
        return None if row.status == "waiting" else await self.reader.play(games.load(row.game), row, ops)

    async def open(self, row: TableRow, ops: list[Op] | None = None, after: TableRow | None = None) -> Room:
        """A new table, with the words it starts with; `after` is the changed row of the one it follows, see `Store`."""
        if row.id not in self._flights and row.id not in self.rooms:  # else it was asked for twice at once
            await asyncio.shield(self._fly(row.id, self._make(row, ops or [], after)))
        return await self.get(row.id)

    async def exists(self, table: str) -> bool:
        """Whether there is, or will be in a moment, a table of that id."""
        known = table in self.rooms or table in self._flights
        return known or await self.service.store.table(table) is not None

    async def _make(self, row: TableRow, ops: list[Op], after: TableRow | None) -> None:
        room = Room(self.service, row, await self._read(row, ops), [], owner=self.service.store.server)
        try:
            made = self.service.store.new_table(row, ops, after, {row.host} - {""})
            await unless_stored(made, partial(self._is_stored, row, after))
        except Stale:
            if after is not None or await self.service.store.table(row.id) is None:
                raise
            await self._load(row.id)  # it was asked for at another server, too
        else:
            self._add(room)

    async def _is_stored(self, row: TableRow, after: TableRow | None) -> bool:
        stored = await self.service.store.table(row.id) is not None
        if stored and after is not None:
            after.version += 1
        return stored

    def _add(self, room: Room) -> None:
        self.rooms[room.row.id] = room
        room.drive()

    # -- putting away -------------------------------------------------------------------------------------
    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            before = self.service.now() - IDLE
            for room in list(self.rooms.values()):
                if room.used < before:
                    self.put_away(room)

    def put_away(self, room: Room) -> bool:
        """Forget a table nobody is at, unless there is something to do; its deadlines wait in the store.

        False if it has to be tried again, because how the table is has not been stored yet.
        """
        if room.closed or room.connections or room.lock.locked() or self.service.bots.speaks_at(room):
            return True
        if not self.service.pulses.settled(room.row.id) or room.row.id in self._flights:
            return False
        self._remove(room)
        if room.owned:
            self._fly(room.row.id, self._release(room.row.id, room.pulse.due is not None))
        return True

    async def _release(self, table: str, due: bool) -> None:
        try:
            await self.service.store.release(table)
        except StoreProblem as problem:
            log.error("table %s stays with this server: %s", table, problem)
        if due:
            self.service.wakes.nudge()

    async def delete(self, room: Room, version: int | None = None) -> None:
        """Remove a table for good; `Stale` unless its row has that version, if one is given. The lock must be held."""
        table = room.row.id
        await unless_stored(self.service.store.delete_table(table, version), partial(self._is_gone, table))
        self.vanish(room)

    async def _is_gone(self, table: str) -> bool:
        return await self.service.store.table(table) is None

    def vanish(self, room: Room) -> None:
        """The table is no more, or does not belong to the storage any more: nobody can stay."""
        self._remove(room)
        room.audience.close("cancelled" if room.row.status == "waiting" else "deleted")

    def _remove(self, room: Room) -> None:
        room.closed = True
        self.rooms.pop(room.row.id, None)
        self.service.collector.gone += 1
        self.service.deadlines.forget(room)
        self.service.bots.forget(room)

    # -- cards --------------------------------------------------------------------------------------------
    async def card(self, table: str, person: Person | None) -> TableCard:
        """A table's card; of one that is damaged or whose words do not replay, what is known all the same."""
        with suppress(Damaged):
            if table not in self.rooms and (await self.row(table)).status == "running":
                with suppress(ProblemError):
                    await self.get(table)
        if table in self.rooms:
            return self.rooms[table].card(person)
        for card in await self.service.lobby.cards([table], person):
            return card
        raise ProblemError("no-table")

    # -- other servers ------------------------------------------------------------------------------------
    def hear(self, news: News) -> None:
        """Somebody has changed something, here or elsewhere."""
        if news.here:
            return
        if news.kind == "anything":
            self._missed |= self._flights.keys()
            self._spawn(self._compare(list(self.rooms)))
        elif news.kind == "words" and self._knows(news):
            pass
        elif news.kind in ("table", "words", "chat", "orders"):
            self.look_again(news.id, EVERYTHING if news.kind == "table" else {news.kind})
        elif news.kind == "presence" and news.id in self.rooms:
            self._spawn(self._attend(self.rooms[news.id]))

    def _knows(self, news: News) -> bool:
        room = self.rooms.get(news.id)
        return room is not None and room.play is not None and news.number <= room.play.number

    def look_again(self, table: str, what: Set[str] = EVERYTHING) -> None:
        """What is stored of a table has changed, but its room does not know."""
        if table in self._flights:
            self._missed.add(table)
        room = self.rooms.get(table)
        if room is not None:
            waits = bool(room.elsewhere.behind)
            room.elsewhere.behind |= what
            if not waits:
                self._spawn(room.elsewhere.catch_up(what))

    def compare(self, table: str) -> None:
        """Look whether something was said elsewhere of which this server was not told."""
        if not self._comparing:
            self._spawn(self._compare_those())
        self._comparing.add(table)

    def doubt(self, *tables: str) -> None:
        """Something of a table could not be read, or it is not sure whether it was stored: look soon how far it is."""
        if not self._doubted:
            self._spawn(self._compare_soon())
        self._doubted.update(tables)

    async def _compare_soon(self) -> None:
        await asyncio.sleep(AFTER_A_PROBLEM)
        tables, self._doubted = self._doubted, set()
        await self._compare(sorted(tables))

    async def _compare_those(self) -> None:
        await asyncio.sleep(0)  # those who come together are looked at together
        tables, self._comparing = self._comparing, set()
        await self._compare(sorted(tables))

    async def _compare(self, tables: list[str]) -> None:
        """Let those of these rooms read on that are behind what is stored."""
        store = self.service.store
        for start in range(0, len(tables), COMPARED):
            some = tables[start : start + COMPARED]
            try:
                reached, attendance = await store.reached(some), by_table(await store.attendance(some))
            except StoreProblem as problem:
                log.error("%d tables may be behind: %s", len(tables) - start, problem)
                self.doubt(*tables[start:])
                return
            for room in [self.rooms[table] for table in some if table in self.rooms]:
                room.audience.compare(attendance.get(room.row.id, []))
                if reached.get(room.row.id) != room.reached:
                    self.look_again(room.row.id)

    async def _attend(self, room: Room) -> None:
        try:
            room.audience.attend(await self.service.store.attendance([room.row.id]))
        except StoreProblem as problem:
            log.error("table %s: %s", room.row.id, problem)
            self.doubt(room.row.id)
