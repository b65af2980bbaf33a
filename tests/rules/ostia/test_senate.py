"""Phase 4: Senate (OST-4.4)."""

import pytest

from emporion.games.ostia.steps.senate import GiveToSenate

from .positions import position


@pytest.mark.rule("OST-4.4.1", "OST-4.4.2")
def test_the_best_offers_by_the_active_card_score() -> None:
    p = position(
        GiveToSenate,
        seats=5,
        active="senate_6",  # wine ivory wheat wood cloth salt
        senate={0: "wood wood", 1: "wine wine ivory", 2: "wheat wheat", 3: "cloth", 4: "wine"},
    )
    assert p.told("senate-offer") == [
        {"seat": "seat:0", "value": 4, "points": 0},
        {"seat": "seat:1", "value": 14, "points": 3},
        {"seat": "seat:2", "value": 6, "points": 2},
        {"seat": "seat:3", "value": 1, "points": 0},
        {"seat": "seat:4", "value": 5, "points": 1},
    ]
    assert p.points() == [0, 3, 2, 0, 1]


@pytest.mark.rule("OST-4.4.1")
def test_the_next_card_does_not_count() -> None:
    p = position(GiveToSenate, active="senate_1", next="senate_4", senate={0: "cloth cloth", 1: "wheat"})
    assert p.points() == [0, 3, 0, 0]


@pytest.mark.rule("OST-4.4.2", "OST-1.1.3")
def test_points_are_added_to_those_of_earlier_rounds() -> None:
    p = position(GiveToSenate, active="senate_1", points={0: 4, 1: 9}, senate={0: "ivory", 2: "wheat"})
    assert p.points() == [7, 9, 2, 0]


@pytest.mark.rule("OST-4.4.3")
def test_a_tie_for_first_uses_up_two_places() -> None:
    p = position(GiveToSenate, active="senate_1", senate={0: "wood", 1: "wood", 2: "wine", 3: "wheat"})
    assert p.points() == [2, 2, 1, 0]  # 5 / 2, rounded down


@pytest.mark.rule("OST-4.4.4")
def test_an_offer_worth_nothing_takes_no_place() -> None:
    p = position(GiveToSenate, seats=3, active="senate_1", senate={0: "cloth cloth cloth", 2: "wheat"})
    assert p.points() == [0, 0, 3]
    told = [(event.figures["seat"], event.rule) for event in p.journal.events if event.key == "senate-offer"]
    assert told == [("seat:0", "OST-4.4.4"), ("seat:2", "OST-4.4.2")]  # seat 1 gave no card
    assert p.told("senate-offer")[0] == {"seat": "seat:0", "value": 0, "points": 0}


@pytest.mark.rule("OST-4.4.5")
def test_all_gifts_are_discarded() -> None:
    p = position(GiveToSenate, active="senate_1", senate={0: "ivory", 1: "cloth", 2: "wheat wheat", 3: "wheat"})
    assert p.points()[1] == 0
    assert p.discard() == "ivory cloth wheat wheat wheat"
    assert [p.senate(seat) for seat in range(4)] == ["", "", "", ""]
