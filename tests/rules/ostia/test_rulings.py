"""The rulings on cards, auctions and the allocation (OST-7.1 to OST-7.3)."""

from typing import Any

import pytest

from emporion.games.ostia.steps.counting_house import PenaliseTypes, TurnUpMarket
from emporion.games.ostia.steps.harbour import Deal

from .positions import Position, position

# -- 7.1 cards and decks ----------------------------------------------------------------------------------------


@pytest.mark.rule("OST-7.1.1", "OST-4.1.1")
def test_an_empty_draw_pile_is_made_anew_in_the_middle_of_a_deal() -> None:
    p = position(Deal, seats=3, first=1, draw="ivory ivory cloth", rest="discard")
    assert p.told("reshuffled") == [{"cards": 48}]
    assert [event.key for event in p.journal.events][:2] == ["round", "reshuffled"]  # the new round shuffles
    dealt = p.boat(1).split()
    assert dealt[:3] == ["ivory", "ivory", "cloth"] and len(dealt) == 5
    assert [len(p.boat(seat).split()) for seat in (0, 2)] == [5, 5]
    assert (len(p.deck()), p.discard()) == (48 - 2 - 10, "")


FOUR_EACH = {
    0: "cloth cloth cloth cloth",
    1: "wine wine wine wine",
    2: "salt salt salt salt",
    3: "wood wood wood wood",
    4: "wheat wheat wheat wheat",
}


@pytest.mark.rule("OST-7.1.2")
@pytest.mark.parametrize(("seats", "left"), [(3, 18), (4, 9), (5, 0)])
def test_there_are_always_cards_enough_for_a_deal(seats: int, left: int) -> None:
    stock = {seat: FOUR_EACH[seat] for seat in range(seats)}
    p = position(Deal, seats=seats, stock=stock, rest="discard", ivory=False)
    assert [len(p.boat(seat).split()) for seat in range(seats)] == [5] * seats
    assert len(p.deck()) == left


@pytest.mark.rule("OST-7.1.2")
@pytest.mark.parametrize(("seats", "left", "market"), [(3, 18, 4), (4, 9, 2)])
def test_there_are_always_cards_enough_for_the_market(seats: int, left: int, market: int) -> None:
    stock = {0: "cloth cloth cloth wine wine wine salt salt salt", 1: "wood " * 9, 2: "wheat " * 9}
    if seats == 4:
        stock[3] = "cloth cloth wine wine salt salt salt wheat wheat"
    p = position(TurnUpMarket, seats=seats, stock=stock, rest="discard", ivory=False)
    assert len(p.market().split()) == market
    assert len(p.deck()) == left - market


@pytest.mark.rule("OST-7.1.3", "OST-4.1.2")
def test_the_free_card_is_never_shown() -> None:
    """Seat 0 takes wine or wheat; nobody else can tell which."""
    p = position("choose_free_good", boat={0: "wine wine salt wood wheat"})
    others = p.twin()
    p.say(0, "take:wine")
    others.say(0, "take:wheat")
    for seat in (1, 2, 3):
        for table in (p, others):
            table.say(seat, f"take:{table.boat(seat).split()[0]}")
    assert (p.stock(0), others.stock(0)) == ("wine", "wheat")
    for viewer in (-1, 1, 2, 3):
        assert p.sight(viewer) == others.sight(viewer)
        assert p.told("took-hidden", viewer)[0] == {"seat": "seat:0"}
        assert {"seat": "seat:0", "good": "good:wine"} not in p.told("took", viewer)
    assert p.told("took", 0) == [{"seat": "seat:0", "good": "good:wine"}]


@pytest.mark.rule("OST-7.1.4", "OST-4.3.3", "OST-4.4.5", "OST-4.5.7")
def test_all_cards_that_leave_the_game_lie_on_one_discard_pile() -> None:
    p = position(
        PenaliseTypes,
        active="senate_4",  # cloth stands highest
        market="ivory wine",
        forum={0: "cloth salt"},
        senate={0: "wine wheat", 1: "wood"},
        stock={0: "salt salt"},
    )
    p.say(0, "build:0")  # the second salt is one too many
    assert p.discard() == "ivory cloth wine wine salt salt wood wheat"
    assert p.stock(0) == "salt"


