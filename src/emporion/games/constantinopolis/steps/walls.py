"""The two wall powers that are used, not just owned (CPL-4.9)."""

from mypy_extensions import i64

from emporion.games.constantinopolis.steps.action import DONE, Action
from emporion.games.constantinopolis.table.accessors import ConstantinopolisTable
from emporion.games.constantinopolis.table.components import BULK_GOLD, BULK_GOODS, WALL_BULK_SALE, WALL_SWAP
from emporion.games.constantinopolis.table.layout import BULK_SALE_USED, MAKES, SWAP_USED, TYPES
from emporion.games.constantinopolis.table.telling import good_ref
from emporion.games.constantinopolis.table.words import (
    GIVE,
    NO_SUCH_GOOD,
    NOT_MADE,
    NOTHING_TO_SWAP,
    SAME_TYPE,
    TAKE,
    TOO_FEW_GOODS,
    WALL_NOT_OWNED,
    WALL_USED,
)
from emporion.kernel.journal import Figure, seat_ref
from emporion.kernel.refusal import MAY_BE_SAID, NOT_NOW
from emporion.kernel.words import Words


def no_swap(t: ConstantinopolisTable, seat: i64) -> i64:
    """Why the swap is not offered, or 0 (CPL-4.9.2)."""
    if not t.owns(seat, WALL_SWAP):
        return WALL_NOT_OWNED
    if t.marked(seat, SWAP_USED):
        return WALL_USED
    for good in range(TYPES):
        if t.goods(seat, good) > 0 and makes_another(t, seat, good):
            return 0
    return NOTHING_TO_SWAP


def makes_another(t: ConstantinopolisTable, seat: i64, good: i64) -> bool:
    """Whether the seat makes a type different from this one."""
    return t.get(seat, MAKES) & ~(1 << good) != 0


def no_bulk_sale(t: ConstantinopolisTable, seat: i64) -> i64:
    """Why the bulk sale is not offered, or 0 (CPL-4.9.3)."""
    if not t.owns(seat, WALL_BULK_SALE):
        return WALL_NOT_OWNED
    if t.marked(seat, BULK_SALE_USED):
        return WALL_USED
    return MAY_BE_SAID if t.all_goods(seat) >= BULK_GOODS else TOO_FEW_GOODS


class SwapGood(Action):
    """Give a good, then take one of another type made; the type given + 1 is picked (CPL-4.9.2)."""

    name = "wall_swap"
    rule = "CPL-4.9.2"

    def begin(self, t: ConstantinopolisTable, seat: i64) -> None:
        t.mark(seat, SWAP_USED)

    def candidates(self, t: ConstantinopolisTable, seat: i64, picked: i64, into: Words) -> None:
        first = GIVE if picked == 0 else TAKE
        into.add_range(first, first + TYPES)

    def refusal(self, t: ConstantinopolisTable, seat: i64, picked: i64, word: i64) -> i64:
        if picked == 0:
            if not GIVE <= word < GIVE + TYPES:
                return NOT_NOW
            if t.goods(seat, word - GIVE) == 0:
                return NO_SUCH_GOOD
            return MAY_BE_SAID if makes_another(t, seat, word - GIVE) else NOTHING_TO_SWAP
        if not TAKE <= word < TAKE + TYPES:
            return NOT_NOW
        if word - TAKE == picked - 1:
            return SAME_TYPE
        return MAY_BE_SAID if t.makes(seat, word - TAKE) else NOT_MADE

    def figures(self, t: ConstantinopolisTable, seat: i64, word: i64, reason: i64) -> dict[str, Figure]:
        if reason == NO_SUCH_GOOD:
            return {"good": good_ref(word - GIVE)}
        return {"good": good_ref(word - TAKE)} if reason == NOT_MADE else {}

    def prompt(self, t: ConstantinopolisTable, seat: i64, picked: i64) -> dict[str, Figure]:
        return {"given": "none" if picked == 0 else good_ref(picked - 1)}

    def say(self, t: ConstantinopolisTable, seat: i64, picked: i64, word: i64) -> i64:
        if picked == 0:
            t.add_goods(seat, word - GIVE, -1)
            return word - GIVE + 1
        t.add_goods(seat, word - TAKE, 1)
        if t.telling():
            goods: dict[str, Figure] = {"given": good_ref(picked - 1), "taken": good_ref(word - TAKE)}
            t.tell("swapped", "CPL-4.9.2", {"seat": seat_ref(seat), **goods})
        return DONE


class SellInBulk(Action):
    """Any three goods for ten gold; the number of those given is picked (CPL-4.9.3)."""

    name = "wall_bulk_sale"
    rule = "CPL-4.9.3"

    def begin(self, t: ConstantinopolisTable, seat: i64) -> None:
        t.mark(seat, BULK_SALE_USED)

    def candidates(self, t: ConstantinopolisTable, seat: i64, picked: i64, into: Words) -> None:
        into.add_range(GIVE, GIVE + TYPES)

    def refusal(self, t: ConstantinopolisTable, seat: i64, picked: i64, word: i64) -> i64:
        if not GIVE <= word < GIVE + TYPES:
            return NOT_NOW
        return MAY_BE_SAID if t.goods(seat, word - GIVE) > 0 else NO_SUCH_GOOD

    def figures(self, t: ConstantinopolisTable, seat: i64, word: i64, reason: i64) -> dict[str, Figure]:
        return {"good": good_ref(word - GIVE)} if reason == NO_SUCH_GOOD else {}

    def prompt(self, t: ConstantinopolisTable, seat: i64, picked: i64) -> dict[str, Figure]:
        return {"left": int(BULK_GOODS - picked)}

    def say(self, t: ConstantinopolisTable, seat: i64, picked: i64, word: i64) -> i64:
        t.add_goods(seat, word - GIVE, -1)
        if t.telling():
            t.tell("bulk-given", "CPL-4.9.3", {"seat": seat_ref(seat), "good": good_ref(word - GIVE)})
        if picked + 1 < BULK_GOODS:
            return picked + 1
        t.earn(seat, BULK_GOLD)
        if t.telling():
            t.tell("bulk-sale", "CPL-4.9.3", {"seat": seat_ref(seat), "gold": int(BULK_GOLD)})
        return DONE
