"""The worked examples of the rulebook (PCA-8), figure by figure. R, B, Y, K sit clockwise."""

import pytest

from emporion.games.porto_carthago.steps.decade import EndDecade
from emporion.games.porto_carthago.steps.final_actions import IntrigueBonus
from emporion.games.porto_carthago.steps.harbour_entry import LighthouseOrder

from .positions import PCA, B, K, Position, R, Y, position


@pytest.mark.rule("PCA-8.1.1", "PCA-5.3.1")
@pytest.mark.parametrize("yellow", [1, 2, 3, 4])
def test_the_intrigue_bonus_three_two_one(yellow: int) -> None:
    p = position(IntrigueBonus, path=[R, B] * 5 + [Y] * yellow)
    assert [p.palace(seat) for seat in (R, B, Y, K)] == [3, 2, 1, 0]


@pytest.mark.rule("PCA-8.1.2", "PCA-5.3.3")
def test_trade_points_break_a_tie_in_the_palace() -> None:
    p = position(IntrigueBonus, palace={R: 6, B: 7, Y: 5, K: 7}, trade={B: 5, K: 6}, talents={B: 30})
    assert PCA.winners(p.t) == [K]
    assert PCA.places(p.t) == [2, 1, 3, 0]


@pytest.mark.rule("PCA-8.1.3", "PCA-4.6.5")
def test_four_goods_cost_four_three_two_two() -> None:
    p = position("turn_main", talents={seat: 20 for seat in range(4)})
    for seat, good in enumerate(("grain", "wine", "oil", "purple")):
        p.say(seat, "choose_space:4", f"buy:{good}")
        if p.decision == "turn_after":
            p.say(seat, "end_turn")
    assert [20 - p.talents(seat) for seat in range(4)] == [4, 3, 2, 2]


def voyage(temple: int, card: str, talents: int = 5) -> Position:
    """R with a charter servant and wine in store sends it off; reserve 4 after paying the space."""
    p = position(
        "turn_main",
        R,
        reserve={R: 6},
        talents={R: talents},
        temple={R: temple},
        charters=[R],
        store={R: "wine"},
        deck=card,
    )
    return p.say(R, "choose_space:5", "carry:wine")  # the charter is the only destination


@pytest.mark.rule("PCA-8.1.4", "PCA-4.9.2")
def test_a_voyage_that_succeeds() -> None:
    p = voyage(3, "egypt_grain")
    assert p.talents(R) == 11
    assert (p.temple(R), p.charters(), p.reserve(R)) == (2, [None] * 4, 6)
    assert p.decision == "place_trade_point"
    p.say(R, "house", "house")
    assert p.trade(R) == 2
    assert p.decision == "turn_after"


@pytest.mark.rule("PCA-8.1.5", "PCA-4.9.3")
@pytest.mark.parametrize(("temple", "card", "gain"), [(2, "etruria_purple", 5), (1, "iberia_oil", 4)])
def test_a_voyage_that_fails(temple: int, card: str, gain: int) -> None:
    p = voyage(temple, card)
    assert p.talents(R) == 5 + gain
    assert (p.temple(R), p.reserve(R)) == (temple - 1, 6)
    p.say(R, "house")
    assert p.trade(R) == 1
    assert p.speaker == B  # one point only, and nothing left to do


@pytest.mark.rule("PCA-8.1.6", "PCA-7.1.1", "PCA-3.1.3")
def test_two_storage_spaces_are_free_at_the_start() -> None:
    p = position("setup_take_good", R)
    assert p.t.free_storage(R) == 2
    p.say(R, "take:wine")
    assert p.t.free_storage(R) == 1


@pytest.mark.rule("PCA-8.1.7", "PCA-7.1.17", "PCA-4.9.1")
def test_more_temple_servants_than_danger_succeed() -> None:
    p = voyage(4, "egypt_ivory")  # danger 2, income 6
    assert p.talents(R) == 5 + 6 - 4
    assert p.sight(R).seats[R].temple == 3
    assert p.told("voyage-success")[0]["offering"] == 4


@pytest.mark.rule("PCA-8.1.8", "PCA-3.1.5", "PCA-3.1.6", "PCA-3.1.7", "PCA-4.4.2", "PCA-7.1.2")
def test_setup_with_two_passes() -> None:
    """No ship of row 1 can be loaded: every good stays in the warehouse."""
    t = PCA.table(4, "setup", {"first_player_by_lot": False})
    p = Position(t, position("setup_claim").journal)
    p.say(R, "claim:egypt_1").say(B, "pass").say(Y, "claim:greece_1").say(K, "pass")
    order = []
    for dock in ("iberia_1", "iberia_2", "phoenicia_1", "phoenicia_2"):
        order.append(p.speaker)
        p.say(p.speaker, f"claim:{dock}")
        if p.decision == "setup_take_good":
            p.say(p.speaker, p.offer(p.speaker)[0])
    assert order == [K, Y, B, R]
    assert p.decision == "turn_main"
    assert [p.reserve(seat) for seat in (R, B, Y, K)] == [12, 14, 12, 14]
    assert [p.talents(seat) for seat in (R, B, Y, K)] == [12, 14, 12, 14]
    assert all(len(p.store(seat).split()) == 1 for seat in range(4))


