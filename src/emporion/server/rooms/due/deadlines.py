"""When a seat's time is over: the game's default word is said for it, or a bot takes it, as the table was opened; and
when nobody need wait any longer for answers to a request, or an order in advance speaks.

Here are the alarms of tables that are loaded and driven by this server; all others wait in the store (wakes.py).
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from emporion.server.store import Stale, StoreProblem
from emporion.server.tasks import ended

if TYPE_CHECKING:
    from emporion.server.match.play import Play
    from emporion.server.rooms.room import Room
    from emporion.server.service import Service

log = logging.getLogger("emporion.server")
LONGEST_SLEEP = 3600.0
ASKED = -1
"""In the place of a seat: there is something to do about a request."""
ORDERED = -2
"""The same about an order in advance."""


class Deadlines:
    """One alarm per table, set for the first seat whose time runs out."""

    def __init__(self, service: Service) -> None:
        self.service = service
        self.alarms: dict[str, asyncio.TimerHandle] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    def look_at(self, room: Room) -> None:
        """Set the alarm of a table anew."""
        self.forget(room)
        first = None if self._closed else self._first(room)
        if first is not None:
            wait = min(max(0.0, (first[0] - self.service.now()) / 1000), LONGEST_SLEEP)
            self.alarms[room.row.id] = asyncio.get_running_loop().call_later(wait, self._ring, room)

    def forget(self, room: Room) -> None:
        alarm = self.alarms.pop(room.row.id, None)
        if alarm is not None:
            alarm.cancel()

    def _first(self, room: Room) -> tuple[int, int] | None:
        """What is due first: the seat whose time is over then, ASKED or ORDERED."""
        play = room.play
        if play is None or room.row.status != "running" or play.over() or room.closed or not room.owned:
            return None
        due = [(play.requests.due(), ASKED), (room.pulse.ahead_due, ORDERED)]
        return min([*self._late(room, play), *((at, what) for at, what in due if at is not None)], default=None)

    def _late(self, room: Room, play: Play) -> list[tuple[int, int]]:
        if room.row.pace.late == "wait" or play.full:
            return []
        people = [seat for seat in play.speakers() if room.row.seats[seat].kind == "person"]
        return [(at, seat) for seat in people if (at := play.deadline(seat)) is not None]

    def _ring(self, room: Room) -> None:
        task = asyncio.get_running_loop().create_task(self._speak_for_the_late(room))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _speak_for_the_late(self, room: Room) -> None:
        try:
            async with room.lock:
                first = self._first(room)
                if first is not None and first[0] <= self.service.now() and room.play is not None:
                    seat = first[1]
                    if seat == ASKED:
                        await room.asking.see_to_it()
                        return
                    if seat == ORDERED:
                        await room.orders.see_to_it()
                        self.look_at(room)
                        return
                    if room.row.pace.late == "default":
                        await room.say(seat, [room.game.default(room.play.match.table, seat)])
                    else:
                        await self.service.stand_ins.take_over(room, seat, for_good=room.row.pace.late == "end")
                    return  # which has set the next alarm
        except Stale:
            await room.elsewhere.catch_up()
        except StoreProblem as problem:
            log.error("table %s: %s", room.row.id, problem)
            await asyncio.sleep(10)
        self.look_at(room)

    async def close(self) -> None:
        self._closed = True
        for alarm in self.alarms.values():
            alarm.cancel()
        await ended(self.tasks)
