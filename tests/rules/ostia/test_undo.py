"""Taking words back in each decision: freely, until something hidden is known or somebody else has spoken."""

import pytest

from emporion.kernel.match import Match, NothingToTakeBack

from .positions import OSTIA, look, match, say_defaults


def at(decision: str, seed: str = "undo") -> tuple[Match, int]:
    """A match in which the decision is asked, and the seat it is asked of."""
    played = say_defaults(match(3, seed, first_player="seat_0"), decision)
    return played, OSTIA.speakers(played.table)[0]


def taken_back(played: Match, seat: int, word: str) -> bool:
    """Say the word; if it may be taken back, do so and look whether everything is as before."""
    before = played.table.numbers(), len(played.journal.events), len(played.said)
    played.say_text(seat, word)
    if not played.may_take_back(seat):
        with pytest.raises(NothingToTakeBack):
            played.take_back(seat)
        return False
    played.take_back(seat)
    assert (played.table.numbers(), len(played.journal.events), len(played.said)) == before
    return True


@pytest.mark.rule("OST-4.1.6")
def test_a_lot_lies_open() -> None:
    played, seat = at("choose_lot")
    assert not taken_back(played, seat, look(played).offer(seat)[0])


@pytest.mark.rule("OST-4.1.8", "OST-7.2.4")
def test_a_bid_stands_once_the_next_has_spoken() -> None:
    played, seat = at("bid")
    assert taken_back(played, seat, look(played).offer(seat)[1])
    played.say_text(seat, look(played).offer(seat)[1])
    played.say_text(OSTIA.speakers(played.table)[0], "pass")
    assert not played.may_take_back(seat)


@pytest.mark.rule("OST-4.1.12")
def test_a_settlement_may_be_taken_back_in_the_first_series() -> None:
    """Nothing becomes known by it: the next seller has not laid a lot yet."""
    played, seat = at("bid")
    played.say_text(seat, look(played).offer(seat)[1])
    other = OSTIA.speakers(played.table)[0]
    played.say_text(other, look(played).offer(other)[1])
    seller = OSTIA.speakers(played.table)[0]
    assert taken_back(played, seller, f"sell:{seat}")


@pytest.mark.rule("OST-4.1.12", "OST-4.1.6")
def test_a_settlement_in_the_second_series_shows_the_next_lot() -> None:
    played, _ = at("bid")
    while len(look(played).told("lot")) < 4:  # the first lot of the second series
        speaker = OSTIA.speakers(played.table)[0]
        played.say(speaker, OSTIA.default(played.table, speaker))
    for _ in range(2):
        bidder = OSTIA.speakers(played.table)[0]
        played.say_text(bidder, look(played).offer(bidder)[1])
    seller = OSTIA.speakers(played.table)[0]
    assert not taken_back(played, seller, "keep")


@pytest.mark.rule("OST-4.2.1")
@pytest.mark.parametrize(("seats", "shows"), [(3, True), (4, True), (5, False)])
def test_the_last_word_of_the_harbour_turns_up_market_cards(seats: int, shows: bool) -> None:
    """Even where it shows nothing it stays: others may have begun to allocate, and that must not show."""
    played = say_defaults(match(seats, "market"), "allocate")
    last = played.said[-1]
    assert OSTIA.vocabulary.text(last.word) == "pass"
    assert last.disclosed is shows
    assert not played.may_take_back(last.seat)


@pytest.mark.rule("OST-4.5.4")
def test_building_may_be_taken_back() -> None:
    played, seat = at("build_warehouses")
    assert taken_back(played, seat, "build:1")


@pytest.mark.rule("OST-4.6.1")
def test_the_word_that_ends_a_round_stays() -> None:
    played, _ = at("build_warehouses")
    while look(played).t.round() == 1:
        speaker = OSTIA.speakers(played.table)[0]
        played.say(speaker, OSTIA.default(played.table, speaker))
    assert [played.may_take_back(seat) for seat in range(3)] == [False, False, False]


@pytest.mark.rule("OST-4.5.7")
def test_a_discarded_card_was_seen() -> None:
    played, seat = at("discard_excess")
    assert not taken_back(played, seat, look(played).offer(seat)[0])
