"""Ships as numbers: those of the rows and of the deck by their card (what is printed on it is the same in every match),
those that are named alone by what counts of it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from emporion.games.porto_carthago.table.accessors import PortoCarthagoTable
from emporion.games.porto_carthago.table.components import CIVILISATION, DANGER, FIRST_DOCK, INCOME, SURVEYED, WANTS
from emporion.games.porto_carthago.table.layout import KINDS, MOST_SLOTS, NONE, SHIPS
from emporion.kernel.rows.row import Row

OF_A_CARD: Final[i64] = 13
"""Numbers about a ship card: danger, income, civilisation, good. The last two name it."""

DANGERS: Final[i64] = 6
CARD_BITS: Final[i64] = 6  # for each danger a counter of so many bits, side by side in one number
CARD_MASK: Final[i64] = 63


def _printed(ship: int) -> list[int]:
    civilisation = [int(FIRST_DOCK[ship] == 2 * k) for k in range(len(CIVILISATION))]
    return [int(DANGER[ship]), int(INCOME[ship]), *civilisation, *[int(WANTS[ship] == k) for k in range(KINDS)]]


PRINTED: Final[vec[i64]] = vec[i64]([number for ship in range(SHIPS) for number in _printed(ship)])
COUNTED: Final[vec[i64]] = vec[i64]([1 << (int(CARD_BITS) * (int(DANGER[ship]) - 1)) for ship in range(SHIPS)])


def write_card(ship: i64, row: Row) -> None:
    if ship == NONE:
        row.skip(OF_A_CARD)
    else:
        row.copy(PRINTED, ship * OF_A_CARD, OF_A_CARD)


def write_ships(t: PortoCarthagoTable, first: i64, row: Row) -> None:
    """Of each ship whether it lies in the row that begins there; then of each its slot, counted from 1."""
    v = t.v
    at: i64 = row.at
    row.skip(2 * SHIPS)
    for slot in range(MOST_SLOTS):
        ship: i64 = v[first + slot]
        if ship != NONE:
            row.v[at + ship] = i16(1)
            row.v[at + SHIPS + ship] = i16(slot + 1)


def write_deck(t: PortoCarthagoTable, viewer: i64, row: Row) -> i64:
    """What is in the deck, and what the viewer knows of its top. Returns how many cards there are of each danger."""
    at: i64 = row.at
    dangers: i64 = 0
    row.skip(SHIPS)
    for place in range(t.deck_size()):
        ship = t.deck_card(place)
        row.v[at + ship] = i16(1)
        dangers += COUNTED[ship]
    row.put(t.deck_size())
    for danger in range(DANGERS):
        row.put((dangers >> (CARD_BITS * danger)) & CARD_MASK)
    known = t.known(viewer)
    for place in range(SURVEYED):
        write_card(t.deck_card(place) if place < known else NONE, row)
    return dangers


def odds(t: PortoCarthagoTable, seat: i64, viewer: i64, dangers: i64) -> i64:
    """How many of a hundred voyages of the seat would succeed, as far as the viewer knows the deck (PCA-4.9)."""
    temple = t.temple(seat)
    cards = t.deck_size()
    safe: i64 = 0
    if cards == 0:
        return safe
    if t.known(viewer) > 0:
        if DANGER[t.deck_card(0)] <= temple:
            safe = 100
        return safe
    for danger in range(DANGERS):
        if danger < temple:
            safe += (dangers >> (CARD_BITS * danger)) & CARD_MASK
    return 100 * safe // cards
