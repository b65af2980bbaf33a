"""What people write to each other at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from emporion.server.messages import Answer, Chat, SayChat
from emporion.server.problems import ProblemError
from emporion.server.store import ChatRow, NewChat, Person, Repeated
from emporion.server.web.outbox import shared
from emporion.server.web.wire import Shared

if TYPE_CHECKING:
    from emporion.server.rooms.audience import Connection
    from emporion.server.rooms.room import Room

SHOWN = 60


class Talk:
    def __init__(self, room: Room, chats: list[ChatRow]) -> None:
        self.room = room
        self.frames = [_line(chat) for chat in chats[-SHOWN:]]
        self.next = chats[-1].n + 1 if chats else 0  # the number of the next line

    async def chat(self, person: Person, message: SayChat) -> Answer:
        room = self.room
        text = "".join(c if c.isprintable() else " " for c in message.text).strip()
        if not text:
            raise ProblemError("empty-text")
        if person.id in room.row.removed:
            raise ProblemError("removed")
        if room.row.spectators != "talk" and person.id not in room.row.people():
            raise ProblemError("spectators-silent")
        if await room.service.store.answer(room.row.id, person.id, message.id) is not None:
            raise Repeated(message.id)  # which costs nothing
        await room.service.quotas.take("chat", person.id)
        new = NewChat(person.id, message.id, person.name, room.row.seat_of(person.id), text, room.service.now())
        chat = await room.service.store.add_chat(room.row.id, new)
        if chat.n > self.next:  # somebody wrote at another server just before
            await self.catch_up()
        else:
            self._heard(chat)
        return Answer(message.id, True)

    async def catch_up(self) -> None:
        """Read what was written at another server."""
        for chat in await self.room.service.store.chats(self.room.row.id, self.next):
            self._heard(chat)

    def _heard(self, chat: ChatRow) -> None:
        self.frames = [*self.frames, _line(chat)][-SHOWN:]
        self.next = chat.n + 1
        self.room.audience.tell_everybody(self.frames[-1])

    def tell_all(self, connection: Connection) -> None:
        for frame in self.frames:
            connection.line.add(frame)


def _line(chat: ChatRow) -> Shared:
    return shared(Chat(chat.n, chat.name, chat.seat, chat.text, chat.at))
