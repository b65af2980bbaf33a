"""Refusals: the same reason cites the rule of each decision, and a space of no use says what both its sides lack."""

from typing import Any

import pytest

from emporion.games.porto_carthago.steps.harbour_entry import LighthouseOrder
from emporion.games.porto_carthago.table.layout import STORE, TALENTS
from emporion.kernel.text import Speech

from .positions import PCA, B, Position, R, position


def cited(p: Position, word: str) -> tuple[str, str]:
    refused = p.refusal(R, word)
    return refused.key, refused.rule


@pytest.mark.rule("PCA-3.1.5", "PCA-3.1.6", "PCA-4.6.3")
def test_a_dock_with_servants() -> None:
    docks = {"egypt_1": (B, "", "")}
    stevedore = "stevedore captain aristocrat merchant carrier carrier"
    for decision in ("setup_claim_optional", "setup_claim"):
        assert cited(position(decision, R, docks=docks), "claim:egypt_1") == ("dock-taken", "PCA-3.1.5")
    p = position("turn_main", R, docks=docks, actions=stevedore).say(R, "choose_space:1")
    assert cited(p, "claim:egypt_1") == ("dock-taken", "PCA-4.6.3")


@pytest.mark.rule("PCA-3.1.6", "PCA-4.5.4", "PCA-4.6.5")
def test_a_good_the_market_lacks() -> None:
    merchant = "merchant captain aristocrat stevedore carrier carrier"
    p = position("setup_take_good", R, market="wine oil")
    assert cited(p, "take:ivory") == ("not-in-market", "PCA-3.1.6")
    p = position("turn_main", R, talents={R: 9}, market="wine oil", actions=merchant).say(R, "choose_space:1")
    assert cited(p, "buy:ivory") == ("not-in-market", "PCA-4.6.5")
    p = position("turn_main", R, talents={R: 9}, market="").say(R, "refresh_market")
    lacking = next(word for word in PCA.vocabulary.texts if word.startswith("buy:") and word[4:] not in p.market())
    assert cited(p, lacking) == ("not-in-market", "PCA-4.5.4")


@pytest.mark.rule("PCA-4.5.4", "PCA-4.6.5", "PCA-4.6.6")
def test_no_room_in_the_warehouse() -> None:
    merchant = "merchant captain aristocrat stevedore carrier carrier"
    full = {R: "wine oil"}
    p = position("turn_main", R, talents={R: 9}, store=full, actions=merchant)
    assert cited(p, "choose_space:1") == ("no-storage", "PCA-4.6.5")
    p = position("turn_main", R, talents={R: 9}).say(R, "refresh_market")
    p.t.change(R, STORE, 2)
    assert cited(p, f"buy:{p.market().split()[0]}") == ("no-storage", "PCA-4.5.4")
    p = position(
        "turn_main",
        R,
        store=full,
        actions="carrier captain aristocrat stevedore merchant carrier",
        docks={"egypt_1": (R, "", "grain"), "egypt_2": (R, "", ""), "greece_1": (R, "", "")},
    ).say(R, "choose_space:1", "carry_from:egypt_1")
    assert cited(p, "carry_home") == ("no-storage", "PCA-4.6.6")


@pytest.mark.rule("PCA-4.2.2", "PCA-4.2.4", "PCA-4.11.10")
def test_a_ship_that_is_not_in_row_one() -> None:
    row = "egypt_grain greece_oil iberia_oil"
    p = position(LighthouseOrder, lighthouse={R: 1}, row1=row)
    assert cited(p.twin().say(R, "bar"), "bar_ship:numidia_wine") == ("not-in-row", "PCA-4.2.2")
    assert cited(p.say(R, "admit"), "admit_ship:numidia_wine") == ("not-in-row", "PCA-4.2.4")
    p = position("turn_main", R, held={R: "numidia_oil"}, row1=row).say(R, "use_privilege:numidia_oil")
    assert cited(p, "bring_ship:numidia_wine") == ("not-in-row", "PCA-4.11.10")


@pytest.mark.rule("PCA-4.7.2", "PCA-4.11.9")
@pytest.mark.parametrize(("talents", "reserve", "key"), [(5, 5, "seat-short"), (9, 0, "seat-servant")])
def test_a_palace_seat_by_bonus_and_by_privilege(talents: int, reserve: int, key: str) -> None:
    p = position("turn_main", R, talents={R: talents}, reserve={R: reserve}, held={R: "egypt_ivory"})
    assert cited(p, "use_privilege:egypt_ivory") == (key, "PCA-4.11.9")
    p = position(
        "turn_main",
        R,
        talents={R: 9},
        trade={R: 2},
        reserve={R: reserve + 1},
        docks={"egypt_1": (R, "", "")},
        held={R: "egypt_grain"},
    ).say(R, "choose_space:3", "skip_action")
    p.t.put(R, TALENTS, talents)
    assert cited(p, "take_bonus") == (key, "PCA-4.7.2")


