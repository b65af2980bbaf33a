"""Words used in every phase (ANT-4.0)."""

import pytest

from emporion.games.antiquity.table.components import MAP, WATER
from emporion.games.antiquity.table.layout import GRAVES
from emporion.parts.hexes import DIRECTIONS

from .positions import Position, position


@pytest.mark.rule("ANT-4.0.1")
def test_neighbours_and_distance() -> None:
    assert set(DIRECTIONS) == {(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)}
    here = MAP.number(0, 0)
    assert MAP.distance(here, MAP.number(2, -3)) == 3
    assert MAP.distance(here, MAP.number(2, 1)) == 3
    assert MAP.distance(here, here) == 0
    assert MAP.number(99, 0) == -1


@pytest.mark.rule("ANT-4.0.2", "ANT-4.0.3", "ANT-7.1.9")
def test_occupied_hexes() -> None:
    p = position(
        "countryside",
        goods={0: "wood wood"},
        pieces={0: ["cart_shop 0/0 man", "cart_shop 3/0 man", "brewery 0/3"]},
        inns={0: [(-2, 1)]},
    )
    p.say(0, "rural:woodcutter", "hex:0/-3", "rural:woodcutter")
    assert p.hex(0, -3).terrain == "grass" and p.hex(0, -3).cleared
    assert p.refusal(0, "hex:0/-3").key == "occupied"  # a good lies there, the same owner's
    assert p.refusal(0, "hex:-2/1").key == "occupied"  # an inn
    assert p.refusal(0, "hex:0/0").key == "occupied"  # city ground


@pytest.mark.rule("ANT-4.0.4")
def test_pollution_lies_under_goods_at_once() -> None:
    p = position("countryside", goods={0: "grain"}, pieces={0: ["cart_shop 0/0 man"]})
    p.say(0, "rural:farm", "hex:2/-2")
    assert p.hex(2, -2).polluted and p.hex(2, -2).good == "grain"
    assert len(p.polluted()) == len(p.goods_on("grain")) == 5


@pytest.mark.rule("ANT-4.0.5", "ANT-7.1.18")
def test_working_buildings() -> None:
    kit = ["market 0/0 man", "explorer 2/0", "brewery 0/2", "granary 4/2", "fountain 6/0", "cathedral 0/3"]
    p = position("countryside", pieces={0: kit})
    assert p.works(0, "market") and not p.works(0, "explorer")
    assert all(p.works(0, name) for name in ("brewery", "granary", "fountain", "cathedral", "house"))
    p = position("countryside", pieces={0: kit}, graves={0: [(1, 1, 1), (1, 0, 2)]})
    assert not p.works(0, "market") and not p.works(0, "brewery")
    assert p.men(0) == 0  # the man stays on the graved market


@pytest.mark.rule("ANT-4.0.5", "ANT-4.8.2")
def test_a_grave_stops_a_building_at_once() -> None:
    def fill(p: Position) -> None:
        p.t.put(0, GRAVES, p.t.empty_cells(0, 0))

    p = position("bury", famine=1, pieces={0: ["dump 0/0 man"]}, goods={1: "fish"}, prepare=fill)
    assert p.works(0, "dump")
    p.say(0, "bury:1/1/1")
    assert not p.works(0, "dump")
    assert p.told("pollution")[0] == {"seat": "seat:0", "markers": 3}  # not 0: phase 9 sees the grave


@pytest.mark.rule("ANT-4.0.6", "ANT-4.0.9")
def test_zones_pass_over_opponents() -> None:
    alone = position("countryside")
    beyond = position("countryside", inns={1: [(-1, 3)], 0: [(-2, 3)]})
    assert (-1, 3) in beyond.zone(0) and (-1, 4) in beyond.zone(0)
    assert (-1, 4) in beyond.zone(1)  # zones overlap
    assert (-1, 4) not in alone.zone(0)


@pytest.mark.rule("ANT-4.0.8")
def test_without_harbour_no_water() -> None:
    p = position("countryside", pieces={0: ["stable 0/0 man"]})
    assert all(p.hex(*spot).terrain != "water" for spot in p.zone(0))


