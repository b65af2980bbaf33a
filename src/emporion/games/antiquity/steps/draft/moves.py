"""City drafts: the hospital, the faculty of theology, and Santa Barbara's rearrangements (ANT-4.2.11 to ANT-4.2.13)."""

from mypy_extensions import i64

from emporion.games.antiquity.rules.cities import anchored_at, piece_of_kind, remove_piece, take_stock
from emporion.games.antiquity.steps.draft.placing import FREE, MOVING, cell_number, place_refusal, placed, places
from emporion.games.antiquity.table.accessors import AntiquityTable
from emporion.games.antiquity.table.components import (
    BARBARA,
    CATHEDRAL,
    GRAVE,
    HOSPITAL,
    HOSPITAL_HEALS,
    NO_SAINT,
    RAZABLE,
    THEOLOGY,
)
from emporion.games.antiquity.table.layout import (
    BEFORE,
    GOODS,
    GRAVES,
    GRAVES_MOVED,
    HEALED,
    IN_AIR,
    KINDS,
    NEW_CATHEDRAL,
    PATRON,
    PIECES,
    RAZED,
    SEAT,
    STAGE,
    STRIDE,
    TAKEN,
    WHOLE,
)
from emporion.games.antiquity.table.pieces import (
    LIFTED,
    burden_of,
    city_of,
    kind_of,
    lifted,
    mask_of,
    order_in_air,
    shape_of,
)
from emporion.games.antiquity.table.words import (
    CATHEDRAL_GRAVED,
    CELLS_TAKEN,
    HEAL,
    HEALED_ALL,
    LIFT,
    LIFT_GRAVE,
    LIFTED_ALREADY,
    MARIA_STAYS,
    NO_BARBARA,
    NO_CATHEDRAL,
    NO_DROP,
    NO_EMPTY_CELL,
    NO_GRAVE,
    NO_GRAVE_TO_LIFT,
    NO_HOSPITAL,
    NO_THEOLOGY,
    NOTHING_THERE,
    RAZED_ALREADY,
)
from emporion.kernel.refusal import MAY_BE_SAID
from emporion.kernel.words import Words
from emporion.parts.polyominoes import CELLS, cell_bit, cell_count, lowest


# -- hospital and theology ------------------------------------------------------------------------------------------
def graves(t: AntiquityTable, seat: i64, first: i64, into: Words) -> None:
    """A word for every grave of the seat."""
    for city in range(t.cities(seat)):
        cells = t.graves(seat, city)
        while cells != 0:
            into.add(first + city * CELLS + lowest(cells))
            cells &= cells - 1


