"""Cups: people enter, it begins, and from then on rounds form themselves: their tables are opened with a seat kept for
everybody, who has not sat down in time is replaced by a bot, and when the last table is over the next round begins.

What is to be done is found out from what is stored, as often as one likes, by whichever server does it: a round is
noted with the names of its tables in one change, then its tables are opened, each under its name, once.
"""

from __future__ import annotations

import asyncio
import copy
import logging
from contextlib import suppress
from typing import TYPE_CHECKING

from msgspec.structs import replace

from emporion.games import about
from emporion.kernel.chance import commitment
from emporion.kernel.game import Game
from emporion.kernel.options import BadOption, OptionValue, UnfitOption, check_choice
from emporion.server.circles.pairing import knockout, meetings, swiss
from emporion.server.circles.standing import Played, is_last, rounds_of, standing_of, still_in
from emporion.server.doors.tables import COLOURS, SHAPES, load_game, seat_bot
from emporion.server.messages import NewCup
from emporion.server.people.identity import clean_name
from emporion.server.problems import ProblemError
from emporion.server.store import CupRow, CupTerms, Damaged, Pairing, Person, SeatRow, Stale, StoreProblem, TableRow
from emporion.server.tasks import ended

if TYPE_CHECKING:
    from emporion.server.service import Service

log = logging.getLogger("emporion.server")
DAY = 24 * 3600 * 1000
READY = 2 * DAY
"""How long everybody has to sit down, but no longer than half of the round."""
EVERY = 60.0  # seconds between two looks at all cups
MOST_ENTRANTS = 64
MOST_CUPS = 20  # of a circle that are not over


