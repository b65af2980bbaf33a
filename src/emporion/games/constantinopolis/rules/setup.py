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
    t.v[ROUND] = 1
    card: i64 = 0
    while card < CARDS:
        DECK.put(t, card)
        card += 1
    DECK.shuffle(t)
    _lay_tiles(t)
    _lay_markets(t)
    _lay_ships(t)
    seat: i64 = 0
    while seat < t.seats():
        t.put(seat, GOLD, START_GOLD)
        place_tile(t, seat, AGER)
        seat += 1
    _place_figures(t)


def _lay_tiles(t: ConstantinopolisTable) -> None:
    """As many copies of each tile as the number of players asks for (CPL-3.1.2); the Ager is no tile."""
    tile: i64 = AGER + 1
    while tile < TILES:
        t.v[COPIES_LEFT + tile] = COPIES[t.seats() * len(CATEGORIES) + CATEGORY[tile]]
        tile += 1


def _lay_markets(t: ConstantinopolisTable) -> None:
    """One current market, four future ones (CPL-3.1.3)."""
    market: i64 = 0
    while market < MARKETS:
        FUTURE.put(t, market)
        market += 1
    FUTURE.shuffle(t)
    CURRENT.put(t, FUTURE.draw(t))
    if t.telling():
        cards = {"current": market_ref(t.market()), "next": market_ref(FUTURE.card(t, 0))}
        t.tell("markets-laid", "CPL-3.1.3", {**cards})


def _lay_ships(t: ConstantinopolisTable) -> None:
    """Everybody starts with a small ship in the Port (CPL-3.1.4)."""
    size: i64 = 0
    while size < SIZES:
        t.v[FREE_SHIPS + size] = SHIP_COUNT[size]
        size += 1
    seat: i64 = 0
    while seat < t.seats():
        t.v[FREE_SHIPS + START_SHIP] -= 1
        add_ship(t, seat, START_SHIP)
        seat += 1


def _place_figures(t: ConstantinopolisTable) -> None:
    """The players fill the offices from the left in random order (CPL-3.1.6)."""
    seat: i64 = 0
    while seat < t.seats():
        t.put(seat, OFFICE, seat)
        seat += 1
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
