"""A round: NTL-1.2 and NTL-4."""

import pytest

from emporion.games.newtitle.table.components import ROUNDS
from emporion.kernel.chance import Dice

from .positions import NEW_TITLE, SEATS, opening, position

OTHERS = {seat: "grain" for seat in range(2, SEATS)}


@pytest.mark.rule("NTL-1.2")
def test_five_rounds_of_two_phases() -> None:
    match = opening()
    while not match.t.over():
        assert match.phase == {"take_card": "market", "ship_goods": "quay"}[match.decision]
        seat = match.speakers[0]
        match.say(seat, match.default(seat))
    assert [figures["round"] for figures in match.told("market")] == list(range(1, ROUNDS + 1))
    assert len(match.told("waited")) == ROUNDS * SEATS


@pytest.mark.rule("NTL-4.1")
def test_one_card_more_than_players_is_turned_up() -> None:
    start = opening()
    assert len(start.market().split()) == SEATS + 1
    assert start.told("market") == [{"round": 1, "goods": [f"good:{good}" for good in start.market().split()]}]


@pytest.mark.rule("NTL-4.2")
def test_each_takes_a_card_in_turn_order() -> None:
    table = position("take_card", 1, market="wine oil " + "grain " * SEATS)
    assert table.offer(1) == ["take:wine", "take:oil", "take:grain"]
    table.say(1, "take:oil")
    assert table.hand(1) == "oil"
    assert table.speaker == (2 if SEATS > 2 else 0)
    refusal = table.refusal(table.speaker, "take:oil")
    assert (refusal.key, refusal.rule, refusal.figures) == ("not-in-market", "NTL-4.2", {"good": "good:oil"})
    assert table.refusal(table.speaker, "wait").key == "not-now"


@pytest.mark.rule("NTL-4.3")
def test_what_is_left_is_discarded() -> None:
    table = position("take_card", 0, market="wine " + "grain " * SEATS)
    while table.decision == "take_card":
        table.say(table.speaker, "take:grain")
    assert (table.market(), table.discard()) == ("", "wine")
    assert table.told("cleared") == [{"goods": ["good:wine"]}]


@pytest.mark.rule("NTL-4.4")
def test_choices_stay_secret_until_all_are_in() -> None:
    table = position("ship_goods", hands={0: "wine wine", 1: "oil", **OTHERS}, round=ROUNDS)
    assert table.speakers == list(range(SEATS))
    table.say(0, "ship:wine")
    assert (table.sight(0).own.choice, table.sight(1).own.choice, table.sight(-1).own) == ("wine", None, None)
    assert [seat.chosen for seat in table.sight(1).seats][:2] == [True, False]
    assert table.coins() == [0] * SEATS
    assert table.told("chose", 0) == [{"seat": "seat:0", "good": "good:wine"}]
    assert table.told("chose", 1) == table.told("chose-hidden", 0) == []
    assert table.told("chose-hidden", 1) == table.told("chose-hidden", -1) == [{"seat": "seat:0"}]
    table.others_wait(0)
    assert table.told("chose-to-wait", 1) == [{"seat": "seat:1"}]
    assert table.told("waited", 0)[0] == {"seat": "seat:1"}
    assert table.sight(1).seats[0].shipped == "wine"


@pytest.mark.rule("NTL-4.4")
def test_a_guess_may_be_wrong_about_the_choices_of_others() -> None:
    table = position("ship_goods", hands={0: "wine oil grain", 1: "oil", **OTHERS}).say(0, "ship:wine")
    choices = {int(NEW_TITLE.guess(table.t, 1, Dice(str(k))).choice(0)) for k in range(40)}
    assert choices == {0, 1, 2, 3}
    assert {int(NEW_TITLE.guess(table.t, 0, Dice(str(k))).choice(0)) for k in range(9)} == {0}


@pytest.mark.rule("NTL-4.5")
def test_only_a_good_in_the_hand_is_shipped() -> None:
    table = position("ship_goods", hands={0: "wine", 1: "oil", **OTHERS})
    assert table.offer(0) == ["ship:wine", "wait"]
    refusal = table.refusal(0, "ship:oil")
    assert (refusal.key, refusal.rule, refusal.figures) == ("none-held", "NTL-4.5", {"good": "good:oil"})


@pytest.mark.rule("NTL-4.6", "NTL-4.8")
@pytest.mark.parametrize(("cards", "coins"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15)])
def test_each_card_brings_more_than_the_one_before(cards: int, coins: int) -> None:
    table = position("ship_goods", hands={0: "wine " * cards + "oil", 1: "wine", **OTHERS}, round=ROUNDS)
    table.say(0, "ship:wine").say(1, "ship:wine").others_wait()
    assert table.coins()[:2] == [coins, 1]
    assert (table.hand(0), table.discard()) == ("oil", " ".join(["wine"] * (cards + 1)))
    shipped = {"seat": "seat:0", "good": "good:wine", "cards": cards, "coins": coins}
    assert shipped in table.told("shipped")


@pytest.mark.rule("NTL-4.7")
def test_the_only_one_earns_twice_as_much() -> None:
    table = position("ship_goods", hands={0: "wine wine", 1: "oil", **OTHERS})
    table.say(0, "ship:wine").say(1, "ship:oil").others_wait()
    assert table.coins()[:2] == [6, 2]
    assert len(table.told("shipped-alone")) == 2


@pytest.mark.rule("NTL-6.1")
def test_or_not_without_the_option() -> None:
    table = position("ship_goods", hands={0: "wine wine", 1: "oil", **OTHERS}, alone_pays_double=False)
    table.say(0, "ship:wine").say(1, "ship:oil").others_wait()
    assert table.coins()[:2] == [3, 1]


@pytest.mark.rule("NTL-4.9")
def test_the_next_player_is_first() -> None:
    table = position("ship_goods", hands={0: "wine oil", 1: "oil", **OTHERS}).others_wait()
    assert (int(table.t.round()), int(table.t.first())) == (2, 1)
