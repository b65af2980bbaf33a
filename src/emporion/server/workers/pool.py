"""Processes that work for the server, so that nothing that takes long happens in the process everybody talks to.

Each kind of work has processes and a queue of its own, and a priority by which the operating system shares the cores:
the server first, then what people look at (replays), then bots, then hints, then analyses. However many hints are asked
for, a bot finds its own process free, and the more urgent one gets the greater part of a core they share.
"""

from __future__ import annotations

import asyncio
import math
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from threading import Thread
from typing import TypeVar

from emporion.server.problems import ProblemError
from emporion.server.turns import Turns
from emporion.server.workers import bot_worker
from emporion.tracker import start_tracker

R = TypeVar("R")
READING, THINKING, HINTING, ANALYSING = 5, 10, 14, 19  # how far each kind stands back, in the system's measure
LONGEST_WORK = 30.0  # seconds
TO_END = 2.0
"""Seconds a pool whose processes are killed has to notice: at its exit Python wakes pools that still have a thread, and
one that closes itself at that moment would be told as an error."""


class Workers:
    def __init__(self, name: str, number: int, nice: int, most_waiting: int | None = None, timed: bool = True) -> None:
        """So many processes; they start with their first work. Beyond `most_waiting` somebody is refused as `busy`: who
        waits for most.

        What takes longer than `LONGEST_WORK` is stopped if it is `timed`.
        """
        self.name = name
        self.number = number
        self.nice = nice
        self.most_waiting = most_waiting
        self.timed = timed
        self.turns = Turns(number)
        self._pool: ProcessPoolExecutor | None = None
        self._starting = asyncio.Lock()

    async def do(self, work: Callable[..., R], *question: object, whose: str = "", kind: str = "") -> R:
        """Have a worker do something when the turn has come."""
        self.make_room(whose)
        async with self.turns.turn(whose=whose, kind=kind or work.__name__):
            return await self.ask(work, *question)

    def make_room(self, whose: str) -> None:
        """For one more: where too many wait, of who waits for most; that may be who asks."""
        if self.most_waiting is not None and self.turns.waiting >= self.most_waiting:
            busy = ProblemError("busy", seconds=max(1, math.ceil(self.turns.expected() * self.most_waiting)))
            if not self.turns.crowd_out(whose, busy):
                raise busy

    async def ready(self) -> ProcessPoolExecutor:
        """The processes, all of them running. Starting them takes a moment, in which the server goes on."""
        async with self._starting:
            if self._pool is None:
                self._pool = await asyncio.to_thread(_start, self.number, self.nice)
            return self._pool

    async def ask(self, work: Callable[..., R], *question: object) -> R:
        """Have a worker do something; only for who has a turn."""
        pool = await self.ready()
        try:
            return await asyncio.wait_for(
                asyncio.wrap_future(pool.submit(work, *question)), LONGEST_WORK if self.timed else None
            )
        except TimeoutError:
            _kill(pool)  # it would go on for ever, and nobody else could with that worker
            self._lose(pool)
            raise
        except BrokenProcessPool:
            self._lose(pool)
            raise

    def _lose(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            self._pool = None

    def close(self) -> None:
        """Whatever is still worked out is wanted by nobody: the server need not wait for it to end."""
        if self._pool is not None:
            thread: Thread | None = vars(self._pool).get("_executor_manager_thread")
            _kill(self._pool)
            self._pool.shutdown(wait=False, cancel_futures=True)
            if thread is not None:
                thread.join(TO_END)


def _kill(pool: ProcessPoolExecutor) -> None:
    for process in list(pool._processes.values()):
        process.kill()


def _start(number: int, nice: int) -> ProcessPoolExecutor:
    """In a thread of its own, whose children inherit that Ctrl-C is none of theirs: a terminal sends it to all of them,
    and one that is still starting would die of it. They end with the server."""
    start_tracker()  # it would let Ctrl-C through again
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    context = get_context("forkserver")
    context.set_forkserver_preload(["emporion.server.workers.advice_worker", "emporion.server.workers.replay_worker"])
    pool = ProcessPoolExecutor(number, mp_context=context, initializer=bot_worker.start, initargs=(nice,))
    for ready in [pool.submit(bot_worker.ready) for _ in range(number)]:
        ready.result()
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})  # the thread goes on to other work
    return pool
