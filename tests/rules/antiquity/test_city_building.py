"""Phases 1 to 3: all rise, city building, order of play (ANT-4.1 to ANT-4.3)."""

from typing import Any

import pytest

from emporion.games.antiquity.steps.all_rise import AllRise
from emporion.games.antiquity.steps.order_of_play import SetOrderOfPlay

from .positions import ANTIQUITY, house_numbers, look, position, settled


@pytest.mark.rule("ANT-4.1.1", "ANT-1.1.2")
def test_all_rise() -> None:
    p = position(
        AllRise, pieces={0: ["market 0/0 man", "explorer 2/0 man"]}, rurals={0: [(2, "wood", (0, -3), None)]}, turn=4
    )
    assert (p.t.turn(), p.phase) == (5, "city_building")
    assert (p.men(0), p.houses(0)) == (2, 3)  # the woodcutter's man stays
    assert p.hex(0, -3).man and not p.works(0, "market")


@pytest.mark.rule("ANT-4.2.1", "ANT-1.1.5")
def test_drafts_are_secret() -> None:
    played = settled(3)
    p = look(played)
    before = [p.sight(viewer) for viewer in (-1, 1, 2)]
    p.say(0, "house:1", "place:1/0/6/6", "build:market", "place:1/0/0/0", "man:1/0/0", "give:wood")
    assert [p.sight(viewer) for viewer in (-1, 1, 2)] == before
    assert p.sight(0).own.stage == "trade_take" and p.sight(0).seats[0].houses == [1]
    p.say(0, "take:stone", "commit")
    after = p.sight(1)
    assert after.seats[0].committed and after.seats[0].pieces == [] and after.seats[0].goods == {"wood": 6}
    assert [event.key for event in played.journal.seen_by(1)][-1] == "committed"
    p.say(1, "commit").say(2, "commit")
    assert p.sight(1).seats[0].houses == [1]
    assert {"seat": "seat:0", "buildings": ["building:market"]} in p.told("built")


@pytest.mark.rule("ANT-4.2.1")
def test_the_offer_of_one_does_not_depend_on_the_draft_of_another() -> None:
    p = position("draft", goods={0: "wood " * 4, 1: "wood " * 4}, men={0: 2, 1: 2})
    before = p.offer(1)
    p.say(0, "build:market", "place:1/0/0/0", "man:1/0/0", "build:cart_shop", "place:1/0/2/0")
    assert p.offer(1) == before


@pytest.mark.rule("ANT-4.2.2")
def test_only_steps_that_can_be_completed() -> None:
    p = position("draft", goods={0: "wood"})
    assert p.offer(0, "build") == [
        f"build:{name}"
        for name in ("storage", "market", "explorer", "cart_shop", "harbour", "university", "brewery", "granary")
    ]
    assert p.offer(0, "house") == ["house:1", "house:2", "house:3", "house:4"]
    assert p.offer(0, "man") == p.offer(0, "give") == p.offer(0, "heal") == p.offer(0, "lift") == []
    assert "commit" in p.offer(0)
    p.say(0, "build:brewery")
    assert p.refusal(0, "commit").key == "step-open"
    p.say(0, "place:1/0/0/0")
    assert "commit" in p.offer(0)


@pytest.mark.rule("ANT-4.2.3")
def test_steps_are_taken_back_one_by_one() -> None:
    played = settled()
    start = played.table.numbers()
    for word in ("house:1", "place:1/0/6/6", "build:market", "place:1/0/0/0", "man:1/0/0"):
        played.say_text(0, word)
    played.say_text(1, "house:2")
    assert played.table.men(0) == 0  # type: ignore[attr-defined]
    played.take_back(0)  # the man leaves the market
    assert played.table.men(0) == 1  # type: ignore[attr-defined]
    for _ in range(4):
        played.take_back(0)
    assert not played.may_take_back(0) or look(played).phase != "city_building"
    played.take_back(1)
    assert played.table.numbers() == start


