"""Rulings and readings that no other test shows (ANT-7)."""

from typing import Any

import pytest

from emporion.games.antiquity.table.components import FARM, FOREST, GRASS, WATER
from emporion.games.antiquity.table.layout import GRAVES

from .positions import ANTIQUITY, Position, look, match, position


@pytest.mark.rule("ANT-7.1.3")
def test_passing_is_always_possible() -> None:
    p = position("draft", famine=2, goods={1: "fish fish"})
    p.commit_all()
    assert p.decision == "bury" and p.told("graves") == [{"seat": "seat:0", "graves": 2}]


@pytest.mark.rule("ANT-7.1.7")
def test_a_building_without_neighbours() -> None:
    def lonely(p: Position) -> None:
        p.set_terrain(FOREST, (3, -2), (3, -3), (2, -1), (1, -2))

    p = position("countryside", goods={0: "grain"}, pieces={0: ["cart_shop 0/0 man"]}, prepare=lonely)
    p.say(0, "rural:farm", "hex:2/-2")
    assert p.goods(0) == "grain" and p.rurals(0) == []  # harvested at once: it only returns its seed
    assert p.men(0) == 1 and (2, -2) in p.polluted()


@pytest.mark.rule("ANT-7.1.8")
def test_goods_outside_the_zone_are_harvested() -> None:
    p = position("harvest", pieces={0: ["stable 0/0"]}, rurals={0: [(FARM, "grain", (4, -2), None)]})
    assert (4, -2) not in p.zone(0)
    p.say(0, p.offer(0)[0])
    assert p.goods(0) == "grain"


@pytest.mark.rule("ANT-7.1.23")
def test_a_grave_on_one_faculty_leaves_the_others() -> None:
    schools = ["university 2/2 man", "faculty_of_biology 4/1", "faculty_of_alchemy 1/4"]
    p = position("explore", pieces={0: schools}, graves={0: [(1, 5, 2)]})
    assert not p.works(0, "faculty_of_biology") and p.works(0, "faculty_of_alchemy") and p.works(0, "university")
    single = position("explore", pieces={0: ["university 2/2", "faculty_of_biology 4/1 man", "faculty_of_alchemy 1/4"]})
    assert single.works(0, "faculty_of_biology") and not single.works(0, "faculty_of_alchemy")


@pytest.mark.rule("ANT-7.1.22")
def test_the_university_serves_its_own_grid_only() -> None:
    kit = ["university 2/2 man", "faculty_of_biology 3/3 city 2"]
    p = position("explore", pieces={0: kit}, cities={0: [(-2, 4)]})
    assert not p.works(0, "faculty_of_biology")
    p = position("draft", pieces={0: kit}, cities={0: [(-2, 4)]})
    assert p.t.men(0) == 0


@pytest.mark.rule("ANT-7.1.27")
def test_a_graved_cathedral_stores_nothing() -> None:
    def crowd(p: Position) -> None:
        p.t.put(0, GRAVES, p.t.empty_cells(0, 0))

    kit: dict[str, Any] = {
        "pieces": {0: ["cathedral 0/0"]},
        "saint": {0: "san_cristofori"},
        "goods": {0: "wood", 1: "fish"},
    }
    p = position("bury", famine=1, prepare=crowd, **kit)
    p.say(0, "bury:1/1/0")
    assert p.goods(0) == "wood"
    while p.decision != "draft":
        p.say(p.speakers[0], p.offer(p.speakers[0])[0])
    p.commit_all()
    assert p.goods(0) == ""


@pytest.mark.rule("ANT-7.1.46")
def test_men_stay_until_the_next_turn() -> None:
    p = position("pollute", pieces={0: ["stable 0/0 man", "harbour 2/0 man"]})
    assert len(p.zone(0)) == 48 + 7
    while p.phase == "pollution":
        p.say(p.speakers[0], p.offer(p.speakers[0])[0])
    assert len(p.zone(0)) == 25 + 7  # after all have risen


@pytest.mark.rule("ANT-7.1.47")
def test_this_turns_harvest_feeds() -> None:
    p = position("harvest", famine=1, rurals={0: [(FARM, "grain", (2, -2), None)]}, goods={1: "fish"})
    p.say(0, "hex:1/-2")
    assert p.told("graves") == []
    fountain = position("draft", goods={0: "wine"})
    fountain.say(0, "build:fountain", "place:1/0/0/0").commit_all()
    assert fountain.told("pollution")[0] == {"seat": "seat:0", "markers": 2}


