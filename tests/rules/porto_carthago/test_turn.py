"""Phase 6: the turn and the bonus actions (PCA-4.5, PCA-4.7)."""

import pytest

from emporion.games.porto_carthago.table.layout import STORE, TALENTS

from .positions import PCA, B, K, R, Y, goods, position


@pytest.mark.rule("PCA-4.5.1")
def test_rounds_go_in_turn_order_and_the_marker_moves() -> None:
    p = position("turn_main", Y, first=Y, round=3)
    order = []
    for _ in range(5):
        order.append(p.speaker)
        p.say(p.speaker, "take_coins")
    assert order == [Y, K, R, B, Y]
    assert p.sight(-1).round == 4


@pytest.mark.rule("PCA-4.5.2", "PCA-4.5.3")
def test_coins_always_and_the_turn_ends_by_itself() -> None:
    p = position("turn_main", R, reserve={R: 0}, lighthouse={R: 16})
    assert p.offer(R)[:2] == ["take_coins", "refresh_market"]
    p.say(R, "take_coins")
    assert p.talents(R) == 3
    assert p.speaker == B


@pytest.mark.rule("PCA-4.5.2")
def test_after_coins_only_privileges_and_the_end_are_offered() -> None:
    p = position("turn_main", R, talents={R: 30}, trade={R: 6}, held={R: "egypt_grain"})
    p.say(R, "take_coins")
    assert p.decision == "turn_after"
    assert p.offer(R) == ["use_privilege:egypt_grain", "end_turn"]
    assert p.refusal(R, "take_bonus").key == "no-bonus-here"


@pytest.mark.rule("PCA-4.5.2", "PCA-4.11.2")
def test_privileges_before_between_and_after() -> None:
    p = position(
        "turn_main",
        R,
        talents={R: 30},
        trade={R: 6},
        reserve={R: 9},
        held={R: "egypt_grain greece_ivory phoenicia_purple"},
        deck="numidia_oil",
    )
    p.say(R, "use_privilege:egypt_grain")
    while p.decision == "survey_next":
        p.say(R, p.offer(R)[0])
    assert p.decision == "turn_main"
    p.say(R, "choose_space:5")
    assert p.decision == "turn_after"  # nothing to carry
    p.say(R, "use_privilege:greece_ivory")
    while p.decision == "survey_next":
        p.say(R, p.offer(R)[0])
    p.say(R, "take_bonus")
    assert p.offer(R) == ["use_privilege:phoenicia_purple", "end_turn"]
    p.say(R, "use_privilege:phoenicia_purple")
    while p.decision == "survey_next":
        p.say(R, p.offer(R)[0])
    assert p.speaker == B  # nothing was left to do


@pytest.mark.rule("PCA-4.5.4", "PCA-7.1.11")
def test_refreshing_the_market() -> None:
    p = position("turn_main", R, talents={R: 7, B: 3}, market="wine wine wine wine wine wine", bought=3)
    p.say(R, "refresh_market")
    assert p.decision == "refresh_buy"
    assert len(p.market().split()) == 6
    assert p.bag("wine") + p.market().split().count("wine") == 6
    good = p.market().split()[0]
    p.say(R, f"buy:{good}")
    assert (p.talents(R), p.store(R)) == (1, good)
    assert p.sight(-1).market.price == 3
    assert p.speaker == B


@pytest.mark.rule("PCA-4.5.4")
@pytest.mark.parametrize(
    ("talents", "store", "key", "figures"),
    [(5, "", "refresh-short", {"needs": 6, "has": 5}), (9, "oil wine", "no-storage", {})],
)
def test_the_purchase_after_a_refresh_needs_money_and_room(
    talents: int, store: str, key: str, figures: dict[str, int]
) -> None:
    p = position("turn_main", R, talents={R: talents}, store={R: store}, held={R: "egypt_grain"}, bought=2)
    p.say(R, "refresh_market")
    assert p.decision == "turn_after"  # `buy_nothing` was the only thing to say
    assert p.sight(-1).market.bought == 0
    twin = position("turn_main", R, talents={R: 9}).say(R, "refresh_market")
    twin.t.put(R, TALENTS, talents)
    for kind in goods(store):
        twin.t.change(R, STORE + kind, 1)
    refused = twin.refusal(R, f"buy:{twin.market().split()[0]}")
    assert (refused.key, refused.figures) == (key, figures)


