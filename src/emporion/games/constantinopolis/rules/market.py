"""The market and the commercial buildings: what phases 4 and 6 share, with one ledger for both."""

from mypy_extensions import i64

from emporion.games.constantinopolis.table.accessors import ConstantinopolisTable
from emporion.games.constantinopolis.table.components import (
    BUYING,
    FIRST_COMMERCIAL,
    INPUT,
    INPUT_TYPES,
    LIMIT,
    LOWEST_PRICE,
    MENSAE,
    MENSAE_GOLD,
    PURCHASING_DISCOUNT,
    SELLING,
    TABERNA,
    WALL_PURCHASING,
    YIELD_FAME,
    YIELD_GOLD,
)
from emporion.games.constantinopolis.table.layout import ACTIVATED, BOUGHT, GOODS, MAKES, SOLD, TYPES
from emporion.games.constantinopolis.table.telling import building_ref, good_ref
from emporion.games.constantinopolis.table.words import (
    BOUGHT_ALREADY,
    BUYING_LIMIT,
    GOLD_SHORT,
    INPUT_MISSING,
    INPUT_NOT_MADE,
    MADE,
    NO_SUCH_GOOD,
    NOT_OWNED,
    NOT_TRADED,
    SELLING_LIMIT,
    SOLD_ALREADY,
    USED_ALREADY,
)
from emporion.kernel.journal import Figure, seat_ref
from emporion.kernel.refusal import MAY_BE_SAID


def limit(t: ConstantinopolisTable, good: i64) -> i64:
    """How many cubes each player may trade in this round; 0 = the good is not traded."""
    return LIMIT[t.market() * TYPES + good]


def buying_price(t: ConstantinopolisTable, seat: i64, good: i64) -> i64:
    price = BUYING[t.market() * TYPES + good]
    if not t.owns(seat, WALL_PURCHASING):
        return price
    price -= PURCHASING_DISCOUNT
    return price if price > LOWEST_PRICE else LOWEST_PRICE


def selling_price(t: ConstantinopolisTable, seat: i64, good: i64) -> i64:
    return SELLING[t.market() * TYPES + good] + (MENSAE_GOLD if t.owns(seat, MENSAE) else 0)


def no_purchase(t: ConstantinopolisTable, seat: i64, good: i64) -> i64:
    """Why a cube cannot be bought, or 0 (CPL-4.4.10)."""
    if limit(t, good) == 0:
        return NOT_TRADED
    if t.get(seat, SOLD + good) > 0:
        return SOLD_ALREADY
    if t.get(seat, BOUGHT + good) >= limit(t, good):
        return BUYING_LIMIT
    if t.makes(seat, good) and not t.owns(seat, TABERNA):
        return MADE
    return MAY_BE_SAID if t.gold(seat) >= buying_price(t, seat, good) else GOLD_SHORT


def no_sale(t: ConstantinopolisTable, seat: i64, good: i64) -> i64:
    """Why a cube cannot be sold, or 0 (CPL-4.4.11)."""
    if limit(t, good) == 0:
        return NOT_TRADED
    if t.goods(seat, good) == 0:
        return NO_SUCH_GOOD
    if t.get(seat, BOUGHT + good) > 0:
        return BOUGHT_ALREADY
    return MAY_BE_SAID if t.get(seat, SOLD + good) < limit(t, good) else SELLING_LIMIT


def no_use(t: ConstantinopolisTable, seat: i64, tile: i64) -> i64:
    """Why a commercial building cannot be used, or 0 (CPL-4.4.12)."""
    if not t.owns(seat, tile):
        return NOT_OWNED
    if (t.get(seat, ACTIVATED) >> (tile - FIRST_COMMERCIAL)) & 1:
        return USED_ALREADY
    if INPUT_TYPES[tile] & ~t.get(seat, MAKES) != 0:
        return INPUT_NOT_MADE
    for good in range(TYPES):
        if t.goods(seat, good) < INPUT[tile * TYPES + good]:
            return INPUT_MISSING
    return 0


def buy(t: ConstantinopolisTable, seat: i64, good: i64) -> None:
    price = buying_price(t, seat, good)
    t.pay(seat, price)
    t.add_goods(seat, good, 1)
    t.change(seat, BOUGHT + good, 1)
    if t.telling():
        t.tell("bought", "CPL-4.4.10", {"seat": seat_ref(seat), "good": good_ref(good), "price": int(price)})


def sell(t: ConstantinopolisTable, seat: i64, good: i64) -> None:
    price = selling_price(t, seat, good)
    t.earn(seat, price)
    t.add_goods(seat, good, -1)
    t.change(seat, SOLD + good, 1)
    if t.telling():
        t.tell("sold", "CPL-4.4.11", {"seat": seat_ref(seat), "good": good_ref(good), "price": int(price)})


def activate(t: ConstantinopolisTable, seat: i64, tile: i64) -> None:
    for good in range(TYPES):
        t.change(seat, GOODS + good, -INPUT[tile * TYPES + good])
    t.put(seat, ACTIVATED, t.get(seat, ACTIVATED) | (1 << (tile - FIRST_COMMERCIAL)))
    t.earn(seat, YIELD_GOLD[tile])
    t.honour(seat, YIELD_FAME[tile])
    if t.telling():
        spent: dict[str, Figure] = {"building": building_ref(tile), "goods": [*input_refs(tile)]}
        gained: dict[str, Figure] = {"gold": int(YIELD_GOLD[tile]), "fame": int(YIELD_FAME[tile])}
        t.tell("activated", "CPL-4.4.12", {"seat": seat_ref(seat), **spent, **gained})


def input_refs(tile: i64) -> list[str]:
    """The goods a commercial building asks for."""
    return [good_ref(good) for good in range(TYPES) for _ in range(INPUT[tile * TYPES + good])]


def unmade_refs(t: ConstantinopolisTable, seat: i64, tile: i64) -> list[str]:
    """The types a commercial building asks for that the seat does not make."""
    return [good_ref(good) for good in range(TYPES) if INPUT[tile * TYPES + good] > 0 and not t.makes(seat, good)]
