"""Captain, Aristocrat, Stevedore, Merchant (PCA-4.6.1 to PCA-4.6.5)."""

import pytest

from .positions import B, K, R, Y, position


@pytest.mark.rule("PCA-4.6.1", "PCA-2.1.11")
def test_the_captain_mans_the_lowest_free_ship() -> None:
    p = position("turn_main", R, reserve={R: 3}, charters=[B, -1, R, -1])
    p.say(R, "choose_space:1")  # no bonus, no choice: it is done by itself
    assert p.charters() == [B, R, R, None]
    assert p.told("manned") == [{"seat": "seat:0", "number": 2}]
    assert (p.reserve(R), p.speaker) == (2, B)


@pytest.mark.rule("PCA-4.6.1", "PCA-7.1.13")
def test_the_captain_needs_a_servant_and_a_ship() -> None:
    p = position("turn_main", R, reserve={R: 0})
    assert p.refusal(R, "choose_space:1").key == "captain-servant"
    p = position("turn_main", R, charters=[B, Y, K, K])
    assert p.refusal(R, "choose_space:1").key == "no-charter-free"


@pytest.mark.rule("PCA-4.6.1")
def test_on_a_bonus_space_the_captain_asks() -> None:
    actions = "carrier captain aristocrat stevedore merchant carrier"
    p = position("turn_main", R, actions=actions).say(R, "choose_space:2")
    assert p.offer(R) == ["man_charter", "skip_action"]


@pytest.mark.rule("PCA-4.6.2")
@pytest.mark.parametrize(
    ("lighthouse", "temple", "reserve", "lowest", "highest"),
    [(1, 2, 6, 0, 6), (7, 0, 2, 2, 9), (0, 1, 1, 0, 2), (6, 6, 0, 1, 11)],
)
def test_lighthouse_choices(lighthouse: int, temple: int, reserve: int, lowest: int, highest: int) -> None:
    actions = "aristocrat captain stevedore merchant carrier carrier"
    p = position(
        "turn_main", R, lighthouse={R: lighthouse}, temple={R: temple}, reserve={R: reserve}, actions=actions
    ).say(R, "choose_space:1")
    assert p.offer(R) == [f"set_lighthouse:{n}" for n in range(lowest, highest + 1)]


@pytest.mark.rule("PCA-4.6.2")
def test_temple_choices_respect_the_total() -> None:
    """L 1, T 2, R 6; three go into the lighthouse: two more may move."""
    actions = "aristocrat captain stevedore merchant carrier carrier"
    p = position("turn_main", R, lighthouse={R: 1}, temple={R: 2}, reserve={R: 6}, actions=actions)
    p.say(R, "choose_space:1", "set_lighthouse:4")
    assert p.offer(R) == [f"set_temple:{n}" for n in range(0, 5)]
    assert p.sight(B).pending.lighthouse == 4
    p.say(R, "set_temple:0")  # two from the temple and one from the reserve
    assert (p.lighthouse(R), p.temple(R), p.reserve(R)) == (4, 0, 5)


@pytest.mark.rule("PCA-4.6.2")
def test_nothing_may_move_and_numbers_must_exist() -> None:
    actions = "aristocrat captain stevedore merchant carrier carrier"
    p = position("turn_main", R, lighthouse={R: 1}, temple={R: 2}, reserve={R: 1}, actions=actions)
    p.say(R, "choose_space:1")
    refused = p.refusal(R, "set_lighthouse:5")
    assert (refused.key, refused.figures) == ("servants-short", {"needs": 5, "has": 4})
    p.say(R, "set_lighthouse:1", "set_temple:2")
    assert (p.lighthouse(R), p.temple(R), p.reserve(R)) == (1, 2, 1)
    empty = position("turn_main", R, reserve={R: 0}, actions=actions)
    assert empty.refusal(R, "choose_space:1").key == "nobody-there"


STEVEDORE = "stevedore captain aristocrat merchant carrier carrier"


@pytest.mark.rule("PCA-4.6.3", "PCA-7.1.3")
def test_claiming_a_dock_even_with_a_ship() -> None:
    p = position(
        "turn_main",
        R,
        actions=STEVEDORE,
        docks={"egypt_1": (None, "egypt_oil", ""), "greece_1": (B, "", ""), "greece_2": (R, "", "")},
    ).say(R, "choose_space:1")
    assert p.offer(R) == ["claim_dock", "transfer", "withdraw"]
    p.say(R, "claim_dock")
    assert p.refusal(R, "claim:greece_1").figures == {"seat": "seat:1"}
    assert p.refusal(R, "claim:greece_2").key == "dock-taken"
    p.say(R, "claim:egypt_1")
    assert p.dock("egypt_1") == (R, "egypt_oil", None)
    assert p.reserve(R) == 14 - 2


