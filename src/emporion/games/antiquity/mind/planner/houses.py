"""Which houses a growing city builds, and what all of them still cost."""

from typing import final

from mypy_extensions import i64

from emporion.games.antiquity.rules.payment import payable
from emporion.games.antiquity.table.accessors import AntiquityTable
from emporion.games.antiquity.table.components import HOUSE_FOOD, HOUSE_LUXURY, NICOLO
from emporion.games.antiquity.table.components import HOUSES as ALL_HOUSES
from emporion.games.antiquity.table.layout import HOUSES


def cost(number: i64) -> i64:
    return HOUSE_FOOD[number] + HOUSE_LUXURY[number]


def highest_below(built: i64, number: i64) -> i64:
    """The highest house that is not built below a number, or 0: it comes free with that one (ANT-4.2.7)."""
    number -= 1
    while number > 0:
        if (built >> number) & 1 == 0:
            return number
        number -= 1
    return 0


def _extra(built: i64, number: i64, paired: bool) -> i64:
    """What a house costs beyond the one that comes free with it."""
    free = highest_below(built, number) if paired else 0
    return 8 * (cost(number) - (cost(free) if free > 0 else 0)) + (0 if free > 0 else 40 if paired else 0)


def next_house(t: AntiquityTable, seat: i64, built: i64, only_payable: bool) -> i64:
    """The house to pay for next, or 0: the one that costs least beyond its free companion, of equal ones the lowest."""
    paired = t.power_of(seat, NICOLO)
    best: i64 = 0
    least: i64 = 1000
    number: i64 = 1
    while number <= ALL_HOUSES:
        if (built >> number) & 1 == 0:
            fits = not only_payable or payable(t, seat, HOUSE_FOOD[number], HOUSE_LUXURY[number])
            extra = _extra(built, number, paired)
            if fits and extra < least:
                least = extra
                best = number
        number += 1
    return best


@final
class Bill:
    """What the houses up to so many men will cost: how many houses, how many are paid for, foods and luxuries."""

    def __init__(self, t: AntiquityTable, seat: i64, men: i64) -> None:
        self.houses: i64 = men - t.houses(seat)
        self.foods: i64 = 0
        self.luxuries: i64 = 0
        self.with_food: i64 = 0
        self.with_luxury: i64 = 0
        built = t.get(seat, HOUSES)
        paired = t.power_of(seat, NICOLO)
        missing: i64 = self.houses
        number = next_house(t, seat, built, False)
        while number > 0 and missing > 0:
            missing -= 1
            self.foods += HOUSE_FOOD[number]
            self.luxuries += HOUSE_LUXURY[number]
            self.with_food += 1 if HOUSE_FOOD[number] > 0 else 0
            self.with_luxury += 1 if HOUSE_LUXURY[number] > 0 else 0
            built |= 1 << number
            if paired:
                free = highest_below(built, number)
                if free > 0:
                    built |= 1 << free
                    missing -= 1
            number = next_house(t, seat, built, False)
