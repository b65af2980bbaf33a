"""Setting Porto Carthago's table (PCA-3); the docks are claimed in `steps/first_docks.py`."""

from mypy_extensions import i64

from emporion.games.porto_carthago.table.accessors import PortoCarthagoTable
from emporion.games.porto_carthago.table.components import (
    BLOCKED_AT_START,
    FIRST_PLAYER_BY_LOT,
    FIRST_SEAT,
    GOOD_COUNT,
    SERVANTS,
    START_TALENTS,
)
from emporion.games.porto_carthago.table.layout import (
    BAG,
    BLOCKED,
    DECADE,
    DECK,
    DECK_SIZE,
    FIRST,
    KINDS,
    RESERVE,
    ROUND,
    ROW1,
    ROW2,
    SHIPS,
    TALENTS,
)
from emporion.games.porto_carthago.table.telling import market_refs, row_refs
from emporion.kernel.journal import seat_ref
from emporion.parts.deck import shuffle


def lay(t: PortoCarthagoTable) -> None:
    """Market, ships, money and servants (PCA-3.1.1 to PCA-3.1.4); what chance decides, once for all (PCA-4.13.1)."""
    # Chance comes in the order of the rulebook: goods, ships, first player.
    for good in range(KINDS):
        t.v[BAG + good] = GOOD_COUNT[good]
    t.fill_market()
    _shuffle_ships(t)
    fill_row(t, ROW1)
    fill_row(t, ROW2)
    t.v[DECADE] = 1
    t.v[ROUND] = 1
    for seat in range(t.seats()):
        t.put(seat, TALENTS, START_TALENTS)
        t.put(seat, BLOCKED, BLOCKED_AT_START)
        t.put(seat, RESERVE, SERVANTS - BLOCKED_AT_START)
    t.v[FIRST] = t.chance(t.seats()) if t.option(FIRST_PLAYER_BY_LOT) == 1 else t.option(FIRST_SEAT)
    if t.telling():
        t.tell("market-laid", "PCA-3.1.1", {"goods": [*market_refs(t)]})
        t.tell("row-laid", "PCA-3.1.2", {"row": 1, "ships": [*row_refs(t, ROW1)]})
        t.tell("row-laid", "PCA-3.1.2", {"row": 2, "ships": [*row_refs(t, ROW2)]})
        t.tell("first-player", "PCA-3.1.4", {"seat": seat_ref(t.first())})


def _shuffle_ships(t: PortoCarthagoTable) -> None:
    t.v[DECK_SIZE] = SHIPS
    for ship in range(SHIPS):
        t.v[DECK + ship] = ship
    shuffle(t, DECK, DECK + SHIPS)


def fill_row(t: PortoCarthagoTable, row: i64) -> None:
    """Draw ships onto the empty slots, slot 1 first, as far as the deck goes (PCA-3.1.2, PCA-7.1.7)."""
    for slot in range(t.row_size()):
        t.v[row + slot] = t.draw_ship()
