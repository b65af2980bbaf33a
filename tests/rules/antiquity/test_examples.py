"""The worked examples (ANT-8.1)."""

from typing import Any

import pytest

from emporion.games.antiquity.steps.order_of_play import SetOrderOfPlay
from emporion.games.antiquity.steps.victory import CheckVictory
from emporion.games.antiquity.table.components import FARM, FISHERY, MAP, MINE
from emporion.games.antiquity.table.layout import HEX, TOKEN, TOKEN_BITS

from .positions import Position, position


def count_terrain(p: Position, seat: int) -> dict[str, int]:
    """The terrain of a zone without the hexes of city and inns."""
    counts: dict[str, int] = {}
    for hex in p.sight(-1).hexes:
        if seat in hex.zones and hex.city is None and hex.inn is None:
            counts[hex.terrain] = counts.get(hex.terrain, 0) + 1
    return counts


@pytest.mark.rule("ANT-8.1.1", "ANT-4.0.6", "ANT-4.0.7", "ANT-4.0.8")
def test_zone_of_control() -> None:
    plain = position("countryside")
    assert count_terrain(plain, 0) == {"forest": 11, "grass": 8, "mountain": 6}
    stable = position("countryside", pieces={0: ["stable 0/0 man"]})
    assert count_terrain(stable, 0) == {"forest": 21, "grass": 13, "mountain": 10}
    harbour = position("countryside", pieces={0: ["harbour 0/0 man"]})
    assert count_terrain(harbour, 0) == {"forest": 15, "grass": 8, "mountain": 6, "water": 3}
    both = position("countryside", pieces={0: ["harbour 0/0 man", "stable 4/0 man"]})
    assert count_terrain(both, 0) == {"forest": 22, "grass": 13, "mountain": 10, "water": 3}
    assert plain.zone(0) & plain.zone(1) == set()
    assert plain.zone(0) & plain.tokens() == {(-3, 2), (3, -1)}


@pytest.mark.rule("ANT-8.1.2", "ANT-4.4.4", "ANT-4.6.2", "ANT-4.6.4")
def test_woodcutter() -> None:
    p = position("countryside", goods={0: "wood wood"}, pieces={0: ["cart_shop 0/0 man", "storage 3x3 3/0 man"]})
    p.say(0, "rural:woodcutter", "hex:0/-3")
    six = {(0, -3), (-1, -3), (-1, -2), (0, -4), (1, -4), (1, -3)}
    assert p.goods_on("wood") == six
    assert {p.hex(*spot).terrain for spot in six} == {"grass"}
    assert p.polluted() & six == set()
    assert p.goods(0) == "wood"
    others = iter(sorted(six - {(0, -3)}))
    for left in (5, 4, 3, 2):  # each choice is among the hexes around the man; the last two are taken without asking
        assert p.decision == "harvest"
        assert p.refusal(0, "hex:0/-3").rule == "ANT-4.6.2"
        q, r = next(others)
        p.say(0, f"hex:{q}/{r}")
        assert p.rurals(0) == [(2, (0, -3), "wood", left)]
        _next_harvest(p)
    assert p.goods_on("wood") == {(0, -3)}
    assert p.men(0) == 0 + 2 - 1  # both city men have risen; the woodcutter's is still out
    _next_harvest(p)
    assert p.rurals(0) == []
    assert p.goods_on("wood") == set()


def _next_harvest(p: Position) -> None:
    """Play on to the next harvest decision of seat 0, or until the building is gone."""
    start = int(p.t.turn())
    while p.t.turn() < start + 2:
        if p.decision == "harvest" or not p.rurals(0):
            return
        seat = p.speakers[0]
        if p.decision == "draft" and seat == 0 and p.men(0) > 0 and p.offer(0, "man"):
            p.say(0, p.offer(0, "man")[-1])  # the storage first
            continue
        p.say(seat, p.default(seat))


@pytest.mark.rule("ANT-8.1.3", "ANT-4.4.8")
def test_fishery() -> None:
    p = position("countryside", goods={0: "wood"}, pieces={0: ["cart_shop 0/0 man"]})
    p.say(0, "rural:fishery", "produce:pearl", "hex:2/-2", "hex:3/-3")
    four = {(2, -3), (3, -4), (4, -4), (4, -3)}
    assert p.decision == "harvest"
    assert p.goods_on("pearl") == four
    assert p.polluted() >= four
    assert p.hex(2, -2).fishery and p.hex(3, -3).fishery
    assert sorted(p.offer(0)) == sorted(f"hex:{q}/{r}" for q, r in four)  # in any order
    for left, (q, r) in zip((3, 2, 1), sorted(four), strict=False):
        p.say(0, f"hex:{q}/{r}")
        assert p.rurals(0) == [(FISHERY, (2, -2), "pearl", left)]
        _say_clean_defaults(p, "harvest" if left > 1 else "draft")
    p.commit_all()
    assert p.rurals(0) == []
    assert not p.hex(2, -2).fishery and not p.hex(3, -3).fishery
    assert {(2, -2), (3, -3)} & p.polluted() == set()


