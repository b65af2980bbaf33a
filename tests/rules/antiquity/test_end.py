"""The end of the game and the options (ANT-5, ANT-6)."""

from collections.abc import Callable
from typing import Any

import pytest

from emporion.games.antiquity.steps.victory import CheckVictory
from emporion.games.antiquity.table.components import BUILDINGS, CATALOGUE, FISHERY, GRASS, HOUSES, MAP, SHAPES, WATER
from emporion.games.antiquity.table.layout import GRAVES, OUT, UNPLACED
from emporion.parts.polyominoes import square

from .positions import ANTIQUITY, Position, look, match, position

ALL_HOUSES = list(range(1, HOUSES + 1))
HOARD = "grain sheep olive fish wine pearl dye gold " * 3


def packed(buildings: list[str], sides: list[int]) -> list[str]:
    """Buildings laid into cities one after the other, the largest first, wherever there is room."""
    free = [square(side) for side in sides]
    pieces = []
    for name in sorted(buildings, key=lambda name: -SHAPES[BUILDINGS.index(name)].area):
        shape = SHAPES[BUILDINGS.index(name)]
        ways = [(city, turn) for city in range(len(free)) for turn in range(shape.turns)]
        city, turn = next((city, turn) for city, turn in ways if shape.places(turn, free[city]))
        corners = int(shape.places(turn, free[city]))
        cell = (corners & -corners).bit_length() - 1
        free[city] &= ~(int(shape.masks[turn]) << cell)
        sides_of = " 1x1" if name == "storage" else ""
        pieces.append(f"{name}{sides_of} {cell % 7}/{cell // 7} turn {turn} city {city + 1}")
    return pieces


@pytest.mark.rule("ANT-5.1.1")
def test_only_a_working_cathedral_wins() -> None:
    kit: dict[str, Any] = {"saint": {0: "san_nicolo"}, "houses": {0: ALL_HOUSES}}
    assert position(CheckVictory, pieces={0: ["cathedral 0/0"]}, **kit).winners == [0]
    graved = position(CheckVictory, pieces={0: ["cathedral 0/0"]}, graves={0: [(1, 1, 0)]}, **kit)
    assert not graved.t.over()
    assert not position(CheckVictory, houses={0: ALL_HOUSES}).t.over()


@pytest.mark.rule("ANT-5.1.2")
def test_san_nicolo() -> None:
    kit: dict[str, Any] = {"pieces": {0: ["cathedral 0/0"]}, "saint": {0: "san_nicolo"}}
    assert not position(CheckVictory, houses={0: ALL_HOUSES[1:]}, **kit).t.over()
    won = position(CheckVictory, houses={0: ALL_HOUSES}, **kit)
    assert won.winners == [0] and won.told("fulfilled") == [{"seat": "seat:0", "saint": "saint:san_nicolo"}]
    assert won.sight(-1).end == "saint" and won.told("victory") == [{"how": "saint", "seats": ["seat:0"]}]


def surrounded(p: Position) -> None:
    """B's city stands on an island of one ring: only (-1, 12) and its like can be reached."""
    centre = (-1, 14)
    for hex in range(p.t.hexes()):
        q, r = MAP.hexes[hex]
        distance = int(MAP.distance(hex, MAP.number(*centre)))
        if distance >= 2 and not p.t.occupied(hex):
            p.set_terrain(WATER, (q, r))
    p.set_terrain(GRASS, (-1, 12), (0, 11))


@pytest.mark.rule("ANT-5.1.3", "ANT-7.1.46")
def test_san_giorgio() -> None:
    kit: dict[str, Any] = {"pieces": {0: ["cathedral 0/0"]}, "saint": {0: "san_giorgio"}, "prepare": surrounded}
    p = position(CheckVictory, **kit)
    assert not p.t.over() and p.sight(0).seats[0].conditions[1].done == 0
    won = position(CheckVictory, inns={0: [(0, 11)]}, **kit)
    assert won.winners == [0]
    kit["pieces"] = {0: ["cathedral 0/0"], 1: ["harbour 0/0 man"]}
    assert not position(CheckVictory, inns={0: [(0, 11)]}, **kit).t.over()
    partly = position("bury", famine=1, inns={0: [(0, 11)]}, **kit)
    share = partly.sight(0).seats[0].conditions[1]
    assert 0 < share.done < share.whole  # B's harbour, manned this turn, adds the sea


