"""The maps of Concordia Venus as sheets of characters: cities where they lie, routes, colonists."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from rich.text import Text

from emporion.games.concordia_venus.sight.shapes import ConcordiaSight
from emporion.games.concordia_venus.table import maps
from emporion.kernel.data import read_data
from emporion.terminal.boards.canvas import Canvas
from emporion.terminal.kit import FAINT, HEAD, Lines, text, wrap
from emporion.terminal.voice import Voice

NARROWEST = 70
"""Columns; on less the names would cover each other."""
HEIGHT = 20
"""Lines at 80 columns; wider maps are higher in proportion."""


@cache
def chart(name: str) -> dict[str, Any]:
    return read_data(maps.__file__, f"map_{name}")


@cache
def cities_of(name: str) -> list[tuple[str, list[str]]]:
    """The provinces with their cities; the capital lies in the province around it, if it is in any."""
    return [(province["id"], list(province["cities"])) for province in chart(name)["provinces"]]


@cache
def routes_of(name: str) -> list[tuple[str, str, str]]:
    return [(route["type"], route["a"], route["b"]) for route in chart(name)["routes"]]


def city_map(sight: ConcordiaSight, voice: Voice, good: Callable[[str], str], width: int) -> Lines:
    data = chart(sight.map)
    cities = {city["id"]: city for city in data["cities"]}
    seen = {city.id: city for city in sight.cities}
    routes = [route for route in data["routes"] if route["a"] in seen and route["b"] in seen]
    xs = [cities[city]["x"] for city in seen]
    ys = [cities[city]["y"] for city in seen]
    height = min(HEIGHT * width // 80, 2 * HEIGHT)
    left, top = min(xs), min(ys)
    wide, high = max(max(xs) - left, 1), max(max(ys) - top, 1)

    def at(x: float, y: float) -> tuple[int, int]:
        return round((x - left) / wide * (width - 14)), round((y - top) / high * (height - 1))

    canvas = Canvas(width, height)
    for route in routes:
        slot = at(*route["slot"])
        for end in (route["a"], route["b"]):
            place = at(cities[end]["x"], cities[end]["y"])
            canvas.line(place, slot, "~" if route["type"] == "sea" else ".", FAINT)
    names = Canvas(width, height)
    for city_id in sorted(seen, key=lambda each: (cities[each]["y"], cities[each]["x"])):
        city = seen[city_id]
        x, y = at(cities[city_id]["x"], cities[city_id]["y"])
        label = text((voice.name("city", city_id), HEAD))
        if city.good is not None:
            label += Text(f" {good(city.good)}", FAINT)
        if city.villas:
            label += text(" ", voice.marks(city.villas))
        here = [seat for seat, each in enumerate(sight.seats) for one in each.colonists if one.city == city_id]
        if here:
            label += text(" (", voice.marks(here), ")")
        x, y = free_place(names, x, y, label.cell_len)
        names.put(x, y, label)
        canvas.put(x, y, label)
    for seat, each in enumerate(sight.seats):
        for colonist in each.colonists:
            if colonist.route is not None:
                route = next(route for route in routes if route["id"] == colonist.route)
                x, y = at(*route["slot"])
                x, y = free_place(names, x, y, 3)
                mark = text("<", voice.letter(seat), ">")
                names.put(x, y, mark)
                canvas.put(x, y, mark)
    return [*canvas.lines(), *wrap(Text(voice.say("map-legend"), FAINT), width)]


def free_place(canvas: Canvas, x: int, y: int, width: int) -> tuple[int, int]:
    """The nearest place where nothing is covered."""
    x = max(0, min(x, canvas.width - width))
    nearby = sorted(
        ((dx, dy) for dx in range(-12, 13) for dy in range(-3, 4)),
        key=lambda step: (abs(step[1]) * 5 + abs(step[0]), step),
    )
    for dx, dy in nearby:
        if canvas.free(x + dx, y + dy, width):
            return x + dx, y + dy
    return x, y
