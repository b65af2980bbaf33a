"""What the screen is told beyond the pieces: the effect of a site, the turn to come, the own draft."""

import pytest

from emporion.games.antiquity.table.components import FARM, WOODCUTTER
from emporion.kernel.text import LANGUAGES, Speech

from .positions import ANTIQUITY, Position, position

SHOPS = ["cart_shop 0/0 man", "cart_shop 2/0 man"]


def site(p: Position, hex: tuple[int, int]) -> tuple[set[tuple[int, int]], int]:
    found = next(one for one in p.sight(0).building.sites if one.hex == hex)
    return set(found.covers), found.outside


@pytest.mark.rule("ANT-8.1.2")
def test_a_site_tells_what_a_woodcutter_would_cover() -> None:
    p = position("countryside", goods={0: "wood wood"}, pieces={0: SHOPS})
    p.say(0, "rural:woodcutter")
    covers, outside = site(p, (0, -3))
    p.say(0, "hex:0/-3")
    assert covers == p.goods_on("wood") and len(covers) == 6
    assert outside == len(covers - p.zone(0)) == 3


@pytest.mark.rule("ANT-8.1.3")
def test_a_site_tells_what_a_fishery_would_cover() -> None:
    p = position("countryside", goods={0: "wood"}, pieces={0: SHOPS[:1]})
    p.say(0, "rural:fishery", "produce:pearl")
    best, _ = site(p, (2, -2))
    p.say(0, "hex:2/-2")
    covers, _ = site(p, (3, -3))
    assert p.sight(0).building.first == (2, -2) and len(best) >= len(covers)
    p.say(0, "hex:3/-3")
    assert covers == p.goods_on("pearl") == {(2, -3), (3, -4), (4, -4), (4, -3)}


@pytest.mark.rule("ANT-4.4.11")
def test_a_site_tells_what_would_become_clean() -> None:
    def spoil(p: Position) -> None:
        p.pollute((-2, 1), (-2, 2), (-3, 2))

    p = position("countryside", pieces={0: ["faculty_of_alchemy 0/3 man"]}, prepare=spoil)
    p.say(0, "clean")
    assert p.sight(0).building.rural is None
    covers, _ = site(p, (-2, 1))
    assert covers <= p.polluted()
    before = p.polluted()
    p.say(0, "hex:-2/1")
    assert before - p.polluted() == covers and (-2, 1) in covers


def test_only_the_seat_itself_is_told_its_places() -> None:
    p = position("countryside", goods={0: "wood wood wood grain"}, pieces={0: SHOPS})
    mine, theirs = p.sight(0).building, p.sight(1).building
    assert mine.places["woodcutter"] > 0 and mine.places["city"] == 1  # ANT-8.1.15
    assert (theirs.places, theirs.sites) == ({}, [])
    p.say(0, "rural:farm")
    assert p.sight(0).building.good is None or p.sight(0).building.good == "grain"


def test_an_inn_yields_nothing() -> None:
    p = position("countryside", goods={0: "fish"}, pieces={0: [SHOPS[0], "brewery 0/3"]})
    p.say(0, "rural:inn")
    building = p.sight(0).building
    assert (building.rural, building.good) == ("inn", None)
    assert all(one.covers == [] for one in building.sites)


@pytest.mark.rule("ANT-4.8.1", "ANT-4.9.1")
def test_the_forecast_names_every_part() -> None:
    p = position(
        "draft",
        famine=7,
        goods={0: "fish fish wood"},
        pieces={0: ["granary 0/0", "dump 4/4 man", "fountain 6/0"]},
        rurals={0: [(FARM, "grain", (-1, -2), None), (WOODCUTTER, "wood", (0, -3), None)]},
        cities={0: [(-2, 4)]},
        men={0: 1},
    )
    plan = p.sight(0).seats[0].forecast
    assert plan.harvest == {"grain": 1, "wood": 1}
    assert (plan.famine, plan.granary, plan.foods, plan.graves) == (7, 3, 1, 3)  # nothing is stored: only the harvest
    assert (plan.pollution, plan.dump, plan.fountains, plan.markers) == (6, 4, 1, 1)


FIELDS = [(FARM, "grain", (-1, -2), None), (WOODCUTTER, "wood", (0, -3), None), (FARM, "sheep", (3, -2), None)]


