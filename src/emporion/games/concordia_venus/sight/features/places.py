"""Where in a row the things of a board stand, so that one row serves all maps and modes.

Cards that are alike but for their deck have one *face*: personalities, income, good and gods. Faces that are for sale
come first. Provinces go by size, those with three cities first; a city's place belongs to its province, the capital has
the first of all. Land routes come before sea routes. IONIUM without its B cities leaves their places empty.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from emporion.games.concordia_venus.table.components import (
    FIRST_FOR_SALE,
    GODS,
    LAND,
    MERCATOR_INCOME,
    SPECIALITY,
    action,
    serves,
)
from emporion.games.concordia_venus.table.layout import CARDS, MOST_CITIES, MOST_PROVINCES, MOST_ROUTES, NONE
from emporion.games.concordia_venus.table.maps import (
    BOARDS,
    CAPITAL,
    IONIUM,
    IONIUM_REDUCED,
    MOST_IN_PROVINCE,
    PROVINCES_ON,
    ROUTES_ON,
    city_here,
    city_id,
    kind_of,
    province_city,
    province_here,
    province_id,
    route_here,
    route_id,
)
from emporion.kernel.rows.row import Row


# -- cards ------------------------------------------------------------------------------------------------
def _looks(card: int) -> tuple[int, ...]:
    gods = [int(serves(card, god)) for god in range(int(GODS))]
    return int(action(card, 0)), int(action(card, 1)), int(MERCATOR_INCOME[card]), int(SPECIALITY[card]), *gods


_first: Final[int] = int(FIRST_FOR_SALE)
_cards: Final[list[tuple[int, ...]]] = [_looks(card) for card in range(int(CARDS))]
_for_sale: Final[list[tuple[int, ...]]] = list(dict.fromkeys(_cards[_first:]))
_faces: Final[list[tuple[int, ...]]] = list(dict.fromkeys(_for_sale + _cards[:_first]))
FACES: Final[i64] = len(_faces)
FACES_FOR_SALE: Final[i64] = len(_for_sale)
_FACE: Final[vec[i64]] = vec[i64]([_faces.index(looks) for looks in _cards])
_WHICH: Final[vec[i64]] = vec[i64]([_cards[: card + 1].count(looks) for card, looks in enumerate(_cards)])

# Seven counts fit into one number, a byte each: one good or god, the gods of a card, and the good of a specialist.
BYTE: Final[i64] = 8
ONE_OF: Final[vec[i64]] = vec[i64]([1 << 8 * k for k in range(int(GODS))])
GODS_OF: Final[vec[i64]] = vec[i64]([sum(serving << 8 * god for god, serving in enumerate(c[4:])) for c in _cards])
SPECIALIST_OF: Final[vec[i64]] = vec[i64]([0 if looks[3] < 0 else 1 << 8 * looks[3] for looks in _cards])


def face_of(card: i64) -> i64:
    return NONE if card == NONE else _FACE[card]


def write_card(row: Row, card: i64, among: i64) -> None:
    """A card by its face, and which of those alike it is, from 1 on; nothing but zeros for NONE."""
    if card == NONE:
        row.skip(among + 1)
        return
    row.hot(_FACE[card], among)
    row.put(_WHICH[card])


def counted(counts: i64, k: i64) -> i64:
    """One of the counts in a number."""
    return (counts >> (k * BYTE)) & 255


# -- the board ----------------------------------------------------------------------------------------------
def _whole(board: int) -> int:
    """The board whose places a board uses."""
    return IONIUM if board == IONIUM_REDUCED else board


def _towns(board: int, province: int) -> list[int]:
    found = [int(province_city(board, province, k)) for k in range(int(MOST_IN_PROVINCE))]
    return [city for city in found if city >= 0]


def _by_size(board: int) -> list[int]:
    return sorted(range(int(PROVINCES_ON[board])), key=lambda province: -len(_towns(board, province)))


def _filled(found: list[int], room: int) -> list[int]:
    return found + [-1] * (room - len(found))


_boards: Final[list[int]] = list(range(BOARDS))
_ordered: Final[list[list[int]]] = [_by_size(_whole(board)) for board in _boards]
_room: Final[list[int]] = [
    max(len(_towns(_whole(b), _ordered[b][place])) for b in _boards if place < len(_ordered[b]))
    for place in range(int(MOST_PROVINCES))
]


_land_room: Final[int] = max(
    sum(1 for route in range(int(ROUTES_ON[board])) if kind_of(board, route) == LAND) for board in _boards
)


def _provinces(board: int) -> list[int]:
    """By place, the province of a board, or NONE."""
    whole = _whole(board)
    return _filled(
        [int(province_here(board, province_id(whole, province))) for province in _ordered[board]], int(MOST_PROVINCES)
    )


def _cities(board: int) -> list[int]:
    """By place, the city of a board, or NONE."""
    whole = _whole(board)
    found = [int(CAPITAL[whole])]
    for place, province in enumerate(_ordered[board]):
        found += _filled(_towns(whole, province), _room[place])
    here = [-1 if city < 0 else int(city_here(board, city_id(whole, city))) for city in found]
    return _filled(here, int(MOST_CITIES))


def _routes(board: int) -> list[int]:
    """By place, the route of a board, or NONE."""
    whole = _whole(board)
    kinds = [int(kind_of(whole, route)) for route in range(int(ROUTES_ON[whole]))]
    land = _filled([route for route, kind in enumerate(kinds) if kind == LAND], _land_room)
    found = land + [route for route, kind in enumerate(kinds) if kind != LAND]
    here = [-1 if route < 0 else int(route_here(board, route_id(whole, route))) for route in found]
    return _filled(here, int(MOST_ROUTES))


def _turned(things: list[int], room: int) -> list[int]:
    """By thing, its place."""
    return [things.index(thing) if thing in things else -1 for thing in range(room)]


_PROVINCE_AT: Final[vec[i64]] = vec[i64]([n for board in _boards for n in _provinces(board)])
_CITY_AT: Final[vec[i64]] = vec[i64]([n for board in _boards for n in _cities(board)])
_CITY_PLACE: Final[vec[i64]] = vec[i64]([n for board in _boards for n in _turned(_cities(board), int(MOST_CITIES))])
_ROUTE_PLACE: Final[vec[i64]] = vec[i64]([n for board in _boards for n in _turned(_routes(board), int(MOST_ROUTES))])


def province_at(board: i64, place: i64) -> i64:
    """The province of a place, or NONE."""
    return _PROVINCE_AT[board * MOST_PROVINCES + place]


def city_at(board: i64, place: i64) -> i64:
    """The city of a place, or NONE."""
    return _CITY_AT[board * MOST_CITIES + place]


def place_of_city(board: i64, city: i64) -> i64:
    return _CITY_PLACE[board * MOST_CITIES + city]


def place_of_route(board: i64, route: i64) -> i64:
    return _ROUTE_PLACE[board * MOST_ROUTES + route]
