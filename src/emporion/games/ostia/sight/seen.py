"""What a seat may see of Ostia's table, built up from nothing (OST-4.0.3)."""

from __future__ import annotations

from emporion.games.ostia.rules.piles import owned_in_all, pile_sizes, sizes_seen
from emporion.games.ostia.sight.shapes import (
    Auction,
    OstiaSight,
    OwnSight,
    Pile,
    PileSizes,
    SeatSight,
    Shown,
)
from emporion.games.ostia.steps.counting_house import Allocate, AllocateAgain
from emporion.games.ostia.table.accessors import OstiaTable
from emporion.games.ostia.table.components import GOODS, SENATE, senate_value
from emporion.games.ostia.table.layout import (
    BLUFF_FORUM,
    BLUFF_SENATE,
    BOAT,
    DECK,
    FREE,
    KINDS,
    LOCKED,
    MARKET,
    NONE,
    ON_FORUM,
    ON_SENATE,
    PASSED,
    SHOWN_FORUM,
    SHOWN_SENATE,
    STOCK,
    STORAGE_OPEN,
)
from emporion.kernel.game import Game
from emporion.kernel.step import Step


def sight(game: Game, t: OstiaTable, viewer: int) -> OstiaSight:
    step = None if t.over() else game.step(t)
    return OstiaSight(
        round=int(t.round()),
        first_player=int(t.first()),
        senate_active=SENATE[t.active_senate()],
        senate_active_values=_values(t.active_senate()),
        senate_next_values=None if t.next_senate() == NONE else _values(t.next_senate()),
        senate_next=None if t.next_senate() == NONE else SENATE[t.next_senate()],
        senate_removed=SENATE[t.removed_senate()]
        if t.over() and game.options_of(t)["tiebreak_senate_card"] == "set_aside"
        else None,
        senate_face_down=max(0, 4 - int(t.round())),
        deck_size=int(DECK.size(t)),
        discard={good: int(t.discarded(g)) for g, good in enumerate(GOODS) if t.discarded(g)},
        market={good: int(t.v[MARKET + g]) for g, good in enumerate(GOODS) if t.v[MARKET + g]},
        auction=_auction(t),
        seats=[_seat(t, seat, viewer, step) for seat in range(t.seats())],
        own=_own(t, viewer) if viewer >= 0 else None,
    )


def _values(card: int) -> Pile:
    values = {good: int(senate_value(card, g)) for g, good in enumerate(GOODS)}
    return dict(sorted(values.items(), key=lambda item: -item[1]))


def _pile(t: OstiaTable, seat: int, at: int) -> Pile:
    return {GOODS[g]: int(t.get(seat, at + g)) for g in range(KINDS) if t.get(seat, at + g)}


def _auction(t: OstiaTable) -> Auction | None:
    if t.lot(0) == NONE:
        return None
    return Auction(
        seller=int(t.seller()),
        goods=[GOODS[t.lot(0)], GOODS[t.lot(1)]],
        minimum=int(t.minimum()),
        bids={
            seat: None if t.bid(seat) == PASSED else int(t.bid(seat)) for seat in range(t.seats()) if t.bid(seat) != 0
        },
    )


def _seat(t: OstiaTable, seat: int, viewer: int, step: Step[OstiaTable] | None) -> SeatSight:
    allocating = isinstance(step, Allocate)
    sealed = step is not None and step.sealed
    return SeatSight(
        warehouses=int(t.warehouses(seat)),
        credits=int(t.credits(seat)),
        points=int(t.points(seat)),
        eliminated=t.out(seat),
        boat_size=int(t.count(seat, BOAT)),
        stock_size=int(owned_in_all(t, seat) if allocating else t.count(seat, STOCK)),
        cash=int(t.cash(seat)) if t.open_money() or seat == viewer or t.over() else None,
        chosen=sealed and (int(t.local(0)) >> seat) & 1 == 1,
        pile_sizes=_sizes(t, seat, step),
        shown=Shown(_pile(t, seat, SHOWN_FORUM), _pile(t, seat, SHOWN_SENATE)),
        storage=_pile(t, seat, STOCK) if t.v[STORAGE_OPEN] else None,
    )


def _sizes(t: OstiaTable, seat: int, step: Step[OstiaTable] | None) -> PileSizes | None:
    """In the second beat those all have seen; in the first edition, those of whoever has locked (OST-4.2.4)."""
    if isinstance(step, AllocateAgain):
        return PileSizes(*sizes_seen(t, seat))
    if isinstance(step, Allocate) and t.with_bluff() and not t.two_beats() and t.stage(seat) == LOCKED:
        return PileSizes(*pile_sizes(t, seat))
    return None


def _own(t: OstiaTable, seat: int) -> OwnSight:
    return OwnSight(
        boat=_pile(t, seat, BOAT),
        stock=_pile(t, seat, STOCK),
        forum=_pile(t, seat, ON_FORUM),
        senate=_pile(t, seat, ON_SENATE),
        bluff_forum=int(t.get(seat, BLUFF_FORUM)),
        bluff_senate=int(t.get(seat, BLUFF_SENATE)),
        free_good=None if t.get(seat, FREE) == NONE else GOODS[t.get(seat, FREE)],
        bid_limit=int(t.cap(seat)),
    )