# -- 7.2 auctions -----------------------------------------------------------------------------------------------


def lot(**more: Any) -> Position:
    """Seat 0 lays wine and wood, minimum 12."""
    return position("choose_lot", 0, boat={0: "wine wood wheat wheat"}, **more).say(0, "lot:wine+wood")


@pytest.mark.rule("OST-7.2.1", "OST-4.1.11")
def test_of_two_equal_highest_bids_the_seller_chooses_either() -> None:
    p = lot().say(1, "bid:15").say(2, "bid:15").say(3, "bid:14")
    assert p.offer(0) == ["keep", "sell:1", "sell:2", "sell:3"]
    assert p.twin().say(0, "sell:2").cash(2) == 40
    assert p.twin().say(0, "sell:1").cash(1) == 40
    assert p.twin().say(0, "keep").cash(0) == 55 - 16


@pytest.mark.rule("OST-7.2.2")
def test_the_seller_never_bids() -> None:
    p = lot()
    for bidder in (1, 2, 3):
        assert p.speakers == [bidder]
        assert p.refusal(0, "bid:30").key == "not-you"
        p.say(bidder, "bid:20")
    assert p.speakers == [0]
    assert p.refusal(0, "bid:30").key == "not-now"


@pytest.mark.rule("OST-7.2.3", "OST-4.1.12")
def test_the_seller_must_keep_or_choose_a_bidder() -> None:
    p = lot(cash={0: 5}).say(1, "bid:12").say(2, "pass").say(3, "bid:12")
    assert p.offer(0) == ["sell:1", "sell:3"]
    refusal = p.refusal(0, "sell:2")
    assert (refusal.rule, refusal.figures) == ("OST-4.1.12", {"seat": "seat:2"})
    assert p.refusal(0, "pass").key == "not-now"
    assert p.refusal(0, "sell:0").rule == "OST-4.1.12"


@pytest.mark.rule("OST-7.2.4")
def test_a_bidder_cannot_withdraw_and_may_be_driven_into_credits() -> None:
    p = lot(cash={1: 0}, warehouses={1: 0}).say(1, "bid:28")
    assert p.refusal(1, "pass").key == "not-you"
    p.say(2, "pass").say(3, "pass").say(0, "sell:1")
    assert p.money(1) == (0, 0, 4)
    assert p.stock(1) == "wine wood"


@pytest.mark.rule("OST-7.2.5")
@pytest.mark.parametrize(("credits", "highest"), [(0, 45), (1, 38), (3, 24), (4, 17)])
def test_the_highest_bid_can_be_paid_within_four_credits(credits: int, highest: int) -> None:
    p = lot(cash={1: 10}, credits={1: credits})
    assert p.offer(1)[-1] == f"bid:{highest}"
    p.say(1, f"bid:{highest}").say(2, "pass").say(3, "pass").say(0, "sell:1")
    assert p.money(1) == (0, 0, 4)


@pytest.mark.rule("OST-7.2.6", "OST-4.1.10")
def test_forced_payments_may_need_a_fifth_credit_which_no_bid_may() -> None:
    p = lot(cash={0: 0, 1: 3}, warehouses={0: 0, 1: 2}, credits={0: 4, 1: 6})
    assert p.offer(1) == ["pass", *(f"bid:{amount}" for amount in range(12, 18))]  # 3 + 2 x 7
    p.say(1, "pass").say(2, "pass").say(3, "pass")
    assert p.money(0) == (1, 0, 5)
    interest = position("repay_credits", 0, cash={0: 0}, warehouses={0: 0}, credits={0: 4})
    assert interest.money(0) == (6, 0, 6)  # 8 interest by two new credits


@pytest.mark.rule("OST-7.2.7")
def test_no_warehouse_and_no_credit_helps_to_keep() -> None:
    p = lot(cash={0: 20}, warehouses={0: 4}).say(1, "bid:20").say(2, "bid:19").say(3, "pass")
    assert p.refusal(0, "keep").figures == {"needs": 21, "has": 20}
    assert p.offer(0) == ["sell:1", "sell:2"]


