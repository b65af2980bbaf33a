"""The kept privileges and their windows (PCA-4.11.2 to PCA-4.11.11)."""

import pytest

from .positions import B, K, R, Y, position

TOP = "numidia_oil numidia_wine numidia_ivory numidia_grain"


@pytest.mark.rule("PCA-4.11.4")
def test_surveying_three_cards() -> None:
    p = position("turn_main", R, held={R: "egypt_grain"}, deck=TOP).say(R, "use_privilege:egypt_grain")
    assert p.offer(R) == ["survey_next:numidia_oil", "survey_next:numidia_wine", "survey_next:numidia_ivory"]
    assert p.refusal(R, "survey_next:numidia_grain").key == "not-surveyed"
    p.say(R, "survey_next:numidia_ivory")
    assert p.offer(R) == ["survey_next:numidia_oil", "survey_next:numidia_wine"]
    p.say(R, "survey_next:numidia_wine")
    assert p.deck()[:4] == ["numidia_ivory", "numidia_wine", "numidia_oil", "numidia_grain"]
    assert p.deck()[-1] == "egypt_grain"  # PCA-4.11.11: after the effect
    assert p.decision == "turn_main"


@pytest.mark.rule("PCA-4.11.4", "PCA-7.1.7")
@pytest.mark.parametrize(("deck", "asked"), [("", False), ("numidia_oil", False), ("numidia_oil numidia_wine", True)])
def test_surveying_a_short_deck(deck: str, asked: bool) -> None:
    p = position("turn_main", R, held={R: "egypt_grain"}, deck=deck, rest=K)
    if not deck:
        assert p.refusal(R, "use_privilege:egypt_grain").key == "deck-empty"
        return
    p.say(R, "use_privilege:egypt_grain")
    assert (p.decision == "survey_next") == asked
    assert p.told("sorted", R) == []  # a single card is not sorted
    if asked:
        p.say(R, "survey_next:numidia_wine")
        assert p.deck() == ["numidia_wine", "numidia_oil", "egypt_grain"]


@pytest.mark.rule("PCA-4.11.5", "PCA-7.1.16", "PCA-7.1.36", "PCA-4.8.1")
def test_loading_any_good() -> None:
    p = position(
        "turn_main",
        R,
        held={R: "egypt_oil"},
        store={R: "purple"},
        docks={
            "greece_1": (R, "greece_oil", "wine"),
            "greece_2": (R, "greece_purple", ""),
            "iberia_1": (R, "", "oil"),
            "iberia_2": (B, "iberia_wine", "oil"),
        },
    ).say(R, "use_privilege:egypt_oil")
    assert p.talents(R) == 7  # greece_1 is the only dock with a ship and a good
    p.say(R, "house")
    assert p.held(R) == ["greece_oil"]
    assert p.deck()[-1] == "egypt_oil"
    assert p.decision == "turn_main"
    assert p.dock("greece_1") == (None, None, None)


@pytest.mark.rule("PCA-4.11.5")
def test_choosing_the_dock_to_load() -> None:
    p = position(
        "turn_main",
        R,
        held={R: "egypt_oil"},
        docks={
            "greece_1": (R, "greece_oil", "wine"),
            "iberia_1": (R, "iberia_wine", "oil"),
            "numidia_1": (R, "", "oil"),
        },
    ).say(R, "use_privilege:egypt_oil")
    assert p.offer(R) == ["load_any_good:greece_1", "load_any_good:iberia_1"]
    assert p.refusal(R, "load_any_good:numidia_1").key == "no-dock-to-load"
    p.say(R, "load_any_good:iberia_1")
    assert p.talents(R) == 13


@pytest.mark.rule("PCA-4.11.5")
def test_a_good_carried_in_the_same_turn_can_be_loaded() -> None:
    p = position(
        "turn_main",
        R,
        actions="carrier captain aristocrat stevedore merchant carrier",
        held={R: "egypt_oil"},
        store={R: "wine"},
        docks={"greece_1": (R, "greece_oil", "")},
    )
    assert p.refusal(R, "use_privilege:egypt_oil").key == "no-dock-to-load"
    p.say(R, "choose_space:1", "use_privilege:egypt_oil", "house")
    assert (p.talents(R), p.held(R)) == (7, ["greece_oil"])


