"""The table that follows a match: whoever asks for it first sits down, the others find their seats kept for them."""

from __future__ import annotations

import copy
from typing import TYPE_CHECKING

from emporion.kernel.chance import commitment
from emporion.server.doors.tables import clear_seat, seat_bot
from emporion.server.messages import SeatNumber
from emporion.server.problems import ProblemError
from emporion.server.rooms.room import Room
from emporion.server.store import Person, Stale, TableRow

if TYPE_CHECKING:
    from emporion.server.service import Service


class Rematches:
    def __init__(self, service: Service) -> None:
        self.service = service

    async def rematch(self, table: str, person: Person) -> Room:
        """A new table with the same bots and options, to which the others are invited. Who asks when there is one
        already takes the seat that is kept for him there."""
        await self.service.shuns.check_allowed(person)
        async with self.service.rooms.hold(table) as room:
            if room.row.seat_of(person.id) is None:
                raise ProblemError("not-seated")
            if room.row.status != "over":
                raise ProblemError("not-over")
            if room.row.rematch is None or await self.service.store.table(room.row.rematch) is None:
                await self.service.tables.check_number(person)
                row = copy.deepcopy(room.row)
                again = self._like(room, person)
                row.rematch, row.rematch_by = again.id, person.id
                try:
                    new = await self.service.tables.add(again, after=row)
                    room.take(row)
                    return new
                except Stale:  # somebody asked for it at another server just now
                    await room.elsewhere.read_on()
            if room.row.rematch is None:
                raise ProblemError("too-late")
            return await self._join(room.row.rematch, person)

    def _like(self, room: Room, person: Person) -> TableRow:
        """The row of a table as the last one was before it started."""
        now, seed = self.service.now(), self.service.settings.new_seed()
        again = copy.deepcopy(room.row)
        again.id = self.service.settings.new_id()
        again.seed, again.commitment = seed, commitment(seed)
        again.ruleset, again.errata = room.game.ruleset, list(room.game.errata)
        again.made = again.updated = now
        again.status, again.version, again.started, again.result, again.host = "waiting", 0, 0, None, person.id
        again.changes, again.removed, again.cup = [], [], ""
        again.branch, again.rematch, again.rematch_by = None, None, ""
        for seat in again.seats:
            left = seat.kind == "bot" and (seat.person or seat.resigned)
            seat.proposed, seat.agreed, seat.resigned, seat.vacations = "", {}, False, []
            if left:  # who left is not asked again: the bot takes the seat for good
                seat_bot(again.seats, seat, seat.level)
            elif seat.kind == "person" and seat.person != person.id:
                who, name = seat.person, seat.name
                clear_seat(seat)
                if who:  # who was forgotten cannot be asked
                    seat.invited, seat.name = who, name
        return again

    async def _join(self, table: str, person: Person) -> Room:
        room = await self.service.rooms.get(table)
        seat = room.row.invited(person.id)
        if room.row.status != "waiting" or seat is None:
            return room
        return await self.service.tables.sit(table, person, SeatNumber(seat))
