"""Circles of friends: made, joined by a link, left; and how they are shown to their members."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from msgspec.structs import replace

from emporion.server.circles.cups import ready_until, until
from emporion.server.circles.league import Season, league_of, season_at
from emporion.server.circles.standing import Played, standing_of
from emporion.server.messages import (
    Circle,
    CircleCard,
    CircleMember,
    Cup,
    CupLine,
    CupRound,
    CupTable,
    League,
    NewCircle,
)
from emporion.server.people.identity import clean_name
from emporion.server.problems import ProblemError
from emporion.server.profiles.outcomes import finished
from emporion.server.store import CircleRow, CupRow, Member, Person

if TYPE_CHECKING:
    from emporion.server.service import Service

MOST_CIRCLES, MOST_MEMBERS = 20, 60


class Circles:
    def __init__(self, service: Service) -> None:
        self.service = service

    # -- who is in it -------------------------------------------------------------------------------------
    async def make(self, person: Person, new: NewCircle) -> CircleRow:
        await self.service.shuns.check_allowed(person)
        await self._check_number(person)
        now = self.service.now()
        row = CircleRow(self.service.settings.new_id(), clean_name(new.name), now, person.id, secrets.token_urlsafe(9))
        await self.service.store.new_circle(row)
        return row

    async def _check_number(self, person: Person) -> None:
        if len(await self.service.store.circles_of(person.id)) >= MOST_CIRCLES:
            raise ProblemError("too-many-circles", most=MOST_CIRCLES)

    async def of_code(self, code: str) -> CircleRow:
        row = await self.service.store.circle_of_code(code)
        if row is None:
            raise ProblemError("no-circle")
        return row

    async def join(self, person: Person, code: str) -> CircleRow:
        row = await self.of_code(code)
        members = await self.service.store.members([row.id])
        if all(member.person != person.id for member in members):
            await self.service.shuns.check_allowed(person)
            await self._check_number(person)
            if len(members) >= MOST_MEMBERS:
                raise ProblemError("circle-full", most=MOST_MEMBERS)
            await self.service.store.join_circle(Member(row.id, person.id, self.service.now()))
        return row

    async def row(self, person: Person, circle: str) -> CircleRow:
        """A circle of somebody's; `no-circle` for all others, as if there was none."""
        row = await self.service.store.circle(circle)
        members = await self.service.store.members([circle])
        if row is None or all(member.person != person.id for member in members):
            raise ProblemError("no-circle")
        return row

    async def hosted(self, person: Person, circle: str) -> CircleRow:
        row = await self.row(person, circle)
        if row.host != person.id:
            raise ProblemError("not-host")
        return row

    async def remove(self, person: Person, circle: str, who: str) -> None:
        """Send somebody away; the link that let him in lets nobody in any more."""
        row = await self.hosted(person, circle)
        if who == person.id:
            raise ProblemError("own-seat")
        await self.service.store.leave_circle(circle, who)
        await self.service.store.change_circle(replace(row, code=secrets.token_urlsafe(9)))

    async def cup(self, person: Person, cup: str) -> CupRow:
        """A cup of a circle of somebody's."""
        row = await self.service.store.cup(cup)
        if row is None:
            raise ProblemError("no-cup")
        await self.row(person, row.circle)
        return row

    # -- showing ------------------------------------------------------------------------------------------
    async def cards(self, person: Person) -> list[CircleCard]:
        return [await self.card(person, row) for row in await self.service.store.circles_of(person.id)]

    async def card(self, person: Person, row: CircleRow) -> CircleCard:
        names = await self._names(row.id)
        place = waits = 0
        if person.id in names:
            league = await self._league(names, season_at(self.service.now()))
            place = next((line.place or 0 for line in league.lines if line.person == person.id), 0)
            mine = await self.service.store.tables_of(person.id, 200)
            cups = {cup.id for cup in await self.service.store.cups_of(row.id)}
            waits = sum(each.row.cup in cups and each.row.invited(person.id) is not None for each in mine)
        return CircleCard(row.id, row.name, len(names), place, waits)

    async def show(self, person: Person, circle: str, season: Season | None = None) -> Circle:
        row = await self.row(person, circle)
        names = await self._names(circle)
        members = [CircleMember(who, name, who == row.host, who == person.id) for who, name in names.items()]
        league = await self._league(names, season or season_at(self.service.now()))
        cups = [await self._draw(cup, person) for cup in await self.service.store.cups_of(circle)]
        return Circle(row.id, row.name, row.host == person.id, row.code, members, league, cups)

    async def _names(self, circle: str) -> dict[str, str]:
        """Of the members, who joined first first."""
        members = [member.person for member in await self.service.store.members([circle])]
        names = {each.id: each.name for each in await self.service.store.persons(members)}
        return {who: names[who] for who in members if who in names}

    async def _league(self, names: dict[str, str], season: Season) -> League:
        rows = await self.service.store.finished_of(list(names), since=season.begin)
        return league_of(names, finished(rows), season, self.service.now())

    async def _draw(self, cup: CupRow, person: Person) -> Cup:
        store, terms = self.service.store, cup.terms
        entrants = (await store.entrants([cup.id]))[cup.id]
        names = {each.id: each.name for each in await store.persons(entrants)}
        rounds = await self.service.cups.rounds(cup.id)
        lines = standing_of(cup, [who for who in entrants if who in names], rounds)
        return Cup(
            id=cup.id,
            name=terms.name,
            kind=terms.kind,
            game=terms.game,
            options=terms.options,
            seats=terms.seats,
            rounds=terms.rounds or len(rounds),
            days=terms.days,
            pace=terms.pace,
            status=cup.status,
            made=cup.made,
            mine=terms.host == person.id,
            entered=person.id in entrants,
            lines=[
                CupLine(each.person, names[each.person], each.points, each.total, each.met, each.out) for each in lines
            ],
            played=[
                CupRound(begun, ready_until(terms, begun), until(terms, begun), [_table(each) for each in tables])
                for begun, tables in zip(terms.begun, rounds, strict=False)
            ],
        )


def _table(played: Played) -> CupTable:
    row = played.row
    if not played.table:
        return CupTable("", played.people, [], "passed", [])
    if row is None:
        return CupTable(played.table, played.people, [], "waiting", [])
    ready = [who for who in played.people if row.status != "waiting" or row.seat_of(who) is not None]
    parts = played.outcome.parts if played.outcome is not None else []
    winners = [row.seats[part.seat].name for part in parts if part.won]
    return CupTable(played.table, played.people, ready, row.status, winners)
