"""People who change their names, or are signed out somewhere: seen at once at every server."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from emporion.server.store import News, Person, Stale, StoreProblem, TableRow
from emporion.server.tasks import ended

if TYPE_CHECKING:
    from emporion.server.service import Service

log = logging.getLogger("emporion.server")
MOST = 1000  # tables of one person
TRIES = 5
AT_ONCE = 500
AFTER_A_PROBLEM, LONGEST_WAIT = 2.0, 60.0  # seconds until the storage is tried again


class People:
    def __init__(self, service: Service) -> None:
        self.service = service
        self._tasks: set[asyncio.Task[None]] = set()
        self._renamed: set[str] = set()  # people whose tables do not have their new name yet
        self._writing: set[str] = set()  # people whose tables are being gone through

    def hear(self, news: News) -> None:
        if news.kind == "anything":
            self.service.identity.forget_devices()
            self._spawn(self._know_all_anew())
            self._spawn(self._sign_out(self._connected()))
        elif news.kind == "devices":
            self.service.identity.forget_devices(news.id)
            self._spawn(self._sign_out({news.id}))
        elif news.kind == "person" and news.id in self.service.identity.known:
            self._spawn(self._know_anew(news.id))
            if news.here:
                self._renamed.add(news.id)
                if news.id not in self._writing:
                    self._writing.add(news.id)
                    self._spawn(self._rename(news.id))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _know_anew(self, who: str) -> None:
        try:
            person = await self.service.store.person(who)
        except StoreProblem as problem:
            log.error("a name was not changed here: %s", problem)
            return
        if person is not None:
            self._know(person)
        else:
            self.service.identity.forget_person(who)

    async def _know_all_anew(self) -> None:
        """Somebody may have another name though nobody told."""
        known = self.service.identity.known
        people = sorted(known)
        try:
            for start in range(0, len(people), AT_ONCE):
                for person in await self.service.store.persons(people[start : start + AT_ONCE]):
                    if known.get(person.id) != person:
                        self._know(person)
        except StoreProblem as problem:
            log.error("names may have changed elsewhere: %s", problem)

    def _know(self, person: Person) -> None:
        self.service.identity.known[person.id] = person
        for room in self.service.rooms.rooms.values():
            room.audience.rename(person)

    # -- signing out --------------------------------------------------------------------------------------
    def _connected(self) -> set[str]:
        """Everybody who has a page open."""
        rooms, lobby = self.service.rooms.rooms.values(), self.service.lobby
        there = [connection.person for room in rooms for connection in room.connections]
        there += [looker.person for looker in lobby.visitors]
        return {person.id for person in there if person is not None}

    async def _sign_out(self, people: set[str]) -> None:
        """Close the pages of devices that are not these people's any more."""
        everybody = sorted(people)
        for start in range(0, len(everybody), AT_ONCE):
            some = everybody[start : start + AT_ONCE]
            try:
                devices = await self.service.store.devices_of(some)
            except StoreProblem as problem:
                log.error("somebody may still be signed in: %s", problem)
                await asyncio.sleep(AFTER_A_PROBLEM)
                self._spawn(self._sign_out(set(everybody[start:])))
                return
            for room in list(self.service.rooms.rooms.values()):
                for who in devices.keys() & room.audience.people():
                    room.audience.sign_out(who, devices[who])
                gone = {who for who in devices.keys() & room.talk.writers if not devices[who]}
                if gone:  # who is no more has written nothing
                    self.service.rooms.look_again(room.row.id, {"all chat"})
            for who in some:
                self.service.lobby.sign_out(who, devices[who])
            await asyncio.sleep(0)

    # -- names --------------------------------------------------------------------------------------------
    async def _rename(self, who: str) -> None:
        """Change the name at all tables of a person, however often it changes meanwhile; others get their time."""
        wait = AFTER_A_PROBLEM
        try:
            while who in self._renamed:
                self._renamed.discard(who)
                try:
                    await self._rename_all(who)
                except StoreProblem as problem:
                    log.error("a name is not changed everywhere yet, that is tried again: %s", problem)
                    self._renamed.add(who)
                    await asyncio.sleep(wait)
                    wait = min(2 * wait, LONGEST_WAIT)
        finally:
            self._writing.discard(who)

    async def _rename_all(self, who: str) -> None:
        person = await self.service.store.person(who)
        for glimpse in await self.service.store.tables_of(who, MOST):
            if person is None or who in self._renamed:
                return  # it is out of date
            began = time.thread_time()
            if not glimpse.broken:
                await self._rename_seat(glimpse.row, person)
            await asyncio.sleep(time.thread_time() - began)

    async def _rename_seat(self, row: TableRow | None, person: Person) -> None:
        """In a finished match people keep the names under which they played: its record does."""
        for _ in range(TRIES):
            if row is None or row.status == "over":
                return
            if not _call(row, person):
                return
            try:
                await self.service.store.rewrite_table(row)
            except Stale:
                row = await self.service.store.table(row.id)
                continue
            self.service.rooms.look_again(row.id)
            return

    async def close(self) -> None:
        await ended(list(self._tasks))


def _call(row: TableRow, person: Person) -> bool:
    """Write the person's name wherever the table has it; whether it had another one."""
    own = [n for n, seat in enumerate(row.seats) if person.id in (seat.person, seat.invited)]
    changed = [n for n in own if row.seats[n].name != person.name]
    for n in changed:
        row.seats[n].name = person.name
    row.changes = [replace(change, name=person.name) if change.seat in own else change for change in row.changes]
    return bool(changed)
