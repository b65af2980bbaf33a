"""The best use of a hand of goods: what to sell, give and keep, at most three types shown."""

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from emporion.games.ostia.mind.weights import WEIGHTS
from emporion.games.ostia.table.accessors import OstiaTable
from emporion.games.ostia.table.components import FORUM_PRICE, ROUNDS, SITES, TYPE_LIMIT, WAREHOUSE_COST, senate_value
from emporion.games.ostia.table.layout import KINDS

POINT: Final = 10.0  # a victory point in denarii
RIVAL_OFFER: Final = 9.0  # what a rival gives to the Senate, by senate value
RIVAL_SPREAD: Final = 3.2
FUTURE_OFFER: Final = 3  # senate value a seat still gains in the auctions to come, per lot it may buy


def expected_rank_points(rivals: i64, ahead: float) -> float:
    """Points for first, second or third when each rival is ahead with this probability."""
    behind = 1.0 - ahead
    none = 1.0
    for _k in range(rivals):
        none *= behind
    points = 3.0 * none
    n = float(rivals)
    if rivals >= 1:
        one = n * ahead * (none / behind if behind > 0.001 else (1.0 if rivals == 1 else 0.0))
        points += 2.0 * one
    if rivals >= 2:
        two = (
            0.5
            * n
            * (n - 1.0)
            * ahead
            * ahead
            * (none / (behind * behind) if behind > 0.001 else (1.0 if rivals == 2 else 0.0))
        )
        points += two
    return points


MOST_RIVALS: Final = 4
MOST_OFFER: Final = 100  # an offer beyond this wins for sure
_SENATE_WORTH: Final[vec[float]] = vec[float](
    [
        POINT * expected_rank_points(rivals, 1.0 / (1.0 + exp((offer - RIVAL_OFFER) / RIVAL_SPREAD))) if offer else 0.0
        for rivals in range(MOST_RIVALS + 1)
        for offer in range(MOST_OFFER)
    ]
)
# Sets of types, as bits, that may be shown without penalty; a smaller set is never better, its types need not be used.
_AT_LIMIT: Final[vec[i64]] = vec[i64]([shown for shown in range(1 << int(KINDS)) if shown.bit_count() == TYPE_LIMIT])


def types_in(shown: i64) -> i64:
    n: i64 = 0
    while shown > 0:
        n += shown & 1
        shown >>= 1
    return n


