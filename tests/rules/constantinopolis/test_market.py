"""The market, commercial buildings and walls: CPL-4.4.10 to 12, 4.9, rulings 7.3."""

import pytest

from .positions import ANNA, BRUNO, II, III, IV, I, Position, V


def trading(market: str, gold: int = 50) -> Position:
    return Position(offices=[I, II, III]).go("build_turn", ANNA).market(market).gold(ANNA, gold).goods(ANNA)


@pytest.mark.rule("CPL-4.4.10")
def test_buying() -> None:
    p = trading("opificies", gold=14)
    assert p.refused("buy:food") == "made CPL-4.4.10"
    assert p.refused("buy:military") == "not-traded CPL-2.1.5"
    p.say("buy:luxury")
    assert p.t.gold(ANNA) == 6 and p.has(ANNA) == {"luxury": 1}
    p.gold(ANNA, 50)
    assert p.refused("buy:luxury") == "limit-reached CPL-4.4.10"
    assert p.figures("buy:luxury") == {"good": "good:luxury", "limit": 1}
    p.say("buy:consumer", "buy:consumer")
    assert p.t.gold(ANNA) == 42 and p.refused("buy:consumer") == "limit-reached CPL-4.4.10"
    p.gold(ANNA, 5)
    assert p.figures("buy:industrial") == {"needs": 6, "has": 5}


@pytest.mark.rule("CPL-7.3.4", "CPL-2.1.1", "CPL-2.1.8")
def test_cubes_and_coins_never_run_out() -> None:
    """There are ten luxury cubes and 848 gold in the box, but that limits nobody."""
    p = trading("domus_regia", gold=2000).goods(BRUNO, luxury=10)
    p.say("buy:luxury", "buy:luxury")
    assert p.has(ANNA) == {"luxury": 2} and p.t.gold(ANNA) == 1980
    assert p.game.check(p.t) == []


@pytest.mark.rule("CPL-4.4.11")
def test_selling() -> None:
    p = trading("porta_aurea").goods(ANNA, food=4, military=1, luxury=1)
    p.say("sell:food", "sell:military", "sell:luxury")  # he need not make what he sells
    assert p.t.gold(ANNA) == 50 + 3 + 5 + 6 and p.has(ANNA) == {"food": 3}
    assert p.refused("sell:consumer") == "no-such-good CPL-4.0.4"
    p.say("sell:food", "sell:food")
    assert p.refused("sell:food") == "limit-reached CPL-4.4.11"


@pytest.mark.rule("CPL-4.4.11", "CPL-4.9.4")
def test_mensae_pay_one_more() -> None:
    p = trading("porta_aurea").own(ANNA, "mensae").goods(ANNA, food=1)
    p.say("sell:food")
    assert p.t.gold(ANNA) == 54


@pytest.mark.rule("CPL-7.3.1", "CPL-7.3.2")
def test_buy_or_sell_a_type_but_not_both() -> None:
    p = trading("forum_costantinum").goods(ANNA, food=2)
    p.say("sell:food", "buy:consumer")
    assert p.refused("sell:consumer") == "bought-already CPL-7.3.1"
    p = trading("forum_costantinum").own(ANNA, "taberna").goods(ANNA, food=2)
    p.say("sell:food")
    assert p.refused("buy:food") == "sold-already CPL-7.3.1"


@pytest.mark.rule("CPL-4.6.3", "CPL-4.4.10", "CPL-4.4.12", "CPL-4.8.4")
def test_phases_4_and_6_share_one_ledger() -> None:
    p = trading("forum_costantinum").own(ANNA, "caupona").goods(ANNA, food=9)
    p.say("sell:food", "activate:caupona", "buy:consumer").go("accept_turn", ANNA)
    assert p.refused("activate:caupona") == "used-already CPL-4.4.12"
    assert p.refused("sell:consumer") == "bought-already CPL-7.3.1"
    p.say("sell:food", "sell:food")
    assert p.refused("sell:food") == "limit-reached CPL-4.4.11"
    p.finish_round().go("build_turn", ANNA).market("forum_costantinum").goods(ANNA, food=4)
    assert {"sell:food", "activate:caupona"} <= p.offered()


@pytest.mark.rule("CPL-8.13", "CPL-4.4.12")
def test_a_commercial_building() -> None:
    p = trading("domus_regia", gold=6).own(ANNA, "caupona").goods(ANNA, food=2)
    p.say("activate:caupona")
    assert p.t.gold(ANNA) == 10 and p.t.fame(ANNA) == 1 and p.has(ANNA) == {}
    assert p.events("activated")[0].figures["goods"] == ["good:food", "good:food"]
    p.goods(ANNA, food=2)
    assert p.refused("activate:caupona") == "used-already CPL-4.4.12"
    assert p.refused("activate:emporium") == "not-owned CPL-4.4.12"