@pytest.mark.rule("ANT-4.2.3", "ANT-4.2.15")
def test_a_commit_can_be_reopened_while_somebody_drafts() -> None:
    played = settled()
    played.say_text(0, "commit")
    played.say_text(1, "house:1")
    assert ANTIQUITY.speakers(played.table) == [1]
    played.take_back(0)
    assert ANTIQUITY.speakers(played.table) == [0, 1]
    played.say_text(0, "commit")
    played.say_text(1, "place:1/0/0/0")
    played.say_text(1, "commit")
    assert not played.may_take_back(0) and not played.may_take_back(1)


@pytest.mark.rule("ANT-4.2.4", "ANT-7.1.2", "ANT-7.1.20")
def test_building() -> None:
    p = position("draft", goods={0: "wood wood"}, pieces={0: ["market 0/0"]}, graves={0: [(1, 3, 0)]})
    assert p.refusal(0, "build:market").key == "not-multiple"
    assert p.refusal(0, "build:cathedral").figures["cost"] == ["good:stone"]
    p.say(0, "build:university")
    assert p.goods(0) == "wood"
    assert p.refusal(0, "place:1/0/1/1").key == "cells-taken"  # on the market
    assert p.refusal(0, "place:1/0/2/0").key == "cells-taken"  # on the grave
    assert p.refusal(0, "place:1/0/6/0").key == "cells-taken"  # beyond the wall
    assert p.refusal(0, "place:2/0/0/0").key == "cells-taken"  # no such city
    p.say(0, "place:1/0/4/0")
    assert p.pieces(0, "university") == 1


@pytest.mark.rule("ANT-4.2.4")
def test_a_building_needs_room() -> None:
    p = position("draft", goods={0: "stone"}, pieces={0: ["storage 7x5 0/0", "storage 5x2 0/5"]})
    assert p.refusal(0, "build:dump").key == "no-room"
    full = position("draft", goods={0: "wood"}, pieces={0: ["storage 7x7 0/0"]})
    assert full.refusal(0, "house:1").key == "no-room" and full.refusal(0, "build:storage").key == "no-room"


@pytest.mark.rule("ANT-4.2.5", "ANT-2.1.5", "ANT-7.1.1")
def test_storages_of_any_rectangle() -> None:
    p = position("draft", goods={0: "wood wood"}, men={0: 2})
    p.say(0, "build:storage")
    assert len(p.offer(0)) == 47  # every size but 6 x 7 and 7 x 7, for the two houses
    p.say(0, "size:7/3", "place:1/0/0/0", "build:storage", "size:1/3", "place:1/0/3/3", "man:1/0/0", "man:1/3/3")
    assert p.goods(0) == "" and p.sight(0).seats[0].room == 24


@pytest.mark.rule("ANT-4.2.6", "ANT-7.1.2")
def test_houses_in_any_order() -> None:
    p = position("draft", goods={0: "grain fish"}, pieces={0: ["market 0/0"]})
    p.say(0, "house:6", "pay:fish", "place:1/0/3/3", "man:1/0/0")
    assert house_numbers(p, 0) == [6] and p.works(0, "market")
    assert p.refusal(0, "house:6").key == "house-built"
    p.say(0, "house:2", "place:1/0/4/4")
    assert p.goods(0) == "grain" and p.men(0) == 1


@pytest.mark.rule("ANT-4.2.7", "ANT-7.1.44")
def test_pairs_of_houses() -> None:
    p = position(
        "draft",
        goods={0: "grain fish wine"},
        pieces={0: ["cathedral 0/0"]},
        saint={0: "santa_maria"},
        houses={0: [1, 2]},
    )
    p.say(0, "house:4", "place:1/0/6/0")
    assert "commit" in p.offer(0)  # it cost nothing: no pair
    p.say(0, "house:8", "pay:fish", "place:1/0/6/1")
    assert p.offer(0) == ["free_house:3", "free_house:5", "free_house:6", "free_house:7", "no_free_house"]
    assert p.refusal(0, "free_house:9").key == "not-lower" and p.refusal(0, "free_house:4").key == "house-built"
    p.say(0, "free_house:7", "place:1/0/6/2")
    assert "commit" in p.offer(0)  # a free house brings no other
    p.say(0, "house:6", "place:1/0/6/3", "no_free_house")
    assert house_numbers(p, 0) == [1, 2, 4, 6, 7, 8] and p.goods(0) == ""


