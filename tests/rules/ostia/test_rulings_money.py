"""The rulings on money, warehouses and scoring (OST-7.4 and OST-7.5)."""

from typing import Any

import pytest

from emporion.games.ostia.steps.final_phase import RepayAll, ScoreCash, ScoreStorage
from emporion.games.ostia.steps.forum import SellAtForum
from emporion.games.ostia.steps.senate import GiveToSenate

from .positions import OSTIA, confirm_all, position

# -- 7.4 money and warehouses -------------------------------------------------------------------------------------


@pytest.mark.rule("OST-7.4.1")
def test_the_bank_never_runs_out() -> None:
    rich = dict.fromkeys(range(5), 1_000_000)
    goods = {0: "ivory", 1: "cloth", 2: "wine", 3: "salt", 4: "wood"}
    p = position(SellAtForum, seats=5, cash=rich, forum=goods)
    assert [p.cash(seat) for seat in range(5)] == [1_000_015] * 5


@pytest.mark.rule("OST-7.4.2", "OST-4.5.4", "OST-2.5.2", "OST-2.1.2")
def test_credits_take_no_site_and_no_piece() -> None:
    full = dict.fromkeys(range(1, 5), 4)
    p = position(
        "build_warehouses", 0, seats=5, warehouses={0: 3, **full}, credits=dict.fromkeys(range(5), 9), cash={0: 99}
    )
    assert p.offer(0) == ["build:0", "build:1"]
    refusal = p.refusal(0, "build:2")
    assert (refusal.rule, refusal.figures) == ("OST-4.5.4", {"needs": 2, "has": 1})
    assert p.say(0, "build:1").money(0) == (89, 4, 9)


@pytest.mark.rule("OST-7.4.3")
def test_a_warehouse_lost_in_the_harbour_may_be_built_again_in_the_review() -> None:
    """The last auction of the round costs seat 2 its warehouse; the forum pays for a new one."""
    p = position("choose_lot", 2, seats=3, series=2, cash={0: 0, 1: 0, 2: 0}, boat={2: "wine wood"}, draw="wheat " * 4)
    p.say(0, "pass").say(1, "pass")
    assert p.money(2) == (1, 0, 0)  # the warehouse brought 7, the forced purchase cost 6
    assert p.decision == "allocate"
    p.say(0, "bluff:0/0", "lock").say(1, "bluff:0/0", "lock")
    confirm_all(p.say(2, "split:wine:1/0", "split:wood:0/0", "bluff:0/0", "lock"))
    assert p.money(2) == (16, 0, 0)  # no other wine at the forum
    assert (p.decision, p.speakers) == ("build_warehouses", [2])
    p.say(2, "build:1")
    assert p.money(2) == (16 - 10, 1, 0)  # sold for 7, built for 10


@pytest.mark.rule("OST-7.4.4", "OST-4.5.3")
@pytest.mark.parametrize(
    ("money", "after"),
    [
        ((0, 1, 3), (1, 0, 3)),  # a warehouse pays 6
        ((0, 0, 3), (1, 0, 4)),  # one new credit pays interest on three
        ((0, 1, 5), (4, 0, 6)),  # a warehouse and a credit pay 10
        ((5, 2, 3), (6, 1, 3)),  # only as many warehouses as needed
    ],
)
def test_interest_that_cannot_be_paid(money: tuple[int, int, int], after: tuple[int, int, int]) -> None:
    cash, warehouses, credits = money
    p = position("repay_credits", 0, cash={0: cash}, warehouses={0: warehouses}, credits={0: credits})
    assert p.money(0) == after
    assert p.speakers == [1]


@pytest.mark.rule("OST-7.4.5", "OST-4.5.1")
def test_credits_come_before_building_and_building_before_the_storage_check() -> None:
    p = position("repay_credits", 0, cash={0: 22}, credits={0: 1}, stock={0: "wine salt wheat"})
    assert (p.decision, p.offer(0)) == ("repay_credits", ["repay:0", "repay:1"])
    p.say(0, "repay:1")
    assert (p.decision, p.offer(0)) == ("build_warehouses", ["build:0", "build:1"])
    p.say(0, "build:1")
    assert (p.decision, p.offer(0)) == ("discard_excess", ["discard:wine", "discard:salt", "discard:wheat"])
    p.say(0, "discard:wine")
    assert (p.decision, p.speakers) == ("build_warehouses", [1])


@pytest.mark.rule("OST-7.4.6", "OST-5.4.1")
def test_no_card_is_discarded_in_the_final_phase() -> None:
    p = position("final_sell_warehouses", 0, round=5, warehouses={0: 4}, stock={0: "wine wheat", 1: "salt"})
    assert p.offer(0) == ["sell_warehouses:0", "sell_warehouses:1", "sell_warehouses:2"]
    p.say(0, "sell_warehouses:2").say(2, "sell_warehouses:1").say(3, "sell_warehouses:1")
    assert p.t.over()
    assert (p.warehouses(0), p.stock(0), p.stock(1), p.discard()) == (2, "wine wheat", "salt", "")


