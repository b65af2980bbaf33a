"""Phase 5: warehouse review, and the end of the round (OST-4.5 and OST-4.6)."""

import pytest

from emporion.games.ostia.steps.warehouse_review import EndRound
from emporion.kernel.table import ERRATA

from .positions import OSTIA, position


@pytest.mark.rule("OST-4.5.1")
def test_each_player_finishes_the_review_before_the_next_starts() -> None:
    cards = "wine salt wheat"
    p = position("repay_credits", 3, first=3, credits={3: 1, 0: 1}, stock={3: cards, 0: cards})
    asked = []
    while p.t.round() == 1:
        asked.append((p.decision, p.speakers[0]))
        p.say(p.speakers[0], p.offer(p.speakers[0])[0])
    review = ["repay_credits", "build_warehouses", "discard_excess", "discard_excess"]
    assert asked == [
        *((decision, 3) for decision in review),
        *((decision, 0) for decision in review),
        ("build_warehouses", 1),
        ("build_warehouses", 2),
    ]


@pytest.mark.rule("OST-4.5.2")
@pytest.mark.parametrize(
    ("cash", "credits", "most"),
    [(9, 1, 0), (10, 1, 1), (11, 2, 0), (12, 2, 1), (19, 2, 1), (20, 2, 2), (30, 5, 2), (90, 3, 3)],
)
def test_how_many_credits_may_be_repaid(cash: int, credits: int, most: int) -> None:
    """10 for each credit repaid, 2 for each other one."""
    p = position("repay_credits", 0, cash={0: cash}, credits={0: credits})
    if most == 0:
        assert p.decision != "repay_credits" or p.speakers != [0]
        assert p.told("credits")[0] == {"seat": "seat:0", "repaid": 0, "interest": 2 * credits}
    else:
        assert p.offer(0) == [f"repay:{repaid}" for repaid in range(most + 1)]


@pytest.mark.rule("OST-4.5.2")
def test_more_credits_than_there_are_cannot_be_repaid() -> None:
    p = position("repay_credits", 0, cash={0: 90}, credits={0: 2})
    refusal = p.refusal(0, "repay:3")
    assert (refusal.rule, refusal.figures) == ("OST-4.5.2", {"needs": 3, "has": 2})


@pytest.mark.rule("OST-4.5.3")
def test_repayment_and_interest() -> None:
    p = position("repay_credits", 0, cash={0: 40}, credits={0: 4}).say(0, "repay:3")
    assert p.money(0) == (40 - 30 - 2, 1, 1)
    assert p.told("credits") == [{"seat": "seat:0", "repaid": 3, "interest": 2}]


@pytest.mark.rule("OST-4.5.3")
def test_a_credit_taken_for_the_interest_bears_none_this_round() -> None:
    p = position("repay_credits", 0, cash={0: 1}, warehouses={0: 0}, credits={0: 2})
    assert p.money(0) == (1 + 7 - 4, 0, 3)
    assert p.told("forced-sale") == [{"seat": "seat:0", "warehouses": 0, "credits": 1}]


@pytest.mark.rule("OST-4.5.4")
@pytest.mark.parametrize(
    ("cash", "warehouses", "most"), [(55, 1, 3), (29, 1, 2), (30, 1, 3), (99, 0, 4), (99, 3, 1), (10, 3, 1)]
)
def test_how_many_warehouses_may_be_built(cash: int, warehouses: int, most: int) -> None:
    p = position("build_warehouses", 0, cash={0: cash}, warehouses={0: warehouses})
    assert p.offer(0) == [f"build:{built}" for built in range(most + 1)]
    p.say(0, f"build:{most}")
    assert p.money(0) == (cash - 10 * most, warehouses + most, 0)


@pytest.mark.rule("OST-4.5.4")
def test_why_a_warehouse_cannot_be_built() -> None:
    p = position("build_warehouses", 0, cash={0: 25}, warehouses={0: 2})
    full = p.refusal(0, "build:3")
    assert (full.key, full.figures) == ("no-site", {"needs": 3, "has": 2})
    p = position("build_warehouses", 0, cash={0: 25}, warehouses={0: 0})
    dear = p.refusal(0, "build:3")
    assert (dear.key, dear.figures) == ("build-short", {"needs": 30, "has": 25})


@pytest.mark.rule("OST-4.5.4", "OST-7.4.2")
def test_credits_do_not_forbid_building() -> None:
    p = position("repay_credits", 0, cash={0: 14}, credits={0: 2}).say(0, "repay:0")
    assert p.offer(0) == ["build:0", "build:1"]
    assert p.say(0, "build:1").money(0) == (0, 2, 2)


