"""Opening tables and what happens at them before the first word: sitting down, leaving, bots, the start.

What else the host may do before the start is in hosting.py, the table that follows a match in rematches.py.
"""

from __future__ import annotations

import copy
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from emporion import games
from emporion.kernel.chance import commitment
from emporion.kernel.game import Game
from emporion.kernel.options import BadOption, OptionValue, UnfitOption, check_choice
from emporion.server.messages import Branch, NewBranch, NewTable, Pace, SeatBot, SeatNumber, TableCard
from emporion.server.problems import ProblemError
from emporion.server.rooms.room import Room
from emporion.server.store import EVERYBODY, Op, Person, SeatRow, Stale, TableRow

if TYPE_CHECKING:
    from emporion.server.service import Service
    from emporion.server.workers.replay_worker import Departure

COLOURS = ("red", "green", "yellow", "blue", "black", "white")
SHAPES = ("disc", "square", "hexagon", "diamond", "shield", "triangle")
BOT_NAMES = ("Livia", "Cato", "Drusilla", "Varro", "Octavia", "Seneca", "Agrippina", "Plinius", "Flavia", "Tullius")
TRIES = 5  # when other servers change the same table all the time
MOST_BRANCHES = 20  # of one match that are shown
MOST_TABLES = 200  # unfinished ones of one person, empty ones not counted


def load_game(title: str) -> Game:
    try:
        return games.load(title)
    except games.UnknownGame as error:
        raise ProblemError("no-game", str(error)) from None