@pytest.mark.rule("PCA-4.6.3", "PCA-7.1.14")
def test_a_dock_of_somebody_else() -> None:
    docks = {"egypt_1": (B, "", "wine"), "egypt_2": (R, "", "oil"), "greece_1": (R, "", "")}
    carrier = "carrier captain aristocrat stevedore merchant carrier"
    p = position("turn_main", R, docks=docks, actions=carrier).say(R, "choose_space:1")
    assert p.decision == "carry_to"
    assert cited(p, "carry_to:egypt_1") == ("not-your-dock", "PCA-7.1.14")
    p = position("turn_main", R, docks=docks, store={R: "ivory"}, actions=carrier).say(R, "choose_space:1")
    assert cited(p, "carry_from:egypt_1") == ("not-your-dock", "PCA-7.1.14")
    stevedore = "stevedore captain aristocrat merchant carrier carrier"
    p = position("turn_main", R, docks=docks, actions=stevedore).say(R, "choose_space:1", "withdraw")
    assert cited(p, "withdraw_from:egypt_1") == ("not-your-dock", "PCA-4.6.3")


@pytest.mark.rule("PCA-4.5.5")
@pytest.mark.parametrize(
    ("space", "figures", "english", "french"),
    [
        (
            3,
            {"reserve": {R: 1}, "trade": {R: 6}, "talents": {R: 30}},
            "Stevedore: too few reserve servants are left (0 of 2). Palace: no reserve servant is left for it.",
            "Arrimeur : il ne resterait pas assez de serviteurs en réserve (0 sur 2). "
            "Palais : il ne resterait aucun serviteur en réserve.",
        ),
        (
            4,
            {"store": {R: "wine wine wine wine"}, "blocked": {R: 0}},
            "Merchant: you have no free storage space. Warehouse: all your storage spaces are free.",
            "Marchand : vous n’avez aucune case de stockage libre. "
            "Entrepôt : toutes vos cases de stockage sont libres.",
        ),
        (
            5,
            {"trade": {R: 1}},
            "Carrier: you have no good that could be carried anywhere. Palace: you have too few trade points (1 of 2).",
            "Transporteur : vous n’avez aucune marchandise à porter quelque part. "
            "Palais : vous n’avez pas assez de points de commerce (1 sur 2).",
        ),
    ],
)
def test_a_space_of_no_use_says_why(space: int, figures: dict[str, Any], english: str, french: str) -> None:
    refused = position("turn_main", R, **figures).refusal(R, f"choose_space:{space}")
    assert (refused.key, refused.rule) == ("nothing-to-do", "PCA-4.5.5")
    assert (Speech(PCA, "en").refusal(refused), Speech(PCA, "fr").refusal(refused)) == (english, french)


@pytest.mark.rule("PCA-4.5.5", "PCA-4.7.2")
def test_a_space_names_itself_and_a_bonus_its_figures() -> None:
    p = position("turn_main", R, reserve={R: 2}, actions="captain aristocrat stevedore merchant carrier carrier")
    refused = p.refusal(R, "choose_space:6")
    assert Speech(PCA, "en").refusal(refused) == "Space 6 (Carrier) costs 3 reserve servants; you have 2."
    p = position(
        "turn_main",
        R,
        talents={R: 16},
        trade={R: 6},
        singles=[B] * 12,
        actions="captain aristocrat carrier merchant stevedore carrier",
    )
    refused = p.refusal(R, "choose_space:3")
    assert (refused.figures["bonus_needs"], refused.figures["bonus_has"]) == (20, 16)
    assert Speech(PCA, "en").refusal(refused).endswith("Palace: you have too few talents (16 of 20).")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_reason_for_a_useless_space_has_its_words(language: str) -> None:
    """Those that an action or a bonus can be refused for; the kernel's checks do not know this kind of text."""
    actions = "no-charter-free captain-servant nobody-there no-free-dock claim-short market-empty no-storage buy-short"
    bonuses = "nothing-blocked warehouse-short seat-points-short seat-short seat-servant"
    speech = Speech(PCA, language)
    assert all(speech.message(f"lack-{key}") for key in [*actions.split(), "nothing-to-carry", *bonuses.split()])
