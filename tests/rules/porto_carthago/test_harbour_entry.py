"""Phase 1: harbour entry (PCA-4.1, PCA-4.2)."""

import pytest

from emporion.games.porto_carthago.steps.decade import BeginDecade
from emporion.games.porto_carthago.steps.harbour_entry import EnterAutomatically, LighthouseOrder, MoveRows

from .positions import PCA, B, K, Position, R, Y, position


@pytest.mark.rule("PCA-4.1.1", "PCA-4.1.3", "PCA-7.1.28")
def test_the_six_phases_follow_one_another() -> None:
    """R is first; K has most in reserve. Lighthouse ties still go by R, then K becomes first."""
    p = position(
        BeginDecade,
        first=R,
        lighthouse={R: 1, K: 1},
        temple={R: 3, B: 3, Y: 3},
        row1="egypt_grain egypt_wine egypt_oil egypt_purple",
        market="",
    )
    assert p.speaker == R
    p.say(R, "bar", "bar_ship:egypt_grain")
    assert p.speaker == K
    p.say(K, "admit_ship:egypt_wine", "berth:egypt_1", "admit_ship:egypt_oil")
    assert (p.decision, p.speaker) == ("turn_main", K)
    keys = [event.key for event in p.journal.events]
    order = [
        "decade",
        "barred",
        "ship-enters",
        "row-laid",
        "action-cards",
        "new-first-player",
        "income",
        "market-filled",
    ]
    assert [key for key in dict.fromkeys(keys) if key in order] == order


@pytest.mark.rule("PCA-4.2.1")
def test_lighthouse_servants_are_not_used_up() -> None:
    p = position(LighthouseOrder, lighthouse={B: 2}, row1="egypt_grain greece_wine iberia_oil")
    p.say(B, "admit", "admit_ship:egypt_grain", "berth:egypt_1", "admit_ship:greece_wine", "berth:greece_1")
    assert p.lighthouse(B) == 2
    assert p.decision == "turn_main"  # nobody else took part


@pytest.mark.rule("PCA-4.2.1")
def test_lighthouse_ties_go_to_the_first_player_then_clockwise() -> None:
    p = position(LighthouseOrder, first=Y, lighthouse={R: 1, B: 2, Y: 1, K: 1}, row1="egypt_grain egypt_wine")
    assert p.sight(-1).lighthouse_order == [B, Y, K, R]


@pytest.mark.rule("PCA-4.2.3")
def test_ranks_bring_in_two_two_one_one_one() -> None:
    ships = "egypt_grain egypt_wine greece_grain greece_wine etruria_grain iberia_grain"
    p = position(LighthouseOrder, seats=5, lighthouse={seat: 9 - seat for seat in range(5)}, row1=ships)
    p.say(R, "bar", "bar_ship:egypt_grain")
    order = []
    while p.decision != "turn_main":
        if p.decision == "admit_ship":
            order.append(p.speaker)
        p.say(p.speaker, p.offer(p.speaker)[0])
    assert order == [1, 1, 2, 3]  # the last ship is admitted by seat 4 without a choice


@pytest.mark.rule("PCA-4.2.3", "PCA-7.1.6")
def test_a_player_entitled_to_two_brings_in_the_only_one() -> None:
    p = position(LighthouseOrder, lighthouse={R: 2, B: 1}, row1="egypt_grain egypt_wine greece_oil")
    assert asked(p) == {"ships": 2}
    p.say(R, "admit", "admit_ship:egypt_grain")
    assert p.sight(-1).pending.ships_left == 1
    p.say(R, "berth:egypt_1", "admit_ship:egypt_wine")
    assert (p.speaker, p.decision) == (B, "choose_berth")
    assert p.sight(-1).pending.ships_left == 0
    p.say(B, "berth:greece_2")
    assert p.dock("greece_2")[1] == "greece_oil"
    assert p.decision == "turn_main"


@pytest.mark.rule("PCA-4.2.2", "PCA-4.2.3", "PCA-7.1.6")
def test_the_leader_of_a_short_row_is_asked_for_what_there_is() -> None:
    p = position(LighthouseOrder, lighthouse={R: 2}, row1="- - greece_oil")
    assert (p.decision, asked(p)) == ("lighthouse_mode", {"ships": 1})
    p.say(R, "admit")
    assert (p.decision, p.sight(-1).pending.ships_left) == ("choose_berth", 0)


