"""Those who look at a table: who they are, who of the players is there, and what each of them is sent.

Players are told at once. Spectators, of whom there may be thousands, are told as a crowd: a few at a time, so that one
table never keeps the server from the others. Who comes or goes costs the same however many are there.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable, Sequence, Set
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from emporion.server.frames import Shared, shared
from emporion.server.match.play import PUBLIC, bit
from emporion.server.messages import Presence
from emporion.server.people.limits import network_of
from emporion.server.rooms.outbox import Crowd, Outbox
from emporion.server.rooms.stand_ins import Absences
from emporion.server.store import EVERYBODY, Attendance, Person, TableRow

if TYPE_CHECKING:
    from emporion.server.rooms.room import Room

PRESENCE_EVERY = 1.0
"""Seconds between two messages that say who is there."""

FrameKey = tuple[int, int, bool, int | None, int | None, bool, bool]
"""What a state depends on: the viewer, the journal entries it has, whether it is the host, its own seat or the one it
is invited to, whether it was removed, and whether it is alone with bots."""


class Connection:
    """Somebody who looks at the table."""

    def __init__(self, person: Person | None, line: Outbox, address: str = "", device: str = "") -> None:
        self.person = person
        self.device = device
        self.whose = person.id if person is not None else network_of(address)
        """Whose turn it is when something is worked out for it."""
        self.known = 0  # journal entries it has
        self.line = line

    def tell(self, message: msgspec.Struct) -> None:
        self.line.send(shared(message))


class Audience:
    def __init__(self, room: Room, attendance: Iterable[Attendance]) -> None:
        self.room = room
        self.connections: set[Connection] = set()
        self.watching: set[Connection] = set()  # those of spectators
        self.elsewhere: set[str] = set()  # who is connected to another server
        self.last_seen: dict[str, int] = {}  # when somebody's last connection ended
        self._here: Counter[str] = Counter()  # connections by person
        self._crowd = Crowd(lambda: [connection.line for connection in self.watching])
        self._frames: dict[FrameKey, tuple[Shared, int]] = {}  # states as they are now, with the entries known then
        self._told_presence = -PRESENCE_EVERY
        self._telling: asyncio.TimerHandle | None = None
        self._note(attendance)

    # -- who is there -------------------------------------------------------------------------------------
    def absences(self) -> Absences:
        """Who sits here and has no connection to any server, and since when: not before this server's start."""
        row, service = self.room.row, self.room.service
        return {
            person: max(self.last_seen.get(person, row.started), service.opened)
            for person in row.people()
            if person not in self.elsewhere and not self.is_here(person)
        }

    def is_here(self, person: str) -> bool:
        return self._here[person] > 0

    def people(self) -> Set[str]:
        """Everybody who is connected to this server here, on a seat or not."""
        return self._here.keys()

    def join(self, connection: Connection) -> None:
        away = self.absences()
        self.connections.add(connection)
        if connection.person is not None:
            self._here[connection.person.id] += 1
        if self.room.viewer(connection.person) == PUBLIC:
            self.watching.add(connection)
        self._tell_state(connection)
        self.room.talk.tell_all(connection)
        connection.line.replace("presence", self._presence)
        self._came_or_went(away, connection)
        connection.line.flush()

    def leave(self, connection: Connection) -> None:
        away = self.absences()
        self.connections.discard(connection)
        self.watching.discard(connection)
        if connection.person is not None:
            self._here[connection.person.id] -= 1
            if not self.is_here(connection.person.id):
                del self._here[connection.person.id]
                if connection.person.id in self.room.row.people():
                    self.last_seen[connection.person.id] = self.room.service.now()
        self._came_or_went(away, connection)

    def _came_or_went(self, away: Absences, who: Connection) -> None:
        if who.person is not None and who.person.id in self.room.row.people():
            self.room.service.attendances.note(self.room.row.id, who.person.id)
            self._show_who_is_there(away)
        self.tell_presence()

    def attend(self, attendance: Iterable[Attendance]) -> None:
        """Somebody came to another server, or went from there."""
        away = self.absences()
        self._note(attendance)
        self._show_who_is_there(away)
        self.tell_presence()

    def compare(self, attendance: Sequence[Attendance]) -> None:
        """The same, though nobody may have come or gone."""
        own = self.room.service.store.server
        if {each.person for each in attendance if each.server not in ("", own)} != self.elsewhere:
            self.attend(attendance)

    def _note(self, attendance: Iterable[Attendance]) -> None:
        self.elsewhere.clear()
        for each in attendance:
            if not each.server:
                self.last_seen[each.person] = max(each.at, self.last_seen.get(each.person, 0))
            elif each.server != self.room.service.store.server:
                self.elsewhere.add(each.person)

    def _show_who_is_there(self, away: Absences) -> None:
        """Where that concerns a seat in play, everybody sees it on its card."""
        if self.room.row.status == "running" and self.absences().keys() != away.keys():
            self.tell_change()

    # -- telling ------------------------------------------------------------------------------------------
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
        frame = self._presence()
        for connection in self.connections:
            connection.line.replace("presence", lambda: frame)
        self._flush()

    def _presence(self) -> Shared:
        away = self.absences()
        return shared(
            Presence(
                watching=len(self.watching),
                away=[n for n, s in enumerate(self.room.row.seats) if s.kind == "person" and s.person in away],
            )
        )

    def tell_line(self, frame: Shared, writer: str, seats: int | None) -> None:
        """Somebody has written to everybody, or to these seats (a bit for each). Nobody else is stirred: nothing shows
        that they were told something. Who does not read the writer is not told."""
        reads = self.room.service.shuns.reads
        for connection, viewer in self.viewers().items():
            told = seats is None or (viewer != PUBLIC and seats & bit(viewer))
            if told and reads(connection.person, writer):
                connection.line.add(frame)
                connection.line.flush()

    def tell_change(self, seen: int = EVERYBODY, kept: dict[int, int] | None = None) -> None:
        """Show the state to those who can notice the change; `kept` says how much of the journal still stands."""
        self._frames.clear()
        for connection in self.connections:
            viewer = self.room.viewer(connection.person)
            if kept is not None and viewer in kept:
                connection.known = min(connection.known, kept[viewer])
            if seen & bit(viewer):
                self._tell_state(connection)
        self._flush()

    def _tell_state(self, connection: Connection) -> None:
        connection.line.replace("state", partial(self._state, connection))

    def _state(self, connection: Connection) -> Shared:
        """The state as it is now, for somebody who has so much of the journal."""
        person, row = connection.person, self.room.row
        own = None if person is None else person.id
        host = own is not None and own == row.host
        mine = _own_seat(row, own), row.invited(own), own in row.removed, row.people() == {own}
        key = (self.room.viewer(person), connection.known, host, *mine)
        if key not in self._frames:
            state = self.room.state(person, connection.known)
            self._frames[key] = (shared(state), state.journal_from + len(state.journal))
        frame, connection.known = self._frames[key]
        return frame

    def _flush(self) -> None:
        for connection in self.connections - self.watching:
            connection.line.flush()
        if self.watching:
            self._crowd.stir()
        else:
            self._frames.clear()  # nobody else will want them, and thousands of tables would keep theirs

    # -- who is who ---------------------------------------------------------------------------------------
    def viewers(self) -> dict[Connection, int]:
        return {connection: self.room.viewer(connection.person) for connection in self.connections}

    def forget_journals(self, before: dict[Connection, int]) -> None:
        """Who is another viewer than before has the journal of somebody else."""
        now = self.viewers()
        for connection, viewer in now.items():
            if viewer != before.get(connection):
                connection.known = 0
                self.room.talk.tell_partners(connection)
        self.watching = {connection for connection, viewer in now.items() if viewer == PUBLIC}

    def rename(self, person: Person) -> None:
        if self.is_here(person.id):
            for connection in self.connections:
                if connection.person is not None and connection.person.id == person.id:
                    connection.person = person

    def sign_out(self, person: str, devices: Set[str]) -> None:
        """Close what a person has open on other devices than these."""
        if self.is_here(person):
            for connection in self.connections:
                if (
                    connection.person is not None
                    and connection.person.id == person
                    and connection.device not in devices
                ):
                    connection.line.end("signed-out")

    def send_out(self) -> None:
        """Spectators are not allowed any more."""
        for connection in self.connections:
            if not self.room.row.may_watch(connection.person.id if connection.person else None):
                connection.line.end("no-spectators")

    def close(self, problem: str) -> None:
        """The table is no more."""
        if self._telling is not None:
            self._telling.cancel()
        self._crowd.close()
        for connection in self.connections:
            connection.line.end(problem)


def _own_seat(row: TableRow, person: str | None) -> int | None:
    """The person's seat, also while a bot plays there."""
    return next((n for n, seat in enumerate(row.seats) if person and seat.person == person), None)
