"""The worked examples of the rulebook (OST-8), figure by figure. Seats: A = 0, B = 1, C = 2, D = 3."""

import pytest

from emporion.games.ostia.steps.counting_house import PenaliseTypes
from emporion.games.ostia.steps.final_phase import RepayAll, ScoreCash
from emporion.games.ostia.steps.forum import SellAtForum
from emporion.games.ostia.steps.senate import GiveToSenate

from .positions import Position, confirm_all, look, play_at_random, position


@pytest.mark.rule("OST-8.1", "OST-4.4.3")
def test_two_tied_for_second_in_the_senate_get_one_point_each() -> None:
    p = position(GiveToSenate, active="senate_1", senate={0: "ivory wood", 1: "ivory", 2: "wood wheat", 3: "wheat"})
    assert p.points() == [3, 1, 1, 0]


def lot_with_bids(cash: int, warehouses: int = 1) -> Position:
    """A lays wine and wood; B bids 12, C passes, D bids 13."""
    p = position("choose_lot", 0, cash={0: cash}, warehouses={0: warehouses}, boat={0: "wine wood wheat wheat"})
    p.say(0, "lot:wine+wood")
    assert p.sight(-1).auction.minimum == 12
    return p.say(1, "bid:12").say(2, "pass").say(3, "bid:13")


@pytest.mark.rule("OST-8.2", "OST-4.1.11", "OST-4.1.12", "OST-4.1.13")
@pytest.mark.parametrize(
    ("word", "cash", "owner"),
    [
        ("sell:3", [46, 55, 55, 42], 3),
        ("sell:1", [46, 43, 55, 55], 1),
        ("keep", [26, 55, 55, 55], 0),
    ],
)
def test_selling_to_either_bidder_and_keeping(word: str, cash: list[int], owner: int) -> None:
    p = lot_with_bids(40)
    assert p.offer(0) == ["keep", "sell:1", "sell:3"]
    p.say(0, word)
    assert [p.cash(seat) for seat in range(4)] == cash
    assert [p.stock(seat) for seat in range(4)] == ["wine wood" if seat == owner else "" for seat in range(4)]


@pytest.mark.rule("OST-8.3", "OST-4.1.11")
def test_keeping_needs_cash_in_hand() -> None:
    p = lot_with_bids(13, warehouses=2)
    assert p.offer(0) == ["sell:1", "sell:3"]
    refusal = p.refusal(0, "keep")
    assert (refusal.rule, refusal.figures) == ("OST-4.1.11", {"needs": 14, "has": 13})


@pytest.mark.rule("OST-8.4", "OST-4.1.16")
def test_all_pass_and_the_seller_pays_half_rounded_up() -> None:
    p = position("choose_lot", 0, boat={0: "ivory wood wood wheat"})
    p.say(0, "lot:ivory+wheat").say(1, "pass").say(2, "pass").say(3, "pass")
    assert p.cash(0) == 55 - 7
    assert p.stock(0) == "ivory wheat"


@pytest.mark.rule("OST-8.5", "OST-4.1.8", "OST-4.1.9")
def test_a_bid_need_not_beat_an_earlier_one_but_reach_the_minimum() -> None:
    p = position("choose_lot", 0, boat={0: "wine wood wheat wheat"}).say(0, "lot:wine+wood").say(1, "bid:18")
    assert {"pass", "bid:12", "bid:18"} <= set(p.offer(2))
    refusal = p.refusal(2, "bid:11")
    assert (refusal.rule, refusal.figures) == ("OST-4.1.9", {"bid": 11, "minimum": 12})


@pytest.mark.rule("OST-8.6", "OST-4.0.4")
def test_a_buyer_sells_warehouses_and_takes_a_credit() -> None:
    p = position("choose_lot", 0, cash={2: 5}, warehouses={2: 2}, boat={0: "wine wood wheat wheat"})
    p.say(0, "lot:wine+wood").say(1, "pass").say(2, "bid:20").say(3, "pass").say(0, "sell:2")
    assert p.money(2) == (6, 0, 1)
    assert p.cash(0) == 55 + 10