# -- 7.5 scoring --------------------------------------------------------------------------------------------------


@pytest.mark.rule("OST-7.5.1")
def test_the_most_points_that_can_be_handed_out() -> None:
    """Six points in each Senate phase, six for cash, four for each full storage: 56."""
    senate = position(
        GiveToSenate,
        seats=5,
        active="senate_1",
        senate={0: "ivory", 1: "wood", 2: "wine", 3: "salt", 4: "wheat"},
    )
    assert senate.points() == [3, 2, 1, 0, 0]
    four = dict.fromkeys(range(5), "cloth wine salt wood")
    end = position(
        ScoreStorage, seats=5, round=5, warehouses=dict.fromkeys(range(5), 4), stock=four, cash={0: 99, 1: 80, 2: 70}
    )
    assert end.t.over()
    assert 5 * sum(senate.points()) + sum(end.points()) == 30 + 20 + 6


@pytest.mark.rule("OST-7.5.2", "OST-4.4.4")
@pytest.mark.parametrize(
    ("gifts", "points"),
    [
        ({0: "wood", 2: "wine"}, [3, 0, 2, 0]),
        ({0: "wood", 1: "cloth cloth"}, [3, 0, 0, 0]),
        ({}, [0, 0, 0, 0]),
    ],
)
def test_free_places_in_the_senate_are_not_awarded(gifts: dict[int, str], points: list[int]) -> None:
    assert position(GiveToSenate, active="senate_1", senate=gifts).points() == points


@pytest.mark.rule("OST-7.5.3", "OST-4.4.3")
@pytest.mark.parametrize(
    ("gifts", "points"),
    [
        (["wood", "wood", "wood", "wood", "wheat"], [1, 1, 1, 1, 0]),
        (["wood", "wood", "wood", "wood", "wood"], [1, 1, 1, 1, 1]),
        (["ivory", "wood", "wine", "wine", "wheat"], [3, 2, 0, 0, 0]),
        (["ivory", "wood", "wood", "wood", "wheat"], [3, 1, 1, 1, 0]),
        (["wood", "wood", "wine", "wine", "wheat"], [2, 2, 0, 0, 0]),
        (["ivory", "ivory", "wine", "salt", "wheat"], [2, 2, 1, 0, 0]),
    ],
)
def test_ties_in_the_senate(gifts: list[str], points: list[int]) -> None:
    p = position(GiveToSenate, seats=5, active="senate_1", senate=dict(enumerate(gifts)))
    assert p.points() == points


@pytest.mark.rule("OST-7.5.4", "OST-5.5.2")
def test_the_others_move_up_where_a_rich_player_is_eliminated() -> None:
    p = position(RepayAll, round=5, cash={0: 99, 1: 30, 2: 20, 3: 10}, credits={0: 10})
    assert p.points() == [0, 3, 2, 1]


@pytest.mark.rule("OST-7.5.5", "OST-6.1.5")
@pytest.mark.parametrize(("pays", "income"), [(True, 22), (False, 0)])
def test_the_final_forum_pays(pays: bool, income: int) -> None:
    p = position("final_allocate", round=5, stock={0: "wine wine"}, final_forum_pays=pays)
    p.say(0, "split:wine:2/0", "bluff:0/0", "lock")
    for seat in (1, 2, 3):
        p.say(seat, "bluff:0/0", "lock")
    confirm_all(p)
    assert (p.cash(0), p.discard()) == (55 + income, "wine wine")


@pytest.mark.rule("OST-7.5.6", "OST-5.7.3")
def test_the_last_tie_is_broken_by_the_card_active_in_round_5() -> None:
    """On senate_1 wood is worth 4 and wine 3; on senate_6 wine 5 and wood 2."""
    tie: dict[str, Any] = {"cash": {0: 20, 1: 20, 2: 0, 3: 0}, "stock": {0: "wood", 1: "wine"}, "points": {0: 5, 1: 5}}
    first = position(ScoreCash, round=5, active="senate_1", removed="senate_6", **tie)
    assert OSTIA.winners(first.t) == [0]
    second = position(ScoreCash, round=5, active="senate_6", removed="senate_1", **tie)
    assert OSTIA.winners(second.t) == [1]


@pytest.mark.rule("OST-7.5.7", "OST-5.6.1")
def test_who_has_no_cash_still_holds_a_place() -> None:
    p = position(ScoreCash, round=5, cash={0: 10, 1: 0, 2: 0, 3: 20})
    assert p.points() == [2, 0, 0, 3]
    p = position(ScoreCash, seats=3, round=5, cash={0: 10, 1: 0, 2: 20})
    assert p.points() == [2, 1, 3]
