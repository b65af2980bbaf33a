"""The land of Antiquity as lines of characters: a quarter turn to the left, so that a column of hexes becomes a line.

A hex is called by its line's letter and its place along it (`F12`); neighbours in a line are two places apart.
"""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from emporion.games.antiquity.sight.shapes import AntiquitySight, HexSight, Spot
from emporion.games.antiquity.table.components import MAP, SLOT_TILE, TILE_HEXES, TILES
from emporion.terminal.boards.canvas import Canvas
from emporion.terminal.kit import FAINT, HEAD, LIT, Lines
from emporion.terminal.voice import Voice

EDGE = 4  # characters left of the land, for the letters
STEP = 2  # characters for half a hex
TERRAIN_SIGNS = {"forest": "♣", "grass": ".", "mountain": "▲", "water": "≈", "city": "■"}
TERRAIN_STYLES = {"forest": "green", "grass": "", "mountain": "bold", "water": "blue", "city": "bold"}


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
        middle = [spot for spot in around if spot in self.hexes] or list(self.hexes)
        rows = max(3, height - 1)
        columns = max(8, (width - EDGE) // STEP)
        top = _window([self.line(spot) for spot in middle], rows, max(map(self.line, self.hexes)))
        left = _window([self.place(spot) for spot in middle], columns - 1, max(map(self.place, self.hexes)))
        canvas = Canvas(width, rows + 1)
        for place in range(left, left + columns):
            if place % 4 == 1:
                canvas.put(EDGE + (place - left) * STEP, 0, str(place), FAINT)
        for spot, hex in self.hexes.items():
            row, column = self.line(spot) - top, self.place(spot) - left
            if 0 <= row < rows and 0 <= column < columns - 1:
                canvas.put(0, row + 1, letters(self.line(spot)), FAINT)
                canvas.put(EDGE + column * STEP, row + 1, self.cell(hex, voice, spot in chosen))
        lines = canvas.lines()
        while len(lines) > 1 and not lines[-1].plain.strip():
            lines.pop()
        return lines

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


def _window(values: list[int], room: int, most: int) -> int:
    """Where a window of so many lines begins so that the values stand in its middle."""
    low, high = min(values), max(values)
    start = (low + high + 1 - room) // 2
    return max(0, min(start, most + 1 - room)) if most + 1 > room else 0
