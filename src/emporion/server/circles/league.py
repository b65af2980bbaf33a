"""The league of a circle: the matches of a season, a quarter of a year, in which its members met each other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import NamedTuple

from emporion.server.circles.points import points_of
from emporion.server.messages import League, LeagueLine
from emporion.server.profiles.outcomes import Outcome, Part

BEST, FEWEST = 20, 5
WEEK = 7 * 24 * 3600 * 1000


class Season(NamedTuple):
    year: int
    quarter: int

    @property
    def begin(self) -> int:
        return int(datetime(self.year, 3 * self.quarter - 2, 1, tzinfo=UTC).timestamp() * 1000)

    @property
    def end(self) -> int:
        return Season(self.year + self.quarter // 4, self.quarter % 4 + 1).begin


def season_at(at: int) -> Season:
    day = datetime.fromtimestamp(at / 1000, UTC)
    return Season(day.year, (day.month + 2) // 3)


class _Tally:
    def __init__(self) -> None:
        self.played = self.won = 0
        self.each: list[int] = []

    def add(self, outcome: Outcome, part: Part) -> None:
        self.played += 1
        self.won += part.won
        self.each.append(points_of(outcome, part))

    @property
    def points(self) -> int:
        return sum(sorted(self.each, reverse=True)[:BEST])


def league_of(names: Mapping[str, str], outcomes: Sequence[Outcome], season: Season, now: int) -> League:
    """`names` are the members'; who has too few matches comes last, without a place."""
    tallies, earlier_ones = ({person: _Tally() for person in names} for _ in range(2))
    for outcome in outcomes:
        if season.begin <= outcome.row.updated < season.end:
            for person, part in _met(outcome, names).items():
                tallies[person].add(outcome, part)
                if outcome.row.updated <= now - WEEK:
                    earlier_ones[person].add(outcome, part)
    places, earlier = _places(tallies), _places(earlier_ones)
    lines = [
        LeagueLine(
            person,
            names[person],
            places.get(person),
            tally.played,
            tally.won,
            tally.points,
            earlier[person] - places[person] if person in places and person in earlier else None,
        )
        for person, tally in tallies.items()
    ]
    lines.sort(key=lambda line: (line.place is None, line.place or 0, -line.points, -line.played, line.name))
    return League(season.year, season.quarter, season == season_at(now), BEST, FEWEST, lines)


def _met(outcome: Outcome, names: Mapping[str, str]) -> dict[str, Part]:
    """The members at a match, if they played against each other."""
    members = {part.person: part for part in reversed(outcome.parts) if part.person in names}
    return members if len({part.side for part in members.values()}) > 1 else {}


def _places(tallies: Mapping[str, _Tally]) -> dict[str, int]:
    """From 1; equals share one."""
    points = {person: tally.points for person, tally in tallies.items() if tally.played >= FEWEST}
    return {person: 1 + sum(other > own for other in points.values()) for person, own in points.items()}
