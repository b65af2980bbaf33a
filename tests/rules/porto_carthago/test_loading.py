"""Loading, trade points, immediate privileges (PCA-4.8, PCA-4.10, PCA-4.11.1)."""

import pytest

from emporion.games.porto_carthago.table.layout import RESERVE, TEMPLE

from .positions import B, Position, R, position

CARRIER = "carrier captain aristocrat stevedore merchant carrier"


def load(card: str, *, path: int = 0, reserve: int = 4, trade: int = 0) -> Position:
    """R carries the good the ship wants to its dock I; the good is the only one and has one place to go."""
    people, good = card.split("_")
    return position(
        "turn_main",
        R,
        actions=CARRIER,
        store={R: good},
        docks={f"{people}_1": (R, card, "")},
        reserve={R: reserve},
        trade={R: trade},
        path=[B] * path,
    ).say(R, "choose_space:1")


@pytest.mark.rule("PCA-4.8.1", "PCA-4.8.2", "PCA-7.1.42")
def test_what_a_loading_brings() -> None:
    p = load("egypt_oil")
    assert p.talents(R) == 11
    assert p.reserve(R) == 6
    assert p.bag("oil") == 5  # all but the one in the market
    assert p.held(R) == []  # the card follows the trade point
    p.say(R, "house")
    assert p.trade(R) == 1
    assert p.held(R) == ["egypt_oil"]
    assert p.dock("egypt_1") == (None, None, None)


@pytest.mark.rule("PCA-7.1.21", "PCA-4.8.2")
def test_servants_of_the_loaded_dock_may_step_onto_the_path() -> None:
    p = load("egypt_oil", reserve=0)
    p.say(R, "path")
    assert (p.path(), p.reserve(R), p.trade(R)) == ([R], 1, 0)


@pytest.mark.rule("PCA-4.10.1")
def test_house_or_path() -> None:
    p = load("egypt_oil", path=2, trade=3)
    assert p.offer(R) == ["house", "path"]
    p.say(R, "path")
    assert (p.trade(R), p.path(), p.reserve(R)) == (3, [B, B, R], 5)


@pytest.mark.rule("PCA-4.10.3")
def test_the_path_keeps_the_order() -> None:
    p = load("egypt_oil", path=3).say(R, "path")
    assert p.sight(-1).path.spaces == [B, B, B, R]


@pytest.mark.rule("PCA-4.10.1", "PCA-7.1.22")
def test_a_full_path_leaves_only_the_house() -> None:
    p = position(
        "turn_main",
        R,
        actions=CARRIER,
        store={R: "oil"},
        docks={"egypt_1": (R, "egypt_oil", "")},
        path=[B, 2, 3] * 6,
    ).say(R, "choose_space:1")
    assert p.trade(R) == 1  # no question
    assert p.held(R) == ["egypt_oil"]


@pytest.mark.rule("PCA-4.11.1", "PCA-4.11.3")
def test_the_contract_bonus_is_taken_by_itself() -> None:
    p = load("greece_grain").say(R, "house")
    assert p.talents(R) == 12 + 3
    assert p.held(R) == []
    assert p.deck()[-1] == "greece_grain"


@pytest.mark.rule("PCA-4.11.1", "PCA-4.11.7")
def test_the_trade_point_privilege() -> None:
    p = load("etruria_grain").say(R, "house")
    assert p.decision == "use_immediate"
    assert p.held(R) == ["etruria_grain"]
    used = p.twin().say(R, "use_immediate")
    assert used.decision == "place_trade_point"
    assert used.held(R) == ["etruria_grain"]  # it goes under the deck after its effect
    used.say(R, "house")
    assert (used.trade(R), used.held(R), used.deck()[-1]) == (2, [], "etruria_grain")
    p.say(R, "decline")
    assert (p.trade(R), p.held(R), p.deck()[-1]) == (1, [], "etruria_grain")


@pytest.mark.rule("PCA-4.11.1", "PCA-4.11.8")
def test_the_intrigue_servant_privilege() -> None:
    p = load("egypt_purple").say(R, "path", "use_immediate")
    assert (p.path(), p.reserve(R), p.trade(R)) == ([R, R], 4, 0)
    assert p.deck()[-1] == "egypt_purple"


@pytest.mark.rule("PCA-4.11.1", "PCA-7.1.22")
def test_the_intrigue_servant_is_lost_on_a_full_path() -> None:
    p = position(
        "turn_main",
        R,
        actions=CARRIER,
        store={R: "purple"},
        docks={"egypt_1": (R, "egypt_purple", "")},
        path=[B, 2, 3] * 6,
    ).say(R, "choose_space:1")
    assert p.deck()[-1] == "egypt_purple"
    assert p.told("privilege-lost")
    assert p.speaker == B


@pytest.mark.rule("PCA-4.11.1")
def test_the_intrigue_servant_is_lost_with_an_empty_reserve() -> None:
    p = load("egypt_purple", reserve=0)
    p.t.put(R, TEMPLE, p.temple(R) + p.reserve(R))  # no loading leaves a reserve empty: it is emptied by hand
    p.t.put(R, RESERVE, 0)
    assert p.refusal(R, "path").key == "path-servant"
    p.say(R, "house")
    assert p.told("privilege-lost") == [{"seat": "seat:0", "privilege": "privilege:intrigue_servant"}]
    assert (p.path(), p.deck()[-1], p.speaker) == ([], "egypt_purple", B)


@pytest.mark.rule("PCA-4.11.1", "PCA-4.10.1", "PCA-7.1.22")
def test_the_trade_point_may_take_the_last_space_of_the_path() -> None:
    p = position(
        "turn_main",
        R,
        actions=CARRIER,
        store={R: "purple"},
        docks={"egypt_1": (R, "egypt_purple", "")},
        path=[B] * 12 + [2] * 5,
    ).say(R, "choose_space:1", "path")
    assert (len(p.path()), p.path()[-1]) == (18, R)
    assert p.told("privilege-lost") == [{"seat": "seat:0", "privilege": "privilege:intrigue_servant"}]


@pytest.mark.rule("PCA-4.11.2", "PCA-7.1.33")
@pytest.mark.parametrize("card", ["egypt_oil", "egypt_ivory", "greece_oil", "numidia_oil", "greece_ivory"])
def test_other_privileges_are_kept(card: str) -> None:
    p = load(card).say(R, "house")
    assert p.held(R) == [card]
    assert p.sight(B).seats[R].cards != {}


@pytest.mark.rule("PCA-7.1.33")
def test_there_is_no_hand_limit() -> None:
    many = "egypt_oil greece_purple etruria_wine iberia_grain greece_oil etruria_purple iberia_ivory numidia_wine"
    p = position("turn_main", R, held={R: many}, lighthouse={B: 1})
    assert len(p.held(R)) == 8
    assert sum(word.startswith("use_privilege") for word in p.offer(R)) == 4  # nothing to load with the other four
