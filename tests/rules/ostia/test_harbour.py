"""Phase 1: harbour (OST-4.1)."""

from typing import Any

import pytest

from emporion.games.ostia.steps.harbour import Deal

from .positions import Position, look, match, position, say_defaults


def lot(**more: Any) -> Position:
    """Seat 0 of four lays wine and wood, minimum 12; seat 1 is the first to bid."""
    return position("choose_lot", 0, boat={0: "wine wood wheat wheat"}, **more).say(0, "lot:wine+wood")


@pytest.mark.rule("OST-4.1.1")
def test_five_cards_each_in_turn_order() -> None:
    draw = ["ivory", "cloth", "wine", "salt", "wood"]
    p = position(Deal, seats=3, first=1, draw=" ".join(draw + ["wheat"] * 5 + ["salt"] * 5))
    assert p.boat(1) == "ivory cloth wine salt wood"
    assert p.boat(2) == "wheat wheat wheat wheat wheat"
    assert p.boat(0) == "salt salt salt salt salt"
    assert len(p.deck()) == 51 - 15
    assert p.told("reshuffled") == []
    assert p.decision == "choose_free_good"


@pytest.mark.rule("OST-4.1.1", "OST-4.0.3")
def test_dealt_cards_are_told_to_their_owner_only() -> None:
    p = position(Deal, seats=3, draw="wheat wheat wheat wheat wood")
    assert p.told("dealt", 0) == [{"goods": ["good:wood"] + ["good:wheat"] * 4}]
    assert p.told("dealt", -1) == []
    assert len(p.told("dealt", 1)) == 1 and p.told("dealt", 1) != p.told("dealt", 0)


@pytest.mark.rule("OST-4.1.2", "OST-4.1.3")
def test_one_card_is_taken_from_the_boat_for_free() -> None:
    p = position("choose_free_good", boat={0: "ivory wine wine salt wheat"}, cash={0: 7})
    assert p.speakers == [0, 1, 2, 3]
    assert p.offer(0) == ["take:ivory", "take:wine", "take:salt", "take:wheat"]  # no pass: it is compulsory
    refusal = p.refusal(0, "take:cloth")
    assert (refusal.rule, refusal.figures) == ("OST-4.1.2", {"good": "good:cloth"})
    p.say(0, "take:wine")
    assert (p.boat(0), p.stock(0)) == ("ivory wine wine salt wheat", "")  # until all have chosen
    for seat in (3, 1, 2):
        p.say(seat, p.offer(seat)[0])
    assert (p.boat(0), p.stock(0), p.cash(0)) == ("ivory wine salt wheat", "wine", 7)
    assert [len(p.boat(seat).split()) for seat in range(4)] == [4, 4, 4, 4]
    assert p.decision == "choose_lot"


@pytest.mark.rule("OST-4.1.2", "OST-4.0.3")
def test_a_free_choice_may_be_taken_back_until_all_have_chosen() -> None:
    played = say_defaults(match(3), "choose_free_good")
    first = look(played).offer(0)
    played.say_text(0, first[0])
    played.say_text(1, look(played).offer(1)[0])
    played.take_back(0)
    assert look(played).speakers == [0, 2]
    played.say_text(0, first[-1])
    played.say_text(2, look(played).offer(2)[0])
    assert not played.may_take_back(0)
    assert not played.may_take_back(1)


@pytest.mark.rule("OST-4.1.4")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_each_player_sells_twice_a_round(seats: int) -> None:
    played = say_defaults(match(seats, first_player="seat_0"), "allocate")
    lots = look(played).told("lot")
    assert [event["seat"] for event in lots] == [f"seat:{seat}" for seat in range(seats)] * 2


@pytest.mark.rule("OST-4.1.5")
def test_the_course_of_an_auction() -> None:
    p = position("choose_lot", 1, seats=3, first=1, boat={1: "wine wine salt salt"})
    assert (p.decision, p.speakers) == ("choose_lot", [1])
    p.say(1, "lot:wine+salt")
    assert (p.decision, p.speakers) == ("bid", [2])
    p.say(2, "pass")
    assert (p.decision, p.speakers) == ("bid", [0])
    forced = p.twin().say(0, "pass")
    assert (forced.decision, forced.speakers, forced.stock(1)) == ("choose_lot", [2], "wine salt")
    p.say(0, "bid:13")
    assert (p.decision, p.speakers) == ("settle_lot", [1])
    p.say(1, "sell:0")
    assert (p.decision, p.speakers, p.stock(0)) == ("choose_lot", [2], "wine salt")
    assert p.sight(-1).auction is None


@pytest.mark.rule("OST-4.1.6")
def test_a_lot_is_any_two_cards_of_the_boat() -> None:
    p = position("choose_lot", 0, boat={0: "ivory wine wine wheat"})
    assert p.offer(0) == ["lot:ivory+wine", "lot:ivory+wheat", "lot:wine+wine", "lot:wine+wheat"]
    for word in ("lot:ivory+ivory", "lot:cloth+wine"):
        assert p.refusal(0, word).rule == "OST-4.1.6"
    p.say(0, "lot:wine+wine")
    assert p.boat(0) == "ivory wheat"
    assert p.sight(2).auction.goods == ["wine", "wine"]


