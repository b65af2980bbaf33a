"""The best use of an Architect: which colonists to move where, and which villas to build."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from emporion.games.concordia_venus.mind.outlook import Outlook
from emporion.games.concordia_venus.mind.weights import WEIGHTS
from emporion.games.concordia_venus.steps.architect import may_end_on
from emporion.games.concordia_venus.table.accessors import ConcordiaTable
from emporion.games.concordia_venus.table.components import KINDS, villa_goods
from emporion.games.concordia_venus.table.layout import COLONISTS, MOST_CITIES, NONE
from emporion.games.concordia_venus.table.maps import end_of, on_route, reached, reaches, steps_to

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
        self.sites: vec[float] = vec[float]([0.0] * MOST_CITIES)  # an affordable villa: its gain less its price
        self.stands: vec[float] = vec[float]([0.0] * MOST_CITIES)  # a colonist beside the city
        self.goods: vec[i64] = vec[i64]([0] * KINDS)  # what is left while villas are tried
        self.money: i64 = 0
        self.first_slot: i64 = NONE  # the first move of the plan
        self.first_route: i64 = NONE
        self._look_at_cities()

    def _look_at_cities(self) -> None:
        o = self.outlook
        self._fill_purse()
        for city in range(self.t.cities()):
            if city != self.t.capital() and not self.t.has_villa(self.seat, city):
                self.stands[city] = WEIGHTS.beside_a_site * o.hope * o.site(city)
                if self._can_pay(city):
                    self.sites[city] = o.city_gain(city) - o.villa_cost(city)

    def _fill_purse(self) -> None:
        self.money = self.t.means(self.seat)
        for good in range(KINDS):
            self.goods[good] = self.t.good(self.seat, good)

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
        for slot in range(COLONISTS):
            value += self._stand(self.t.colonist(self.seat, slot))
        return value

    def _stand(self, place: i64) -> float:
        if not on_route(place):
            return 0.0
        return self.stands[end_of(self.t.board(), place, 0)] + self.stands[end_of(self.t.board(), place, 1)]

    def _promises(self, route: i64, stand: float) -> bool:
        """Whether a route has a villa to offer or at least a better stand."""
        board = self.t.board()
        if self.sites[end_of(board, route, 0)] > 0.0 or self.sites[end_of(board, route, 1)] > 0.0:
            return True
        return self._stand(route) > stand

    def _best_move(self, value: float, only: i64) -> float:
        """Make the move that adds most, if any does; the value afterwards."""
        board = self.t.board()
        best = value + 0.001
        best_slot: i64 = NONE
        best_route: i64 = NONE
        for slot in range(COLONISTS):
            place = self.places[slot]
            if place != NONE and (self.moved >> slot) & 1 == 0 and (only in (NONE, slot)):
                stand = self._stand(place) if only == NONE else -1.0
                for k in range(reaches(board, place)):
                    route = reached(board, place, k)
                    steps = steps_to(board, place, route)
                    if steps > self.steps:
                        break
                    if self._promises(route, stand) and may_end_on(self.t, route) and not self._taken(route):
                        self.places[slot] = route
                        after = self._value() - STEP_PRICE * float(steps)
                        if after > best:
                            best = after
                            best_slot = slot
                            best_route = route
                self.places[slot] = place
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
        return any(self.places[slot] == route for slot in range(COLONISTS))

    def _value(self) -> float:
        """What can be built beside the colonists where they stand, and how well they stand for later."""
        value = self._villas()
        for slot in range(COLONISTS):
            value += self._stand(self.places[slot])
        return value

    def first_villa(self) -> i64:
        """The city to build in first, or NONE."""
        self._fill_purse()
        return self._best_site(0) if self.t.villas(self.seat) > 0 else NONE

    def _villas(self) -> float:
        """Villas in the order of what they bring, as long as goods and money last."""
        self._fill_purse()
        left = self.t.villas(self.seat)
        built: i64 = 0
        value = 0.0
        while left > 0:
            city = self._best_site(built)
            if city == NONE:
                break
            value += self.sites[city]
            built |= 1 << city
            left -= 1
            self.money -= self.t.villa_money(city)
            for good in range(KINDS):
                self.goods[good] -= villa_goods(self.t.produce(city), good)
        return value

    def _best_site(self, built: i64) -> i64:
        """The city beside a colonist that brings most and can be paid for, or NONE."""
        best = 0.0
        city: i64 = NONE
        for slot in range(COLONISTS):
            if on_route(self.places[slot]):
                end: i64
                for end in range(2):
                    near = end_of(self.t.board(), self.places[slot], end)
                    if self.sites[near] > best and (built >> near) & 1 == 0 and self._can_pay(near):
                        best = self.sites[near]
                        city = near
        return city

    def _can_pay(self, city: i64) -> bool:
        if self.money < self.t.villa_money(city):
            return False
        return all(self.goods[good] >= villa_goods(self.t.produce(city), good) for good in range(KINDS))