@pytest.mark.rule("OST-8.7", "OST-4.1.10")
@pytest.mark.parametrize(("credits", "highest"), [(0, 45), (3, 24)])
def test_the_highest_bid(credits: int, highest: int) -> None:
    p = position("choose_lot", 0, cash={1: 10}, credits={1: credits}, boat={0: "wine wood wheat wheat"})
    p.say(0, "lot:wine+wood")
    assert p.offer(1) == ["pass", *(f"bid:{amount}" for amount in range(12, highest + 1))]
    refusal = p.refusal(1, f"bid:{highest + 1}")
    assert (refusal.rule, refusal.figures) == ("OST-4.1.10", {"bid": highest + 1, "cap": highest})


@pytest.mark.rule("OST-8.8", "OST-4.3.1", "OST-4.3.2", "OST-2.4.1")
def test_forum_prices_with_market_cards() -> None:
    p = position(
        SellAtForum,
        seats=3,
        market="ivory salt wheat wheat",
        forum={0: "wheat wheat", 1: "wine wheat", 2: "salt"},
    )
    assert [p.cash(seat) - 55 for seat in range(3)] == [10, 20, 11]
    assert p.told("forum-price") == [
        {"good": "good:wine", "total": 1, "price": 15},
        {"good": "good:salt", "total": 2, "price": 11},
        {"good": "good:wheat", "total": 5, "price": 5},
    ]


@pytest.mark.rule("OST-8.9", "OST-4.2.7")
def test_a_fourth_type_costs_the_most_wanted_one() -> None:
    p = position(
        PenaliseTypes, active="senate_2", forum={0: "wine wheat wheat"}, senate={0: "cloth wood wood", 1: "wine"}
    )
    assert p.told("penalty") == [{"seat": "seat:0", "good": "good:wood", "cards": 2}]
    assert p.told("senate-offer") == [  # cloth is worth 2, wine 1
        {"seat": "seat:0", "value": 2, "points": 3},
        {"seat": "seat:1", "value": 1, "points": 2},
    ]
    assert p.cash(0) == 55 + 2 * 11 + 15
    assert p.discard() == "cloth wine wine wood wood wheat wheat"


@pytest.mark.rule("OST-8.10", "OST-4.4.3", "OST-4.4.4")
def test_three_share_first_place() -> None:
    p = position(
        GiveToSenate,
        active="senate_1",
        senate={0: "ivory wheat", 1: "wood wheat wheat", 2: "wine wine", 3: "cloth cloth cloth"},
    )
    assert [(event["value"], event["points"]) for event in p.told("senate-offer")] == [(6, 2)] * 3 + [(0, 0)]
    assert p.points() == [2, 2, 2, 0]


@pytest.mark.rule("OST-8.11", "OST-4.5.2", "OST-4.5.3")
def test_repaying_or_paying_interest() -> None:
    p = position("repay_credits", 0, cash={0: 15}, credits={0: 2}, warehouses={0: 4})
    assert p.offer(0) == ["repay:0", "repay:1"]
    refusal = p.refusal(0, "repay:2")
    assert (refusal.rule, refusal.figures) == ("OST-4.5.2", {"needs": 20, "has": 15})
    assert p.twin().say(0, "repay:0").money(0) == (11, 4, 2)
    assert p.twin().say(0, "repay:1").money(0) == (3, 4, 1)


@pytest.mark.rule("OST-8.12", "OST-4.5.4", "OST-4.5.5")
def test_building_saves_cards() -> None:
    p = position("build_warehouses", 0, cash={0: 25}, warehouses={0: 1}, stock={0: "wine salt wheat"})
    assert p.offer(0) == ["build:0", "build:1", "build:2"]
    built = p.twin().say(0, "build:2")
    assert built.money(0) == (5, 3, 0)
    assert (built.stock(0), built.speakers) == ("wine salt wheat", [1])
    p.say(0, "build:0", "discard:salt", "discard:wheat")
    assert (p.stock(0), p.discard(), p.speakers) == ("wine", "salt wheat", [1])


