"""The cities of Antiquity: a grid of cells with letters for buildings, and the piece to be placed in all its turns."""

from __future__ import annotations

from rich.text import Text

from emporion.games.antiquity.sight.drafts import cells_of
from emporion.games.antiquity.sight.shapes import HandSight, PieceSight, SeatSight, Spot
from emporion.games.antiquity.table import pieces
from emporion.games.antiquity.table.components import BUILDINGS
from emporion.parts.polyominoes import SIDE
from emporion.terminal.kit import FAINT, HEAD, Lines, beside
from emporion.terminal.voice import Voice

COLUMNS = "abcdefg"


def cell_name(x: int, y: int) -> str:
    return f"{COLUMNS[x]}{y + 1}"


def pieces_in(seat: SeatSight, city: int) -> dict[Spot, PieceSight]:
    """What stands on each cell of a city (counted from 1)."""
    return {
        (cell[0], cell[1]): piece
        for piece in seat.pieces
        if piece.city == city and not piece.in_air
        for cell in piece.cells
    }


def piece_at(seat: SeatSight, city: int, x: int, y: int) -> PieceSight | None:
    return pieces_in(seat, city).get((x, y))


def cells_covered(building: str, sides: tuple[int, int], turn: int, x: int, y: int) -> list[Spot]:
    """The cells a building would cover, turned so and with its upper left corner there; a storage has sides."""
    piece = pieces.sized(pieces.new_piece(BUILDINGS.index(building)), *sides)
    return cells_of(int(pieces.mask_of(pieces.put_down(piece, 0, turn, y * SIDE + x))))


def city_grid(seat: SeatSight, city: int, voice: Voice) -> Lines:
    """Cells by column letter and line number: the building's sign, a star for its man, a cross for a grave."""
    plan = seat.cities[city - 1]
    standing = pieces_in(seat, city)
    graves = {(x, y) for x, y in plan.graves}
    lines = [Text("  " + "".join(f"{COLUMNS[x]}  " for x in range(plan.side)).rstrip(), style=FAINT)]
    for y in range(plan.side):
        line = Text(f"{y + 1} ", style=FAINT)
        for x in range(plan.side):
            piece = standing.get((x, y))
            if piece is None:
                line += Text("†† " if (x, y) in graves else ".  ", "red" if (x, y) in graves else FAINT)
                continue
            sign = f"{piece.house:02}" if piece.house is not None else voice.say(f"sign-{piece.building}")
            mark = "†" if (x, y) in graves else "*" if piece.man and tuple(piece.anchor) == (x, y) else " "
            line += Text(f"{sign}{mark}", HEAD if piece.works else FAINT)
        line.rstrip()
        lines.append(line)
    return lines


def turns_of(hand: HandSight, voice: Voice) -> Lines:
    """The piece in hand as it may be turned, each turn with its number."""
    drawing: Lines = []
    for number, cells in enumerate(hand.turns, start=1):
        wide = max(x for x, _ in cells) + 1
        high = max(y for _, y in cells) + 1
        spots = {(x, y) for x, y in cells}
        shape = [Text(voice.say("turn-n", number=number), FAINT)]
        shape += [Text("".join("■ " if (x, y) in spots else ". " for x in range(wide)).rstrip()) for y in range(high)]
        drawing = beside(drawing, shape, 4) if drawing else shape
    return drawing
