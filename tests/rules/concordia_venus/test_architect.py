"""The Architect (CNV-4.5) and the routes (CNV-2.1.2, CNV-7.5)."""

import pytest

from emporion.games.concordia_venus.table.layout import VILLAS
from emporion.games.concordia_venus.table.maps import CITIES, ROUTES, city_here, city_place, route_here, steps_to

from .positions import individual, plain, team


def steps(board: int, start: str, kind: int, end: str) -> int:
    """From a city, or from a route given by its id."""
    if start in CITIES:
        place = int(city_place(city_here(board, CITIES.index(start)), kind))
    else:
        place = int(route_here(board, ROUTES.index(start)))
    return int(steps_to(board, place, route_here(board, ROUTES.index(end))))


@pytest.mark.rule("CNV-4.5.2")
def test_least_steps_along_routes_of_one_kind() -> None:
    assert steps(0, "roma", 1, "sea:massilia-roma") == 1
    assert steps(0, "roma", 0, "land:aquileia-vindobona") == 2
    assert steps(0, "land:aquileia-roma", 0, "land:aquileia-vindobona") == 1
    assert steps(0, "land:novaria-roma", 0, "land:aquileia-vindobona") == 2  # through the capital
    assert steps(0, "roma", 0, "sea:massilia-roma") == 0


@pytest.mark.rule("CNV-4.5.1", "CNV-4.5.5")
def test_steps_are_shared_and_each_colonist_is_picked_once() -> None:
    p = plain(individual()).colonists(0, land=["roma", "roma"], sea=["roma"])
    p.say("play:start_architect")
    assert p.offer() == {"leave:land/roma", "leave:sea/roma", "stop"}  # equal colonists are one choice
    assert p.sight(0).move.steps_left == 3
    p.say("leave:land/roma", "move:land/aquileia>roma")
    assert p.refused("pick:land/aquileia>roma").key == "moved-already"
    assert p.refused("pick:land/novaria>roma").key == "no-colonist-there"
    assert p.offer() == {"leave:land/roma", "leave:sea/roma", "stop"}
    p.say("leave:land/roma", "move:land/aquileia>vindobona")
    assert p.speaker() == 1  # three steps are used, nothing can be built


@pytest.mark.rule("CNV-4.5.3")
def test_occupied_routes_are_passed_but_nobody_stops_there() -> None:
    p = plain(individual()).colonists(0, land=["roma", "roma"]).colonists(1, land=["land:aquileia-roma"])
    p.say("play:start_architect", "leave:land/roma")
    refusal = p.refused("move:land/aquileia>roma")
    assert (refusal.key, refusal.figures) == ("route-taken", {"seat": "seat:1"})
    assert "move:land/aquileia>vindobona" in p.offer()
    assert p.sight(0).move.destinations["land:aquileia-vindobona"] == 2
    assert p.refused("move:land/sirmium>vindobona").figures == {"has": 2}
    assert p.refused("move:sea/massilia>roma").key == "route-other-kind"


@pytest.mark.rule("CNV-4.5.5")
def test_a_colonist_without_a_free_route_cannot_be_picked() -> None:
    p = plain(individual()).colonists(0, land=["petra"]).colonists(1, land=petra_routes())
    p.say("play:start_architect")
    assert p.speaker() == 1  # only `stop` was left, and nothing could be built


def petra_routes() -> list[str]:
    return [route for route in ROUTES if route.startswith("land:") and "petra" in route]


@pytest.mark.rule("CNV-4.5.4", "CNV-7.5.4")
def test_the_crossing_on_ionium_is_no_place_to_stand() -> None:
    p = plain(individual(map="ionium")).villas(0, "apollonia")
    p.colonists(0, land=["apollonia", "apollonia"], sea=["apollonia"])
    p.say("play:start_architect", "leave:land/apollonia")
    assert p.refused("move:land/apollonia>brundisium").key == "route-no-stop"
    beyond = [word for word in p.offer() if "brundisium" in word]
    assert beyond and all(p.sight(0).move.destinations[_id(word)] == 2 for word in beyond)
    p = plain(individual(map="ionium")).colonists(0, sea=["apollonia"])
    p.say("play:start_architect", "leave:sea/apollonia", "move:sea/apollonia>brundisium")
    assert p.t.adjacent(0, p.city("brundisium"))


def _id(word: str) -> str:
    return word.removeprefix("move:").replace("/", ":", 1).replace(">", "-")


