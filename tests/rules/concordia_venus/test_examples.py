"""The worked examples (CNV-8)."""

import pytest

from emporion.games.concordia_venus.rules.scoring import god_points, points
from emporion.games.concordia_venus.table.components import GOD_NAMES
from emporion.games.concordia_venus.table.layout import CONCORDIA

from .positions import Position, individual, plain, team


@pytest.mark.rule("CNV-8.1.1", "CNV-4.17.1")
def test_double_card_used_as_mercator() -> None:
    p = individual().money(4).hand(0, "architect_mercator_ii_ind", "start_tribune")
    p.say("play:architect_mercator_ii_ind")
    assert p.offer() == {"choose:architect", "choose:mercator"}
    assert p.refused("choose:prefect").rule == "CNV-4.17.1"
    p.say("choose:mercator")
    assert p.purse(0) == 9
    assert p.decision() == "mercator_trade"
    p.say("stop")
    assert p.speaker() == 1
    assert p.t.on_board(0) == 2


@pytest.mark.rule("CNV-8.2.1", "CNV-4.4.1", "CNV-4.4.2", "CNV-7.1.4")
def test_tribune_takes_back_five_cards_and_brings_a_colonist() -> None:
    p = plain(individual()).goods(0, food=1, tools=1).hand(0, "start_tribune", "start_senator")
    p.pile(0, "start_architect", "start_prefect", "start_prefect", "start_mercator")
    free = p.t.free_spaces(0)
    p.say("play:start_tribune")
    assert p.purse(0) == 2
    assert p.offer() == {"settle:land/roma", "settle:sea/roma", "decline"}
    p.say("settle:land/roma")
    assert p.t.pile_size(0) == 0
    assert p.t.hand_size(0) == 6
    assert p.stored(0) == {}
    assert p.t.on_board(0) == 3
    assert p.t.free_spaces(0) == free + 3


def red_architect() -> Position:
    p = individual().goods(0, brick=3, food=1, tools=1, wine=1, cloth=1).money(20, 0, 0, 0)
    p.produce(massilia="cloth", novaria="wine", aquileia="food", vindobona="tools", colonia_a="brick")
    p.villas(0, "colonia_a").villas(1, "aquileia").villas(2, "aquileia")
    return p.colonists(0, land=["land:colonia_a-novaria", "roma"], sea=["roma"])


@pytest.mark.rule("CNV-8.3.1", "CNV-4.5.1", "CNV-4.5.2", "CNV-4.5.6", "CNV-4.5.7")
def test_architect_on_imperium() -> None:
    p = red_architect()
    p.say("play:start_architect")
    assert p.offer() == {"pick:land/colonia_a>novaria", "leave:land/roma", "leave:sea/roma", "stop"}
    p.say("leave:sea/roma", "move:sea/massilia>roma")
    p.say("leave:land/roma", "move:land/aquileia>vindobona")
    assert p.decision() == "architect_build"  # all three steps are used
    cities = {"colonia_a", "novaria", "massilia", "aquileia", "vindobona"}
    assert {name for name in cities if p.t.adjacent(0, p.city(name))} == cities
    assert p.refused("build:colonia_a").key == "villa-already"
    assert p.offer() == {"build:novaria", "build:massilia", "build:aquileia", "build:vindobona", "stop"}
    p.say("build:massilia")
    assert (p.purse(0), p.stored(0)) == (15, {"brick": 2, "food": 1, "tools": 1, "wine": 1})
    p.say("build:novaria")
    assert (p.purse(0), p.stored(0)) == (11, {"brick": 1, "food": 1, "tools": 1})
    p.say("build:aquileia")
    assert (p.purse(0), p.stored(0)) == (5, {"tools": 1})
    assert p.speaker() == 1  # nothing more can be paid for


@pytest.mark.rule("CNV-8.4.1", "CNV-4.6.2")
def test_prefect_produces_in_locris() -> None:
    p = plain(individual(map="hellas")).praefectus(3)
    brick, cloth = p.towns("locris")
    p.marker("locris", "cloth")
    p.produce(**{brick: "brick", cloth: "cloth"}).villas(0, brick).villas(1, brick).villas(2, cloth)
    p.say("play:start_prefect", "produce:locris")
    assert [p.stored(seat) for seat in range(4)] == [{"brick": 1, "cloth": 1}, {"brick": 1}, {"cloth": 1}, {}]
    assert not p.active("locris")
    assert p.sight(-1).cash_bonus == 1


