"""Setting Antiquity's table (ANT-3); the first cities are chosen by the players."""

from mypy_extensions import i64

from emporion.games.antiquity.table.accessors import AntiquityTable
from emporion.games.antiquity.table.components import (
    BAG,
    FACE_MARK,
    FACE_TERRAIN,
    LAID,
    SLOT_TILE,
    START_FAMINE,
    START_WOOD,
    TILE_HEXES,
    TILES,
    TILES_EACH,
    TOKEN_KINDS,
    TURNS,
    WOOD,
)
from emporion.games.antiquity.table.layout import FAMINE, HEX, ORDER, PLAYERS, TOKEN
from emporion.kernel.journal import seat_ref
from emporion.parts.deck import shuffle


def lay(t: AntiquityTable) -> None:
    """The order, the land, its tokens, and what everybody starts with (ANT-3.1.1 to ANT-3.1.5)."""
    # Chance comes in this order: order of play, tiles slot by slot, exploration tokens.
    _draw_order(t)
    _lay_tiles(t)
    _lay_tokens(t)
    t.v[FAMINE] = START_FAMINE
    for seat in range(t.seats()):
        t.gain(seat, WOOD, START_WOOD)
    if t.telling():
        t.tell("order", "ANT-3.1.1", {"seats": [seat_ref(t.in_order(k)) for k in range(t.players())]})


def _draw_order(t: AntiquityTable) -> None:
    """A random order of play for turn 0 (ANT-3.1.1)."""
    t.v[PLAYERS] = t.seats()
    for seat in range(t.seats()):
        t.v[ORDER + seat] = seat
    shuffle(t, ORDER, ORDER + t.seats())


def _lay_tiles(t: AntiquityTable) -> None:
    """Two tiles for each player from the bag, each on either side, mirrored or not, turned at random (ANT-3.1.2)."""
    used: i64 = 0
    for slot in range(t.seats() * TILES_EACH):
        drawn: i64 = t.chance(TILES - slot)
        k: i64 = 0
        while (used >> k) & 1 == 1 or drawn > 0:
            if (used >> k) & 1 == 0:
                drawn -= 1
            k += 1
        used |= 1 << k
        face: i64 = BAG[k] + t.chance(2)
        flip: i64 = t.chance(2)
        lay_face(t, SLOT_TILE[t.seats() * TILES + slot], face, flip, t.chance(TURNS))


def lay_face(t: AntiquityTable, tile: i64, face: i64, flip: i64, turn: i64) -> None:
    """Place a face: mirrored first, then turned, then moved to its tile (ANT-3.1.3)."""
    for hex in range(TILE_HEXES):
        laid: i64 = tile * TILE_HEXES + LAID[(flip * TURNS + turn) * TILE_HEXES + hex]
        t.v[HEX + laid] = FACE_TERRAIN[face * TILE_HEXES + hex] | (FACE_MARK[face * TILE_HEXES + hex] << TOKEN)


def _lay_tokens(t: AntiquityTable) -> None:
    """One of each kind for each player, shuffled, one on every marked hex (ANT-3.1.4)."""
    unlaid: i64 = t.seats() * TOKEN_KINDS
    left_0: i64 = t.seats()
    left_1: i64 = t.seats()
    left_2: i64 = t.seats()
    for hex in range(t.hexes()):
        if t.token(hex) >= 0:
            drawn: i64 = t.chance(unlaid)
            kind: i64 = 0
            if drawn < left_0:
                left_0 -= 1
            elif drawn < left_0 + left_1:
                left_1 -= 1
                kind = 1
            elif drawn < left_0 + left_1 + left_2:
                left_2 -= 1
                kind = 2
            else:
                kind = 3
            t.v[HEX + hex] += kind << TOKEN
            unlaid -= 1
