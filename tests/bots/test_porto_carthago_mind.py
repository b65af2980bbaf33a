"""What Porto Carthago's bots leave out before they think, and how they look at a voyage."""

from __future__ import annotations

import pytest

from emporion.games.porto_carthago.mind.judgement import policy
from emporion.games.porto_carthago.mind.prospects import odds
from emporion.games.porto_carthago.table.components import GOODS
from emporion.games.porto_carthago.table.layout import MARKET
from emporion.kernel.words import Words
from tests.rules.porto_carthago.positions import PCA, B, Position, R, position

TWO_CARRIERS = (
    "captain carrier aristocrat merchant carrier stevedore"  # spaces 2 (1 servant) and 5 (2 servants, palace)
)


def left(p: Position) -> list[str]:
    """The words that are worth thinking about."""
    words = Words(len(PCA.vocabulary))
    PCA.offer(p.t, R, words)
    PCA.shortlist(p.t, R, words)
    return [PCA.vocabulary.text(word) for word in words.listed()]


@pytest.mark.rule("PCA-4.5.4")
@pytest.mark.parametrize(
    ("talents", "store", "market", "promising"),
    [
        (6, "", "grain grain grain ivory ivory ivory", True),  # eight oils and wines of 24 goods in the bag
        (5, "", "grain grain grain ivory ivory ivory", False),  # nothing could be bought
        (9, "grain ivory", "grain grain ivory ivory purple purple", False),  # nor put away
        (9, "", "grain oil wine ivory ivory ivory", False),  # the Merchant sells it already
        (9, "oil wine", "grain grain ivory ivory purple purple", False),
    ],
)
def test_a_new_market_is_for_a_good_somebody_waits_for(talents: int, store: str, market: str, promising: bool) -> None:
    docks = {"egypt_1": (R, "egypt_oil", ""), "greece_1": (R, "greece_wine", "")}
    p = position("turn_main", R, talents={R: talents}, store={R: store}, market=market, docks=docks)
    assert ("refresh_market" in left(p)) is promising


@pytest.mark.rule("PCA-4.5.4")
def test_who_renews_the_market_buys_what_a_dock_waits_for() -> None:
    docks = {"egypt_1": (R, "egypt_oil", "")}
    p = position("turn_main", R, talents={R: 9}, market="", docks=docks).say(R, "refresh_market")
    for good, kind in enumerate(GOODS):
        p.t.v[MARKET + good] = 3 if kind in ("oil", "grain") else 0
    assert left(p) == ["buy:oil"]
    p.t.v[MARKET + GOODS.index("oil")] = 0
    assert left(p) == ["buy_nothing", "buy:grain"]


@pytest.mark.rule("PCA-4.5.5", "PCA-4.5.6")
@pytest.mark.parametrize(("talents", "trade", "dear"), [(0, 2, True), (0, 1, True), (9, 0, False)])
def test_the_dearer_of_two_equal_cards_is_for_its_bonus(talents: int, trade: int, dear: bool) -> None:
    """The oil loads a ship for 11 talents and a point: with them a seat at 6 for 2 points can be paid, or not."""
    docks = {"egypt_1": (R, "egypt_oil", "")}
    p = position(
        "turn_main", R, talents={R: talents}, trade={R: trade}, store={R: "oil"}, docks=docks, actions=TWO_CARRIERS
    )
    assert ("choose_space:5" in left(p)) is dear


@pytest.mark.rule("PCA-4.5.6")
def test_an_action_is_not_skipped_for_a_bonus_out_of_reach() -> None:
    p = position("turn_main", R, talents={R: 4}, reserve={R: 9}).say(R, "choose_space:3")
    assert p.decision == "stevedore_kind"
    assert "skip_action" not in left(p)
    rich = position("turn_main", R, talents={R: 9}, trade={R: 2}, reserve={R: 9}).say(R, "choose_space:3")
    assert "skip_action" in left(rich)
    late = position(
        "turn_main",
        R,
        decade=5,
        talents={R: 5},
        reserve={R: 9},
        market="grain",
        actions="carrier merchant captain stevedore carrier aristocrat",
    ).say(R, "choose_space:2")
    assert left(late) == ["buy:grain"]  # no dock waits for it, but nothing at all is worse


