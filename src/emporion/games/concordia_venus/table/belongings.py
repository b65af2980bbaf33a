"""What lies before each seat, as named accessors over the table's vector."""

from mypy_extensions import i64

from emporion.games.concordia_venus.table.components import COLONIST_GOODS, KINDS, OF_A_KIND, STOREHOUSE, villa_goods
from emporion.games.concordia_venus.table.layout import (
    CARDS,
    COLONIST,
    COLONISTS,
    GOODS,
    HAND,
    MONEY,
    NONE,
    PILE,
    PLAYS,
    RECEIVED,
    SEAT,
    STRIDE,
    VILLAS,
)
from emporion.games.concordia_venus.table.maps import city_place
from emporion.kernel.table import Table


class Belongings(Table):
    """The half of the table that belongs to somebody: purse, villas, storehouse, colonists, cards."""

    def get(self, seat: i64, field: i64) -> i64:
        return self.v[SEAT + seat * STRIDE + field]

    def put(self, seat: i64, field: i64, value: i64) -> None:
        self.v[SEAT + seat * STRIDE + field] = value

    def change(self, seat: i64, field: i64, by: i64) -> None:
        self.v[SEAT + seat * STRIDE + field] += by

    def money(self, seat: i64) -> i64:
        return self.v[SEAT + seat * STRIDE + MONEY]

    def earn(self, seat: i64, amount: i64) -> None:
        self.v[SEAT + seat * STRIDE + MONEY] += amount

    def villas(self, seat: i64) -> i64:
        """Villas left in the seat's supply."""
        return self.v[SEAT + seat * STRIDE + VILLAS]

    def plays(self, seat: i64) -> i64:
        return self.v[SEAT + seat * STRIDE + PLAYS]

    # -- the storehouse -----------------------------------------------------------------------------------
    def good(self, seat: i64, good: i64) -> i64:
        return self.v[SEAT + seat * STRIDE + GOODS + good]

    def goods(self, seat: i64) -> i64:
        at: i64 = SEAT + seat * STRIDE + GOODS
        v = self.v
        return v[at] + v[at + 1] + v[at + 2] + v[at + 3] + v[at + 4]

    def received(self, seat: i64, good: i64) -> i64:
        return self.v[SEAT + seat * STRIDE + RECEIVED + good]

    def free_spaces(self, seat: i64) -> i64:
        """Spaces of the storehouse without a colonist or a good (CNV-4.3.1)."""
        return STOREHOUSE - self.goods(seat) - (COLONISTS - self.on_board(seat))

    def has_colonist_goods(self, seat: i64) -> bool:
        return all(self.good(seat, good) >= COLONIST_GOODS[good] for good in range(KINDS))

    def has_villa_goods(self, seat: i64, produces: i64) -> bool:
        return all(self.good(seat, good) >= villa_goods(produces, good) for good in range(KINDS))

    # -- colonists ----------------------------------------------------------------------------------------
    def colonist(self, seat: i64, slot: i64) -> i64:
        """Where a colonist stands, or NONE."""
        return self.v[SEAT + seat * STRIDE + COLONIST + slot]

    def on_board(self, seat: i64) -> i64:
        at: i64 = SEAT + seat * STRIDE + COLONIST
        n: i64 = 0
        for slot in range(COLONISTS):
            if self.v[at + slot] != NONE:
                n += 1
        return n

    def stored(self, seat: i64, kind: i64) -> i64:
        """Colonists of a kind in the storehouse."""
        at: i64 = SEAT + seat * STRIDE + COLONIST + kind * OF_A_KIND
        n: i64 = 0
        for slot in range(OF_A_KIND):
            if self.v[at + slot] == NONE:
                n += 1
        return n

    def slot_at(self, seat: i64, place: i64) -> i64:
        """One of the seat's colonists at a place, or NONE."""
        at: i64 = SEAT + seat * STRIDE + COLONIST
        for slot in range(COLONISTS):
            if self.v[at + slot] == place:
                return slot
        return NONE

    def settle(self, seat: i64, kind: i64, city: i64) -> None:
        """Put a stored colonist into a city."""
        at: i64 = SEAT + seat * STRIDE + COLONIST
        slot: i64 = kind * OF_A_KIND
        while self.v[at + slot] != NONE:
            slot += 1
        self.v[at + slot] = city_place(city, kind)

    def pay_colonist(self, seat: i64) -> None:
        """What a new colonist costs goes to the bank."""
        for good in range(KINDS):
            self.v[SEAT + seat * STRIDE + GOODS + good] -= COLONIST_GOODS[good]

    # -- hand and discard pile --------------------------------------------------------------------------------
    def hand(self, seat: i64, card: i64) -> i64:
        return self.v[SEAT + seat * STRIDE + HAND + card]

    def hand_size(self, seat: i64) -> i64:
        at: i64 = SEAT + seat * STRIDE + HAND
        n: i64 = 0
        for card in range(CARDS):
            n += self.v[at + card]
        return n

    def pile_size(self, seat: i64) -> i64:
        return self.v[SEAT + seat * STRIDE + PILE]

    def in_pile(self, seat: i64, below_top: i64) -> i64:
        """A card of the discard pile, counted from the top; NONE if there are fewer."""
        at: i64 = SEAT + seat * STRIDE + PILE
        n = self.v[at]
        return self.v[at + n - below_top] if below_top < n else NONE

    def top(self, seat: i64) -> i64:
        return self.in_pile(seat, 0)

    def beneath(self, seat: i64) -> i64:
        """The card directly under the top one: what a Magister repeats (CNV-4.9.1)."""
        return self.in_pile(seat, 1)

    def discard(self, seat: i64, card: i64) -> None:
        """Play a card from the hand onto the discard pile."""
        at: i64 = SEAT + seat * STRIDE
        self.v[at + HAND + card] -= 1
        n = self.v[at + PILE] + 1
        self.v[at + PILE + n] = card
        self.v[at + PILE] = n
        self.v[at + PLAYS] += 1

    def recover(self, seat: i64) -> i64:
        """Take the whole discard pile back into the hand; how many cards that were."""
        at: i64 = SEAT + seat * STRIDE
        n = self.v[at + PILE]
        k: i64 = n
        while k > 0:
            self.v[at + HAND + self.v[at + PILE + k]] += 1
            self.v[at + PILE + k] = 0
            k -= 1
        self.v[at + PILE] = 0
        return n

    def owns(self, seat: i64, card: i64) -> i64:
        """How often the card is in the seat's hand and discard pile together."""
        at: i64 = SEAT + seat * STRIDE
        n = self.v[at + HAND + card]
        k: i64 = self.v[at + PILE]
        while k > 0:
            if self.v[at + PILE + k] == card:
                n += 1
            k -= 1
        return n