@pytest.mark.rule("ANT-7.1.41")
def test_san_giorgio_against_a_zone_of_cities_and_inns() -> None:
    def island(p: Position) -> None:
        surrounded(p)
        p.set_terrain(WATER, (-1, 12), (0, 11))

    p = position(CheckVictory, pieces={0: ["cathedral 0/0"]}, saint={0: "san_giorgio"}, prepare=island)
    assert p.winners == [0]


@pytest.mark.rule("ANT-5.1.4", "ANT-7.1.45")
def test_santa_barbara() -> None:
    every = BUILDINGS[:CATALOGUE]
    kit: dict[str, Any] = {"saint": {0: "santa_barbara"}, "cities": {0: [(-2, 4), (4, 5)]}, "men": {0: 1}}
    pieces = packed(every, [7, 6, 6])
    won = position(CheckVictory, pieces={0: pieces}, **kit)
    assert won.winners == [0] and won.sight(0).seats[0].conditions[2].done == 19  # nobody works there
    x, y = pieces[0].split()[1].split("/")
    spot = (1, int(x) + 1, int(y) + 1)  # the middle of the dump
    graved = position(CheckVictory, pieces={0: pieces}, graves={0: [spot]}, **kit)
    assert not graved.t.over()
    missing = position(CheckVictory, pieces={0: packed(every[1:], [7, 6, 6])}, **kit)
    assert not missing.t.over() and missing.sight(0).seats[0].conditions[2].done == 18


@pytest.mark.rule("ANT-5.1.5")
def test_san_cristofori() -> None:
    kit: dict[str, Any] = {"pieces": {0: ["cathedral 0/0"]}, "saint": {0: "san_cristofori"}}
    assert position(CheckVictory, goods={0: HOARD}, **kit).winners == [0]
    lacking = position(CheckVictory, goods={0: HOARD.replace("gold", "wine", 1)}, **kit)
    assert not lacking.t.over()


@pytest.mark.rule("ANT-5.1.6")
def test_santa_maria_wants_any_two() -> None:
    kit: dict[str, Any] = {
        "pieces": {0: ["cathedral 0/0"]},
        "saint": {0: "santa_maria"},
        "prepare": surrounded,
        "inns": {0: [(0, 11)]},
    }
    assert not position(CheckVictory, **kit).t.over()
    assert position(CheckVictory, goods={0: HOARD}, **kit).winners == [0]


def two_winners(mine: int, theirs: int, stable: str = "", **more: Any) -> Position:
    """Both fulfil San Cristofori, with so many markers in their zones; B may have a stable."""

    def spoil(p: Position) -> None:
        for seat, markers in ((0, mine), (1, theirs)):
            free = sorted(s for s in p.zone(seat) if p.hex(*s).city is None and p.hex(*s).inn is None)
            p.pollute(*free[:markers])

    return position(
        CheckVictory,
        goods={0: HOARD, 1: HOARD},
        pieces={0: ["cathedral 0/0"], 1: ["cathedral 0/0", *stable.splitlines()]},
        saint={0: "san_cristofori", 1: "san_cristofori"},
        prepare=spoil,
        **more,
    )


@pytest.mark.rule("ANT-5.2.1", "ANT-5.2.2")
def test_several_winners() -> None:
    won = two_winners(3, 2)
    assert won.winners == [1] and won.journal.seen_by(-1)[-1].rule == "ANT-5.2.1"
    tied = two_winners(2, 2)
    clean = [tied.sight(-1).seats[seat].zone_clean for seat in (0, 1)]
    assert tied.winners == [seat for seat in (0, 1) if clean[seat] == max(clean)]
    assert two_winners(2, 2, "stable 3/0 man").winners == [1]  # more clean land