@pytest.mark.rule("OST-8.13", "OST-5.2.2", "OST-5.3.1", "OST-5.4.1")
def test_the_final_phase_of_one_player() -> None:
    p = position("final_allocate", round=5, cash={0: 31}, warehouses={0: 4}, stock={0: "salt wood wood"})
    p.say(0, "split:salt:0/0", "split:wood:1/0", "bluff:0/0", "lock")
    for seat in (1, 2, 3):
        p.say(seat, "bluff:0/0", "lock")
    confirm_all(p)
    assert (p.cash(0), p.points()[0], p.stock(0)) == (31 + 15, 2, "salt wood")
    assert p.offer(0) == ["sell_warehouses:0", "sell_warehouses:1", "sell_warehouses:2"]
    p.say(0, "sell_warehouses:2")
    assert p.money(0) == (60, 2, 0)


@pytest.mark.rule("OST-8.14", "OST-5.4.2", "OST-5.5.1")
@pytest.mark.parametrize(("stored", "money", "out"), [("wine", (18, 1, 2), True), ("", (5, 0, 0), False)])
def test_a_debt_and_one_warehouse(stored: str, money: tuple[int, int, int], out: bool) -> None:
    p = position(
        "final_sell_warehouses",
        0,
        round=5,
        cash={0: 18},
        credits={0: 2},
        stock={0: stored, 1: "ivory", 2: "ivory", 3: "ivory"},
    )
    assert p.decision == ""  # nobody has a choice: the match is over
    assert (p.money(0), p.t.out(0)) == (money, out)


@pytest.mark.rule("OST-8.15", "OST-5.6.1")
def test_points_for_cash_with_a_tie() -> None:
    p = position(ScoreCash, round=5, cash={0: 60, 1: 45, 2: 45, 3: 20})
    assert p.points() == [3, 1, 1, 0]


@pytest.mark.rule("OST-8.16", "OST-4.6.2")
def test_the_senate_cards_of_a_match() -> None:
    played = play_at_random(4, "senate cards")
    p = look(played)
    deck = [f"senate:{card}" for card in p.senate_cards()]
    turned_up = [*p.told("senate-opens"), *p.told("senate-moves"), *p.told("senate-last")]
    assert [event["active"] for event in turned_up] == deck[1:]
    assert [event.get("next") for event in turned_up] == [*deck[2:], None]
    assert (p.sight(0).round, p.sight(0).senate_next) == (5, None)


@pytest.mark.rule("OST-8.17", "OST-5.5.3", "OST-5.6.1")
def test_a_penniless_player_is_ranked_and_an_eliminated_one_is_not() -> None:
    p = position(
        RepayAll,
        seats=3,
        round=5,
        cash={0: 52, 1: 0, 2: 9},
        credits={2: 1},
        stock={2: "wine"},
    )
    assert p.points() == [3, 2, 0]
    assert p.t.out(2)
    assert p.money(2) == (9, 1, 1)


@pytest.mark.rule("OST-8.18", "OST-4.1.16", "OST-4.5.2")
def test_a_forced_purchase_from_nothing() -> None:
    p = position("choose_lot", 0, series=2, cash={0: 0}, warehouses={0: 0}, boat={0: "wheat wheat", 1: "ivory ivory"})
    p.say(1, "pass").say(2, "pass").say(3, "pass")
    assert p.money(0) == (3, 0, 1)
    review = position("repay_credits", 0, cash={0: 3}, warehouses={0: 0}, credits={0: 1})
    assert review.money(0) == (1, 0, 1)
    assert review.speakers == [1]  # nothing was left for seat 0 to decide