@final
class Plan:
    """The cards a seat holds and has already laid, and what the best way to lay the others is worth."""

    def __init__(self, t: OstiaTable, seat: i64) -> None:
        self.t = t
        self.seat = seat
        self.held: vec[i64] = vec[i64]([0] * KINDS)
        self.to_come: i64 = 0
        for good in range(KINDS):
            self.held[good] = t.stock(seat, good)
            if t.boat(seat, good) > 0:
                self.to_come = FUTURE_OFFER

    def hold(self, good: i64, cards: i64) -> None:
        self.held[good] += cards

    def best_completion(self, stage: i64) -> float:
        """What everything is worth if the types from `stage` on are laid as well as possible."""
        placed: i64 = 0
        good: i64 = 0
        while good < stage:
            if self.t.forum(self.seat, good) + self.t.senate(self.seat, good) > 0:
                placed |= 1 << good
            good += 1
        available: i64 = placed
        types: i64 = types_in(placed)
        while good < KINDS:
            if self.held[good] > 0:
                available |= 1 << good
                types += 1
            good += 1
        if types <= TYPE_LIMIT:
            return self._value(available, stage)
        best = self._value(placed, stage)
        for k in range(len(_AT_LIMIT)):
            shown = _AT_LIMIT[k]
            if shown & placed == placed and shown & available == shown:
                value = self._value(shown, stage)
                if value > best:
                    best = value
        return best

    def _value(self, shown: i64, stage: i64) -> float:
        """Lay the cards of the types shown one by one where they bring most; the others are stored."""
        offer = self.to_come
        income = 0.0
        lost = self._penalty(shown)
        stored = vec[i64]([0] * KINDS)
        for good in range(KINDS):
            if good < stage:
                if good != lost:
                    offer += self.t.senate(self.seat, good) * self.t.active_value(good)
                    income += self._income(good, self.t.forum(self.seat, good))
                stored[good] = self.t.stock(self.seat, good)
            elif (shown >> good) & 1 == 0:
                stored[good] = self.held[good]
        good = stage
        while good < KINDS:
            if (shown >> good) & 1:
                given, sold = self._split(good, offer)
                offer += given * self.t.active_value(good)
                income += self._income(good, sold)
                stored[good] = self.held[good] - given - sold
            good += 1
        return self._senate(offer) + income + self._storage(stored)

    def _penalty(self, shown: i64) -> i64:
        """The type lost if more than three are shown (only the first of them: good enough here)."""
        types: i64 = 0
        top: i64 = -1
        for good in range(KINDS):
            if (shown >> good) & 1:
                types += 1
                if top < 0 or self.t.active_value(good) > self.t.active_value(top):
                    top = good
        if types > TYPE_LIMIT:
            return top
        return -1

    def _split(self, good: i64, offer: i64) -> tuple[i64, i64]:
        """How many cards of a type to give and to sell, on top of an offer."""
        given: i64 = 0
        sold: i64 = 0
        step = self.t.active_value(good)
        keep = self._keep_value(good)
        cards = self.held[good]
        for _ in range(cards):
            by_giving = self._senate(offer + step) - self._senate(offer)
            by_selling = self._income(good, sold + 1) - self._income(good, sold)
            if by_giving >= by_selling and by_giving > keep:
                given += 1
                offer += step
            elif by_selling > keep:
                sold += 1
            else:
                break
        return given, sold

    def _senate(self, offer: i64) -> float:
        """What an offer is worth against rivals whose offers nobody knows."""
        return _SENATE_WORTH[(self.t.seats() - 1) * MOST_OFFER + (offer if offer < MOST_OFFER else MOST_OFFER - 1)]

    def _income(self, good: i64, cards: i64) -> float:
        """What cards of a type bring at the forum if rivals bring some too."""
        if cards <= 0:
            return 0.0
        total = float(cards + self.t.market(good)) + WEIGHTS.rival_cards * float(self.t.seats() - 1)
        low: i64 = i64(total)
        if low >= len(FORUM_PRICE) - 1:
            return float(cards)
        share = total - float(low)
        price = (1.0 - share) * float(FORUM_PRICE[low]) + share * float(FORUM_PRICE[low + 1])
        return float(cards) * price

    def _keep_value(self, good: i64) -> float:
        """What it is worth to store one more card of a type."""
        if self.t.round() == ROUNDS:
            return 3.0
        return WEIGHTS.next_value * float(senate_value(self.t.next_senate(), good))

    def _storage(self, stored: vec[i64]) -> float:
        """The best cards of the storage, as many as there will be warehouses."""
        room = self.t.warehouses(self.seat)
        extra = (self.t.cash(self.seat) - 15) // WAREHOUSE_COST
        if extra > 0:
            room = room + extra if room + extra < SITES else SITES
        value = 0.0
        if self.t.round() == ROUNDS:
            good: i64 = 0
            while good < KINDS and room > 0:
                if stored[good] > 0:
                    value += POINT - 4.0
                    room -= 1
                good += 1
            return value
        points: i64 = 5
        while points >= 0 and room > 0:
            good = 0
            while good < KINDS and room > 0:
                if stored[good] > 0 and senate_value(self.t.next_senate(), good) == points:
                    kept = stored[good] if stored[good] < room else room
                    value += float(kept) * (1.0 + WEIGHTS.next_value * float(points)) + 1.0
                    room -= kept
                good += 1
            points -= 1
        return value
