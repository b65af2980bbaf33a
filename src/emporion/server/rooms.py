"""All live tables: loaded when somebody looks, woken at the start so that every match goes on, put away when idle."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec

from emporion import games
from emporion.server.messages import TableCard
from emporion.server.play import DoesNotReplay
from emporion.server.problems import ProblemError
from emporion.server.room import Room
from emporion.server.store import Person, StoreProblem, TableRow
from emporion.server.views import card_of

if TYPE_CHECKING:
    from emporion.server.service import Service

log = logging.getLogger("emporion.server")
IDLE = 10 * 60 * 1000
SWEEP = 60.0


class Rooms:
    def __init__(self, service: Service) -> None:
        self.service = service
        self.rooms: dict[str, Room] = {}
        self.broken: set[str] = set()
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    def start(self) -> None:
        for work in (self._wake(), self._sweep(), self.service.bots.workers.ready()):
            self._spawn(work)

    def _spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        task: asyncio.Task[Any] = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        for task in list(self._tasks):
            with suppress(asyncio.CancelledError):
                await task

    # -- finding ------------------------------------------------------------------------------------------
    async def row(self, table: str) -> TableRow:
        if len(table) > 40:
            raise ProblemError("no-table")
        row = await self.service.store.table(table)
        if row is None:
            raise ProblemError("no-table")
        return row

    async def get(self, table: str) -> Room:
        """The table of that id; a problem if there is none, or if its words do not replay."""
        room = self.rooms.get(table)
        if room is not None:
            return room
        lock = self._loading.setdefault(table, asyncio.Lock())
        try:
            async with lock:
                if table in self.rooms:
                    return self.rooms[table]
                return await self._load(await self.row(table))
        finally:
            self._loading.pop(table, None)

    async def _load(self, row: TableRow) -> Room:
        ops = await self.service.store.ops(row.id)
        chats = await self.service.store.chats(row.id)
        try:
            room = Room(self.service, row, ops, chats)
        except (DoesNotReplay, games.UnknownGame) as error:
            self._broken(row, error)
            raise ProblemError("broken-table") from error
        except Exception as error:  # a bug in a game must not take the server down
            self._broken(row, error)
            raise ProblemError("broken-table") from error
        self.broken.discard(row.id)
        if row.status == "running" and room.play is not None and room.play.over():
            await room.finish()  # the server stopped between the last word and this
        self.add(room)
        return room

    def _broken(self, row: TableRow, error: Exception) -> None:
        if row.id not in self.broken:
            log.error("table %s is broken: %s", row.id, error)
        self.broken.add(row.id)

    def add(self, room: Room) -> None:
        self.rooms[room.row.id] = room
        self.service.bots.look_at(room)
        self.service.deadlines.look_at(room)

    def remove(self, room: Room) -> None:
        self.rooms.pop(room.row.id, None)
        self.service.deadlines.forget(room)
        self.service.bots.programs.forget(room)

    async def card(self, row: TableRow, person: Person | None) -> TableCard:
        """A card for the lobby; running tables are loaded for it, so that it says who must speak."""
        if row.status == "running" and row.id not in self.rooms and row.id not in self.broken:
            with suppress(ProblemError):
                await self.get(row.id)
        room = self.rooms.get(row.id)
        if room is not None:
            return room.card(person)
        return self.stored_card(row, person)

    def stored_card(self, row: TableRow, person: Person | None) -> TableCard:
        card = card_of(row, person.id if person else None)
        if row.id in self.broken:
            card = msgspec.structs.replace(card, status="broken")
        return card

    # -- keeping house ------------------------------------------------------------------------------------
    async def _wake(self) -> None:
        """Load every table in play, so that bots and deadlines go on after a restart."""
        try:
            tables = await self.service.store.running()
        except StoreProblem as error:
            log.error("no table was woken: %s", error)
            return
        for table in tables:
            try:
                await self.get(table)
            except (ProblemError, StoreProblem) as error:
                log.warning("table %s was not woken: %s", table, error)
            await asyncio.sleep(0)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            before = self.service.now() - IDLE
            for room in list(self.rooms.values()):
                waits = room.row.status == "running" and (room.row.pace.late == "default" or self._bot_speaks(room))
                if not room.connections and room.used < before and not waits and not room.lock.locked():
                    self.remove(room)

    def _bot_speaks(self, room: Room) -> bool:
        return any(room.row.seats[seat].kind == "bot" for seat in room.decisions)

    def heard_of(self, table: str) -> None:
        """Another server has changed a table, or (without an id) perhaps any."""
        for room in [self.rooms[table]] if table in self.rooms else [] if table else list(self.rooms.values()):
            self._spawn(room.catch_up())
