"""The four maps as networks of cities, routes and provinces; IONIUM without the B cities is a fifth board.

On a board, cities, routes and provinces have small numbers of their own. The vocabulary knows each by its id, whatever
the board: `city_id` and `city_here` (and so on) lead from one to the other. A place where a colonist stands is a
route's number, or MOST_ROUTES + 2 * city + kind.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from emporion.games.concordia_venus.table.components import GOODS, TOKENS, WAYS
from emporion.games.concordia_venus.table.layout import COLONISTS, MOST_CITIES, MOST_PROVINCES, MOST_ROUTES, NONE
from emporion.kernel.data import read_data

IMPERIUM: Final = 0
HELLAS: Final = 1
IONIUM: Final = 2
CYPRUS: Final = 3
IONIUM_REDUCED: Final = 4
BOARDS: Final = 5
MAPS: Final[list[str]] = ["imperium", "hellas", "ionium", "cyprus"]

MOST_IN_PROVINCE: Final[i64] = 3  # token cities
PLACES: Final = 141  # MOST_ROUTES + 2 * MOST_CITIES

Entry = dict[str, Any]


def _read(name: str) -> dict[str, Any]:
    return read_data(__file__, f"map_{name}")


def _reduced(board: dict[str, Any]) -> dict[str, Any]:
    """Without the cities of the omitted letters, their provinces and every route that touches them (CNV-6.3.1)."""
    omitted = board["reduced"]
    gone = {city["id"] for city in board["cities"] if city.get("letter") in omitted["omit_letters"]}
    return {
        **board,
        "letters": [letter for letter in board["letters"] if letter not in omitted["omit_letters"]],
        "provinces": [p for p in board["provinces"] if p["id"] not in omitted["omit_provinces"]],
        "cities": [city for city in board["cities"] if city["id"] not in gone],
        "routes": [route for route in board["routes"] if route["a"] not in gone and route["b"] not in gone],
    }


_maps: Final[list[dict[str, Any]]] = [_read(name) for name in MAPS]
_boards: Final[list[dict[str, Any]]] = [*_maps, _reduced(_maps[IONIUM])]


def _ids(things: str) -> list[str]:
    """Every id of that kind on any map, each once."""
    return sorted({thing["id"] for board in _maps for thing in board[things]})


def _padded(rows: list[list[int]], width: int) -> vec[i64]:
    return vec[i64]([n for row in rows for n in row + [NONE] * (width - len(row))])


CITIES: Final[list[str]] = _ids("cities")
ROUTES: Final[list[str]] = _ids("routes")
PROVINCES: Final[list[str]] = _ids("provinces")
CITY_IDS: Final[i64] = len(CITIES)
ROUTE_IDS: Final[i64] = len(ROUTES)
PROVINCE_IDS: Final[i64] = len(PROVINCES)

_cities: Final[list[list[str]]] = [[city["id"] for city in board["cities"]] for board in _boards]
_routes: Final[list[list[str]]] = [[route["id"] for route in board["routes"]] for board in _boards]
_provinces: Final[list[list[str]]] = [[province["id"] for province in board["provinces"]] for board in _boards]

CITIES_ON: Final[vec[i64]] = vec[i64]([len(names) for names in _cities])
ROUTES_ON: Final[vec[i64]] = vec[i64]([len(names) for names in _routes])
PROVINCES_ON: Final[vec[i64]] = vec[i64]([len(names) for names in _provinces])
CAPITAL: Final[vec[i64]] = vec[i64]([_cities[k].index(board["capital"]) for k, board in enumerate(_boards)])
LETTERS: Final[list[list[str]]] = [board["letters"] for board in _boards]
CITY_LETTERS: Final[list[list[str]]] = [[city.get("letter", "") for city in board["cities"]] for board in _boards]

_CITY_ID: Final[vec[i64]] = _padded([[CITIES.index(name) for name in names] for names in _cities], MOST_CITIES)
_ROUTE_ID: Final[vec[i64]] = _padded([[ROUTES.index(name) for name in names] for names in _routes], MOST_ROUTES)
_PROVINCE_ID: Final[vec[i64]] = _padded(
    [[PROVINCES.index(name) for name in names] for names in _provinces], MOST_PROVINCES
)


def _here(ids: list[str], names: list[list[str]]) -> vec[i64]:
    return vec[i64]([on.index(name) if name in on else NONE for on in names for name in ids])


_CITY_HERE: Final[vec[i64]] = _here(CITIES, _cities)
_ROUTE_HERE: Final[vec[i64]] = _here(ROUTES, _routes)
_PROVINCE_HERE: Final[vec[i64]] = _here(PROVINCES, _provinces)

_PROVINCE_OF: Final[vec[i64]] = _padded(
    [
        [_provinces[k].index(city["province"]) if "letter" in city else NONE for city in board["cities"]]
        for k, board in enumerate(_boards)
    ],
    MOST_CITIES,
)
_PROVINCE_CITY: Final[vec[i64]] = vec[i64](
    [
        members[j] if j < len(members) else NONE
        for k, board in enumerate(_boards)
        for p in range(MOST_PROVINCES)
        for members in [
            [
                c
                for c, city in enumerate(board["cities"])
                if "letter" in city and p < len(_provinces[k]) and city["province"] == _provinces[k][p]
            ]
        ]
        for j in range(MOST_IN_PROVINCE)
    ]
)

_KIND: Final[vec[i64]] = _padded(
    [[WAYS.index(route["type"]) for route in board["routes"]] for board in _boards], MOST_ROUTES
)
_STOP: Final[vec[i64]] = _padded(
    [[1 if route.get("can_stop", True) else 0 for route in board["routes"]] for board in _boards], MOST_ROUTES
)
_END: Final[vec[i64]] = _padded(
    [
        [_cities[k].index(route[end]) for route in board["routes"] for end in ("a", "b")]
        for k, board in enumerate(_boards)
    ],
    2 * MOST_ROUTES,
)


def _access(board: dict[str, Any]) -> list[int]:
    """For each city and kind whether a route of that kind leads there (CNV-4.3.7)."""
    return [
        int(any(route["type"] == way and city["id"] in (route["a"], route["b"]) for route in board["routes"]))
        for city in board["cities"]
        for way in WAYS
    ]


_ACCESS: Final[vec[i64]] = _padded([_access(board) for board in _boards], 2 * MOST_CITIES)


def _joined_to_capital(board: dict[str, Any]) -> list[int]:
    capital = board["capital"]
    near = {route[end] for route in board["routes"] for end in ("a", "b") if capital in (route["a"], route["b"])}
    return [int(city["id"] in near) for city in board["cities"]]


_NEAR_CAPITAL: Final[vec[i64]] = _padded([_joined_to_capital(board) for board in _boards], MOST_CITIES)


def _reach(board: dict[str, Any], first: list[int], kind: str) -> list[int]:
    """The steps to each route from a place whose first steps lead to the routes `first`; 0 = too far."""
    routes: list[Entry] = board["routes"]
    steps = [0] * len(routes)
    frontier = first
    for distance in range(1, COLONISTS + 1):
        for route in frontier:
            steps[route] = distance
        ends = {routes[route][end] for route in frontier for end in ("a", "b")}
        frontier = [
            r
            for r, route in enumerate(routes)
            if steps[r] == 0 and route["type"] == kind and (route["a"] in ends or route["b"] in ends)
        ]
    return steps


def _at_city(board: dict[str, Any], city: str, kind: str) -> list[int]:
    return [r for r, e in enumerate(board["routes"]) if e["type"] == kind and city in (e["a"], e["b"])]


def _steps(k: int) -> list[list[int]]:
    """For each place of a board the steps to each route; nobody moves back to where he stands (CNV-7.5.2)."""
    board = _boards[k]
    rows: list[list[int]] = []
    for r in range(MOST_ROUTES):
        row: list[int] = []
        if r < len(_routes[k]):
            route: Entry = board["routes"][r]
            kind: str = route["type"]
            beside = _at_city(board, route["a"], kind) + _at_city(board, route["b"], kind)
            row = _reach(board, sorted(set(beside) - {r}), kind)
            row[r] = 0
        rows.append(row)
    for c in range(MOST_CITIES):
        for kind in WAYS:
            at = _at_city(board, _cities[k][c], kind) if c < len(_cities[k]) else []
            rows.append(_reach(board, at, kind) if at else [])
    return rows


_all_steps: Final[list[list[int]]] = [row for k in range(BOARDS) for row in _steps(k)]
_STEPS: Final[vec[i64]] = vec[i64]([n for row in _all_steps for n in row + [0] * (MOST_ROUTES - len(row))])
_sorted: Final[list[list[int]]] = [
    [r for _, r in sorted((n, r) for r, n in enumerate(row) if n > 0)] for row in _all_steps
]
_REACHED: Final[vec[i64]] = _padded(_sorted, MOST_ROUTES)
_REACHES: Final[vec[i64]] = vec[i64]([len(row) for row in _sorted])


# -- from the vocabulary to the board and back ------------------------------------------------------------------
def city_id(board: i64, city: i64) -> i64:
    return _CITY_ID[board * MOST_CITIES + city]


def city_here(board: i64, number: i64) -> i64:
    """The city on this board, or NONE."""
    return _CITY_HERE[board * CITY_IDS + number]


def route_id(board: i64, route: i64) -> i64:
    return _ROUTE_ID[board * MOST_ROUTES + route]


def route_here(board: i64, number: i64) -> i64:
    return _ROUTE_HERE[board * ROUTE_IDS + number]


def province_id(board: i64, province: i64) -> i64:
    return _PROVINCE_ID[board * MOST_PROVINCES + province]


def province_here(board: i64, number: i64) -> i64:
    return _PROVINCE_HERE[board * PROVINCE_IDS + number]


# -- the network ------------------------------------------------------------------------------------------
def province_of(board: i64, city: i64) -> i64:
    """The province of a city with a token; NONE for the capital."""
    return _PROVINCE_OF[board * MOST_CITIES + city]


def province_city(board: i64, province: i64, k: i64) -> i64:
    """The k-th token city of a province, or NONE."""
    return _PROVINCE_CITY[(board * MOST_PROVINCES + province) * MOST_IN_PROVINCE + k]


def kind_of(board: i64, route: i64) -> i64:
    return _KIND[board * MOST_ROUTES + route]


def can_stop(board: i64, route: i64) -> bool:
    return _STOP[board * MOST_ROUTES + route] != 0


def end_of(board: i64, route: i64, k: i64) -> i64:
    """One of the two cities a route joins."""
    return _END[(board * MOST_ROUTES + route) * 2 + k]


def accepts(board: i64, city: i64, kind: i64) -> bool:
    return _ACCESS[(board * MOST_CITIES + city) * 2 + kind] != 0


def near_capital(board: i64, city: i64) -> bool:
    """Whether a city is the capital or joined to it by any route (CNV-3.4.3)."""
    return _NEAR_CAPITAL[board * MOST_CITIES + city] != 0


# -- places -----------------------------------------------------------------------------------------------
def city_place(city: i64, kind: i64) -> i64:
    return MOST_ROUTES + 2 * city + kind


def on_route(place: i64) -> bool:
    return 0 <= place < MOST_ROUTES


def city_of(place: i64) -> i64:
    """The city of a place that is not a route."""
    return (place - MOST_ROUTES) // 2


def steps_to(board: i64, place: i64, route: i64) -> i64:
    """The least number of steps from a place onto a route, 0 if there is no way within any allowance."""
    return _STEPS[(board * PLACES + place) * MOST_ROUTES + route]


def reaches(board: i64, place: i64) -> i64:
    """How many routes can be reached from a place at all."""
    return _REACHES[board * PLACES + place]


def reached(board: i64, place: i64, k: i64) -> i64:
    """The routes that can be reached from a place, nearest first."""
    return _REACHED[(board * PLACES + place) * MOST_ROUTES + k]


def tokens_of(letter: str) -> list[int]:
    """The goods on the tokens of a letter, as many times as there are tokens."""
    return [good for good in range(len(GOODS)) for _ in range(TOKENS[letter][good])]
