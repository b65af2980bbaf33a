"""A held seat given anew: somebody has lost his cookie and every other way back, and only the host can help.

The host makes a link that works once, while the one who has the seat is not there; whoever opens it has the seat from
then on, on no other device than his own, and everybody at the table sees it. Nothing else takes a seat from anybody.
"""

from __future__ import annotations

import copy
import logging
import secrets
from typing import TYPE_CHECKING

import msgspec

from emporion.server.doors.tables import only_host
from emporion.server.messages import SeatChange, SeatLink, SeatNumber, SeatOffer
from emporion.server.problems import ProblemError
from emporion.server.rooms.room import Room
from emporion.server.store import Person, StoreProblem, Token

if TYPE_CHECKING:
    from emporion.server.service import Service

log = logging.getLogger("emporion.server")
LIFE = 24 * 3600 * 1000
KIND = "seat"


class _Seat(msgspec.Struct, frozen=True):
    table: str
    seat: int
    holder: str


class Reopening:
    def __init__(self, service: Service) -> None:
        self.service = service

    async def invite(self, table: str, person: Person, wanted: SeatNumber) -> SeatLink:
        """A link for a held seat, in the place of an older one; the host only."""
        async with self.service.rooms.hold(table) as room:
            only_host(room.row, person)
            _check(room, wanted.seat)
            holder = room.row.seats[wanted.seat].person
            if holder == person.id:
                raise ProblemError("own-seat")
        token, until = secrets.token_urlsafe(18), self.service.now() + LIFE
        body = msgspec.json.encode(_Seat(table, wanted.seat, holder)).decode()
        hashed = self.service.identity.signed(KIND, token)
        await self.service.store.put_token(Token(hashed, KIND, f"{table} {wanted.seat}", body, until))
        return SeatLink(wanted.seat, token, until)

    async def look(self, table: str, token: str) -> SeatOffer:
        """What a link gives; it stays as it is."""
        hashed = self.service.identity.signed(KIND, token)
        found = _read(await self.service.store.token(KIND, hashed, self.service.now()), table)
        room = await self.service.rooms.get(table)
        _check(room, found.seat, found.holder)
        row = room.row
        host = next((seat.name for seat in row.seats if seat.person == row.host), "")
        return SeatOffer(found.seat, row.seats[found.seat].name, host)

    async def take(self, table: str, person: Person, token: str) -> Room:
        """Sit down there. The link is used up when that is done, and not before."""
        await self.service.shuns.check_allowed(person)
        return await self.service.tables.once_more(lambda: self._take(table, person, token))

    async def _take(self, table: str, person: Person, token: str) -> Room:
        store, now = self.service.store, self.service.now()
        hashed = self.service.identity.signed(KIND, token)
        kept = await store.token(KIND, hashed, now)
        async with self.service.rooms.hold(table) as room:
            if kept is None and person.id in room.row.people():
                return room  # the answer was lost, or this was asked twice
            found = _read(kept, table)
            row = copy.deepcopy(room.row)
            if found.seat < len(row.seats) and row.seats[found.seat].person == person.id != found.holder:
                return room  # the same, and the link is still there
            _check(room, found.seat, found.holder)
            seat = row.seats[found.seat]
            if person.id in row.people() and person.id != found.holder:
                raise ProblemError("two-seats")
            row.note(SeatChange(now, found.seat, "reopened", person.name, seat.name))
            seat.kind, seat.person, seat.name, seat.level = "person", person.id, person.name, ""
            seat.proposed, seat.agreed, seat.vacations = "", {}, []
            row.removed = [who for who in row.removed if who != person.id]
            await self.service.tables.change(room, row)
        try:
            await store.take_token(KIND, hashed, now)
        except StoreProblem as problem:  # it is worth nothing any more: somebody else has the seat
            log.error("a used link is still kept: %s", problem)
        return room


def _read(token: Token | None, table: str) -> _Seat:
    if token is None:
        raise ProblemError("bad-link")
    found = msgspec.json.decode(token.body, type=_Seat)
    if found.table != table:
        raise ProblemError("bad-link")
    return found


def _check(room: Room, seat: int, holder: str | None = None) -> None:
    """Whether a seat can be given anew: in play, somebody's, and that one is not there."""
    row = room.row
    if row.status != "running":
        raise ProblemError("not-started" if row.status == "waiting" else "over")
    if seat >= len(row.seats):
        raise ProblemError("no-seat")
    if not row.is_held(seat) or holder not in (None, row.seats[seat].person):
        raise ProblemError("no-person" if holder is None else "bad-link")
    if row.seats[seat].person not in room.absences():
        raise ProblemError("seat-held", name=row.seats[seat].name)