@pytest.mark.rule("ANT-7.9.7")
def test_places_behind_the_winner() -> None:
    def third_is_out(p: Position) -> None:
        p.t.put(2, GRAVES, p.t.empty_cells(2, 0))

    p = position(
        "bury",
        seats=4,
        turn=40,
        famine=1,
        goods={0: "fish", 1: "fish", 3: "fish"},
        pieces={0: ["cathedral 0/0"], 1: ["cathedral 0/0"]},
        saint={0: "san_nicolo", 1: "san_nicolo"},
        houses={0: [1, 2], 1: [1, 2, 3], 3: [1]},
        prepare=third_is_out,
    )
    while not p.t.over():
        p.say(p.speakers[0], p.offer(p.speakers[0])[0])
    assert p.winners == [1] and ANTIQUITY.places(p.t) == [1, 0, 3, 2]


@pytest.mark.rule("ANT-7.9.8")
def test_default_words() -> None:
    played = match()
    p = look(played)
    first = p.speakers[0]
    assert p.default(first) == "tile:0"
    p.say(first, "tile:0")
    assert p.default(first) == "hex:0/0"
    draft = position("draft", goods={0: "wood", 1: "fish"}, pieces={1: ["market 0/0"]}, men={1: 1})
    assert draft.default(0) == "commit"
    draft.say(0, "build:market")
    assert draft.default(0) == "place:1/0/0/0"
    draft.say(0, "place:1/0/0/0").say(1, "man:1/0/0", "propose:0", "offer:fish", "done", "done")
    assert draft.default(0) == "decline:1" and draft.default(1) == "withdraw"
    moving = position("draft", pieces={0: ["cathedral 0/0", "market 4/0"]}, saint={0: "santa_barbara"})
    assert moving.say(0, "lift:1/4/0").default(0) == "cancel_move"
    country = position("countryside", goods={0: "wood"}, pieces={0: ["cart_shop 0/0 man"]})
    assert country.default(0) == "pass"
    over = position("discard", goods={0: "wood fish fish gold"}, pieces={0: ["storage 2x1 0/0 man"]})
    assert over.default(0) == "discard:fish"
    assert position("explore", pieces={0: ["explorer 0/0 man"]}).default(0) == "pass"
    assert position("bury", famine=1).default(0) == "bury:1/0/0"


@pytest.mark.rule("ANT-7.9.9")
def test_graves_without_a_choice_are_placed() -> None:
    def leave_two(p: Position) -> None:
        cells = p.t.empty_cells(0, 0)
        p.t.put(0, GRAVES, cells & ~0b11)

    p = position("bury", famine=3, pieces={0: ["dump 4/4"]}, goods={1: "fish " * 3}, prepare=leave_two)
    assert (0, 0) in p.graves(0) and (1, 0) in p.graves(0)
    assert len(p.offer(0)) == 9  # the third is chosen on the dump


@pytest.mark.rule("ANT-7.1.12")
def test_opponents_may_still_build_where_a_dump_rules() -> None:
    def meadow(p: Position) -> None:
        p.set_terrain(GRASS, (-1, 3), (-2, 3))

    kit: dict[str, Any] = {"pieces": {0: ["cart_shop 0/0 man"], 1: ["dump 0/0 man"]}, "inns": {1: [(-1, 4)]}}
    p = position("countryside", goods={0: "grain"}, prepare=meadow, **kit)
    assert (-1, 3) in p.zone(1)
    p.say(0, "rural:farm", "hex:-1/3")
    assert (-1, 3) in p.polluted()


@pytest.mark.rule("ANT-3.1.7")
def test_a_city_on_water_cuts_it_in_two() -> None:
    def channel(p: Position) -> None:
        p.set_terrain(WATER, (-2, 0), (2, 0))

    p = position("countryside", pieces={0: ["harbour 0/0 man"]}, prepare=channel)
    assert {(-2, 0), (2, 0)} <= p.zone(0)
    inn = position("countryside", pieces={1: ["harbour 0/0 man"]}, inns={1: [(-3, 0)]}, prepare=channel)
    assert (-2, 0) in inn.zone(1) and (2, 0) not in inn.zone(1)  # the city ground between them is no water
