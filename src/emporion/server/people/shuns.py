"""Whom people avoid, what they tell the operator of each other, and who may do nothing for a while.

Muted: nothing that somebody writes is shown. Blocked: nobody sits down where the other sits, either; what is begun is
played to its end. Nobody is told that he is avoided, nor by whom.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Iterable
from typing import TYPE_CHECKING

from emporion.server.messages import Pointed, Report, Shun, Shunned, ShunPerson
from emporion.server.problems import ProblemError
from emporion.server.store import EVERYBODYS, ChatRow, News, Person, ReportRow, ShunRow, StoreProblem
from emporion.server.tasks import ended

if TYPE_CHECKING:
    from emporion.server.service import Service

log = logging.getLogger("emporion.server")
MOST = 500  # people that one avoids
MOST_KNOWN = 20_000
AT_ONCE = 500  # people that are read anew with one query
AFTER_A_PROBLEM = 2.0  # seconds
LINES = 1000  # of a table's chat in which one is looked for


class Shuns:
    def __init__(self, service: Service) -> None:
        self.service = service
        self._known: dict[str, frozenset[str]] = {}
        self._anew: set[str] = set()  # people of whom something else may be stored
        self._task: asyncio.Task[None] | None = None

    def hear(self, news: News) -> None:
        if news.kind == "anything":
            self._anew.update(self._known)
        elif news.kind in ("shuns", "person") and news.id in self._known:
            self._anew.add(news.id)
        if self._anew and self._task is None and not self.service.closing:
            self._task = asyncio.get_running_loop().create_task(self._learn_anew())

    async def _learn_anew(self) -> None:
        """What was known holds until then. After a silence it may be everybody: many are read at once."""
        try:
            while self._anew:
                some = [self._anew.pop() for _ in range(min(AT_ONCE, len(self._anew)))]
                try:
                    self._known |= await self.service.store.shunned_by(some)
                except StoreProblem as problem:
                    log.error("whom people avoid was not read anew: %s", problem)
                    self._anew.update(some)
                    await asyncio.sleep(AFTER_A_PROBLEM)
        finally:
            self._task = None

    async def close(self) -> None:
        await ended([self._task])

    # -- who avoids whom ----------------------------------------------------------------------------------
    async def learn(self, person: str) -> None:
        """Read whom somebody does not want to read, before anything is shown."""
        if person not in self._known:
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            self._known |= await self.service.store.shunned_by([person])

    def reads(self, person: Person | None, writer: str) -> bool:
        return person is None or writer not in self._known.get(person.id, frozenset())

    async def check_company(self, person: Person, others: Iterable[str]) -> None:
        """Before somebody sits down with others."""
        company = sorted(set(others) - {"", person.id})
        if company and await self.service.store.shunned(company, person.id):
            raise ProblemError("shunned")

    async def check_allowed(self, person: Person) -> None:
        """Before somebody opens something, sits down or writes: `suspended` by the operator's decision."""
        found = await self.service.store.suspension(person.id, self.service.now())
        if found is None:
            return
        if found.until is None:
            raise ProblemError("suspended-for-good", found.why)
        raise ProblemError("suspended", found.why, until=found.until)

    # -- choosing -----------------------------------------------------------------------------------------
    async def mine(self, person: Person) -> list[Shunned]:
        rows = await self.service.store.shuns_of(person.id)
        names = {each.id: each.name for each in await self.service.store.persons([row.other for row in rows])}
        return [Shunned(row.other, names[row.other], row.kind, row.at) for row in rows if row.other in names]

    async def shun(self, person: Person, table: str, wanted: Shun) -> list[Shunned]:
        other, _, _ = await self._pointed(person, table, wanted)
        return await self.shun_person(person, ShunPerson(other, wanted.kind))

    async def shun_person(self, person: Person, wanted: ShunPerson) -> list[Shunned]:
        store = self.service.store
        if wanted.kind == "none":
            await store.drop_shun(person.id, wanted.person)
        else:
            if wanted.person == person.id or await store.person(wanted.person) is None:
                raise ProblemError("no-person")
            if len(await store.shuns_of(person.id)) >= MOST:
                raise ProblemError("too-many-shunned", most=MOST)
            await store.put_shun(ShunRow(person.id, wanted.person, wanted.kind, self.service.now()))
        return await self.mine(person)

    async def report(self, person: Person, table: str, wanted: Report) -> None:
        about, name, said = await self._pointed(person, table, wanted)
        text = "".join(c if c.isprintable() else " " for c in wanted.text).strip()
        now = self.service.now()
        await self.service.store.add_report(
            ReportRow(secrets.token_hex(4), now, person.id, about, name, table, wanted.reason, said, text)
        )

    async def _pointed(self, person: Person, table: str, pointed: Pointed) -> tuple[str, str, str]:
        """Who is meant, by what name, and what he has written."""
        row = await self.service.rooms.row(table)
        if pointed.line is not None:
            chat = await self._line(table, pointed.line)
            found = (chat.person, chat.name, chat.text)
        elif pointed.seat is not None and pointed.seat < len(row.seats):
            seat = row.seats[pointed.seat]
            found = (seat.person, seat.name, "")
        else:
            raise ProblemError("no-seat")
        if not found[0] or found[0] == person.id:
            raise ProblemError("no-person")
        return found

    async def _line(self, table: str, line: int) -> ChatRow:
        chats = await self.service.store.chats_of(table, EVERYBODYS, LINES)
        found = next((chat for chat in chats if chat.line == line), None)
        if found is None:
            raise ProblemError("no-person")
        return found
