"""Paying with foods and luxuries that must differ (ANT-4.0.12)."""

from mypy_extensions import i64

from emporion.games.antiquity.table.accessors import AntiquityTable
from emporion.games.antiquity.table.components import FOOD, LUXURY, PHILOSOPHY
from emporion.games.antiquity.table.layout import DUE_FOOD, DUE_LUXURY, KINDS, PAID
from emporion.games.antiquity.table.words import NOT_DIFFERENT, NOT_HELD, PAY
from emporion.kernel.refusal import NOT_NOW
from emporion.kernel.words import Words


def may_be_alike(t: AntiquityTable, seat: i64) -> bool:
    """A working faculty of philosophy lifts the demand for different goods."""
    return t.works(seat, PHILOSOPHY)


def payable(t: AntiquityTable, seat: i64, food: i64, luxury: i64) -> bool:
    """Whether the seat can pay that many foods and luxuries."""
    if may_be_alike(t, seat):
        return has_enough(t, seat, food, luxury)
    return _kinds(t, seat, FOOD, LUXURY, 0) >= food and _kinds(t, seat, LUXURY, KINDS, 0) >= luxury


def has_enough(t: AntiquityTable, seat: i64, food: i64, luxury: i64) -> bool:
    """Whether the seat has that many foods and luxuries, different or not."""
    return t.foods(seat) >= food and t.sum_goods(seat, LUXURY, KINDS) >= luxury


def _kinds(t: AntiquityTable, seat: i64, first: i64, end: i64, but: i64) -> i64:
    """How many different goods of a category the seat has, without those already paid with."""
    n: i64 = 0
    for good in range(first, end):
        if t.good(seat, good) > 0 and (but >> good) & 1 == 0:
            n += 1
    return n


def owe(t: AntiquityTable, seat: i64, food: i64, luxury: i64) -> None:
    """The seat has to pay; what can be paid in one way only is paid at once."""
    t.put(seat, DUE_FOOD, food)
    t.put(seat, DUE_LUXURY, luxury)
    t.put(seat, PAID, 0)
    _pay_what_is_clear(t, seat)


def owes(t: AntiquityTable, seat: i64) -> bool:
    return t.get(seat, DUE_FOOD) + t.get(seat, DUE_LUXURY) > 0


def _pay_what_is_clear(t: AntiquityTable, seat: i64) -> None:
    while owes(t, seat):
        foods = t.get(seat, DUE_FOOD) > 0
        field: i64 = DUE_FOOD if foods else DUE_LUXURY
        first: i64 = FOOD if foods else LUXURY
        end: i64 = LUXURY if foods else KINDS
        due = t.get(seat, field)
        alike = may_be_alike(t, seat)
        but: i64 = 0 if alike else t.get(seat, PAID)
        kinds = _kinds(t, seat, first, end, but)
        if kinds > 1 and (t.sum_goods(seat, first, end) if alike else kinds) > due:
            return  # there is a choice
        for good in range(first, end):
            if t.good(seat, good) > 0 and (but >> good) & 1 == 0:
                pay(t, seat, good)
                break


def pay(t: AntiquityTable, seat: i64, good: i64) -> None:
    """One good goes to the bank."""
    t.gain(seat, good, -1)
    t.change(seat, DUE_FOOD if good < LUXURY else DUE_LUXURY, -1)
    t.put(seat, PAID, t.get(seat, PAID) | (1 << good))


def payments(t: AntiquityTable, seat: i64, into: Words) -> None:
    """Foods first, then luxuries: four goods to choose from."""
    if t.get(seat, DUE_FOOD) > 0:
        into.add_range(PAY + FOOD, PAY + LUXURY)
    else:
        into.add_range(PAY + LUXURY, PAY + KINDS)


def payment_refusal(t: AntiquityTable, seat: i64, word: i64) -> i64:
    good = word - PAY
    if not FOOD <= good < KINDS or (good < LUXURY) != (t.get(seat, DUE_FOOD) > 0):
        return NOT_NOW
    if t.good(seat, good) == 0:
        return NOT_HELD
    if (t.get(seat, PAID) >> good) & 1 == 1 and not may_be_alike(t, seat):
        return NOT_DIFFERENT
    return 0


def pay_chosen(t: AntiquityTable, seat: i64, word: i64) -> None:
    pay(t, seat, word - PAY)
    _pay_what_is_clear(t, seat)