def has_grave(t: AntiquityTable, seat: i64, cell: i64) -> bool:
    return (t.graves(seat, cell // CELLS) >> (cell % CELLS)) & 1 == 1


def heals(t: AntiquityTable, seat: i64, into: Words) -> None:
    if t.works(seat, HOSPITAL):
        graves(t, seat, HEAL, into)


def heal_refusal(t: AntiquityTable, seat: i64, cell: i64) -> i64:
    if not t.works(seat, HOSPITAL):
        return NO_HOSPITAL
    if t.get(seat, HEALED) >= HOSPITAL_HEALS:
        return HEALED_ALL
    return MAY_BE_SAID if has_grave(t, seat, cell) else NO_GRAVE


def heal(t: AntiquityTable, seat: i64, cell: i64) -> None:
    t.change(seat, HEALED, 1)
    _unbury(t, seat, cell)
    take_stock(t, seat)


def _unbury(t: AntiquityTable, seat: i64, cell: i64) -> None:
    city = cell // CELLS
    t.put(seat, GRAVES + city, t.graves(seat, city) & ~cell_bit(cell % CELLS))


def raze_refusal(t: AntiquityTable, seat: i64) -> i64:
    if not t.works(seat, THEOLOGY):
        return NO_THEOLOGY
    if t.get(seat, RAZED) != 0:
        return RAZED_ALREADY
    if not t.owns(seat, CATHEDRAL):
        return NO_CATHEDRAL
    if RAZABLE[t.patron(seat)] == 0:
        return MARIA_STAYS
    return MAY_BE_SAID if (t.get(seat, WHOLE) >> CATHEDRAL) & 1 == 1 else CATHEDRAL_GRAVED


def raze(t: AntiquityTable, seat: i64) -> None:
    """The cathedral is gone with its saint; one built in this very draft was never there (ANT-7.9.3)."""
    k = piece_of_kind(t, seat, CATHEDRAL)
    p = t.piece(seat, k)
    city = city_of(p)
    t.put(seat, TAKEN + city, t.get(seat, TAKEN + city) & ~mask_of(p))
    remove_piece(t, seat, k)
    t.put(seat, PATRON, NO_SAINT)
    t.put(seat, RAZED, 1)
    t.put(seat, NEW_CATHEDRAL, 0)
    take_stock(t, seat)


# -- moving pieces ----------------------------------------------------------------------------------------------------
def lifts(t: AntiquityTable, seat: i64, into: Words) -> None:
    """Every piece and grave that lies on a grid."""
    if not _may_move(t, seat):
        return
    for k in range(t.pieces(seat)):
        p = t.piece(seat, k)
        if order_in_air(p) == 0:
            into.add(LIFT + cell_number(p))
    graves(t, seat, LIFT_GRAVE, into)


def _may_move(t: AntiquityTable, seat: i64) -> bool:
    """Santa Barbara's power; a rearrangement once opened goes on, even with the cathedral in the air."""
    return t.get(seat, STAGE) == MOVING or t.power_of(seat, BARBARA)


def lift_refusal(t: AntiquityTable, seat: i64, cell: i64) -> i64:
    if not _may_move(t, seat):
        return NO_BARBARA
    k = anchored_at(t, seat, cell // CELLS, cell % CELLS)
    if k < 0:
        return NOTHING_THERE
    return LIFTED_ALREADY if t.piece(seat, k) & LIFTED != 0 else MAY_BE_SAID


def lift_grave_refusal(t: AntiquityTable, seat: i64, cell: i64) -> i64:
    if not _may_move(t, seat):
        return NO_BARBARA
    if not has_grave(t, seat, cell):
        return NO_GRAVE_TO_LIFT
    if (t.get(seat, GRAVES_MOVED + cell // CELLS) >> (cell % CELLS)) & 1 == 1:
        return LIFTED_ALREADY
    return MAY_BE_SAID if t.has_empty_cell(seat) else NO_EMPTY_CELL


def lift(t: AntiquityTable, seat: i64, cell: i64) -> None:
    """A piece leaves the grid with its man and its graves."""
    order = _open_rearrangement(t, seat)
    k = anchored_at(t, seat, cell // CELLS, cell % CELLS)
    p = t.piece(seat, k)
    city = city_of(p)
    carried = t.graves(seat, city) & mask_of(p)
    t.put(seat, TAKEN + city, t.get(seat, TAKEN + city) & ~mask_of(p))
    t.put(seat, GRAVES + city, t.graves(seat, city) & ~carried)
    t.put_piece(seat, k, lifted(p, cell_count(carried), order))


def lift_grave(t: AntiquityTable, seat: i64, cell: i64) -> None:
    """A grave leaves its cell; in the air it is a piece of its own."""
    order = _open_rearrangement(t, seat)
    city = cell // CELLS
    t.put(seat, GRAVES_MOVED + city, t.get(seat, GRAVES_MOVED + city) | cell_bit(cell % CELLS))
    _unbury(t, seat, cell)
    t.put_piece(seat, t.pieces(seat), lifted(GRAVE, 0, order))
    t.change(seat, PIECES, 1)


def _open_rearrangement(t: AntiquityTable, seat: i64) -> i64:
    """One more piece in the air; the first opens a rearrangement that may be cancelled. Its place in the order."""
    if t.get(seat, STAGE) != MOVING:
        t.copy_block(SEAT, BEFORE, seat)
        t.put(seat, STAGE, MOVING)
    t.change(seat, IN_AIR, 1)
    return t.get(seat, IN_AIR)


def lifted_last(t: AntiquityTable, seat: i64) -> i64:
    """The number of the piece that is dropped next: the one lifted last (ANT-7.9.5)."""
    k: i64 = 0
    while order_in_air(t.piece(seat, k)) != t.get(seat, IN_AIR):
        k += 1
    return k


def drops(t: AntiquityTable, seat: i64, into: Words) -> None:
    piece = t.piece(seat, lifted_last(t, seat))
    places(t, seat, piece, shape_of(piece).turns, into)


def drop_refusal(t: AntiquityTable, seat: i64, word: i64) -> i64:
    piece = t.piece(seat, lifted_last(t, seat))
    reason = place_refusal(t, seat, piece, shape_of(piece).turns, word)
    return NO_DROP if reason == CELLS_TAKEN else reason


def drop(t: AntiquityTable, seat: i64, word: i64) -> None:
    """The piece lifted last is put down; the rearrangement ends when it was the last in the air."""
    k = lifted_last(t, seat)
    p = t.piece(seat, k)
    carried = burden_of(p)
    down = placed(p, word)
    city = city_of(down)
    if kind_of(p) == GRAVE:
        remove_piece(t, seat, k)
        _lay_graves(t, seat, city, mask_of(down), 1)
    else:
        t.put_piece(seat, k, down)
        t.put(seat, TAKEN + city, t.get(seat, TAKEN + city) | mask_of(down))
        _lay_graves(t, seat, city, mask_of(down), carried)
    t.change(seat, IN_AIR, -1)
    if t.get(seat, IN_AIR) == 0:
        t.put(seat, STAGE, FREE)
        take_stock(t, seat)


def _lay_graves(t: AntiquityTable, seat: i64, city: i64, cells: i64, n: i64) -> None:
    """The carried graves go on the first cells, row by row; they have been moved this turn (ANT-7.9.6)."""
    for _ in range(n):
        first: i64 = cells & -cells
        t.put(seat, GRAVES + city, t.graves(seat, city) | first)
        t.put(seat, GRAVES_MOVED + city, t.get(seat, GRAVES_MOVED + city) | first)
        cells &= ~first


def cancel_move(t: AntiquityTable, seat: i64) -> None:
    """Everything touched goes back where it was, but has been lifted; goods of an answered offer stay."""
    for good in range(KINDS):
        t.v[BEFORE + seat * STRIDE + GOODS + good] = t.good(seat, good)
    for k in range(t.v[BEFORE + seat * STRIDE + PIECES]):
        t.v[BEFORE + seat * STRIDE + PIECES + 1 + k] |= t.piece(seat, k) & LIFTED
    for city in range(t.cities(seat)):
        at: i64 = BEFORE + seat * STRIDE + city
        t.v[at + GRAVES_MOVED] |= t.get(seat, GRAVES_MOVED + city) & t.v[at + GRAVES]
    t.copy_block(BEFORE, SEAT, seat)
