"""Chapter 4.4: construction, the Consul's pre-emption, rulings 7.2."""

import pytest

from emporion.games.constantinopolis.table.components import TILE
from emporion.games.constantinopolis.table.layout import COPIES_LEFT, LEVEL, TIPPED

from .positions import ANNA, BRUNO, CARLA, II, III, IV, I, Position, V


def building(offices: list[int] | None = None, seats: int = 3, gold: int = 100) -> Position:
    """Anna's turn of the construction phase."""
    p = Position(seats=seats, offices=offices).go("build_turn", ANNA)
    return p.gold(ANNA, gold)


def copies(p: Position, tile: str) -> int:
    return int(p.t.v[COPIES_LEFT + TILE.index(tile)])


@pytest.mark.rule("CPL-8.3", "CPL-4.4.4", "CPL-4.4.2")
def test_permits() -> None:
    p = building()
    assert {"build:lignarii_officina", "build:textrinum"} <= p.offered()
    assert p.refused("build:armorum_faber") == "no-permit CPL-4.4.4"
    assert p.figures("build:armorum_faber") == {"permit": "B"}
    p.say("build:lignarii_officina")
    assert p.t.gold(ANNA) == 88 and p.t.get(ANNA, LEVEL) == 2
    p.finish_round().go("build_turn", ANNA).gold(ANNA, 100)
    assert "build:armorum_faber" in p.offered()
    assert p.refused("build:sculptoris_domus") == "no-permit CPL-4.4.4"


@pytest.mark.rule("CPL-4.4.1", "CPL-4.0.1")
def test_a_turn_lasts_until_its_end_is_said() -> None:
    p = building([II, I, III])
    assert p.order() == [BRUNO, ANNA, CARLA]
    p.say("build:textrinum", "build:caupona", "build:horreum", "build:public_3")
    assert p.speaker == ANNA and "end_turn" in p.offered()
    p.say("end_turn")
    assert p.speaker == CARLA


@pytest.mark.rule("CPL-4.4.2")
def test_one_building_of_a_category_in_a_turn() -> None:
    p = building()
    p.say("build:textrinum")
    assert p.refused("build:pistrinum") == "category-built CPL-4.4.2"
    assert p.figures("build:pistrinum") == {"category": "category:production"}
    p.say("build:mensae")
    assert p.refused("build:horreum") == "category-built CPL-4.4.2"
    p.finish_round().go("build_turn", ANNA)
    assert p.refused("build:textrinum") == "same-name CPL-4.4.2"


@pytest.mark.rule("CPL-4.0.2", "CPL-7.2.1")
def test_only_what_can_be_paid_is_offered() -> None:
    p = building(gold=10)
    assert p.refused("build:textrinum") == "gold-short CPL-4.0.2"
    assert p.figures("build:textrinum") == {"needs": 11, "has": 10}
    assert "build:venatoris_domus" in p.offered()
    p.say("build:venatoris_domus")
    assert p.t.gold(ANNA) == 0


@pytest.mark.rule("CPL-4.4.3")
def test_the_redemptor() -> None:
    p = building(gold=12).own(ANNA, "redemptor").goods(ANNA, industrial=1, food=2)
    assert p.offered("build_with_redemptor") == {
        f"build_with_redemptor:{t}" for t in ("lignarii_officina", "cura", "figulina")
    }
    assert "build:lignarii_officina" in p.offered() and "build:cura" not in p.offered()
    assert p.figures("build_with_redemptor:metallum") == {"needs": 15, "has": 12}
    p.gold(ANNA, 50).say("build_with_redemptor:figulina")
    assert p.t.gold(ANNA) == 38 and p.has(ANNA) == {"food": 2}
    p.goods(ANNA, industrial=2)
    assert p.refused("build_with_redemptor:cura") == "redemptor-used CPL-4.4.3"
    p.finish_round().go("build_turn", ANNA).gold(ANNA, 50).goods(ANNA)
    assert p.refused("build_with_redemptor:cura") == "no-industrial CPL-4.4.3"
    assert building().refused("build_with_redemptor:cura") == "no-redemptor CPL-4.4.3"


@pytest.mark.rule("CPL-4.4.4", "CPL-4.3.1")
def test_a_new_building_produces_from_the_next_round() -> None:
    p = building().goods(ANNA)
    p.say("build:textrinum")
    assert p.has(ANNA) == {}
    p.finish_round().go("build_turn", ANNA)
    assert p.has(ANNA) == {"food": 2, "consumer": 3}


@pytest.mark.rule("CPL-4.4.4")
def test_at_most_seven_production_buildings() -> None:
    p = building().own(ANNA, "pistrinum", "textrinum", "cura", "figulina", "metallum")
    assert p.t.get(ANNA, LEVEL) == 6
    p.say("build:lignarii_officina")
    assert p.t.get(ANNA, LEVEL) == 7
    p.finish_round().go("build_turn", ANNA).gold(ANNA, 100)
    assert p.refused("build:venatoris_domus") == "top-level CPL-4.4.4"


