"""What the host may do at a table before the start besides putting bots on seats: send somebody away, exchange seats,
cancel. Others may exchange their own seat for a free one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from emporion.server.doors.tables import clear_seat, only_host, waiting
from emporion.server.messages import SeatNumber, Swap
from emporion.server.problems import ProblemError
from emporion.server.rooms.room import Room
from emporion.server.store import Person, SeatRow, Stale, TableRow

if TYPE_CHECKING:
    from emporion.server.service import Service


class Hosting:
    def __init__(self, service: Service) -> None:
        self.service = service

    async def remove(self, table: str, person: Person, wanted: SeatNumber) -> Room:
        """Free a seat. A person who sat there cannot come back to this table; a bot or an invitation just goes."""
        async with self.service.rooms.hold(table) as room:
            row = waiting(room)
            only_host(row, person)
            seat = _seat(row, wanted.seat)
            if seat.person == person.id:
                raise ProblemError("own-seat")
            if seat.kind == "open" and not seat.invited:
                raise ProblemError("no-person")
            if seat.kind == "person":
                row.removed.append(seat.person)
            clear_seat(seat)
            await self.service.tables.change(room, row)
        return room

    async def swap(self, table: str, person: Person, wanted: Swap) -> Room:
        """Exchange two seats with whoever sits there; colours and shapes go along."""
        async with self.service.rooms.hold(table) as room:
            row = waiting(room)
            one, other = _seat(row, wanted.seat), _seat(row, wanted.other)
            mine_for_a_free_one = one.person == person.id and other.kind == "open" and not other.invited
            if not mine_for_a_free_one:
                only_host(row, person)
            row.seats[wanted.seat], row.seats[wanted.other] = other, one
            await self.service.tables.change(room, row)
        return room

    async def cancel(self, table: str, person: Person) -> None:
        """Remove the table; everybody who is there is told."""
        async with self.service.rooms.hold(table) as room:
            row = waiting(room)
            only_host(row, person)
            try:
                await self.service.rooms.delete(room, row.version)
            except Stale:
                raise ProblemError("too-late") from None


def _seat(row: TableRow, seat: int) -> SeatRow:
    if seat >= len(row.seats):
        raise ProblemError("no-seat")
    return row.seats[seat]