@pytest.mark.rule("ANT-4.0.8", "ANT-7.1.4")
def test_the_harbour_serves_inns_too() -> None:
    def flood(p: Position) -> None:
        p.set_terrain(WATER, (-4, 2), (-4, 3))

    harbour = {0: ["harbour 0/0 man"]}
    without = position("countryside", pieces=harbour, prepare=flood)
    assert (-4, 2) not in without.zone(0)
    inn = position("countryside", pieces=harbour, inns={0: [(-3, 2)]}, prepare=flood)
    assert {(-4, 2), (-4, 3)} <= inn.zone(0)


@pytest.mark.rule("ANT-4.0.9", "ANT-4.4.9")
def test_an_inn_extends_the_zone_at_once() -> None:
    p = position(
        "countryside", goods={0: "fish wood"}, pieces={0: ["cart_shop 0/0 man", "cart_shop 2/0 man", "brewery 0/3"]}
    )
    assert (-4, 3) not in p.zone(0)
    p.say(0, "rural:inn", "hex:-2/3")
    assert (-4, 4) in p.zone(0) and p.t.inns(0) == 1
    assert p.speakers == [0] and p.men(0) == 1


@pytest.mark.rule("ANT-4.0.10")
def test_one_man_for_each_house() -> None:
    p = position("draft", pieces={0: ["market 0/0", "brewery 0/2"]}, men={0: 2})
    assert p.offer(0, "man") == ["man:1/0/0"]  # not on the brewery, not on a house
    p.say(0, "man:1/0/0")
    assert p.refusal(0, "man:1/0/0").key == "man-there"
    assert (p.men(0), p.houses(0)) == (1, 2)


@pytest.mark.rule("ANT-4.0.11")
def test_harvested_goods_stay_until_the_next_phase_5() -> None:
    p = position("harvest", rurals={0: [(2, "wood", (0, -3), None)]})
    while p.decision != "draft":
        p.say(p.speakers[0], p.default(p.speakers[0]))
    assert p.goods(0) == "wood"
    p.commit_all()
    assert p.told("lost") == [{"seat": "seat:0", "goods": ["good:wood"]}]


@pytest.mark.rule("ANT-4.0.12")
def test_payment_good_by_good() -> None:
    p = position("draft", goods={0: "grain sheep fish wine"}, men={0: 1})
    p.say(0, "house:7")
    assert p.offer(0) == ["pay:grain", "pay:sheep", "pay:fish"]
    p.say(0, "pay:sheep")
    assert p.offer(0) == ["pay:grain", "pay:fish"]
    assert p.refusal(0, "pay:sheep").key == "not-held"
    p.say(0, "pay:fish", "place:1/0/0/0")
    assert p.goods(0) == "grain wine"


@pytest.mark.rule("ANT-4.0.12")
def test_a_single_way_to_pay_is_taken() -> None:
    p = position("draft", goods={0: "grain grain sheep wine"})
    p.say(0, "house:7")
    assert p.goods(0) == "grain wine" and p.offer(0)[0].startswith("place:")


@pytest.mark.rule("ANT-4.0.12")
def test_foods_first_then_luxuries() -> None:
    p = position("draft", goods={0: "grain fish gold wine"}, men={0: 1})
    p.say(0, "house:8")
    assert p.offer(0) == ["pay:grain", "pay:fish"]
    p.say(0, "pay:fish")
    assert p.offer(0) == ["pay:wine", "pay:gold"]


@pytest.mark.rule("ANT-4.0.12", "ANT-7.1.21")
def test_philosophy_allows_equal_goods() -> None:
    p = position(
        "countryside",
        goods={0: "wood stone fish gold gold"},
        pieces={0: ["cart_shop 4/0 man", "faculty_of_philosophy 0/0 man"]},
    )
    p.say(0, "rural:city")
    assert p.t.cities(0) == 2 and p.goods(0) == ""
