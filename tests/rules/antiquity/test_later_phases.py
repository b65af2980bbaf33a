"""Phases 5 to 10 (ANT-4.5 to ANT-4.10)."""

from typing import Any

import pytest

from emporion.games.antiquity.rules.cities import grave_cells
from emporion.games.antiquity.steps.harvest import ReceiveFish
from emporion.games.antiquity.steps.victory import CheckVictory
from emporion.games.antiquity.table.components import FARM, WOODCUTTER
from emporion.games.antiquity.table.layout import CATHEDRALS, GRAVES

from .positions import Position, position


def crowd(p: Position) -> None:
    """Seat 0 has no empty cell."""
    p.t.put(0, GRAVES, p.t.empty_cells(0, 0))


@pytest.mark.rule("ANT-4.5.1", "ANT-7.1.27")
def test_storage_without_limit() -> None:
    kit: dict[str, Any] = {"goods": {0: "wood stone fish"}, "pieces": {0: ["cathedral 0/0"]}}
    for saint in ("san_cristofori", "santa_maria"):
        assert position("discard", saint={0: saint}, **kit).goods(0) == "wood stone fish"
    assert position("discard", saint={0: "san_giorgio"}, **kit).goods(0) == ""
    graved = position("discard", saint={0: "santa_maria"}, graves={0: [(1, 1, 1)]}, **kit)
    assert graved.goods(0) == ""


@pytest.mark.rule("ANT-4.5.1")
def test_nothing_is_discarded_of_free_will() -> None:
    p = position("discard", goods={0: "wood stone"}, pieces={0: ["storage 2x1 0/0 man"]})
    assert p.decision != "discard" and p.goods(0) == "wood stone"
    alike = position("discard", goods={0: "wood wood wood"}, pieces={0: ["storage 2x1 0/0 man"]})
    assert alike.goods(0) == "wood wood"  # no real choice: not asked
    p = position("discard", goods={0: "wood wood fish"}, pieces={0: ["storage 2x1 0/0 man"]})
    assert p.refusal(0, "discard:gold").key == "good-not-held"
    p.say(0, "discard:wood")
    assert p.goods(0) == "wood fish"


@pytest.mark.rule("ANT-4.6.1", "ANT-7.1.26")
def test_fish_of_san_giorgio() -> None:
    def two(p: Position) -> None:
        p.t.v[CATHEDRALS] = 2

    kit: dict[str, Any] = {"pieces": {0: ["cathedral 0/0"], 1: ["cathedral 0/0"]}}
    p = position(ReceiveFish, saint={0: "san_giorgio", 1: "santa_maria"}, prepare=two, **kit)
    assert (p.goods(0), p.goods(1)) == ("fish fish", "fish fish")
    p = position(ReceiveFish, saint={0: "san_nicolo", 1: "san_giorgio"}, prepare=two, graves={1: [(1, 1, 1)]}, **kit)
    assert (p.goods(0), p.goods(1)) == ("", "")
    own = position("draft", goods={0: "stone"})
    own.say(0, "build:cathedral", "place:1/0/0/0", "saint:san_giorgio").commit_all()
    assert own.told("fish") == [{"seat": "seat:0", "fish": 1}]


@pytest.mark.rule("ANT-4.6.2", "ANT-7.1.8")
def test_oldest_building_first() -> None:
    rurals = [(FARM, "grain", (2, -2), None), (WOODCUTTER, "wood", (0, -3), None)]
    p = position("harvest", rurals={0: rurals})
    assert p.refusal(0, "hex:2/-2").key == "man-last" and p.refusal(0, "hex:0/-4").key == "not-of-building"
    p.say(0, "hex:1/-2")
    assert p.goods(0) == "grain" and "hex:0/-4" in p.offer(0)
    p.say(0, "hex:0/-4")
    assert p.goods(0) == "wood grain"


@pytest.mark.rule("ANT-4.6.3")
def test_forced_labour_on_the_last_good() -> None:
    p = position("harvest", pieces={0: ["forced_labour 0/0 man"]}, rurals={0: [(FARM, "grain", (1, -2), None)]})
    left = p.rurals(0)[0][3]
    taken = 0
    while p.decision == "harvest":
        p.say(0, p.offer(0)[0])
        taken += 1
    assert taken >= 1 and len(p.told("harvest-lost")) == 1 and left >= 3
    assert p.goods(0) == "grain grain"