@pytest.mark.rule("PCA-4.7.2", "PCA-5.2.3")
def test_a_seat_that_can_be_paid_is_bought() -> None:
    p = position("turn_main", R, talents={R: 30}, trade={R: 2}, reserve={R: 9}, market="grain")
    assert left(p) == ["choose_space:3", "choose_space:5", "choose_space:6"]
    p.say(R, "choose_space:3", "skip_action")
    assert left(p) == ["take_bonus"]
    final = position("final_seat", R, talents={R: 20}, trade={R: 6}, reserve={R: 1})
    assert left(final) == ["buy_final_seat"]


@pytest.mark.rule("PCA-4.9.1", "PCA-4.13.4")
def test_a_voyage_is_weighed_by_its_odds() -> None:
    """Dangers 1, 3, 3 and 6: with three servants in the temple three of four cards are safe."""
    deck = "greece_oil egypt_grain iberia_oil greece_grain"
    docks = {"numidia_1": (R, "", "")}
    p = position(
        "turn_main",
        R,
        temple={R: 3},
        charters=[R],
        store={R: "wine"},
        deck=deck,
        rest=B,
        docks=docks,
        actions="carrier captain aristocrat stevedore merchant carrier",
    )
    assert odds(p.t, R) == 0.75
    p.say(R, "choose_space:1")
    assert p.decision == "carry_to"
    assert PCA.vocabulary.text(policy(PCA, p.t, R)) == "charter"


@pytest.mark.rule("PCA-4.6.6", "PCA-4.8.1")
@pytest.mark.parametrize(("held", "docks"), [("", ["egypt_2"]), ("greece_purple", ["egypt_1", "egypt_2"])])
def test_a_good_is_not_carried_to_a_ship_that_wants_another(held: str, docks: list[str]) -> None:
    """The wine may wait at the empty dock; with a card that loads any good the ship takes it, too."""
    p = position(
        "turn_main",
        R,
        held={R: held} if held else None,
        store={R: "wine grain"},
        docks={"egypt_1": (R, "egypt_grain", ""), "egypt_2": (R, "", "")},
        actions="carrier captain aristocrat stevedore merchant carrier",
    ).say(R, "choose_space:1", "carry:wine")
    assert left(p) == [f"carry_to:{dock}" for dock in docks]


@pytest.mark.rule("PCA-4.10.1")
@pytest.mark.parametrize(
    ("talents", "trade", "words"),
    [(0, 6, ["path"]), (30, 1, ["house"]), (0, 1, ["house", "path"])],  # no seat asks for more than 6 points
)
def test_a_point_goes_where_it_counts(talents: int, trade: int, words: list[str]) -> None:
    p = position(
        "turn_main",
        R,
        talents={R: talents},
        trade={R: trade},
        store={R: "oil"},
        docks={"egypt_1": (R, "egypt_oil", "")},
        actions="carrier captain aristocrat stevedore merchant carrier",
    ).say(R, "choose_space:1")
    assert p.decision == "place_trade_point"
    assert left(p) == words


@pytest.mark.rule("PCA-4.11.1", "PCA-4.11.7")
def test_a_point_for_nothing_is_not_declined() -> None:
    p = position(
        "turn_main",
        R,
        store={R: "grain"},
        docks={"etruria_1": (R, "etruria_grain", "")},
        actions="carrier captain aristocrat stevedore merchant carrier",
    ).say(R, "choose_space:1", "house")
    assert p.decision == "use_immediate"
    assert left(p) == ["use_immediate"]


