"""Analyses of finished matches: worked out in the background, piece by piece, in a process that comes after all others.

What is done is stored now and then, so that an analysis goes on where it was after a restart. Each piece depends on the
record and its own name only: done again, it gives the same.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Awaitable, Callable
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec

from emporion.kernel.record import digest_of
from emporion.server.messages import Analysis, ChancePoint, CostlyWord
from emporion.server.problems import ProblemError
from emporion.server.store import AnalysisPlan, AnalysisRow, Look, Stale, StoreProblem
from emporion.server.tasks import ended
from emporion.server.workers import advice_worker
from emporion.server.workers.moments import falls, finer, moments
from emporion.server.workers.pool import ANALYSING, Workers

if TYPE_CHECKING:
    from emporion.server.service import Service

log = logging.getLogger("emporion.server")
CLOSER = 6  # words of a seat that are looked at closely
SHOWN = 3
LEAST_COST = 0.02
MOST_WAITING = 50
SAVE_EVERY = 5.0  # seconds
ATTEMPTS = 3
AFTER_A_PROBLEM = 10.0  # seconds until the storage is tried again
TRIES = 5  # when other servers change an analysis all the time
SIDE_BY_SIDE = min(2, os.cpu_count() or 1)  # pieces worked on at once, each in a process of its own

Piece = tuple[Callable[..., Any], tuple[int, ...]]
"""A function of the worker, and what it gets besides the record and the effort."""


def next_pieces(row: AnalysisRow, most: int = 1) -> list[Piece]:
    """What is to be done next, so many pieces at most, that do not wait for each other; nothing when all is done.

    Coarse first: a sketch of the curve, then a few points better, then all of them, then well; then the turns where
    chances changed most, then the words of those who want theirs looked at. Everything follows from what is there.
    """
    if row.plan is None or not knows_turns(row):
        return [(advice_worker.plan, ())]
    for wanted, tries in stages(row.plan):
        pieces = _points(row, wanted, tries)
        if pieces:
            return pieces[:most]
    full = advice_worker.CHART_TRIES
    return (_points(row, finer(row.plan, row.points), full) or _words(row, row.plan))[:most]


def stage(row: AnalysisRow) -> int:
    """How far an analysis is: nothing, planned, a sketch, a rough chart, a whole one, a good one."""
    if row.plan is None or not knows_turns(row):
        return 0
    all_stages = stages(row.plan)
    open_ones = (at for at, (wanted, tries) in enumerate(all_stages) if _points(row, wanted, tries))
    return 1 + next(open_ones, len(all_stages))


def stages(plan: AnalysisPlan) -> list[tuple[list[int], int]]:
    """The points of the chart in the order they are worked out, and over how many continuations."""
    few = plan.points[: advice_worker.FIRST_POINTS]
    sketch, first, full = advice_worker.SKETCH_TRIES, advice_worker.FIRST_TRIES, advice_worker.CHART_TRIES
    return [(few, sketch), (few, first), (plan.points, first), (plan.points, full)]


def knows_turns(row: AnalysisRow) -> bool:
    """Analyses of the first edition do not: they are planned again, and keep what was done."""
    return row.plan is not None and row.plan.turns is not None


def _points(row: AnalysisRow, wanted: list[int], most: int) -> list[Piece]:
    """Those of these positions that have not been estimated so well."""
    known = {point.n: point.tries or advice_worker.CHART_TRIES for point in row.points}
    enough = advice_worker.tries(most, row.effort)
    return [(advice_worker.point, (n, most)) for n in wanted if known.get(n, 0) < enough]


def _words(row: AnalysisRow, plan: AnalysisPlan) -> list[Piece]:
    """The first looks at the words of a seat; once all are done, the closer ones."""
    for seat in row.seats:
        looked = {look.n for look in row.looks if look.seat == seat}
        looks: list[Piece] = [(advice_worker.look, (seat, n)) for n in plan.decisions[seat] if n not in looked]
        if looks:
            return looks
        close = {word.n for word in row.costly if word.seat == seat}
        closer: list[Piece] = [(advice_worker.costly, (seat, k.n)) for k in dearest(row, seat) if k.n not in close]
        if closer:
            return closer
    return []


def dearest(row: AnalysisRow, seat: int) -> list[Look]:
    """The words of a seat that look dearest at first."""
    looks = [look for look in row.looks if look.seat == seat and look.cost > 0.0]
    return sorted(looks, key=lambda look: (-look.cost, look.n))[:CLOSER]


def take(row: AnalysisRow, result: AnalysisPlan | ChancePoint | Look | CostlyWord) -> None:
    """Add what a piece has brought."""
    if isinstance(result, AnalysisPlan):
        row.plan = result
    elif isinstance(result, ChancePoint):
        row.points = [*(point for point in row.points if point.n != result.n), result]
    elif isinstance(result, Look):
        row.looks.append(result)
    else:
        row.costly.append(result)


def shown(row: AnalysisRow, running: bool) -> Analysis:
    """An analysis as far as it is done; costly words are told when they are all known."""
    plan = row.plan
    if plan is None:
        return msgspec.structs.replace(NONE, status="running" if running else row.status, seats=row.seats)
    full = advice_worker.tries(advice_worker.CHART_TRIES, row.effort)
    first = advice_worker.tries(advice_worker.FIRST_TRIES, row.effort)
    chart = set(plan.points)
    total = 1 + 2 * len(chart) + sum(len(plan.decisions[seat]) + CLOSER for seat in row.seats)
    steps = [1 + ((point.tries or full) > first or first == full) for point in row.points if point.n in chart]
    done = 1 + sum(steps) + len(row.looks) + len(row.costly)
    known = bool(plan.turns) and not any(
        _points(row, wanted, advice_worker.CHART_TRIES) for wanted in (plan.points, finer(plan, row.points))
    )
    coarse = not _points(row, plan.points[: advice_worker.FIRST_POINTS], advice_worker.FIRST_TRIES)
    costly: list[CostlyWord] = []
    if row.status == "done":
        done = total  # some seat had fewer dear words than might have been
        for seat in row.seats:
            words = [w for w in row.costly if w.seat == seat and w.better_chance - w.said_chance >= LEAST_COST]
            words.sort(key=lambda word: (word.said_chance - word.better_chance, word.n))
            costly += words[:SHOWN]
    return Analysis(
        status="running" if running else row.status,
        done=min(done, total),
        total=total,
        sides=plan.sides,
        rounds=plan.rounds,
        tries=min((point.tries or full for point in row.points), default=0),
        points=sorted(row.points, key=lambda point: point.n),
        seats=row.seats,
        costly=costly,
        planned=sorted(chart),
        round_numbers=plan.round_numbers,
        moments=moments(row, full) if known else moments(row, first) if coarse else [],
        moments_known=known,
        falls=falls(row, full) if row.status == "done" else [],
    )


NONE = Analysis("none", 0, 0, [], [], 0, [], [], [])


def merge(row: AnalysisRow, stored: AnalysisRow) -> None:
    """Add what another server has stored of the same analysis: what is asked for, and what is done."""
    row.version = stored.version
    row.seats += [seat for seat in stored.seats if seat not in row.seats]
    row.plan = row.plan or stored.plan
    tries = {point.n: point.tries for point in row.points}
    for point in stored.points:
        if point.tries > tries.get(point.n, -1):
            take(row, point)
    row.looks += [look for look in stored.looks if (look.seat, look.n) not in {(k.seat, k.n) for k in row.looks}]
    row.costly += [word for word in stored.costly if (word.seat, word.n) not in {(k.seat, k.n) for k in row.costly}]


class Analyses:
    """A step of one after a step of another: first those somebody looks at, of them the coarse before the fine, so that
    none waits for the end of another. Each is worked on by one server, whichever of them is asked."""

    def __init__(self, service: Service) -> None:
        self.service = service
        self.rows: dict[str, AnalysisRow] = {}  # those that wait or run here, in order
        self.running = ""
        self.pause: Callable[[float], Awaitable[None]] = asyncio.sleep
        self.grown: Callable[[str], None] = lambda _: None  # told of each piece that is done
        self.followed: Callable[[str], bool] = lambda _: False  # whether somebody looks at it
        self._saved: dict[str, float] = {}  # when it was stored, or begun
        self._failures: dict[str, int] = {}
        self._wanted = asyncio.Event()
        self.workers = Workers("analyses", SIDE_BY_SIDE, ANALYSING, timed=False)
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.get_running_loop().create_task(self._work())

    async def close(self) -> None:
        await ended([self._task])
        for row in self.rows.values():
            with suppress(StoreProblem, Stale):
                await self.service.store.put_analysis(row)
        self.workers.close()

    # -- asking -------------------------------------------------------------------------------------------
    async def get(self, record: str) -> Analysis:
        return await self.of(digest_of(record))

    async def of(self, key: str) -> Analysis:
        row = self.rows.get(key) or await self.service.store.analysis(key)
        return NONE if row is None else self._shown(row)

    def _shown(self, row: AnalysisRow) -> Analysis:
        """One that is begun goes on, here or at another server."""
        begun = row.status == "waiting" and row.plan is not None
        return shown(row, begun or row.key == self.running)

    async def ask(self, record: str, seat: int | None) -> Analysis:
        """Have a match analysed; asked again for another seat, here or at another server, only that is added."""
        key = digest_of(record)
        for _ in range(TRIES):
            row = self.rows.get(key) or await self.service.store.analysis(key)
            row = self.rows.get(key, row)  # somebody else may have asked meanwhile
            if row is None:
                row = AnalysisRow(key, record, self.service.settings.analysis_effort, [])
            elif row.status == "done" and knows_turns(row) and (seat is None or seat in row.seats):
                return self._shown(row)
            if key not in self.rows and len(self.rows) >= MOST_WAITING:
                raise ProblemError("too-many-analyses", most=MOST_WAITING)
            if seat is not None and seat not in row.seats:
                row.seats = [*row.seats, seat]
            row.status = "waiting"
            try:
                owner = await self.service.store.put_analysis(row)
            except Stale:
                await self._read_on(row)
                continue
            if owner == self.service.store.server:
                self.rows.setdefault(key, row)
                self._wanted.set()
            return self._shown(row)
        raise ProblemError("busy", seconds=1)

    async def _read_on(self, row: AnalysisRow) -> None:
        stored = await self.service.store.analysis(row.key)
        if stored is not None:
            merge(row, stored)

    # -- working ------------------------------------------------------------------------------------------
    async def _work(self) -> None:
        await self.adopt()
        while True:
            while not self.rows:
                self._wanted.clear()
                await self._wanted.wait()
            key = self.running = self._next()
            try:
                if await self._go_on(self.rows[key]):
                    for kept in (self.rows, self._saved, self._failures):
                        kept.pop(key, None)
            except StoreProblem as problem:
                log.error("the analysis %s is not stored: %s", key, problem)
                await self.pause(AFTER_A_PROBLEM)
            finally:
                self.running = ""
                self.grown(key)

    async def adopt(self) -> None:
        """Take over what a server that is gone has not finished; a damaged one must not hide the others."""
        keys: list[str] = []
        with suppress(StoreProblem):
            keys = await self.service.store.unfinished_analyses()
        for key in keys:
            with suppress(StoreProblem):
                row = await self.service.store.analysis(key)
                if row is not None:
                    self.rows.setdefault(key, row)
                    self._wanted.set()

    def _next(self) -> str:
        return min(self.rows, key=lambda key: (not self.followed(key), stage(self.rows[key])))

    async def _go_on(self, row: AnalysisRow) -> bool:
        """A step; whether it was the last here: nothing is left to do, also of what is asked for meanwhile, or another
        server does it."""
        now = asyncio.get_running_loop().time
        self._saved.setdefault(row.key, now())
        pieces = next_pieces(row, SIDE_BY_SIDE)
        failures = self._failures.get(row.key, 0)
        if not pieces:
            row.status = "done"
        elif failures >= ATTEMPTS:
            row.status = "failed"
        else:
            self._failures[row.key] = failures + max(await asyncio.gather(*(self._do(row, one) for one in pieces)))
        if row.status == "waiting" and now() - self._saved[row.key] <= SAVE_EVERY:
            return False
        try:
            owner = await self.service.store.put_analysis(row)
        except Stale:  # somebody has asked for more
            row.status = "waiting"
            await self._read_on(row)
            return False
        except StoreProblem:
            row.status = "waiting"
            raise
        self._saved[row.key] = now()
        return row.status != "waiting" or owner != self.service.store.server

    async def _do(self, row: AnalysisRow, piece: Piece) -> int:
        """Do a piece; how much that counts as a failure."""
        try:
            work, where = piece
            take(row, await self.workers.do(work, row.record, row.effort, *where))
            self.grown(row.key)
        except BrokenProcessPool:
            return 1
        except Exception:  # a bug in a game must not stop the analyses of others
            log.exception("the analysis %s failed", row.key)
            return ATTEMPTS
        return 0
