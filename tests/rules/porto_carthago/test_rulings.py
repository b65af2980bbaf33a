"""Rulings that no other chapter's tests show (PCA-7)."""

import pytest

from emporion.games.porto_carthago.steps.decade import EndDecade
from emporion.games.porto_carthago.steps.harbour_entry import EnterAutomatically, MoveRows

from .positions import PCA, B, K, R, Y, position


@pytest.mark.rule("PCA-7.1.7")
def test_rows_are_filled_as_far_as_the_deck_goes() -> None:
    p = position(MoveRows, row2="egypt_grain - egypt_oil", deck="numidia_oil numidia_wine", rest=K)
    assert p.row(1) == ["egypt_grain", None, "egypt_oil", None, None]
    assert p.row(2) == ["numidia_oil", "numidia_wine", None, None, None]
    assert p.deck() == []


@pytest.mark.rule("PCA-7.1.8")
def test_cards_go_under_the_deck_in_the_order_they_are_given_up() -> None:
    docks = {"egypt_1": (None, "egypt_oil", ""), "egypt_2": (None, "egypt_ivory", "")}
    p = position(EnterAutomatically, seats=5, row1="egypt_purple egypt_grain egypt_wine", docks=docks)
    assert p.deck()[-3:] == ["egypt_purple", "egypt_grain", "egypt_wine"]


@pytest.mark.rule("PCA-7.1.11")
def test_after_a_refresh_purchase_the_next_good_costs_three() -> None:
    actions = "merchant captain aristocrat stevedore carrier carrier"
    p = position("turn_main", R, talents={R: 6, B: 3}, actions=actions, bought=4)
    p.say(R, "refresh_market")
    p.say(R, p.offer(R)[1])  # the first good offered
    assert p.talents(R) == 0
    p.say(B, "choose_space:1", f"buy:{p.market().split()[0]}")
    assert p.talents(B) == 0


@pytest.mark.rule("PCA-7.1.13")
def test_servants_are_paid_from_the_reserve_only() -> None:
    """Sixteen servants in temple and lighthouse pay for nothing."""
    p = position(
        "turn_main", R, temple={R: 8}, lighthouse={R: 8}, talents={R: 50}, trade={R: 9}, held={R: "egypt_ivory"}
    )
    assert p.offer(R) == ["take_coins", "refresh_market"]
    assert p.refusal(R, "choose_space:1").key == "captain-servant"
    assert p.refusal(R, "choose_space:2").key == "space-short"
    assert p.refusal(R, "use_privilege:egypt_ivory").key == "seat-servant"


@pytest.mark.rule("PCA-7.1.23")
def test_play_goes_on_after_an_interruption_between_action_and_bonus() -> None:
    p = position(
        "turn_main",
        R,
        talents={R: 20},
        trade={R: 3},
        held={R: "numidia_oil"},
        row1="greece_oil",
        docks={"greece_1": (K, "", "oil")},
    )
    p.say(R, "choose_space:6", "use_privilege:numidia_oil")
    assert (p.speaker, p.decision) == (K, "place_trade_point")
    p.say(K, "path")
    assert (p.speaker, p.decision) == (R, "turn_after")
    p.say(R, "take_bonus")
    assert (p.palace(R), p.path(), p.held(K)) == (1, [K], ["greece_oil"])


@pytest.mark.rule("PCA-7.1.29")
def test_servants_on_the_path_are_not_trade_points() -> None:
    p = position(EndDecade, decade=4, trade={seat: 7 for seat in range(4)}, path=[R] * 9 + [B] * 9)
    assert p.sight(-1).decade == 5


@pytest.mark.rule("PCA-7.1.43")
def test_servants_paid_for_a_skipped_action_stay_paid() -> None:
    p = position("turn_main", R, talents={R: 4}, store={R: "wine"}, docks={"egypt_1": (R, "", "")}, reserve={R: 5})
    p.say(R, "choose_space:6", "skip_action")  # the palace bonus is out of reach too
    assert (p.speaker, p.reserve(R)) == (B, 2)
    assert p.sight(-1).seats[R].on_spaces == 3 + 9


@pytest.mark.rule("PCA-7.9.1")
@pytest.mark.parametrize(
    ("decision", "word"),
    [
        ("setup_claim_optional", "pass"),
        ("setup_claim", "claim:egypt_1"),
        ("setup_take_good", "take:grain"),
        ("turn_main", "take_coins"),
    ],
)
def test_default_words(decision: str, word: str) -> None:
    p = position(decision, Y)
    assert PCA.vocabulary.text(PCA.default(p.t, Y)) == word


@pytest.mark.rule("PCA-7.9.1")
def test_default_words_within_a_turn() -> None:
    actions = "aristocrat captain stevedore merchant carrier carrier"
    p = position(
        "turn_main", R, lighthouse={R: 2}, temple={R: 3}, talents={R: 9}, actions=actions, held={R: "greece_oil"}
    )

    def default() -> str:
        return PCA.vocabulary.text(PCA.default(p.t, p.speaker))

    p.say(R, "choose_space:1")
    assert default() == "set_lighthouse:2"
    p.say(R, default())
    assert default() == "set_temple:3"
    p.say(R, default())
    assert default() == "end_turn"
    p.say(R, "use_privilege:greece_oil")
    assert default() == "stop"


@pytest.mark.rule("PCA-7.9.4")
def test_what_a_privilege_might_bring_does_not_make_a_space_possible() -> None:
    """The warehouse bonus lacks a talent; loading first would bring eleven."""
    p = position(
        "turn_main",
        R,
        talents={R: 5},
        market="",
        held={R: "greece_purple"},
        docks={"egypt_1": (R, "egypt_oil", "wine")},
    )
    assert p.refusal(R, "choose_space:4").key == "nothing-to-do"
    p.say(R, "use_privilege:greece_purple", "house")
    assert "choose_space:4" in p.offer(R)
