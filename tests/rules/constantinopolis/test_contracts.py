"""Chapters 4.2, 4.5 and 4.6: contracts, ships and trading posts, with rulings 7.4."""

import pytest

from emporion.games.constantinopolis.rules.contracts import draw_cards
from emporion.games.constantinopolis.steps.contract_draw import cards_to_draw
from emporion.games.constantinopolis.table import components as c
from emporion.games.constantinopolis.table.layout import DECK, FREE_SHIPS, LEVEL, POSTS, TIPPED

from .positions import ANNA, BRUNO, CARLA, II, III, IV, I, Position, V

FAR_FOOD = "food_1_far"


def loading(offices: list[int] | None = None, seats: int = 3) -> Position:
    """Anna's acceptance turn, with nothing in hand."""
    p = Position(seats=seats, offices=offices).go("accept_turn", ANNA)
    return p.deal(ANNA).goods(ANNA).gold(ANNA, 50)


def places(p: Position, seat: int) -> list[int]:
    return [ship.place for ship in p.sight(seat).seats[seat].ships]


@pytest.mark.rule("CPL-8.4", "CPL-4.5.1", "CPL-7.4.9")
def test_how_many_contracts_are_drawn() -> None:
    p = Position(offices=[I, II, III]).go("build_turn", ANNA)
    p.own(ANNA, "pistrinum", "textrinum", "cura", "wall_contracts").posts(ANNA, 2).deal(ANNA, kept=("food_1_near",))
    assert p.t.get(ANNA, LEVEL) == 4 and cards_to_draw(p.t, ANNA) == 8
    p.go("accept_turn", ANNA)
    assert p.t.held(ANNA) == 9 and p.sight(BRUNO).seats[ANNA].hand_size == 9


@pytest.mark.rule("CPL-8.5", "CPL-4.5.1")
def test_draws_by_production_level() -> None:
    p = Position(offices=[II, I, III])
    drawn = [int(cards_to_draw(p.t, ANNA))]
    for tile in ("pistrinum", "textrinum", "cura", "figulina", "metallum", "lignarii_officina"):
        p.own(ANNA, tile)
        drawn.append(int(cards_to_draw(p.t, ANNA)))
    assert drawn == [1, 2, 2, 3, 4, 4, 5]


@pytest.mark.rule("CPL-4.5.2")
def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    p = loading()
    for _ in range(DECK.size(p.t)):
        p.t.discard(DECK.draw(p.t))
    total = sum(1 for card in p.sight(ANNA).discard)
    draw_cards(p.t, ANNA, 3, "CPL-4.5.1")
    assert DECK.size(p.t) == total - 3 and p.sight(ANNA).discard == [] and p.t.held(ANNA) == 3
    draw_cards(p.t, ANNA, 200, "CPL-4.5.1")
    assert DECK.size(p.t) == 0 and p.t.held(ANNA) == total  # the rest of the draw is lost
    assert p.game.check(p.t) == []


@pytest.mark.rule("CPL-4.6.2", "CPL-4.0.4")
def test_loading_takes_the_goods() -> None:
    p = loading().deal(ANNA, "food_2_mid", "consumer_1_near").goods(ANNA, food=2)
    assert p.refused("load:consumer_1_near") == "goods-missing CPL-4.6.2"
    assert p.figures("load:consumer_1_near") == {"good": "good:consumer", "needs": 1, "has": 0}
    assert p.refused("load:luxury_1_near") == "not-in-hand CPL-4.6.2"
    p.say("load:food_2_mid")  # one ship: it is not asked for
    assert p.has(ANNA) == {} and p.hand(ANNA) == ["consumer_1_near"]
    assert [card.kind for card in p.sight(ANNA).seats[ANNA].ships[0].cargo] == ["food_2_mid"]


