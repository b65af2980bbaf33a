"""Programs at the seats of live tables. They are asked from threads, so that a slow one never delays a person."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

from emporion.programs.process import ProgramFailed
from emporion.programs.seat import ProgramSeat, Talk
from emporion.server.turns import Turns

UNSEEN = 5.0  # seconds by which tables that nobody looks at stand back

if TYPE_CHECKING:
    from emporion.programs.seat import Program
    from emporion.server.rooms.room import Room


class MovedOn(Exception):
    """The seat need not speak any more, or its person is back."""


class ProgramSeats:
    """One process for each seat of each table in play; those that have to think at the same time take turns."""

    def __init__(self, at_once: int) -> None:
        self.seats: dict[tuple[str, int], ProgramSeat] = {}
        self._turns = Turns(at_once)
        self._threads = ThreadPoolExecutor(at_once + 1, thread_name_prefix="program")

    async def choose(self, room: Room, seat: int, program: Program) -> int | None:
        """The program's word; None when the default word must be said. Its clock starts when its turn has come."""
        async with self._turns.turn(0.0 if room.connections else UNSEEN, room.row.host, str(program)):
            if room.play is None or seat not in room.decisions:
                raise MovedOn
            key = (room.row.id, seat)
            if key not in self.seats or self.seats[key].program != program:
                self._stop(key)
                self.seats[key] = ProgramSeat(program, seat, room.row.language or "en")
            return await self._drive(self.seats[key].choose(room.play.match))

    async def _drive(self, talk: Talk) -> int | None:
        loop = asyncio.get_running_loop()
        try:
            exchange = next(talk)
            while True:
                try:
                    line = await loop.run_in_executor(self._threads, exchange.do)
                except ProgramFailed as failure:
                    exchange = talk.throw(failure)
                else:
                    exchange = talk.send(line)
        except StopIteration as end:
            word: int | None = end.value
            return word

    def forget(self, room: Room) -> None:
        """End the programs of a table: the match is over, or nobody looks at it."""
        for key in [key for key in self.seats if key[0] == room.row.id]:
            seat = self.seats.pop(key)
            goodbye = seat.over(room.play.match) if room.play is not None and room.play.over() else seat.leave()
            if goodbye is not None:
                self._threads.submit(goodbye.do)

    def _stop(self, key: tuple[str, int]) -> None:
        seat = self.seats.pop(key, None)
        if seat is not None:
            seat.stop()

    def close(self) -> None:
        for seat in self.seats.values():
            if seat.process is not None:
                seat.process.kill()
        self._threads.shutdown(wait=False, cancel_futures=True)
