"""Hints: what a seat that must speak could say best. Worked out in other processes, from a guess of the table."""

from __future__ import annotations

import asyncio
import logging
import secrets
from array import array
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING, Any

from emporion.kernel.chance import Dice
from emporion.server.messages import Answer, AskHint, Hint, HintWord
from emporion.server.problems import ProblemError
from emporion.server.tasks import ended
from emporion.server.workers import advice_worker
from emporion.server.workers.pool import HINTING, Workers

if TYPE_CHECKING:
    from emporion.server.rooms.audience import Connection
    from emporion.server.rooms.room import Room

log = logging.getLogger("emporion.server")
REMEMBERED = 1000
MOST_WAITING = 100

Key = tuple[str, int, tuple[tuple[int, ...], int]]
"""A decision: table, seat, and what it is asked since when."""


class Hints:
    def __init__(self, workers: int, seconds: float) -> None:
        self.workers = Workers("hints", workers, HINTING, MOST_WAITING)
        self.seconds = seconds
        self.known: dict[Key, asyncio.Task[list[HintWord]]] = {}  # asked twice, the same answer
        self.answering: set[asyncio.Task[None]] = set()

    def ask(self, room: Room, connection: Connection, message: AskHint) -> None:
        """Answer as soon as there is something to say; the table goes on meanwhile. Raises what stands against it."""
        seat = room.row.seat_of(connection.person.id if connection.person else None)
        if seat is None:
            raise ProblemError("not-seated")
        if not room.row.hints:
            raise ProblemError("no-hints")
        room.playing()
        if seat not in room.decisions:
            raise ProblemError("not-your-turn")
        room.check_seq(seat, message.seq)
        key = (room.row.id, seat, room.decisions[seat])
        if key not in self.known:
            self.workers.make_room(room.row.seats[seat].person)
            while len(self.known) >= REMEMBERED:
                del self.known[next(iter(self.known))]
            self.known[key] = asyncio.get_running_loop().create_task(self._think(room, seat))
        answer = self._answer(room, connection, message, key, self.known[key])
        task = asyncio.get_running_loop().create_task(answer)
        self.answering.add(task)
        task.add_done_callback(self.answering.discard)

    async def _answer(
        self, room: Room, connection: Connection, message: AskHint, key: Key, thinking: asyncio.Task[list[HintWord]]
    ) -> None:
        try:
            words = await asyncio.shield(thinking)
        except Exception as error:
            self.known.pop(key, None)
            if not isinstance(error, TimeoutError | BrokenProcessPool | ProblemError):
                log.exception("table %s: a hint failed", room.row.id)
            problem = error if isinstance(error, ProblemError) else ProblemError("no-advice")
            connection.tell(Answer(message.id, False, problem.problem()))
            return
        if room.decisions.get(key[1]) != key[2]:
            connection.tell(Answer(message.id, False, ProblemError("too-late").problem()))
            return
        connection.tell(Hint(message.id, message.seq, words))

    async def _think(self, room: Room, seat: int) -> list[HintWord]:
        async with self.workers.turns.turn(whose=room.row.seats[seat].person, kind=room.row.game):
            await self.workers.ready()
            if seat not in room.decisions:
                return []  # the table has moved on meanwhile
            game, table = room.game, room.table_for(seat)
            guess = game.guess(table, seat, Dice(secrets.token_hex(16)))
            return await self.workers.ask(
                advice_worker.hint,
                game.title,
                dict(room.row.options),
                array("q", guess.numbers()).tobytes(),
                seat,
                game.offered(table, seat),
                self.seconds,
                secrets.token_hex(16),
            )

    async def work_out(self, whose: str, work: Callable[..., Any], *question: object) -> Any:
        """Have something weighed that takes as long as a hint."""
        try:
            return await self.workers.do(work, *question, whose=whose)
        except (TimeoutError, BrokenProcessPool) as error:
            log.error("a word was not weighed: %r", error)
            raise ProblemError("busy", seconds=5) from error

    async def close(self) -> None:
        await ended((*self.answering, *self.known.values()))
        self.workers.close()