@pytest.mark.rule("CPL-8.9", "CPL-2.1.4", "CPL-4.6.2")
def test_what_fits_aboard() -> None:
    p = loading().fleet(ANNA, "medium").cargo(ANNA, 1, "food_2_near", "food_1_near")
    p.deal(ANNA, "passenger_1_near", "passenger_1_mid", "food_1_mid").goods(ANNA, food=2)
    p.say("load:passenger_1_near")
    assert p.refused("load:passenger_1_mid") == p.refused("load:food_1_mid") == "no-ship-fits CPL-4.6.2"
    p = loading().fleet(ANNA, "medium").cargo(ANNA, 1, "food_2_near", "food_2_near").deal(ANNA, "passenger_1_near")
    assert p.refused("load:passenger_1_near") == "no-ship-fits CPL-4.6.2"
    p = loading().fleet(ANNA, "medium").cargo(ANNA, 1, "passenger_1_near").deal(ANNA, "passenger_1_near")
    assert p.refused("load:passenger_1_near") == "no-ship-fits CPL-4.6.2"


@pytest.mark.rule("CPL-8.9")
def test_a_full_large_ship() -> None:
    three = ("passenger_1_near", "passenger_1_mid", "passenger_1_far")
    p = loading().fleet(ANNA, "large").cargo(ANNA, 1, *three).deal(ANNA, "passenger_1_near", "food_2_near")
    p.goods(ANNA, food=9)
    assert p.refused("load:passenger_1_near") == "no-ship-fits CPL-4.6.2"  # a fourth passenger is never legal
    assert "load:food_2_near" in p.offered()
    p.cargo(ANNA, 1, "food_2_near", "food_2_mid", "consumer_1_near").goods(ANNA, food=9)
    assert p.refused("load:food_2_near") == "no-ship-fits CPL-4.6.2"
    assert p.sight(ANNA).seats[ANNA].ships[0].spaces_taken == 8


@pytest.mark.rule("CPL-7.4.1", "CPL-4.6.2")
def test_passengers_need_no_goods_and_no_small_ship() -> None:
    p = loading().deal(ANNA, "passenger_1_near")
    assert p.refused("load:passenger_1_near") == "no-ship-fits CPL-4.6.2"
    p.say("buy_ship:medium", "load:passenger_1_near")
    assert p.hand(ANNA) == []


@pytest.mark.rule("CPL-4.6.2", "CPL-7.4.2", "CPL-7.4.4")
def test_the_ship_is_chosen_in_a_second_step() -> None:
    p = loading().fleet(ANNA, "small", "medium", "large", "small").deal(ANNA, "food_1_near", "passenger_1_near")
    p.cargo(ANNA, 3, "food_1_mid", place=1).goods(ANNA, food=1)
    p.say("load:food_1_near")
    assert p.offered() == {"ship:1", "ship:2"}
    assert p.refused("ship:3") == "at-sea CPL-4.6.2"
    assert p.refused("ship:4") == "same-ship CPL-4.6.8"
    assert p.refused("ship:5") == "no-such-ship CPL-4.6.2"
    p.say("ship:2")
    assert p.decision == "accept_turn" and "load:food_1_near" not in p.offered()
    p.say("load:passenger_1_near")
    assert [len(ship.cargo) for ship in p.sight(ANNA).seats[ANNA].ships] == [0, 2, 1, 0]


@pytest.mark.rule("CPL-4.6.8")
def test_equal_ships_and_equal_cards_are_one_option() -> None:
    p = loading().fleet(ANNA, "small", "small").deal(ANNA, "food_1_near", "food_1_near").goods(ANNA, food=2)
    p.say("load:food_1_near")
    assert p.decision == "accept_turn" and p.hand(ANNA) == ["food_1_near"]  # equal ships are not asked for
    p.say("load:food_1_near")
    assert p.offered() == {"ship:1", "ship:2"}  # now they differ


@pytest.mark.rule("CPL-4.6.8", "CPL-4.6.2", "CPL-7.4.9")
def test_a_kept_card_is_taken_first_and_frees_its_post() -> None:
    p = loading().posts(ANNA, 1).deal(ANNA, "food_1_near", kept=("food_1_near",)).goods(ANNA, food=1)
    assert p.t.free_posts(ANNA) == 0
    p.say("load:food_1_near")
    assert p.t.free_posts(ANNA) == 1 and p.hand(ANNA) == ["food_1_near"]
    p.say("finish").go("keep_contract", ANNA)
    assert "keep_contract:food_1_near" in p.offered()


