"""What people write to each other at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from emporion.server import problems
from emporion.server.messages import Answer, Chat, SayChat
from emporion.server.problems import ProblemError
from emporion.server.store import ChatRow, NewChat, Person

if TYPE_CHECKING:
    from emporion.server.room import Connection, Room

SHOWN = 60
MOST_AT_ONCE = 12  # lines of one person within ten seconds


class Talk:
    def __init__(self, room: Room, chats: list[ChatRow]) -> None:
        self.room = room
        self.chats = chats[-SHOWN:]

    async def chat(self, person: Person, message: SayChat) -> Answer:
        room = self.room
        now = room.service.now()
        lately = [chat for chat in self.chats if chat.person == person.id and chat.at > now - 10_000]
        if len(lately) >= MOST_AT_ONCE:
            raise problems.too_fast()
        text = "".join(c if c.isprintable() else " " for c in message.text).strip()
        if not text:
            raise ProblemError(400, "malformed", "the text is empty")
        new = NewChat(person.id, message.id, person.name, room.row.seat_of(person.id), text, now)
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