@pytest.mark.rule("ANT-6.1.5")
def test_tie_break_by_clean_land() -> None:
    p = two_winners(0, 1, "stable 3/0 man", tie_break_unpolluted=True)
    assert p.sight(-1).seats[1].zone_clean > p.sight(-1).seats[0].zone_clean and p.winners == [1]
    assert two_winners(0, 1, "stable 3/0 man").winners == [0]


def no_room(*seats: int) -> Callable[[Position], None]:
    def crowd(p: Position) -> None:
        for seat in seats:
            p.t.put(seat, GRAVES, p.t.empty_cells(seat, 0))

    return crowd


@pytest.mark.rule("ANT-5.3.2")
def test_the_last_survivor_wins() -> None:
    p = position("bury", famine=2, prepare=no_room(0))
    p.say(1, "bury:1/0/0", "bury:1/0/1")
    assert p.t.over() and p.winners == [1] and p.sight(-1).end == "survival"
    assert p.told("victory") == [{"how": "survival", "seats": ["seat:1"]}]


@pytest.mark.rule("ANT-5.3.2", "ANT-7.1.40")
def test_nobody_survives() -> None:
    p = position("bury", famine=5, goods={1: "fish"}, prepare=no_room(0, 1))
    assert p.winners == [1]  # four graves without place against five
    assert p.sight(-1).end == "all_dead" and [x["graves"] for x in p.told("eliminated")] == [5, 4]
    houses = position("bury", famine=5, prepare=no_room(0, 1), men={0: 2, 1: 1})
    assert houses.winners == [0]
    shared = position("bury", famine=5, prepare=no_room(0, 1))
    assert shared.winners == [0, 1] and shared.told("victory") == [{"how": "all_dead", "seats": ["seat:0", "seat:1"]}]


@pytest.mark.rule("ANT-5.3.1", "ANT-4.9.4")
def test_elimination_in_phase_9() -> None:
    def trap(p: Position) -> None:
        p.pollute_zone(0)
        p.t.put(0, GRAVES, p.t.empty_cells(0, 0))

    p = position("pollute", seats=3, prepare=trap)
    while p.decision == "pollute":
        p.say(p.speakers[0], p.offer(p.speakers[0])[0])
    assert p.order == [1, 2] and p.t.public(0, UNPLACED) == 3 and p.t.public(0, OUT) == 3
    assert p.phase == "city_building" and p.speakers == [1, 2]


@pytest.mark.rule("ANT-5.4.1", "ANT-6.1.6")
def test_the_last_turn() -> None:
    kit: dict[str, Any] = {
        "pieces": {0: ["cathedral 0/0"], 1: ["cathedral 0/0"]},
        "saint": {0: "san_nicolo", 1: "san_cristofori"},
        "houses": {0: ALL_HOUSES[:10], 1: ALL_HOUSES[:4]},
        "goods": {1: "grain " * 9 + "fish fish wine"},
    }
    p = position(CheckVictory, turn=40, **kit)
    assert ANTIQUITY.scores(p.t) == [50, 25]  # 10 of 20 houses, 6 of 24 goods
    assert p.winners == [0] and p.sight(-1).end == "turns" and p.told("victory")[0]["how"] == "turns"
    assert not position(CheckVictory, turn=39, **kit).t.over()
    assert position(CheckVictory, turn=12, max_turns=12, **kit).t.over()
    tied = position(CheckVictory, turn=40, houses={0: [1], 1: [1, 2]})
    assert ANTIQUITY.scores(tied.t) == [0, 0] and tied.winners == [1]  # without a cathedral: most houses


@pytest.mark.rule("ANT-5.4.1")
def test_ties_after_the_last_turn() -> None:
    def at_the_end(*polluted: int, stable: bool = False) -> list[int]:
        def spoil(p: Position) -> None:
            for seat in polluted:
                p.pollute(min(s for s in p.zone(seat) if p.hex(*s).city is None))

        pieces = {1: ["stable 3/0 man"]} if stable else {}
        houses = {0: [1], 1: [1]}
        return position(CheckVictory, turn=40, houses=houses, pieces=pieces, prepare=spoil).winners

    assert at_the_end(0) == [1]  # fewest markers
    assert at_the_end(0, 1, stable=True) == [0, 1]  # shared, though the stable brings more clean land


