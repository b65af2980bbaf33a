"""The points that leagues and cups give for a place."""

from __future__ import annotations

from emporion.server.profiles.outcomes import Outcome, Part

POINTS = {
    1: (10,),
    2: (10, 3),
    3: (10, 5, 1),
    4: (10, 6, 3, 1),
    5: (10, 7, 4, 2, 1),
    6: (10, 7, 5, 3, 2, 1),
}
MOST_SEATS = max(POINTS)


def points_of(outcome: Outcome, part: Part) -> int:
    """Equals have those of the better place; who gave up has none."""
    if part.gave_up:
        return 0
    points = POINTS[min(len(outcome.parts), MOST_SEATS)]
    return points[part.place] if part.place < len(points) else 0