def ready_until(terms: CupTerms, begun: int) -> int:
    return begun + min(READY, terms.days * DAY // 2)


def until(terms: CupTerms, begun: int) -> int:
    return begun + terms.days * DAY


def allowed(game: Game, options: dict[str, OptionValue]) -> list[int]:
    """With how many seats a title can be played so."""
    return [n for n in range(game.fewest_seats, game.most_seats + 1) if game.fits(n, options)]


class Cups:
    def __init__(self, service: Service) -> None:
        self.service = service
        self._nudged = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._one = asyncio.Lock()  # whoever has a round formed finds its tables open afterwards

    def start(self) -> None:
        self._task = asyncio.get_running_loop().create_task(self._see_to_all())

    def nudge(self) -> None:
        """A match of a cup is over."""
        self._nudged.set()

    async def close(self) -> None:
        await ended([self._task])

    async def _see_to_all(self) -> None:
        while True:
            self._nudged.clear()
            try:
                for cup in await self.service.store.cups_running():
                    await self.see_to(cup)
            except StoreProblem as problem:
                log.error("cups were not seen to: %s", problem)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._nudged.wait(), EVERY)

    # -- before it begins ---------------------------------------------------------------------------------
    async def open(self, person: Person, circle: str, new: NewCup) -> CupRow:
        game, pace = load_game(new.game), new.pace
        if pace.kind != "days" or pace.seconds is None or pace.late == "wait":
            raise ProblemError("cup-clock")
        try:
            options = check_choice(game.options, new.options, new.seats)
            possible = allowed(game, new.options)
        except UnfitOption as error:
            raise ProblemError("unfit-option", str(error)) from None
        except BadOption as error:
            raise ProblemError("bad-option", str(error)) from None
        if new.seats not in possible:
            raise ProblemError("bad-seats", allowed=", ".join(map(str, possible)), seats=new.seats)
        if about.sides(new.game, new.seats, options):
            raise ProblemError("unfit-option", "a cup is played by each alone")
        if sum(cup.status != "over" for cup in await self.service.store.cups_of(circle)) >= MOST_CUPS:
            raise ProblemError("too-many-cups", most=MOST_CUPS)
        terms = CupTerms(
            clean_name(new.name),
            new.kind,
            new.game,
            new.options,
            new.seats,
            new.rounds if new.kind == "swiss" else 0,
            new.days,
            pace,
            person.id,
        )
        now = self.service.now()
        cup = CupRow(self.service.settings.new_id(), circle, "open", 0, now, terms)
        await self.service.store.put_cup(cup)
        await self.service.store.enter_cup(cup.id, person.id, now)
        return cup

    async def enter(self, person: Person, cup: CupRow) -> None:
        await self.service.shuns.check_allowed(person)
        entrants = (await self.service.store.entrants([cup.id]))[cup.id]
        if cup.status != "open":
            raise ProblemError("started")
        if person.id not in entrants and len(entrants) >= MOST_ENTRANTS:
            raise ProblemError("cup-full", most=MOST_ENTRANTS)
        await self.service.store.enter_cup(cup.id, person.id, self.service.now())

    async def begin(self, person: Person, cup: CupRow) -> None:
        if cup.terms.host != person.id:
            raise ProblemError("not-host")
        if cup.status != "open":
            return  # asked for twice
        entrants = (await self.service.store.entrants([cup.id]))[cup.id]
        if len(entrants) < 2:
            raise ProblemError("cup-empty")
        cup.status = "running"
        await self._next_round(cup, entrants, [])
        await self.see_to(cup.id)

    async def cancel(self, person: Person, cup: CupRow) -> None:
        if cup.terms.host != person.id:
            raise ProblemError("not-host")
        if cup.status != "open":
            raise ProblemError("started")
        await self.service.store.drop_cup(cup.id, cup.version)

    # -- rounds -------------------------------------------------------------------------------------------
    async def rounds(self, cup: str) -> list[list[Played]]:
        pairings = (await self.service.store.pairings([cup]))[cup]
        tables = sorted({each.table for each in pairings if each.table})
        found = await self.service.store.glimpses(tables)
        return rounds_of(pairings, {each.row.id: each.row for each in found if not each.broken})

    async def see_to(self, id: str) -> None:
        """Do whatever there is to do for a cup."""
        async with self._one:
            await self._see_to(id)

    async def _see_to(self, id: str) -> None:
        cup = await self.service.store.cup(id)
        if cup is None or cup.status != "running":
            return
        try:
            entrants = (await self.service.store.entrants([id]))[id]
            rounds = await self.rounds(id)
            now, begun = self.service.now(), cup.terms.begun[-1]
            late, over = now >= ready_until(cup.terms, begun), now >= until(cup.terms, begun)
            for played in rounds[-1] if rounds else []:
                await self._see_to_table(cup, played, late, over)
            if not rounds or all(played.done for played in rounds[-1]):
                await self._next_round(cup, entrants, rounds)
                if cup.status == "running":
                    await self._see_to(id)
        except Stale:
            pass  # another server does it
        except (ProblemError, Damaged) as problem:
            log.warning("cup %s was not seen to: %s", id, problem)

    async def _next_round(self, cup: CupRow, entrants: list[str], rounds: list[list[Played]]) -> None:
        """Note who plays where next, or that it is over."""
        playing = still_in(cup, entrants, rounds)
        standing = [each.person for each in standing_of(cup, entrants, rounds) if each.person in playing]
        if is_last(cup, rounds) or len(standing) < 2:
            cup.status = "over"
            await self.service.store.put_cup(cup)
            return
        if cup.terms.kind == "swiss":
            before = [played.people for tables in rounds for played in tables]
            passed = [people[0] for people in before if len(people) == 1]
            tables = swiss(standing, cup.terms.seats, meetings(before), passed)
        else:
            tables = knockout(standing, cup.terms.seats)
        pairings = [
            Pairing(len(rounds), person, table)
            for people in tables
            for table in [self.service.settings.new_id() if len(people) > 1 else ""]
            for person in people
        ]
        cup.terms = replace(cup.terms, begun=[*cup.terms.begun, self.service.now()])
        await self.service.store.put_cup(cup, pairings)

    async def _see_to_table(self, cup: CupRow, played: Played, late: bool, over: bool) -> None:
        if not played.table or played.done:
            return
        if played.row is None:
            await self._open_table(cup, played)
        elif played.row.status == "waiting" and late:
            await self._start_without(played.table)
        elif played.row.status == "running" and over:
            await self._hurry(played.table)

    async def _open_table(self, cup: CupRow, played: Played) -> None:
        """With a seat kept for each; bots where the title wants more."""
        terms, game = cup.terms, load_game(cup.terms.game)
        people = await self.service.store.persons(played.people)
        number = next(n for n in allowed(game, terms.options) if n >= len(played.people))
        seats = [SeatRow("open", colour=COLOURS[n], shape=SHAPES[n]) for n in range(number)]
        for seat, person in zip(seats, sorted(people, key=lambda each: played.people.index(each.id)), strict=False):
            seat.invited, seat.name = person.id, person.name
        for seat in seats:
            if not seat.invited:
                seat_bot(seats, seat, self.service.tables.level(terms.game, ""))
        now, seed = self.service.now(), self.service.settings.new_seed()
        row = TableRow(
            id=played.table,
            game=terms.game,
            options=check_choice(game.options, terms.options, number),
            seats=seats,
            pace=terms.pace,
            door="link",
            host="",
            seed=seed,
            commitment=commitment(seed),
            ruleset=game.ruleset,
            errata=list(game.errata),
            made=now,
            updated=now,
            cup=cup.id,
        )
        await self.service.tables.add(row)

    async def _start_without(self, table: str) -> None:
        """Bots take the seats of those who have not come."""
        async with self.service.rooms.hold(table) as room:
            if room.row.status != "waiting":
                return
            row = copy.deepcopy(room.row)
            level = self.service.tables.level_of_bots(row)
            for seat in row.seats:
                if seat.kind == "open":
                    seat_bot(row.seats, seat, level)
            await self.service.tables.change(room, row)

    async def _hurry(self, table: str) -> None:
        """Whoever has to speak now the round is over gives up."""
        async with self.service.rooms.hold(table) as room:
            if room.play is None or room.row.status != "running":
                return
            for seat in room.play.speakers():
                if room.row.seats[seat].kind == "person":
                    await self.service.stand_ins.take_over(room, seat, for_good=True)
