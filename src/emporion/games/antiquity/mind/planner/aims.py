"""What a seat plays for, and what it wants to own for that."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from emporion.games.antiquity.mind.planner.conquest import uncovered_land
from emporion.games.antiquity.mind.planner.houses import Bill
from emporion.games.antiquity.mind.weights import HABITS, NEVER, Weights
from emporion.games.antiquity.rules.cities import has_room_for
from emporion.games.antiquity.rules.countryside import rural_good, rural_left
from emporion.games.antiquity.table.accessors import AntiquityTable
from emporion.games.antiquity.table.components import (
    BARBARA,
    CATALOGUE,
    CATHEDRAL,
    COST_LUXURY,
    COST_STONE,
    COST_WOOD,
    CRISTOFORI,
    CRISTOFORI_EACH,
    FOOD,
    GIORGIO,
    GRANARY,
    GRANARY_FEEDS,
    LUXURY,
    MARIA,
    MOST_CITIES,
    NO_SAINT,
    PHILOSOPHY,
    STABLE,
    STONE,
    THEOLOGY,
    WOOD,
)
from emporion.games.antiquity.table.layout import KINDS
from emporion.games.antiquity.table.pieces import new_piece
from emporion.parts.polyominoes import cell_count

PLENTY: Final = 99
A_LAST_ONE: Final = 60


@final
class Aims:
    """The wishes of one seat at one moment. `want` is how many of each good it would like to own; of all foods and of
    all luxuries together it wants no more than `foods` and `luxuries`."""

    def __init__(self, t: AntiquityTable, seat: i64) -> None:
        self.saint: i64 = t.patron(seat) if t.patron(seat) != NO_SAINT else CRISTOFORI
        self.habits: Weights = HABITS[self.saint]
        self.want: vec[i64] = vec[i64]([0] * KINDS)
        self.have: vec[i64] = vec[i64]([t.good(seat, good) for good in range(KINDS)])
        self.growing: vec[i64] = vec[i64]([0] * KINDS)
        self.foods: i64 = PLENTY
        self.luxuries: i64 = PLENTY
        self.cities: i64 = 1  # how many it wants
        for k in range(t.rurals(seat)):
            building = t.rural(seat, k)
            self.growing[rural_good(building)] += rural_left(building)
        self.empty: i64 = empty_cells(t, seat)
        self.graves: i64 = self._graves_to_come(t, seat)
        self.want[WOOD] = self.habits.wood_store
        if self.saint == CRISTOFORI:
            self._hoard()
        elif self.saint == GIORGIO:
            self._conquer(t, seat)
        elif self.saint == BARBARA:
            self._collect(t, seat)
        else:
            self._grow(t, seat)
            if self.saint == MARIA:
                self._hoard()
                self.foods = PLENTY
                self.luxuries = PLENTY
        self.founding: bool = self.cities > t.cities(seat)
        if self.founding and self.want[STONE] == 0:
            self.want[STONE] = 1
        if self.saint != BARBARA and self.habits.build[THEOLOGY] < NEVER:
            self.want[STONE] += 1 if t.owns(seat, THEOLOGY) else 2  # to change the saint in the end

    # -- each saint -----------------------------------------------------------------------------------------
    def _hoard(self) -> None:
        """Three of each food and luxury, to keep."""
        for good in range(FOOD, KINDS):
            self.want[good] += CRISTOFORI_EACH

    def _grow(self, t: AntiquityTable, seat: i64) -> None:
        """All houses; many men need much wood, and in time a second city."""
        bill = Bill(t, seat, self.habits.men)
        alike = t.works(seat, PHILOSOPHY)
        self.foods = bill.foods + 1
        self.luxuries = bill.luxuries + 1
        for good in range(FOOD, KINDS):
            whole: i64 = bill.foods if good < LUXURY else bill.luxuries
            paid: i64 = bill.with_food if good < LUXURY else bill.with_luxury
            self.want[good] = whole if alike or whole < paid else paid
        if self.empty < bill.houses + self.habits.cells_for_graves:
            self.cities = self.habits.cities

    def _conquer(self, t: AntiquityTable, seat: i64) -> None:
        """A food for every inn, and two luxuries for the stable."""
        left = uncovered_land(t, seat)
        inns: i64 = 2 + left // 6
        self.foods = inns if inns < 10 else 10
        for good in range(FOOD, LUXURY):
            self.want[good] = self.foods
        self.luxuries = 0 if t.owns(seat, STABLE) else PLENTY
        for good in range(LUXURY, KINDS):
            self.want[good] = 0 if t.owns(seat, STABLE) else 2

    def _collect(self, t: AntiquityTable, seat: i64) -> None:
        """One of each building, in three cities; in a fourth what finds no room there."""
        self.cities = self.habits.cities
        if t.cities(seat) == self.cities and self.cities < MOST_CITIES and _crowded_out(t, seat):
            self.cities += 1
        cities = self.cities - t.cities(seat)
        if cities < 0:
            cities = 0
        wood: i64 = 1 + cities
        stone: i64 = cities
        luxury: i64 = 2 * cities
        for kind in range(CATALOGUE):
            if not t.owns(seat, kind):
                wood += COST_WOOD[kind]
                stone += COST_STONE[kind]
                luxury += COST_LUXURY[kind]
        if wood > self.want[WOOD]:
            self.want[WOOD] = wood
        self.want[STONE] = stone
        self.luxuries = luxury
        self.foods = cities + 2
        for good in range(FOOD, LUXURY):
            self.want[good] = self.foods
        for good in range(LUXURY, KINDS):
            self.want[good] = (luxury + 1) // 2

    # -- what lacks, what is spare ------------------------------------------------------------------------------
    def lack(self, good: i64) -> i64:
        """How many are still missing, what grows counted as owned."""
        missing = self.want[good] - self.have[good] - self.growing[good]
        if good >= FOOD:
            room = self._room(FOOD, LUXURY, self.foods) if good < LUXURY else self._room(LUXURY, KINDS, self.luxuries)
            if room < missing:
                missing = room
        if missing > 0:
            return missing
        return 0

    def _room(self, first: i64, end: i64, most: i64) -> i64:
        for good in range(first, end):
            most -= self.have[good] + self.growing[good]
        return most

    def surplus(self) -> i64:
        """Goods in the stock beyond those wanted; all wood and stone but what buildings are waiting for."""
        n: i64 = self.have[WOOD]
        if self.saint == BARBARA:
            n = n - 2 if n > 2 else 0
        n += self.have[STONE] - self.want[STONE] if self.have[STONE] > self.want[STONE] else 0
        for good in range(FOOD, KINDS):
            if self.have[good] > self.want[good]:
                n += self.have[good] - self.want[good]
        return n

    def lacks_for_city(self) -> i64:
        """A good that is missing for the city that is wanted, or -1: stone, a food, two kinds of luxuries."""
        if not self.founding:
            return -1
        if self.have[STONE] + self.growing[STONE] == 0:
            return STONE
        if self._kinds(FOOD, LUXURY) == 0:
            return FOOD
        if self._kinds(LUXURY, KINDS) < 2:
            for good in range(LUXURY, KINDS):
                if self.have[good] + self.growing[good] == 0:
                    return good
        return -1

    def _kinds(self, first: i64, end: i64) -> i64:
        """How many kinds lie in stock or grow."""
        n: i64 = 0
        for good in range(first, end):
            if self.have[good] + self.growing[good] > 0:
                n += 1
        return n

    def least_needed(self, first: i64, end: i64, but: i64) -> i64:
        """Of the goods first .. end - 1 in the stock the one to part with, or -1; `but` marks those that may not be."""
        best: i64 = -1
        most: i64 = -1000
        for good in range(first, end):
            if self.have[good] > 0 and (but >> good) & 1 == 0:
                spare = 4 * (self.have[good] - self.want[good]) + self.growing[good]
                if self.founding and self.have[good] == 1:
                    spare -= A_LAST_ONE  # a city wants one of many kinds
                if spare > most:
                    most = spare
                    best = good
        return best

    def worth_of(self, t: AntiquityTable, seat: i64, good: i64, n: i64) -> i64:
        """What n more of a good are worth, in tenths."""
        missing = self.lack(good)
        first: i64 = n if n < missing else missing
        habits = self.habits
        if good == STONE and not t.owns(seat, CATHEDRAL) and self.have[STONE] + self.growing[STONE] == 0:
            return 100 + habits.spare * (n - 1)
        each: i64 = habits.wood_worth if good == WOOD else habits.stone_worth if good == STONE else habits.wanted
        if FOOD <= good < LUXURY and self.graves > 0:
            each += habits.famine_worth
        if good >= LUXURY:
            each += habits.luxury_worth
        return each * first + habits.spare * (n - first)

    def _graves_to_come(self, t: AntiquityTable, seat: i64) -> i64:
        """Graves of the next famine, what is harvested now counted."""
        graves = t.famine() + 1
        if t.works(seat, GRANARY):
            graves -= GRANARY_FEEDS
        for good in range(FOOD, LUXURY):
            graves -= self.have[good] + (1 if self.growing[good] > 0 else 0)
        if graves > 0:
            return graves
        return 0


def _crowded_out(t: AntiquityTable, seat: i64) -> bool:
    """Whether a building that is missing fits into no city."""
    return any(not t.owns(seat, kind) and not has_room_for(t, seat, new_piece(kind)) for kind in range(CATALOGUE))


def empty_cells(t: AntiquityTable, seat: i64) -> i64:
    n: i64 = 0
    for city in range(t.cities(seat)):
        n += cell_count(t.empty_cells(seat, city))
    return n
