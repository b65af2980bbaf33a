"""Tables as cards, as a person sees them: from their rows and a glance at their matches, loaded or not."""

from __future__ import annotations

from collections.abc import Mapping, Set

from emporion.server.match.calendars import days_of
from emporion.server.match.pulse import Glance
from emporion.server.messages import SeatCard, TableCard
from emporion.server.rooms.stand_ins import Absences, proposal_of, replaceable_from
from emporion.server.store import TableRow

NOTHING_SAID = Glance()


def absences_of(row: TableRow, there: Set[str], seen: Mapping[str, int], opened: int) -> Absences:
    """Who sits at a table and is not there, and since when: not before the server's start."""
    return {person: max(seen.get(person, row.started), opened) for person in row.people() - there}


def card_of(
    row: TableRow, person: str | None, glance: Glance | None, absences: Absences, changes: bool = True
) -> TableCard:
    """A table's card as a person sees it, with who left and came back if that is shown."""
    kept, mine = row.kept_for(person), row.seat_of(person)
    known = glance or NOTHING_SAID
    speakers = known.speakers if row.status == "running" else []
    if row.status == "running" and mine in known.asked:
        speakers = [*speakers, mine]
    seats = [
        SeatCard(
            name=seat.name,
            kind=seat.kind,
            level=seat.level,
            colour=seat.colour,
            shape=seat.shape,
            to_speak=number in speakers,
            away=seat.kind == "person" and seat.person in absences,
            me=number == mine,
            deadline=known.deadlines.get(number) if number in speakers and seat.kind == "person" else None,
            stands_in=seat.kind == "bot" and bool(seat.person) and not seat.resigned,
            kept=number == kept,
            replaceable_from=replaceable_from(row, glance, number, absences),
            proposal=proposal_of(row, glance, number, absences, person),
            resigned=seat.resigned,
            invited=bool(seat.invited),
            own=bool(person) and person in (seat.person, seat.invited),
            held=row.status == "running" and row.is_held(number) and seat.person in absences,
            reserve=known.left[number] if number < len(known.left) and seat.kind == "person" else None,
            vacation=seat.vacations[-1].end if seat.vacations and row.status == "running" else None,
            vacation_left=max(0, row.pace.vacation - days_of(seat.vacations, seat.zone)),
        )
        for number, seat in enumerate(row.seats)
    ]
    return TableCard(
        id=row.id,
        game=row.game,
        options=row.options,
        status=row.status,
        seats=seats,
        pace=row.pace,
        door=row.door,
        language=row.language,
        host=bool(person) and row.host == person,
        words=known.words_known(mine),
        made=row.made,
        updated=known.updated or row.updated,
        result=row.result,
        waits_for_me=mine in speakers and mine not in known.answering,
        rematch=row.rematch,
        changes=row.changes if changes else [],
        hints=row.hints,
        branch=row.branch,
        spectators=row.spectators,
        host_name=next((seat.name for seat in row.seats if seat.person and seat.person == row.host), ""),
        standing=known.standing if row.status == "running" and row.may_watch(person) else None,
        alone=bool(person) and row.people() == {person},
        invited=row.invited(person) is not None,
        removed=person in row.removed,
        rematch_by=next(
            (seat.name for seat in row.seats if seat.person and seat.person == row.rematch_by != person), ""
        ),
        coach=row.coach,
        ordered=row.status == "running" and mine in known.ordered,
    )