@pytest.mark.rule("CPL-8.8", "CPL-4.6.4")
def test_trading_posts() -> None:
    p = loading().posts(ANNA, 2).gold(ANNA, 20)
    p.say("buy_post")
    assert p.t.gold(ANNA) == 15 and p.t.held(ANNA) == 1 and p.t.get(ANNA, POSTS) == 3
    assert p.refused("buy_post") == "post-bought CPL-4.6.4"
    assert sum(int(cost) for cost in c.POST_COST) == 18 and [int(x) for x in c.POST_COST] == [3, 4, 5, 6]
    p = loading().posts(ANNA, 4)
    assert p.refused("buy_post") == "posts-all-bought CPL-4.6.4"
    p = loading().posts(ANNA, 3).gold(ANNA, 5).deal(ANNA, "food_1_near")
    assert p.figures("buy_post") == {"needs": 6, "has": 5}


@pytest.mark.rule("CPL-4.6.4")
def test_a_post_can_be_used_in_the_round_it_is_bought() -> None:
    p = loading()
    p.say("buy_post", "finish").go("keep_contract", ANNA)
    assert len(p.offered("keep_contract")) == 1


@pytest.mark.rule("CPL-4.6.5", "CPL-7.4.5")
def test_buying_ships() -> None:
    p = loading([I, II, III]).deal(ANNA, "food_1_near").goods(ANNA, food=1)
    p.say("buy_ship:medium")
    assert p.t.gold(ANNA) == 41 and p.t.ships(ANNA) == 2 and int(p.t.v[FREE_SHIPS + 1]) == 7
    assert p.refused("buy_ship:small") == "ship-bought CPL-4.6.5"
    p.say("load:food_1_near")
    assert p.offered() == {"ship:1", "ship:2"}  # it can be loaded at once
    p.say("ship:2", "finish")
    p.t.v[FREE_SHIPS + 2] = 0
    p.gold(p.speaker, 50)
    assert p.refused("buy_ship:large") == "no-ship-left CPL-4.6.5"


@pytest.mark.rule("CPL-4.6.6", "CPL-7.4.8")
def test_the_exchange() -> None:
    p = loading([V, II, III]).go("accept_turn", ANNA).deal(ANNA, "food_1_near", "food_2_far", "military_2_mid")
    p.gold(ANNA, 50)
    p.say("exchange")
    assert p.t.get(ANNA, TIPPED) == 1 and p.refused("stop") == "first-card-missing CPL-4.6.6"
    p.say("discard:military_2_mid")
    assert p.t.held(ANNA) == 2 and "stop" in p.offered()
    assert p.refused("discard:military_2_mid") == "not-in-hand CPL-4.6.6"
    p.say("discard:food_2_far")
    assert p.t.held(ANNA) == 3 and "food_1_near" in p.hand(ANNA)
    kinds = [card.kind for card in p.sight(BRUNO).discard]
    assert "military_2_mid" in kinds and "food_2_far" in kinds
    assert p.refused("exchange") == "power-used CPL-7.2.11"


@pytest.mark.rule("CPL-4.6.6", "CPL-7.9.6")
def test_an_exchange_of_one_card_and_who_may_not() -> None:
    p = loading([IV, II, III]).posts(ANNA, 1).deal(ANNA, "food_1_near", kept=("military_2_mid",))
    p.say("exchange", "discard:military_2_mid")
    assert "military_2_mid" in [card.kind for card in p.sight(BRUNO).discard]
    p.say("stop")
    assert p.t.held(ANNA) == 2 and p.t.free_posts(ANNA) == 1
    p = loading([I, II, III]).deal(ANNA, "food_1_near")
    assert p.refused("exchange") == "no-exchange CPL-4.6.6"
    p = loading([V, II, III]).gold(ANNA, 50)
    assert p.refused("exchange") == "no-contract CPL-4.6.6"