@pytest.mark.rule("OST-7.2.8")
def test_where_nobody_can_reach_the_minimum_all_pass_by_themselves() -> None:
    poor = {1: 4, 2: 11, 3: 0}
    p = lot(cash=poor, warehouses={1: 1, 2: 0, 3: 1}, credits={1: 4, 2: 4, 3: 5})
    assert (p.decision, p.speakers) == ("choose_lot", [1])
    assert p.told("passed") == [{"seat": "seat:1"}, {"seat": "seat:2"}, {"seat": "seat:3"}]
    assert (p.cash(0), p.stock(0)) == (55 - 6, "wine wood")


@pytest.mark.rule("OST-7.2.9")
def test_nothing_but_an_amount_can_be_bid() -> None:
    p = lot()
    assert all(word == "pass" or word.startswith("bid:") for word in p.offer(1))
    for word in ("keep", "sell:0", "take:wine", "lot:wine+wood", "discard:wine", "build:1", "lock"):
        assert p.refusal(1, word).key == "not-now"


# -- 7.3 allocation and penalty -----------------------------------------------------------------------------------


@pytest.mark.rule("OST-7.3.1", "OST-4.2.7")
def test_without_the_top_type_the_highest_one_shown_is_lost() -> None:
    p = position(PenaliseTypes, active="senate_1", forum={0: "cloth salt"}, senate={0: "wine wheat"})
    assert p.told("penalty") == [{"seat": "seat:0", "good": "good:wine", "cards": 1}]  # no ivory, no wood


@pytest.mark.rule("OST-7.3.2", "OST-6.1.1")
def test_without_ivory_in_the_game_the_next_type_is_lost() -> None:
    p = position(PenaliseTypes, active="senate_1", forum={0: "cloth salt"}, senate={0: "wine wood"}, ivory=False)
    assert p.told("penalty") == [{"seat": "seat:0", "good": "good:wood", "cards": 1}]


@pytest.mark.rule("OST-7.3.3")
def test_a_fourth_type_may_be_laid_on_purpose() -> None:
    p = position("allocate", stock={0: "ivory cloth wine salt"})
    p.say(0, "split:ivory:1/0", "split:cloth:1/0", "split:wine:0/1", "split:salt:0/1", "bluff:0/0")
    assert (p.forum(0), p.senate(0)) == ("ivory cloth", "wine salt")


@pytest.mark.rule("OST-7.3.4", "OST-4.2.8")
def test_the_penalty_comes_before_the_forum_is_counted() -> None:
    p = position(
        PenaliseTypes, seats=5, active="senate_2", forum={0: "salt wood wood wheat", 1: "wood"}, senate={0: "wine"}
    )
    assert p.told("penalty") == [{"seat": "seat:0", "good": "good:wood", "cards": 2}]
    assert p.cash(1) == 55 + 15  # the only wood left
    assert p.cash(0) == 55 + 15 + 15


@pytest.mark.rule("OST-7.3.5", "OST-5.2.1")
def test_who_has_no_goods_in_the_final_phase_lays_bluff_cards_and_locks() -> None:
    p = position("final_allocate", round=5, stock={1: "wine"})
    assert p.offer(0) == ["bluff:0/0", "bluff:1/0", "bluff:2/0"]
    p.say(0, "bluff:1/0")
    assert p.offer(0) == ["lock"]
    without = position("final_allocate", round=5, stock={1: "wine"}, bluff_cards=False)
    assert without.offer(0) == ["lock"]


@pytest.mark.rule("OST-7.3.6")
def test_the_storage_is_not_touched_by_the_penalty() -> None:
    p = position(
        PenaliseTypes,
        active="senate_2",
        warehouses={0: 2},
        cash={0: 0},
        forum={0: "salt wood"},
        senate={0: "wine wheat"},
        stock={0: "wood wood"},
    )
    assert p.told("penalty") == [{"seat": "seat:0", "good": "good:wood", "cards": 1}]
    assert p.stock(0) == "wood wood"
