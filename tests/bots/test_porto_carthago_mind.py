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
