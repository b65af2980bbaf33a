"""Setting Ostia's table (OST-3)."""

from mypy_extensions import i64

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


def lay(t: OstiaTable) -> None:
    t.v[ROUND] = 1
    seat: i64 = 0
    while seat < t.seats():
        t.put(seat, CASH, START_CASH)
        t.put(seat, WAREHOUSES, START_WAREHOUSES)
        t.put(seat, FREE, NONE)
        seat += 1
    # OST-3.1.7: chance comes in this order: goods, senate cards, first player.
    _deal_starting_cards(t)
    _lay_senate_cards(t)
    t.v[FIRST] = t.chance(t.seats()) if t.option(FIRST_PLAYER) == 0 else 0
    if t.telling():
        t.tell("first-player", "OST-3.1.5", {"seat": seat_ref(t.first())})


def _deal_starting_cards(t: OstiaTable) -> None:
    """One secret card each, by seat number (OST-3.1.3)."""
    good: i64 = 0
    while good < KINDS:
        if good != IVORY or t.option(IVORY_IN_GAME) == 1:
            cards: i64 = COUNT[good]
            while cards > 0:
                DECK.put(t, good)
                cards -= 1
        good += 1
    DECK.shuffle(t)
    seat: i64 = 0
    while seat < t.seats():
        good = t.draw()
        t.change(seat, STOCK + good, 1)
        if t.telling():
            t.tell("start-card", "OST-3.1.3", {"good": good_ref(good)}, 1 << seat)
        seat += 1


def _lay_senate_cards(t: OstiaTable) -> None:
    """The first card leaves the game unseen, the second is active, the third lies open beside it (OST-3.1.4)."""
    card: i64 = 0
    while card < SENATE_CARDS:
        t.v[SENATE + card] = card
        card += 1
    k: i64 = SENATE_CARDS
    while k > 1:
        other: i64 = t.chance(k)
        k -= 1
        kept: i64 = t.v[SENATE + k]
        t.v[SENATE + k] = t.v[SENATE + other]
        t.v[SENATE + other] = kept
    if t.telling():
        cards = {"active": senate_ref(t.active_senate()), "next": senate_ref(t.next_senate())}
        t.tell("senate-opens", "OST-3.1.4", {**cards})