@pytest.mark.rule("CPL-8.10", "CPL-4.6.9", "CPL-4.6.10", "CPL-4.2.2", "CPL-4.2.3", "CPL-7.4.4")
@pytest.mark.parametrize(("size", "bonus"), [("medium", 1), ("large", 2)])
def test_a_long_voyage(size: str, bonus: int) -> None:
    p = loading([I, II, III]).fleet(ANNA, size).deal(ANNA, "food_1_near", "food_2_far").goods(ANNA, food=3)
    p.say("load:food_1_near", "load:food_2_far", "finish")
    assert p.t.fame(ANNA) == 0
    p.finish_round()
    assert places(p, ANNA) == [2] and p.t.fame(ANNA) == bonus
    p.go("build_turn", ANNA)
    assert places(p, ANNA) == [1] and p.t.fame(ANNA) == bonus
    gold = int(p.t.gold(ANNA))
    p.finish_round().go("build_turn", ANNA)
    assert places(p, ANNA) == [0] and p.t.fame(ANNA) == bonus + 2
    assert p.t.gold(ANNA) == gold + 2 + 6
    assert {"food_1_near", "food_2_far"} <= {card.kind for card in p.sight(BRUNO).discard}


@pytest.mark.rule("CPL-7.4.3", "CPL-4.2.3", "CPL-7.4.6")
def test_a_ship_that_came_home_can_sail_again() -> None:
    p = loading([I, II, III]).deal(ANNA, "food_1_near").goods(ANNA, food=1)
    p.say("load:food_1_near").finish_round()
    assert places(p, ANNA) == [1]
    p.go("accept_turn", ANNA).deal(ANNA, "food_1_near").goods(ANNA, food=1)
    assert places(p, ANNA) == [0]
    p.say("load:food_1_near").finish_round()
    assert places(p, ANNA) == [1]


@pytest.mark.rule("CPL-4.6.9")
def test_ships_without_contracts_stay() -> None:
    p = loading([I, II, III]).fleet(ANNA, "small", "small").deal(ANNA, "food_1_near").goods(ANNA, food=1)
    p.say("load:food_1_near").finish_round()
    assert places(p, ANNA) == [1, 0]


@pytest.mark.rule("CPL-4.6.11", "CPL-7.4.8")
def test_keeping_contracts() -> None:
    p = loading([I, II, III]).posts(ANNA, 2).deal(ANNA, "food_1_near", "luxury_1_far", kept=("military_1_far",))
    p.posts(BRUNO, 1).go("keep_contract", ANNA)
    assert p.t.free_posts(ANNA) == 2  # earlier cards must be picked again
    p.say("keep_contract:luxury_1_far")
    assert p.refused("keep_contract:luxury_1_far") == "kept-already CPL-4.6.11"
    assert p.refused("keep_contract:luxury_2_near") == "not-in-hand CPL-4.6.11"
    p.say("keep_contract:military_1_far")  # the posts are used up: stop is forced
    assert p.speaker == BRUNO and len(p.hand(ANNA)) == 3  # nothing is discarded before the last has chosen
    p.say("stop")
    assert p.hand(ANNA) == ["military_1_far", "luxury_1_far"] and p.t.free_posts(ANNA) == 0
    assert "food_1_near" in [card.kind for card in p.sight(CARLA).discard]
    assert p.hand(BRUNO) == [] and p.t.held(CARLA) == 0


@pytest.mark.rule("CPL-4.6.11", "CPL-7.4.10")
def test_nothing_is_kept_in_the_last_round_but_long_voyages_start() -> None:
    p = Position(seats=2, offices=[I, II])
    while p.t.round() < 9:
        p.finish_round()
    p.go("accept_turn", ANNA).posts(ANNA, 1).fleet(ANNA, "medium").deal(ANNA, "luxury_1_far", "food_1_far")
    p.goods(ANNA, food=1).fame(ANNA, 0).gold(ANNA, 0)
    p.say("load:food_1_far")
    p.finish_round()
    assert p.t.over() and p.t.fame(ANNA) == 1 + 1 and p.t.gold(ANNA) == 3  # the bonus, the contract, its gold
    assert p.hand(ANNA) == []


@pytest.mark.rule("CPL-7.4.7", "CPL-7.4.6")
def test_draws_are_made_without_asking_and_there_is_no_hand_limit() -> None:
    p = Position(offices=[I, II, III]).go("build_turn", ANNA).own(ANNA, "wall_contracts").posts(ANNA, 4)
    p.go("accept_turn", ANNA)
    assert p.t.held(ANNA) == 1 + 4 + 3 + 1
