"""Who is to be told what of a table: noted here when it happens, told by `Teller` when it is time.

A turn is noted before its table counts as settled (rooms/due/pulses): should the server be gone in between, the table
is still due, and whoever takes it over notes it. Most people want no notices; who does is read once and kept until it
changes, so that they cost a table nothing.
"""

from __future__ import annotations

import asyncio
import logging
import zlib
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from emporion.server.match.row import TableRow
from emporion.server.messages import HookEvent, Wishes
from emporion.server.notices.channel import Notice
from emporion.server.notices.telling import Asked, opened_figures
from emporion.server.store import GONE, CallKind, CallRow, HookRow, News, StoreProblem
from emporion.server.tasks import ended

if TYPE_CHECKING:
    from emporion.server.service import Service

log = logging.getLogger("emporion.server")
MOST_KNOWN = 50_000
HOOK_AFTER = 60_000
"""A table where people play at once tells no group of every turn."""
HOOK_LIFE = 24 * 3600 * 1000
AFTER_A_PROBLEM = 2.0
SOON = 0.2  # seconds in which changes are gathered


class Waiting(NamedTuple):
    """Somebody who has to speak."""

    person: str
    mark: int
    """How many entries the seat has in the log: another one in each of its turns, also after a restart."""
    deadline: int | None
    asked: Asked | None
    """What he is asked, in so far as everybody may know it."""


class Turns(NamedTuple):
    """Whose turn it is at a table."""

    row: TableRow
    number: int
    at: int
    waiting: list[Waiting]
    public: list[int]
    """The seats of people that have to speak, as far as everybody knows."""
    asked: Asked | None


class Known(NamedTuple):
    wishes: Wishes | None
    hooks: tuple[HookRow, ...]


NOTHING = Known(None, ())