def asked(p: Position) -> dict[str, object]:
    return {**PCA.step(p.t).prompt(p.t, p.speaker)}


@pytest.mark.rule("PCA-7.1.6")
def test_with_an_empty_row_nobody_is_asked() -> None:
    p = position(LighthouseOrder, lighthouse={R: 2, B: 1}, row1="")
    assert p.decision == "turn_main"


@pytest.mark.rule("PCA-4.2.4")
def test_the_berth_is_chosen_only_if_both_are_free() -> None:
    p = position(
        LighthouseOrder,
        lighthouse={R: 1, B: 1},
        row1="egypt_grain greece_wine iberia_oil iberia_wine",
        docks={"greece_1": (None, "greece_oil", ""), "iberia_1": (K, "", "wine")},
    )
    p.say(R, "admit", "admit_ship:greece_wine")
    assert p.dock("greece_2")[1] == "greece_wine"  # no question
    p.say(R, "admit_ship:egypt_grain")
    assert p.offer(R) == ["berth:egypt_1", "berth:egypt_2"]
    assert p.refusal(R, "berth:greece_1").key == "wrong-berth"
    p.say(R, "berth:egypt_2")
    p.say(B, "admit_ship:iberia_oil")
    assert p.offer(B) == ["berth:iberia_1", "berth:iberia_2"]  # PCA-4.2.5: servants and goods stop no ship


@pytest.mark.rule("PCA-4.2.5")
def test_servants_and_goods_do_not_occupy_a_berth() -> None:
    p = position(EnterAutomatically, row1="iberia_oil", docks={"iberia_1": (K, "", "wine")})
    assert p.dock("iberia_1") == (K, "iberia_oil", "wine")


@pytest.mark.rule("PCA-4.2.4", "PCA-7.1.4")
def test_a_ship_without_a_berth_leaves_and_counts() -> None:
    p = position(
        LighthouseOrder,
        lighthouse={R: 3},
        row1="egypt_grain egypt_wine greece_oil greece_ivory",
        docks={"egypt_1": (None, "egypt_oil", ""), "egypt_2": (None, "egypt_ivory", "")},
    )
    p.say(R, "admit", "admit_ship:egypt_grain", "admit_ship:egypt_wine")
    assert p.deck()[-2:] == ["egypt_grain", "egypt_wine"]
    assert p.dock("greece_1")[1] == "greece_oil"  # the others entered by themselves
    assert p.dock("greece_2")[1] == "greece_ivory"


@pytest.mark.rule("PCA-4.2.2")
def test_barring_puts_one_ship_under_the_deck() -> None:
    p = position(LighthouseOrder, lighthouse={R: 1}, row1="egypt_grain egypt_wine greece_oil")
    assert p.offer(R) == ["admit", "bar"]
    p.say(R, "bar")
    assert p.offer(R) == ["bar_ship:egypt_grain", "bar_ship:egypt_wine", "bar_ship:greece_oil"]
    assert p.refusal(R, "bar_ship:numidia_oil").key == "not-in-row"
    p.say(R, "bar_ship:egypt_wine")
    assert "egypt_wine" in p.deck()
    assert p.dock("egypt_1")[1] == "egypt_grain"


@pytest.mark.rule("PCA-4.2.6")
def test_automatic_entry_takes_dock_one_then_two_then_leaves() -> None:
    p = position(EnterAutomatically, seats=5, row1="egypt_grain egypt_wine egypt_oil - numidia_oil numidia_wine")
    assert p.dock("egypt_1")[1] == "egypt_grain"
    assert p.dock("egypt_2")[1] == "egypt_wine"
    assert p.deck()[-1] == "egypt_oil"
    assert p.dock("numidia_1")[1] == "numidia_oil"
    assert p.dock("numidia_2")[1] == "numidia_wine"


