"""What only the viewer itself sees as numbers: its draft, its offers, and the grids of its cities place by place."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from emporion.games.antiquity.sight.secrecy import offers_to
from emporion.games.antiquity.steps.draft.moves import lifted_last
from emporion.games.antiquity.steps.draft.placing import MOVING, PLACING_FREE, SIZING, STAGE_NAMES
from emporion.games.antiquity.table.accessors import AntiquityTable
from emporion.games.antiquity.table.components import (
    FIRST_SIDE,
    FOOD,
    FOUNTAIN,
    HOUSE,
    MOST_CITIES,
    OFFERS,
    OTHER_SIDE,
    SHAPES,
    STORAGE,
    TYPES,
)
from emporion.games.antiquity.table.layout import (
    DUE_FOOD,
    DUE_LUXURY,
    GOODS,
    GRAVES,
    HAND,
    HEALED,
    KINDS,
    MOST_SEATS,
    OFFER_ASKS,
    OFFER_GIVES,
    OFFER_STATE,
    OFFER_TARGET,
    OFFERS_MADE,
    OPEN,
    PAID,
    PIECES,
    SEAT,
    SHOWN,
    STAGE,
    STRIDE,
)
from emporion.games.antiquity.table.pieces import (
    HAS_MAN,
    cell_of,
    city_of,
    height_of,
    kind_of,
    number_of,
    order_in_air,
    turn_of,
    width_of,
)
from emporion.kernel.rows.row import Row
from emporion.parts.polyominoes import CELLS, SIDE

_names = list(dict.fromkeys(STAGE_NAMES))
_STAGES: Final[i64] = len(_names)
_STAGE: Final[vec[i64]] = vec[i64]([_names.index(name) for name in STAGE_NAMES])  # placing is asked for two reasons
_PAYABLE: Final[i64] = 8  # foods and luxuries
_ALL_CELLS: Final[i64] = CELLS

# The grids: a city has its cells only, row by row; the first is larger.
_sides = [FIRST_SIDE] + [OTHER_SIDE] * (int(MOST_CITIES) - 1)
_firsts = [sum(side * side for side in _sides[:city]) for city in range(int(MOST_CITIES) + 1)]  # and the end
_PLACES: Final[i64] = sum(side * side for side in _sides)
_FIRST_PLACE: Final[vec[i64]] = vec[i64](_firsts)
_PLACE: Final[vec[i64]] = vec[i64](
    [
        _firsts[city] + _sides[city] * (cell // SIDE) + cell % SIDE if max(cell // SIDE, cell % SIDE) < side else -1
        for city, side in enumerate(_sides)
        for cell in range(CELLS)
    ]
)
_EMPTY: Final = 1
_BUILDING: Final = 2  # + its type
_MANNED: Final = 20
_MOST_CELLS: Final = 16


def _cells(kind: int, turn: int) -> list[int]:
    """The cells of a piece in the upper left corner."""
    shape = SHAPES[kind]
    mask = int(shape.masks[turn]) if turn < shape.turns else 0
    return [cell for cell in range(CELLS) if (mask >> cell) & 1]


_shapes = [_cells(kind, turn) for kind in range(len(SHAPES)) for turn in range(4)]
_AREA: Final[vec[i64]] = vec[i64]([len(cells) for cells in _shapes])
_CELL: Final[vec[i64]] = vec[i64]([cell for cells in _shapes for cell in cells + [0] * (_MOST_CELLS - len(cells))])


def write_draft(t: AntiquityTable, seat: i64, row: Row) -> None:
    """What is asked of the seat while it drafts, the piece in hand, what it owes and what it bargains for."""
    stage = t.get(seat, STAGE)
    row.hot(_STAGE[stage], _STAGES)
    _write_hand(t, seat, stage, row)
    food = t.get(seat, DUE_FOOD)
    luxury = t.get(seat, DUE_LUXURY)
    row.put(food)
    row.put(luxury)
    paid = t.get(seat, PAID) >> FOOD
    if food + luxury == 0:
        paid = 0
    for k in range(_PAYABLE):
        row.put((paid >> k) & 1)
    row.put(t.get(seat, HEALED))
    row.put(OFFERS - t.get(seat, OFFERS_MADE))
    received: i64 = 0
    for place in range(MOST_SEATS - 1):
        proposer = row.sits_at(place + 1)
        there = proposer >= 0 and not t.out(proposer) and offers_to(t, proposer, seat)
        _write_offer(t, proposer, there, row)
        if there:
            received += 1
    row.put(received)
    made = t.offer(seat, OFFER_STATE) != 0
    row.flag(made and t.offer(seat, OFFER_STATE) == OPEN)
    target: i64 = 0
    if made:
        target = row.place(t.offer(seat, OFFER_TARGET))
    row.hot(target - 1, MOST_SEATS - 1)
    _write_offer(t, seat, made, row)
    row.put(_new_fountains(t, seat))
    if t.drafting():
        row.copy(t.v, SHOWN + seat * STRIDE + GOODS, KINDS)
    else:
        row.skip(KINDS)


def _write_hand(t: AntiquityTable, seat: i64, stage: i64, row: Row) -> None:
    """The piece to be placed: its type, the number of a house, the sides of a storage."""
    at_hand = SIZING <= stage <= PLACING_FREE
    if not at_hand and stage != MOVING:
        row.skip(TYPES + 4)
        return
    p = t.get(seat, HAND)
    if stage == MOVING:
        p = t.piece(seat, lifted_last(t, seat))
    kind = kind_of(p)
    row.hot(kind, TYPES + 1)
    if kind == HOUSE:
        row.put(number_of(p))
    else:
        row.put(0)
    if kind == STORAGE and stage != SIZING:
        row.put(width_of(p))
        row.put(height_of(p))
    else:
        row.skip(2)


def _write_offer(t: AntiquityTable, proposer: i64, there: bool, row: Row) -> None:
    """What is offered less what is asked, by good."""
    row.flag(there)
    if not there:
        row.skip(KINDS)
        return
    for good in range(KINDS):
        row.put(t.offer(proposer, OFFER_GIVES + good) - t.offer(proposer, OFFER_ASKS + good))


def _new_fountains(t: AntiquityTable, seat: i64) -> i64:
    """Fountains of this draft: they will lower the famine."""
    if not t.drafting():
        return 0
    return _fountains(t, SEAT + seat * STRIDE + PIECES) - _fountains(t, SHOWN + seat * STRIDE + PIECES)


def _fountains(t: AntiquityTable, at: i64) -> i64:
    n: i64 = 0
    for k in range(at + 1, at + 1 + t.v[at]):
        if kind_of(t.v[k]) == FOUNTAIN:
            n += 1
    return n


def write_grids(t: AntiquityTable, seat: i64, row: Row) -> None:
    """Every cell of the viewer's cities: empty, or the building there and whether a man is on it; below zero if graved.

    Cells of cities that are not founded yet are zeros.
    """
    v = t.v
    out = row.v
    first: i64 = row.at
    cities: i64 = t.cities(seat)
    end: i64 = first + _FIRST_PLACE[cities]
    for k in range(first, end):
        out[k] = i16(_EMPTY)
    row.at = end
    row.skip(_PLACES - _FIRST_PLACE[cities])
    at: i64 = SEAT + seat * STRIDE
    pieces: i64 = at + PIECES + 1
    for k in range(pieces, pieces + v[at + PIECES]):
        p: i64 = v[k]
        if order_in_air(p) == 0:
            _lay(p, first, row)
    for city in range(cities):
        graves: i64 = v[at + GRAVES + city]
        if graves != 0:
            for cell in range(_ALL_CELLS):
                if (graves >> cell) & 1 == 1:
                    k = first + _PLACE[city * CELLS + cell]
                    out[k] = i16(-i64(out[k]))


def _lay(p: i64, first: i64, row: Row) -> None:
    """Write a piece on its cells."""
    out = row.v
    kind = kind_of(p)
    code: i64 = _BUILDING + kind
    if p & HAS_MAN != 0:
        code += _MANNED
    corner: i64 = city_of(p) * CELLS + cell_of(p)
    if kind == STORAGE:
        width: i64 = width_of(p)
        for y in range(height_of(p)):
            for x in range(width):
                out[first + _PLACE[corner + y * SIDE + x]] = i16(code)
        return
    shape: i64 = (kind << 2) | turn_of(p)
    for k in range(_AREA[shape]):
        out[first + _PLACE[corner + _CELL[shape * _MOST_CELLS + k]]] = i16(code)