def _say_clean_defaults(p: Position, until: str) -> None:
    """Default words until a decision is asked, but pollution stays away from the fishery's land."""
    while p.decision != until:
        seat = p.speakers[0]
        words = [word for word in p.offer(seat) if word not in ("hex:2/-2", "hex:3/-3")]
        p.say(seat, p.default(seat) if p.default(seat) in words else words[0])


@pytest.mark.rule("ANT-8.1.4", "ANT-4.4.5", "ANT-7.1.5", "ANT-7.1.10")
def test_mine() -> None:
    p = position("countryside", goods={0: "wood wood"}, pieces={0: ["cart_shop 0/0 man", "cart_shop 3/0 man"]})
    assert (-3, 2) in p.tokens()
    p.say(0, "rural:mine", "produce:stone", "hex:-3/3")
    assert p.goods_on("stone") == {(-3, 3), (-3, 2), (-3, 4), (-2, 2)}
    assert p.polluted() == {(-3, 3), (-3, 2), (-3, 4), (-2, 2)}
    assert (-3, 2) not in p.tokens()
    bound = [hex for hex in p.sight(-1).hexes if hex.product == "stone"]
    assert len(bound) == 10 and {hex.terrain for hex in bound} == {"mountain"}
    p.say(0, "rural:mine")  # the only product left in this range: not asked
    assert "hex:-3/0" in p.offer(0)
    assert p.rurals(0) == [(MINE, (-3, 3), "stone", 4)]


@pytest.mark.rule("ANT-8.1.5", "ANT-4.8.1", "ANT-4.8.4", "ANT-7.1.17")
def test_famine() -> None:
    p = position("bury", famine=7, goods={0: "grain fish fish", 1: "grain " * 7}, pieces={0: ["granary 0/0"]})
    assert p.told("graves") == [{"seat": "seat:0", "graves": 1}]
    p.say(0, "bury:1/6/6")
    assert p.graves(0) == [(6, 6)]
    assert p.goods(0) == "grain fish fish"
    assert p.famine == 8


@pytest.mark.rule("ANT-8.1.6", "ANT-4.2.16", "ANT-7.1.15")
def test_fountain() -> None:
    p = position("draft", famine=1, goods={0: "wine", 1: "wine wine"})
    p.say(0, "build:fountain", "place:1/0/0/0")
    assert p.famine == 1  # not before the reveal
    p.say(1, "build:fountain", "place:1/0/0/0", "build:fountain", "place:1/0/1/0").commit_all()
    assert p.told("famine-lowered") == [{"fountains": 3, "level": 0}]


@pytest.mark.rule("ANT-8.1.7", "ANT-4.7.1", "ANT-7.1.39")
@pytest.mark.parametrize("found", ["olive", "wine"])
def test_exploration(found: str) -> None:
    p = position("explore", famine=4, pieces={0: ["explorer 0/0 man"]}, goods={1: "fish " * 9})
    hexes = sorted(p.zone(0) & p.tokens())
    kinds = ["grain", "wine", "sheep", "olive"]  # of the tokens, in the order of the data
    wanted = kinds.index(found)
    _make_token(p, hexes[0], wanted)
    p.say(0, f"hex:{hexes[0][0]}/{hexes[0][1]}")
    assert p.goods(0) == found
    assert p.famine == (5 if found == "olive" else 4)
    assert p.told("graves") == [{"seat": "seat:0", "graves": 4}]
    assert hexes[0] not in p.tokens()


def _make_token(p: Position, spot: tuple[int, int], kind: int) -> None:
    """Exchange the token there for one of the wanted kind."""
    here = MAP.number(*spot)
    other = next(hex for hex in range(p.t.hexes()) if p.t.token(hex) == kind)
    was = p.t.token(here)
    for hex, new in ((here, kind), (other, was)):
        p.t.v[HEX + hex] = (p.t.v[HEX + hex] & ~TOKEN_BITS) | ((new + 1) << TOKEN)


@pytest.mark.rule("ANT-8.1.8", "ANT-4.9.1")
def test_pollution() -> None:
    two = position("pollute", cities={0: [(-2, 4)]}, pieces={0: ["dump 0/0 man", "fountain 6/0"]})
    assert two.told("pollution") == [{"seat": "seat:0", "markers": 1}]
    one = position("pollute", pieces={0: ["dump 0/0 man"]})
    assert one.told("pollution")[0]["seat"] == "seat:1"


