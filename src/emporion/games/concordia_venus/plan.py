"""The best use of an Architect: which colonists to move where, and which villas to build."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from emporion.games.concordia_venus.components import COLONISTS, KINDS, NONE, villa_goods
from emporion.games.concordia_venus.maps import (
    MOST_CITIES,
    end_of,
    on_route,
    reached,
    reaches,
    steps_to,
)
from emporion.games.concordia_venus.outlook import Outlook
from emporion.games.concordia_venus.steps.architect import may_end_on
from emporion.games.concordia_venus.table import ConcordiaTable

STEP_PRICE: Final = 0.02  # of two equal moves the shorter one


@final
class Plan:
    """Improved move by move: the one that adds most, until none adds anything."""

    def __init__(self, outlook: Outlook, steps: i64, moved: i64) -> None:
        self.outlook = outlook
        self.t: ConcordiaTable = outlook.t
        self.seat: i64 = outlook.seat
        self.steps = steps
        self.moved = moved  # a bit for each colonist that may not move any more
        self.places: vec[i64] = vec[i64]([outlook.t.colonist(outlook.seat, slot) for slot in range(COLONISTS)])
        self.sites: vec[float] = vec[float]([0.0] * MOST_CITIES)  # the gain of a villa less its price
        self.first_slot: i64 = NONE  # the first move of the plan
        self.first_route: i64 = NONE
        city: i64 = 0
        while city < self.t.cities():
            if city != self.t.capital() and not self.t.has_villa(self.seat, city):
                self.sites[city] = outlook.city_gain(city) - outlook.villa_cost(city)
            city += 1

    def best(self) -> float:
        """What the whole action is worth from here."""
        return self._improve(self._value()) - self._start()

    def best_for(self, slot: i64) -> float:
        """The same if a certain colonist moves first."""
        self._best_move(-1.0e9, slot)
        return self._improve(self._value()) - self._start()

    def _improve(self, value: float) -> float:
        while self.steps > 0:
            better = self._best_move(value, NONE)
            if better <= value + 0.001:
                break
            value = better
        return value

    def _start(self) -> float:
        """The standing counts positions as they are; only what changes is a gain."""
        value = 0.0
        slot: i64 = 0
        while slot < COLONISTS:
            value += self.outlook.position(self.t.colonist(self.seat, slot))
            slot += 1
        return value

    def _best_move(self, value: float, only: i64) -> float:
        """Make the move that adds most, if any does; the value afterwards."""
        board = self.t.board()
        best = value + 0.001
        best_slot: i64 = NONE
        best_route: i64 = NONE
        slot: i64 = 0
        while slot < COLONISTS:
            place = self.places[slot]
            if place != NONE and (self.moved >> slot) & 1 == 0 and (only in (NONE, slot)):
                n = reaches(board, place)
                k: i64 = 0
                while k < n:
                    route = reached(board, place, k)
                    steps = steps_to(board, place, route)
                    if steps > self.steps:
                        break
                    if may_end_on(self.t, route) and not self._taken(route):
                        self.places[slot] = route
                        after = self._value() - STEP_PRICE * float(steps)
                        if after > best:
                            best = after
                            best_slot = slot
                            best_route = route
                    k += 1
                self.places[slot] = place
            slot += 1
        if best_slot == NONE:
            return value
        self.steps -= steps_to(board, self.places[best_slot], best_route)
        self.places[best_slot] = best_route
        self.moved |= 1 << best_slot
        if self.first_slot == NONE:
            self.first_slot = best_slot
            self.first_route = best_route
        return best

    def _taken(self, route: i64) -> bool:
        """By an own colonist of this plan."""
        slot: i64 = 0
        while slot < COLONISTS:
            if self.places[slot] == route:
                return True
            slot += 1
        return False

    def _value(self) -> float:
        """What can be built beside the colonists where they stand, and how well they stand for later."""
        value = self._villas()
        slot: i64 = 0
        while slot < COLONISTS:
            value += self.outlook.position(self.places[slot])
            slot += 1
        return value

    def first_villa(self) -> i64:
        """The city to build in first, or NONE."""
        goods = vec[i64]([self.t.good(self.seat, good) for good in range(KINDS)])
        return self._best_site(0, self.t.means(self.seat), goods) if self.t.villas(self.seat) > 0 else NONE

    def _villas(self) -> float:
        """Villas in the order of what they bring, as long as goods and money last."""
        t = self.t
        money = t.means(self.seat)
        goods = vec[i64]([t.good(self.seat, good) for good in range(KINDS)])
        left = t.villas(self.seat)
        built: i64 = 0
        value = 0.0
        while left > 0:
            city = self._best_site(built, money, goods)
            if city == NONE:
                break
            value += self.sites[city]
            built |= 1 << city
            left -= 1
            money -= t.villa_money(city)
            good: i64 = 0
            while good < KINDS:
                goods[good] -= villa_goods(t.produce(city), good)
                good += 1
        return value

    def _best_site(self, built: i64, money: i64, goods: vec[i64]) -> i64:
        """The city beside a colonist that brings most and can be paid for, or NONE."""
        best = 0.0
        city: i64 = NONE
        slot: i64 = 0
        while slot < COLONISTS:
            if on_route(self.places[slot]):
                end: i64 = 0
                while end < 2:
                    near = end_of(self.t.board(), self.places[slot], end)
                    if self.sites[near] > best and (built >> near) & 1 == 0 and self._can_pay(near, money, goods):
                        best = self.sites[near]
                        city = near
                    end += 1
            slot += 1
        return city

    def _can_pay(self, city: i64, money: i64, goods: vec[i64]) -> bool:
        if money < self.t.villa_money(city):
            return False
        good: i64 = 0
        while good < KINDS:
            if goods[good] < villa_goods(self.t.produce(city), good):
                return False
            good += 1
        return True
