"""Options (PCA-6)."""

import pytest

from emporion.games.porto_carthago.steps.decade import EndDecade
from emporion.games.porto_carthago.steps.final_actions import RecallServants

from .positions import PCA, B, K, R, Y, position


@pytest.mark.rule("PCA-6.1.1")
@pytest.mark.parametrize(
    ("seats", "named", "first"), [(4, {}, 0), (4, {"first_seat": 3}, 3), (5, {"first_seat": 4}, 4)]
)
def test_the_first_player_can_be_named(seats: int, named: dict[str, int], first: int) -> None:
    for seed in ("a", "b", "c"):
        t = PCA.table(seats, seed, {"first_player_by_lot": False, **named})
        assert PCA.sight(t, -1).first_player == first
        assert PCA.speakers(t) == [first]


@pytest.mark.rule("PCA-6.1.1")
def test_the_named_seat_must_exist() -> None:
    with pytest.raises(ValueError, match="these options"):
        PCA.table(3, "x", {"first_player_by_lot": False, "first_seat": 3})


@pytest.mark.rule("PCA-6.1.2")
def test_open_money() -> None:
    p = position("turn_main", R, talents={R: 7, B: 8}, open_money=True)
    assert [seat.talents for seat in p.sight(-1).seats] == [7, 8, 0, 0]


@pytest.mark.rule("PCA-6.1.3")
def test_privileges_expire_at_the_end_of_one_s_turn() -> None:
    """R loads in his own turn and does not use the card; K is loaded for by R and may use it in his next turn."""
    p = position(
        "turn_main",
        R,
        privileges_expire_at_turn_end=True,
        actions="carrier captain aristocrat stevedore merchant carrier",
        held={R: "numidia_oil"},
        store={R: "oil"},
        row1="iberia_ivory",
        docks={"egypt_1": (R, "egypt_oil", ""), "iberia_1": (K, "", "ivory")},
        lighthouse={Y: 1},
    )
    p.say(R, "use_privilege:numidia_oil").say(K, "house")
    assert p.held(K) == ["iberia_ivory"]
    p.say(R, "choose_space:1", "house")
    assert p.speaker == B  # nothing to load: the turn ended
    assert p.held(R) == []
    assert p.deck()[-1] == "egypt_oil"
    p.say(B, "take_coins").say(Y, "take_coins")
    assert "use_privilege:iberia_ivory" in p.offer(K)
    p.say(K, "take_coins", "end_turn")
    assert p.held(K) == []
    assert p.deck()[-1] == "iberia_ivory"


@pytest.mark.rule("PCA-6.1.3", "PCA-7.9.3")
def test_expired_cards_go_under_the_deck_in_the_order_of_the_list() -> None:
    p = position("turn_main", R, privileges_expire_at_turn_end=True, held={R: "numidia_wine egypt_grain greece_oil"})
    p.say(R, "take_coins", "end_turn")
    assert p.deck()[-3:] == ["egypt_grain", "greece_oil", "numidia_wine"]


@pytest.mark.rule("PCA-6.1.3")
def test_without_the_option_cards_are_kept() -> None:
    p = position("turn_main", R, held={R: "egypt_grain"}).say(R, "take_coins", "end_turn")
    assert p.held(R) == ["egypt_grain"]


@pytest.mark.rule("PCA-6.1.4", "PCA-7.1.38")
@pytest.mark.parametrize("needs_good", [False, True])
@pytest.mark.parametrize("good", ["", "wine"])
def test_the_final_seat_may_need_a_good_on_a_dock(needs_good: bool, good: str) -> None:
    p = position(
        EndDecade,
        decade=5,
        talents={R: 20},
        trade={R: 6},
        docks={"egypt_1": (B, "", good)},
        final_seat_needs_good_on_dock=needs_good,
    )
    if needs_good and not good:
        assert p.t.over()
    else:
        assert p.decision == "final_seat"


@pytest.mark.rule("PCA-6.1.4")
def test_the_default_is_that_the_seat_is_offered() -> None:
    assert position(RecallServants, decade=5, talents={R: 20}, trade={R: 6}).decision == "final_seat"