@pytest.mark.rule("PCA-4.5.5")
def test_a_space_costs_its_servants() -> None:
    p = position("turn_main", R, reserve={R: 2}, docks={"egypt_1": (R, "", "")}, store={R: "wine"})
    refused = p.refusal(R, "choose_space:6")
    figures = {"space": 6, "action": "action:carrier", "needs": 3, "has": 2}
    assert (refused.key, refused.rule, refused.figures) == ("space-short", "PCA-4.5.5", figures)
    before = p.sight(-1).action_spaces[4].servants[R]
    p.say(R, "choose_space:5")
    assert p.reserve(R) == 0
    assert p.sight(-1).action_spaces[4].servants[R] == before + 2


@pytest.mark.rule("PCA-4.5.5")
def test_the_same_space_again_and_again() -> None:
    p = position("turn_main", R, store={R: "wine", B: "oil"}, docks={"egypt_1": (R, "", ""), "egypt_2": (B, "", "")})
    p.say(R, "choose_space:5", "carry:wine").say(B, "choose_space:5", "carry:oil")
    p.say(Y, "take_coins").say(K, "take_coins")
    p.say(R, "choose_space:5", "carry_from:egypt_1")
    assert p.sight(-1).action_spaces[4].servants == [4, 2, 0, 0]
    assert p.store(R) == "wine"


@pytest.mark.rule("PCA-4.5.5", "PCA-7.1.10")
def test_the_action_or_the_bonus_must_be_possible() -> None:
    """The Merchant on space 4: no goods, but the warehouse bonus for 6 talents."""
    p = position("turn_main", R, talents={R: 6}, market="")
    p.say(R, "choose_space:4")
    assert p.decision == "turn_after"
    p.say(R, "take_bonus")
    assert (p.talents(R), p.t.blocked(R)) == (0, 1)
    poor = position("turn_main", R, talents={R: 5}, market="")
    refused = poor.refusal(R, "choose_space:4")
    assert refused.key == "nothing-to-do"
    assert refused.figures == {
        "action": "action:merchant",
        "action_lacks": "lack:market-empty",
        "action_needs": 0,
        "action_has": 0,
        "bonus": "bonus:warehouse",
        "bonus_lacks": "lack:warehouse-short",
        "bonus_needs": 6,
        "bonus_has": 5,
    }


@pytest.mark.rule("PCA-4.5.5")
def test_a_space_without_bonus_says_why_its_action_is_impossible() -> None:
    p = position("turn_main", R, talents={R: 3}, actions="merchant captain aristocrat stevedore carrier carrier")
    refused = p.refusal(R, "choose_space:1")
    assert (refused.key, refused.figures) == ("buy-short", {"needs": 4, "has": 3})


@pytest.mark.rule("PCA-4.5.6", "PCA-7.1.43")
def test_skipping_only_on_a_space_with_a_bonus() -> None:
    p = position("turn_main", R)
    with_bonus = p.twin().say(R, "choose_space:2")
    assert "skip_action" in with_bonus.offer(R)
    with_bonus.say(R, "skip_action")  # the bonus is too dear: the turn is over, the servant stays paid
    assert (with_bonus.speaker, with_bonus.reserve(R)) == (B, 15)
    without = position("turn_main", R, actions="aristocrat captain merchant stevedore carrier carrier")
    without.say(R, "choose_space:1")
    assert "skip_action" not in without.offer(R)
    assert without.refusal(R, "skip_action").key == "must-act"


