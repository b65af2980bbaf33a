"""What happens inside cities: pieces are placed, men stand on them, graves lie on them."""

from typing import Final

from mypy_extensions import i64

from emporion.games.antiquity.rules.zones import survey
from emporion.games.antiquity.table.accessors import AntiquityTable
from emporion.games.antiquity.table.components import (
    BIOLOGY,
    CART_SHOP,
    FOUNTAIN,
    GRIDS,
    HARBOUR,
    HOUSE,
    NEEDS_MAN,
    PHILOSOPHY,
    STABLE,
    STORAGE,
    UNIVERSITY,
)
from emporion.games.antiquity.table.layout import (
    CARTS,
    CENTRES,
    CITIES,
    FOUNTAINS,
    GRAVES,
    MEN,
    OWNED,
    PIECES,
    ROOM,
    TAKEN,
    WHOLE,
    WORKS,
)
from emporion.games.antiquity.table.pieces import (
    HAS_MAN,
    LIFTED,
    city_of,
    kind_of,
    mask_of,
    order_in_air,
    shape_of,
)
from emporion.parts.polyominoes import ALL_CELLS, cell_bit, cell_count, lowest, next_to

NOWHERE: Final = -1


def open_city(t: AntiquityTable, seat: i64, centre: i64) -> None:
    """The seat gets an empty grid: 7 x 7 for its first city, 6 x 6 for the others."""
    city = t.cities(seat)
    t.set_public(seat, CITIES, city + 1)
    t.set_public(seat, CENTRES + city, centre)
    t.put(seat, TAKEN + city, ALL_CELLS & ~GRIDS[city])


def add_piece(t: AntiquityTable, seat: i64, piece: i64) -> None:
    """A new piece lies on the grid."""
    k = t.pieces(seat)
    t.put_piece(seat, k, piece)
    t.put(seat, PIECES, k + 1)
    city = city_of(piece)
    t.put(seat, TAKEN + city, t.get(seat, TAKEN + city) | mask_of(piece))
    take_stock(t, seat)


def remove_piece(t: AntiquityTable, seat: i64, k: i64) -> None:
    """Forget a piece; the last one takes its number."""
    last = t.pieces(seat) - 1
    t.put_piece(seat, k, t.piece(seat, last))
    t.put_piece(seat, last, 0)
    t.put(seat, PIECES, last)


def take_stock(t: AntiquityTable, seat: i64) -> None:
    """See anew what the seat's buildings are good for (ANT-4.0.5); outside of a draft the zone follows."""
    works: i64 = 0
    whole: i64 = 0
    owned: i64 = 0
    carts: i64 = 0
    room: i64 = 0
    fountains: i64 = 0
    taught = _university_reach(t, seat)
    for k in range(t.pieces(seat)):
        p = t.piece(seat, k)
        kind = kind_of(p)
        owned |= 1 << kind
        if order_in_air(p) == 0 and t.graves(seat, city_of(p)) & mask_of(p) == 0:
            whole |= 1 << kind
            if NEEDS_MAN[kind] == 0 or p & HAS_MAN != 0 or _is_taught(p, taught):
                works |= 1 << kind
                if kind == CART_SHOP:
                    carts += 1
                elif kind == STORAGE:
                    room += shape_of(p).area
                elif kind == FOUNTAIN:
                    fountains += 1
    reach: i64 = (1 << STABLE) | (1 << HARBOUR)
    moved = (t.get(seat, WORKS) ^ works) & reach != 0
    t.put(seat, WORKS, works)
    t.put(seat, WHOLE, whole)
    t.put(seat, OWNED, owned)
    t.put(seat, CARTS, carts)
    t.put(seat, ROOM, room)
    t.put(seat, FOUNTAINS, fountains)
    if moved and not t.drafting():
        survey(t, seat)


def _university_reach(t: AntiquityTable, seat: i64) -> i64:
    """The working university as a piece, or NOWHERE."""
    for k in range(t.pieces(seat)):
        p = t.piece(seat, k)
        if kind_of(p) == UNIVERSITY:
            if p & HAS_MAN != 0 and order_in_air(p) == 0 and t.graves(seat, city_of(p)) & mask_of(p) == 0:
                return p
            return NOWHERE
    return NOWHERE


def _is_taught(p: i64, university: i64) -> bool:
    """Whether a faculty works through the university beside it (ANT-7.1.22)."""
    if university == NOWHERE or not BIOLOGY <= kind_of(p) <= PHILOSOPHY:
        return False
    return city_of(p) == city_of(university) and next_to(mask_of(university)) & mask_of(p) != 0