@pytest.mark.rule("OST-4.1.6", "OST-4.1.17")
def test_the_second_lot_is_what_is_left_and_then_the_boats_are_empty() -> None:
    p = position("choose_lot", 3, series=2, boat={3: "ivory wheat"})
    assert (p.decision, p.speakers) == ("bid", [0])  # seat 3 was not asked
    assert p.told("lot")[0]["goods"] == ["good:ivory", "good:wheat"]
    p.say(0, "pass").say(1, "pass").say(2, "pass")
    assert (p.decision, p.speakers) == ("allocate", [0, 1, 2, 3])
    assert [p.boat(seat) for seat in range(4)] == ["", "", "", ""]
    assert p.offer(0) == ["bluff:0/0", "bluff:0/1", "bluff:0/2", "bluff:1/0", "bluff:1/1", "bluff:2/0"]


@pytest.mark.rule("OST-4.1.7", "OST-4.1.9")
def test_the_lowest_bid_is_the_minimum() -> None:
    p = position("choose_lot", 0, boat={0: "wheat wheat wheat wheat"})  # the only lot there is
    assert p.offer(1)[:2] == ["pass", "bid:8"]
    p = position("choose_lot", 0, boat={0: "ivory ivory salt wheat"}).say(0, "lot:ivory+ivory")
    assert p.offer(1)[:2] == ["pass", "bid:18"]
    assert p.refusal(1, "bid:17").figures == {"bid": 17, "minimum": 18}


@pytest.mark.rule("OST-4.1.8")
def test_everybody_else_speaks_exactly_once_and_need_not_outbid() -> None:
    p = lot().say(1, "bid:30").say(2, "bid:30").say(3, "bid:12")
    assert (p.decision, p.speakers) == ("settle_lot", [0])
    assert p.sight(-1).auction.bids == {1: 30, 2: 30, 3: 12}


@pytest.mark.rule("OST-4.1.10")
@pytest.mark.parametrize(
    ("cash", "warehouses", "credits", "cap"),
    [(55, 1, 0, 90), (0, 4, 2, 42), (12, 0, 4, 12), (12, 0, 9, 12), (5, 1, 4, 12)],
)
def test_the_limit_of_a_bid(cash: int, warehouses: int, credits: int, cap: int) -> None:
    p = lot(cash={1: cash}, warehouses={1: warehouses}, credits={1: credits})
    assert p.offer(1)[-1] == f"bid:{cap}"
    assert p.sight(1).own.bid_limit == cap
    assert p.refusal(1, f"bid:{cap + 1}").rule == "OST-4.1.10"


@pytest.mark.rule("OST-4.1.10")
def test_who_cannot_reach_the_minimum_can_only_pass() -> None:
    p = lot(cash={1: 4}, warehouses={1: 1}, credits={1: 4})
    assert p.told("passed") == [{"seat": "seat:1"}]  # 11 < 12
    assert p.speakers == [2]


@pytest.mark.rule("OST-4.1.11")
def test_keeping_costs_one_more_than_the_highest_bid_and_goes_to_the_bank() -> None:
    p = lot(cash={0: 31}).say(1, "bid:20").say(2, "bid:30").say(3, "pass").say(0, "keep")
    assert [p.cash(seat) for seat in range(4)] == [0, 55, 55, 55]
    assert p.stock(0) == "wine wood"
    assert p.warehouses(0) == 1


@pytest.mark.rule("OST-4.1.12")
def test_the_seller_may_prefer_a_lower_bid() -> None:
    p = lot().say(1, "bid:12").say(2, "bid:40").say(3, "pass").say(0, "sell:1")
    assert [p.cash(seat) for seat in range(4)] == [61, 43, 55, 55]


@pytest.mark.rule("OST-4.1.13", "OST-4.1.14")
def test_a_sale_is_paid_by_the_buyer_and_half_of_it_goes_to_the_bank() -> None:
    p = lot().say(1, "pass").say(2, "bid:17").say(3, "pass").say(0, "sell:2")
    assert (p.cash(2), p.cash(0)) == (55 - 17, 55 + 8)
    assert p.told("sold") == [
        {"seat": "seat:0", "buyer": "seat:2", "goods": ["good:wine", "good:wood"], "price": 17, "share": 8}
    ]


@pytest.mark.rule("OST-4.1.15")
def test_bought_cards_join_the_stock_at_once() -> None:
    p = position("choose_lot", 0, boat={0: "wine wood wheat wheat"}, stock={2: "ivory wine"})
    p.say(0, "lot:wine+wood").say(1, "pass").say(2, "bid:12").say(3, "pass").say(0, "sell:2")
    assert p.stock(2) == "ivory wine wine wood"
    assert p.sight(0).seats[2].stock_size == 4


@pytest.mark.rule("OST-4.1.16")
@pytest.mark.parametrize(
    ("cards", "price"), [("wheat wheat", 4), ("wood wheat", 5), ("ivory ivory", 9), ("ivory cloth", 9)]
)
def test_a_lot_nobody_wants_costs_half_the_minimum_rounded_up(cards: str, price: int) -> None:
    p = position("choose_lot", 0, series=2, boat={0: cards})
    p.say(1, "pass").say(2, "pass").say(3, "pass")
    assert (p.cash(0), p.stock(0)) == (55 - price, cards)
    assert p.told("forced-purchase")[0]["price"] == price


@pytest.mark.rule("OST-4.1.16", "OST-4.0.4")
def test_a_forced_purchase_may_cost_a_warehouse() -> None:
    p = lot(cash={0: 2}).say(1, "pass").say(2, "pass").say(3, "pass")
    assert p.money(0) == (3, 0, 0)
    assert p.told("forced-sale") == [{"seat": "seat:0", "warehouses": 1, "credits": 0}]


@pytest.mark.rule("OST-4.1.18")
def test_no_bid_exceeds_200() -> None:
    p = lot(cash={1: 199}, warehouses={1: 4})
    assert p.offer(1)[-1] == "bid:200"
    assert p.sight(1).own.bid_limit == 200
