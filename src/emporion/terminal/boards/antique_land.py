"""The land of Antiquity as lines of characters: a quarter turn to the left, so that a column of hexes becomes a line.
North, as the journal and the browser have it, is on the left: each edge of the drawing bears the letter of its side.

A hex is called by its line's letter and its place along it (`F12`); neighbours in a line are two places apart.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

from rich.text import Text

from emporion.games.antiquity.sight.shapes import AntiquitySight, HexSight, Spot
from emporion.games.antiquity.table.components import MAP, SLOT_TILE, TILE_HEXES, TILES
from emporion.terminal.boards.canvas import Canvas
from emporion.terminal.kit import FAINT, HEAD, LIT, Lines, text
from emporion.terminal.voice import Voice

EDGE = 5  # characters left of the land, for the letters of the lines and of the sides
STEP = 2  # characters for half a hex
TERRAIN_SIGNS = {"forest": "♣", "grass": ".", "mountain": "▲", "water": "≈", "city": "■"}
TERRAIN_STYLES = {"forest": "green", "grass": "", "mountain": "bold", "water": "blue", "city": "bold"}


HEX = re.compile(r"([A-Z]{1,2}) ?(\d{1,3})")
SIDES = ("north", "south", "east", "west")
"""Of the land; drawn on the left, on the right, above and below."""
ARROWS = {"north": "←", "south": "→", "east": "↑", "west": "↓"}


class Window(NamedTuple):
    """A part of the land: its first line and place, how many of each, and on which sides there is more land."""

    top: int
    left: int
    rows: int
    columns: int
    cut: list[str]

    def middle(self) -> tuple[int, int]:
        return self.top + self.rows // 2, self.left + self.columns // 2

    def beyond(self, side: str) -> tuple[int, int]:
        """The middle of the window half its size further to a side."""
        line, place = self.middle()
        down = {"east": -1, "west": 1}.get(side, 0) * max(1, self.rows // 2)
        right = {"north": -1, "south": 1}.get(side, 0) * max(1, self.columns // 2)
        return line + down, place + right


class Land:
    """The hexes of a match by their names."""

    def __init__(self, sight: AntiquitySight) -> None:
        self.sight = sight
        self.hexes = {(hex.q, hex.r): hex for hex in sight.hexes}
        self._top = max(q for q, _ in self.hexes)
        self._left = min(2 * r + q for q, r in self.hexes)

    # -- names --------------------------------------------------------------------------------------------------
    def line(self, spot: Spot) -> int:
        return self._top - spot[0]

    def place(self, spot: Spot) -> int:
        return 2 * spot[1] + spot[0] - self._left + 1

    def name(self, spot: Spot) -> str:
        return f"{letters(self.line(spot))}{self.place(spot)}"

    def named(self, typed: str) -> tuple[int, int] | None:
        """The line and place a hex's name means, if they lie on the map."""
        found = HEX.fullmatch(typed.strip().upper())
        if found is None:
            return None
        lines = [line for line in {self.line(spot) for spot in self.hexes} if letters(line) == found[1]]
        place = int(found[2])
        return (lines[0], place) if lines and 1 <= place <= max(map(self.place, self.hexes)) else None

    def centre_of_tile(self, slot: int) -> Spot:
        first = int(SLOT_TILE[len(self.sight.seats) * TILES + slot]) * TILE_HEXES
        spots = MAP.hexes[first : first + TILE_HEXES]
        return sum(q for q, _ in spots) // TILE_HEXES, sum(r for _, r in spots) // TILE_HEXES

    def tile(self, slot: int) -> list[HexSight]:
        first = int(SLOT_TILE[len(self.sight.seats) * TILES + slot]) * TILE_HEXES
        return [self.hexes[spot] for spot in MAP.hexes[first : first + TILE_HEXES] if spot in self.hexes]

    # -- drawing ------------------------------------------------------------------------------------------------
    def drawn(self, voice: Voice, around: Iterable[Spot], chosen: set[Spot], width: int, height: int) -> Lines:
        """The part of the land around some hexes, as much as there is room for; the chosen ones in brackets."""
        return self.through(self.window(around, width, height), voice, chosen)

    def window(self, around: Iterable[Spot], width: int, height: int) -> Window:
        """The window of this size with some hexes in its middle."""
        spots = [spot for spot in around if spot in self.hexes] or list(self.hexes)
        return self.window_at([(self.line(spot), self.place(spot)) for spot in spots], width, height)

    def window_at(self, middle: list[tuple[int, int]], width: int, height: int) -> Window:
        """The window of this size with some lines and places in its middle, as far as there is land."""
        rows = max(3, height - 1)
        columns = max(7, (width - EDGE) // STEP - 1)
        last_line, last_place = max(map(self.line, self.hexes)), max(map(self.place, self.hexes))
        top = _begin([line for line, _ in middle], rows, 0, last_line)
        left = _begin([place for _, place in middle], columns, 1, last_place)
        more = (left > 1, left + columns <= last_place, top > 0, top + rows <= last_line)
        cut = [side for side, goes_on in zip(SIDES, more, strict=True) if goes_on]
        return Window(top, left, min(rows, last_line + 1), min(columns, last_place), cut)

    def through(self, window: Window, voice: Voice, chosen: set[Spot]) -> Lines:
        """What is seen through a window; at each edge which side it is, with an arrow where the land goes on."""
        top, left, columns = window.top, window.left, window.columns
        canvas = Canvas(EDGE + (columns + 1) * STEP, window.rows + 1)
        for place in range(left, left + columns):
            if place % 4 == 1:
                canvas.put(EDGE + (place - left) * STEP, 0, str(place), FAINT)
        for spot, hex in self.hexes.items():
            row, column = self.line(spot) - top, self.place(spot) - left
            if 0 <= row < window.rows and 0 <= column < columns:
                canvas.put(0, row + 1, letters(self.line(spot)), FAINT)
                canvas.put(EDGE + column * STEP, row + 1, self.cell(hex, voice, spot in chosen))
        edges = {"north": (0, 0), "south": (EDGE + columns * STEP, 0), "east": (2, 1), "west": (2, window.rows)}
        for side, (x, y) in edges.items():
            arrow = ARROWS[side] if side in window.cut else " "
            canvas.put(x, y, text((arrow, LIT), (voice.say(f"side-{side}"), HEAD)))
        return canvas.lines()

    def cell(self, hex: HexSight, voice: Voice, chosen: bool) -> Text:
        """Three signs: the ground (or whose city), what is on it, and a stroke in the own zone."""
        ground = Text(TERRAIN_SIGNS[hex.terrain], style=TERRAIN_STYLES[hex.terrain])
        if hex.city is not None:
            ground = voice.letter(hex.city)
        if chosen:
            return Text("[", LIT) + (Text("x", "red") if hex.polluted else ground) + Text("]", LIT)
        thing = Text(" ")
        if hex.polluted:
            thing = Text("x", style="red")
        elif hex.man:
            thing = Text("i", style=HEAD)
        elif hex.inn is not None:
            thing = voice.letter(hex.inn)
        elif hex.good is not None:
            thing = Text("o")
        elif hex.token:
            thing = Text("?")
        return ground + thing + Text("'" if voice.me in hex.zones and hex.city is None else " ", FAINT)


def letters(line: int) -> str:
    """A, B, .. Z, AA, AB, .."""
    return chr(65 + line) if line < 26 else f"A{chr(65 + line - 26)}"


def _begin(values: list[int], room: int, first: int, last: int) -> int:
    """Where a window with so much room begins, so that the values stand in its middle, if first and last allow it."""
    start = (min(values) + max(values) + 1 - room) // 2
    return max(first, min(start, last + 1 - room))
