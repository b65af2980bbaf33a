"""Those who look at a table: who they are, who of the players is there, and what each of them is sent."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

import msgspec

from emporion.server.cards import absences_of
from emporion.server.messages import Presence
from emporion.server.play import PUBLIC, bit
from emporion.server.stand_ins import Absences
from emporion.server.store import EVERYBODY, Attendance, Person

if TYPE_CHECKING:
    from emporion.server.room import Room

PRESENCE_EVERY = 1.0
"""Seconds between two messages that say who is there."""

FrameKey = tuple[int, int, bool, int | None]
"""What a state depends on: the viewer, the journal entries it has, whether it is the host, the seat kept for it."""
Frames = dict[FrameKey, tuple[bytes, int]]


class Connection:
    """Somebody who looks at the table; `send` must not wait, nor `end`, which is told a code and a reason."""

    def __init__(
        self,
        person: Person | None,
        send: Callable[[bytes], None],
        end: Callable[[int, str], None] = lambda code, reason: None,
    ) -> None:
        self.person = person
        self.known = 0  # journal entries it has
        self.send = send
        self.end = end

    def tell(self, message: msgspec.Struct) -> None:
        self.send(msgspec.json.encode(message))


class Audience:
    def __init__(self, room: Room, attendance: Iterable[Attendance]) -> None:
        self.room = room
        self.connections: set[Connection] = set()
        self.elsewhere: set[str] = set()  # who is connected to another server
        self.last_seen: dict[str, int] = {}  # when somebody's last connection ended
        self._told_presence = -PRESENCE_EVERY
        self._telling: asyncio.TimerHandle | None = None
        self._note(attendance)

    # -- who is there -------------------------------------------------------------------------------------
    def absences(self) -> Absences:
        """Who sits here and has no connection to any server."""
        there = self.elsewhere | {c.person.id for c in self.connections if c.person is not None}
        return absences_of(self.room.row, there, self.last_seen, self.room.service.opened)

    def is_here(self, person: str) -> bool:
        return any(c.person is not None and c.person.id == person for c in self.connections)

    def join(self, connection: Connection) -> None:
        away = self.absences()
        self.connections.add(connection)
        self._tell_state(connection, {})
        self.room.talk.tell_all(connection)
        self._came_or_went(away, connection)
        if self._telling is not None:
            connection.tell(self._presence())

    def leave(self, connection: Connection) -> None:
        away = self.absences()
        self.connections.discard(connection)
        if connection.person is not None and not self.is_here(connection.person.id):
            self.last_seen[connection.person.id] = self.room.service.now()
        self._came_or_went(away, connection)

    def _came_or_went(self, away: Absences, who: Connection) -> None:
        if who.person is not None and who.person.id in self.room.row.people():
            self.room.service.attendances.note(self.room.row.id, who.person.id)
        self._tell_who_is_there(away, who)

    def attend(self, attendance: Iterable[Attendance]) -> None:
        """Somebody came to another server, or went from there."""
        away = self.absences()
        self._note(attendance)
        self._tell_who_is_there(away, None)

    def _note(self, attendance: Iterable[Attendance]) -> None:
        self.elsewhere.clear()
        for each in attendance:
            if not each.server:
                self.last_seen[each.person] = max(each.at, self.last_seen.get(each.person, 0))
            elif each.server != self.room.service.store.server:
                self.elsewhere.add(each.person)

    def _tell_who_is_there(self, away: Absences, but: Connection | None) -> None:
        """Where that concerns a seat in play, the others see it on its card."""
        if self.room.row.status == "running" and self.absences().keys() != away.keys():
            frames: Frames = {}
            for connection in self.connections - {but}:
                self._tell_state(connection, frames)
        self.tell_presence()

    def tell_presence(self) -> None:
        """Tell everybody who is there, at once or when it was told long enough ago."""
        loop = asyncio.get_running_loop()
        if self._telling is None:
            wait = max(0.0, self._told_presence + PRESENCE_EVERY - loop.time())
            self._telling = loop.call_later(wait, self._tell_presence) if wait else None
            if not wait:
                self._tell_presence()

    def _tell_presence(self) -> None:
        self._telling = None
        self._told_presence = asyncio.get_running_loop().time()
        frame = msgspec.json.encode(self._presence())
        for connection in self.connections:
            connection.send(frame)

    def _presence(self) -> Presence:
        away = self.absences()
        return Presence(
            watching=sum(1 for c in self.connections if self.room.viewer(c.person) == PUBLIC),
            away=[n for n, s in enumerate(self.room.row.seats) if s.kind == "person" and s.person in away],
        )

    # -- what they see ------------------------------------------------------------------------------------
    def _tell_state(self, connection: Connection, frames: Frames) -> None:
        person, row = connection.person, self.room.row
        own = None if person is None else person.id
        key = (self.room.viewer(person), connection.known, own is not None and own == row.host, row.kept_for(own))
        if key not in frames:
            state = self.room.state(person, connection.known)
            frames[key] = (msgspec.json.encode(state), state.journal_from + len(state.journal))
        frame, connection.known = frames[key]
        connection.send(frame)

    def tell_change(self, seen: int = EVERYBODY, kept: dict[int, int] | None = None) -> None:
        """Send the state to those who can notice the change; `kept` says how much of the journal still stands."""
        frames: Frames = {}
        for connection in list(self.connections):
            viewer = self.room.viewer(connection.person)
            if kept is not None and viewer in kept:
                connection.known = min(connection.known, kept[viewer])
            if seen & bit(viewer):
                self._tell_state(connection, frames)

    def viewers(self) -> dict[Connection, int]:
        return {connection: self.room.viewer(connection.person) for connection in self.connections}

    def forget_journals(self, before: dict[Connection, int]) -> None:
        """Who is another viewer than before has the journal of somebody else."""
        for connection, viewer in self.viewers().items():
            if viewer != before.get(connection):
                connection.known = 0

    def rename(self, person: Person) -> None:
        for connection in self.connections:
            if connection.person is not None and connection.person.id == person.id:
                connection.person = person

    def close(self, code: int, reason: str) -> None:
        """The table is no more."""
        if self._telling is not None:
            self._telling.cancel()
        for connection in self.connections:
            connection.end(code, reason)