class Tables:
    def __init__(self, service: Service) -> None:
        self.service = service

    def level(self, title: str, wanted: str) -> str:
        """A level or program that plays a title here; without a wish the easiest."""
        known = self.service.settings.programs.levels(title)
        if wanted and wanted not in known:
            raise ProblemError("no-level", levels=", ".join(known))
        return wanted or known[0]

    def level_of_bots(self, row: TableRow) -> str:
        """The level of a bot nobody has chosen: that of the others at the table, else a middling one."""
        known = self.service.settings.programs.levels(row.game)
        wanted = [*(seat.level for seat in row.seats if seat.kind == "bot"), "medium"]
        return next((level for level in wanted if level in known), known[0])

    # -- opening ------------------------------------------------------------------------------------------
    async def open(self, person: Person, new: NewTable) -> Room:
        await self.service.shuns.check_allowed(person)
        game = load_game(new.game)
        options = _options(game, new)
        _check_seats(game, len(new.seats), options)
        seats = [SeatRow("open") for _ in new.seats]
        chosen_first = sorted(range(len(seats)), key=lambda n: not (new.seats[n].colour or new.seats[n].shape))
        for n in chosen_first:
            _dress(seats, seats[n], new.seats[n].colour, new.seats[n].shape)
        for seat, wanted in zip(seats, new.seats, strict=True):
            if wanted.kind == "me":
                if any(other.kind == "person" for other in seats):
                    raise ProblemError("two-seats")
                _sit(seat, person)
        for seat, wanted in zip(seats, new.seats, strict=True):
            if wanted.kind == "bot":
                seat_bot(seats, seat, self.level(game.title, wanted.level))
        if new.coach and sorted(seat.kind for seat in seats) != ["bot"] * (len(seats) - 1) + ["person"]:
            raise ProblemError("coach-alone")
        table = self._id_of(person, new.once)
        if new.once and await self.service.rooms.exists(table):
            return await self.service.rooms.get(table)
        await self.check_number(person)
        now = self.service.now()
        seed = self.service.settings.new_seed()
        row = TableRow(
            id=table,
            game=game.title,
            options=options,
            seats=seats,
            pace=new.pace,
            door=new.door,
            host=person.id,
            seed=seed,
            commitment=commitment(seed),
            ruleset=game.ruleset,
            errata=list(game.errata),
            made=now,
            updated=now,
            language=new.language,
            hints=new.coach or (all(seat.kind != "open" for seat in seats) if new.hints is None else new.hints),
            coach=new.coach,
            spectators=new.spectators,
        )
        room = await self.add(row)
        if row.status == "waiting":
            await self.service.calls.opened(row)
        return room

    def _id_of(self, person: Person, once: str) -> str:
        """A new one; asked again under the same name, the same."""
        return self.service.identity.table(person, once) if once else self.service.settings.new_id()

    async def add(self, row: TableRow, ops: list[Op] | None = None, after: TableRow | None = None) -> Room:
        if all(seat.kind != "open" for seat in row.seats):
            row.status = "running"
            row.started = row.made
        return await self.service.rooms.open(row, ops, after)

    async def check_number(self, person: Person) -> None:
        """Whether the person may have one more table."""
        if await self.service.store.unfinished(person.id) >= MOST_TABLES:
            raise ProblemError("too-many-tables", most=MOST_TABLES)

    # -- before the start ---------------------------------------------------------------------------------
    async def once_more(self, attempt: Callable[[], Awaitable[Room]]) -> Room:
        """Do it, again if another server was faster: at the table as it is then, where a repeat finds itself done."""
        for _ in range(TRIES):
            try:
                return await attempt()
            except ProblemError as problem:
                if problem.key != "too-late" or not self.service.store.shared:
                    raise
        return await attempt()

    async def sit(self, table: str, person: Person, wanted: SeatNumber) -> Room:
        await self.service.shuns.check_allowed(person)
        return await self.once_more(lambda: self._sit_down(table, person, wanted))

    async def _sit_down(self, table: str, person: Person, wanted: SeatNumber) -> Room:
        async with self.service.rooms.hold(table) as room:
            if room.row.seat_of(person.id) == wanted.seat:
                return room  # the answer was lost, or this was asked twice
            row = waiting(room)
            if person.id in row.removed:
                raise ProblemError("removed")
            seat = _free_seat(row, wanted.seat)
            if row.cup and seat.invited != person.id:
                raise ProblemError("cup-table")
            if not row.cup:  # who enters a cup plays with whoever does
                await self.service.shuns.check_company(person, row.people())
            if seat.invited not in ("", person.id):
                raise ProblemError("seat-kept", name=seat.name)
            for old in (row.seat_of(person.id), row.invited(person.id)):
                if old is not None:
                    clear_seat(row.seats[old])
            _dress(row.seats, seat, wanted.colour, wanted.shape)
            _sit(seat, person)
            await self.change(room, row)
        return room

    async def leave(self, table: str, person: Person) -> Room:
        async with self.service.rooms.hold(table) as room:
            row = waiting(room)
            seat = row.seat_of(person.id)
            if seat is None:
                seat = row.invited(person.id)  # who is invited says no
            if seat is None:
                raise ProblemError("not-seated")
            if row.cup:  # the seat stays kept
                _not_ready(row.seats[seat], person)
                await self.change(room, row)
                return room
            clear_seat(row.seats[seat])
            if row.host == person.id and row.people():
                row.host = next(other.person for other in row.seats if other.kind == "person")
            await self.change(room, row)
            if not row.people():  # nobody is left to play
                await self.service.rooms.delete(room)
        return room

    async def seat_bot(self, table: str, person: Person, wanted: SeatBot) -> Room:
        async with self.service.rooms.hold(table) as room:
            row = waiting(room)
            only_host(row, person)
            seat_bot(row.seats, _free_seat(row, wanted.seat), self.level(row.game, wanted.level))
            await self.change(room, row)
        return room

    async def start(self, table: str, person: Person) -> Room:
        """Start without the seats that are still open."""
        async with self.service.rooms.hold(table) as room:
            row = waiting(room)
            only_host(row, person)
            row.seats = [seat for seat in row.seats if seat.kind != "open"]
            _check_seats(room.game, len(row.seats), row.options)
            await self.change(room, row)
        return room

    async def change(self, room: Room, row: TableRow) -> None:
        if all(seat.kind != "open" for seat in row.seats):
            row.status = "running"
        try:
            await room.change(row)
        except Stale:
            raise ProblemError("too-late") from None

    # -- what-if matches ----------------------------------------------------------------------------------
    async def branch(
        self, person: Person, start: Departure, old: list[SeatRow], seat: int, wanted: NewBranch, table: str
    ) -> Room:
        """Play on from a position of a match that is over. Its words and seed are kept, so what chance has in store is
        what it was; only who sits there and what is said from here on differs. A sealed decision that was half said is
        said anew: its words may be taken back."""
        await self.service.shuns.check_allowed(person)
        level = self.level(start.game, wanted.level)
        id = self._id_of(person, wanted.once)
        if wanted.once and await self.service.rooms.exists(id):
            return await self.service.rooms.get(id)
        await self.check_number(person)
        now = self.service.now()
        seats = [SeatRow("open", colour=each.colour, shape=each.shape) for each in old]
        _sit(seats[seat], person)
        for place, each in enumerate(old):
            _dress(seats, seats[place], "", "")
            if place != seat:
                known = each.kind == "bot" and each.level in self.service.settings.programs.levels(start.game)
                seat_bot(seats, seats[place], each.level if known else level)
        row = TableRow(
            id=id,
            game=start.game,
            options=dict(start.options),
            seats=seats,
            pace=Pace(),
            door="link",
            host=person.id,
            seed=start.seed,
            commitment=commitment(start.seed),
            ruleset=start.ruleset,
            errata=list(start.errata),
            made=now,
            updated=now,
            hints=True,
            branch=Branch(start.record, start.begun[seat], table),
        )
        return await self.add(
            row, [Op(n, "say", seat, now, EVERYBODY, word) for n, (seat, word) in enumerate(start.said)]
        )

    async def branches(self, person: Person, record: str) -> list[TableCard]:
        """The person's own what-if matches that left a record, those played last; no table is woken for it."""
        found = await self.service.store.branches(person.id, record, MOST_BRANCHES)
        return await self.service.lobby.draw(sorted(found, key=lambda each: each.row.made), person)


