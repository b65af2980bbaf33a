"""Setting Ostia's table (OST-3)."""

from emporion.games.ostia.table.accessors import OstiaTable
from emporion.games.ostia.table.components import (
    COUNT,
    FIRST_PLAYER,
    IVORY,
    IVORY_IN_GAME,
    SENATE_CARDS,
    START_CASH,
    START_WAREHOUSES,
)
from emporion.games.ostia.table.layout import CASH, DECK, FIRST, FREE, KINDS, NONE, ROUND, SENATE, STOCK, WAREHOUSES
from emporion.games.ostia.table.telling import good_ref, senate_ref
from emporion.kernel.journal import seat_ref
from emporion.parts.deck import shuffle


def lay(t: OstiaTable) -> None:
    """Money and warehouses for everybody, then what chance decides (OST-3.1.1 to OST-3.1.7)."""
    t.v[ROUND] = 1
    for seat in range(t.seats()):
        t.put(seat, CASH, START_CASH)
        t.put(seat, WAREHOUSES, START_WAREHOUSES)
        t.put(seat, FREE, NONE)
    # OST-3.1.7: chance comes in this order: goods, senate cards, first player.
    _deal_starting_cards(t)
    _lay_senate_cards(t)
    t.v[FIRST] = t.chance(t.seats()) if t.option(FIRST_PLAYER) == 0 else 0
    if t.telling():
        t.tell("first-player", "OST-3.1.5", {"seat": seat_ref(t.first())})


def _deal_starting_cards(t: OstiaTable) -> None:
    """One secret card each, by seat number (OST-3.1.3)."""
    for good in range(KINDS):
        if good != IVORY or t.option(IVORY_IN_GAME) == 1:
            for _ in range(COUNT[good]):
                DECK.put(t, good)
    DECK.shuffle(t)
    for seat in range(t.seats()):
        good = t.draw()
        t.change(seat, STOCK + good, 1)
        if t.telling():
            t.tell("start-card", "OST-3.1.3", {"good": good_ref(good)}, 1 << seat)


def _lay_senate_cards(t: OstiaTable) -> None:
    """The first card leaves the game unseen, the second is active, the third lies open beside it (OST-3.1.4)."""
    for card in range(SENATE_CARDS):
        t.v[SENATE + card] = card
    shuffle(t, SENATE, SENATE + SENATE_CARDS)
    if t.telling():
        cards = {"active": senate_ref(t.active_senate()), "next": senate_ref(t.next_senate())}
        t.tell("senate-opens", "OST-3.1.4", {**cards})