@pytest.mark.rule("CNV-8.5.1", "CNV-4.6.4", "CNV-4.6.6")
def test_prefect_takes_ten_coins() -> None:
    p = plain(individual()).praefectus(0)
    for province in ("gallia", "asia"):
        p.marker(province, "cloth", active=False)
    for province in ("dacia", "hellas", "italia", "syria"):
        p.marker(province, "wine", active=False)
    p.say("play:start_prefect", "cash")
    assert p.purse(0) == 10
    assert all(province.active for province in p.sight(0).provinces)
    assert p.t.praefectus() == 0


@pytest.mark.rule("CNV-8.6.1", "CNV-4.7.1", "CNV-4.7.2", "CNV-4.7.3")
def test_mercator_sells_three_wine_and_buys_four_bricks() -> None:
    p = plain(individual()).money(2).goods(0, wine=3, cloth=3)
    assert p.t.free_spaces(0) == 2
    p.say("play:start_mercator", "sell:wine")
    assert p.offer() == {"quantity:1", "quantity:2", "quantity:3"}
    p.say("quantity:3")
    assert (p.purse(0), p.t.free_spaces(0)) == (23, 5)
    assert p.refused("buy:wine").key == "traded-already"
    p.say("buy:brick")
    assert p.offer() == {f"quantity:{n}" for n in range(1, 6)}
    assert p.refused("quantity:6").figures == {"good": "good:brick", "price": 3, "has": 23, "spaces": 5}
    p.say("quantity:4")
    assert p.purse(0) == 11
    assert p.stored(0) == {"brick": 4, "cloth": 3}
    assert p.speaker() == 1  # no third kind


@pytest.mark.rule("CNV-8.7.1", "CNV-4.8.1", "CNV-4.8.2")
def test_diplomat_chooses_among_three_cards() -> None:
    p = individual(5)
    p.pile(1, "start_mercator").pile(2, "start_architect").pile(3, "start_prefect").pile(4, "start_diplomat")
    p.say("play:start_diplomat")
    assert p.offer() == {"copy:1", "copy:2", "copy:3", "decline"}
    assert p.refused("copy:4").key == "never-copied"
    assert p.refused("copy:4").rule == "CNV-4.8.2"


@pytest.mark.rule("CNV-8.8.1", "CNV-4.8.3", "CNV-4.8.4", "CNV-7.3.2", "CNV-7.3.3")
def test_diplomat_in_a_team() -> None:
    p = plain(team()).praefectus(3)
    p.pile(1, "start_mercator").pile(2, "start_architect").pile(3, "start_prefect")
    p.hand(0, "start_diplomat", "start_tribune").hand(2, "diplomat_i", "start_tribune")
    p.say("play:start_diplomat")
    assert p.offer() == {"copy:1", "copy:3", "decline"}
    assert p.refused("copy:2").key == "partners-card"
    p.say("copy:3", "produce:gallia")
    assert p.speaker() == 2
    assert p.refused("produce:gallia").key == "province-inactive"
    p.say("cash")
    assert p.purse(2) == p.sight(-1).provinces[4].coins
    assert p.active("gallia")
    assert p.speaker() == 1
    p.say("play:start_mercator", "stop")
    assert p.speaker() == 3
    p.say("stop")
    assert p.speaker() == 2
    p.say("play:diplomat_i")
    assert p.refused("copy:3").key == "copied-already"
    assert p.offer() == {"copy:1", "decline"}


@pytest.mark.rule("CNV-8.9.1", "CNV-4.9.1")
def test_magister_repeats_a_prefect() -> None:
    p = plain(individual()).praefectus(2).pile(0, "start_prefect")
    p.say("play:start_magister")
    assert p.decision() == "prefect_choose"
    p.say("produce:syria")
    assert sum(p.stored(0).values()) == 1
    assert p.sight(0).own.discard == ["start_prefect", "start_magister"]


