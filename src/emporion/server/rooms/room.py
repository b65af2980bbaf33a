"""A live table: its match, and what changes it. One task at a time does.

A word is checked by the kernel, appended to the store, and only then told to anybody. What other servers do at the same
table is read on from where this one has come to.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from msgspec.structs import replace

from emporion import games
from emporion.kernel.table import Table
from emporion.server import metrics
from emporion.server.match.orders import OrderRow
from emporion.server.match.play import PUBLIC, Play, Prepared
from emporion.server.match.pulse import Pulse, pulse_of
from emporion.server.match.views import result_of, standing_of, state_of, waiting_state
from emporion.server.messages import State, TableCard
from emporion.server.problems import ProblemError
from emporion.server.rooms.asking import Asking
from emporion.server.rooms.audience import Audience, Connection
from emporion.server.rooms.cards import card_of
from emporion.server.rooms.decisions import Decisions
from emporion.server.rooms.elsewhere import Elsewhere
from emporion.server.rooms.hearing import Hearing
from emporion.server.rooms.orders import RoomOrders
from emporion.server.rooms.stand_ins import Absences
from emporion.server.rooms.talk import Talk
from emporion.server.store import (
    EVERYBODY,
    Attendance,
    ChatRow,
    Heard,
    Op,
    Person,
    Reached,
    Stale,
    StoreProblem,
    TableRow,
    unless_stored,
)

if TYPE_CHECKING:
    from emporion.server.service import Service

log = logging.getLogger("emporion.server")


class Room:
    def __init__(
        self,
        service: Service,
        row: TableRow,
        play: Play | None,
        chats: list[ChatRow],
        attendance: Iterable[Attendance] = (),
        owner: str = "",
        orders: Sequence[OrderRow] = (),
    ) -> None:
        self.service = service
        self.game = games.load(row.game)
        self.row = row
        self.play = play
        """The match, once it has started."""
        self.owner = owner
        """The server that lets bots think and clocks run out here."""
        self.talk = Talk(self, chats)
        self.audience = Audience(self, attendance)
        self.hearing = Hearing(self)
        self.asking = Asking(self)
        self.orders = RoomOrders(self, list(orders))
        self.elsewhere = Elsewhere(self)
        self.lock = asyncio.Lock()
        self.closed = False
        """Put away or removed: whoever still has it asks for the table again."""
        self.used = service.now()
        self._pulse: tuple[tuple[int, int], Pulse] | None = None
        self.decisions = Decisions()
        self.decisions.note(self.play)

    # -- looking ------------------------------------------------------------------------------------------
    @property
    def connections(self) -> set[Connection]:
        return self.audience.connections

    @property
    def owned(self) -> bool:
        return self.owner == self.service.store.server

    def viewer(self, person: Person | None) -> int:
        seat = self.row.seat_of(person.id if person else None)
        return PUBLIC if seat is None else seat

    def absences(self) -> Absences:
        return self.audience.absences()

    def card(self, person: Person | None) -> TableCard:
        return card_of(self.row, person.id if person else None, self.pulse.glance, self.absences())

    @property
    def moment(self) -> tuple[int, int]:
        """The number of the next word and the version of the row: as long as they stay, so does the pulse."""
        return self.play.number if self.play is not None else 0, self.row.version

    @property
    def reached(self) -> Reached:
        """How far this server knows the table."""
        return Reached(*self.moment, self.talk.next)

    @property
    def pulse(self) -> Pulse:
        if self._pulse is None or self._pulse[0] != self.moment:
            self._pulse = (self.moment, pulse_of(self.row, self.play, standing_of(self.play), self.orders.ahead()))
        return self._pulse[1]

    def forget_pulse(self) -> None:
        """Something else than words and the row has changed that it depends on."""
        self._pulse = None

    def table_for(self, viewer: int) -> Table:
        """The table a viewer's sight is drawn from."""
        assert self.play is not None
        return self.play.match.table

    def state(self, person: Person | None, known: int) -> State:
        viewer = self.viewer(person)
        if self.play is None:
            return waiting_state(self.row, self.card(person), None if viewer == PUBLIC else viewer)
        state = state_of(self.play, self.table_for(viewer), viewer, self.card(person), known)
        orders = None if viewer == PUBLIC else self.orders.told(viewer)
        return state if orders is None else replace(state, orders=orders)

    def join(self, connection: Connection) -> None:
        self.used = self.service.now()
        self.audience.join(connection)
        if self.service.store.shared:
            self.service.rooms.compare(self.row.id)

    def leave(self, connection: Connection) -> None:
        self.used = self.service.now()
        self.audience.leave(connection)

    def check_open(self) -> None:
        """After waiting for the lock: whether the table is still there."""
        if self.closed:
            raise ProblemError("no-table")

    def playing(self) -> Play:
        if self.play is None:
            raise ProblemError("not-started")
        return self.play

    # -- speaking: the lock must be held ------------------------------------------------------------------
    def check_seq(self, seat: int, seq: int) -> None:
        """Whether a message answers the state as it is, or one in which the seat was asked the same."""
        now = self.playing().seq(seat)
        if not self.decisions.since(seat, now) <= seq <= now:
            raise ProblemError("too-late")

    async def say(
        self, seat: int, words: list[int], heard: Heard | None = None, careful: bool = False, message: str = ""
    ) -> None:
        """Say words for a seat: check, store, tell. `message` is whose words they are if no person has just said so."""
        play = self.playing()
        ops = play.prepare(seat, words, heard.message if heard else message, self.service.now(), careful)
        await self.append(ops, heard)
        play.accept(ops)
        metrics.words.labels(self.row.game).inc(len(ops))
        self.decisions.note(play, seat)
        if play.over():
            await self.finish()
        self.tell_change(ops)

    async def take_back(self, seat: int, steps: int, heard: Heard) -> None:
        """Take so many words of a seat's turn back, 0 for all of it."""
        await self.go_back(*self.playing().prepare_back(seat, steps, heard.message, self.service.now()), heard)

    async def go_back(self, ops: list[Op], then: Prepared, heard: Heard | None = None, talk: int = 0) -> None:
        """Store what takes words back, after so much talk about it; then do it, and tell."""
        play = self.playing()
        await self.append(ops, heard)
        play.accept_talk(ops[:talk])
        kept = play.accept_back(ops[talk:], then)
        self.decisions.note(play, ops[-1].seat)
        self.tell_change(ops, kept)

    async def append(self, ops: list[Op], heard: Heard | None) -> None:
        number = self.playing().number
        self.owner = await self.service.store.append(self.row.id, number, ops, self.service.now(), heard)

    # -- what follows -------------------------------------------------------------------------------------
    def tell_change(self, ops: list[Op] | None = None, kept: dict[int, int] | None = None) -> None:
        """Show what was said to those who could notice it, any other change to everybody, and see what follows."""
        self.audience.tell_change(EVERYBODY if ops is None else _seen(ops), kept)
        self.drive()

    def drive(self) -> None:
        """If it is for this server to do so: let bots think, set the alarm of deadlines, and note how the table is."""
        self.service.bots.look_at(self)
        self.service.deadlines.look_at(self)
        if self.owned and self.play is not None:
            self.service.pulses.note(self)

    async def finish(self) -> None:
        """The match is over: note the result. If that fails it is made up for when the table is next loaded."""
        play = self.playing()
        self.row.result = result_of(self.game, play.match.table)
        self.row.status = "over"
        self.row.updated = self.service.now()
        try:
            await self.service.store.update_table(self.row)
            await self.service.calls.over(self.row)
            self.service.counting.nudge(self.row.id)
        except Stale:
            pass  # another server has noted it
        except StoreProblem as problem:
            log.error("table %s is over, but: %s", self.row.id, problem)

    async def finish_if_over(self) -> None:
        """The server that heard the last word is gone before it could note the result."""
        if self.owned and self.row.status == "running" and self.play is not None and self.play.over():
            await self.finish()
            self.tell_change()

    async def change(self, row: TableRow) -> None:
        """Store a changed row, then show it. The lock must be held."""
        row.updated = self.service.now()
        if row.status == "running" and self.play is None:
            row.started = row.updated
        await unless_stored(self._store(row), partial(self._is_stored, row))
        self.take(row)

    async def _store(self, row: TableRow) -> None:
        self.owner = await self.service.store.update_table(row, row.concerned() - self.row.concerned())

    async def _is_stored(self, row: TableRow) -> bool:
        """Whether it is, though nobody said so. That may still change: the table is looked at again soon."""
        self.service.rooms.doubt(row.id)
        if await self.service.store.table(row.id) != replace(row, version=row.version + 1):
            return False
        row.version += 1
        self.owner = await self.service.store.claim(row.id)
        return True

    def take(self, row: TableRow) -> None:
        """Show a changed row that was stored."""
        self._take_row(row)
        self.tell_change()
        self.audience.tell_presence()

    def _take_row(self, row: TableRow) -> None:
        """From here on, this is the row."""
        viewers = self.audience.viewers()
        if self.play is not None:
            self.play.sit(row)
        elif row.status != "waiting":
            self.play = Play(self.game, row, [])
        self.row = row
        self.audience.forget_journals(viewers)
        self.audience.send_out()
        self.decisions.note(self.play)


def _seen(ops: list[Op]) -> int:
    """Who could notice any of these."""
    seen = 0
    for op in ops:
        seen |= op.seen
    return seen
