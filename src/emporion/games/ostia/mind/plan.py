"""The best use of a hand of goods: what to sell, give and keep, at most three types shown."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from emporion.games.ostia.mind.rivals import MOST_OFFER, Rivals
from emporion.games.ostia.mind.weights import WEIGHTS
from emporion.games.ostia.table.accessors import OstiaTable
from emporion.games.ostia.table.components import ROUNDS, SITES, TYPE_LIMIT, WAREHOUSE_COST, senate_value
from emporion.games.ostia.table.layout import BOAT, KINDS

FUTURE_OFFER: Final = 3  # senate value a seat still gains in the auctions to come
RESERVE: Final = 15  # denarii nobody builds with
NEVER: Final = -1.0e9
_NO_GOODS: Final[vec[i64]] = vec[i64]([0] * int(KINDS))
_STORED: Final[i64] = 5  # 0 .. SITES cards kept
_SHOWN: Final[i64] = 4  # 0 .. TYPE_LIMIT types shown
_BLANK: Final[vec[float]] = vec[float]([NEVER] * int(_SHOWN * _STORED * MOST_OFFER))


@final
class Plan:
    """The cards a seat holds and has already laid, and what the best way to lay the others is worth.

    Types are gone through one by one; kept is, for every number of types shown, cards stored and senate value given,
    the most the forum and the storage bring.
    """

    def __init__(self, t: OstiaTable, seat: i64, rivals: Rivals) -> None:
        self.t = t
        self.seat = seat
        self.rivals = rivals
        self.held: vec[i64] = _NO_GOODS[:]
        self.to_come: i64 = FUTURE_OFFER if t.count(seat, BOAT) > 0 else 0
        for good in range(KINDS):
            self.held[good] = t.stock(seat, good)

    def hold(self, good: i64, cards: i64) -> None:
        self.held[good] += cards

    def best_completion(self, stage: i64) -> float:
        """What everything is worth if the types from `stage` on are laid as well as possible."""
        room = self._room()
        best = _BLANK[:]
        self._lay_out(stage, room, best)
        good = stage
        while good < KINDS:
            if self.held[good] > 0:
                best = self._with(good, room, best)
            good += 1
        value = NEVER
        owned = self.t.warehouses(self.seat)
        for at in range(len(best)):
            if best[at] > NEVER:
                stored = (at // MOST_OFFER) % _STORED
                rent = WEIGHTS.rent * float(stored - owned) if stored > owned else 0.0
                total = best[at] + self.rivals.senate_worth(at % MOST_OFFER) - rent
                if total > value:
                    value = total
        return value

    def _room(self) -> i64:
        """As many cards as there will be warehouses."""
        room = self.t.warehouses(self.seat)
        extra = (self.t.cash(self.seat) - RESERVE) // WAREHOUSE_COST
        if extra > 0:
            room += extra
        return room if room < SITES else SITES

    def _lay_out(self, stage: i64, room: i64, best: vec[float]) -> None:
        """Where the types before the stage leave the seat."""
        lost = self._lost(stage)
        shown: i64 = 0
        stored: i64 = 0
        offer = self.to_come
        value = 0.0
        good: i64 = 0
        while good < stage:
            if self.t.forum(self.seat, good) + self.t.senate(self.seat, good) > 0:
                shown += 1
                if good != lost:
                    offer += self.t.senate(self.seat, good) * self.t.active_value(good)
                    value += self.rivals.income(good, self.t.forum(self.seat, good))
            fits = min(self.t.stock(self.seat, good), room - stored)
            value += self._kept(good, fits)
            stored += fits
            good += 1
        shown = shown if shown < TYPE_LIMIT else TYPE_LIMIT
        offer = offer if offer < MOST_OFFER else MOST_OFFER - 1
        best[(shown * _STORED + stored) * MOST_OFFER + offer] = value

    def _lost(self, stage: i64) -> i64:
        """The type lost if more than three are shown (only the first of them: good enough here), or -1."""
        types: i64 = 0
        top: i64 = -1
        good: i64 = 0
        while good < stage:
            if self.t.forum(self.seat, good) + self.t.senate(self.seat, good) > 0:
                types += 1
                if top < 0 or self.t.active_value(good) > self.t.active_value(top):
                    top = good
            good += 1
        return top if types > TYPE_LIMIT else -1

    def _with(self, good: i64, room: i64, before: vec[float]) -> vec[float]:
        """Lay the cards of one more type in every way."""
        after = _BLANK[:]
        held = self.held[good]
        step = self.t.active_value(good)
        for at in range(len(before)):
            base = before[at]
            if base == NEVER:
                continue
            offer = at % MOST_OFFER
            stored = (at // MOST_OFFER) % _STORED
            shown = at // (MOST_OFFER * _STORED)
            fits = min(held, room - stored)
            place = (shown * _STORED + stored + fits) * MOST_OFFER + offer
            value = base + self._kept(good, fits)
            if value > after[place]:
                after[place] = value
            if shown == TYPE_LIMIT:
                continue
            kept: i64 = 0
            while kept <= fits and kept < held:
                worth = base + self._kept(good, kept)
                given: i64 = 0
                while given <= held - kept:
                    offered = offer + given * step
                    if offered >= MOST_OFFER:
                        offered = MOST_OFFER - 1
                    place = ((shown + 1) * _STORED + stored + kept) * MOST_OFFER + offered
                    value = worth + self.rivals.income(good, held - kept - given)
                    if value > after[place]:
                        after[place] = value
                    given += 1
                kept += 1
        return after

    def _kept(self, good: i64, cards: i64) -> float:
        """What cards of a type are worth in storage."""
        if cards <= 0:
            return 0.0
        if self.t.round() == ROUNDS:
            return WEIGHTS.point - WEIGHTS.last_room + WEIGHTS.spare * float(cards - 1)
        return 1.0 + float(cards) * (1.0 + WEIGHTS.next_value * float(senate_value(self.t.next_senate(), good)))