@pytest.mark.rule("ANT-4.6.4")
def test_an_emptied_hex_is_free() -> None:
    p = position("harvest", rurals={0: [(FARM, "grain", (2, -2), None)]})
    p.say(0, "hex:1/-2")
    assert p.hex(1, -2).polluted and p.hex(1, -2).good is None and p.hex(1, -2).site is None
    assert p.hex(2, -2).man


@pytest.mark.rule("ANT-4.7.1", "ANT-7.1.43")
def test_exploring() -> None:
    p = position("explore", pieces={0: ["explorer 0/0 man"]}, inns={0: [(3, -2)]})
    assert p.offer(0)[0] == "pass" and len(p.offer(0)) == 1 + len(p.zone(0) & p.tokens())
    far = min(p.tokens() - p.zone(0))
    assert p.refusal(0, f"hex:{far[0]}/{far[1]}").key == "out-of-zone"
    assert p.refusal(0, "hex:0/-3").key == "no-token"
    p.say(0, "pass")
    assert p.goods(0) == "" and p.phase != "exploration" and p.told("passed") == [{"seat": "seat:0"}]
    unmanned = position("explore", pieces={0: ["explorer 0/0"]})
    assert unmanned.phase != "exploration"


@pytest.mark.rule("ANT-4.8.1", "ANT-7.1.47")
def test_the_number_of_graves() -> None:
    p = position("bury", famine=5, goods={0: "fish wine stone", 1: "fish " * 5})
    assert p.told("graves") == [{"seat": "seat:0", "graves": 4}]
    fed = position("bury", famine=3, pieces={0: ["granary 0/0"]}, goods={1: "fish " * 3})
    assert fed.told("graves") == [] and fed.famine == 4
    graved = position("bury", famine=3, pieces={0: ["granary 0/0"]}, goods={1: "fish " * 3}, graves={0: [(1, 1, 0)]})
    assert graved.told("graves") == [{"seat": "seat:0", "graves": 3}]


@pytest.mark.rule("ANT-4.8.2", "ANT-7.1.19")
def test_where_graves_go() -> None:
    p = position("bury", famine=2, pieces={0: ["market 0/0"]}, men={0: 1}, goods={1: "fish fish"})
    reasons = [p.refusal(0, word).key for word in ("bury:1/0/0", "bury:1/6/6", "bury:2/0/0")]
    assert reasons == ["empty-cells-first", "not-on-house", "no-such-cell"]
    p.say(0, "bury:1/3/3")
    assert p.refusal(0, "bury:1/3/3").key == "grave-there"
    full = position("bury", famine=2, pieces={0: ["dump 0/0"]}, men={0: 1}, goods={1: "fish fish"}, prepare=crowd)
    assert len(full.offer(0)) == 9 and full.refusal(0, "bury:1/6/6").key == "not-on-house"
    full.say(0, "bury:1/0/0", "bury:1/1/0")  # the same building may get several
    assert full.graves(0)[:2] == [(0, 0), (1, 0)]


@pytest.mark.rule("ANT-4.8.3", "ANT-5.3.1", "ANT-1.1.3")
def test_no_cell_for_a_grave() -> None:
    p = position(
        "bury",
        seats=3,
        famine=3,
        men={0: 1},
        goods={0: "wood", 1: "fish " * 3, 2: "fish " * 3},
        prepare=crowd,
        rurals={0: [(WOODCUTTER, "wood", (0, -3), None)]},
    )
    assert p.told("eliminated") == [{"seat": "seat:0", "graves": 3}]
    assert p.order == [1, 2] and p.goods(0) == "" and p.zone(0) == set() and p.goods_on("wood") == set()
    assert p.hex(0, 0).city == 0 and p.hex(0, -3).terrain == "grass" and not p.hex(0, -3).man
    assert not p.t.over()


@pytest.mark.rule("ANT-5.3.1")
def test_the_men_of_the_eliminated_leave() -> None:
    def bury_all(p: Position) -> None:
        p.t.put(0, GRAVES, p.t.empty_cells(0, 0) | grave_cells(p.t, 0, 0, True))

    kit: dict[str, Any] = {"pieces": {0: ["dump 0/0 man"]}, "men": {0: 2}, "goods": {1: "fish", 2: "fish"}}
    p = position("bury", seats=3, famine=1, prepare=bury_all, **kit)
    seat = p.sight(-1).seats[0]
    assert p.order == [1, 2] and seat.men == 0 and not any(piece.man for piece in seat.pieces)
    assert len(seat.houses) == 3 and len(seat.cities) == 1  # they stay as they are