@pytest.mark.rule("ANT-4.2.7")
def test_no_free_house_without_the_power() -> None:
    kit: dict[str, Any] = {"goods": {0: "grain"}, "pieces": {0: ["cathedral 0/0"]}, "saint": {0: "san_nicolo"}}
    graved = position("draft", graves={0: [(1, 1, 1)]}, **kit)
    graved.say(0, "house:5", "place:1/0/6/0")
    assert "commit" in graved.offer(0)
    other = position("draft", **{**kit, "saint": {0: "san_giorgio"}})
    other.say(0, "house:5", "place:1/0/6/0")
    assert "commit" in other.offer(0)


@pytest.mark.rule("ANT-4.2.8")
def test_men_on_buildings() -> None:
    schools = ["university 2/2", "faculty_of_biology 4/1", "market 0/0"]
    p = position("draft", pieces={0: schools}, men={0: 2}, graves={0: [(1, 0, 0)]})
    assert p.refusal(0, "man:1/0/0").key == "graved"
    p.say(0, "man:1/2/2")
    assert p.refusal(0, "man:1/4/1").key == "taught"  # it works through the university
    assert p.offer(0, "man") == [] and p.men(0) == 1
    empty = position("draft", pieces={0: ["market 0/0"]})
    assert empty.refusal(0, "man:1/0/0").key == "no-man"
    assert empty.refusal(0, "man:1/1/0").key == "nothing-there"  # a piece is named by its first cell


@pytest.mark.rule("ANT-4.2.9")
def test_a_saint_is_chosen_at_once() -> None:
    p = position("draft", goods={0: "stone", 1: "stone"})
    for seat in (0, 1):
        p.say(seat, "build:cathedral", "place:1/0/0/0")
        assert len(p.offer(seat)) == 5 and p.refusal(seat, "commit").key == "step-open"
        p.say(seat, "saint:santa_barbara")
    assert p.offer(0, "lift") == ["lift:1/1/0"]  # the power works already
    p.commit_all()
    assert [figures["saint"] for figures in p.told("saint")] == ["saint:santa_barbara"] * 2


@pytest.mark.rule("ANT-4.2.10", "ANT-7.1.32")
def test_trade_with_the_bank() -> None:
    p = position("draft", goods={0: "wood grain fish"}, pieces={0: ["market 0/0"]}, men={0: 1})
    assert p.refusal(0, "give:wood").key == "no-market"
    p.say(0, "man:1/0/0", "give:wood", "give:grain", "take:gold", "give:gold", "take:grain")
    assert p.goods(0) == "grain"
    assert p.refusal(0, "give:grain").key == "two-goods"


@pytest.mark.rule("ANT-4.2.16", "ANT-7.1.25")
def test_the_reveal_counts_cathedrals() -> None:
    kit = ["cathedral 0/0", "faculty_of_theology 3/0"]
    p = position("draft", goods={0: "stone"}, pieces={0: kit}, men={0: 1}, saint={0: "san_giorgio"})
    p.say(0, "man:1/3/0", "raze", "build:cathedral", "place:1/0/0/0", "saint:san_giorgio").commit_all()
    assert p.told("fish") == [{"seat": "seat:0", "fish": 1}]


@pytest.mark.rule("ANT-4.2.17")
def test_places_of_a_faculty() -> None:
    p = position("draft", goods={0: "stone"})
    p.say(0, "build:faculty_of_theology")
    assert len(p.offer(0)) == 4 * 5 * 5


@pytest.mark.rule("ANT-4.3.1", "ANT-7.1.37")
def test_order_of_play_counts_what_works() -> None:
    shop = "cart_shop 0/0 man"
    p = position(SetOrderOfPlay, seats=3, order=(2, 0, 1), pieces={2: [shop], 0: ["cart_shop 0/0"], 1: [shop]})
    assert p.order == [0, 2, 1]
    same = position(SetOrderOfPlay, seats=3, order=(2, 0, 1), pieces={0: [shop], 1: ["explorer 0/0 man"], 2: [shop]})
    assert same.order == [2, 0, 1]
