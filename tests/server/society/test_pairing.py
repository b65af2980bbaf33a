"""Who plays with whom: no chance is in it."""

from __future__ import annotations

import pytest

from emporion.server.circles.pairing import goes_on, knockout, meetings, sizes, swiss


@pytest.mark.parametrize(
    ("people", "seats", "expected"),
    [
        (8, 4, [4, 4]),
        (5, 4, [3, 2]),
        (9, 4, [3, 3, 3]),
        (5, 2, [2, 2, 1]),
        (3, 4, [3]),
        (2, 2, [2]),
        (10, 4, [4, 3, 3]),
    ],
)
def test_tables_are_as_even_as_possible(people: int, seats: int, expected: list[int]) -> None:
    assert sizes(people, seats) == expected


def test_equals_meet_who_have_met_least() -> None:
    assert swiss("abcdef", 3, meetings([])) == [["a", "b", "c"], ["d", "e", "f"]]
    met = meetings(["abc", "def"])
    assert swiss("adbecf", 3, met) == [["a", "d", "b"], ["e", "c", "f"]]
    assert swiss("abcd", 2, meetings(["ab", "cd", "ac"])) == [["a", "d"], ["b", "c"]]


def test_the_last_passes_and_nobody_twice() -> None:
    assert swiss("abcde", 2, meetings([])) == [["a", "b"], ["c", "d"], ["e"]]
    assert swiss("abcde", 2, meetings(["ab", "cd"]), passed=["e"]) == [["a", "c"], ["b", "e"], ["d"]]


def test_a_knock_out_seats_the_first_with_the_last() -> None:
    assert knockout("abcdefgh", 4) == [["a", "d", "e", "h"], ["b", "c", "f", "g"]]
    assert knockout("abcd", 2) == [["a", "d"], ["b", "c"]]
    assert knockout("abc", 2) == [["a"], ["b", "c"]]
    assert [goes_on(n) for n in (1, 2, 3, 4, 5)] == [1, 1, 1, 2, 2]
