"""Slips: words that may be said but are plainly mistakes which cannot be made good. People are asked before."""

from __future__ import annotations

from typing import Any

import pytest

from emporion.games import load
from tests.rules.antiquity import positions as antiquity
from tests.rules.concordia_venus import positions as concordia
from tests.rules.constantinopolis.positions import ANNA
from tests.rules.constantinopolis.test_contracts import loading
from tests.rules.ostia import positions as ostia
from tests.rules.porto_carthago import positions as porto

SHOPS = ["cart_shop 0/0 man", "cart_shop 2/0 man"]
WALK = "captain merchant aristocrat stevedore carrier carrier"


def slip(p: Any, seat: int, word: str, title: str = "") -> tuple[str, str, dict[str, Any]] | None:
    game = load(title) if title else p.game
    found = game.caution(p.t, seat, game.vocabulary.number(word))
    return None if found is None else (found.key, found.rule, found.figures)


@pytest.mark.rule("ANT-4.2.15")
def test_an_empty_draft_though_something_could_be_built() -> None:
    p = antiquity.position("draft", goods={0: "wood wood grain fish stone"}, men={0: 2})
    assert slip(p, 0, "commit") == ("empty-draft", "ANT-4.2.15", {"men": 2, "wood": 2})
    assert [word for word in p.offer(0) if word != "commit" and slip(p, 0, word)] == []
    house = next(word for word in p.offer(0) if word.startswith("house:"))
    p.say(0, house)
    while "commit" not in p.offer(0):
        p.say(0, p.offer(0)[0])
    assert slip(p, 0, "commit") is None  # it holds something


@pytest.mark.rule("ANT-4.4.11", "ANT-4.4.12")
def test_carts_and_alchemy_that_are_not_used() -> None:
    p = antiquity.position("countryside", goods={0: "wood wood wood"}, pieces={0: SHOPS})
    assert slip(p, 0, "pass") == ("carts-left", "ANT-4.4.12", {"carts": 2})
    assert slip(p, 0, "rural:woodcutter") is None

    def spoil(q: antiquity.Position) -> None:
        q.pollute((3, -2), (3, -3))

    clean = antiquity.position("countryside", pieces={0: ["faculty_of_alchemy 0/0 man"]}, prepare=spoil)
    assert slip(clean, 0, "pass") == ("cleaning-left", "ANT-4.4.11", {})


@pytest.mark.rule("OST-4.2.2")
def test_everything_stays_in_the_storage() -> None:
    p = ostia.position("allocate", 0, stock={0: "wood wood"})
    p.say(0, "split:wood:0/0", "bluff:0/0")
    assert slip(p, 0, "lock") == ("nothing-laid", "OST-4.2.2", {"cards": 2})
    laid = ostia.position("allocate", 0, stock={0: "wood wood"}).say(0, "split:wood:1/0", "bluff:0/0")
    assert slip(laid, 0, "lock") is None
    bluff = ostia.position("allocate", 0, stock={0: "wood wood"}).say(0, "split:wood:0/0", "bluff:1/0")
    assert slip(bluff, 0, "lock") is None


@pytest.mark.rule("OST-5.4.1", "OST-5.5.1")
def test_debts_that_a_last_sale_could_still_repay() -> None:
    def laid(credits: int, sold: int) -> ostia.Position:
        stock, cash, warehouses, owed = {0: "ivory wood"}, {0: 1}, {0: 2}, {0: credits}
        p = ostia.position("final_allocate", 0, round=5, stock=stock, cash=cash, warehouses=warehouses, credits=owed)
        return p.say(0, f"split:ivory:{sold}/0", "split:wood:0/0", "bluff:0/0")

    # One card kept: 1 denarius in hand, 15 at the forum, 7 for the empty warehouse; both sold would make 45.
    assert slip(laid(3, 1), 0, "lock") == ("debts", "OST-5.5.1", {"needs": 30, "has": 23})
    assert slip(laid(2, 1), 0, "lock") is None
    assert slip(laid(5, 1), 0, "lock") is None  # nothing would help
    assert slip(laid(0, 0), 0, "lock") is None  # in the last sale everything may stay where it is


@pytest.mark.rule("CNV-4.12.1")
def test_a_senator_played_for_nothing() -> None:
    p = concordia.plain(concordia.individual()).goods(0, food=1).display("colonist_i").say("play:start_senator")
    assert slip(p, 0, "stop", "concordia_venus") == ("nothing-bought", "CNV-4.12.1", {})
    assert slip(p, 0, "purchase:colonist_i", "concordia_venus") is None


@pytest.mark.rule("PCA-4.7.2", "PCA-6.1.3")
def test_a_palace_seat_not_taken_and_a_privilege_about_to_expire() -> None:
    held = {porto.R: "egypt_grain"}
    p = porto.position("turn_main", porto.R, talents={porto.R: 40}, trade={porto.R: 6}, held=held, actions=WALK)
    p.say(porto.R, "choose_space:3", "skip_action")
    assert slip(p, porto.R, "end_turn") == ("palace-left", "PCA-4.7.2", {"price": 6})
    assert slip(p.say(porto.R, "take_bonus"), porto.R, "end_turn") is None
    lost = porto.position("turn_main", porto.R, privileges_expire_at_turn_end=True, held=held)
    lost.say(porto.R, "take_coins")
    assert "use_privilege:egypt_grain" in lost.offer(porto.R)
    assert slip(lost, porto.R, "end_turn") == ("privilege-lost", "PCA-6.1.3", {"privilege": "privilege:survey_deck"})


@pytest.mark.rule("CPL-4.6.2")
def test_a_contract_that_could_still_be_loaded() -> None:
    p = loading().deal(ANNA, "food_2_mid", "consumer_1_near").goods(ANNA, food=2)
    assert slip(p, ANNA, "finish") == ("contract-left", "CPL-4.6.2", {"contract": "contract:food_2_mid"})
    p.say("load:food_2_mid")
    assert slip(p, ANNA, "finish") is None  # the other one lacks its goods