@pytest.mark.rule("CNV-8.10.1", "CNV-4.10.2", "CNV-4.3.7")
def test_colonist_settles_two() -> None:
    p = individual().goods(0, food=2, tools=3).villas(0, "massilia", "aquileia").hand(0, "colonist_i", "start_tribune")
    p.say("play:colonist_i", "colonise")
    places = {f"settle:{way}/{city}" for way in ("land", "sea") for city in ("roma", "massilia", "aquileia")}
    assert p.offer() == places
    assert p.refused("settle:land/novaria").key == "no-own-villa"
    p.villas(0, "massilia", "aquileia", "novaria")
    assert p.refused("settle:sea/novaria").key == "kind-not-accepted"
    p.villas(0, "massilia", "aquileia")
    assert p.refused("stop").key == "first-placement-due"
    p.say("settle:sea/massilia", "settle:land/massilia")
    assert p.stored(0) == {"tools": 1}
    assert p.t.on_board(0) == 4
    assert p.speaker() == 1


@pytest.mark.rule("CNV-8.11.1", "CNV-4.11.1")
def test_vintner_with_four_wine_cities() -> None:
    p = plain(individual()).hand(0, "vintner_ii", "start_tribune").goods(0, brick=4)
    p.produce(massilia="wine", burdigala="wine", lutetia="wine", novaria="wine")
    wine = ("massilia", "burdigala", "lutetia", "novaria")
    p.villas(0, *wine).villas(1, *wine)
    assert p.t.free_spaces(0) == 4
    p.say("play:vintner_ii")
    assert [p.stored(seat) for seat in range(2)] == [{"brick": 4, "wine": 4}, {}]


@pytest.mark.rule("CNV-8.12.1", "CNV-4.12.1", "CNV-4.3.5", "CNV-4.3.6", "CNV-2.5.1")
def test_senator_buys_two_cards() -> None:
    p = individual().goods(0, brick=2, food=1, tools=1, wine=1, cloth=1)
    p.display("mercator_i", "prefect_ii", "architect_i", "farmer_i", "smith_i", "colonist_i", "diplomat_i")
    p.stack("consul_ii", "weaver_ii", "mason_ii")
    assert p.sight(0).market[3].price == ["brick", "food", "cloth"]
    p.say("play:start_senator", "purchase:mercator_i")
    assert p.shown()[:3] == ["", "prefect_ii", "architect_i"]  # nothing moves during the action
    p.say("purchase:architect_i")
    assert p.offer() == {"pay:brick", "pay:food", "pay:cloth"}
    p.say("pay:brick")
    assert p.stored(0) == {"brick": 1, "food": 1, "cloth": 1}
    assert {"mercator_i", "architect_i"} <= set(p.in_hand(0))
    assert p.shown() == ["prefect_ii", "farmer_i", "smith_i", "colonist_i", "diplomat_i", "consul_ii", "weaver_ii"]


@pytest.mark.rule("CNV-8.13.1", "CNV-4.13.1")
def test_consul_pays_no_surcharge() -> None:
    p = individual().goods(0, food=1).hand(0, "consul_ii", "start_tribune")
    p.display("mercator_i", "prefect_ii", "architect_i", "farmer_i", "smith_i", "colonist_i", "prefect_iii")
    p.stack("weaver_ii", "mason_ii")
    p.say("play:consul_ii")
    assert p.offer() == {"purchase:colonist_i", "stop"}
    p.say("purchase:colonist_i")
    assert p.stored(0) == {}
    assert p.shown()[5:] == ["prefect_iii", "weaver_ii"]


@pytest.mark.rule("CNV-8.14.1", "CNV-4.15.1", "CNV-4.15.2", "CNV-4.15.3")
def test_proconsul_and_a_solo_prefect() -> None:
    p = plain(team()).praefectus(3).goods(0, food=1).hand(0, "proconsul_ii", "start_tribune")
    p.display("colonist_i", "mercator_i").stack("weaver_ii", "mason_ii")
    p.say("play:proconsul_ii", "purchase:colonist_i")
    assert (p.decision(), p.speaker()) == ("play_card", 2)
    assert p.shown()[:2] == ["", "mercator_i"]  # closed up only after the solo card
    assert p.refused("play:start_legate").key == "solo-no-legate"
    p.say("play:start_prefect", "produce:gallia")
    assert p.speaker() == 1  # the marker goes to the left neighbour, seat 0 takes no part
    assert p.shown()[:3] == ["mercator_i", "weaver_ii", "mason_ii"]


