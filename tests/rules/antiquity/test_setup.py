"""Setup (ANT-3)."""

import pytest

from emporion.games.antiquity.rules.countryside import found_city
from emporion.games.antiquity.table.accessors import AntiquityTable
from emporion.games.antiquity.table.components import (
    FACE_TERRAIN,
    FACES,
    LAID,
    MAP,
    NEIGHBOURS,
    SLOT_TILE,
    TILE_HEXES,
    TILES,
    TOKENS,
)
from emporion.games.antiquity.table.layout import HEX, HEXES, UNSEEN

from .positions import ANTIQUITY, look, match, position, settled


@pytest.mark.rule("ANT-3.1.1")
def test_a_random_order_of_play() -> None:
    orders = {tuple(look(match(3, f"order {k}")).order) for k in range(40)}
    assert len(orders) == 6


@pytest.mark.rule("ANT-3.1.2", "ANT-3.1.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_map(seats: int) -> None:
    p = look(match(seats))
    hexes = p.sight(-1).hexes
    assert len(hexes) == {2: 244, 3: 366, 4: 488}[seats]
    on_map = {(hex.q, hex.r) for hex in hexes}
    seen, todo = {(0, 0)}, [(0, 0)]
    while todo:
        here = MAP.number(*todo.pop())
        for other in NEIGHBOURS[here * 6 : here * 6 + 6]:
            if other >= 0 and MAP.hexes[other] in on_map - seen:
                seen.add(MAP.hexes[other])
                todo.append(MAP.hexes[other])
    assert seen == on_map


@pytest.mark.rule("ANT-3.1.2")
def test_tiles_are_drawn_without_replacement() -> None:
    """Each design is in the bag twice, so no design lies on the map more often."""
    for k in range(6):
        t = look(match(4, f"bag {k}")).t
        designs = [_design_of(t, tile) for tile in range(TILES)]
        assert sorted(designs) == [0, 0, 1, 1, 2, 2, 3, 3]


def _design_of(t: AntiquityTable, tile: int) -> int:
    laid = [int(t.v[HEX + tile * TILE_HEXES + k]) & 7 for k in range(TILE_HEXES)]
    for face in range(len(FACES)):
        for way in range(12):
            turned = [0] * TILE_HEXES
            for k in range(TILE_HEXES):
                turned[LAID[way * TILE_HEXES + k]] = int(FACE_TERRAIN[face * TILE_HEXES + k])
            if turned == laid:
                return face // 2
    raise AssertionError("no face fits")


@pytest.mark.rule("ANT-3.1.3")
def test_mirrored_first_then_turned() -> None:
    local = [MAP.hexes[k] for k in range(TILE_HEXES)]  # the first tile lies at (0, 0)
    for way, (q, r), there in [
        (0, (3, -1), (3, -1)),
        (1, (3, -1), (1, 2)),
        (6, (3, -1), (-3, 2)),
        (7, (3, -1), (-2, -1)),
    ]:
        assert local[LAID[way * TILE_HEXES + local.index((q, r))]] == there


@pytest.mark.rule("ANT-3.1.4", "ANT-1.1.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tokens_on_every_marked_hex(seats: int) -> None:
    p = look(match(seats))
    kinds = [int(p.t.token(hex)) for hex in range(p.t.hexes()) if p.t.token(hex) >= 0]
    assert len(kinds) == 4 * seats
    assert [kinds.count(kind) for kind in range(4)] == [seats] * 4
    assert len(TOKENS) == 4
    tokens = [hex for hex in p.sight(0).hexes if hex.token]
    assert len(tokens) == 4 * seats and {hex.good for hex in tokens} == {None}


@pytest.mark.rule("ANT-3.1.5")
def test_six_wood_and_nothing_else() -> None:
    p = look(match())
    for seat in (0, 1):
        assert p.goods(seat) == "wood wood wood wood wood wood"
        assert (p.men(seat), p.houses(seat), p.famine) == (0, 0, 0)


@pytest.mark.rule("ANT-3.1.6")
@pytest.mark.parametrize(("seats", "slots"), [(2, [0, 3]), (3, [0, 3, 5]), (4, [0, 2, 5, 7])])
def test_first_cities_in_reverse_order(seats: int, slots: list[int]) -> None:
    played = match(seats)
    p = look(played)
    last = p.order[-1]
    assert p.speakers == [last]
    assert p.offer(last) == [f"tile:{slot}" for slot in slots]
    p.say(last, f"tile:{slots[0]}")
    assert len(p.offer(last)) == 37 and "pass" not in p.offer(last)
    tile = int(SLOT_TILE[seats * TILES + slots[0]])
    centre = MAP.hexes[tile * TILE_HEXES + 30]
    far = MAP.number(centre[0] + 4, centre[1])
    assert p.refusal(last, f"hex:{centre[0] + 4}/{centre[1]}").key == "off-tile" and far // TILE_HEXES == tile
    p.say(last, f"hex:{centre[0]}/{centre[1] + 3}")
    if seats > 2:
        assert p.speakers == [p.order[-2]]
        assert p.refusal(p.order[-2], f"tile:{slots[0]}").key == "slot-taken"
    else:
        assert p.decision == "choose_centre"  # the only tile left is not asked


@pytest.mark.rule("ANT-3.1.7")
def test_city_ground() -> None:
    p = position("countryside")
    ground = [hex for hex in p.sight(-1).hexes if hex.city == 0]
    assert len(ground) == 7 and {hex.terrain for hex in ground} == {"city"}
    t = look(match()).t
    marked = next(hex for hex in range(61) if t.token(hex) >= 0 and -1 not in NEIGHBOURS[hex * 6 : hex * 6 + 6])
    kind = t.token(marked)
    found_city(t, 0, marked)
    assert t.token(marked) < 0 and t.v[UNSEEN + kind] == 1
    assert ANTIQUITY.check(t) == []


@pytest.mark.rule("ANT-3.1.8", "ANT-3.1.9")
def test_the_first_turn() -> None:
    p = look(settled())
    assert (p.t.turn(), p.phase, p.houses(0)) == (1, "city_building", 0)
    p.say(0, "house:3", "place:1/0/6/6", "house:1", "place:1/0/5/6")
    assert (p.men(0), p.houses(0)) == (2, 2)
    assert p.goods(0) == "wood wood wood wood wood wood"


def test_the_whole_map_is_the_largest_layout() -> None:
    assert len(MAP.hexes) == HEXES == len(set(MAP.hexes))
