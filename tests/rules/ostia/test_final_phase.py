"""The final phase and the end of the game (OST-5)."""

import pytest

from emporion.games.ostia.steps.final_phase import RepayAll, ScoreCash, ScoreStorage
from emporion.games.ostia.steps.forum import SellAtFinalForum
from emporion.games.ostia.steps.warehouse_review import EndRound
from emporion.kernel.record import write_record

from .positions import OSTIA, Position, confirm_all, look, match, position, say_defaults, store_everything


def store_all(p: Position) -> Position:
    """Everybody leaves everything in the storage."""
    while p.decision == "final_allocate":
        p.say(p.speakers[0], p.offer(p.speakers[0])[0])
    return p


# -- 5.1 to 5.4 -------------------------------------------------------------------------------------------------


@pytest.mark.rule("OST-5.1.1")
def test_the_pawn_stays_after_round_5() -> None:
    p = position(EndRound, first=2, round=5, warehouses=dict.fromkeys(range(4), 2))
    assert (p.decision, int(p.t.first()), int(p.t.round())) == ("final_allocate", 2, 5)
    store_all(p)
    asked = []
    while not p.t.over():
        asked += p.speakers
        p.say(p.speakers[0], "sell_warehouses:0")
    assert asked == [2, 3, 0, 1]


@pytest.mark.rule("OST-5.2.1")
def test_stored_cards_are_split_between_storage_and_forum() -> None:
    p = position("final_allocate", round=5, stock={0: "wine wine salt"})
    assert p.speakers == [0, 1, 2, 3]
    assert p.offer(0) == ["split:wine:0/0", "split:wine:1/0", "split:wine:2/0"]
    assert p.refusal(0, "split:wine:0/1").rule == "OST-5.2.1"
    p.say(0, "split:wine:1/0")
    assert p.offer(0) == ["split:salt:0/0", "split:salt:1/0"]
    p.say(0, "split:salt:1/0")
    assert p.offer(0) == ["bluff:0/0", "bluff:1/0", "bluff:2/0"]
    assert p.refusal(0, "bluff:0/1").rule == "OST-5.2.1"
    p.say(0, "bluff:1/0")
    assert p.offer(0) == ["lock"]
    p.say(0, "lock")
    assert p.told("locked") == [{"seat": "seat:0"}]
    assert p.told("revealed") == []


@pytest.mark.rule("OST-5.2.1")
def test_the_forum_is_turned_up_when_all_have_answered() -> None:
    p = position("final_allocate", seats=3, round=5, stock={0: "wine wine salt", 2: "wheat"})
    p.say(0, "split:wine:1/0", "split:salt:0/0", "bluff:0/0", "lock").say(1, "bluff:2/0", "lock")
    p.say(2, "split:wheat:1/0", "bluff:0/0", "lock")
    assert p.told("locked-sizes") == [
        {"seat": "seat:0", "forum": 1, "senate": 0, "storage": 4, "final": 1},
        {"seat": "seat:1", "forum": 2, "senate": 0, "storage": 0, "final": 1},
        {"seat": "seat:2", "forum": 1, "senate": 0, "storage": 2, "final": 1},
    ]
    assert (p.offer(1), p.told("revealed")) == (["confirm", "bluff:0/0", "bluff:1/0", "bluff:2/0"], [])
    confirm_all(p)
    assert p.told("revealed") == [
        {"seat": "seat:0", "forum": ["good:wine"], "senate": [], "stored": 2, "final": 1},
        {"seat": "seat:1", "forum": [], "senate": [], "stored": 0, "final": 1},
        {"seat": "seat:2", "forum": ["good:wheat"], "senate": [], "stored": 0, "final": 1},
    ]


@pytest.mark.rule("OST-5.2.1", "OST-4.2.10")
@pytest.mark.parametrize("bluff_cards", [True, False])
def test_a_final_lock_too_may_be_taken_back(bluff_cards: bool) -> None:
    played = say_defaults(match(3, "final lock", bluff_cards=bluff_cards), "final_allocate")
    store_everything(played, 1)
    played.say_text(1, "lock")
    store_everything(played, 0)
    played.take_back(1)
    assert look(played).offer(1) == ["lock"]


@pytest.mark.rule("OST-5.2.1", "OST-4.2.10")
def test_the_second_beat_of_the_last_sale() -> None:
    p = position("final_allocate", seats=3, round=5, warehouses={0: 2}, stock={0: "wine salt"})
    p.say(0, "split:wine:1/0", "split:salt:0/0", "bluff:0/0", "lock")
    for seat in (1, 2):
        p.say(seat, "bluff:1/0", "lock")
    assert p.refusal(0, "split:wine:0/1").rule == "OST-5.2.1"  # no Senate in the second beat either
    p.say(0, "split:wine:0/0", "split:salt:1/0", "bluff:2/0", "lock")
    confirm_all(p)
    assert p.told("revealed")[0] == {"seat": "seat:0", "forum": ["good:salt"], "senate": [], "stored": 1, "final": 1}
    assert p.cash(0) == 55 + 15


