"""Chapters 4.7, 4.8 and 5: donation, end of the round, end of the game; rulings 7.5 and 7.6."""

import pytest

from emporion.games.constantinopolis.table import components as c
from emporion.games.constantinopolis.table.layout import (
    CITY_FINISHED,
    COPIES_LEFT,
    CURRENT,
    FUTURE,
    POSTS,
    TILES,
    TIPPED,
)

from .positions import ANNA, BRUNO, CARLA, II, III, IV, I, Position, V

WALLS = ["wall_swap", "wall_bulk_sale", "wall_contracts", "wall_purchasing", "wall_tenure", "wall_shipyard"]


def donating(market: str) -> Position:
    """Anna's donation."""
    p = Position(offices=[I, II, III]).go("accept_turn", CARLA).market(market)
    p.own(ANNA, "textrinum", "cura", "armorum_faber", "vinaria").goods(ANNA, food=9)
    return p.go("donate", ANNA)


@pytest.mark.rule("CPL-8.14", "CPL-4.7.1")
def test_a_donation_at_the_forum() -> None:
    p = donating("forum_costantinum").goods(ANNA, luxury=1, consumer=2, food=3, military=3)
    assert p.offered() == {"donate:food", "donate:military", "pass"}
    assert p.refused("donate:luxury") == "no-donation CPL-4.7.1"
    assert p.figures("donate:consumer") == {"good": "good:consumer", "needs": 3, "has": 2}
    p.fame(ANNA, 0).say("donate:military")
    assert p.t.fame(ANNA) == 3 and p.has(ANNA) == {"luxury": 1, "consumer": 2, "food": 3}
    assert p.decision != "donate" or p.speaker != ANNA  # one of them only
    p = donating("forum_costantinum").goods(ANNA, food=4).fame(ANNA, 0)
    p.say("donate:food")
    assert p.t.fame(ANNA) == 1 and p.has(ANNA) == {"food": 1}


@pytest.mark.rule("CPL-4.7.1", "CPL-7.3.3")
def test_only_goods_one_makes_are_donated() -> None:
    p = Position(offices=[I, II, III]).go("accept_turn", CARLA).market("domus_regia")
    p.goods(ANNA, luxury=2).own(ANNA, "vinaria").go("donate", ANNA)
    assert "donate:luxury" in p.offered()
    p.goods(ANNA, luxury=2, military=2)
    assert p.refused("donate:military") == "donation-not-made CPL-7.3.3"


@pytest.mark.rule("CPL-4.7.1")
def test_donations_in_office_order() -> None:
    p = Position(offices=[III, I, II]).go("accept_turn", ANNA).market("porta_aurea").own(ANNA, "textrinum")
    p.own(BRUNO, "textrinum").goods(ANNA, consumer=2).goods(BRUNO, consumer=2).go("donate")
    assert p.speaker == BRUNO
    p.say("pass")
    assert p.speaker == ANNA
    p.say("pass")
    told = [event.figures["seat"] for event in p.events("no-donation")]
    assert told == ["seat:1", "seat:0"]  # Carla, who had nothing to give, was not asked


@pytest.mark.rule("CPL-8.11", "CPL-4.8.2", "CPL-7.5.5", "CPL-5.1.2")
def test_the_market_cycle() -> None:
    p = Position(seats=2)
    used = [int(p.t.market())]
    sizes = []
    while not p.t.over():
        p.finish_round()
        if not p.t.over():
            used.append(int(p.t.market()))
            sizes.append(int(FUTURE.size(p.t)))
    assert sizes == [3, 2, 1, 4, 3, 2, 1, 0]  # after rounds 1 to 8
    assert sorted(used[:5]) == [0, 1, 2, 3, 4] and len(used) == 9
    assert sorted(used[5:]) == sorted(used[:4])  # the market of round 5 never returns
    assert p.t.round() == 9


@pytest.mark.rule("CPL-4.8.2", "CPL-7.5.2")
def test_the_new_market_is_known_when_goods_are_stored() -> None:
    p = Position(offices=[I, II, III]).go("accept_turn", ANNA).goods(ANNA, food=3)
    coming = FUTURE.card(p.t, 0)
    p.go("store_good", ANNA)
    assert p.t.market() == coming and CURRENT.size(p.t) == 2


