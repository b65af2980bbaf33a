"""The league of a circle: the matches of a season, a quarter of a year, in which its members met each other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import NamedTuple

from emporion.server.circles.points import points_of
from emporion.server.messages import League, LeagueLine
from emporion.server.profiles.outcomes import Outcome

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


class _Tally(NamedTuple):
    played: int
    won: int
    points: int


def league_of(names: Mapping[str, str], outcomes: Sequence[Outcome], season: Season, now: int) -> League:
    """`names` are the members'; who has too few matches comes last, without a place."""
    counted = [each for each in outcomes if season.begin <= each.row.updated < season.end and _met(each, names)]
    tallies = {person: _tally(counted, person) for person in names}
    places = _places(tallies)
    before = [each for each in counted if each.row.updated <= now - WEEK]
    earlier = _places({person: _tally(before, person) for person in names})
    lines = [
        LeagueLine(
            person,
            names[person],
            places.get(person),
            *tally,
            earlier[person] - places[person] if person in places and person in earlier else None,
        )
        for person, tally in tallies.items()
    ]
    lines.sort(key=lambda line: (line.place is None, line.place or 0, -line.points, -line.played, line.name))
    return League(season.year, season.quarter, season == season_at(now), BEST, FEWEST, lines)


def _met(outcome: Outcome, names: Mapping[str, str]) -> bool:
    """Whether members played against each other."""
    return len({part.side for part in outcome.parts if part.person in names}) > 1


def _tally(outcomes: Sequence[Outcome], person: str) -> _Tally:
    parts = [(outcome, part) for outcome in outcomes if (part := outcome.of(person)) is not None]
    best = sorted((points_of(*each) for each in parts), reverse=True)[:BEST]
    return _Tally(len(parts), sum(part.won for _, part in parts), sum(best))


def _places(tallies: Mapping[str, _Tally]) -> dict[str, int]:
    """From 1; equals share one."""
    points = {person: tally.points for person, tally in tallies.items() if tally.played >= FEWEST}
    return {person: 1 + sum(other > own for other in points.values()) for person, own in points.items()}