@pytest.mark.rule("ANT-8.1.9", "ANT-4.9.4")
def test_pollution_becomes_graves() -> None:
    def spoil(p: Position) -> None:
        p.pollute_zone(0, but=4)

    p = position("pollute", cities={0: [(-2, 4)]}, prepare=spoil)
    assert p.told("pollution")[0] == {"seat": "seat:0", "markers": 6}
    assert len(p.told("polluted")) == 4  # without asking: there is no choice
    assert p.told("graves") == [{"seat": "seat:0", "graves": 2}]
    assert (p.decision, p.speakers) == ("bury", [0])
    p.say(0, "bury:1/0/0", "bury:2/5/5")
    assert (p.graves(0, 1), p.graves(0, 2)) == ([(0, 0)], [(5, 5)])


@pytest.mark.rule("ANT-8.1.10", "ANT-4.6.3")
def test_forced_labour() -> None:
    pieces = ["forced_labour 0/0 man", "cathedral 4/0"]
    farm = [(FARM, "grain", (2, -2), None)]
    p = position("harvest", pieces={0: pieces}, rurals={0: farm}, saint={0: "san_cristofori"})
    assert p.rurals(0) == [(FARM, (2, -2), "grain", 5)]
    p.say(0, "hex:1/-2", "hex:3/-2", "hex:3/-3")
    assert (p.goods(0), p.rurals(0)[0][3]) == ("grain grain", 2)
    _say_clean_defaults(p, "draft")
    p.say(0, "man:1/3/0").commit_all()
    assert p.rurals(0) == [] and p.goods(0) == "grain grain grain"
    assert p.men(0) == 1  # the other one still forces the workers
    assert len(p.told("harvest-lost")) == 2 and len(p.told("harvest")) == 3


@pytest.mark.rule("ANT-8.1.11", "ANT-4.0.12")
def test_house_payment() -> None:
    p = position("draft", goods={0: "grain grain fish gold"})
    refusal = p.refusal(0, "house:14")
    assert (refusal.key, refusal.figures) == (
        "must-differ",
        {
            "number": 14,
            "cost": ["category:food"] * 3 + ["category:luxury"],
            "held": ["good:grain", "good:grain", "good:fish", "good:gold"],
        },
    )
    wise = position("draft", goods={0: "grain grain fish gold"}, pieces={0: ["faculty_of_philosophy 0/0"]}, men={0: 1})
    wise.say(0, "man:1/1/0", "house:14", "place:1/0/6/0")
    assert wise.goods(0) == ""


@pytest.mark.rule("ANT-8.1.12", "ANT-4.2.7", "ANT-7.1.44")
def test_san_nicolo() -> None:
    kit: dict[str, Any] = {"goods": {0: "grain fish"}, "pieces": {0: ["cathedral 0/0"]}, "saint": {0: "san_nicolo"}}
    p = position("draft", houses={0: [1, 2, 3, 4, 5, 6]}, **kit)
    p.say(0, "house:7", "place:1/0/6/0")
    assert "commit" in p.offer(0)
    p = position("draft", houses={0: [1, 2, 3, 4, 6]}, **kit)
    p.say(0, "house:7", "place:1/0/6/0")
    assert p.offer(0) == ["free_house:5", "no_free_house"]
    p.say(0, "free_house:5", "place:1/0/6/1")
    assert p.houses(0) == 7 and p.goods(0) == "" and "commit" in p.offer(0)


@pytest.mark.rule("ANT-8.1.13", "ANT-4.3.1")
def test_order_of_play() -> None:
    carts = ["cart_shop 0/0 man", "cart_shop 2/0 man", "explorer 4/0 man"]
    shops = {0: carts, 1: carts[:1], 2: carts, 3: carts[2:]}
    p = position(SetOrderOfPlay, seats=4, pieces=shops)
    assert p.order == [1, 3, 0, 2]


@pytest.mark.rule("ANT-8.1.14", "ANT-4.5.1")
def test_storage() -> None:
    nine = "wood wood wood stone stone grain grain fish gold"
    p = position("discard", goods={0: nine}, pieces={0: ["storage 2x3 0/0 man"]})
    assert p.offer(0) == ["discard:wood", "discard:stone", "discard:grain", "discard:fish", "discard:gold"]
    p.say(0, "discard:wood", "discard:wood", "discard:fish")
    assert p.goods(0) == "wood stone stone grain grain gold"
    unmanned = position("discard", goods={0: nine}, pieces={0: ["storage 2x3 0/0"]})
    assert unmanned.goods(0) == ""