@pytest.mark.rule("CNV-2.1.2", "CNV-7.5.3")
def test_two_sea_routes_between_neapolis_and_messana() -> None:
    p = plain(individual(map="ionium")).colonists(0, sea=["sea:messana-neapolis_1", "messana"])
    p.say("play:start_architect", "leave:sea/messana", "move:sea/messana>neapolis_2")
    assert p.t.occupied(p.route("sea:messana-neapolis_1"))
    assert p.t.occupied(p.route("sea:messana-neapolis_2"))


@pytest.mark.rule("CNV-7.5.2")
def test_nobody_moves_back_to_where_he_stands() -> None:
    p = plain(individual()).colonists(0, land=["land:aquileia-roma", "roma"])
    p.say("play:start_architect", "pick:land/aquileia>roma")
    assert p.refused("move:land/aquileia>roma").key == "route-taken"
    p.say("move:land/novaria>roma", "leave:land/roma")
    assert "move:land/aquileia>roma" in p.offer()  # free by now


@pytest.mark.rule("CNV-4.5.6")
def test_building_comes_after_all_moving() -> None:
    p = plain(individual()).goods(0, food=5).money(9).colonists(0, land=["land:aquileia-roma", "roma"])
    p.produce(aquileia="brick")
    p.say("play:start_architect")
    assert p.refused("build:aquileia").key == "not-now"
    p.say("stop")
    assert p.offer() == {"build:aquileia", "stop"}
    p.say("build:aquileia")
    assert (p.purse(0), p.stored(0), p.t.villas(0)) == (8, {"food": 4}, 14)


@pytest.mark.rule("CNV-4.5.7")
@pytest.mark.parametrize(
    ("good", "money", "goods"),
    [
        ("brick", 1, {"food": 1}),
        ("food", 2, {"brick": 1, "food": 1}),
        ("tools", 3, {"brick": 1, "tools": 1}),
        ("wine", 4, {"brick": 1, "wine": 1}),
        ("cloth", 5, {"brick": 1, "cloth": 1}),
    ],
)
def test_villa_costs(good: str, money: int, goods: dict[str, int]) -> None:
    p = plain(individual()).colonists(0, land=["land:aquileia-roma"]).produce(aquileia=good)
    for villas in range(3):
        price = next(city.price for city in p.sight(0).cities if city.id == "aquileia")
        assert (price.money, price.goods) == (money * (villas + 1), goods)
        p.villas(3 - villas, "aquileia")


@pytest.mark.rule("CNV-4.5.7", "CNV-4.5.9")
def test_a_fourth_villa_costs_four_times_the_money_but_the_same_goods() -> None:
    p = plain(individual()).goods(0, brick=1, cloth=1).money(20).colonists(0, land=["land:aquileia-roma"])
    p.produce(aquileia="cloth").villas(1, "aquileia").villas(2, "aquileia").villas(3, "aquileia")
    p.say("play:start_architect", "stop", "build:aquileia")
    assert (p.purse(0), p.stored(0), p.t.villas_in(p.city("aquileia"))) == (0, {}, 4)


@pytest.mark.rule("CNV-4.5.6", "CNV-4.5.9", "CNV-7.1.2")
def test_why_a_villa_cannot_be_built() -> None:
    p = plain(individual()).goods(0, brick=2, food=1, cloth=1).money(4)
    p.colonists(0, land=["land:aquileia-roma", "land:novaria-roma", "land:aquileia-vindobona"])
    p.produce(aquileia="cloth", novaria="wine", vindobona="brick", londinium="brick").villas(1, "aquileia")
    p.say("play:start_architect", "stop")
    assert p.offer() == {"build:vindobona", "stop"}
    assert p.refused("build:aquileia").figures == {"city": "city:aquileia", "needs": 10, "has": 4}
    assert p.refused("build:novaria").figures == {
        "city": "city:novaria",
        "goods": ["good:brick", "good:wine"],
        "missing": ["good:wine"],
    }
    assert p.refused("build:londinium").key == "not-adjacent"
    p.produce(londinium="tools")
    assert p.refused("build:londinium").key == "not-adjacent"  # though there is no tools to pay it with either
    p.villas(0, "vindobona")
    assert p.refused("build:vindobona").key == "villa-already"
    p.villas(0).t.put(0, VILLAS, 0)
    assert p.refused("build:vindobona").key == "no-villa-left"


@pytest.mark.rule("CNV-4.5.8", "CNV-4.3.4")
def test_a_colonist_in_its_start_city_builds_nothing() -> None:
    p = plain(team()).goods(2, food=3).money(0, 0, 9, 0)
    start = p.sight(-1).seats[2].colonists[0].city
    p.produce(**{start: "brick"})
    p.say("play:start_architect", "stop")
    assert p.speaker() == 2
    p.say("stop")
    assert p.speaker() == 1  # no villa was possible