@pytest.mark.rule("PCA-7.1.24")
def test_a_privilege_gained_in_this_turn_can_be_used_in_it() -> None:
    """egypt_oil loads greece_purple with a wrong good; that card loads the next dock at once."""
    p = position(
        "turn_main",
        R,
        held={R: "egypt_oil"},
        docks={"greece_1": (R, "greece_purple", "wine"), "iberia_1": (R, "iberia_wine", "oil")},
    ).say(R, "use_privilege:egypt_oil", "load_any_good:greece_1", "house")
    assert p.held(R) == ["greece_purple"]
    p.say(R, "use_privilege:greece_purple", "house")
    assert p.held(R) == ["iberia_wine"]
    assert p.talents(R) == 6 + 13


@pytest.mark.rule("PCA-4.11.6")
def test_moving_servants_of_anybody() -> None:
    p = position("turn_main", R, held={R: "greece_oil"}, lighthouse={B: 2, R: 1}, temple={Y: 1})
    p.say(R, "use_privilege:greece_oil")
    assert p.offer(R) == ["to_temple:0", "to_temple:1", "to_lighthouse:2", "stop"]
    assert p.refusal(R, "to_lighthouse:1").figures == {"seat": "seat:1"}
    assert p.refusal(R, "to_temple:3").key == "not-in-lighthouse"
    p.say(R, "to_temple:1", "to_temple:1", "to_lighthouse:2")
    assert (p.lighthouse(B), p.temple(B), p.lighthouse(Y), p.temple(Y)) == (0, 2, 1, 0)
    assert p.decision == "turn_main"
    assert p.deck()[-1] == "greece_oil"


@pytest.mark.rule("PCA-4.11.6")
def test_moving_fewer_than_three() -> None:
    p = position("turn_main", R, held={R: "greece_oil"}, lighthouse={B: 2})
    p.say(R, "use_privilege:greece_oil", "to_temple:1", "stop")
    assert (p.lighthouse(B), p.temple(B)) == (1, 1)
    nobody = position("turn_main", R, held={R: "greece_oil"})
    assert nobody.refusal(R, "use_privilege:greece_oil").key == "nobody-to-move"


@pytest.mark.rule("PCA-4.11.9", "PCA-7.1.25", "PCA-7.1.35")
def test_a_palace_seat_without_trade_points() -> None:
    p = position("turn_main", R, held={R: "egypt_ivory"}, talents={R: 10}, singles=[B, B, B])
    p.say(R, "use_privilege:egypt_ivory")
    assert (p.talents(R), p.palace(R), p.trade(R), p.reserve(R)) == (1, 1, 0, 15)
    assert p.deck()[-1] == "egypt_ivory"
    assert p.sight(-1).palace.seats[:4] == [B, B, B, R]


@pytest.mark.rule("PCA-4.11.9", "PCA-4.11.11")
def test_a_palace_seat_needs_price_and_servant() -> None:
    p = position("turn_main", R, held={R: "egypt_ivory"}, talents={R: 5})
    refused = p.refusal(R, "use_privilege:egypt_ivory")
    assert (refused.key, refused.figures) == ("seat-short", {"needs": 6, "has": 5})
    p = position("turn_main", R, held={R: "egypt_ivory"}, talents={R: 9}, reserve={R: 0})
    assert p.refusal(R, "use_privilege:egypt_ivory").key == "seat-servant"


ROW1 = "egypt_grain greece_wine iberia_oil"
ROW2 = "egypt_wine greece_ivory -"