@pytest.mark.rule("ANT-8.1.15", "ANT-4.4.10")
def test_new_city() -> None:
    p = position("countryside", goods={0: "wood stone sheep gold gold"}, pieces={0: ["cart_shop 0/0 man"]})
    assert p.refusal(0, "rural:city").key == "must-differ"
    p = position("countryside", goods={0: "wood stone sheep gold wine"}, pieces={0: ["cart_shop 0/0 man"]})
    p.say(0, "rural:city")  # the only legal centre is not asked
    assert p.t.cities(0) == 2
    assert p.sight(0).seats[0].cities[1].centre == (-2, 4)
    assert p.goods(0) == ""


@pytest.mark.rule("ANT-8.1.16", "ANT-4.0.5", "ANT-7.1.22", "ANT-7.1.23")
def test_university() -> None:
    schools = [
        "university 2/2 man",
        "faculty_of_biology 4/1",  # beside it
        "faculty_of_alchemy 1/4",  # below it
        "faculty_of_theology 4/4",  # at a corner
    ]
    p = position("explore", pieces={0: schools})
    assert (p.works(0, "faculty_of_biology"), p.works(0, "faculty_of_alchemy")) == (True, True)
    assert not p.works(0, "faculty_of_theology")
    assert p.houses(0) == 1  # one man is used
    p = position("explore", pieces={0: schools}, graves={0: [(1, 3, 3)]})
    assert not any(p.works(0, f"faculty_of_{name}") for name in ("biology", "alchemy", "theology"))


def both_fulfil(mine: int, theirs: int) -> Position:
    """A by San Nicolo, B by San Cristofori, with so many markers in their zones."""

    def spoil(p: Position) -> None:
        for seat, markers in ((0, mine), (1, theirs)):
            free = sorted(spot for spot in p.zone(seat) if p.hex(*spot).city is None)
            p.pollute(*free[:markers])

    return position(
        CheckVictory,
        goods={1: "grain sheep olive fish wine pearl dye gold " * 3},
        pieces={0: ["cathedral 0/0"], 1: ["cathedral 0/0"]},
        saint={0: "san_nicolo", 1: "san_cristofori"},
        houses={0: list(range(1, 21))},
        prepare=spoil,
    )


@pytest.mark.rule("ANT-8.1.17", "ANT-5.2.1")
def test_victory_tie() -> None:
    assert both_fulfil(12, 9).winners == [1]
    assert both_fulfil(9, 12).winners == [0]


@pytest.mark.rule("ANT-8.1.18", "ANT-5.1.6")
def test_santa_maria() -> None:
    hoard = "grain sheep olive fish wine pearl dye gold " * 3
    kit: dict[str, Any] = {
        "pieces": {0: ["cathedral 0/0"]},
        "saint": {0: "santa_maria"},
        "houses": {0: list(range(1, 21))},
    }
    assert position(CheckVictory, goods={0: hoard}, **kit).winners == [0]
    assert not position(CheckVictory, **kit).t.over()
    assert not position(CheckVictory, goods={0: hoard}, graves={0: [(1, 1, 0)]}, **kit).t.over()


@pytest.mark.rule("ANT-8.1.19", "ANT-2.1.6")
def test_packing() -> None:
    full = ["university 2/2 city 2"]
    corners = {(0, 0): (2, 2), (3, 0): (3, 2), (0, 3): (2, 3), (3, 3): (3, 3)}
    names = ["biology", "alchemy", "theology", "philosophy"]
    p = position("draft", cities={0: [(-2, 4)]}, pieces={0: full}, goods={0: "stone " * 6}, men={0: 1})
    for (corner, missing), name in zip(corners.items(), names, strict=True):
        p.say(0, f"build:faculty_of_{name}")
        fits = [word for word in p.offer(0, "place") if _leaves_free(p, word, corner, missing)]
        assert len(fits) == 1
        p.say(0, fits[0])
    assert p.t.empty_cells(0, 1) == 0
    p.say(0, "man:2/2/2")
    assert all(p.works(0, f"faculty_of_{name}") for name in names)


def _leaves_free(p: Position, word: str, corner: tuple[int, int], missing: tuple[int, int]) -> bool:
    """Whether the piece in hand would lie in that corner of the second city, its missing cell on the university's."""
    city, turn, x, y = (int(part) for part in word.partition(":")[2].split("/"))
    if city != 2 or (x, y) != corner:
        return False
    cells = {(x + dx, y + dy) for dx, dy in p.sight(0).own.hand.turns[turn]}
    return missing not in cells
