"""Counts finished matches: each once, soon after its last word, by whichever server comes to it first.

They wait in the storage, where they are put in the change that notes the result, so that none is forgotten and none
counts twice. Those of before this was counted wait there, too.
"""

from __future__ import annotations

import asyncio
import gzip
import itertools
import logging
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from emporion.server.messages import AccountColumn, Ending
from emporion.server.problems import ProblemError
from emporion.server.profiles.outcomes import Outcome, outcome_of
from emporion.server.profiles.ratings import Skill, kind_of, rate
from emporion.server.store import Damaged, RatingRow, Stale, StoreProblem
from emporion.server.tasks import ended

if TYPE_CHECKING:
    from emporion.server.service import Service

log = logging.getLogger("emporion.server")
EVERY = 60.0  # seconds between two looks at what nobody has counted
OTHERS = 30_000  # milliseconds that the server where a match was over has for itself
AT_ONCE = 50
WHOSE = "counting"
TRIES = 20  # when ratings go on at other servers all the time


class Counting:
    def __init__(self, service: Service) -> None:
        self.service = service
        self._own: list[str] = []  # matches that were over here
        self._nudged = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.get_running_loop().create_task(self._count_all())

    def nudge(self, table: str) -> None:
        """The match of a table is over."""
        self._own.append(table)
        self._nudged.set()

    async def close(self) -> None:
        await ended([self._task])

    async def _count_all(self) -> None:
        while True:
            self._nudged.clear()
            try:
                while await self.count_some():
                    await asyncio.sleep(0)
            except StoreProblem as problem:
                log.error("finished matches were not counted: %s", problem)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._nudged.wait(), EVERY)

    async def count_some(self) -> int:
        """Count what was over here, then what has waited for long; how many it were."""
        own, self._own = self._own, []
        for table in own:
            await self._count_surely(table)
        waiting = await self.service.store.uncounted(self.service.now() - OTHERS, AT_ONCE)
        for table in waiting:
            await self._count_surely(table)
        return len(waiting)

    async def _count_surely(self, table: str) -> None:
        """A match over which we stumble counts for nothing: it must not keep the others waiting."""
        try:
            await self.count(table)
        except StoreProblem:
            raise
        except Exception:
            log.exception("table %s could not be counted", table)
            with suppress(Stale):
                await self.service.store.count_match(table, "", [])

    async def count(self, table: str) -> None:
        """Count a match, unless somebody has."""
        store = self.service.store
        outcome = None
        with suppress(Damaged):
            row = await store.table(table)
            outcome = outcome_of(row) if row is not None else None
        way = await self._way(outcome) if outcome is not None and outcome.row.people() else ""
        for tried in itertools.count():
            if not await store.waits_to_be_counted(table):
                break
            ratings = await self._ratings(outcome) if outcome is not None and tried < TRIES else []
            with suppress(Stale):  # counted at another server, or somebody's rating has gone on: then once more
                await store.count_match(table, way, ratings)
        if outcome is not None and outcome.row.cup:
            self.service.cups.nudge()

    async def _ratings(self, outcome: Outcome) -> list[RatingRow]:
        kind = kind_of(outcome)
        people = sorted({part.person for part in outcome.parts if part.person})
        if kind is None or not people:
            return []
        wishes = await self.service.store.profiles(people)
        seats = Counter(part.person for part in outcome.parts)
        twice = {person for person in people if seats[person] > 1}  # a guest there has come back as another one
        declined = twice | {person for person, wish in wishes.items() if not wish.rated}
        before = await self.service.store.ratings(people, outcome.row.game)
        known = {row.person: Skill(row.skill, row.unsure, row.n) for row in before if row.kind == kind}
        there = {person.id for person in await self.service.store.persons(people)}  # some may be no more
        return rate(outcome, known, frozenset(declined | (set(people) - there)))

    async def _way(self, outcome: Outcome) -> str:
        """How the winner came by it; empty where the match cannot be read, whatever is wrong with it."""
        try:
            found = await self.service.archive.finished(outcome.row.id, WHOSE)
            packed = await self.service.archive.ending(found.record, WHOSE)
            return way_of(msgspec.json.decode(gzip.decompress(packed), type=Ending))
        except (ProblemError, StoreProblem) as problem:
            log.warning("how table %s was won is not known: %s", outcome.row.id, problem)
        except Exception:  # a bug of its title: how people were placed is known all the same
            log.exception("how table %s was won is not known", outcome.row.id)
        return ""


def way_of(ending: Ending) -> str:
    """What the winning side was furthest ahead in of the mean of the others, in the title's own words. Where points do
    not add up to it but something had to be complete, what the winner has completed; else how it ended."""
    winner = next((side for side in ending.sides if set(side) & set(ending.result.winners)), None)
    if winner is None:
        return ""
    complete = [column.name for column in ending.sources if column.wholes and _complete(column, winner)]
    if any(column.wholes for column in ending.sources):
        return complete[-1] if complete else ending.end
    others = [side for side in ending.sides if side != winner]
    leads = [(_lead(column.amounts, winner, others), -n) for n, column in enumerate(ending.sources)]
    best = max(leads, default=(0.0, 0))
    return ending.sources[-best[1]].name if best[0] > 0 else ending.end


def _complete(column: AccountColumn, side: Sequence[int]) -> bool:
    return any(column.amounts[seat] >= column.wholes[seat] for seat in side)


def _lead(amounts: Sequence[int], side: Sequence[int], others: Sequence[Sequence[int]]) -> float:
    own = sum(amounts[seat] for seat in side)
    theirs = [sum(amounts[seat] for seat in other) for other in others]
    return own - (sum(theirs) / len(theirs) if theirs else 0.0)