@pytest.mark.rule("CPL-4.4.5")
def test_new_buildings_work_at_once() -> None:
    p = building().market("porta_aurea").goods(ANNA, food=3)
    p.say("build:caupona", "activate:caupona")
    assert p.t.gold(ANNA) == 100 - 9 + 4
    p.say("build:mensae", "sell:food")
    assert p.t.gold(ANNA) == 95 - 5 + 3 + 1


@pytest.mark.rule("CPL-8.6", "CPL-4.4.6")
def test_the_dearer_public_building_of_a_pair_comes_first() -> None:
    p = building([I, II, III])
    p.say("build:public_3")
    assert p.t.gold(ANNA) == 76 and p.t.fame(ANNA) == 3
    assert p.sight(ANNA).seats[ANNA].buildings == ["ager", "domus_regia_3"]
    p.say("end_turn").gold(BRUNO, 21)
    assert p.speaker == BRUNO
    p.say("build:public_3")
    assert p.t.gold(BRUNO) == 0 and p.t.fame(BRUNO) == 3
    p.go("build_turn", CARLA).gold(CARLA, 100)
    assert p.refused("build:public_3") == "none-left CPL-7.2.9"


@pytest.mark.rule("CPL-4.4.7", "CPL-7.2.10", "CPL-7.2.11")
def test_walls_are_for_the_praefectus_urbi() -> None:
    p = building([IV, I, II])
    assert len({word for word in p.offered("build") if "wall" in word}) == 6
    p.say("build:wall_swap")
    assert p.t.gold(ANNA) == 90 and p.t.get(ANNA, TIPPED) == 1
    assert p.refused("build:wall_tenure") == "power-used CPL-7.2.11"
    p.deal(ANNA, "food_1_near").go("accept_turn", ANNA).deal(ANNA, "food_1_near")
    assert p.refused("exchange") == "power-used CPL-7.2.11"
    vacant = building([I, II, III])
    assert vacant.refused("build:wall_swap") == "not-urbi CPL-4.4.7"


@pytest.mark.rule("CPL-8.18", "CPL-4.4.8", "CPL-4.4.9", "CPL-7.2.12")
def test_the_consul_preempts() -> None:
    p = building([I, II, V]).gold(CARLA, 17)
    p.say("build:figulina")
    assert p.decision == "preempt" and p.speaker == CARLA and p.offered() == {"preempt:yes", "preempt:no"}
    p.say("preempt:yes")
    assert p.t.gold(CARLA) == 0 and p.t.get(CARLA, LEVEL) == 2 and p.t.get(CARLA, TIPPED) == 1
    assert p.t.gold(ANNA) == 100 and p.speaker == ANNA
    assert copies(p, "figulina") == 1
    p.gold(CARLA, 50)
    p.say("build:figulina")  # the same tile, a copy is left; the Consul has used his power
    assert p.t.gold(ANNA) == 83 and p.t.get(ANNA, LEVEL) == 2
    p.go("build_turn", CARLA)
    assert "build:textrinum" in p.offered()  # his own turn has its own allowance


@pytest.mark.rule("CPL-8.18", "CPL-4.4.8")
def test_the_consul_needs_permit_gold_space_and_no_equal() -> None:
    p = building([I, II, V]).own(ANNA, "lignarii_officina").gold(CARLA, 100)
    p.say("build:armorum_faber")
    assert p.decision == "build_turn" and p.t.gold(ANNA) == 86  # the Consul has no permit
    p = building([I, II, V]).gold(CARLA, 16)
    p.say("build:figulina")
    assert p.decision == "build_turn"
    p = building([I, II, V]).own(CARLA, "caupona").gold(CARLA, 100)
    p.say("build:caupona")
    assert p.decision == "build_turn"


@pytest.mark.rule("CPL-8.19", "CPL-4.4.8", "CPL-7.2.6")
def test_public_buildings_may_repeat_for_the_consul() -> None:
    p = building([I, II, V], gold=40).own(CARLA, "hippodromus_3").gold(CARLA, 36).fame(CARLA, 0)
    p.say("build:public_4")
    assert p.decision == "preempt"
    p.say("preempt:yes")
    assert p.t.gold(CARLA) == 0 and p.t.fame(CARLA) == 4
    assert p.t.gold(ANNA) == 40
    p.say("build:public_4")
    assert p.t.gold(ANNA) == 8 and p.t.fame(ANNA) == 4