@pytest.mark.rule("CPL-4.8.3")
def test_storage() -> None:
    p = Position(offices=[I, II, III]).go("accept_turn", CARLA)
    p.goods(ANNA, food=2, luxury=1).goods(BRUNO, military=1).goods(CARLA, food=4, consumer=3)
    p.own(CARLA, "horreum").go("store_good", ANNA)
    assert p.offered() == {"store:food", "store:luxury", "stop"}
    p.say("store:luxury")
    assert p.has(ANNA) == {"luxury": 1} and p.has(BRUNO) == {"military": 1}  # Bruno keeps his only good unasked
    assert p.speaker == CARLA
    p.say("store:food", "store:food", "store:food", "store:food")
    assert p.refused("store:food") == "none-to-store CPL-4.8.3"
    assert p.sight(ANNA).storing == {"food": 4}
    p.say("store:consumer")
    assert p.has(CARLA)["consumer"] == 1 and p.has(CARLA)["food"] == 4


@pytest.mark.rule("CPL-4.8.3")
def test_one_may_store_less() -> None:
    p = Position(offices=[I, II, III]).go("accept_turn", ANNA).goods(ANNA, food=3).go("store_good", ANNA)
    p.say("stop")
    assert p.has(ANNA) == {}


@pytest.mark.rule("CPL-4.8.4")
def test_everything_is_cleared_for_the_next_round() -> None:
    p = Position(offices=[IV, I, II]).go("build_turn", ANNA).market("porta_aurea").own(ANNA, "caupona")
    p.goods(ANNA, food=8).say("build:wall_bulk_sale", "sell:food", "activate:caupona", "wall_bulk_sale")
    p.go("accept_turn", ANNA).gold(ANNA, 30).say("buy_post", "buy_ship:small")
    seat = p.sight(ANNA).seats[ANNA]
    assert seat.power_used and seat.sold == {"food": 1} and seat.activated == ["caupona"]
    assert (seat.marks.post, seat.marks.ship, seat.marks.wall_bulk_sale) == (True, True, True)
    p.finish_round()
    seat = p.sight(ANNA).seats[ANNA]
    assert not seat.power_used and seat.sold == {} and seat.activated == [] and p.t.round() == 2
    assert not (seat.marks.post or seat.marks.ship or seat.marks.wall_bulk_sale)
    assert p.t.get(ANNA, TIPPED) == 0 and p.t.get(ANNA, POSTS) == 1


def finish_city(p: Position, but: str) -> None:
    """All public buildings are gone, but one."""
    for tile in range(TILES):
        if c.CATEGORY[tile] == c.PUBLIC:
            p.t.v[COPIES_LEFT + tile] = 1 if c.TILE[tile] == but else 0


@pytest.mark.rule("CPL-5.1.1", "CPL-4.8.1", "CPL-7.5.4")
def test_the_last_public_building_ends_the_game_with_the_round() -> None:
    p = Position(offices=[I, II, III]).go("build_turn", ANNA).gold(ANNA, 21)
    finish_city(p, "hippodromus_3")
    assert not p.t.last_round()
    p.say("build:public_3")
    assert p.t.last_round() and p.t.v[CITY_FINISHED] == 1
    market = int(p.t.market())
    p.go("accept_turn", CARLA).goods(CARLA, food=3)  # the round is played in full
    p.finish_round()
    assert p.t.over() and p.t.round() == 1 and p.t.market() == market
    assert p.has(CARLA) == {"food": 3}  # no market change, no storage


@pytest.mark.rule("CPL-5.1.1", "CPL-7.2.12")
def test_a_preemption_can_end_the_game() -> None:
    p = Position(offices=[I, II, V]).go("build_turn", ANNA).gold(ANNA, 50).gold(CARLA, 50)
    finish_city(p, "hippodromus_4")
    p.say("build:public_4", "preempt:yes")
    assert p.t.last_round() and p.t.fame(CARLA) == 4
    p.finish_round()
    assert p.t.over() and p.t.round() == 1


@pytest.mark.rule("CPL-7.5.4", "CPL-5.1.2")
def test_both_ends_at_once() -> None:
    p = Position(seats=2, offices=[I, II])
    while p.t.round() < 9:
        p.finish_round()
    p.go("build_turn", ANNA).gold(ANNA, 24)
    finish_city(p, "hippodromus_3")
    p.say("build:public_3").finish_round()
    assert p.t.over() and p.t.round() == 9


@pytest.mark.rule("CPL-8.7", "CPL-5.2.1")
@pytest.mark.parametrize(("walls", "fame"), list(enumerate([0, 1, 3, 6, 9, 12, 16])))
def test_walls_at_the_end(walls: int, fame: int) -> None:
    p = Position(offices=[I, II, III]).go("build_turn", ANNA).own(ANNA, *WALLS[:walls])
    p.t.v[CITY_FINISHED] = 1
    p.gold(ANNA, 0).fame(ANNA, 0).finish_round()
    assert p.t.over() and p.t.fame(ANNA) == fame