@pytest.mark.rule("CPL-4.4.12", "CPL-7.3.3")
def test_commercial_buildings_ask_for_types_one_makes() -> None:
    p = trading("domus_regia").own(ANNA, "hospitium", "vestificina").goods(ANNA, food=1, consumer=2)
    assert p.refused("activate:vestificina") == "input-not-made CPL-7.3.3"
    assert p.refused("activate:hospitium") == "input-not-made CPL-7.3.3"
    assert p.figures("activate:hospitium") == {"goods": ["good:consumer"]}  # the food he makes
    p.own(ANNA, "textrinum").goods(ANNA, food=1, consumer=1)
    assert p.refused("activate:vestificina") == "input-missing CPL-4.4.12"
    p.say("activate:hospitium")
    assert p.t.gold(ANNA) == 55 and p.t.fame(ANNA) == 0 and p.has(ANNA) == {}


@pytest.mark.rule("CPL-8.17", "CPL-4.9.4")
def test_the_wall_of_purchasing_and_the_taberna() -> None:
    p = trading("opificies").own(ANNA, "wall_purchasing")
    p.say("buy:consumer")
    assert p.t.gold(ANNA) == 48
    p.say("buy:luxury")
    assert p.t.gold(ANNA) == 42
    assert p.refused("buy:food") == "made CPL-4.4.10"
    p.own(ANNA, "taberna").say("buy:food")
    assert p.t.gold(ANNA) == 41


@pytest.mark.rule("CPL-8.20", "CPL-4.9.2")
def test_the_wall_of_swap() -> None:
    p = trading("domus_regia").own(ANNA, "wall_swap").goods(ANNA, food=2)
    assert p.refused("wall_swap") == "nothing-to-swap CPL-4.9.2"
    p.say("build:textrinum", "wall_swap")
    assert p.has(ANNA) == {"food": 1, "consumer": 1}  # the only way to give and to take
    assert p.refused("wall_swap") == "wall-used CPL-4.9.1"


@pytest.mark.rule("CPL-4.9.2", "CPL-7.3.2")
def test_a_swap_in_two_steps() -> None:
    p = trading("forum_costantinum").own(ANNA, "wall_swap", "textrinum", "cura").goods(ANNA, food=1, luxury=1)
    p.say("wall_swap")
    assert p.offered() == {"give:food", "give:luxury"}
    p.say("give:luxury")
    assert p.offered() == {"take:food", "take:consumer", "take:industrial"}
    p.say("take:consumer", "sell:consumer")
    assert p.has(ANNA) == {"food": 1} and p.t.gold(ANNA) == 53


@pytest.mark.rule("CPL-4.9.2")
def test_a_swap_takes_another_type() -> None:
    p = trading("domus_regia").own(ANNA, "wall_swap", "textrinum", "cura").goods(ANNA, food=1, consumer=1)
    p.say("wall_swap", "give:food")
    assert p.refused("take:food") == "same-type CPL-4.9.2" and p.refused("take:luxury") == "not-made CPL-4.0.3"


@pytest.mark.rule("CPL-4.9.3")
def test_the_wall_of_bulk_sale() -> None:
    p = trading("porta_aurea").own(ANNA, "wall_bulk_sale", "mensae").goods(ANNA, food=2, industrial=2)
    p.say("wall_bulk_sale", "give:food", "give:industrial", "give:industrial")
    assert p.t.gold(ANNA) == 60 and p.has(ANNA) == {"food": 1}
    assert p.sight(ANNA).seats[ANNA].sold == {}
    p.goods(ANNA, food=9)
    assert p.refused("wall_bulk_sale") == "wall-used CPL-4.9.1"
    p = trading("porta_aurea").own(ANNA, "wall_bulk_sale").goods(ANNA, food=2)
    assert p.refused("wall_bulk_sale") == "too-few-goods CPL-4.9.3"


@pytest.mark.rule("CPL-4.9.1", "CPL-4.6.7")
def test_wall_powers_work_at_once_and_once_a_round_in_both_phases() -> None:
    p = Position(offices=[IV, I, II]).go("build_turn", ANNA).gold(ANNA, 10).goods(ANNA, food=8)
    assert p.refused("wall_bulk_sale") == "wall-not-owned CPL-4.9.1"
    p.say("build:wall_bulk_sale", "wall_bulk_sale")  # only food: the gifts are forced
    assert p.t.gold(ANNA) == 10 and p.has(ANNA) == {"food": 5}
    p.go("accept_turn", ANNA)
    assert p.refused("wall_bulk_sale") == "wall-used CPL-4.9.1"
    p.finish_round().go("accept_turn", ANNA).goods(ANNA, food=3)
    p.say("wall_bulk_sale")
    assert p.t.gold(ANNA) == 20


@pytest.mark.rule("CPL-4.9.4", "CPL-4.6.5")
def test_the_wall_of_the_shipyard() -> None:
    p = Position(offices=[I, II, V]).go("accept_turn", BRUNO).own(BRUNO, "wall_shipyard").gold(BRUNO, 9)
    p.say("buy_ship:large")
    assert p.t.gold(BRUNO) == 0