@pytest.mark.rule("CPL-4.4.8", "CPL-7.2.2")
def test_the_consul_lets_it_pass_and_is_asked_again() -> None:
    p = building([I, II, V]).gold(CARLA, 50).own(ANNA, "redemptor").goods(ANNA, industrial=1)
    p.say("build_with_redemptor:cura")
    assert p.decision == "preempt" and p.t.gold(ANNA) == 100 and p.has(ANNA) == {"industrial": 1}
    assert p.offered() == {"preempt:yes", "preempt:no"}  # no selling out of turn
    p.say("preempt:no")
    assert p.t.gold(ANNA) == 89 and p.has(ANNA) == {}
    assert [event.key for event in p.journal.events[-4:]] == ["declared", "let-pass", "redemptor", "built"]
    assert p.events("redemptor")[0].figures == {"seat": "seat:0", "good": "good:industrial", "gold": 5}
    p.say("build:caupona")
    assert p.decision == "preempt"
    p.say("preempt:no").go("build_turn", CARLA).say("end_turn")
    assert p.decision != "preempt"


@pytest.mark.rule("CPL-4.4.8")
def test_walls_cannot_be_preempted() -> None:
    p = building([IV, II, V]).gold(CARLA, 100)
    p.say("build:wall_swap")
    assert p.decision == "build_turn" and p.t.gold(ANNA) == 90


@pytest.mark.rule("CPL-4.4.8")
def test_the_consul_may_preempt_after_his_own_turn() -> None:
    p = Position(seats=2, offices=[V, IV]).go("build_turn", BRUNO).gold(ANNA, 50).gold(BRUNO, 50)
    p.say("build:textrinum")
    assert p.decision == "preempt" and p.speaker == ANNA  # before his own turn
    p.say("preempt:no", "end_turn")
    assert p.speaker == ANNA and p.decision == "build_turn"


@pytest.mark.rule("CPL-7.2.3")
def test_preempting_the_dearer_tile_makes_the_cheaper_one_the_next() -> None:
    p = building([I, II, V]).gold(CARLA, 24)
    p.say("build:public_3", "preempt:yes")
    assert p.sight(ANNA).seats[CARLA].buildings == ["ager", "domus_regia_3"]
    p.gold(ANNA, 21).say("build:public_3")
    assert p.t.gold(ANNA) == 0


@pytest.mark.rule("CPL-7.2.4", "CPL-7.2.5", "CPL-4.0.6")
def test_every_tile_takes_a_space() -> None:
    p = building([IV, II, III])
    p.own(ANNA, "pistrinum", "caupona", "vestificina", "emporium", "hospitium", "mensae", "taberna", "horreum")
    p.own(ANNA, "hippodromus_3", "wall_swap")
    assert p.t.free_spaces(ANNA) == 1
    p.say("build:textrinum")
    assert p.t.free_spaces(ANNA) == 0 and p.sight(ANNA).seats[ANNA].buildings[11] == "textrinum"
    assert p.refused("build:wall_tenure") == "no-space CPL-7.2.5"
    assert p.refused("build:public_3") == "no-space CPL-7.2.5"


@pytest.mark.rule("CPL-7.2.6")
def test_any_number_of_public_buildings_and_walls() -> None:
    p = building([IV, II, III]).own(ANNA, "domus_regia_3", "domus_regia_4", "wall_swap", "wall_tenure").gold(ANNA, 99)
    p.say("build:public_3", "build:wall_contracts")
    assert p.sight(ANNA).seats[ANNA].buildings[-2:] == ["hippodromus_3", "wall_contracts"]


@pytest.mark.rule("CPL-7.2.7")
def test_goods_may_be_bought_before_building_what_makes_them() -> None:
    p = building().market("opificies").goods(ANNA)
    p.say("buy:consumer", "build:textrinum")
    assert p.has(ANNA) == {"consumer": 1}
    assert p.refused("buy:consumer") == "made CPL-4.4.10"


@pytest.mark.rule("CPL-7.2.8")
def test_a_production_building_raises_the_draw_of_the_same_round() -> None:
    p = building([II, III, IV])
    p.say("build:textrinum").go("accept_turn", ANNA)
    assert p.t.held(ANNA) == 2


@pytest.mark.rule("CPL-7.2.9")
def test_tiles_run_out() -> None:
    p = Position(seats=2, offices=[I, II]).go("build_turn", ANNA)
    p.say("build:mensae", "end_turn")
    assert p.speaker == BRUNO and p.refused("build:mensae") == "none-left CPL-7.2.9"


@pytest.mark.rule("CPL-7.2.10")
def test_without_a_consul_nobody_preempts() -> None:
    p = building([I, II, III]).gold(BRUNO, 100).gold(CARLA, 100)
    p.say("build:figulina")
    assert p.decision == "build_turn" and p.t.gold(ANNA) == 83


@pytest.mark.rule("CPL-7.2.11", "CPL-4.6.6")
def test_an_unused_power_may_be_used_for_an_exchange() -> None:
    for office in (IV, V):
        p = building([office, I, II]).go("accept_turn", ANNA).deal(ANNA, "food_1_near")
        assert "exchange" in p.offered()


@pytest.mark.rule("CPL-4.4.13")
def test_every_step_uses_up_an_allowance() -> None:
    p = building().market("porta_aurea").goods(ANNA, food=9)
    p.say("sell:food", "sell:food", "sell:food")
    assert p.refused("sell:food") == "limit-reached CPL-4.4.11"
