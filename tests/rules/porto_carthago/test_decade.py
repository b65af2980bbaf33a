"""Phases 2 to 5, the end of a decade (PCA-4.3, PCA-4.4, PCA-4.12, PCA-5.1)."""

from collections import Counter

import pytest

from emporion.games.porto_carthago.steps.decade import (
    ChooseFirstPlayer,
    EndDecade,
    FillMarket,
    LayActionCards,
    ReceiveIncome,
)
from emporion.games.porto_carthago.table.components import GOODS
from emporion.games.porto_carthago.table.layout import BAG, MARKET

from .positions import B, K, R, Y, position


@pytest.mark.rule("PCA-4.3.1")
def test_servants_come_back_and_the_cards_are_shuffled() -> None:
    p = position(LayActionCards, reserve={R: 10, B: 12})
    assert (p.reserve(R), p.reserve(B)) == (16, 16)
    spaces = p.sight(-1).action_spaces
    assert Counter(space.action for space in spaces) == {
        "captain": 1,
        "aristocrat": 1,
        "stevedore": 1,
        "merchant": 1,
        "carrier": 2,
    }
    assert all(space.servants == [0, 0, 0, 0] for space in spaces)


@pytest.mark.rule("PCA-4.3.1", "PCA-4.13.1")
def test_the_order_of_the_cards_is_by_chance() -> None:
    p = position(EndDecade)
    layouts = set()
    for _ in range(3):
        layouts.add(tuple(space.action for space in p.sight(-1).action_spaces))
        while p.decision != "turn_main" or p.t.round() < 5 or p.speaker != p.t.clockwise(p.t.first(), 3):
            p.say(p.speaker, "take_coins")
        p.say(p.speaker, "take_coins")
    assert len(layouts) > 1


@pytest.mark.rule("PCA-4.4.1", "PCA-7.1.27")
@pytest.mark.parametrize(
    ("first", "temple", "expected"),
    [
        (R, {R: 5, B: 4, Y: 3, K: 4}, Y),  # the most servants in the reserve
        (R, {}, B),  # all equal: the left neighbour of the old first player
        (Y, {K: 1}, R),  # the next one clockwise
        (B, {R: 1, Y: 1, K: 1}, B),  # the old first player, if he alone has most
        (B, {Y: 1, K: 1}, R),  # he loses ties against everybody
    ],
)
def test_the_first_player_has_most_in_reserve(first: int, temple: dict[int, int], expected: int) -> None:
    p = position(ChooseFirstPlayer, first=first, temple=temple, round=5)
    assert p.sight(-1).first_player == expected
    assert (p.speaker, p.sight(-1).round) == (expected, 1)


@pytest.mark.rule("PCA-4.1.2")
def test_phase_three_is_skipped_in_decade_one() -> None:
    p = position(ChooseFirstPlayer, decade=1, first=R, temple={R: 5})
    assert p.sight(-1).first_player == R


@pytest.mark.rule("PCA-4.4.2")
def test_income_counts_the_reserve_only() -> None:
    p = position(
        ReceiveIncome,
        talents={R: 2},
        lighthouse={R: 2},
        temple={R: 3},
        charters=[R],
        docks={"egypt_1": (R, "", "")},
        path=[R],
        palace={R: 1},
        reserve={B: 4},
    )
    assert p.talents(R) == 2 + 18 - 2 - 2 - 3 - 1 - 2 - 1 - 1
    assert p.talents(B) == 4


@pytest.mark.rule("PCA-4.4.3")
@pytest.mark.parametrize(("seats", "spaces"), [(3, 4), (4, 6), (5, 6)])
def test_the_market_is_filled(seats: int, spaces: int) -> None:
    p = position(FillMarket, seats=seats, market="wine oil", bought=2)
    assert len(p.market().split()) == spaces
    assert "wine" in p.market()
    assert (p.sight(-1).market.bought, p.sight(-1).market.price) == (0, 4)


@pytest.mark.rule("PCA-7.1.9")
def test_an_empty_bag_leaves_the_market_short() -> None:
    p = position("turn_main", R, talents={R: 10}, bought=1)
    for good in range(len(GOODS)):
        p.t.v[BAG + good] = 1 if good == 0 else 0
        p.t.v[MARKET + good] = 1 if good == 1 else 0
    p.t.fill_market()
    assert p.market() == "grain wine"
    assert p.sight(-1).market.price == 4  # the counter, not the number of goods, makes the price
    p.t.fill_market()
    assert p.market() == "grain wine"


@pytest.mark.rule("PCA-4.12.1", "PCA-5.1.1", "PCA-5.1.2")
@pytest.mark.parametrize(
    ("decade", "trade", "next_decade", "over"),
    [(1, 9, 2, False), (3, 9, 4, False), (4, 7, 5, False), (4, 8, 4, True), (5, 0, 5, True)],
)
def test_when_the_game_ends(decade: int, trade: int, next_decade: int, over: bool) -> None:
    p = position(EndDecade, decade=decade, trade={Y: trade})
    assert p.sight(-1).decade == next_decade
    assert p.t.over() == over


@pytest.mark.rule("PCA-4.12.1")
def test_everything_stays_from_decade_to_decade() -> None:
    p = position(
        EndDecade,
        lighthouse={R: 1},
        temple={B: 2},
        charters=[K],
        docks={"egypt_1": (R, "egypt_oil", "wine")},
        store={B: "ivory"},
        held={K: "numidia_oil"},
    )
    assert (p.lighthouse(R), p.temple(B), p.charters()[0]) == (1, 2, K)
    assert (p.dock("egypt_1"), p.store(B), p.held(K)) == ((R, "egypt_oil", "wine"), "ivory", ["numidia_oil"])
