"""Components and setup: NTL-1 to NTL-3."""

import pytest

from emporion.games.newtitle.table.components import START_CARDS
from emporion.games.newtitle.table.layout import DECK, FEWEST_SEATS, MOST_SEATS

from .positions import NEW_TITLE, SEATS, opening


@pytest.mark.rule("NTL-1.1")
def test_as_many_play_as_the_box_says() -> None:
    assert (NEW_TITLE.fewest_seats, NEW_TITLE.most_seats) == (FEWEST_SEATS, MOST_SEATS)
    with pytest.raises(ValueError, match="seats"):
        NEW_TITLE.table(MOST_SEATS + 1, "too many")


@pytest.mark.rule("NTL-2.1", "NTL-3.1")
@pytest.mark.parametrize("seats", range(FEWEST_SEATS, MOST_SEATS + 1))
def test_three_cards_each_of_fifty_four(seats: int) -> None:
    start = opening(seats=seats)
    assert [len(start.hand(seat).split()) for seat in range(seats)] == [START_CARDS] * seats
    assert start.coins() == [0] * seats
    assert DECK.size(start.t) == 54 - START_CARDS * seats - (seats + 1)
    assert NEW_TITLE.check(start.t) == []


@pytest.mark.rule("NTL-3.2")
def test_chance_chooses_the_first_player() -> None:
    firsts = {int(opening(f"first {k}").t.first()) for k in range(20)}
    assert firsts == set(range(SEATS))
    start = opening()
    assert start.told("first-player") == [{"seat": f"seat:{start.t.first()}"}]
    assert start.speaker == start.t.first()