@pytest.mark.rule("PCA-4.11.6")
def test_servants_do_not_go_there_and_back() -> None:
    """Blue's servants leave the temple where they guard his ship; red's pray for hers; the card moves somebody."""
    p = position(
        "turn_main", R, held={R: "greece_oil"}, charters=[R, B], temple={R: 1, B: 2}, lighthouse={R: 2, B: 1}
    ).say(R, "use_privilege:greece_oil")
    moves = [f"to_temple:{R}", f"to_lighthouse:{B}"]
    assert left(p) == moves
    p.say(R, moves[0])
    assert left(p) == [*moves, "stop"]
    placed = position("turn_main", R, held={R: "greece_oil"}, charters=[R, B], temple={R: 1}, lighthouse={B: 1})
    assert "use_privilege:greece_oil" not in left(placed)


@pytest.mark.rule("PCA-4.11.4", "PCA-4.9.3")
@pytest.mark.parametrize(("temple", "best"), [(1, "greece_grain"), (3, "iberia_oil")])
def test_the_best_card_for_a_manned_ship_is_put_on_top(temple: int, best: str) -> None:
    """Dangers 3, 6 and 4 for 7, 12 and 10 talents: with one servant all fail, with three the first succeeds."""
    p = position(
        "turn_main",
        R,
        held={R: "egypt_grain"},
        temple={R: temple},
        charters=[R],
        deck="iberia_oil greece_grain greece_ivory",
        rest=B,
    ).say(R, "use_privilege:egypt_grain")
    assert p.decision == "survey_next"
    assert left(p) == [f"survey_next:{best}"]


@pytest.mark.rule("PCA-4.7.1")
@pytest.mark.parametrize(("decade", "words"), [(2, ["take_bonus", "end_turn"]), (3, ["end_turn"])])
def test_storage_is_bought_early_or_not_at_all(decade: int, words: list[str]) -> None:
    p = position(
        "turn_main",
        R,
        decade=decade,
        talents={R: 12},
        reserve={R: 9},
        actions="captain merchant aristocrat stevedore carrier carrier",
    ).say(R, "choose_space:2", "buy:oil")
    assert left(p) == words


@pytest.mark.rule("PCA-4.5.2", "PCA-5.2.3")
def test_the_last_turn_is_for_a_point_a_seat_or_talents() -> None:
    """Without a good nothing can be loaded any more: three talents are left; with one the Carrier is."""
    empty = position("turn_main", R, decade=5, round=5, reserve={R: 9}, market="grain")
    assert left(empty) == ["take_coins"]
    docks = {"egypt_1": (R, "egypt_oil", "")}
    loads = position(
        "turn_main", R, decade=5, round=5, reserve={R: 9}, store={R: "oil"}, docks=docks, actions=TWO_CARRIERS
    )
    assert left(loads) == ["take_coins", "choose_space:2"]


@pytest.mark.rule("PCA-4.6.2", "PCA-4.9.1")
@pytest.mark.parametrize(("round", "most"), [(1, 3), (3, 3), (4, 0)])
def test_servants_pray_at_the_end_only_for_a_voyage_that_can_be_made(round: int, most: int) -> None:
    """Of six servants one is for the ship, one for the Captain's space and one for the Carrier's, in two more turns."""
    p = position(
        "turn_main",
        R,
        decade=5,
        round=round,
        reserve={R: 6},
        store={R: "oil"},
        actions="aristocrat carrier captain merchant carrier stevedore",
    ).say(R, "choose_space:1")
    assert left(p) == ["set_lighthouse:0"]  # no good waits for a ship of the final entry
    p.say(R, "set_lighthouse:0")
    assert left(p) == [f"set_temple:{servants}" for servants in range(most + 1)]


@pytest.mark.rule("PCA-4.6.1", "PCA-4.9.1")
@pytest.mark.parametrize(("reserve", "sails"), [(2, False), (3, True)])
def test_a_ship_is_manned_at_the_end_if_a_carrier_can_still_be_paid(reserve: int, *, sails: bool) -> None:
    p = position(
        "turn_main",
        R,
        decade=5,
        reserve={R: reserve},
        temple={R: 2},
        store={R: "oil"},
        actions="merchant captain carrier aristocrat carrier stevedore",
    )
    assert ("choose_space:2" in left(p)) is sails


