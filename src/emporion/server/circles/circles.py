"""Circles of friends: made, joined by a link, left; and how they are shown to their members."""

from __future__ import annotations

import secrets
import time
from collections import Counter
from typing import TYPE_CHECKING

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
from emporion.server.profiles.results import rest
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
        await self.hosted(person, circle)
        if who == person.id:
            raise ProblemError("own-seat")
        await self.service.store.leave_circle(circle, who)
        await self.service.store.change_code(circle, secrets.token_urlsafe(9))

    async def cup(self, person: Person, cup: str) -> CupRow:
        """A cup of a circle of somebody's."""
        row = await self.service.store.cup(cup)
        if row is None:
            raise ProblemError("no-cup")
        await self.row(person, row.circle)
        return row

    # -- showing ------------------------------------------------------------------------------------------
    async def cards(self, person: Person) -> list[CircleCard]:
        return await self._cards(person, await self.service.store.circles_of(person.id))

    async def card(self, person: Person, row: CircleRow) -> CircleCard:
        return (await self._cards(person, [row]))[0]

    async def _cards(self, person: Person, rows: list[CircleRow]) -> list[CircleCard]:
        """One look at matches and tables for all of them."""
        store, season = self.service.store, season_at(self.service.now())
        names = {row.id: await self._names(row.id) for row in rows}
        everybody = sorted({who for each in names.values() if person.id in each for who in each})
        mine = [each.row for each in await store.tables_of(person.id, 200)]
        waits = Counter(row.cup for row in mine if row.invited(person.id) is not None)
        cards = []
        async with self.service.results.of(everybody, person.id, season.begin, season.end) as outcomes:
            for row in rows:
                began = time.thread_time()
                place = waiting = 0
                if person.id in names[row.id]:
                    league = league_of(names[row.id], outcomes, season, self.service.now())
                    place = next((line.place or 0 for line in league.lines if line.person == person.id), 0)
                    waiting = sum(waits[cup.id] for cup in await store.cups_of(row.id))
                cards.append(CircleCard(row.id, row.name, len(names[row.id]), place, waiting))
                await rest(began)
        return cards

    async def show(self, person: Person, circle: str, season: Season | None = None) -> Circle:
        row = await self.row(person, circle)
        names = await self._names(circle)
        members = [CircleMember(who, name, who == row.host, who == person.id) for who, name in names.items()]
        league = await self._league(names, season or season_at(self.service.now()), person)
        cups = [await self._draw(cup, row, person) for cup in await self.service.store.cups_of(circle)]
        return Circle(row.id, row.name, row.host == person.id, row.code, members, league, cups)

    async def _names(self, circle: str) -> dict[str, str]:
        """Of the members, who joined first first."""
        members = [member.person for member in await self.service.store.members([circle])]
        names = {each.id: each.name for each in await self.service.store.persons(members)}
        return {who: names[who] for who in members if who in names}

    async def _league(self, names: dict[str, str], season: Season, viewer: Person) -> League:
        async with self.service.results.of(list(names), viewer.id, season.begin, season.end) as outcomes:
            return league_of(names, outcomes, season, self.service.now())

    async def _draw(self, cup: CupRow, circle: CircleRow, person: Person) -> Cup:
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
            mine=await self.service.cups.leader(cup, circle) == person.id,
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
    if played.passed:
        return CupTable("", played.people, [], "passed", [])
    if row is None:
        return CupTable(played.table, played.people, [], "waiting", [])
    ready = [who for who in played.people if row.status != "waiting" or row.seat_of(who) is not None]
    parts = played.outcome.parts if played.outcome is not None else []
    winners = [row.seats[part.seat].name for part in parts if part.won]
    return CupTable(played.table, played.people, ready, row.status, winners)
