"""What a player may do in a turn of phase 4 and in a turn of phase 6 alike (CPL-4.4.10 to 12, CPL-4.6.3, CPL-4.6.7)."""

from mypy_extensions import i64

from emporion.games.constantinopolis.rules.market import (
    activate,
    buy,
    buying_price,
    input_refs,
    limit,
    no_purchase,
    no_sale,
    no_use,
    sell,
    unmade_refs,
)
from emporion.games.constantinopolis.steps.walls import no_bulk_sale, no_swap
from emporion.games.constantinopolis.table.accessors import ConstantinopolisTable
from emporion.games.constantinopolis.table.components import COMMERCIALS, FIRST_COMMERCIAL
from emporion.games.constantinopolis.table.layout import TYPES
from emporion.games.constantinopolis.table.telling import building_ref, good_ref
from emporion.games.constantinopolis.table.words import (
    ACTIVATE,
    BOUGHT_ALREADY,
    BULK_SALE,
    BUY,
    BUYING_LIMIT,
    GOLD_SHORT,
    INPUT_MISSING,
    INPUT_NOT_MADE,
    MADE,
    NO_SUCH_GOOD,
    NOT_OWNED,
    NOT_TRADED,
    SELL,
    SELLING_LIMIT,
    SOLD_ALREADY,
    SWAP,
)
from emporion.kernel.journal import Figure
from emporion.kernel.refusal import NOT_NOW
from emporion.kernel.words import Words


def trading_candidates(t: ConstantinopolisTable, seat: i64, into: Words) -> None:
    into.add_range(BUY, BUY + TYPES)
    into.add_range(SELL, SELL + TYPES)
    for k in range(COMMERCIALS):
        if t.owns(seat, FIRST_COMMERCIAL + k):
            into.add(ACTIVATE + k)
    into.add(SWAP)
    into.add(BULK_SALE)


def no_trading(t: ConstantinopolisTable, seat: i64, word: i64) -> i64:
    """Why the market, a commercial building or a wall cannot be used so, or 0."""
    if BUY <= word < BUY + TYPES:
        return no_purchase(t, seat, word - BUY)
    if SELL <= word < SELL + TYPES:
        return no_sale(t, seat, word - SELL)
    if ACTIVATE <= word < ACTIVATE + COMMERCIALS:
        return no_use(t, seat, FIRST_COMMERCIAL + word - ACTIVATE)
    if word == SWAP:
        return no_swap(t, seat)
    if word == BULK_SALE:
        return no_bulk_sale(t, seat)
    return NOT_NOW


def trade(t: ConstantinopolisTable, seat: i64, word: i64) -> None:
    """Carry out what takes one word: a purchase, a sale, the use of a commercial building."""
    if word >= ACTIVATE:
        activate(t, seat, FIRST_COMMERCIAL + word - ACTIVATE)
    elif word >= SELL:
        sell(t, seat, word - SELL)
    else:
        buy(t, seat, word - BUY)


def trading_figures(t: ConstantinopolisTable, seat: i64, word: i64, reason: i64) -> dict[str, Figure]:
    if BUY <= word < BUY + TYPES:
        good = word - BUY
        if reason == GOLD_SHORT:
            return {"needs": int(buying_price(t, seat, good)), "has": int(t.gold(seat))}
    elif SELL <= word < SELL + TYPES:
        good = word - SELL
    else:
        return _building_figures(t, seat, word, reason)
    if reason in (BUYING_LIMIT, SELLING_LIMIT):
        return {"good": good_ref(good), "limit": int(limit(t, good))}
    if reason in (NOT_TRADED, SOLD_ALREADY, BOUGHT_ALREADY, MADE, NO_SUCH_GOOD):
        return {"good": good_ref(good)}
    return {}


def _building_figures(t: ConstantinopolisTable, seat: i64, word: i64, reason: i64) -> dict[str, Figure]:
    tile = FIRST_COMMERCIAL + word - ACTIVATE
    if reason == NOT_OWNED:
        return {"building": building_ref(tile)}
    if reason == INPUT_MISSING:
        return {"goods": [*input_refs(tile)]}
    if reason == INPUT_NOT_MADE:
        return {"goods": [*unmade_refs(t, seat, tile)]}
    return {}
