# interpreted
"""The faces of cards and the places of cities, provinces and routes, laid out from the data for the twin of a row.

Cards alike but for their deck have one face. A map's provinces go by size, cities with them, routes by kind.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import zip_longest
from typing import Any

from emporion.games.concordia_venus.sight.shapes import Colonist
from emporion.kernel.data import read_data

_cards = read_data(__file__, "cards")
MAPS: dict[str, Any] = {name: read_data(__file__, f"map_{name}") for name in ("imperium", "hellas", "ionium", "cyprus")}
WAYS = ("land", "sea")
STEPS = 6


# -- cards ------------------------------------------------------------------------------------------------
def _face(card: dict[str, Any]) -> str:
    """What stands on a card: its personalities with their good or income, and its gods."""
    acts = "/".join(card["actions"])
    return f"{acts}{card.get('specialist_good', card.get('mercator_income', ''))}:{'+'.join(card['gods'])}"


STARTING: dict[str, str] = {card["id"]: _face(card) for card in _cards["starting_cards"]}
FOR_SALE: dict[str, str] = {card["id"]: _face(card) for card in _cards["market_cards"]}
FACE_OF = {**STARTING, **FOR_SALE}
FACES_FOR_SALE = list(dict.fromkeys(FOR_SALE.values()))
WHICH_OF: dict[str, int] = {
    card: which
    for face in set(FACE_OF.values())
    for which, card in enumerate((c for c in FACE_OF if FACE_OF[c] == face), 1)
}
FACES = list(dict.fromkeys([*FACES_FOR_SALE, *STARTING.values()]))


def faces(cards: list[str] | None) -> Counter[str]:
    return Counter(FACE_OF[card] for card in cards or [])


# -- maps -------------------------------------------------------------------------------------------------
def _lined_up(name: str) -> tuple[list[str], list[list[str]]]:
    """The provinces of a map, those with the most cities first, and the cities of each as they stand in the data."""
    board = MAPS[name]
    cities = {
        province["id"]: [c["id"] for c in board["cities"] if c.get("letter") and c["province"] == province["id"]]
        for province in board["provinces"]
    }
    order = sorted(cities, key=lambda province: -len(cities[province]))
    return order, [cities[province] for province in order]


_rooms = [max(map(len, cities)) for cities in zip_longest(*(_lined_up(name)[1] for name in MAPS), fillvalue=[])]
PROVINCE_PLACES = list(range(len(_rooms)))
CITY_PLACES = ["capital", *(f"{place}.{k}" for place, room in enumerate(_rooms) for k in range(room))]
_most = {way: max(sum(r["type"] == way for r in board["routes"]) for board in MAPS.values()) for way in WAYS}
ROUTE_PLACES = [f"{way}{k}" for way in WAYS for k in range(_most[way])]


@cache
def places_on(name: str) -> dict[str, str | int]:
    """By its id, the place of each city, province (`province:...`) and route of a map."""
    order, cities = _lined_up(name)
    found: dict[str, str | int] = {f"province:{province}": place for place, province in enumerate(order)}
    found[MAPS[name]["capital"]] = "capital"
    for place, own in enumerate(cities):
        found |= {city: f"{place}.{k}" for k, city in enumerate(own)}
    for way in WAYS:
        routes = [route["id"] for route in MAPS[name]["routes"] if route["type"] == way]
        found |= {route: f"{way}{k}" for k, route in enumerate(routes)}
    return found


@cache
def routes_on(name: str, reduced: bool) -> dict[str, dict[str, Any]]:
    """The routes of a board by their ids; without the omitted cities there are fewer."""
    board = MAPS[name]
    letters = board["reduced"]["omit_letters"] if reduced and "reduced" in board else []
    gone = {city["id"] for city in board["cities"] if city.get("letter") in letters}
    return {r["id"]: r for r in board["routes"] if r["a"] not in gone and r["b"] not in gone}


def ends_of(name: str, route: str | None) -> set[str]:
    found = routes_on(name, False).get(route or "")
    return {found["a"], found["b"]} if found else set()


@cache
def steps_from(name: str, reduced: bool, colonist: Colonist) -> dict[str, int]:
    """By route the steps a colonist needs there: from city to city on routes of its kind, never back to its own."""
    routes = {key: r for key, r in routes_on(name, reduced).items() if r["type"] == colonist.kind}
    cities = {colonist.city} if colonist.city else ends_of(name, colonist.route)
    found: dict[str, int] = {}
    for step in range(1, STEPS + 1):
        near = [key for key, r in routes.items() if key not in found and (r["a"] in cities or r["b"] in cities)]
        found |= dict.fromkeys(near, step)
        cities = cities.union(*(ends_of(name, key) for key in near))
    return {key: step for key, step in found.items() if key != colonist.route}
