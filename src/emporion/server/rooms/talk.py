"""What people write to each other at a table: to everybody, or partners among themselves."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from emporion import games
from emporion.games.about import partners_may_talk, sides
from emporion.kernel.options import OptionValue, completed
from emporion.server.frames import Shared, shared
from emporion.server.match.play import PUBLIC, bit
from emporion.server.messages import Answer, Chat, SayChat
from emporion.server.problems import ProblemError
from emporion.server.store import EVERYBODYS, ChatRow, NewChat, Person, Repeated, Store, TableRow

if TYPE_CHECKING:
    from emporion.server.rooms.audience import Connection
    from emporion.server.rooms.room import Room

SHOWN = 60


async def read_chats(store: Store, row: TableRow) -> list[ChatRow]:
    """The newest lines of everybody and of each team: none crowds out another's."""
    found = [chat for side in (EVERYBODYS, *_sides(row)) for chat in await store.chats_of(row.id, side, SHOWN)]
    return sorted(found, key=lambda chat: chat.n)


class Line(NamedTuple):
    writer: str
    frame: Shared


class Talk:
    def __init__(self, room: Room, chats: list[ChatRow]) -> None:
        self.room = room
        self._take(chats)

    def _take(self, chats: list[ChatRow]) -> None:
        self.frames: dict[int, list[Line]] = defaultdict(list)  # by side, the newest
        self.writers: set[str] = set()
        for chat in chats:
            self._keep(chat)
        self.next = chats[-1].n + 1 if chats else 0  # the number of the next line

    async def read_anew(self) -> None:
        """Lines that were there have changed: who comes from now on sees them as they are."""
        self._take(await read_chats(self.room.service.store, self.room.row))

    async def chat(self, person: Person, message: SayChat) -> Answer:
        room = self.room
        text = "".join(c if c.isprintable() else " " for c in message.text).strip()
        if not text:
            raise ProblemError("empty-text")
        await room.service.shuns.check_allowed(person)
        if person.id in room.row.removed:
            raise ProblemError("removed")
        if room.row.spectators != "talk" and person.id not in room.row.people():
            raise ProblemError("spectators-silent")
        if await room.service.store.answer(room.row.id, person.id, message.id) is not None:
            raise Repeated(message.id)  # which costs nothing
        seat = room.row.seat_of(person.id)
        side = self._partners(seat) if message.partners else EVERYBODYS
        await room.service.quotas.take("chat", person.id)
        new = NewChat(person.id, message.id, person.name, seat, text, room.service.now(), side)
        chat = await room.service.store.add_chat(room.row.id, new)
        await room.service.calls.chat(room.row, person.id, self._readers(side))
        if chat.n > self.next:  # somebody wrote at another server just before
            await self.catch_up()
        else:
            self._heard(chat)
        return Answer(message.id, True)

    def _readers(self, side: int) -> list[int]:
        """The seats of people that read what is written to a side."""
        seats = range(len(self.room.row.seats))
        return [seat for seat in seats if side in (EVERYBODYS, side | bit(seat))]

    def _partners(self, seat: int | None) -> int:
        """The side of a seat. It is closed while a match runs whose options say so."""
        row = self.room.row
        if seat is None:
            raise ProblemError("not-seated")
        side = _side(row, seat) if row.status != "waiting" else EVERYBODYS
        if side == EVERYBODYS:
            raise ProblemError("no-partners")
        if row.status == "running" and not partners_may_talk(row.game, _options(row)):
            raise ProblemError("partners-silent")
        return side

    async def catch_up(self) -> None:
        """Read what was written at another server."""
        for chat in await self.room.service.store.chats(self.room.row.id, self.next):
            self._heard(chat)

    def _heard(self, chat: ChatRow) -> None:
        line = self._keep(chat)
        self.next = chat.n + 1
        self.room.audience.tell_line(line.frame, line.writer, None if chat.side == EVERYBODYS else chat.side)

    def _keep(self, chat: ChatRow) -> Line:
        partners = chat.side != EVERYBODYS
        self.writers.add(chat.person)
        line = Line(chat.person, shared(Chat(chat.line, chat.name, chat.seat, chat.text, chat.at, partners)))
        self.frames[chat.side] = [*self.frames[chat.side], line][-SHOWN:]
        return line

    def tell_all(self, connection: Connection) -> None:
        self._add(connection, self.frames[EVERYBODYS])
        self.tell_partners(connection)

    def tell_partners(self, connection: Connection) -> None:
        """What was written for the seat the viewer has now."""
        viewer = self.room.viewer(connection.person)
        if viewer != PUBLIC:
            for side, frames in self.frames.items():
                if side & bit(viewer):
                    self._add(connection, frames)

    def _add(self, connection: Connection, lines: Iterable[Line]) -> None:
        for line in lines:
            if self.room.service.shuns.reads(connection.person, line.writer):
                connection.line.add(line.frame)


def _options(row: TableRow) -> dict[str, OptionValue]:
    return completed(games.load(row.game).options, row.options, len(row.seats))


def _sides(row: TableRow) -> list[int]:
    """A bit for each seat of every team."""
    return [sum(bit(seat) for seat in side) for side in sides(row.game, len(row.seats), _options(row))]


def _side(row: TableRow, seat: int) -> int:
    """Those who read what a seat writes to its partners; EVERYBODYS if it has none."""
    return next((side for side in _sides(row) if side & bit(seat)), EVERYBODYS)
