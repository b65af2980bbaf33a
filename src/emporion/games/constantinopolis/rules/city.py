"""Buildings: which may be built, what they cost, and what happens when they stand."""

from mypy_extensions import i64

from emporion.games.constantinopolis.table.accessors import ConstantinopolisTable
from emporion.games.constantinopolis.table.components import (
    CATEGORY,
    COST,
    FAME,
    FIRST_PUBLIC,
    MOST_PRODUCTION,
    OUTPUT_TYPES,
    PAIR_TILES,
    PERMIT,
    PERMIT_TILES,
    PLAN_TILE,
    PRODUCTION,
    PUBLIC,
    PUBLIC_PLAN,
    PUBLICS,
    TILE_BIT,
    WALL_PLAN,
)
from emporion.games.constantinopolis.table.layout import (
    BUILT,
    CITY_FINISHED,
    COPIES_LEFT,
    LEVEL,
    MAKES,
    NONE,
    OWNED,
    SPACE,
)
from emporion.games.constantinopolis.table.words import NO_PERMIT, NO_SPACE, SAME_NAME, TOP_LEVEL
from emporion.kernel.journal import seat_ref


def planned_tile(t: ConstantinopolisTable, plan: i64) -> i64:
    """The tile a declaration means, or NONE if no copy is left; of a public pair the dearest one left (CPL-4.4.6)."""
    if PUBLIC_PLAN <= plan < WALL_PLAN:
        dearer = PAIR_TILES[2 * (plan - PUBLIC_PLAN)]
        cheaper = PAIR_TILES[2 * (plan - PUBLIC_PLAN) + 1]
        if t.copies(dearer) > 0:
            return dearer
        return cheaper if t.copies(cheaper) > 0 else NONE
    tile = PLAN_TILE[plan]
    return tile if t.copies(tile) > 0 else NONE


def has_permit(t: ConstantinopolisTable, seat: i64, permit: i64) -> bool:
    """Whether the seat owns a production building of that letter; nothing is needed for A (CPL-4.4.4)."""
    return permit == 0 or t.get(seat, OWNED) & PERMIT_TILES[permit] != 0


def unbuildable(t: ConstantinopolisTable, seat: i64, tile: i64) -> i64:
    """Why a seat's board cannot take a tile, whoever's turn it is and whatever it costs; or 0."""
    if t.free_spaces(seat) == 0:
        return NO_SPACE
    category = CATEGORY[tile]
    if category != PUBLIC and t.owns(seat, tile):
        return SAME_NAME
    if category == PRODUCTION:
        if t.get(seat, LEVEL) >= MOST_PRODUCTION:
            return TOP_LEVEL
        if not has_permit(t, seat, PERMIT[tile] - 1):
            return NO_PERMIT
    return 0


def could_preempt(t: ConstantinopolisTable, consul: i64, tile: i64) -> bool:
    """Whether the Consul could take a declared tile himself, at its full price (CPL-4.4.8)."""
    return t.gold(consul) >= COST[tile] and unbuildable(t, consul, tile) == 0


def place_tile(t: ConstantinopolisTable, seat: i64, tile: i64) -> None:
    """A tile goes to the first free building space, with all its effects."""
    t.put(seat, SPACE + t.get(seat, BUILT), tile)
    t.change(seat, BUILT, 1)
    t.put(seat, OWNED, t.get(seat, OWNED) | TILE_BIT[tile])
    if CATEGORY[tile] == PRODUCTION:
        t.change(seat, LEVEL, 1)
        t.put(seat, MAKES, t.get(seat, MAKES) | OUTPUT_TYPES[tile])


def construct(t: ConstantinopolisTable, seat: i64, tile: i64) -> None:
    """Take a tile from the board and build it."""
    t.v[COPIES_LEFT + tile] -= 1
    place_tile(t, seat, tile)
    if CATEGORY[tile] == PUBLIC:
        t.honour(seat, FAME[tile])
        if not _public_left(t):
            t.v[CITY_FINISHED] = 1
            if t.telling():
                t.tell("city-finished", "CPL-5.1.1", {"seat": seat_ref(seat)})


def _public_left(t: ConstantinopolisTable) -> bool:
    return any(t.copies(tile) > 0 for tile in range(FIRST_PUBLIC, FIRST_PUBLIC + PUBLICS))