@pytest.mark.rule("PCA-4.11.10", "PCA-7.1.23", "PCA-4.13.2")
def test_bringing_a_ship_for_somebody_else() -> None:
    p = position(
        "turn_main",
        R,
        held={R: "numidia_oil"},
        row1=ROW1,
        row2=ROW2,
        deck="numidia_ivory",
        docks={"greece_1": (K, "", "wine")},
    ).say(R, "use_privilege:numidia_oil")
    assert p.offer(R) == ["bring_ship:egypt_grain", "bring_ship:greece_wine", "bring_ship:iberia_oil"]
    p.say(R, "bring_ship:greece_wine")
    assert p.row(1)[:3] == ["egypt_grain", "greece_ivory", "iberia_oil"]
    assert p.row(2)[:3] == ["egypt_wine", "numidia_ivory", None]
    assert (p.speaker, p.decision) == (K, "place_trade_point")  # K's decisions interrupt R's turn
    assert p.sight(K).active_player == R
    assert p.talents(K) == 7
    p.say(K, "house", "use_immediate")
    assert p.path() == [K]
    assert (p.speaker, p.decision) == (R, "turn_main")
    assert p.deck()[-2:] == ["greece_wine", "numidia_oil"]  # the used card after all loadings


@pytest.mark.rule("PCA-4.11.10")
def test_a_brought_ship_takes_the_lower_dock() -> None:
    docks = {"egypt_1": (None, "egypt_oil", ""), "greece_1": (B, "", "oil")}
    p = position("turn_main", R, held={R: "numidia_oil iberia_wine"}, row1=ROW1, docks=docks)
    p.say(R, "use_privilege:numidia_oil", "bring_ship:egypt_grain")
    assert p.dock("egypt_2")[1] == "egypt_grain"
    p.say(R, "use_privilege:iberia_wine", "bring_ship:greece_wine")
    assert p.dock("greece_1") == (B, "greece_wine", "oil")


@pytest.mark.rule("PCA-4.11.10", "PCA-7.1.7", "PCA-7.1.8")
def test_a_brought_ship_without_a_berth_leaves() -> None:
    docks = {"egypt_1": (None, "egypt_oil", ""), "egypt_2": (None, "egypt_ivory", "")}
    p = position("turn_main", R, held={R: "numidia_oil"}, row1=ROW1, row2=ROW2, deck="", rest=K, docks=docks)
    p.say(R, "use_privilege:numidia_oil", "bring_ship:egypt_grain")
    assert p.row(1)[:3] == ["egypt_wine", "greece_wine", "iberia_oil"]
    assert p.row(2)[0] == "egypt_grain"  # it went under an empty deck and was drawn again
    assert p.deck() == ["numidia_oil"]


@pytest.mark.rule("PCA-7.1.7", "PCA-4.11.11")
def test_an_empty_deck_leaves_slots_empty() -> None:
    p = position("turn_main", R, held={R: "numidia_oil iberia_wine"}, row1="egypt_grain", deck="", rest=K)
    p.say(R, "use_privilege:numidia_oil")
    assert (p.row(1)[0], p.row(2)[0]) == (None, None)
    assert p.refusal(R, "use_privilege:iberia_wine").key == "row-empty"


@pytest.mark.rule("PCA-4.11.2", "PCA-7.1.37")
def test_only_held_cards_on_one_s_own_turn() -> None:
    p = position("turn_main", R, held={R: "egypt_grain", B: "greece_ivory"})
    assert p.refusal(R, "use_privilege:greece_ivory").key == "not-held"
    assert p.refusal(B, "use_privilege:greece_ivory").key == "not-you"
    p.say(R, "take_coins", "end_turn")
    assert "use_privilege:greece_ivory" in p.offer(B)
    p.say(B, "take_coins", "end_turn").say(Y, "take_coins").say(K, "take_coins")
    assert "use_privilege:egypt_grain" in p.offer(R)  # kept for a later turn


@pytest.mark.rule("PCA-4.11.2")
def test_several_privileges_in_one_turn_each_once() -> None:
    p = position("turn_main", R, held={R: "egypt_ivory phoenicia_oil"}, talents={R: 13})
    p.say(R, "use_privilege:egypt_ivory", "use_privilege:phoenicia_oil")
    assert (p.talents(R), p.palace(R), p.held(R)) == (0, 2, [])
    assert p.refusal(R, "use_privilege:egypt_ivory").key == "not-held"