class Calls:
    def __init__(self, service: Service) -> None:
        self.service = service
        self._known: dict[str, Known] = {}
        self._changes = 0  # how often anybody's wishes have changed
        self._noted: dict[str, dict[str, CallRow]] = {}  # turns that this server was the last to store, by table
        self._wishing: set[str] = set()  # people whose wishes have changed
        self._looking: set[str] = set()  # people whose pages were opened or closed
        self._writing: asyncio.Task[None] | None = None

    def hear(self, news: News) -> None:
        if news.kind == "anything":
            self._changes += 1
            self._known.clear()
            self._noted.clear()
        elif news.kind == "person":
            self._known.pop(news.id, None)
        elif news.kind == "glance" and not news.here:
            self._noted.pop(news.id, None)
        elif news.kind == "wishes":
            self._changes += 1
            self._known.pop(news.id, None)
            if not self._wishing and not self.service.closing:
                asyncio.get_running_loop().call_later(SOON, self._look_at_tables)
            self._wishing.add(news.id)
            if news.id in self.service.lobby.guests:
                self.look(news.id)

    def _look_at_tables(self) -> None:
        """Of all whose wishes have changed: one search among the tables, however many they are."""
        wishing, self._wishing = self._wishing, set()
        for room in self.service.rooms.rooms.values():
            if room.owned and not wishing.isdisjoint(room.row.people()):
                self._noted.pop(room.row.id, None)
                self.service.pulses.note(room)

    # -- who wants to be told -----------------------------------------------------------------------------
    async def learn(self, people: Iterable[str]) -> None:
        """Read who of these wants to be told."""
        new = sorted({person for person in people if person and person not in self._known})
        if not new:
            return
        changes = self._changes
        wishes, hooks = await self.service.store.wishes(new), await self.service.store.hooks(new)
        if len(self._known) > MOST_KNOWN:
            self._known.clear()
        if changes == self._changes:
            for person in new:
                own = tuple(hook for hook in hooks if hook.person == person)
                self._known[person] = Known(wishes.get(person), own) if own or person in wishes else NOTHING

    def wants(self, person: str) -> bool:
        return self._known.get(person, NOTHING).wishes is not None

    def concern(self, row: TableRow) -> bool:
        """Whether anybody is to be told of a table."""
        return bool(self._known.get(row.host, NOTHING).hooks) or any(self.wants(person) for person in row.people())

    def _hooks(self, row: TableRow, event: HookEvent) -> list[HookRow]:
        return [
            hook
            for hook in self._known.get(row.host, NOTHING).hooks
            if hook.off is None and event in hook.events and hook.table in ("", row.id)
        ]

    # -- turns --------------------------------------------------------------------------------------------
    async def note(self, turns: Sequence[Turns]) -> None:
        """Note whose turn it is at these tables, of those who want to be told; and whose is not any more."""
        calls, over = list[CallRow](), list[CallRow]()
        for each in turns:
            now = {waiting.person: self._call(each, waiting) for waiting in each.waiting if self.wants(waiting.person)}
            now |= {hook.id: self._hook_call(each, hook) for hook in self._hooks(each.row, "turn") if each.public}
            hooks = {hook.id for hook in self._known.get(each.row.host, NOTHING).hooks}
            for who in {*now, *each.row.people(), *hooks}:
                before = self._noted.get(each.row.id, {}).get(who)
                if who in now:
                    if not _the_same(before, now[who]):
                        calls.append(now[who])
                elif (self.wants(who) or who in hooks) and not _is_gone(before):
                    over.append(self._gone(each, who))
        if calls or over:
            await self.service.store.note_calls(calls, over)
            if len(self._noted) > MOST_KNOWN:
                self._noted.clear()
            for call in (*calls, *over):
                self._noted.setdefault(call.table, {})[call.who] = call
            self.service.teller.nudge()

    def _call(self, turns: Turns, waiting: Waiting) -> CallRow:
        body = msgspec.json.encode(waiting.asked).decode()
        return CallRow(
            waiting.person, turns.row.id, "turn", waiting.mark, turns.number, body, turns.at, waiting.deadline, turns.at
        )

    def _hook_call(self, turns: Turns, hook: HookRow) -> CallRow:
        mark = zlib.crc32(bytes(turns.public))
        body = msgspec.json.encode(turns.asked).decode()
        return CallRow(hook.id, turns.row.id, "turn", mark, turns.number, body, turns.at, None, turns.at + HOOK_AFTER)

    def _gone(self, turns: Turns, who: str) -> CallRow:
        return CallRow(who, turns.row.id, "turn", GONE, turns.number, "", turns.at, None, 0)

    # -- what else happens --------------------------------------------------------------------------------
    async def chat(self, row: TableRow, writer: str, seats: Iterable[int]) -> None:
        """Somebody has written at a table what these seats read; who does not want to read him is not told."""
        people = {row.seats[seat].person for seat in seats} - {"", writer}
        await self._call_people(row, people, "chat", writer)

    async def over(self, row: TableRow) -> None:
        """A match is over."""
        await self._call_people(row, row.people(), "over", "")
        await self._tell_hooks(row, "over")

    async def opened(self, row: TableRow) -> None:
        """A table waits for people."""
        await self._tell_hooks(row, "open")

    async def _call_people(self, row: TableRow, people: set[str], kind: CallKind, body: str) -> None:
        try:
            await self.learn(people)
            now, wanting = self.service.now(), sorted(person for person in people if self.wants(person))
            avoiding = await self.service.store.shunned_by(wanting) if kind == "chat" and wanting else {}
            calls = [
                CallRow(person, row.id, kind, 0, 0, body, now, None, now)
                for person in wanting
                if body not in avoiding.get(person, ())
            ]
            if calls:
                await self.service.store.call_once(calls)
                self.service.teller.nudge()
        except StoreProblem as problem:
            log.error("nobody is told of table %s: %s", row.id, problem)

    async def _tell_hooks(self, row: TableRow, event: HookEvent) -> None:
        try:
            await self.learn([row.host])
            for hook in self._hooks(row, event):
                figures = opened_figures(row, hook.language, self.service.site())
                await self.service.notices.put(
                    "hook", hook.id, hook.person, Notice(event, hook.language, figures), HOOK_LIFE, f"{event} {row.id}"
                )
        except StoreProblem as problem:
            log.error("no group is told of table %s: %s", row.id, problem)

    # -- who looks ----------------------------------------------------------------------------------------
    def look(self, person: str) -> None:
        """Somebody has opened a page, or closed the last one."""
        self._looking.add(person)
        if self._writing is None and not self.service.closing:
            self._writing = asyncio.get_running_loop().create_task(self._write())

    async def _write(self) -> None:
        try:
            while self._looking:
                looking, self._looking = self._looking, set()
                try:
                    await self.learn(looking)
                    there = {who: who in self.service.lobby.guests for who in looking if self.wants(who)}
                    if there:
                        await self.service.store.onlook(there)
                except StoreProblem as problem:
                    log.error("who looks could not be stored: %s", problem)
                    self._looking |= looking
                    await asyncio.sleep(AFTER_A_PROBLEM)
        finally:
            self._writing = None

    async def close(self) -> None:
        await ended([self._writing])


def _the_same(before: CallRow | None, now: CallRow) -> bool:
    """Whether nothing has changed since this was stored."""
    return before is not None and (before.mark, before.body, before.deadline) == (now.mark, now.body, now.deadline)


def _is_gone(before: CallRow | None) -> bool:
    return before is not None and before.mark == GONE
