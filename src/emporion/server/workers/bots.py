"""Bots at live tables. They think in worker processes, so that a thinking bot never delays a person.

A bot that finds no worker waits for its turn: only thinking counts as time.
"""

from __future__ import annotations

import asyncio
import logging
from array import array
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import TYPE_CHECKING

from emporion.kernel.chance import Dice
from emporion.kernel.refusal import Refused
from emporion.server import metrics
from emporion.server.problems import ProblemError
from emporion.server.store import Stale, StoreProblem
from emporion.server.tasks import ended
from emporion.server.workers import bot_worker
from emporion.server.workers.pool import THINKING, Workers
from emporion.server.workers.program_seats import UNSEEN, MovedOn, ProgramSeats

if TYPE_CHECKING:
    from emporion.server.rooms.room import Room
    from emporion.server.service import Service

log = logging.getLogger("emporion.server")
TRIES = 3  # of a bot whose process dies while it thinks
AFTER_A_PROBLEM = 1.0  # seconds until the storage is tried again
PAUSES = {"at_once": 0.0, "brisk": 1.0, "calm": 2.5}
"""By the table's pace for bots: how many delays a bot waits before it speaks."""


def patience_of(room: Room) -> float:
    return 0.0 if room.connections else UNSEEN


def people_decide(room: Room) -> bool:
    """Whether a person may speak there."""
    return any(room.row.seats[seat].kind == "person" for seat in room.decisions)


def _bot_of(room: Room, seat: int) -> str:
    """The level of the bot that holds the seat."""
    if room.row.seats[seat].kind != "bot":
        raise MovedOn
    return room.row.seats[seat].level


class Thoughts:
    """How long the bots of a level have thought, in seconds."""

    def __init__(self) -> None:
        self.words = 0
        self.seconds = 0.0
        self.longest = 0.0

    def add(self, seconds: float) -> None:
        self.words += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)

    def __str__(self) -> str:
        mean = self.seconds / max(1, self.words)
        return f"{self.words} words, {mean:.3f} s on average, {self.longest:.3f} s at most"