FIVE_SHIPS = "egypt_grain greece_wine etruria_oil iberia_purple numidia_ivory"


def lighthouse_example() -> Position:
    p = position(LighthouseOrder, first=Y, lighthouse={R: 2, B: 3, Y: 2}, row1=FIVE_SHIPS)
    assert (p.speaker, p.decision) == (B, "lighthouse_mode")
    return p


@pytest.mark.rule("PCA-8.1.9", "PCA-4.2.1", "PCA-4.2.3")
def test_the_lighthouse_order_when_the_first_admits() -> None:
    p = lighthouse_example().say(B, "admit")
    order = []
    for ship, dock in (
        ("egypt_grain", "egypt_2"),
        ("greece_wine", "greece_1"),
        ("etruria_oil", "etruria_2"),
        ("iberia_purple", "iberia_1"),
    ):
        order.append(p.speaker)
        p.say(p.speaker, f"admit_ship:{ship}", f"berth:{dock}")
    order.append(p.speaker)
    assert p.decision == "choose_berth"  # the last ship is the only one: only its berth is asked
    p.say(p.speaker, "berth:numidia_2")
    assert order == [B, B, Y, Y, R]
    assert p.dock("numidia_2")[1] == "numidia_ivory"
    assert p.dock("egypt_2")[1] == "egypt_grain"


@pytest.mark.rule("PCA-8.1.9", "PCA-4.2.2", "PCA-4.2.6", "PCA-7.1.5")
def test_the_lighthouse_order_when_the_first_bars() -> None:
    p = lighthouse_example().say(B, "bar", "bar_ship:egypt_grain")
    order = []
    for ship, dock in (("greece_wine", "greece_2"), ("etruria_oil", "etruria_2"), ("iberia_purple", "iberia_2")):
        order.append(p.speaker)
        p.say(p.speaker, f"admit_ship:{ship}", f"berth:{dock}")
    assert order == [Y, Y, R]
    assert p.dock("numidia_1")[1] == "numidia_ivory"  # the one left enters by itself, onto dock I


@pytest.mark.rule("PCA-8.1.10", "PCA-4.5.6", "PCA-4.7.2")
def test_the_action_pays_for_the_bonus() -> None:
    p = position(
        "turn_main",
        R,
        reserve={R: 3},
        talents={R: 4},
        trade={R: 2},
        store={R: "oil"},
        docks={"egypt_1": (R, "egypt_oil", "")},
        singles=[B, B, B],
    )
    p.say(R, "choose_space:5", "carry:oil", "house", "take_bonus")
    assert (p.reserve(R), p.talents(R), p.trade(R), p.palace(R)) == (2, 6, 3, 1)
    assert p.held(R) == ["egypt_oil"]
    assert p.sight(R).seats[R].cards == {"egypt_oil": "load_any_good"}


@pytest.mark.rule("PCA-8.1.11", "PCA-4.6.2")
def test_the_aristocrat_moves_at_most_five() -> None:
    p = position("turn_main", R, lighthouse={R: 1}, temple={R: 2}, reserve={R: 7}).say(R, "choose_space:2")
    assert p.reserve(R) == 6
    up = p.twin().say(R, "set_lighthouse:3")
    assert up.offer(R)[-1] == "set_temple:5"
    up.say(R, "set_temple:5")
    assert (up.lighthouse(R), up.temple(R), up.reserve(R)) == (3, 5, 1)
    down = p.twin().say(R, "set_lighthouse:0", "set_temple:0")
    assert (down.lighthouse(R), down.temple(R), down.reserve(R)) == (0, 0, 9)
    refused = p.say(R, "set_lighthouse:4").refusal(R, "set_temple:5")
    assert (refused.key, refused.figures) == ("moves-too-many", {"moved": 6, "limit": 5})


@pytest.mark.rule("PCA-8.1.12", "PCA-4.6.3", "PCA-4.6.4")
def test_the_stevedore_withdraws() -> None:
    p = position(
        "turn_main",
        R,
        reserve={R: 2},
        actions="captain stevedore aristocrat merchant carrier carrier",
        docks={
            "greece_1": (R, "greece_oil", "wine"),
        },
    )
    wine = p.bag("wine")
    p.say(R, "choose_space:2", "withdraw")
    assert p.reserve(R) == 3
    assert p.bag("wine") == wine + 1
    assert p.dock("greece_1") == (None, "greece_oil", None)


@pytest.mark.rule("PCA-8.1.13", "PCA-5.1.2", "PCA-4.12.1", "PCA-7.1.29")
@pytest.mark.parametrize(("points", "decade"), [(8, 4), (7, 5)])
def test_the_end_after_decade_four(points: int, decade: int) -> None:
    p = position(EndDecade, decade=4, trade={B: points}, talents={B: 20}, path=[R] * 9)
    assert p.t.decade() == decade
    assert p.decision == ("final_seat" if decade == 4 else "turn_main")
