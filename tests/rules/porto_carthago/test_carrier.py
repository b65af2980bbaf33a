"""The Carrier and the voyage (PCA-4.6.6, PCA-4.6.7, PCA-4.9)."""

import pytest

from .positions import PCA, B, Position, R, position

CARRIER = "carrier captain aristocrat stevedore merchant carrier"


@pytest.mark.rule("PCA-4.6.6")
def test_sources_and_destinations() -> None:
    p = position(
        "turn_main",
        R,
        actions=CARRIER,
        store={R: "wine"},
        docks={"egypt_1": (R, "", ""), "greece_1": (R, "", "oil"), "iberia_1": (B, "", "ivory")},
        temple={R: 1},
        charters=[R],
    ).say(R, "choose_space:1")
    assert p.offer(R) == ["carry:wine", "carry_from:greece_1"]
    assert p.refusal(R, "carry_from:iberia_1").key == "not-your-dock"
    assert p.refusal(R, "carry_from:egypt_1").key == "no-good-there"
    assert p.refusal(R, "carry:oil").key == "not-stored"
    stored = p.twin().say(R, "carry:wine")
    assert stored.offer(R) == ["carry_to:egypt_1", "charter"]
    assert stored.refusal(R, "carry_to:greece_1").figures == {"good": "good:oil"}
    assert stored.refusal(R, "carry_home").key == "stored-already"
    assert stored.refusal(R, "carry_to:iberia_1").key == "not-your-dock"
    p.say(R, "carry_from:greece_1")
    assert p.offer(R) == ["carry_to:egypt_1", "carry_home", "charter"]
    assert (p.sight(B).pending.good, p.sight(B).pending.dock) == ("oil", "greece_1")
    p.say(R, "carry_home")
    assert p.told("carried-home") == [{"seat": "seat:0", "good": "good:oil", "dock": "dock:greece_1"}]
    assert (p.store(R), p.dock("greece_1")) == ("wine oil", (R, None, None))


@pytest.mark.rule("PCA-4.6.6")
def test_the_journal_tells_where_a_good_comes_from() -> None:
    docks = {"egypt_1": (R, "", ""), "greece_1": (R, "", "oil")}
    p = position("turn_main", R, actions=CARRIER, store={R: "wine"}, docks=docks).say(R, "choose_space:1")
    q = position("turn_main", R, actions=CARRIER, store={R: "wine"}, docks=docks).say(R, "choose_space:1")
    p.say(R, "carry:wine")  # there is one dock it can go to
    assert p.told("carried") == [{"seat": "seat:0", "good": "good:wine", "dock": "dock:egypt_1"}]
    q.say(R, "carry_from:greece_1", "carry_to:egypt_1")
    over = {"seat": "seat:0", "good": "good:oil", "dock": "dock:egypt_1", "source": "dock:greece_1"}
    assert (q.told("carried"), q.told("carried-over")) == ([], [over])


@pytest.mark.rule("PCA-4.6.6")
def test_only_sources_with_a_destination() -> None:
    """A full warehouse and one dock with a good: nothing can move."""
    docks = {"egypt_1": (R, "", "oil")}
    p = position("turn_main", R, actions=CARRIER, store={R: "wine wine"}, docks=docks)
    assert p.refusal(R, "choose_space:1").key == "nothing-to-carry"
    p = position("turn_main", R, actions=CARRIER, store={R: "wine"}, docks=docks)
    p.say(R, "choose_space:1")  # from the dock home is all there is: done by itself
    assert p.store(R) == "wine oil"
    p = position("turn_main", R, actions=CARRIER, store={R: "wine"}, docks={**docks, "egypt_2": (R, "", "ivory")})
    p.say(R, "choose_space:1")
    assert p.offer(R) == ["carry_from:egypt_1", "carry_from:egypt_2"]
    assert p.refusal(R, "carry:wine").key == "no-destination"


@pytest.mark.rule("PCA-4.6.6", "PCA-7.1.7")
@pytest.mark.parametrize(
    ("charters", "temple", "rest", "key"),
    [([B], 2, None, "no-charter-manned"), ([R], 0, None, "no-temple-servant"), ([R], 2, 3, "deck-empty")],
)
def test_what_a_charter_needs(charters: list[int], temple: int, rest: int | None, key: str) -> None:
    p = position(
        "turn_main",
        R,
        actions=CARRIER,
        store={R: "wine"},
        charters=charters,
        temple={R: temple},
        rest=rest,
        docks={"egypt_1": (R, "", ""), "egypt_2": (R, "", "")},
    ).say(R, "choose_space:1")
    assert p.refusal(R, "charter").key == key


