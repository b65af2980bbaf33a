"""Which turns decided a match, and whose doing they were."""

from __future__ import annotations

from emporion.server.messages import ChancePoint, Moment
from emporion.server.store import AnalysisPlan, AnalysisRow, Look, Turn
from emporion.server.workers.analyses import next_pieces, shown
from emporion.server.workers.moments import falls, finer, moments

FULL = 72
TURNS = [Turn(0, 0, False), Turn(4, 1, False), Turn(8, 0, True), Turn(12, None, True), Turn(16, 1, False)]


def row(*chances: tuple[int, float], seats: list[int] | None = None, looks: list[Look] | None = None) -> AnalysisRow:
    """A match of two seats and twenty words; the chances are the first seat's."""
    plan = AnalysisPlan([[0], [1]], [0, 12], [n for n, _ in chances], [[], []], [1, 2], TURNS)
    points = [ChancePoint(n, [chance, round(1 - chance, 4)], [0, 0], FULL) for n, chance in chances]
    return AnalysisRow("key", "record", 1.0, seats or [], "done", plan, points, looks or [], [])


def test_the_three_largest_changes_in_the_order_of_the_match() -> None:
    found = moments(row((0, 0.5), (4, 0.8), (8, 0.55), (12, 0.52), (16, 0.9), (20, 0.1)), FULL)
    assert [(each.n, each.to, each.before, each.after) for each in found] == [
        (0, 4, 0.5, 0.8),
        (12, 16, 0.52, 0.9),
        (16, 20, 0.9, 0.1),
    ]
    assert [(each.side, each.cause, each.seat) for each in found] == [
        (0, "own", 0),
        (0, "sealed", None),
        (0, "others", 1),
    ]


def test_small_changes_and_those_that_may_be_noise_decide_nothing() -> None:
    assert moments(row((0, 0.5), (4, 0.54), (8, 0.5), (20, 0.46)), FULL) == []
    assert moments(row((0, 0.5), (4, 0.6), (20, 0.6)), FULL) == [], "ten points over 72 tries may be noise"
    few = row((0, 0.5), (20, 0.9))
    few.points[1] = ChancePoint(20, [0.9, 0.1], [0, 0], 16)
    assert moments(few, FULL) == [], "it is not estimated well enough yet"


def test_a_fall_without_a_costly_word_is_the_others_or_luck() -> None:
    fell = ((0, 0.75), (4, 0.75), (8, 0.05), (12, 0.05))
    assert falls(row(*fell, seats=[0]), FULL) == [Moment(4, 8, 0, 0.75, 0.05, "others", 1)]
    own = ((0, 0.75), (8, 0.75), (12, 0.05))
    dear = [Look(0, 9, 0.4)]
    assert [each.cause for each in falls(row(*own, seats=[0], looks=dear), FULL)] == ["own"]
    cheap = [Look(0, 9, 0.0)]
    assert [each.cause for each in falls(row(*own, seats=[0], looks=cheap), FULL)] == ["luck"]
    together = ((0, 0.75), (12, 0.75), (16, 0.05))
    assert [each.cause for each in falls(row(*together, seats=[0]), FULL)] == ["sealed"]
    assert falls(row((0, 0.5), (20, 0.45), seats=[0]), FULL) == []


def test_where_chances_changed_most_the_turns_between_are_looked_at() -> None:
    wide = row((0, 0.5), (12, 0.9), (20, 0.88))
    assert wide.plan is not None and finer(wide.plan, wide.points) == [4, 8]
    assert [(work.__name__, *where) for work, where in next_pieces(wide, 9)] == [("point", 4, FULL), ("point", 8, FULL)]
    wide.status = "waiting"
    coarse = shown(wide, True)  # what can be said so far, and may change
    assert not coarse.moments_known and [(each.n, each.to) for each in coarse.moments] == [(0, 12)]
    wide.points += [ChancePoint(n, [0.5, 0.5], [0, 0], FULL) for n in (4, 8)]
    told = shown(wide, True)
    assert told.moments_known and [(each.n, each.to) for each in told.moments] == [(8, 12)]
    assert told.planned == [0, 12, 20] and told.round_numbers == [1, 2]
