"""New Title's table: everything that lies on it, as named accessors over one vector."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from emporion.games.newtitle.table.components import ALONE_PAYS_DOUBLE, pay
from emporion.games.newtitle.table.layout import (
    CHOICE,
    COINS,
    DECK,
    DISCARD,
    FIRST,
    HAND,
    KINDS,
    MARKET,
    NONE,
    ROUND,
    SEAT,
    SHOWN,
    SIZE,
    STRIDE,
)
from emporion.kernel.table import Table


@final
class NewTitleTable(Table):
    def clone(self) -> "NewTitleTable":
        return NewTitleTable(self.v[:])

    # -- the middle ---------------------------------------------------------------------------------------
    def round(self) -> i64:
        return self.v[ROUND]

    def chapter(self) -> i64:
        return self.v[ROUND]

    def first(self) -> i64:
        return self.v[FIRST]

    def market(self, good: i64) -> i64:
        return self.v[MARKET + good]

    def change_market(self, good: i64, by: i64) -> None:
        self.v[MARKET + good] += by

    def discarded(self, good: i64) -> i64:
        return self.v[DISCARD + good]

    def discard(self, good: i64, cards: i64) -> None:
        self.v[DISCARD + good] += cards

    def draw(self) -> i64:
        """The top card, turned up for all to see."""
        self.disclose()
        return DECK.draw(self)

    # -- before a seat ------------------------------------------------------------------------------------
    def put(self, seat: i64, field: i64, value: i64) -> None:
        self.v[SEAT + seat * STRIDE + field] = value

    def coins(self, seat: i64) -> i64:
        return self.v[SEAT + seat * STRIDE + COINS]

    def earn(self, seat: i64, coins: i64) -> None:
        self.v[SEAT + seat * STRIDE + COINS] += coins

    def choice(self, seat: i64) -> i64:
        """A good, WAITS, or NONE while the seat has not chosen."""
        return self.v[SEAT + seat * STRIDE + CHOICE]

    def shown(self, seat: i64) -> i64:
        return self.v[SEAT + seat * STRIDE + SHOWN]

    def hand(self, seat: i64, good: i64) -> i64:
        return self.v[SEAT + seat * STRIDE + HAND + good]

    def change_hand(self, seat: i64, good: i64, by: i64) -> None:
        self.v[SEAT + seat * STRIDE + HAND + good] += by

    def cards(self, seat: i64) -> i64:
        """All cards of a hand."""
        cards: i64 = 0
        for good in range(KINDS):
            cards += self.hand(seat, good)
        return cards

    def income(self, seat: i64, alone: bool) -> i64:
        """What the chosen good brings; twice as much to who ships it alone (NTL-4.7), as far as the option goes."""
        coins: i64 = pay(self.hand(seat, self.choice(seat)))
        return 2 * coins if alone and self.option(ALONE_PAYS_DOUBLE) == 1 else coins

    def rivals(self, seat: i64) -> i64:
        """How many others have chosen what the seat has."""
        rivals: i64 = -1
        for other in range(self.seats()):
            if self.choice(other) == self.choice(seat):
                rivals += 1
        return rivals


def new_table() -> NewTitleTable:
    t = NewTitleTable(vec[i64]([0] * SIZE))
    seat: i64 = SEAT
    while seat < SIZE:
        t.v[seat + CHOICE] = NONE
        t.v[seat + SHOWN] = NONE
        seat += STRIDE
    return t
