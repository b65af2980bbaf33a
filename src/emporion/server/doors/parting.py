"""Leaving a match for good: giving up, and deleting a table one has to oneself."""

from __future__ import annotations

import copy
from typing import TYPE_CHECKING

from emporion.server.messages import Resignation, SeatChange
from emporion.server.problems import ProblemError
from emporion.server.rooms.room import Room
from emporion.server.store import Person, Stale

if TYPE_CHECKING:
    from emporion.server.service import Service


class Parting:
    def __init__(self, service: Service) -> None:
        self.service = service

    async def resign(self, table: str, person: Person, wanted: Resignation) -> Room:
        """Give up: a bot plays on under the person's name to the end, where it says so. There is no way back."""
        return await self.service.tables.once_more(lambda: self._resign(table, person, wanted))

    async def _resign(self, table: str, person: Person, wanted: Resignation) -> Room:
        async with self.service.rooms.hold(table) as room:
            if any(seat.resigned and seat.person == person.id for seat in room.row.seats):
                return room  # the answer was lost, or this was asked twice
            if room.row.status == "waiting":
                raise ProblemError("not-started")
            if room.row.status == "over":
                raise ProblemError("over")
            row = copy.deepcopy(room.row)
            number = row.seat_of(person.id)
            if number is None:
                number = row.kept_for(person.id)
            if number is None:
                raise ProblemError("not-seated")
            seat = row.seats[number]
            level = self.service.tables.level(row.game, wanted.level or seat.level)
            seat.kind, seat.level, seat.resigned = "bot", level, True
            seat.proposed, seat.agreed = "", {}
            row.note(SeatChange(self.service.now(), number, "resigned", seat.name, level))
            row.pass_on_host()
            await self.service.tables.change(room, row)
        return room

    async def delete(self, table: str, person: Person) -> None:
        """Remove a table nobody else has a seat at, whether its match is over or not."""
        async with self.service.rooms.hold(table) as room:
            people = room.row.people()
            if person.id not in people:
                raise ProblemError("not-seated")
            if people != {person.id} or (room.row.cup and room.row.status != "over"):
                raise ProblemError("not-alone")
            try:
                await self.service.rooms.delete(room, room.row.version)
            except Stale:
                raise ProblemError("too-late") from None