@pytest.mark.rule("OST-5.2.2")
def test_the_final_forum_pays_by_the_totals_of_all() -> None:
    p = position(SellAtFinalForum, round=5, forum={0: "wine wine", 1: "wine salt"})
    assert [p.cash(seat) - 55 for seat in range(3)] == [16, 8 + 15, 0]
    assert p.discard() == "wine wine wine salt"


@pytest.mark.rule("OST-5.2.3")
@pytest.mark.parametrize("mode", ["penalty", "strict"])
def test_the_type_limit_does_not_apply(mode: str) -> None:
    p = position("final_allocate", round=5, warehouses={0: 4}, stock={0: "ivory cloth wine salt"}, type_limit_mode=mode)
    p.say(0, "split:ivory:1/0", "split:cloth:1/0", "split:wine:1/0", "split:salt:1/0", "bluff:0/0", "lock")
    store_all(p)
    assert p.told("penalty") == []
    assert p.cash(0) == 55 + 4 * 15


@pytest.mark.rule("OST-5.3.1")
def test_a_point_for_every_type_stored() -> None:
    p = position(
        ScoreStorage,
        first=1,
        round=5,
        warehouses=dict.fromkeys(range(4), 4),
        stock={0: "wine wine wine wine", 1: "ivory cloth wine salt", 2: "wood wood wheat"},
    )
    assert p.points() == [1, 4, 2, 0]
    assert [event["seat"] for event in p.told("storage-points")] == ["seat:1", "seat:2", "seat:3", "seat:0"]


@pytest.mark.rule("OST-5.3.2", "OST-4.0.3")
def test_the_storage_is_shown_when_it_is_scored() -> None:
    p = position("final_allocate", round=5, warehouses={0: 4}, stock={0: "wine wine salt"})
    assert p.sight(1).seats[0].storage is None
    store_all(p)
    for viewer in (-1, 1):
        assert p.sight(viewer).seats[0].storage == {"wine": 2, "salt": 1}
    p.say(0, "sell_warehouses:0")
    while not p.t.over():
        p.say(p.speakers[0], "sell_warehouses:0")
    assert p.sight(-1).seats[0].storage == {"wine": 2, "salt": 1}


@pytest.mark.rule("OST-5.4.1")
def test_empty_warehouses_may_be_sold() -> None:
    p = position("final_sell_warehouses", 0, round=5, warehouses={0: 4}, stock={0: "wine", 1: "wood"})
    assert p.offer(0) == [f"sell_warehouses:{sold}" for sold in (0, 1, 2, 3)]
    refusal = p.refusal(0, "sell_warehouses:4")
    assert (refusal.rule, refusal.figures) == ("OST-5.4.1", {"needs": 4, "has": 3})
    p.say(0, "sell_warehouses:3")
    assert p.money(0) == (55 + 21, 1, 0)
    assert p.speakers == [2]  # seat 1 has no empty one
    p.say(2, "sell_warehouses:0")
    assert p.told("sold-warehouses") == [{"seat": "seat:0", "warehouses": 3, "amount": 21}]


@pytest.mark.rule("OST-5.4.2")
@pytest.mark.parametrize(
    ("cash", "credits", "numbers"),
    [
        (20, 2, [0, 1, 2, 3]),
        (19, 2, [1, 2, 3]),
        (6, 2, [2, 3]),
        (0, 2, [3]),  # 21 >= 20, so that it is sold without asking
        (0, 5, [3]),  # not enough, but all must go
    ],
)
def test_debts_force_a_sale(cash: int, credits: int, numbers: list[int]) -> None:
    p = position("final_sell_warehouses", 0, round=5, cash={0: cash}, warehouses={0: 3}, credits={0: credits})
    if len(numbers) == 1:
        assert p.told("sold-warehouses") == [{"seat": "seat:0", "warehouses": 3, "amount": 21}]
    else:
        assert p.offer(0) == [f"sell_warehouses:{sold}" for sold in numbers]
    if numbers[0] == 1:
        refusal = p.refusal(0, "sell_warehouses:0")
        assert (refusal.rule, refusal.figures) == ("OST-5.4.2", {"needs": 20, "has": 19})


# -- 5.5 and 5.6 ------------------------------------------------------------------------------------------------


@pytest.mark.rule("OST-5.5.1", "OST-5.5.3")
def test_all_credits_are_repaid_at_once_or_not_at_all() -> None:
    p = position(RepayAll, round=5, cash={0: 30, 1: 29, 2: 20, 3: 0}, credits={0: 3, 1: 3})
    assert [p.money(seat) for seat in range(4)] == [(0, 1, 0), (29, 1, 3), (20, 1, 0), (0, 1, 0)]
    assert [p.t.out(seat) for seat in range(4)] == [False, True, False, False]
    assert p.told("repaid-all") == [{"seat": "seat:0", "credits": 3, "amount": 30}]
    assert p.told("eliminated") == [{"seat": "seat:1", "needs": 30, "has": 29}]
    assert [seat.eliminated for seat in p.sight(-1).seats] == [False, True, False, False]


