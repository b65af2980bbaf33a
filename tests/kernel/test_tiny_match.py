"""Taking words back and looking at the past; sealed choices."""

import pytest

from emporion.kernel.match import Match, NothingToTakeBack
from emporion.kernel.table import SEALS
from emporion.parts.sealed import is_in

from .tiny import TinyGame, say, tiny_match


def drawing(seats: int = 2) -> Match:
    """A match in which seat 0 may draw."""
    return say(tiny_match(TinyGame(), seats), *(f"{seat} stake:0" for seat in range(seats)))


def test_nobody_has_anything_to_take_back_at_the_start() -> None:
    match = tiny_match(TinyGame())
    assert [match.may_take_back(seat) for seat in (0, 1)] == [False, False]
    with pytest.raises(NothingToTakeBack, match="seat 0"):
        match.take_back(0)


def test_an_open_word_may_be_taken_back_until_another_seat_has_spoken() -> None:
    match = drawing(3)
    before = match.table.numbers(), len(match.journal.events)
    say(match, "0 pass")
    assert [match.may_take_back(seat) for seat in (0, 1, 2)] == [True, False, False]
    match.take_back(0)
    assert (match.table.numbers(), len(match.journal.events)) == before
    say(match, "0 pass", "1 pass")
    assert [match.may_take_back(seat) for seat in (0, 1, 2)] == [False, True, False]


def test_a_word_that_disclosed_something_stays() -> None:
    match = say(drawing(), "0 draw")
    assert not match.may_take_back(0)
    numbers = match.table.numbers()
    with pytest.raises(NothingToTakeBack):
        match.take_back(0)
    assert match.table.numbers() == numbers


def test_what_was_said_before_a_disclosure_stays_too() -> None:
    match = say(drawing(3), "0 pass", "1 draw")
    assert [match.may_take_back(seat) for seat in (0, 1)] == [False, False]


def test_a_sealed_word_may_be_taken_back_until_all_are_in() -> None:
    match = say(tiny_match(TinyGame(), 3), "1 stake:2", "0 stake:1")
    assert [match.may_take_back(seat) for seat in (0, 1, 2)] == [True, True, False]
    match.take_back(1)  # although seat 0 has spoken since
    assert match.game.speakers(match.table) == [1, 2]
    assert [is_in(match.table, seat) for seat in (0, 1, 2)] == [True, False, False]
    say(match, "1 stake:0", "2 stake:1")
    assert [match.may_take_back(seat) for seat in (0, 1, 2)] == [False, False, False]
    assert [match.game.vocabulary.text(said.word) for said in match.said] == ["stake:1", "stake:0", "stake:1"]


def test_the_seal_of_an_earlier_round_is_broken() -> None:
    match = say(drawing(), "0 pass", "1 pass")
    assert int(match.table.v[SEALS]) == 2
    say(match, "1 stake:1")
    assert [match.may_take_back(seat) for seat in (0, 1)] == [False, True]


def test_sealed_words_do_not_depend_on_their_order() -> None:
    one = say(tiny_match(TinyGame(), 3), "0 stake:1", "1 stake:2", "2 stake:0")
    other = say(tiny_match(TinyGame(), 3), "2 stake:0", "1 stake:2", "0 stake:1")
    assert one.table.numbers() == other.table.numbers()


def test_a_sealed_choice_is_seen_by_its_seat_only() -> None:
    one = say(tiny_match(TinyGame()), "0 stake:1")
    other = say(tiny_match(TinyGame()), "0 stake:2")
    for viewer in (-1, 1):
        assert one.game.sight(one.table, viewer) == other.game.sight(other.table, viewer)
        assert one.events_seen_by(viewer) == other.events_seen_by(viewer) == []
    assert one.game.sight(one.table, 0) != other.game.sight(other.table, 0)


def test_the_past() -> None:
    match = say(drawing(3), "0 pass", "1 draw", "2 pass")
    tables = [match.at(words).table.numbers() for words in range(len(match.said) + 1)]
    assert tables[0] == tiny_match(TinyGame(), 3).table.numbers()
    assert tables[3] == drawing(3).table.numbers()
    assert tables[-1] == match.table.numbers()
    assert len(match.said) == 6  # looking back changes nothing


def test_the_header_is_complete() -> None:
    match = tiny_match(TinyGame(), coins=4)
    assert match.header.options == {"coins": 4, "scale": "single", "visible": False}
    assert match.header.errata == ("shared-stake",)