@pytest.mark.rule("ANT-5.4.1")
def test_progress_under_santa_maria() -> None:
    kit: dict[str, Any] = {"pieces": {0: ["cathedral 0/0"]}, "saint": {0: "santa_maria"}}
    p = position(CheckVictory, turn=40, houses={0: ALL_HOUSES[:10]}, goods={0: HOARD[:-6]}, **kit)
    assert ANTIQUITY.scores(p.t) == [int(100 * (10 / 20 + 23 / 24) / 2), 0]


@pytest.mark.rule("ANT-6.1.1")
def test_without_player_trading() -> None:
    p = position("draft", goods={0: "wood wood"}, pieces={0: ["market 0/0"]}, men={0: 1}, player_trading=False)
    p.say(0, "man:1/0/0")
    assert p.refusal(0, "propose:1").key == "no-trading" and p.offer(0, "give") == ["give:wood"]


@pytest.mark.rule("ANT-6.1.2")
def test_the_introductory_game() -> None:
    p = position("explore", pieces={0: ["explorer 0/0 man"]}, introductory_game=True)
    p.say(0, next(word for word in p.offer(0) if word != "pass"))
    assert p.famine == 0 and p.phase == "city_building" and p.told("pollution") == []
    assert "build:granary" in position("draft", goods={0: "wood"}, introductory_game=True).offer(0)


@pytest.mark.rule("ANT-6.1.3")
def test_even_storages() -> None:
    p = position("draft", goods={0: "wood"}, storage_even_blocks=True)
    p.say(0, "build:storage")
    assert p.refusal(0, "size:3/3").key == "odd-storage" and "size:3/2" in p.offer(0)
    tight: dict[str, Any] = {"goods": {0: "wood"}, "pieces": {0: ["storage 7x6 0/0", "storage 6x1 0/6"]}}
    assert position("draft", storage_even_blocks=True, **tight).refusal(0, "build:storage").key == "no-room"
    assert "build:storage" in position("draft", **tight).offer(0)


@pytest.mark.rule("ANT-6.1.4", "ANT-7.1.1")
@pytest.mark.parametrize(("seats", "counters"), [(2, 8), (3, 5), (4, 4)])
def test_limited_counters(seats: int, counters: int) -> None:
    kit: dict[str, Any] = {"goods": {0: "wood wine"}, "seats": seats}
    fountains = {0: [f"fountain {k % 7}/{k // 7}" for k in range(counters)]}
    limited = position("draft", pieces=fountains, component_limits=True, **kit)
    assert limited.refusal(0, "build:fountain").figures["limit"] == counters
    assert "build:fountain" in position("draft", pieces=fountains, **kit).offer(0)
    fewer = {0: fountains[0][1:]}
    assert "build:fountain" in position("draft", pieces=fewer, component_limits=True, **kit).offer(0)


@pytest.mark.rule("ANT-6.1.4")
def test_limited_fisheries() -> None:
    """With four players each may have three fisheries at a time; the first city lies at (-9, 4)."""
    halves = [((-8, 1), (-8, 0)), ((-7, 3), (-6, 3)), ((-10, 6), (-10, 7))]
    nets = [(FISHERY, "fish", first, second) for first, second in halves]
    kit: dict[str, Any] = {"goods": {0: "wood"}, "pieces": {0: ["cart_shop 0/0 man"]}, "seats": 4}
    limited = position("countryside", rurals={0: nets[:2]}, component_limits=True, **kit)
    assert "rural:fishery" in limited.offer(0)
    limited = position("countryside", rurals={0: nets}, component_limits=True, **kit)
    assert limited.refusal(0, "rural:fishery").figures["limit"] == 3
    assert "rural:fishery" in position("countryside", rurals={0: nets}, **kit).offer(0)


@pytest.mark.rule("ANT-6.1.6", "ANT-1.1.2")
def test_a_match_ends_with_its_last_turn() -> None:
    p = look(match(2, "short", max_turns=10, introductory_game=True))
    while not p.t.over():
        seat = p.speakers[0]
        p.say(seat, p.default(seat))
    assert (p.t.turn(), p.sight(-1).end) == (10, "turns")