@pytest.mark.rule("ANT-4.6.2", "ANT-4.8.1")
def test_the_forecast_counts_the_harvest_that_is_under_way() -> None:
    p = position("harvest", famine=7, goods={0: "fish"}, rurals={0: FIELDS, 1: []}, men={0: 0})
    seen = [p.sight(0).seats[0].forecast]
    while p.decision == "harvest":
        p.say(0, p.offer(0)[0])
        seen.append(p.sight(0).seats[0].forecast)
    assert [plan.harvest for plan in seen[:3]] == [
        {"grain": 1, "sheep": 1, "wood": 1},
        {"sheep": 1, "wood": 1},
        {"sheep": 1},
    ]
    assert [(plan.foods, plan.graves) for plan in seen[:3]] == [(3, 4)] * 3


@pytest.mark.rule("ANT-4.6.3")
def test_the_forecast_knows_what_forced_labour_still_takes() -> None:
    p = position("harvest", famine=7, pieces={0: ["forced_labour 0/0 man"]}, rurals={0: FIELDS[1:2]})
    seen = []
    for _ in range(3):
        seen.append(p.sight(0).seats[0].forecast.harvest)
        p.say(0, p.offer(0)[0])
    assert seen == [{"wood": 2}, {"wood": 2}, {"wood": 1}]


@pytest.mark.rule("ANT-4.6.1", "ANT-7.1.26")
def test_the_forecast_counts_the_fish_of_san_giorgio() -> None:
    p = position("draft", famine=4, goods={0: "stone", 1: "stone"})
    p.say(0, "build:cathedral", "place:1/0/0/0", "saint:san_giorgio")
    p.say(1, "build:cathedral", "place:1/0/0/0", "saint:san_nicolo")
    mine = p.sight(0).seats[0].forecast
    assert (mine.harvest, mine.foods, mine.graves) == ({"fish": 1}, 1, 3)  # the other cathedral is a secret yet
    p.commit_all()
    assert p.goods(0) == "fish fish"


@pytest.mark.rule("ANT-5.1.3")
def test_san_giorgio_names_the_land_to_be_covered() -> None:
    """Before anything is covered the whole is the rival's land, of several rivals the smallest."""
    p = position("draft")
    assert (p.sight(0).seats[0].conditions[1].done, p.sight(0).seats[0].conditions[1].whole) == (0, relevant(p, 1))
    three = position("draft", seats=3, inns={1: [(-10, 15)]})
    nearest = min(relevant(three, 1), relevant(three, 2))
    assert (three.sight(0).seats[0].conditions[1].done, three.sight(0).seats[0].conditions[1].whole) == (0, nearest)


def relevant(p: Position, seat: int) -> int:
    """Hexes of a zone without city and inn."""
    return sum(1 for spot in p.zone(seat) if p.hex(*spot).city is None and p.hex(*spot).inn is None)


def test_the_own_draft_and_nobody_elses() -> None:
    p = position("draft", goods={0: "wood wood", 1: "wood"}, men={0: 1})
    p.say(0, "build:cart_shop", "place:1/0/0/0", "house:2", "place:1/0/3/3")
    own = p.sight(0).own
    assert (own.built, own.new_houses, own.goods_before) == (["cart_shop"], [2], {"wood": 2})
    other = p.sight(1).own
    assert (other.built, other.new_houses, other.goods_before) == ([], [], {"wood": 1})


def test_the_journal_names_places_by_land_side_and_city() -> None:
    p = position("countryside", goods={0: "wood wood fish"}, pieces={0: [*SHOPS, "brewery 0/3"]})
    p.say(0, "rural:woodcutter", "hex:0/-3", "rural:inn", "hex:-2/1")
    said = [
        [Speech(ANTIQUITY, language, ("Livia", "Cato")).event(event) for event in p.journal.seen_by(-1)[:2]]
        for language in LANGUAGES
    ]
    assert said == [
        [
            "Livia builds a woodcutter in the forest north of Siena: 6 × wood.",
            "Livia opens an inn on the grassland west of Siena.",
        ],
        [
            "Livia construit une cabane de bûcheron en forêt au nord de Siena\u00a0: 6\u00a0bois.",
            "Livia ouvre une auberge dans la campagne à l’ouest de Siena.",
        ],
    ]


@pytest.mark.rule("ANT-5.1.3")
def test_nobody_s_land_is_covered_before_there_is_any() -> None:
    """All of nothing is everything only once there are cities (ANT-7.1.41)."""
    from emporion.kernel.match import Header, Match

    match = Match(ANTIQUITY, Header("antiquity", "e1", ("Flavia", "Livia"), {}, ANTIQUITY.ruleset, ANTIQUITY.errata))
    for seat in ANTIQUITY.sight(match.table, 0).seats:
        giorgio = next(each for each in seat.conditions if each.saint == "san_giorgio")
        assert (giorgio.done, giorgio.whole) == (0, 1)
