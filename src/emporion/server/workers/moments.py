"""What decided a match: the turns in which chances changed most, and whose doing it was.

Chances are estimates. A change counts when it is over `LEAST_CHANGE` and more than `SURE` standard errors, both ends
estimated over `least` continuations; what is told of a coarse chart may change as the chart becomes finer.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from math import sqrt
from typing import Literal

from emporion.server.messages import ChancePoint, Moment
from emporion.server.store import AnalysisPlan, AnalysisRow, Turn

SHOWN = 3
LEAST_CHANGE = 0.05
LEAST_FALL = 0.10
LEAST_COST = 0.02
SURE = 1.6
WIDEST = 4  # stretches between points of the chart that are looked at turn by turn
MOST_FINER = 16  # turns looked at in them

Stretch = tuple[ChancePoint, ChancePoint]
Cause = Literal["own", "others", "sealed", "luck"]


def change(stretch: Stretch, side: int) -> float:
    return stretch[1].chances[side] - stretch[0].chances[side]


def largest(stretch: Stretch) -> float:
    """The largest change of any side's chance."""
    return max(abs(change(stretch, side)) for side in range(len(stretch[0].chances)))


def finer(plan: AnalysisPlan, points: list[ChancePoint]) -> list[int]:
    """Beginnings of turns between those points of the chart where chances changed most, in order of that."""
    chart = set(plan.points)
    known = sorted((point for point in points if point.n in chart), key=lambda point: point.n)
    stretches = sorted(pairwise(known), key=lambda stretch: (-largest(stretch), stretch[0].n))[:WIDEST]
    found = [
        turn.n
        for before, after in stretches
        if largest((before, after)) > LEAST_CHANGE
        for turn in plan.turns or ()
        if before.n < turn.n < after.n
    ]
    return found[:MOST_FINER]


def moments(row: AnalysisRow, least: int) -> list[Moment]:
    """The turns that decided most, in the order of the match; none twice."""
    plan = row.plan
    if plan is None or not plan.turns:
        return []
    found = [moment for stretch in _sure(row, least) if (moment := _moment(row, plan, stretch)) is not None]
    found.sort(key=lambda moment: (-abs(moment.after - moment.before), moment.n))
    return sorted(found[:SHOWN], key=lambda moment: moment.n)


def falls(row: AnalysisRow, full: int) -> list[Moment]:
    """For each seat whose words are looked at, the turn that cost it most."""
    plan = row.plan
    found: list[Moment] = []
    if plan is None or not plan.turns:
        return found
    for seat in row.seats:
        side = next(k for k, seats in enumerate(plan.sides) if seat in seats)
        worst = min(_sure(row, full), key=lambda stretch: change(stretch, side), default=None)
        if worst is not None and change(worst, side) <= -LEAST_FALL:
            moment = _moment(row, plan, worst, side)
            found += [moment] if moment is not None else []
    return found


def _sure(row: AnalysisRow, least: int) -> Iterator[Stretch]:
    points = sorted((p for p in row.points if p.tries == 0 or p.tries >= least), key=lambda point: point.n)
    return pairwise(points)


def _moment(row: AnalysisRow, plan: AnalysisPlan, stretch: Stretch, side: int | None = None) -> Moment | None:
    if side is None:
        side = max(range(len(plan.sides)), key=lambda each: abs(change(stretch, each)))
    before, after = stretch
    moved = change(stretch, side)
    if abs(moved) <= max(LEAST_CHANGE, SURE * _error(stretch, side)):
        return None
    turns = _turns(plan, before.n, after.n)
    spoke = {turn.seat for turn in turns}
    seat = spoke.pop() if len(spoke) == 1 else None
    return Moment(
        n=before.n,
        to=after.n,
        side=side,
        before=before.chances[side],
        after=after.chances[side],
        cause=_cause(row, plan, turns, stretch, side),
        seat=seat,
    )


def _turns(plan: AnalysisPlan, start: int, end: int) -> list[Turn]:
    turns = plan.turns or []
    ends = [*(turn.n for turn in turns[1:]), end]
    return [turn for turn, stop in zip(turns, ends, strict=True) if turn.n < end and stop > start]


def _cause(row: AnalysisRow, plan: AnalysisPlan, turns: list[Turn], stretch: Stretch, side: int) -> Cause:
    """Own words if they gained or are known to have cost something; else what all, or the others, did; else luck."""
    seats = plan.sides[side]
    cost = sum(look.cost for look in row.looks if look.seat in seats and stretch[0].n <= look.n < stretch[1].n)
    spoke = {turn.seat for turn in turns}
    if spoke & set(seats) and (change(stretch, side) > 0 or cost >= LEAST_COST):
        return "own"
    if None in spoke:
        return "own" if cost >= LEAST_COST else "sealed"
    if spoke - set(seats):
        return "others"
    return "luck" if any(seat in row.seats for seat in seats) else "own"


def _error(stretch: Stretch, side: int) -> float:
    """The standard error of a change; a position whose end is known has none."""
    square = 0.0
    for point in stretch:
        chance = point.chances[side]
        square += chance * (1.0 - chance) / max(1, point.tries or 72)
    return sqrt(square)