@pytest.mark.rule("OST-4.5.5")
def test_excess_cards_are_discarded_one_by_one() -> None:
    p = position("build_warehouses", 0, cash={0: 0}, warehouses={0: 1}, stock={0: "wine wine wheat"})
    assert p.offer(0) == ["discard:wine", "discard:wheat"]
    refusal = p.refusal(0, "discard:salt")
    assert (refusal.rule, refusal.figures) == ("OST-4.5.5", {"good": "good:salt"})
    p.say(0, "discard:wine")
    assert p.offer(0) == ["discard:wine", "discard:wheat"]
    p.say(0, "discard:wheat")
    assert (p.stock(0), p.speakers) == ("wine", [1])


@pytest.mark.rule("OST-4.5.5")
def test_without_a_warehouse_nobody_is_asked_what_goes_first() -> None:
    p = position("build_warehouses", 0, cash={0: 10}, warehouses={0: 0}, stock={0: "wine wine wheat"})
    p.say(0, "build:0")
    assert (p.decision, p.speakers, p.stock(0), p.discard()) == ("build_warehouses", [1], "", "wine wine wheat")
    assert [event["good"] for event in p.told("discarded", 2)] == ["good:wine", "good:wine", "good:wheat"]


@pytest.mark.rule("OST-4.5.5")
def test_records_of_the_first_edition_ask_even_then() -> None:
    old = OSTIA.table(4, "old", errata=())
    assert not old.two_beats()
    p = position("build_warehouses", 0, cash={0: 10}, warehouses={0: 0}, stock={0: "wine wine wheat"})
    p.t.v[ERRATA] = 0
    p.say(0, "build:0")
    assert (p.decision, p.offer(0)) == ("discard_excess", ["discard:wine", "discard:wheat"])


@pytest.mark.rule("OST-4.5.5")
@pytest.mark.parametrize("stored", ["", "wine", "wine wine"])
def test_cards_within_the_capacity_stay(stored: str) -> None:
    p = position("build_warehouses", 0, warehouses={0: 2}, stock={0: stored}).say(0, "build:0")
    assert (p.decision, p.speakers, p.stock(0)) == ("build_warehouses", [1], stored)


@pytest.mark.rule("OST-4.5.6")
def test_capacity_is_checked_in_the_review_only() -> None:
    p = position(
        "choose_lot", 0, cash={0: 2}, boat={0: "wine wood wheat wheat"}, stock={0: "ivory cloth salt salt salt"}
    )
    p.say(0, "lot:wine+wood").say(1, "pass").say(2, "pass").say(3, "pass")
    assert p.money(0) == (3, 0, 0)  # the warehouse is gone, the cards are not
    assert p.stock(0) == "ivory cloth wine salt salt salt wood"
    assert p.discard() == ""


@pytest.mark.rule("OST-4.5.7", "OST-4.0.3")
def test_discarded_cards_are_shown_and_kept_ones_are_not() -> None:
    p = position("build_warehouses", 0, cash={0: 0}, stock={0: "wine wheat"})
    other = position("build_warehouses", 0, cash={0: 0}, stock={0: "salt wheat"})
    p.say(0, "discard:wheat")
    other.say(0, "discard:wheat")
    assert p.told("discarded", 2) == [{"seat": "seat:0", "good": "good:wheat"}]
    assert p.sight(2).discard == {"wheat": 1}
    assert p.sight(2) == other.sight(2)
    assert p.sight(0).own.stock == {"wine": 1}


@pytest.mark.rule("OST-4.6.1")
@pytest.mark.parametrize("round", [1, 2, 3, 4])
def test_the_pawn_goes_left_and_the_senate_cards_move_up(round: int) -> None:
    p = position(EndRound, first=3, round=round)
    deck = p.senate_cards()
    sight = p.sight(-1)
    assert (sight.round, sight.first_player) == (round + 1, 0)
    assert sight.senate_active == deck[round + 1]
    assert sight.senate_next == (deck[round + 2] if round < 4 else None)
    assert p.decision == "choose_free_good"


@pytest.mark.rule("OST-4.6.2")
def test_the_last_face_down_card_is_turned_up_after_round_3() -> None:
    """The removed card lies apart and is not counted."""
    face_down = [position("choose_lot", round=round).sight(0).senate_face_down for round in (1, 2, 3, 4, 5)]
    assert face_down == [3, 2, 1, 0, 0]
    assert position("choose_lot", round=4).sight(0).senate_next is not None
    assert position("choose_lot", round=5).sight(0).senate_next is None


@pytest.mark.rule("OST-4.6.3")
def test_stored_cards_mix_with_the_new_ones() -> None:
    p = position(EndRound, warehouses={0: 2}, stock={0: "ivory wheat"})
    assert p.stock(0) == "ivory wheat"
    for seat in range(4):
        p.say(seat, p.offer(seat)[0])
    assert len(p.stock(0).split()) == 3
    assert set(p.stock(0).split()) >= {"ivory", "wheat"}