@pytest.mark.rule("PCA-4.5.6")
def test_the_bonus_at_most_once() -> None:
    p = position("turn_main", R, talents={R: 40}, trade={R: 6}, held={R: "egypt_grain"})
    p.say(R, "choose_space:6", "take_bonus")  # nothing to carry: the action is skipped by itself
    assert p.palace(R) == 1
    assert p.refusal(R, "take_bonus").key == "bonus-taken"


@pytest.mark.rule("PCA-4.7.1")
def test_the_warehouse_bonus() -> None:
    p = position("turn_main", R, talents={R: 12}, blocked={R: 1}, held={R: "egypt_grain"})
    p.say(R, "choose_space:2", "skip_action", "take_bonus")
    assert (p.talents(R), p.t.blocked(R), p.t.free_storage(R)) == (6, 0, 4)
    assert p.reserve(R) == 17 - 1 + 1
    full = position("turn_main", R, talents={R: 12}, blocked={R: 0}, held={R: "egypt_grain"})
    full.say(R, "choose_space:2", "skip_action")
    assert full.refusal(R, "take_bonus").key == "nothing-blocked"
    poor = position("turn_main", R, talents={R: 5}, held={R: "egypt_grain"}).say(R, "choose_space:2", "skip_action")
    assert poor.refusal(R, "take_bonus").figures == {"needs": 6, "has": 5}


@pytest.mark.rule("PCA-4.7.2", "PCA-7.1.26")
@pytest.mark.parametrize(
    ("talents", "trade", "sold", "key", "needs"),
    [(8, 3, 3, "seat-short", 9), (30, 2, 3, "seat-points-short", 3), (19, 6, 12, "seat-short", 20)],
)
def test_the_palace_bonus_needs_price_and_trade_points(
    talents: int, trade: int, sold: int, key: str, needs: int
) -> None:
    seats = [B, Y, K] * 4
    p = position(
        "turn_main",
        R,
        talents={R: talents},
        trade={R: trade},
        singles=seats[:sold],
        held={R: "egypt_grain"},
        actions="captain merchant aristocrat stevedore carrier carrier",
    )
    p.say(R, "choose_space:3", "skip_action")
    refused = p.refusal(R, "take_bonus")
    assert (refused.key, refused.figures["needs"]) == (key, needs)


@pytest.mark.rule("PCA-4.7.2", "PCA-7.1.13", "PCA-7.1.26")
def test_a_seat_takes_a_reserve_servant_and_the_price() -> None:
    actions = "captain merchant aristocrat stevedore carrier carrier"
    p = position("turn_main", R, talents={R: 21}, trade={R: 6}, singles=[B, Y, K] * 4, actions=actions)
    p.say(R, "choose_space:3", "skip_action", "take_bonus")  # all single seats are gone: the large space
    assert (p.talents(R), p.trade(R), p.palace(R), p.reserve(R)) == (1, 6, 1, 14)
    assert p.sight(-1).palace.next == 12
    lone = position(
        "turn_main",
        R,
        talents={R: 21},
        trade={R: 6},
        lighthouse={R: 8},
        reserve={R: 1},
        held={R: "egypt_grain"},
        actions=actions,
    ).say(R, "choose_space:3", "skip_action")
    assert lone.refusal(R, "take_bonus").key == "seat-servant"


@pytest.mark.rule("PCA-4.7.2")
def test_the_cheapest_seat_is_the_only_one_sold() -> None:
    actions = "captain merchant aristocrat stevedore carrier carrier"
    p = position("turn_main", R, talents={R: 40}, trade={R: 9}, singles=[B], actions=actions)
    p.say(R, "choose_space:3", "skip_action", "take_bonus")
    assert p.talents(R) == 33
    assert p.sight(-1).palace.seats[:3] == [B, R, None]
    assert len([word for word in PCA.vocabulary.texts if word.startswith("take_bonus")]) == 1
