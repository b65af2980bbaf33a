"""What rivals give to the Senate and bring to the forum, as far as anybody can tell.

Before anything shows, from how many goods they own; between the two beats, from the sizes of their piles.
"""

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from emporion.games.ostia.mind.weights import WEIGHTS
from emporion.games.ostia.rules.piles import owned, owned_in_all
from emporion.games.ostia.table.accessors import OstiaTable
from emporion.games.ostia.table.components import FORUM_PRICE, RANK_POINTS
from emporion.games.ostia.table.layout import BOAT, FORUM_SIZE, KINDS, MOST_SEATS, SENATE_SIZE

MOST_OFFER: Final = 40  # an offer beyond this wins for sure
USUAL_VALUE: Final = 2.5  # of a card at the Senate
_NOT_YET: Final = -1.0
NOBODY: Final[vec[float]] = vec[float]([0.0] * int(MOST_SEATS))
_UNKNOWN: Final[vec[float]] = vec[float]([_NOT_YET] * MOST_OFFER)


@final
class Rivals:
    """The rivals of a seat; `seen` once everybody has seen the sizes of all piles."""

    def __init__(self, t: OstiaTable, seat: i64, seen: bool) -> None:
        self.t = t
        self.n: i64 = 0
        self.nothing: vec[float] = NOBODY[:]  # by rival: the chance that it gives nothing
        self.offer: vec[float] = NOBODY[:]  # what it gives otherwise, by senate value
        self.forum = 0.0  # cards of a type all of them together bring to the forum
        self.worths: vec[float] = _UNKNOWN[:]
        for other in range(t.seats()):
            if other != seat:
                if seen:
                    self._by_size(t.get(other, SENATE_SIZE), t.get(other, FORUM_SIZE))
                else:
                    self._by_goods(other)
                self.n += 1

    def _by_size(self, senate: i64, forum: i64) -> None:
        """A bluff card may lie in any pile, and who sees the sizes may still lay anew: the weights count with both."""
        self.nothing[self.n] = WEIGHTS.empty_pile / float(1 + senate)  # of large piles, too, some are given up
        self.offer[self.n] = WEIGHTS.card_offer * float(senate if senate > 1 else 1)
        self.forum += float(forum) / float(KINDS)

    def _by_goods(self, other: i64) -> None:
        """What it bought everybody saw: who owns the cards the Senate wants will give them."""
        t = self.t
        goods = float(owned_in_all(t, other)) + WEIGHTS.rival_boat * float(t.count(other, BOAT))
        hand = -USUAL_VALUE * float(owned_in_all(t, other))
        for good in range(KINDS):
            hand += float(owned(t, other, good) * t.active_value(good))
        nothing = WEIGHTS.nothing - 0.1 * (goods - 7.0)
        self.nothing[self.n] = 0.0 if nothing < 0.0 else (0.9 if nothing > 0.9 else nothing)
        self.offer[self.n] = WEIGHTS.rival_offer + 0.4 * (goods - 7.0) + WEIGHTS.rival_hand * hand
        self.forum += WEIGHTS.rival_cards

    def senate_worth(self, offer: i64) -> float:
        """What an offer is worth: the points of the places it may take."""
        if offer <= 0:
            return 0.0
        at = offer if offer < MOST_OFFER else MOST_OFFER - 1
        if self.worths[at] == _NOT_YET:
            self.worths[at] = WEIGHTS.point * self._points(float(at))
        return self.worths[at]

    def _points(self, offer: float) -> float:
        """The points expected, by how likely each rival is ahead."""
        ahead = NOBODY[:]
        for k in range(self.n):
            ahead[k] = (1.0 - self.nothing[k]) * chance_above((self.offer[k] - offer) / WEIGHTS.rival_spread)
        return rank_points(ahead)

    def income(self, good: i64, cards: i64) -> float:
        """What cards of a type bring at the forum beside those of the market and of the rivals."""
        if cards <= 0:
            return 0.0
        return float(cards) * price(float(cards + self.t.market(good)) + self.forum)


def chance_above(x: float) -> float:
    """The logistic curve."""
    if x > 30.0:
        return 1.0
    return 0.0 if x < -30.0 else 1.0 / (1.0 + exp(-x))


def rank_points(ahead: vec[float]) -> float:
    """Points for first, second or third, when each rival is ahead with that chance."""
    none = 1.0
    one = 0.0
    two = 0.0
    for k in range(len(ahead)):
        two = two * (1.0 - ahead[k]) + one * ahead[k]
        one = one * (1.0 - ahead[k]) + none * ahead[k]
        none *= 1.0 - ahead[k]
    return float(RANK_POINTS[0]) * none + float(RANK_POINTS[1]) * one + float(RANK_POINTS[2]) * two


def price(total: float) -> float:
    """The forum's price of a card when that many of its type are expected there."""
    low: i64 = i64(total)
    if low >= len(FORUM_PRICE) - 1:
        return 1.0
    share = total - float(low)
    return (1.0 - share) * float(FORUM_PRICE[low]) + share * float(FORUM_PRICE[low + 1])