@pytest.mark.rule("CNV-8.14.1", "CNV-4.15.3")
def test_a_solo_tribune_recovers_the_partners_pile_only() -> None:
    p = plain(team()).hand(0, "proconsul_ii", "start_tribune").pile(0, "start_prefect", "start_mercator")
    p.pile(2, "start_prefect", "start_mercator", "start_praetor").display("colonist_i")
    p.say("play:proconsul_ii", "play:start_tribune")
    assert p.t.pile_size(0) == 3
    assert p.t.pile_size(2) == 0
    assert p.purse(2) == 1
    assert p.speaker() == 1


@pytest.mark.rule("CNV-8.15.1", "CNV-4.16.1", "CNV-4.16.2", "CNV-4.2.2", "CNV-7.3.8")
def test_legate_answered_by_an_architect() -> None:
    p = plain(team()).hand(0, "start_legate", "start_tribune").hand(2, "start_architect", "start_tribune")
    p.say("play:start_legate")
    assert p.offer() == {"suggest:start_architect", "suggest:start_tribune", "decline"}
    p.say("suggest:start_architect")
    assert (p.decision(), p.speaker()) == ("play_card", 2)
    p.say("play:start_architect")
    assert (p.decision(), p.speaker()) == ("architect_pick_colonist", 2)
    p.say("stop")
    assert (p.decision(), p.speaker()) == ("architect_pick_colonist", 0)
    p.say("stop")
    assert p.speaker() == 1


@pytest.mark.rule("CNV-8.16.1", "CNV-4.2.1")
def test_team_turn_of_the_last_seat() -> None:
    p = plain(team()).turn_of(3)
    p.say("play:start_prefect")
    assert p.speaker() == 3
    p.say("produce:gallia")
    assert p.speaker() == 1
    p.say("cash")
    assert (p.decision(), p.speaker(), p.t.active()) == ("play_card", 0, 0)


@pytest.mark.rule(
    "CNV-8.17.1",
    "CNV-5.2.1",
    "CNV-5.2.2",
    "CNV-5.2.3",
    "CNV-5.2.4",
    "CNV-5.2.5",
    "CNV-5.2.7",
    "CNV-5.2.8",
    "CNV-5.2.9",
    "CNV-5.2.10",
)
def test_final_scoring_gives_134() -> None:
    p = individual().money(13).goods(0, cloth=1, tools=3, brick=1)
    pairs = [("byzantium", "sinope"), ("isca_d", "londinium"), ("napoca", "sirmium"), ("burdigala", "lutetia")]
    villas = [city for pair in [*pairs, ("colonia_a", "vindobona")] for city in pair] + ["athenae", "alexandria"]
    makes = ["brick"] * 3 + ["food"] * 4 + ["tools"] * 3 + ["cloth"] * 2
    p.produce(**dict(zip(villas, makes, strict=True))).villas(0, *villas)
    p.colonists(0, land=["roma", "roma", "roma"], sea=["roma", "roma"])
    p.hand(
        0,
        "start_senator",
        *("start_architect", "architect_i"),
        *("start_prefect", "start_prefect", "prefect_ii"),
        *("start_magister", "prefect_architect_i_ind"),
        "start_mercator",
    )
    p.pile(0, "prefect_iii", "mercator_i", "start_tribune", "colonist_i", "colonist_ii", "farmer_i")
    p.t.v[CONCORDIA] = 0
    by_god = {name: int(god_points(p.t, 0, god)) for god, name in enumerate(GOD_NAMES)}
    assert by_god == {
        "vesta": 3,
        "jupiter": 18,
        "saturnus": 28,
        "venus": 20,
        "mercurius": 16,
        "mars": 30,
        "minerva": 12,
    }
    assert points(p.t, 0) == 134
