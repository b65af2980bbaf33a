"""Whose a table is, when somebody becomes somebody else or is forgotten: changes of its row and of nothing else."""

from __future__ import annotations

from msgspec.structs import replace

from emporion.server.match.row import SeatRow, TableRow
from emporion.server.messages import SeatChange

FORMER = "former guest"
"""The name of whoever was forgotten, as records have it; pages say it in their reader's language."""


def hand_over(row: TableRow, guest: str, person: str, name: str, level: str, now: int) -> bool:
    """Everything a guest has at a table becomes a person's. Whoever would sit twice at an unfinished table keeps the
    person's seat: of the other one this says True, a bot plays it to the end, or it is free again."""
    sat = person in row.concerned()
    given_up = False
    for number, seat in enumerate(row.seats):
        if guest in (seat.person, seat.invited):
            if sat and row.status != "over":
                given_up = True
                _give_up(row, number, level, now, seat.name)
            else:
                seat.person, seat.invited = (person if held == guest else held for held in (seat.person, seat.invited))
                if row.status != "over":
                    _call(row, number, name)
        if guest in seat.agreed:
            seat.agreed = {person if who == guest else who: at for who, at in seat.agreed.items()}
    row.host, row.rematch_by = (person if who == guest else who for who in (row.host, row.rematch_by))
    row.removed = [person if who == guest else who for who in row.removed]
    return given_up


def forget(row: TableRow, person: str, level: str, now: int) -> None:
    """Nobody can tell any more who sat there; a match in play goes on with a bot, as after giving up."""
    for number, seat in enumerate(row.seats):
        if person in (seat.person, seat.invited):
            if row.status == "over":
                seat.person, seat.zone, seat.vacations = "", "", []
                _call(row, number, FORMER)
            else:
                _give_up(row, number, level, now, FORMER)
        seat.agreed = {who: at for who, at in seat.agreed.items() if who != person}
    if row.host == person:
        row.host = next((seat.person for seat in row.seats if seat.kind == "person" and seat.person), "")
    row.rematch_by = "" if row.rematch_by == person else row.rematch_by
    row.removed = [who for who in row.removed if who != person]


def _give_up(row: TableRow, number: int, level: str, now: int, name: str) -> None:
    seat = row.seats[number]
    if row.status == "waiting":
        row.seats[number] = SeatRow("open", colour=seat.colour, shape=seat.shape)
        return
    resigned = seat.resigned
    seat.kind, seat.level, seat.resigned, seat.person = "bot", seat.level or level, True, ""
    seat.proposed, seat.agreed, seat.zone, seat.vacations = "", {}, "", []
    _call(row, number, name)
    if not resigned:
        row.note(SeatChange(now, number, "resigned", name, seat.level))


def _call(row: TableRow, number: int, name: str) -> None:
    row.seats[number].name = name
    row.changes = [replace(change, name=name) if change.seat == number else change for change in row.changes]
