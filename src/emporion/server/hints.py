"""Hints: what a seat that must speak could say best. Worked out by the bots' processes, from a guess of the table."""

from __future__ import annotations

import asyncio
import logging
import secrets
from array import array
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING

from emporion.kernel.chance import Dice
from emporion.server import advice_worker, problems
from emporion.server.messages import Answer, AskHint, Hint, HintWord
from emporion.server.problems import ProblemError

if TYPE_CHECKING:
    from emporion.server.audience import Connection
    from emporion.server.room import Room
    from emporion.server.service import Service

log = logging.getLogger("emporion.server")
REMEMBERED = 200

Key = tuple[str, int, tuple[tuple[int, ...], int]]
"""A decision: table, seat, and what it is asked since when."""


class Hints:
    def __init__(self, service: Service, seconds: float) -> None:
        self.service = service
        self.seconds = seconds
        self.known: dict[Key, asyncio.Task[list[HintWord]]] = {}  # asked twice, the same answer
        self.answering: set[asyncio.Task[None]] = set()

    def ask(self, room: Room, connection: Connection, message: AskHint) -> None:
        """Answer as soon as there is something to say; the table goes on meanwhile. Raises what stands against it."""
        seat = room.row.seat_of(connection.person.id if connection.person else None)
        if seat is None:
            raise problems.not_seated()
        if not room.row.hints:
            raise ProblemError(403, "no-hints", "there are no hints at this table")
        room.playing()
        if seat not in room.decisions:
            raise ProblemError(409, "not-your-turn", "you need not say anything now")
        room.check_seq(seat, message.seq)
        key = (room.row.id, seat, room.decisions[seat])
        if key not in self.known:
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
            if not isinstance(error, TimeoutError | BrokenProcessPool):
                log.exception("table %s: a hint failed", room.row.id)
            problem = ProblemError(503, "no-advice", "no hint could be found this time").problem()
            connection.tell(Answer(message.id, False, problem))
            return
        if room.decisions.get(key[1]) != key[2]:
            connection.tell(Answer(message.id, False, problems.too_late().problem()))
            return
        connection.tell(Hint(message.id, message.seq, words))

    async def _think(self, room: Room, seat: int) -> list[HintWord]:
        bots = self.service.bots
        async with bots.turns.turn(0, -1):  # a person waits: before every bot
            await bots.pool()
            if seat not in room.decisions:
                return []  # the table has moved on meanwhile
            game, table = room.game, room.table_for(seat)
            guess = game.guess(table, seat, Dice(secrets.token_hex(16)))
            return await bots.ask(
                advice_worker.hint,
                game.title,
                dict(room.row.options),
                array("q", guess.numbers()).tobytes(),
                seat,
                game.offered(table, seat),
                self.seconds,
                secrets.token_hex(16),
            )

    def close(self) -> None:
        for task in (*self.known.values(), *self.answering):
            task.cancel()
