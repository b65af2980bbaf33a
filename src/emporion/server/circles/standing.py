"""How a cup stands: from who played where, and from the results of those tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from typing import NamedTuple

from emporion.server.circles.pairing import goes_on
from emporion.server.circles.points import POINTS, points_of
from emporion.server.profiles.outcomes import Outcome, outcome_of
from emporion.server.store import CupRow, Pairing, TableRow

PASSED = POINTS[2][0]
"""Points of who passes a round: those of a first place."""


class Played(NamedTuple):
    """A table of a round."""

    table: str
    people: list[str]
    row: TableRow | None
    outcome: Outcome | None
    lost: bool = False
    """It is damaged: nobody can play there, and all who should have pass the round."""

    @property
    def done(self) -> bool:
        return self.passed or (self.row is not None and self.row.status == "over")

    @property
    def passed(self) -> bool:
        return self.lost or not self.table

    def points(self, person: str) -> int | None:
        if self.passed:
            return PASSED
        if self.outcome is None:
            return 0 if self.done else None
        part = self.outcome.of(person)
        return 0 if part is None else points_of(self.outcome, part)

    def going_on(self) -> list[str]:
        """Who of a knock-out's table plays on: those placed best who have stayed to the end."""
        if self.passed:
            return self.people
        if self.outcome is None:
            return []
        placed = [(part.place, n, person) for n, person in enumerate(self.people) if (part := self.outcome.of(person))]
        stayed = [each for each in placed if not self._gave_up(each[2])]
        return [person for _, _, person in sorted(stayed)[: goes_on(len(self.people))]]

    def _gave_up(self, person: str) -> bool:
        part = self.outcome.of(person) if self.outcome is not None else None
        return part is None or part.gave_up


class Standing(NamedTuple):
    """Somebody in a cup."""

    person: str
    points: list[int | None]
    met: int
    out: bool

    @property
    def total(self) -> int:
        return sum(points or 0 for points in self.points)


def rounds_of(
    pairings: Sequence[Pairing], rows: Mapping[str, TableRow], lost: Set[str] = frozenset()
) -> list[list[Played]]:
    """`lost` are damaged tables."""
    rounds: list[dict[str, list[str]]] = []
    for each in pairings:
        while len(rounds) <= each.round:
            rounds.append({})
        key = each.table or f" {each.person}"  # who passes is alone
        rounds[each.round].setdefault(key, []).append(each.person)
    return [[_played(table, people, rows, lost) for table, people in tables.items()] for tables in rounds]


def _played(table: str, people: list[str], rows: Mapping[str, TableRow], lost: Set[str]) -> Played:
    if table.startswith(" "):
        return Played("", people, None, None)
    row = rows.get(table)
    return Played(table, people, row, outcome_of(row) if row is not None else None, table in lost)


def standing_of(cup: CupRow, entrants: Sequence[str], rounds: Sequence[Sequence[Played]]) -> list[Standing]:
    """In order: by points, then by those of whom one has met, then by who entered first."""
    points = {person: [_points(tables, person) for tables in rounds] for person in entrants}
    totals = {person: sum(each or 0 for each in own) for person, own in points.items()}
    playing = still_in(cup, entrants, rounds)
    found = [
        Standing(person, points[person], _met(person, rounds, totals), person not in playing) for person in entrants
    ]
    return sorted(found, key=lambda each: (each.out, -each.total, -each.met))


def _points(tables: Sequence[Played], person: str) -> int | None:
    return next((table.points(person) for table in tables if person in table.people), None)


def _met(person: str, rounds: Sequence[Sequence[Played]], totals: Mapping[str, int]) -> int:
    tables = [table for tables in rounds for table in tables if table.done and person in table.people]
    return sum(totals.get(other, 0) for table in tables for other in table.people if other != person)


def still_in(cup: CupRow, entrants: Sequence[str], rounds: Sequence[Sequence[Played]]) -> set[str]:
    """Who plays on; in a Swiss cup everybody does."""
    if cup.terms.kind == "swiss":
        return set(entrants)
    playing = set(entrants)
    for tables in rounds:
        for table in tables:
            if table.done and len(tables) > 1:
                playing -= set(table.people) - set(table.going_on())
    return playing


def is_last(cup: CupRow, rounds: Sequence[Sequence[Played]]) -> bool:
    """Whether nothing comes after the last of these rounds."""
    if cup.terms.kind == "swiss":
        return len(rounds) >= cup.terms.rounds
    return bool(rounds) and len(rounds[-1]) == 1
