"""Ostia's table: everything that lies on it, as named accessors over one vector."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from emporion.games.ostia.table.components import (
    BLUFF_CARDS,
    CREDIT,
    CREDITS_FOR_BIDS,
    FORUM_PRICE,
    HIGHEST_BID,
    LITERAL,
    OPEN_MONEY,
    ROUNDS,
    STRICT,
    TWO_BEATS,
    TYPE_LIMIT_MODE,
    VALUE,
    WAREHOUSE_SALE,
    senate_value,
)
from emporion.games.ostia.table.layout import (
    BID,
    BOAT,
    CASH,
    CREDITS,
    DECK,
    DISCARD,
    FIRST,
    KINDS,
    LOT,
    MARKET,
    NONE,
    ON_FORUM,
    ON_SENATE,
    OUT,
    POINTS,
    ROUND,
    SEAT,
    SEEN,
    SELLER,
    SENATE,
    SIZE,
    STAGE,
    STOCK,
    STRIDE,
    WAREHOUSES,
)
from emporion.kernel.journal import seat_ref
from emporion.kernel.table import Table


@final
class OstiaTable(Table):
    def clone(self) -> "OstiaTable":
        return OstiaTable(self.v[:])

    # -- the middle ---------------------------------------------------------------------------------------
    def round(self) -> i64:
        return self.v[ROUND]

    def chapter(self) -> i64:
        return self.v[ROUND]

    def first(self) -> i64:
        return self.v[FIRST]

    def active_senate(self) -> i64:
        return self.senate_card(self.v[ROUND])

    def next_senate(self) -> i64:
        return self.senate_card(self.v[ROUND] + 1)

    def senate_card(self, round: i64) -> i64:
        """The senate card of a round, or NONE after the last."""
        return self.v[SENATE + round] if round <= ROUNDS else NONE

    def removed_senate(self) -> i64:
        return self.v[SENATE]

    def active_value(self, good: i64) -> i64:
        """What the good is worth on the active senate card."""
        return senate_value(self.active_senate(), good)

    def seller(self) -> i64:
        return self.v[SELLER]

    def lot(self, k: i64) -> i64:
        return self.v[LOT + k]

    def minimum(self) -> i64:
        """The least that may be bid for the lot (OST-4.1.7)."""
        return VALUE[self.v[LOT]] + VALUE[self.v[LOT + 1]]

    def discarded(self, good: i64) -> i64:
        return self.v[DISCARD + good]

    def discard(self, good: i64, n: i64) -> None:
        self.v[DISCARD + good] += n

    def market(self, good: i64) -> i64:
        return self.v[MARKET + good]

    def draw(self) -> i64:
        """The top goods card; an empty draw pile is first made anew from the discard pile (OST-4.1.1, OST-7.1.1)."""
        if DECK.size(self) == 0:
            for good in range(KINDS):
                while self.v[DISCARD + good] > 0:
                    self.v[DISCARD + good] -= 1
                    DECK.put(self, good)
            DECK.shuffle(self)
            if self.telling():
                self.tell("reshuffled", "OST-4.1.1", {"cards": int(DECK.size(self))})
        self.disclose()
        return DECK.draw(self)

    def forum_price(self, good: i64) -> i64:
        """The price of a card, given all that lies at the forum (OST-4.3.1)."""
        total: i64 = self.v[MARKET + good]
        for seat in range(self.seats()):
            total += self.v[SEAT + seat * STRIDE + ON_FORUM + good]
        return FORUM_PRICE[total]

    # -- options that rules ask for -----------------------------------------------------------------------
    def with_bluff(self) -> bool:
        return self.option(BLUFF_CARDS) == 1

    def two_beats(self) -> bool:
        """Whether everybody sees the sizes of all piles at one moment and may then lay once more (OST-4.2.4)."""
        return self.erratum(TWO_BEATS) and self.option(BLUFF_CARDS) == 1

    def strict(self) -> bool:
        return self.option(TYPE_LIMIT_MODE) == STRICT

    def literal(self) -> bool:
        """Whether the penalty takes the good at the very top of the senate card and no other (OST-7.3.7)."""
        return self.option(TYPE_LIMIT_MODE) == LITERAL

    def open_money(self) -> bool:
        return self.option(OPEN_MONEY) == 1

    # -- before a seat --------------------------------------------------------------------------------------
    def get(self, seat: i64, field: i64) -> i64:
        return self.v[SEAT + seat * STRIDE + field]

    def put(self, seat: i64, field: i64, value: i64) -> None:
        self.v[SEAT + seat * STRIDE + field] = value

    def change(self, seat: i64, field: i64, by: i64) -> None:
        self.v[SEAT + seat * STRIDE + field] += by

    def cash(self, seat: i64) -> i64:
        return self.v[SEAT + seat * STRIDE + CASH]

    def warehouses(self, seat: i64) -> i64:
        return self.v[SEAT + seat * STRIDE + WAREHOUSES]

    def credits(self, seat: i64) -> i64:
        return self.v[SEAT + seat * STRIDE + CREDITS]

    def points(self, seat: i64) -> i64:
        return self.v[SEAT + seat * STRIDE + POINTS]

    def out(self, seat: i64) -> bool:
        return self.v[SEAT + seat * STRIDE + OUT] != 0

    def bid(self, seat: i64) -> i64:
        """The seat's bid for the lot, PASSED or NOT_SPOKEN."""
        return self.v[SEAT + seat * STRIDE + BID]

    def stage(self, seat: i64) -> i64:
        return self.v[SEAT + seat * STRIDE + STAGE]

    def boat(self, seat: i64, good: i64) -> i64:
        return self.v[SEAT + seat * STRIDE + BOAT + good]

    def stock(self, seat: i64, good: i64) -> i64:
        return self.v[SEAT + seat * STRIDE + STOCK + good]

    def forum(self, seat: i64, good: i64) -> i64:
        return self.v[SEAT + seat * STRIDE + ON_FORUM + good]

    def senate(self, seat: i64, good: i64) -> i64:
        return self.v[SEAT + seat * STRIDE + ON_SENATE + good]

    def count(self, seat: i64, pile: i64) -> i64:
        """The number of cards in the boat, the stock or on a space."""
        at: i64 = SEAT + seat * STRIDE + pile
        v = self.v
        return v[at] + v[at + 1] + v[at + 2] + v[at + 3] + v[at + 4] + v[at + 5]

    def gain(self, seat: i64, good: i64) -> None:
        """A card everybody sees goes into the seat's stock."""
        at: i64 = SEAT + seat * STRIDE + good
        self.v[at + STOCK] += 1
        self.v[at + SEEN] += 1

    def score(self, seat: i64, points: i64) -> None:
        self.v[SEAT + seat * STRIDE + POINTS] += points

    # -- money ----------------------------------------------------------------------------------------------
    def earn(self, seat: i64, amount: i64) -> None:
        self.v[SEAT + seat * STRIDE + CASH] += amount

    def pay(self, seat: i64, amount: i64) -> None:
        """Pay, selling warehouses and then taking credits as far as the cash falls short (OST-4.0.4)."""
        at: i64 = SEAT + seat * STRIDE
        sold: i64 = 0
        taken: i64 = 0
        while self.v[at + CASH] < amount and self.v[at + WAREHOUSES] > 0:
            self.v[at + WAREHOUSES] -= 1
            self.v[at + CASH] += WAREHOUSE_SALE
            sold += 1
        while self.v[at + CASH] < amount:
            self.v[at + CREDITS] += 1
            self.v[at + CASH] += CREDIT
            taken += 1
        self.v[at + CASH] -= amount
        if sold + taken > 0 and self.telling():
            self.tell(
                "forced-sale",
                "OST-4.0.4",
                {"seat": seat_ref(seat), "warehouses": int(sold), "credits": int(taken)},
            )

    def cap(self, seat: i64) -> i64:
        """The most the seat may bid (OST-4.1.10, OST-4.1.18)."""
        limit = self.cash(seat) + WAREHOUSE_SALE * self.warehouses(seat)
        if self.credits(seat) < CREDITS_FOR_BIDS:
            limit += CREDIT * (CREDITS_FOR_BIDS - self.credits(seat))
        return limit if limit < HIGHEST_BID else HIGHEST_BID

    def highest_bid(self) -> i64:
        """The highest bid for the lot, 0 if there is none."""
        highest: i64 = 0
        for seat in range(self.seats()):
            if self.bid(seat) > highest:
                highest = self.bid(seat)
        return highest

    # -- the allocation -------------------------------------------------------------------------------------
    def types_placed(self, seat: i64) -> i64:
        """How many types of goods the seat has on forum and Senate together (OST-4.2.6)."""
        types: i64 = 0
        for good in range(KINDS):
            if self.forum(seat, good) + self.senate(seat, good) > 0:
                types += 1
        return types


def new_table() -> OstiaTable:
    t = OstiaTable(vec[i64]([0] * SIZE))
    t.v[LOT] = NONE
    t.v[LOT + 1] = NONE
    return t