@pytest.mark.rule("CPL-8.12", "CPL-5.2.1")
def test_final_scoring() -> None:
    p = Position(offices=[II, I, III]).go("accept_turn", CARLA).own(ANNA, *WALLS[:3])
    p.fleet(ANNA, "medium").cargo(ANNA, 1, "food_2_mid", "passenger_1_mid", place=2)
    p.t.v[CITY_FINISHED] = 1
    p.gold(ANNA, 41).fame(ANNA, 40).finish_round()
    assert p.t.over() and p.t.fame(ANNA) == 50
    assert p.t.gold(ANNA) == 50  # counted, not spent


@pytest.mark.rule("CPL-1.1.2", "CPL-5.3.1", "CPL-5.3.2", "CPL-7.5.1")
def test_who_wins() -> None:
    p = Position(offices=[I, II, III]).go("accept_turn", CARLA)
    p.t.v[CITY_FINISHED] = 1
    for seat, (fame, gold, food) in enumerate([(30, 14, 2), (31, 0, 0), (30, 14, 1)]):
        p.fame(seat, fame).gold(seat, gold).goods(seat, food=food).deal(seat)
        p.fleet(seat, "small")
    p.finish_round()
    assert p.game.scores(p.t) == [30, 31, 30]
    assert p.game.places(p.t) == [1, 0, 2] and p.game.winners(p.t) == [BRUNO]
    p.fame(BRUNO, 30).gold(BRUNO, 14).goods(BRUNO, food=2)
    assert p.game.places(p.t) == [0, 0, 2] and p.game.winners(p.t) == [ANNA, BRUNO]
    p.gold(CARLA, 16)
    assert p.game.winners(p.t) == [CARLA]  # gold comes before goods


@pytest.mark.rule("CPL-5.3.1", "CPL-7.5.1", "CPL-5.2.1")
def test_gold_of_the_last_voyages_breaks_ties_but_their_goods_do_not() -> None:
    p = Position(seats=2, offices=[I, II]).go("accept_turn", BRUNO)
    p.t.v[CITY_FINISHED] = 1
    p.fleet(ANNA, "small").cargo(ANNA, 1, "food_2_near", place=1).fame(ANNA, 29).gold(ANNA, 0)
    p.fame(BRUNO, 30).gold(BRUNO, 4).goods(BRUNO, food=1).deal(BRUNO)
    p.finish_round()
    assert p.game.scores(p.t) == [30, 30] and [int(p.t.gold(seat)) for seat in (ANNA, BRUNO)] == [4, 4]
    assert p.game.winners(p.t) == [BRUNO]


@pytest.mark.rule("CPL-7.6.1")
def test_the_default_of_every_decision() -> None:
    def default(p: Position) -> str:
        return str(p.game.vocabulary.text(p.game.default(p.t, p.speaker)))

    p = Position(offices=[I, II, III])
    assert default(p) == "keep"
    p.say("challenge:praefectus_pretorio", "bid:1")
    assert default(p) == "pass"
    p.say("pass")
    assert default(p) == "free_take:magister_officiorum"
    p.say("challenge:comes_thesaurorum", "bid:1", "bid:2", "pass")
    assert default(p) == "vacant:magister_officiorum"
    p.gold(BRUNO, 1)
    assert default(p) == "relief:magister_officiorum"
    p = Position(offices=[II, I, III]).own(ANNA, "textrinum").go("pretorio_good")
    assert default(p) == "pretorio:consumer"
    p.go("build_turn", ANNA)
    assert default(p) == "end_turn"
    p = Position(offices=[I, II, V]).go("build_turn", ANNA).say("build:textrinum")
    assert default(p) == "preempt:no"
    p.go("accept_turn")
    assert default(p) == "finish"
    p = Position(offices=[V, I, III]).go("accept_turn", ANNA).deal(ANNA, "food_1_near", "military_1_mid")
    p.say("exchange")
    assert default(p) == "discard:food_1_near"
    p.posts(ANNA, 1).go("keep_contract")
    assert default(p) == "stop"
    p = donating("forum_costantinum").goods(ANNA, food=3, luxury=1)
    assert default(p) == "pass"
    p.go("store_good", ANNA)
    assert default(p) == "store:luxury"
