"""Hospital, theology and Santa Barbara (ANT-4.2.11 to ANT-4.2.13)."""

from typing import Any

import pytest

from emporion.games.antiquity.table.layout import CATHEDRALS

from .positions import Position, position


@pytest.mark.rule("ANT-4.2.11", "ANT-7.1.16", "ANT-7.1.20")
def test_the_hospital_removes_five_graves() -> None:
    graves = [(1, 6, 0), (1, 6, 1), (1, 0, 3), (1, 1, 3), (1, 2, 3), (1, 3, 3)]
    p = position(
        "draft", pieces={0: ["hospital 0/0", "market 0/2", "fountain 6/0"]}, men={0: 2}, graves={0: graves}, famine=5
    )
    assert p.refusal(0, "heal:1/6/0").key == "no-hospital"
    p.say(0, "man:1/0/0")
    assert p.refusal(0, "heal:1/5/5").key == "no-grave"
    p.say(0, "heal:1/6/0", "heal:1/0/3", "heal:1/1/3", "man:1/0/2")
    assert p.works(0, "market") and p.works(0, "fountain")
    p.say(0, "heal:1/2/3", "heal:1/3/3")
    assert p.refusal(0, "heal:1/6/1").figures == {"limit": 5}
    p.commit_all()
    assert p.famine >= 5  # the fountain is not built again
    assert p.told("healed") == [{"seat": "seat:0", "graves": 5}]


@pytest.mark.rule("ANT-4.2.12", "ANT-7.1.28", "ANT-7.1.29")
def test_razing_a_cathedral() -> None:
    kit = ["cathedral 0/0", "faculty_of_theology 3/0"]
    p = position("draft", goods={0: "stone"}, pieces={0: kit}, men={0: 1}, saint={0: "san_nicolo"})
    assert p.refusal(0, "raze").key == "no-theology"
    p.say(0, "man:1/3/0", "raze")
    assert p.pieces(0, "cathedral") == 0 and p.sight(0).seats[0].saint is None and p.goods(0) == "stone"
    p.say(0, "build:cathedral", "place:1/0/0/0", "saint:san_nicolo")
    assert p.refusal(0, "raze").key == "razed-already"
    p.commit_all()
    assert p.told("saint") == [{"seat": "seat:0", "saint": "saint:san_nicolo"}] and p.told("moved") == []
    assert p.told("manned") == [{"seat": "seat:0", "buildings": ["building:faculty_of_theology"]}]
    graved = position("draft", pieces={0: kit}, men={0: 1}, saint={0: "san_nicolo"}, graves={0: [(1, 1, 1)]})
    assert graved.say(0, "man:1/3/0").refusal(0, "raze").key == "cathedral-graved"
    maria = position("draft", pieces={0: kit}, men={0: 1}, saint={0: "santa_maria"})
    assert maria.say(0, "man:1/3/0").refusal(0, "raze").key == "maria-stays"
    none = position("draft", pieces={0: kit[1:]}, men={0: 1})
    assert none.say(0, "man:1/3/0").refusal(0, "raze").key == "no-cathedral"


def barbara(pieces: list[str], **more: Any) -> Position:
    kit = ["cathedral 4/0", *pieces]
    return position("draft", pieces={0: kit}, saint={0: "santa_barbara"}, **more)


@pytest.mark.rule("ANT-4.2.13")
def test_moving_needs_the_power() -> None:
    p = position("draft", pieces={0: ["cathedral 4/0", "market 0/0"]}, saint={0: "san_nicolo"})
    assert p.refusal(0, "lift:1/0/0").key == "no-barbara"
    graved = barbara(["market 0/0"], graves={0: [(1, 5, 0)]})
    assert graved.refusal(0, "lift:1/0/0").key == "no-barbara"


@pytest.mark.rule("ANT-4.2.13")
def test_pieces_change_places() -> None:
    p = barbara(["market 0/0", "university 2/0"])
    p.say(0, "lift:1/0/0")
    assert p.refusal(0, "commit").key == "step-open" and p.refusal(0, "build:storage").key == "not-now"
    p.say(0, "lift:1/2/0", "place:1/0/0/0")
    assert "cancel_move" in p.offer(0)
    p.say(0, "place:1/0/2/0")
    assert "commit" in p.offer(0)
    anchors = {piece.building: piece.anchor for piece in p.sight(0).seats[0].pieces}
    assert (anchors["market"], anchors["university"]) == ((2, 0), (0, 0))
    assert p.refusal(0, "lift:1/0/0").key == "lifted-already"


@pytest.mark.rule("ANT-4.2.13")
def test_a_piece_keeps_its_man_and_its_graves() -> None:
    p = barbara(["explorer 0/0 man", "harbour 0/2 man"], graves={0: [(1, 1, 3), (1, 3, 3)]})
    assert p.works(0, "explorer") and not p.works(0, "harbour")
    p.say(0, "lift:1/0/0", "place:1/1/6/2")
    assert p.works(0, "explorer")
    p.say(0, "lift:1/0/2", "place:1/1/0/2")  # upright: its cells, row by row, are (0, 2), (1, 2), (0, 3) ...
    assert p.graves(0) == [(0, 2), (1, 2)]
    assert not p.works(0, "harbour")


@pytest.mark.rule("ANT-4.2.13")
def test_a_storage_keeps_its_sides() -> None:
    p = barbara(["storage 3x1 0/0"])
    p.say(0, "lift:1/0/0", "place:1/1/0/2")
    assert next(x for x in p.sight(0).seats[0].pieces if x.building == "storage").cells == [(0, 2), (0, 3), (0, 4)]


