"""What finished matches mean for who sat there, and the ratings that come of it: exact numbers, no server."""

from __future__ import annotations

import pytest

from emporion.server.messages import AccountColumn, Branch, Ending, Result
from emporion.server.profiles.counting import way_of
from emporion.server.profiles.outcomes import Outcome, outcome_of
from emporion.server.profiles.ratings import BOTS, Skill, kind_of, rate, told
from emporion.server.store import SeatRow, TableRow
from tests.server.store.rows import a_table


def person(name: str, **more: object) -> SeatRow:
    seat = SeatRow("person", name, name)
    for key, value in more.items():
        setattr(seat, key, value)
    return seat


def bot(level: str = "easy") -> SeatRow:
    return SeatRow("bot", "", "Livia", level)


def over(*seats: SeatRow, places: list[int], game: str = "ostia", **more: object) -> TableRow:
    winners = [seat for seat, place in enumerate(places) if place == 0]
    result = Result([10 - place for place in places], places, winners)
    return a_table(
        "t1", game=game, seats=list(seats), status="over", updated=7, result=result, **{"options": {}, **more}
    )


def outcome(*seats: SeatRow, places: list[int], **more: object) -> Outcome:
    found = outcome_of(over(*seats, places=places, **more))  # type: ignore[arg-type]
    assert found is not None
    return found


def test_who_gave_up_was_placed_last_and_did_not_win() -> None:
    gone = SeatRow("bot", "anna", "Anna", "easy", resigned=True)
    found = outcome(gone, person("bela"), person("caro"), places=[0, 1, 2])
    assert [(part.person, part.place, part.won, part.gave_up) for part in found.parts] == [
        ("anna", 2, False, True),
        ("bela", 1, False, False),
        ("caro", 2, False, False),
    ]
    assert [part.level for part in found.parts] == ["", "", ""] and found.mode == "people"


def test_a_bot_that_stands_in_plays_for_its_person() -> None:
    found = outcome(SeatRow("bot", "anna", "Anna", "easy"), bot("hard"), places=[0, 1])
    assert [(part.person, part.level, part.won) for part in found.parts] == [
        ("anna", "", True),
        ("", "hard", False),
    ]
    assert found.mode == "bots"


def test_what_counts_for_nothing() -> None:
    seats = (person("anna"), person("bela"))
    assert outcome_of(over(*seats, places=[0, 1], branch=Branch("record", 3, "t0"))) is None
    running = over(*seats, places=[0, 1])
    running.status = "running"
    assert outcome_of(running) is None
    assert outcome_of(over(*seats, places=[0])) is None  # a damaged result


def test_partners_are_one_side() -> None:
    seats = [person(name) for name in ("anna", "bela", "caro", "dora")]
    found = outcome(*seats, places=[0, 1, 0, 1], game="concordia_venus", options={"mode": "team"})
    assert [part.side for part in found.parts] == [0, 1, 0, 1] and found.mode == "teams"


@pytest.mark.parametrize(
    ("places", "expected"),
    [([0, 1], [(1563, 194), (1437, 194)]), ([0, 0], [(1500, 194), (1500, 194)])],
)
def test_a_first_match_of_two(places: list[int], expected: list[tuple[int, int]]) -> None:
    rows = rate(outcome(person("anna"), person("bela"), places=places), {})
    assert [(row.person, row.kind, row.n, row.at) for row in rows] == [
        ("anna", "people", 1, 7),
        ("bela", "people", 1, 7),
    ]
    assert [told(row.skill, row.unsure) for row in rows] == expected


def test_who_is_known_to_be_better_gains_little() -> None:
    known = {"anna": Skill(35.0, 2.0, 12)}
    rows = rate(outcome(person("anna"), person("bela"), places=[0, 1]), known)
    assert [(row.n, *told(row.skill, row.unsure)) for row in rows] == [(13, 1743, 48), (1, 1456, 189)]


def test_people_are_rated_among_people() -> None:
    """A bot that came between them changes nothing."""
    alone = rate(outcome(person("anna"), person("bela"), places=[0, 1]), {})
    between = rate(outcome(person("anna"), bot(), person("bela"), places=[0, 1, 2]), {})
    assert [(row.person, row.skill, row.unsure) for row in between] == [
        (row.person, row.skill, row.unsure) for row in alone
    ]


def test_who_meets_bots_alone_is_rated_against_them() -> None:
    found = outcome(person("anna"), bot("easy"), bot("hard"), places=[1, 2, 0])
    assert kind_of(found) == "bots"
    (row,) = rate(found, {})
    assert (row.person, row.kind, row.n) == ("anna", "bots", 1)
    assert kind_of(outcome(person("anna"), bot("somebody's program"), places=[0, 1])) is None
    assert BOTS["easy"] < BOTS["medium"] < BOTS["hard"] < BOTS["expert"] < BOTS["master"]


def test_partners_gain_and_lose_together() -> None:
    seats = [person(name) for name in ("anna", "bela", "caro", "dora")]
    rows = rate(outcome(*seats, places=[1, 0, 1, 0], game="concordia_venus", options={"mode": "team"}), {})
    by = {row.person: row.skill for row in rows}
    assert by["anna"] == by["caro"] < 25 < by["bela"] == by["dora"]


def test_who_declined_or_was_forgotten_has_no_rating() -> None:
    found = outcome(person("anna"), person("bela"), person(""), places=[0, 1, 2])
    assert [row.person for row in rate(found, {}, frozenset({"bela"}))] == ["anna"]


def ending(
    sources: list[AccountColumn], places: list[int], end: str = "", sides: list[list[int]] | None = None
) -> Ending:
    winners = [seat for seat, place in enumerate(places) if place == 0]
    result = Result([0] * len(places), places, winners)
    return Ending(result, sides or [[seat] for seat in range(len(places))], sources, [], None, end, "", [])


def column(name: str, *amounts: int, wholes: tuple[int, ...] = ()) -> AccountColumn:
    return AccountColumn(name, list(amounts), "OST-1", False, list(wholes))


def test_how_the_winner_came_by_it() -> None:
    senate, cash = column("source:senate", 9, 3, 3), column("source:cash", 12, 11, 9)
    assert way_of(ending([senate, cash], [0, 1, 2])) == "source:senate"  # 6 ahead of the mean of the others, not 2
    assert way_of(ending([senate, cash], [1, 0, 2])) == "source:cash"
    nicolo = column("saint:nicolo", 5, 2, wholes=(5, 5))
    maria = column("saint:maria", 1, 2, wholes=(3, 3))
    assert way_of(ending([nicolo, maria], [0, 1], "end:saint")) == "saint:nicolo"
    assert way_of(ending([nicolo, maria], [1, 0], "end:survival")) == "end:survival"
    gods = column("god:venus", 10, 4, 10, 9)
    assert way_of(ending([gods], [0, 1, 0, 1], sides=[[0, 2], [1, 3]])) == "god:venus"
    assert way_of(ending([senate], [1, 1, 1])) == ""  # nobody won