@pytest.mark.rule("PCA-4.6.3", "PCA-4.6.4")
def test_transferring_servants() -> None:
    p = position(
        "turn_main",
        R,
        actions=STEVEDORE,
        reserve={R: 0},
        docks={"egypt_1": (R, "egypt_oil", "wine"), "greece_1": (R, "", ""), "iberia_1": (None, "iberia_wine", "")},
    ).say(R, "choose_space:1", "transfer")
    assert p.offer(R) == ["transfer_from:egypt_1", "transfer_from:greece_1"]
    assert p.refusal(R, "transfer_from:iberia_1").key == "not-your-dock"
    p.say(R, "transfer_from:egypt_1")
    assert p.sight(-1).pending.dock == "egypt_1"
    wine = p.bag("wine")
    p.say(R, "transfer_to:iberia_1")
    assert p.dock("egypt_1") == (None, "egypt_oil", None)
    assert p.dock("iberia_1") == (R, "iberia_wine", None)
    assert (p.reserve(R), p.bag("wine")) == (0, wine + 1)


@pytest.mark.rule("PCA-4.6.3", "PCA-7.1.12")
def test_only_kinds_that_can_be_carried_out() -> None:
    p = position("turn_main", R, actions=STEVEDORE, reserve={R: 1}, docks={"egypt_1": (R, "", "")})
    p.say(R, "choose_space:1")
    assert p.offer(R) == ["transfer", "withdraw"]
    refused = p.refusal(R, "claim_dock")
    assert (refused.key, refused.figures) == ("claim-short", {"needs": 2, "has": 1})
    p = position("turn_main", R, actions=STEVEDORE)
    p.say(R, "choose_space:1")
    assert p.decision == "claim_dock"  # without an own dock nothing else is possible
    p = position("turn_main", R, actions=STEVEDORE, reserve={R: 1})
    assert p.refusal(R, "choose_space:1").key == "claim-short"


@pytest.mark.rule("PCA-4.6.3")
def test_without_a_free_dock_only_withdrawing_is_left() -> None:
    docks = {dock.id: (seat % 3, "", "") for seat, dock in enumerate(position("turn_main").sight(-1).docks)}
    p = position("turn_main", R, seats=3, actions=STEVEDORE, docks=docks)
    p.say(R, "choose_space:1")
    assert p.decision == "withdraw"
    p = position("turn_main", K, actions=STEVEDORE, docks=docks)
    assert p.refusal(K, "choose_space:1").key == "no-free-dock"


MERCHANT = "merchant captain aristocrat stevedore carrier carrier"


@pytest.mark.rule("PCA-4.6.5")
@pytest.mark.parametrize(("bought", "price"), [(0, 4), (1, 3), (2, 2), (3, 2), (6, 2), (9, 2)])
def test_the_merchant_s_prices(bought: int, price: int) -> None:
    p = position("turn_main", R, actions=MERCHANT, talents={R: price}, market="wine oil", bought=bought)
    assert p.sight(-1).market.price == price
    p.say(R, "choose_space:1")
    assert p.offer(R) == ["buy:wine", "buy:oil"]
    p.say(R, "buy:oil")
    assert (p.talents(R), p.store(R), p.market()) == (0, "oil", "wine")


@pytest.mark.rule("PCA-4.6.5")
def test_one_good_only() -> None:
    p = position("turn_main", R, actions=MERCHANT, talents={R: 20}).say(R, "choose_space:1", "buy:oil")
    assert p.speaker == B


@pytest.mark.rule("PCA-4.6.5", "PCA-2.1.10")
def test_the_merchant_needs_room() -> None:
    p = position("turn_main", R, actions=MERCHANT, talents={R: 20}, store={R: "wine wine"})
    assert p.refusal(R, "choose_space:1").key == "no-storage"
    p = position("turn_main", R, actions=MERCHANT, talents={R: 20}, store={R: "wine wine"}, blocked={R: 1})
    p.say(R, "choose_space:1", "buy:grain")
    assert p.store(R) == "grain wine wine"


@pytest.mark.rule("PCA-7.1.10")
def test_an_empty_market_has_no_merchant() -> None:
    p = position("turn_main", R, actions=MERCHANT, talents={R: 20}, market="")
    assert p.refusal(R, "choose_space:1").key == "market-empty"


@pytest.mark.rule("PCA-4.6.5")
def test_a_kind_that_is_not_there_is_named() -> None:
    p = position("turn_main", R, actions=MERCHANT, talents={R: 20}, market="wine oil").say(R, "choose_space:1")
    assert p.refusal(R, "buy:ivory").figures == {"good": "good:ivory"}