def _options(game: Game, new: NewTable) -> dict[str, OptionValue]:
    try:
        return check_choice(game.options, new.options, len(new.seats))
    except UnfitOption as error:
        raise ProblemError("unfit-option", str(error)) from None
    except BadOption as error:
        raise ProblemError("bad-option", str(error)) from None


def _check_seats(game: Game, seats: int, options: dict[str, OptionValue]) -> None:
    allowed = [n for n in range(game.fewest_seats, game.most_seats + 1) if game.fits(n, options)]
    if seats not in allowed:
        raise ProblemError("bad-seats", allowed=", ".join(map(str, allowed)), seats=seats)


def waiting(room: Room) -> TableRow:
    """A copy of the row to change; only before the start."""
    if room.row.status != "waiting":
        raise ProblemError("started")
    return copy.deepcopy(room.row)


def only_host(row: TableRow, person: Person) -> None:
    if row.host != person.id:
        raise ProblemError("not-host")


def _free_seat(row: TableRow, seat: int) -> SeatRow:
    if seat >= len(row.seats):
        raise ProblemError("no-seat")
    if row.seats[seat].kind != "open":
        raise ProblemError("seat-taken")
    return row.seats[seat]


def _sit(seat: SeatRow, person: Person) -> None:
    seat.kind, seat.person, seat.name, seat.level, seat.invited = "person", person.id, person.name, "", ""
    seat.zone, seat.vacations = person.zone, []


def _not_ready(seat: SeatRow, person: Person) -> None:
    clear_seat(seat)
    seat.invited, seat.name = person.id, person.name


def clear_seat(seat: SeatRow) -> None:
    seat.kind, seat.person, seat.name, seat.level, seat.invited = "open", "", "", "", ""
    seat.zone, seat.vacations = "", []


def seat_bot(seats: list[SeatRow], seat: SeatRow, level: str) -> None:
    taken = {other.name for other in seats if other is not seat}
    name = next(name for name in (*BOT_NAMES, *(f"Bot {n}" for n in range(1, 20))) if name not in taken)
    seat.kind, seat.person, seat.name, seat.level, seat.invited = "bot", "", name, level, ""
    seat.zone, seat.vacations = "", []


def _dress(seats: list[SeatRow], seat: SeatRow, colour: str, shape: str) -> None:
    """Give a seat its colour and shape, unique at the table; by default those of its place."""
    others = [other for other in seats if other is not seat]
    for kind, wanted, known in (("colour", colour, COLOURS), ("shape", shape, SHAPES)):
        taken = {getattr(other, kind) for other in others}
        if wanted and (wanted not in known or wanted in taken):
            raise ProblemError("colour-taken" if kind == "colour" else "shape-taken")
        if wanted:
            setattr(seat, kind, wanted)
        elif not getattr(seat, kind):
            place = next(n for n, each in enumerate(seats) if each is seat)
            inside = [*known[place:], *known[:place]]
            setattr(seat, kind, next((each for each in inside if each not in taken), known[0]))