@pytest.mark.rule("ANT-4.8.4", "ANT-1.1.3")
def test_famine_rises() -> None:
    p = position("bury", famine=0)
    assert p.famine == 1 and p.told("famine-risen") == [{"level": 1}]


@pytest.mark.rule("ANT-1.1.3")
def test_a_passive_player_dies_in_turn_eleven() -> None:
    """45 free cells hold the graves of levels 0 to 9, but not those of level 10."""
    four = {0: [1, 2, 3, 4], 1: [1, 2, 3, 4]}

    def graves(level: int) -> Position:
        def dig(p: Position) -> None:
            count = sum(range(level))
            for seat in (0, 1):
                cells = p.t.empty_cells(seat, 0)
                for _ in range(count):
                    p.t.put(seat, GRAVES, p.t.graves(seat, 0) | (cells & -cells))
                    cells &= cells - 1

        return position("bury", turn=level + 1, famine=level, houses=four, prepare=dig)

    assert not graves(9).t.over()
    assert graves(10).t.over()


@pytest.mark.rule("ANT-4.9.1", "ANT-7.1.47")
def test_the_number_of_markers() -> None:
    plain = position("pollute")
    assert plain.told("pollution")[0] == {"seat": "seat:0", "markers": 3}
    fountains = position("pollute", pieces={0: ["fountain 0/0", "fountain 1/0"]}, graves={0: [(1, 0, 0)]})
    assert fountains.told("pollution")[0] == {"seat": "seat:0", "markers": 2}


@pytest.mark.rule("ANT-4.9.2", "ANT-7.1.38")
def test_where_markers_go() -> None:
    p = position("pollute", rurals={0: [(WOODCUTTER, "wood", (0, -3), None)]})
    assert p.refusal(0, "hex:0/-3").key == "occupied"
    assert p.refusal(0, "hex:4/0").key == "out-of-zone"
    p.say(0, "hex:3/-1")
    assert (3, -1) not in p.tokens() and p.refusal(0, "hex:3/-1").key == "polluted"


@pytest.mark.rule("ANT-4.9.3", "ANT-7.1.12", "ANT-7.1.13")
def test_the_dump_keeps_others_out() -> None:
    inns = {0: [(-2, 3)], 1: [(-1, 3)]}
    p = position("pollute", inns=inns, pieces={1: ["dump 0/0 man"]})
    q, r = min(spot for spot in p.zone(0) & p.zone(1) if p.hex(*spot).inn is None and p.hex(*spot).city is None)
    assert p.refusal(0, f"hex:{q}/{r}").key == "dump-forbids"
    unmanned = position("pollute", inns=inns, pieces={1: ["dump 0/0"]})
    assert f"hex:{q}/{r}" in unmanned.offer(0)
    mine = position("countryside", goods={0: "wood"}, pieces={0: ["cart_shop 0/0 man"], 1: ["dump 0/0 man"]}, inns=inns)
    mine.say(0, "rural:mine", "produce:stone")
    assert any(word == "hex:-2/2" for word in mine.offer(0))  # rural buildings may pollute there


@pytest.mark.rule("ANT-7.1.13")
def test_the_own_dump_does_not_hinder() -> None:
    p = position("pollute", cities={0: [(-2, 4)]}, pieces={0: ["dump 0/0 man"]})
    assert p.told("pollution")[0] == {"seat": "seat:0", "markers": 2} and "hex:-2/1" in p.offer(0)


@pytest.mark.rule("ANT-7.1.14")
def test_water_can_be_polluted_with_a_harbour() -> None:
    p = position("pollute", pieces={0: ["harbour 0/0 man"]})
    water = min(spot for spot in p.zone(0) if p.hex(*spot).terrain == "water")
    p.say(0, f"hex:{water[0]}/{water[1]}")
    assert water in p.polluted()


@pytest.mark.rule("ANT-4.10.1")
def test_the_next_turn() -> None:
    p = position(CheckVictory, turn=6)
    assert (p.t.turn(), p.phase) == (7, "city_building")
