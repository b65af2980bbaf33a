"""The arena: who meets whom, intervals, ratings, and the same result wherever it is played."""

import pytest

from emporion.research.arena import jobs, lineups, play_arena, wilson


def test_lineups_by_number_of_bots() -> None:
    assert lineups(["a", "b", "c"], 3) == [["a", "b", "c"]]
    assert lineups(["a", "b", "c"], 2) == [["a", "b"], ["a", "c"], ["b", "c"]]
    assert lineups(["a", "b"], 4) == [["a", "b", "b", "b"], ["b", "a", "a", "a"]]
    assert lineups(["a"], 3) == [["a", "a", "a"]]


def test_matches_are_whole_rounds_of_seats() -> None:
    entries = jobs("ostia", ["random", "easy"], 4, 10, "s", {})
    assert [(job.bots, job.games) for job in entries] == [
        (["random", "easy", "easy", "easy"], 8),
        (["easy", "random", "random", "random"], 8),
    ]


def test_wilson_against_known_values() -> None:
    assert wilson(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(0.0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)


def test_the_stronger_bot_is_rated_higher_and_processes_change_nothing() -> None:
    pytest.importorskip("openskill")
    entries = jobs("ostia", ["random", "hard"], 3, 6, "arena", {})
    here = play_arena(entries, "serial")
    assert [line.bot for line in here.bots] == ["hard", "random"]
    assert here.games == 6
    hard = here.bots[0]
    assert hard.seats_played == 9  # alone in three matches, twice at the table in three
    assert hard.share > hard.fair_share
    assert hard.interval[0] <= hard.share <= hard.interval[1]
    assert play_arena(entries, "processes:2") == here