@pytest.mark.rule("PCA-4.6.3", "PCA-4.8.1")
@pytest.mark.parametrize(("round", "claims"), [(1, True), (3, False)])
def test_docks_are_taken_at_the_end_as_long_as_there_are_turns_to_load_them(round: int, *, claims: bool) -> None:
    """The oil for the own dock takes two turns, the wine for another one two more."""
    p = position(
        "turn_main",
        R,
        decade=5,
        round=round,
        reserve={R: 9},
        talents={R: 10},
        market="oil wine",
        docks={"egypt_1": (R, "egypt_oil", ""), "greece_1": (None, "greece_wine", "")},
        actions="stevedore carrier captain merchant carrier aristocrat",
    )
    assert ("choose_space:1" in left(p)) is claims


@pytest.mark.rule("PCA-4.5.2", "PCA-4.7.2")
def test_with_talents_enough_and_points_short_only_ways_to_points_are_left() -> None:
    """Thirty talents and no point: no more talents, but a ship to man, servants for the temple, a good, a dock."""
    p = position(
        "turn_main", R, talents={R: 30}, reserve={R: 9}, store={R: "oil"}, temple={R: 2}, rest=B, deck="iberia_oil"
    )
    assert "take_coins" not in left(p)
    assert "choose_space:1" in left(p)


@pytest.mark.rule("PCA-3.1.5", "PCA-3.1.6")
def test_a_first_dock_is_one_that_a_ship_comes_to() -> None:
    """Ships laid out go to dock I, the second of a people to dock II: other docks would wait for nobody."""
    row1, row2 = "egypt_oil numidia_grain greece_oil", "egypt_wine iberia_ivory greece_wine"
    docks = ["egypt_1", "egypt_2", "greece_1", "greece_2", "iberia_1", "numidia_1"]
    p = position("setup_claim_optional", R, decade=1, row1=row1, row2=row2)
    assert sorted(left(p)) == [*(f"claim:{dock}" for dock in docks), "pass"]
    p = position("setup_claim", R, decade=1, row1=row1, row2=row2, docks={"egypt_1": (B, "", "")})
    assert sorted(left(p)) == [f"claim:{dock}" for dock in docks if dock != "egypt_1"]


@pytest.mark.rule("PCA-4.11.10")
@pytest.mark.parametrize(
    ("owner", "good", "store", "market", "useful"),
    [
        (R, "wine", "", "", True),  # it is loaded at once
        (R, "", "wine", "", True),  # with the Carrier
        (R, "", "", "wine", True),  # or the Merchant before
        (R, "", "", "oil", False),
        (R, "oil", "wine", "", False),  # another good lies there
        (None, "", "wine", "", True),  # the dock may be claimed
        (None, "", "", "wine", False),  # for whoever comes first
        (B, "", "wine", "wine", False),  # a present
        (B, "wine", "", "", False),
        (B, "oil", "", "", True),  # his oil has to wait
    ],
)
def test_a_ship_is_brought_for_oneself(owner: int | None, good: str, store: str, market: str, *, useful: bool) -> None:
    docks = {"greece_1": (owner, "", good)}
    p = position(
        "turn_main", R, docks=docks, row1="greece_wine", held={R: "numidia_oil"}, store={R: store}, market=market
    )
    assert ("use_privilege:numidia_oil" in left(p)) is useful


@pytest.mark.rule("PCA-4.11.10")
def test_of_the_ships_of_the_row_one_that_helps_is_brought() -> None:
    """Both docks of Egypt have ships: hers would leave. The Greek one finds wine in store."""
    docks = {"egypt_1": (None, "egypt_oil", ""), "egypt_2": (None, "egypt_wine", ""), "greece_1": (R, "", "")}
    p = position(
        "turn_main",
        R,
        docks=docks,
        row1="egypt_grain greece_wine iberia_oil",
        held={R: "numidia_oil"},
        store={R: "wine"},
    ).say(R, "use_privilege:numidia_oil")
    assert left(p) == ["bring_ship:greece_wine"]