def graved(t: AntiquityTable, seat: i64, p: i64) -> bool:
    return t.graves(seat, city_of(p)) & mask_of(p) != 0


def wants_man(t: AntiquityTable, seat: i64, p: i64) -> bool:
    """Whether a man may be put on the piece: grave-free, needs one, has none and is not taught (ANT-4.2.8)."""
    if NEEDS_MAN[kind_of(p)] == 0 or p & HAS_MAN != 0 or order_in_air(p) != 0 or graved(t, seat, p):
        return False
    return not _is_taught(p, _university_reach(t, seat))


def piece_works(t: AntiquityTable, seat: i64, p: i64) -> bool:
    if order_in_air(p) != 0 or graved(t, seat, p):
        return False
    return NEEDS_MAN[kind_of(p)] == 0 or p & HAS_MAN != 0 or _is_taught(p, _university_reach(t, seat))


def piece_at(t: AntiquityTable, seat: i64, city: i64, cell: i64) -> i64:
    """The number of the piece that covers a cell, or NOWHERE."""
    bit = cell_bit(cell)
    for k in range(t.pieces(seat)):
        p = t.piece(seat, k)
        if city_of(p) == city and order_in_air(p) == 0 and mask_of(p) & bit != 0:
            return k
    return NOWHERE


def anchored_at(t: AntiquityTable, seat: i64, city: i64, cell: i64) -> i64:
    """The number of the piece whose first cell this is, or NOWHERE: words name pieces by it."""
    k = piece_at(t, seat, city, cell)
    return k if k >= 0 and lowest(mask_of(t.piece(seat, k))) == cell else NOWHERE


def piece_of_kind(t: AntiquityTable, seat: i64, kind: i64) -> i64:
    for k in range(t.pieces(seat)):
        if kind_of(t.piece(seat, k)) == kind:
            return k
    return NOWHERE


def count_kind(t: AntiquityTable, seat: i64, kind: i64) -> i64:
    n: i64 = 0
    for k in range(t.pieces(seat)):
        if kind_of(t.piece(seat, k)) == kind:
            n += 1
    return n


def has_room_for(t: AntiquityTable, seat: i64, piece: i64) -> bool:
    """Whether the piece fits into any city of the seat."""
    shape = shape_of(piece)
    return any(shape.fits(t.empty_cells(seat, city)) for city in range(t.cities(seat)))


def send_from_cart_shop(t: AntiquityTable, seat: i64) -> None:
    """The man of a working cart shop leaves it: each is used once (ANT-4.4.2)."""
    for k in range(t.pieces(seat)):
        p = t.piece(seat, k)
        if kind_of(p) == CART_SHOP and p & HAS_MAN != 0 and not graved(t, seat, p):
            t.put_piece(seat, k, p & ~HAS_MAN)
            take_stock(t, seat)
            return


def all_men_rise(t: AntiquityTable, seat: i64) -> None:
    """Every man on a city building returns to the pool; a new turn begins for every piece (ANT-4.1.1)."""
    for k in range(t.pieces(seat)):
        p = t.piece(seat, k)
        if p & HAS_MAN != 0:
            t.change(seat, MEN, 1)
        t.put_piece(seat, k, p & ~(HAS_MAN | LIFTED))
    take_stock(t, seat)


def bury(t: AntiquityTable, seat: i64, city: i64, cell: i64) -> None:
    """A grave on a cell; what stood there stops working."""
    t.put(seat, GRAVES + city, t.graves(seat, city) | cell_bit(cell))
    take_stock(t, seat)


def house_cells(t: AntiquityTable, seat: i64, city: i64) -> i64:
    """The cells of a city's houses, as a grid."""
    cells: i64 = 0
    for k in range(t.pieces(seat)):
        p = t.piece(seat, k)
        if kind_of(p) == HOUSE and city_of(p) == city:
            cells |= mask_of(p)
    return cells


def grave_cells(t: AntiquityTable, seat: i64, city: i64, on_buildings: bool) -> i64:
    """Where a grave may go: empty cells, or building cells without grave that are no houses (ANT-4.8.2)."""
    if not on_buildings:
        return t.empty_cells(seat, city)
    return t.get(seat, TAKEN + city) & GRIDS[city] & ~t.graves(seat, city) & ~house_cells(t, seat, city)


def grave_room(t: AntiquityTable, seat: i64, on_buildings: bool) -> i64:
    """How many graves the seat's cities can take, on empty cells or on buildings."""
    n: i64 = 0
    for city in range(t.cities(seat)):
        n += cell_count(grave_cells(t, seat, city, on_buildings))
    return n