@pytest.mark.rule("OST-5.5.2", "OST-5.5.3")
def test_an_eliminated_player_cannot_win_but_keeps_his_points() -> None:
    p = position(RepayAll, round=5, points={0: 20, 1: 2}, cash={0: 9, 1: 10, 2: 5, 3: 1}, credits={0: 1})
    assert p.points() == [20, 5, 2, 1]
    assert OSTIA.winners(p.t) == [1]
    assert OSTIA.places(p.t) == [3, 0, 1, 2]


@pytest.mark.rule("OST-5.6.1")
@pytest.mark.parametrize(
    ("cash", "points"),
    [
        ([50, 40, 30, 20], [3, 2, 1, 0]),
        ([50, 50, 30, 20], [2, 2, 1, 0]),
        ([50, 40, 30, 30], [3, 2, 0, 0]),
        ([0, 0, 0, 0], [1, 1, 1, 1]),
        ([7, 0, 0, 0], [3, 1, 1, 1]),
    ],
)
def test_points_for_cash(cash: list[int], points: list[int]) -> None:
    p = position(ScoreCash, round=5, cash=dict(enumerate(cash)), warehouses={0: 4, 1: 3, 2: 2, 3: 1})
    assert p.t.over()
    assert p.points() == points


# -- 5.7 --------------------------------------------------------------------------------------------------------

EQUAL_CASH = {0: 20, 1: 20, 2: 20}  # one more point for each of the three


@pytest.mark.rule("OST-5.7.1")
def test_most_points_win() -> None:
    p = position(ScoreCash, seats=3, round=5, cash=EQUAL_CASH, points={0: 4, 1: 6, 2: 5}, warehouses={0: 4})
    assert (OSTIA.winners(p.t), OSTIA.places(p.t)) == ([1], [2, 0, 1])


@pytest.mark.rule("OST-5.7.2")
def test_then_most_warehouses() -> None:
    p = position("final_sell_warehouses", 0, seats=3, round=5, cash={0: 13, 1: 20, 2: 0}, warehouses={0: 3, 1: 3, 2: 0})
    p.say(0, "sell_warehouses:1").say(1, "sell_warehouses:0")
    assert p.points() == [2, 2, 1]
    assert (OSTIA.winners(p.t), OSTIA.places(p.t)) == ([1], [1, 0, 2])  # counted after the sale


@pytest.mark.rule("OST-5.7.3")
def test_then_the_value_of_the_storage() -> None:
    stock = {0: "wood wheat", 1: "ivory cloth", 2: "wine wheat"}  # 4 + 1, 5 + 0, 3 + 1
    p = position(ScoreCash, seats=3, round=5, active="senate_1", cash=EQUAL_CASH, stock=stock)
    assert (OSTIA.winners(p.t), OSTIA.places(p.t)) == ([0, 1], [0, 0, 2])


@pytest.mark.rule("OST-5.7.4")
def test_then_the_victory_is_shared() -> None:
    p = position(ScoreCash, seats=3, round=5, cash=EQUAL_CASH)
    assert (OSTIA.winners(p.t), OSTIA.places(p.t)) == ([0, 1, 2], [0, 0, 0])


@pytest.mark.rule("OST-5.7.5")
def test_the_ranking_of_eliminated_players() -> None:
    """By points, then by fewest credits; warehouses and storage do not matter any more."""
    p = position(
        RepayAll,
        seats=5,
        round=5,
        points={0: 3, 1: 5, 2: 5, 3: 0, 4: 5},
        cash=dict.fromkeys(range(5), 0),
        credits={0: 1, 1: 2, 2: 1, 4: 2},
        warehouses={1: 4},
    )
    assert OSTIA.winners(p.t) == [3]
    assert OSTIA.places(p.t) == [4, 2, 1, 0, 2]


@pytest.mark.rule("OST-5.7.5", "OST-5.5.2")
def test_if_all_are_eliminated_nobody_wins() -> None:
    p = position(RepayAll, seats=3, round=5, cash={0: 0, 1: 0, 2: 0}, points={1: 2}, credits={0: 1, 1: 3, 2: 2})
    assert OSTIA.winners(p.t) == []
    assert OSTIA.places(p.t) == [1, 0, 2]
    assert p.points() == [0, 2, 0]


@pytest.mark.rule("OST-5.7.5")
def test_the_record_names_nobody() -> None:
    played = match(3, "nobody")
    played.table = position(RepayAll, seats=3, round=5, cash={0: 0, 1: 0, 2: 0}, credits={0: 1, 1: 3, 2: 2}).t
    assert "winners: nobody\n" in write_record(played)
