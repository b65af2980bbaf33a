"""Setting Constantinopolis's table (CPL-3)."""

from mypy_extensions import i64

from emporion.games.constantinopolis.rules.city import place_tile
from emporion.games.constantinopolis.rules.fleet import add_ship
from emporion.games.constantinopolis.table.accessors import ConstantinopolisTable
from emporion.games.constantinopolis.table.components import (
    AGER,
    CATEGORIES,
    CATEGORY,
    COPIES,
    SHIP_COUNT,
    START_GOLD,
    START_SHIP,
)
from emporion.games.constantinopolis.table.layout import (
    CARDS,
    COPIES_LEFT,
    CURRENT,
    DECK,
    FREE_SHIPS,
    FUTURE,
    GOLD,
    MARKETS,
    OFFICE,
    ROUND,
    SIZES,
    TILES,
)
from emporion.games.constantinopolis.table.telling import market_ref, office_ref
from emporion.kernel.journal import seat_ref


def lay(t: ConstantinopolisTable) -> None:
    """Contracts, tiles, markets and ships, what everybody starts with, then the offices (CPL-3.1.1 to CPL-3.1.6)."""
    t.v[ROUND] = 1
    for card in range(CARDS):
        DECK.put(t, card)
    DECK.shuffle(t)
    _lay_tiles(t)
    _lay_markets(t)
    _lay_ships(t)
    for seat in range(t.seats()):
        t.put(seat, GOLD, START_GOLD)
        place_tile(t, seat, AGER)
    _place_figures(t)


def _lay_tiles(t: ConstantinopolisTable) -> None:
    """As many copies of each tile as the number of players asks for (CPL-3.1.2); the Ager is no tile."""
    tile: i64
    for tile in range(AGER + 1, TILES):
        t.v[COPIES_LEFT + tile] = COPIES[t.seats() * len(CATEGORIES) + CATEGORY[tile]]


def _lay_markets(t: ConstantinopolisTable) -> None:
    """One current market, four future ones (CPL-3.1.3)."""
    for market in range(MARKETS):
        FUTURE.put(t, market)
    FUTURE.shuffle(t)
    CURRENT.put(t, FUTURE.draw(t))
    if t.telling():
        cards = {"current": market_ref(t.market()), "next": market_ref(FUTURE.card(t, 0))}
        t.tell("markets-laid", "CPL-3.1.3", {**cards})


def _lay_ships(t: ConstantinopolisTable) -> None:
    """Everybody starts with a small ship in the Port (CPL-3.1.4)."""
    for size in range(SIZES):
        t.v[FREE_SHIPS + size] = SHIP_COUNT[size]
    for seat in range(t.seats()):
        t.v[FREE_SHIPS + START_SHIP] -= 1
        add_ship(t, seat, START_SHIP)


def _place_figures(t: ConstantinopolisTable) -> None:
    """The players fill the offices from the left in random order (CPL-3.1.6)."""
    for seat in range(t.seats()):
        t.put(seat, OFFICE, seat)
    k: i64 = t.seats()
    while k > 1:
        other: i64 = t.chance(k)
        k -= 1
        kept = t.office(k)
        t.put(k, OFFICE, t.office(other))
        t.put(other, OFFICE, kept)
    t.set_order()
    if t.telling():
        for place in range(t.seats()):
            holder = t.turn(place)
            t.tell("figure", "CPL-3.1.6", {"seat": seat_ref(holder), "office": office_ref(t.office(holder))})