@pytest.mark.rule("PCA-4.6.7", "PCA-7.1.16")
def test_a_wrong_good_stays_and_blocks() -> None:
    p = position(
        "turn_main", R, actions=CARRIER, store={R: "wine grain"}, docks={"egypt_1": (R, "egypt_grain", "")}
    ).say(R, "choose_space:1", "carry:wine")
    assert p.dock("egypt_1") == (R, "egypt_grain", "wine")
    assert p.speaker == B
    later = position(
        "turn_main", R, actions=CARRIER, store={R: "grain"}, docks={"egypt_1": (R, "egypt_grain", "wine")}
    ).say(R, "choose_space:1")
    assert later.store(R) == "grain wine"  # all that could be done: carry the wrong one home


@pytest.mark.rule("PCA-4.6.7", "PCA-4.8.1")
def test_a_wanted_good_is_loaded_at_once() -> None:
    p = position("turn_main", R, actions=CARRIER, store={R: "grain"}, docks={"egypt_1": (R, "egypt_grain", "")}).say(
        R, "choose_space:1"
    )
    assert p.decision == "place_trade_point"
    assert p.talents(R) == 9


def sail(temple: int, card: str, talents: int = 5, charters: tuple[int, ...] = (R,), reserve: int = 4) -> Position:
    return position(
        "turn_main",
        R,
        actions=CARRIER,
        store={R: "wine"},
        temple={R: temple},
        charters=[*charters],
        talents={R: talents},
        reserve={R: reserve},
        deck=card + " numidia_oil",
    ).say(R, "choose_space:1")


@pytest.mark.rule("PCA-4.9.1", "PCA-7.1.17")
@pytest.mark.parametrize(("temple", "success"), [(2, False), (3, True), (4, True)])
def test_success_needs_as_many_temple_servants_as_danger(temple: int, success: bool) -> None:
    p = sail(temple, "egypt_grain")  # danger 3, wants grain; the good is wine
    assert bool(p.told("voyage-success")) == success
    assert bool(p.told("voyage-failure")) != success


@pytest.mark.rule("PCA-4.9.2", "PCA-7.1.18", "PCA-7.1.19", "PCA-7.1.34")
def test_the_offering_never_leads_to_debts() -> None:
    p = sail(9, "egypt_wine", talents=0)  # income 5, offering 9
    assert p.talents(R) == 0
    assert p.told("voyage-success")[0]["offering"] == 5
    assert p.told("voyage-success")[0]["temple"] == 9


@pytest.mark.rule("PCA-4.9.2", "PCA-4.9.3")
@pytest.mark.parametrize(
    ("temple", "card", "talents", "points"), [(6, "iberia_wine", 12, 2), (5, "iberia_wine", 12, 1)]
)
def test_gains_of_a_voyage(temple: int, card: str, talents: int, points: int) -> None:
    """Danger 6, income 13: 13 - 6 = 7, or half of it rounded up."""
    p = sail(temple, card)
    assert p.talents(R) == talents
    assert p.t.local(0) == points


@pytest.mark.rule("PCA-4.9.4", "PCA-7.1.20", "PCA-7.1.42", "PCA-2.2.2")
def test_what_comes_back_from_a_voyage() -> None:
    p = sail(3, "egypt_grain", charters=(B, R, R))
    assert p.charters() == [B, None, R, None]  # the lowest-numbered own one is freed
    assert (p.temple(R), p.reserve(R)) == (2, 6)
    assert p.deck()[0] == "numidia_oil"
    assert p.deck()[-1] == "egypt_grain"
    assert p.bag("wine") == 5  # six, less one in the market
    p.say(R, "house", "house")
    assert p.held(R) == []  # the privilege is not his


@pytest.mark.rule("PCA-4.9.4", "PCA-4.10.2")
def test_returned_servants_may_go_onto_the_path() -> None:
    for first, second, path, trade in (
        ("house", "house", [], 2),
        ("house", "path", [R], 1),
        ("path", "house", [R], 1),
        ("path", "path", [R, R], 0),
    ):
        p = sail(3, "egypt_grain", reserve=0)
        assert p.reserve(R) == 2
        p.say(R, first, second)
        assert (p.path(), p.trade(R)) == (path, trade)


@pytest.mark.rule("PCA-7.1.14", "PCA-7.1.15")
def test_goods_of_others_and_swaps_are_out_of_reach() -> None:
    p = position(
        "turn_main",
        R,
        actions=CARRIER,
        store={R: "wine", B: "oil"},
        docks={"egypt_1": (R, "", "grain"), "greece_1": (B, "", ""), "greece_2": (R, "", "")},
    ).say(R, "choose_space:1", "carry:wine")
    assert p.decision == "turn_main"  # greece_2 was the only place: not the dock of B, not the one with a good
    assert p.dock("greece_2") == (R, None, "wine")
    assert not any(word.startswith(("discard", "swap")) for word in PCA.vocabulary.texts)
