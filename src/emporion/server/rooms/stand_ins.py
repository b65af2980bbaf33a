"""Bots that stand in for people who leave a match or stay away, and people who come back.

A person may leave the seat to a bot at any time. The others may do so for somebody whose time is over, or who is away
for long: the host alone, or all who are there together. The seat stays that person's until the end: he may come back.
"""

from __future__ import annotations

import copy
from typing import TYPE_CHECKING

from msgspec.structs import replace

from emporion.server.match.calendars import Pause, days_later, days_of
from emporion.server.messages import Proposal, SeatBot, SeatChange
from emporion.server.problems import ProblemError
from emporion.server.store import Person, SeatRow, Stale, TableRow

if TYPE_CHECKING:
    from emporion.server.match.pulse import Glance
    from emporion.server.rooms.room import Room
    from emporion.server.service import Service

AWAY_LIMIT = 2 * 60 * 1000
"""How long somebody has to be away, in milliseconds, where no clock says when his time is over."""

ASKED_AGAIN = 60 * 1000
"""Within which the same is asked a second time because its answer was lost, in milliseconds."""

Absences = dict[str, int]
"""Who sits at a table and is not there, and since when."""


def replaceable_from(row: TableRow, glance: Glance | None, seat: int, absences: Absences) -> int | None:
    """From when on the others may give the seat to a bot; None as long as nothing is to be waited for."""
    since = absences.get(row.seats[seat].person)
    if glance is None or row.seats[seat].kind != "person" or row.status != "running":
        return None
    if row.pace.seconds is None:
        return None if since is None else since + AWAY_LIMIT
    if since is not None and seat in glance.missed:
        return since
    return glance.deadlines.get(seat)


def proposal_of(
    row: TableRow, glance: Glance | None, seat: int, absences: Absences, person: str | None
) -> Proposal | None:
    """What the others propose for a seat."""
    votes = _votes(row.seats[seat], replaceable_from(row, glance, seat, absences))
    if not votes:
        return None
    needed = len(_others_there(row, seat, absences) | votes)
    return Proposal(row.seats[seat].proposed, len(votes), needed, person in votes)


def _votes(seat: SeatRow, since: int | None) -> set[str]:
    """Who has agreed since the seat can be given away: what was said before the person spoke or came back is void."""
    return set() if since is None else {person for person, at in seat.agreed.items() if at >= since}


def _others_there(row: TableRow, seat: int, absences: Absences) -> set[str]:
    people = {other.person for n, other in enumerate(row.seats) if n != seat and other.kind == "person"}
    return people - set(absences)


class StandIns:
    def __init__(self, service: Service) -> None:
        self.service = service

    async def give(self, table: str, person: Person, wanted: SeatBot) -> Room:
        """Leave one's own seat to a bot, or agree that somebody else's is."""
        async with self.service.rooms.hold(table) as room:
            row = _running(room)
            mine = row.seat_of(person.id)
            if mine is None and row.kept_for(person.id) == wanted.seat:
                return room  # the answer was lost, or this was asked twice
            if mine is None:
                raise ProblemError("not-seated")
            if wanted.seat >= len(row.seats):
                raise ProblemError("no-seat")
            seat = row.seats[wanted.seat]
            if seat.kind != "person":
                raise ProblemError("no-person")
            level = self.service.tables.level(row.game, wanted.level)
            if wanted.seat != mine:
                since = self._awaited_since(room, wanted.seat)
                _agree(seat, level, person, self.service.now())
                enough = _others_there(row, wanted.seat, room.absences()) <= _votes(seat, since)
                if not enough and person.id != row.host:
                    await _change(room, row)
                    return room
            seat.kind, seat.level = "bot", level
            seat.proposed, seat.agreed = "", {}
            row.note(SeatChange(self.service.now(), wanted.seat, "left", seat.name, level))
            await _change(room, row)
        return room

    def _awaited_since(self, room: Room, seat: int) -> int:
        absences = room.absences()
        since = replaceable_from(room.row, room.pulse.glance, seat, absences)
        if since is not None and since <= self.service.now():
            return since
        if room.row.seats[seat].person not in absences:
            raise ProblemError("not-away")
        raise ProblemError("not-yet")

    async def take_over(self, room: Room, number: int, for_good: bool) -> None:
        """The time of a seat is over: a bot takes it, until its person comes back or for good. The lock must be held;
        `Stale` if somebody else has changed the table."""
        row = copy.deepcopy(room.row)
        seat = row.seats[number]
        seat.kind, seat.level, seat.resigned = "bot", self.service.tables.level_of_bots(row), for_good
        seat.proposed, seat.agreed = "", {}
        row.note(SeatChange(self.service.now(), number, "resigned" if for_good else "left", seat.name, seat.level))
        row.pass_on_host()
        await room.change(row)

    async def vacation(self, table: str, person: Person, days: int) -> Room:
        """Let one's clock stand still from now on for so many days; with 0, it goes on."""
        async with self.service.rooms.hold(table) as room:
            row, now = _running(room), self.service.now()
            number = row.seat_of(person.id)
            if number is None:
                raise ProblemError("not-seated")
            seat = row.seats[number]
            if _is_on_vacation(seat, days, now):
                return room  # the answer was lost, or this was asked twice: it costs no further day
            if seat.vacations and seat.vacations[-1].end > now:  # what is left of it is given back
                seat.vacations[-1] = replace(seat.vacations[-1], end=now)
            left = row.pace.vacation - days_of(seat.vacations, seat.zone)
            if days > left:
                raise ProblemError("no-vacation", left=max(0, left))
            if days:
                seat.vacations.append(Pause(now, days_later(now, days, seat.zone)))
            await _change(room, row)
        return room

    async def come_back(self, table: str, person: Person) -> Room:
        """Take one's seat again."""
        async with self.service.rooms.hold(table) as room:
            row = _running(room)
            kept = row.kept_for(person.id)
            if kept is None:
                raise ProblemError("not-seated")
            seat = row.seats[kept]
            row.note(SeatChange(self.service.now(), kept, "back", seat.name, seat.level))
            seat.kind, seat.level = "person", ""
            await _change(room, row)
        return room


def _agree(seat: SeatRow, level: str, person: Person, now: int) -> None:
    """Note that a person agrees. Another level is another proposal."""
    if seat.proposed != level:
        seat.proposed, seat.agreed = level, {}
    seat.agreed[person.id] = now


def _is_on_vacation(seat: SeatRow, days: int, now: int) -> bool:
    """Whether just this vacation has begun a moment ago."""
    last = seat.vacations[-1] if seat.vacations else None
    return last is not None and now - last.begin < ASKED_AGAIN and last.end == days_later(last.begin, days, seat.zone)


def _running(room: Room) -> TableRow:
    """A copy of the row to change, while the match is on."""
    if room.row.status == "waiting":
        raise ProblemError("not-started")
    if room.row.status == "over":
        raise ProblemError("over")
    return copy.deepcopy(room.row)


async def _change(room: Room, row: TableRow) -> None:
    try:
        await room.change(row)
    except Stale:
        raise ProblemError("too-late") from None
