"""What people write to each other at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from emporion.server import problems
from emporion.server.messages import Answer, Chat, SayChat
from emporion.server.problems import ProblemError
from emporion.server.store import ChatRow, NewChat, Person

if TYPE_CHECKING:
    from emporion.server.audience import Connection
    from emporion.server.room import Room

SHOWN = 60
MOST_AT_ONCE = 12  # lines of one person within ten seconds


class Talk:
    def __init__(self, room: Room, chats: list[ChatRow]) -> None:
        self.room = room
        self.chats = chats[-SHOWN:]
        self.next = chats[-1].n + 1 if chats else 0  # the number of the next line

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
        self.chats = [*self.chats, chat][-SHOWN:]
        self.next = chat.n + 1
        for connection in self.room.connections:
            connection.tell(_line(chat))

    def tell_all(self, connection: Connection) -> None:
        for chat in self.chats:
            connection.tell(_line(chat))


def _line(chat: ChatRow) -> Chat:
    return Chat(chat.n, chat.name, chat.seat, chat.text, chat.at)
