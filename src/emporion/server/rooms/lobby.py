"""The lobby: my tables, open ones, and those that can be watched; told once, and then only what changes.

A change costs a look at the tables that changed and a frame for those it concerns: the people who sit there, and for
public tables one frame that is the same for everybody.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence, Set
from typing import TYPE_CHECKING, Literal

import msgspec

from emporion import games
from emporion.server.frames import Shared, shared
from emporion.server.messages import Lobby, LobbyNews, TableCard
from emporion.server.rooms.cards import absences_of, card_of
from emporion.server.store import Attendance, Glimpse, News, Person, StoreProblem, by_table
from emporion.server.tasks import ended

if TYPE_CHECKING:
    from emporion.server.service import Service

log = logging.getLogger("emporion.server")
MINE, MOST = 200, 40
MINE_EVERY, PUBLIC_EVERY = 0.25, 1.0  # seconds in which changes are gathered
LIVELY = 10 * 60 * 1000
"""How long a table stays among those to watch though nothing is said and others are livelier, in milliseconds."""
AFTER_A_PROBLEM = 2.0

Cards = dict[str, TableCard]
ListName = Literal["mine", "open", "watch"]


class Visitor:
    """Somebody who looks at the lobby; `send` must not wait."""

    def __init__(
        self,
        person: Person | None,
        send: Callable[[Shared], None],
        device: str = "",
        end: Callable[[str], None] = lambda _: None,
    ) -> None:
        self.person = person
        self.send = send
        self.device = device
        self.end = end
        """Closes it, for the problem of that name."""


class Guest:
    """A person some of whose pages show the lobby, and the tables they show as his."""

    def __init__(self) -> None:
        self.visitors: set[Visitor] = set()
        self.cards: Cards = {}
        self.loaded = False
        self.loading = asyncio.Lock()


class Gathering:
    """Does something a while after it was asked for, however often it was meanwhile; silent as long as nobody asks."""

    def __init__(self, every: float, work: Callable[[], Awaitable[None]]) -> None:
        self.every = every
        self.work = work
        self._task: asyncio.Task[None] | None = None
        self._asked = False

    def ask(self) -> None:
        self._asked = True
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._run())

    async def _run(self) -> None:
        try:
            while self._asked:
                await asyncio.sleep(self.every)
                self._asked = False
                try:
                    await self.work()
                except StoreProblem as problem:
                    log.error("the lobby: %s", problem)
                    self._asked = True
                    await asyncio.sleep(AFTER_A_PROBLEM)
        finally:
            self._task = None

    async def close(self) -> None:
        await ended([self._task])


class LobbyHall:
    def __init__(self, service: Service) -> None:
        self.service = service
        self.visitors: set[Visitor] = set()
        self.guests: dict[str, Guest] = {}
        self.public: dict[ListName, Cards] = {"open": {}, "watch": {}}
        self._shown: dict[str, set[str]] = {}  # by table: the guests it is shown to as theirs
        self._changed: set[str] = set()
        self._opening = asyncio.Lock()
        self._open = False  # whether the public lists are kept
        self._mine = Gathering(MINE_EVERY, self._tell_mine)
        self._public = Gathering(PUBLIC_EVERY, self._tell_public)
        self._everything = Gathering(MINE_EVERY, self._tell_everything)

    async def close(self) -> None:
        for gathering in (self._mine, self._public, self._everything):
            await gathering.close()

    # -- cards --------------------------------------------------------------------------------------------
    async def cards(self, tables: Sequence[str], person: Person | None) -> list[TableCard]:
        """The cards of those of these tables that there are."""
        return await self.draw(await self.service.store.glimpses(tables), person)

    async def draw(self, glimpses: Sequence[Glimpse], person: Person | None) -> list[TableCard]:
        return await self._draw(glimpses, person.id if person else None)

    async def _draw(self, glimpses: Sequence[Glimpse], person: str | None) -> list[TableCard]:
        there = await self._attendance([glimpse.row.id for glimpse in glimpses])
        return [self._card(glimpse, there.get(glimpse.row.id, []), person) for glimpse in glimpses]

    async def _attendance(self, tables: Sequence[str]) -> dict[str, list[Attendance]]:
        return by_table(await self.service.store.attendance(tables))

    def _card(self, glimpse: Glimpse, attendance: list[Attendance], person: str | None) -> TableCard:
        row = glimpse.row
        there = {each.person for each in attendance if each.server}
        seen = {each.person: each.at for each in attendance if not each.server}
        card = card_of(row, person, glimpse.glance, absences_of(row, there, seen, self.service.opened), changes=False)
        broken = glimpse.broken or row.id in self.service.rooms.broken or row.game not in games.playable()
        return msgspec.structs.replace(card, status="broken", waits_for_me=False) if broken else card

    async def lobby(self, person: Person | None) -> Lobby:
        """Everything, for somebody who asks once."""
        store, own = self.service.store, person.id if person else None
        mine = await self._draw(await store.tables_of(own, MINE), own) if own else []
        mine.sort(key=lambda card: (not card.waits_for_me, card.status in ("over", "broken"), -card.updated))
        lists = [await store.open_tables(MOST), await store.watchable(MOST)]
        others = [[glimpse for glimpse in each if own not in glimpse.row.concerned()] for each in lists]
        return Lobby(mine, *[await self._draw(each, own) for each in others])

    # -- who looks ----------------------------------------------------------------------------------------
    async def join(self, visitor: Visitor) -> None:
        """Show the lobby to somebody, and from now on what changes in it."""
        self.visitors.add(visitor)
        try:
            if visitor.person is not None:
                await self._join_guest(visitor, visitor.person.id)
            async with self._opening:
                if not self._open:
                    await self._read_public()
                    self._open = True
        except StoreProblem:
            self.leave(visitor)
            raise
        for name, cards in self.public.items():
            visitor.send(_news(name, cards.values(), whole=True))

    async def _join_guest(self, visitor: Visitor, person: str) -> None:
        guest = self.guests.setdefault(person, Guest())
        if not guest.visitors:
            self.service.calls.look(person)
        guest.visitors.add(visitor)
        async with guest.loading:
            if not guest.loaded:
                await self._read_mine(guest, person)
        visitor.send(_news("mine", guest.cards.values(), whole=True))

    def leave(self, visitor: Visitor) -> None:
        self.visitors.discard(visitor)
        if not self.visitors:
            self._open = False
        guest = self.guests.get(visitor.person.id) if visitor.person is not None else None
        if guest is not None and visitor.person is not None:
            guest.visitors.discard(visitor)
            if not guest.visitors:
                del self.guests[visitor.person.id]
                self.service.calls.look(visitor.person.id)
                for table in guest.cards:
                    self._hide(table, visitor.person.id)

    def sign_out(self, person: str, devices: Set[str]) -> None:
        """Close what a person has open on other devices than these."""
        for visitor in self.guests[person].visitors if person in self.guests else ():
            if visitor.device not in devices:
                visitor.end("signed-out")

    def _show(self, table: str, person: str) -> None:
        self._shown.setdefault(table, set()).add(person)

    def _hide(self, table: str, person: str) -> None:
        people = self._shown[table]
        people.discard(person)
        if not people:
            del self._shown[table]

    # -- what changes -------------------------------------------------------------------------------------
    def hear(self, news: News) -> None:
        if not self.visitors:
            return
        if news.kind == "anything":
            self._everything.ask()
        elif news.kind == "table" or (news.kind in ("glance", "presence") and news.id in self._shown):
            self._changed.add(news.id)
            self._mine.ask()
        if news.kind in ("glance", "presence") and any(news.id in cards for cards in self.public.values()):
            self._public.ask()

    async def _read_mine(self, guest: Guest, person: str) -> None:
        """What changes meanwhile is looked at again afterwards."""
        cards = await self._draw(await self.service.store.tables_of(person, MINE), person)
        for table in guest.cards:
            self._hide(table, person)
        guest.cards = {card.id: card for card in cards}
        for table in guest.cards:
            self._show(table, person)
        guest.loaded = True

    async def _tell_mine(self) -> None:
        changed, self._changed = self._changed, set()
        try:
            glimpses = {each.row.id: each for each in await self.service.store.glimpses(sorted(changed))}
            there = await self._attendance(sorted(glimpses))
        except StoreProblem:
            self._changed |= changed
            raise
        news: dict[str, tuple[list[TableCard], list[str]]] = {}
        for table in sorted(changed):
            glimpse = glimpses.get(table)
            people = glimpse.row.concerned() if glimpse is not None else set()
            for person in (people | self._shown.get(table, set())) & self.guests.keys():
                card = self._card(glimpses[table], there.get(table, []), person) if person in people else None
                self._note_change(person, table, card, news)
            listed = any(table in cards for cards in self.public.values())
            if listed or (glimpse is not None and glimpse.row.door == "public" and glimpse.row.status != "over"):
                self._public.ask()
        for person, (cards, gone) in news.items():
            frame = _news("mine", cards, gone)
            for visitor in self.guests[person].visitors:
                visitor.send(frame)

    def _note_change(
        self, person: str, table: str, card: TableCard | None, news: dict[str, tuple[list[TableCard], list[str]]]
    ) -> None:
        guest = self.guests[person]
        if not guest.loaded:  # what is being read may be older than this
            self._changed.add(table)
            self._mine.ask()
        elif guest.cards.get(table) != card:
            cards, gone = news.setdefault(person, ([], []))
            if card is not None:
                guest.cards[table] = card
                self._show(table, person)
                cards.append(card)
            else:
                del guest.cards[table]
                self._hide(table, person)
                gone.append(table)

    async def _read_public(self) -> None:
        store = self.service.store
        self.public["open"] = await self._read_list(await store.open_tables(MOST))
        self.public["watch"] = await self._read_list(await self._watchable())

    async def _read_list(self, glimpses: Sequence[Glimpse]) -> Cards:
        return {card.id: card for card in await self._draw(glimpses, None)}

    async def _watchable(self) -> list[Glimpse]:
        """Those that are shown already as long as something happens there, then the liveliest others."""
        store, now = self.service.store, self.service.now()
        best = await store.watchable(MOST)
        shown = await store.glimpses(sorted(self.public["watch"]))
        stay = [each for each in shown if _to_watch(each) and each.glance and each.glance.updated > now - LIVELY]
        known = {each.row.id for each in stay}
        return [*stay, *(each for each in best if each.row.id not in known)][:MOST]

    async def _tell_public(self) -> None:
        if not self.visitors:
            return
        before = dict(self.public)
        await self._read_public()
        for name, cards in self.public.items():
            old = before[name]
            changed = [card for table, card in cards.items() if old.get(table) != card]
            gone = sorted(old.keys() - cards.keys())
            if changed or gone:
                frame = _news(name, changed, gone)
                for visitor in self.visitors:
                    visitor.send(frame)

    async def _tell_everything(self) -> None:
        """Whatever has changed was not heard: everybody is told everything."""
        for person, guest in list(self.guests.items()):
            await self._read_mine(guest, person)
            for visitor in guest.visitors:
                visitor.send(_news("mine", guest.cards.values(), whole=True))
        await self._tell_public()


def _to_watch(glimpse: Glimpse) -> bool:
    row = glimpse.row
    return row.status == "running" and row.door == "public" and row.spectators != "none"


def _news(name: ListName, cards: Iterable[TableCard], gone: Sequence[str] = (), whole: bool = False) -> Shared:
    return shared(LobbyNews(name, whole, list(cards), list(gone)))
