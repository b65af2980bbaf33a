"""What people write to each other at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from emporion.server.messages import Answer, Chat, SayChat
from emporion.server.problems import ProblemError
from emporion.server.store import ChatRow, NewChat, Person

if TYPE_CHECKING:
    from emporion.server.room import Connection, Room

SHOWN = 60


class Talk:
    def __init__(self, room: Room, chats: list[ChatRow]) -> None:
        self.room = room
        self.chats = chats[-SHOWN:]

    async def chat(self, person: Person, message: SayChat) -> Answer:
        room = self.room
        text = "".join(c if c.isprintable() else " " for c in message.text).strip()
        if not text:
            raise ProblemError("empty-text")
        room.service.limits.take("chat", person.id)
        new = NewChat(person.id, message.id, person.name, room.row.seat_of(person.id), text, room.service.now())
        self._heard(await room.service.store.add_chat(room.row.id, new))
        return Answer(message.id, True)

    async def catch_up(self) -> None:
        """Read what was written at another server."""
        since = self.chats[-1].n + 1 if self.chats else 0
        for chat in await self.room.service.store.chats(self.room.row.id, since):
            self._heard(chat)

    def _heard(self, chat: ChatRow) -> None:
        self.chats = [*self.chats, chat][-SHOWN:]
        for connection in self.room.connections:
            connection.tell(_line(chat))

    def tell_all(self, connection: Connection) -> None:
        for chat in self.chats:
            connection.tell(_line(chat))


def _line(chat: ChatRow) -> Chat:
    return Chat(chat.n, chat.name, chat.seat, chat.text, chat.at)