@pytest.mark.rule("PCA-4.2.4", "PCA-4.2.6", "PCA-4.11.10")
def test_the_journal_cites_the_rule_by_which_a_ship_came_in() -> None:
    docks = {"egypt_1": (None, "egypt_oil", ""), "egypt_2": (None, "egypt_ivory", "")}
    row = "greece_oil egypt_wine iberia_oil egypt_grain"
    p = position(LighthouseOrder, lighthouse={R: 1}, row1=row, docks=docks)
    p.say(R, "admit", "admit_ship:greece_oil", "berth:greece_2", "admit_ship:egypt_wine")
    brought = position("turn_main", R, held={R: "numidia_oil phoenicia_ivory"}, row1=row, docks=docks)
    brought.say(R, "use_privilege:numidia_oil", "bring_ship:greece_oil")
    brought.say(R, "use_privilege:phoenicia_ivory", "bring_ship:egypt_wine")

    def moorings(q: Position) -> list[tuple[str, str]]:
        return [(event.key, event.rule) for event in q.journal.events if event.key.startswith("ship-")]

    assert moorings(p) == [
        ("ship-enters", "PCA-4.2.4"),
        ("ship-leaves", "PCA-4.2.4"),
        ("ship-enters", "PCA-4.2.6"),
        ("ship-leaves", "PCA-4.2.6"),
    ]
    assert moorings(brought) == [("ship-enters", "PCA-4.11.10"), ("ship-leaves", "PCA-4.11.10")]


@pytest.mark.rule("PCA-4.2.7")
def test_goods_are_loaded_after_the_whole_row_in_turn_order() -> None:
    """Both ships of Egypt find a berth only if loading waits; the third leaves although egypt_1 is freed."""
    p = position(
        EnterAutomatically,
        first=B,
        row1="egypt_grain egypt_wine egypt_oil greece_wine greece_oil",
        docks={
            "egypt_1": (R, "", "grain"),
            "egypt_2": (B, "", "wine"),
            "greece_1": (R, "", "wine"),
            "greece_2": (None, "", ""),
        },
    )
    assert (p.speaker, p.decision) == (B, "place_trade_point")  # B comes first in turn order
    p.say(B, "house")
    assert p.talents(B) == 5 + 3  # egypt_wine with its contract bonus
    assert (p.speaker, p.decision) == (R, "choose_load")
    assert p.offer(R) == ["load:egypt_1", "load:greece_1"]
    assert p.refusal(R, "load:greece_2").key == "not-loadable"
    p.say(R, "load:greece_1", "house")
    assert p.decision == "use_immediate"  # greece_wine: a servant onto the path
    p.say(R, "use_immediate")
    assert p.path() == [R]
    p.say(R, "house")  # the last dock is loaded without a question
    assert p.held(R) == ["egypt_grain"]
    assert "egypt_oil" in p.deck()
    assert p.dock("egypt_1") == (None, None, None)
    assert p.decision == "turn_main"


@pytest.mark.rule("PCA-4.2.7", "PCA-4.4.2")
def test_servants_of_a_loaded_ship_earn_income() -> None:
    p = position(EnterAutomatically, row1="iberia_ivory", docks={"iberia_1": (R, "", "ivory")})
    p.say(R, "house")
    assert p.reserve(R) == 16
    assert p.talents(R) == 9 + 16


@pytest.mark.rule("PCA-4.2.8", "PCA-7.1.41")
def test_row_two_becomes_row_one() -> None:
    p = position(
        MoveRows,
        row2="egypt_grain egypt_wine egypt_oil egypt_purple egypt_ivory",
        deck="numidia_oil numidia_wine numidia_ivory numidia_grain numidia_purple greece_oil",
    )
    assert p.row(1) == ["egypt_grain", "egypt_wine", "egypt_oil", "egypt_purple", "egypt_ivory"]
    assert p.row(2) == ["numidia_oil", "numidia_wine", "numidia_ivory", "numidia_grain", "numidia_purple"]
    assert p.deck()[0] == "greece_oil"


@pytest.mark.rule("PCA-4.2.9")
def test_ships_stay_at_their_docks() -> None:
    p = position(BeginDecade, docks={"egypt_2": (None, "egypt_oil", ""), "greece_1": (R, "greece_oil", "wine")})
    assert p.decision == "turn_main"
    assert p.dock("egypt_2")[1] == "egypt_oil"
    assert p.dock("greece_1") == (R, "greece_oil", "wine")
