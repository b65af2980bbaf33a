"""What must always be true of a table: servants, goods and ship cards are conserved (PCA-2.2.1, PCA-2.2.5)."""

from emporion.games.porto_carthago.table.accessors import PortoCarthagoTable
from emporion.games.porto_carthago.table.components import DOCK_SERVANTS, GOOD_COUNT, SERVANTS
from emporion.games.porto_carthago.table.layout import (
    BAG,
    BLOCKED,
    DOCKS,
    KINDS,
    LIGHTHOUSE,
    MARKET,
    MOST_SLOTS,
    NONE,
    ON_SPACE,
    PALACE,
    RESERVE,
    ROW1,
    ROW2,
    SHIPS,
    SINGLE_OWNER,
    SINGLE_SEATS,
    SPACES,
    STORE,
    TALENTS,
    TEMPLE,
    TRADE_POINTS,
)


def broken(t: PortoCarthagoTable) -> list[str]:
    return [*_servants(t), *_goods(t), *_ships(t), *_docks(t), *_never_negative(t)]


def servants_of(t: PortoCarthagoTable, seat: int) -> int:
    """All servants of a seat, wherever they are."""
    places = (RESERVE, BLOCKED, LIGHTHOUSE, TEMPLE, PALACE)
    return int(
        sum(t.get(seat, place) for place in places)
        + DOCK_SERVANTS * t.docks_of(seat)
        + t.on_charters(seat)
        + t.on_spaces(seat)
        + t.on_path(seat)
    )


def _servants(t: PortoCarthagoTable) -> list[str]:
    wrong = []
    for seat in range(t.seats()):
        if servants_of(t, seat) != SERVANTS:
            wrong.append(f"seat {seat} has {servants_of(t, seat)} servants")
        singles = sum(1 for place in range(SINGLE_SEATS) if t.v[SINGLE_OWNER + place] == seat)
        if singles > t.palace(seat):
            wrong.append(f"seat {seat} has more single seats than servants in the palace")
    return wrong


def _goods(t: PortoCarthagoTable) -> list[str]:
    wrong = []
    for good in range(KINDS):
        found = int(t.v[BAG + good] + t.v[MARKET + good])
        found += sum(int(t.stored(seat, good)) for seat in range(t.seats()))
        found += sum(1 for dock in range(DOCKS) if t.good_at(dock) == good)
        if found != GOOD_COUNT[good]:
            wrong.append(f"{found} goods of kind {good}")
    return wrong


def _ships(t: PortoCarthagoTable) -> list[str]:
    ships = [int(t.deck_card(place)) for place in range(t.deck_size())]
    ships += [int(t.v[row + slot]) for row in (ROW1, ROW2) for slot in range(MOST_SLOTS) if t.v[row + slot] != NONE]
    ships += [int(t.ship_at(dock)) for dock in range(DOCKS) if t.ship_at(dock) != NONE]
    ships += [ship for seat in range(t.seats()) for ship in range(SHIPS) if t.holds(seat, ship)]
    return [] if sorted(ships) == list(range(SHIPS)) else [f"the ship cards are {sorted(ships)}"]


def _docks(t: PortoCarthagoTable) -> list[str]:
    return [
        f"dock {dock} has a good but no servants"
        for dock in range(DOCKS)
        if t.good_at(dock) != NONE and t.owner(dock) == NONE
    ]


def _never_negative(t: PortoCarthagoTable) -> list[str]:
    """Nothing in front of a seat is ever below 0 (PCA-7.1.34)."""
    fields = [RESERVE, TALENTS, TRADE_POINTS, BLOCKED, LIGHTHOUSE, TEMPLE, PALACE]
    fields += [*range(STORE, STORE + KINDS), *range(ON_SPACE, ON_SPACE + SPACES)]
    wrong = [f"seat {s} has {t.get(s, f)} in field {f}" for s in range(t.seats()) for f in fields if t.get(s, f) < 0]
    wrong += [f"seat {s} stores too much" for s in range(t.seats()) if t.free_storage(s) < 0]
    wrong += [f"seat {s} knows more than the deck" for s in range(t.seats()) if t.known(s) > t.deck_size()]
    return wrong