@pytest.mark.rule("ANT-4.2.13")
def test_a_move_into_another_city() -> None:
    p = barbara(["market 0/0"], cities={0: [(-2, 4)]})
    p.say(0, "lift:1/0/0", "place:2/0/4/4")
    assert next(piece for piece in p.sight(0).seats[0].pieces if piece.building == "market").city == 2
    assert p.refusal(0, "place:2/0/5/5").key == "not-now"


@pytest.mark.rule("ANT-4.2.13")
def test_cancelling_puts_everything_back() -> None:
    p = barbara(["market 0/0", "university 2/0"], graves={0: [(1, 0, 0), (1, 0, 6)]})
    before = [(piece.building, piece.cells) for piece in p.sight(0).seats[0].pieces]
    p.say(0, "lift:1/0/0", "lift:1/2/0", "place:1/0/0/3", "lift_grave:1/0/6", "cancel_move")
    assert [(piece.building, piece.cells) for piece in p.sight(0).seats[0].pieces] == before
    assert p.graves(0) == [(0, 0), (0, 6)]
    assert {p.refusal(0, word).key for word in ("lift:1/0/0", "lift:1/2/0", "lift_grave:1/0/6")} == {"lifted-already"}
    p.say(0, "lift_grave:1/0/0", "place:1/0/0/5")  # this grave was not touched before
    assert p.graves(0) == [(0, 5), (0, 6)]


@pytest.mark.rule("ANT-4.2.13")
def test_single_graves() -> None:
    p = barbara(["market 0/0"], graves={0: [(1, 0, 0)]}, men={0: 1})
    p.say(0, "lift_grave:1/0/0")
    assert p.refusal(0, "place:1/0/1/1").key == "cells-taken"  # only on an empty cell
    p.say(0, "place:1/0/3/3", "man:1/0/0")
    assert p.works(0, "market")
    assert p.refusal(0, "lift_grave:1/3/3").key == "lifted-already"
    full = barbara(["storage 4x7 0/0", "storage 3x3 4/4"], graves={0: [(1, 0, 0)]})
    for x, y in ((4, 0), (6, 0), (4, 2), (6, 2), (4, 3), (6, 3)):
        assert (full.t.empty_cells(0, 0) >> (7 * y + x)) & 1 == 1
    assert full.refusal(0, "lift_grave:1/5/5").key == "no-grave"


@pytest.mark.rule("ANT-4.2.13")
def test_a_grave_needs_an_empty_cell() -> None:
    kit = ["cathedral 0/0", "storage 4x7 3/0", "storage 3x3 0/4"]
    spots = [(1, 0, 0), (1, 2, 0), (1, 0, 2), (1, 2, 2), (1, 0, 3), (1, 2, 3)]
    p = position("draft", pieces={0: kit}, saint={0: "santa_barbara"}, graves={0: spots})
    assert p.t.empty_cells(0, 0) == 0
    assert p.refusal(0, "lift_grave:1/0/0").key == "no-empty-cell"


@pytest.mark.rule("ANT-4.2.16")
def test_moving_is_not_building() -> None:
    p = barbara(["fountain 0/0"], famine=3)
    p.say(0, "lift:1/0/0", "place:1/0/0/1", "lift:1/5/0", "place:1/0/2/2").commit_all()
    assert p.told("famine-lowered") == [] and p.told("fish") == []
    assert p.told("moved") == [{"seat": "seat:0", "buildings": ["building:cathedral", "building:fountain"]}]


@pytest.mark.rule("ANT-7.9.3")
def test_a_cathedral_built_and_razed_was_never_there() -> None:
    p = position("draft", goods={0: "stone"}, pieces={0: ["faculty_of_theology 3/0"]}, men={0: 1}, seats=2)
    p.say(0, "build:cathedral", "place:1/0/0/0", "saint:san_giorgio", "man:1/3/0", "raze").commit_all()
    assert p.t.v[CATHEDRALS] == 0 and p.told("saint") == [] and p.told("razed") == []


@pytest.mark.rule("ANT-7.9.5")
def test_the_piece_lifted_last_is_put_down_first() -> None:
    p = barbara(["market 0/0", "explorer 0/2"])
    p.say(0, "lift:1/0/0", "lift:1/0/2")
    assert p.sight(0).own.hand.building == "explorer"
    p.say(0, "place:1/0/0/0")
    assert p.sight(0).own.hand.building == "market"


@pytest.mark.rule("ANT-7.9.6")
def test_graves_carried_along_have_been_moved() -> None:
    p = barbara(["market 0/0"], graves={0: [(1, 1, 1)]})
    p.say(0, "lift:1/0/0", "place:1/0/0/3")
    assert p.graves(0) == [(0, 3)]
    assert p.refusal(0, "lift_grave:1/0/3").key == "lifted-already"


@pytest.mark.rule("ANT-4.2.13", "ANT-4.2.14")
@pytest.mark.parametrize(("answer", "goods"), [("accept:0", "fish"), ("decline:0", "wood")])
def test_cancelling_does_not_undo_the_answer_to_an_offer(answer: str, goods: str) -> None:
    p = position(
        "draft",
        pieces={0: ["cathedral 4/0", "market 0/0"]},
        saint={0: "santa_barbara"},
        men={0: 1},
        goods={0: "wood", 1: "fish"},
    )
    p.say(0, "man:1/0/0", "propose:1", "offer:wood", "done", "ask:fish", "done", "lift:1/0/0")
    p.say(1, answer).say(0, "cancel_move")
    assert p.goods(0) == goods and p.works(0, "market")


@pytest.mark.rule("ANT-4.2.13")
def test_a_grave_in_the_air_can_be_seen() -> None:
    p = barbara(["market 0/0"], graves={0: [(1, 0, 0)]})
    p.say(0, "lift_grave:1/0/0")
    own = p.sight(0).own
    assert (own.stage, own.hand.building, own.built) == ("move", "grave", [])
