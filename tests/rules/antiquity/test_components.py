"""Overview and components (ANT-1, ANT-2)."""

import pytest

from emporion.games.antiquity.table.components import (
    BUILDINGS,
    CATALOGUE,
    COST_LUXURY,
    COST_STONE,
    COST_WOOD,
    FACE_MARK,
    FACE_TERRAIN,
    FACES,
    FOOD,
    GOODS,
    GRIDS,
    HOUSE_FOOD,
    HOUSE_LUXURY,
    HOUSES,
    LUXURY,
    MOST_INNS,
    MULTIPLE,
    NEEDS_MAN,
    RURAL,
    SAINTS,
    SHAPES,
    TOKENS,
)

from .positions import ANTIQUITY, match


@pytest.mark.rule("ANT-1.1.1")
def test_two_to_four_players() -> None:
    assert (ANTIQUITY.fewest_seats, ANTIQUITY.most_seats) == (2, 4)
    with pytest.raises(ValueError, match="2 to 4 seats"):
        match(1)


@pytest.mark.rule("ANT-2.1.1")
def test_ten_goods() -> None:
    assert GOODS[FOOD:LUXURY] == ["grain", "sheep", "olive", "fish"]
    assert GOODS[LUXURY:] == ["wine", "pearl", "dye", "gold"]
    assert GOODS[:FOOD] == ["wood", "stone"]


@pytest.mark.rule("ANT-2.1.2")
def test_eight_faces_of_61_hexes() -> None:
    assert len(FACES) == 8 and len(FACE_TERRAIN) == 8 * 61
    shares = [round(100 * list(FACE_TERRAIN).count(terrain) / (8 * 61)) for terrain in range(4)]
    assert shares == [45, 25, 16, 14]
    assert all(sum(FACE_MARK[face * 61 : face * 61 + 61]) == 2 for face in range(8))


@pytest.mark.rule("ANT-2.1.3")
def test_tokens_show_four_goods() -> None:
    assert sorted(GOODS[good] for good in TOKENS) == ["grain", "olive", "sheep", "wine"]


@pytest.mark.rule("ANT-2.1.4", "ANT-7.1.2")
def test_what_a_player_has() -> None:
    assert HOUSES == 20 and MOST_INNS == 16
    assert sum(1 for kind in range(CATALOGUE) if not MULTIPLE[kind]) == 15
    assert [bin(grid).count("1") for grid in GRIDS] == [49, 36, 36, 36]


@pytest.mark.rule("ANT-2.1.6")
def test_costs_and_marks_of_buildings() -> None:
    price = {BUILDINGS[k]: (int(COST_WOOD[k]), int(COST_STONE[k]), int(COST_LUXURY[k])) for k in range(CATALOGUE)}
    wooden = {"storage", "market", "explorer", "cart_shop", "harbour", "university", "brewery", "granary"}
    assert {name for name, cost in price.items() if cost == (1, 0, 0)} == wooden
    stone = {"faculty_of_theology", "faculty_of_philosophy", "forced_labour", "cathedral", "dump"}
    assert {name for name, cost in price.items() if cost == (0, 1, 0)} == stone
    assert {name for name, cost in price.items() if cost == (0, 2, 0)} == {"faculty_of_biology", "faculty_of_alchemy"}
    assert {name for name, cost in price.items() if cost == (0, 0, 1)} == {"hospital", "fountain"}
    assert price["stable"] == (0, 0, 2)
    assert {BUILDINGS[k] for k in range(CATALOGUE) if MULTIPLE[k]} == {"storage", "cart_shop", "fountain"}
    unmanned = {BUILDINGS[k] for k in range(CATALOGUE) if not NEEDS_MAN[k]}
    assert unmanned == {"brewery", "fountain", "cathedral", "granary"}


@pytest.mark.rule("ANT-2.1.6")
def test_turning_is_no_mirroring() -> None:
    """Quarter turns give at most four orientations, and those of the chiral brewery are not its mirror images."""
    brewery = SHAPES[BUILDINGS.index("brewery")]
    mirrored = sum(1 << (7 * y + 3 - x) for x, y in [(0, 0), (0, 1), (1, 0), (2, 0), (3, 0)])
    assert brewery.turns == 4 and mirrored not in list(brewery.masks)
    assert sum(int(SHAPES[BUILDINGS.index(f"faculty_of_{n}")].area) for n in ("biology", "alchemy")) == 16


@pytest.mark.rule("ANT-2.1.7")
def test_costs_of_houses() -> None:
    assert [int(HOUSE_FOOD[n]) for n in range(1, 21)] == [0, 0, 0, 0, 1, 1, 2, 1, 3, 1, 2, 4, 1, 3, 2, 4, 2, 3, 4, 3]
    assert [int(HOUSE_LUXURY[n]) for n in range(1, 21)] == [0, 0, 0, 0, 0, 0, 0, 1, 0, 2, 1, 0, 3, 1, 2, 1, 3, 2, 2, 3]


@pytest.mark.rule("ANT-2.1.8")
def test_rural_buildings_and_saints() -> None:
    assert set(RURAL) == {"inn", "fishery", "woodcutter", "farm", "mine", "city"}
    assert SAINTS == ["san_nicolo", "san_giorgio", "santa_barbara", "san_cristofori", "santa_maria"]