class BotRunner:
    def __init__(self, service: Service, workers: int, delay: float) -> None:
        self.service = service
        self.workers = Workers("bots", workers, THINKING)
        self.delay = delay
        self.tasks: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._turns: set[asyncio.Task[None]] = set()  # these, and those that say their word just now
        self.programs = ProgramSeats(workers)
        self.thoughts: dict[str, Thoughts] = {}
        self._closed = False

    # -- thinking -----------------------------------------------------------------------------------------
    async def _choose(self, room: Room, seat: int) -> int | None:
        """What the bot of a seat says; None when the default word must be said for it."""
        level = _bot_of(room, seat)
        if level in bot_worker.LEVELS:
            return await self._ask_worker(room, seat, level)
        program = self.service.settings.programs.program(level)
        if program is None:
            log.error("table %s: there is no program %r any more", room.row.id, level)
            return None
        return await self.programs.choose(room, seat, program)

    async def _ask_worker(self, room: Room, seat: int, level: str) -> int:
        async with self.workers.turns.turn(patience_of(room), room.row.host, level):
            await self.workers.ready()
            if room.play is None or seat not in room.decisions or _bot_of(room, seat) != level:
                raise MovedOn
            game, table = room.game, room.play.match.table
            guess = game.guess(table, seat, Dice(self.service.settings.new_seed()))
            question = (
                game.title,
                dict(room.row.options),
                [array("q", guess.numbers()).tobytes()],
                seat,
                game.offered(table, seat),
                level,
                self.service.settings.new_seed(),
            )
            word, seconds = await self.workers.ask(bot_worker.think, *question)
            self.thoughts.setdefault(level, Thoughts()).add(seconds)
            metrics.thinking.labels(level).observe(seconds)
            return word

    async def close(self) -> None:
        self._closed = True
        await ended(self._turns)
        self.workers.close()
        self.programs.close()
        for level, thoughts in self.thoughts.items():
            log.info("bots of level %s: %s", level, thoughts)

    # -- turns --------------------------------------------------------------------------------------------
    def look_at(self, room: Room) -> None:
        """Let every bot that has to speak think, unless it does already; only where this server drives the table."""
        if room.row.status == "over" or not room.owned:
            self.programs.forget(room)
        if room.row.status != "running" or not room.owned or room.closed or self._closed:
            return
        if room.play is None or room.play.full or room.play.requests.bots_wait():
            return
        for seat in room.decisions:
            key = (room.row.id, seat)
            if room.game.patient(room.play.match.table, seat):
                continue  # it hears an answer first
            if room.row.seats[seat].kind == "bot" and key not in self.tasks:
                task = asyncio.get_running_loop().create_task(self._turn(room, seat))
                self.tasks[key] = task
                self._turns.add(task)
                task.add_done_callback(partial(self._ended, key))

    def speaks_at(self, room: Room) -> bool:
        """Whether a bot has something to say there."""
        return any((room.row.id, seat) in self.tasks for seat in range(len(room.row.seats)))

    def forget(self, room: Room) -> None:
        """The table is put away or no more."""
        self.programs.forget(room)
        for seat in range(len(room.row.seats)):
            task = self.tasks.pop((room.row.id, seat), None)
            if task is not None:
                task.cancel()

    def _ended(self, key: tuple[str, int], task: asyncio.Task[None]) -> None:
        self._turns.discard(task)
        if self.tasks.get(key) is task:
            del self.tasks[key]
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a bot at table %s failed", key[0], exc_info=error)

    async def _turn(self, room: Room, seat: int) -> None:
        """Think about the seat's decision until a word for it is said."""
        key, task = (room.row.id, seat), asyncio.current_task()
        while seat in room.decisions:
            decision = room.decisions[seat]
            try:
                word = await self._think(room, seat)
            except MovedOn:
                if room.closed or room.row.seats[seat].kind != "bot":
                    return
                continue  # it is asked something else, or by another bot
            async with room.lock:
                if self._closed or room.closed or not room.owned or room.row.seats[seat].kind != "bot":
                    return  # nothing is said for a bot that is not ours, or whose seat was taken again
                if room.decisions.get(seat) != decision or room.play is None:
                    continue  # somebody took a word back meanwhile
                if room.play.full or room.play.requests.bots_wait():
                    return  # it thinks again when the request has been answered
                if word is not None and room.game.lingers(room.play.match.table, seat, word) and people_decide(room):
                    return  # it thinks again when somebody has spoken
                self.tasks.pop(key, None)  # with this word the seat's next decision may begin
                try:
                    await self._say(room, seat, word)
                    return
                except StoreProblem as problem:
                    log.error("table %s: %s", room.row.id, problem)
                    wait = AFTER_A_PROBLEM
                except Stale:  # somebody spoke at another server
                    wait = 0.0
                if task is not None:
                    self.tasks[key] = task
            await asyncio.sleep(wait)
            await room.elsewhere.catch_up()

    async def _say(self, room: Room, seat: int, word: int | None) -> None:
        assert room.play is not None
        if word is not None:
            try:
                await room.say(seat, [word])
                return
            except (Refused, ProblemError) as error:
                log.error("table %s: a bot is refused: %s", room.row.id, error)
        await room.say(seat, [room.game.default(room.play.match.table, seat)])

    def _pause(self, room: Room, seat: int) -> float:
        """Seconds that let people follow. Words of one turn belong together and have one pause, before the first;
        a sealed word, which nobody sees, has none."""
        if room.play is None:
            return 0.0
        match = room.play.match
        if match.over() or room.game.step(match.table).sealed or (match.said and match.said[-1].seat == seat):
            return 0.0
        return self.delay * PAUSES[room.row.pace.bots]

    async def _think(self, room: Room, seat: int) -> int | None:
        """The bot's word, after a while that lets people follow; None when it finds none. `MovedOn` if none is wanted
        any more."""
        loop = asyncio.get_running_loop()
        start = loop.time()
        word: int | None = None
        for left in reversed(range(TRIES)):
            try:
                word = await self._choose(room, seat)
            except MovedOn:
                raise
            except BrokenProcessPool:
                log.error("table %s: a bot's process has died", room.row.id)
                if left and not self._closed:
                    continue
            except TimeoutError:
                log.error("table %s: a bot thinks too long", room.row.id)
            except Exception:  # whatever a bot does wrong, the match goes on
                log.exception("table %s: a bot failed", room.row.id)
            break
        rest = self._pause(room, seat) - (loop.time() - start)
        if rest > 0:
            await asyncio.sleep(rest)
        return word
