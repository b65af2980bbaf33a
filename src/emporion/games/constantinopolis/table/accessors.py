"""Constantinopolis's table: everything that lies on it, as named accessors over one vector."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from emporion.games.constantinopolis.table.components import (
    CATEGORY,
    COUNT,
    FIRST_CARD,
    FREE_TRADE,
    KIND_OF,
    LOWEST,
    MAX_ROUNDS,
    PROPOSALS,
    PROPOSALS_IN_WINDOW,
    SPACE_COUNT,
    TOGETHER,
)
from emporion.games.constantinopolis.table.layout import (
    A_SHIP,
    BUILT,
    CITY_FINISHED,
    COPIES_LEFT,
    CURRENT,
    DISCARD,
    FAME,
    FLEET,
    GOLD,
    GOODS,
    HAND,
    HELD,
    KEPT,
    KINDS,
    KNOWN,
    LAST_ROUND,
    MAKES,
    MARKS,
    OFFER,
    OFFICE,
    OFFICES,
    ORDER,
    OWNED,
    POSTS,
    ROUND,
    S_CARGO,
    S_PLACE,
    S_SIZE,
    SEAT,
    SHIPS,
    SHOWN,
    SIDE,
    SIZE,
    SPACE,
    STAKE,
    STRIDE,
    TIPPED,
)
from emporion.kernel.table import NOBODY, Table


@final
class ConstantinopolisTable(Table):
    def clone(self) -> "ConstantinopolisTable":
        return ConstantinopolisTable(self.v[:])

    # -- the middle ---------------------------------------------------------------------------------------
    def round(self) -> i64:
        return self.v[ROUND]

    def chapter(self) -> i64:
        return self.v[ROUND]

    def last_round(self) -> bool:
        """Whether the game ends with this round (CPL-5.1)."""
        return self.v[CITY_FINISHED] != 0 or self.v[ROUND] == self.v[LAST_ROUND]

    def rounds_left(self) -> i64:
        """How many rounds come after this one, unless the city is finished earlier."""
        if self.last_round():
            return 0
        return MAX_ROUNDS - self.v[ROUND]

    def market(self) -> i64:
        return CURRENT.card(self, 0)

    def copies(self, tile: i64) -> i64:
        return self.v[COPIES_LEFT + tile]

    def free_trade(self) -> bool:
        return self.option(FREE_TRADE) == 1

    def together(self) -> bool:
        """Whether contracts are accepted by all at the same time: in the first edition they were not."""
        return self.erratum(TOGETHER)

    # -- offices ------------------------------------------------------------------------------------------
    def turn(self, k: i64) -> i64:
        """The seat that comes k-th in office order."""
        return self.v[ORDER + k]

    def office(self, seat: i64) -> i64:
        return self.v[SEAT + seat * STRIDE + OFFICE]

    def holder(self, office: i64) -> i64:
        for seat in range(self.seats()):
            if self.v[SEAT + seat * STRIDE + OFFICE] == office:
                return seat
        return NOBODY

    def stake(self, office: i64) -> i64:
        return self.v[STAKE + office]

    def set_order(self) -> None:
        """From now on the seats act in the order of their offices (CPL-7.1.10)."""
        k: i64 = 0
        for office in range(OFFICES):
            seat = self.holder(office)
            if seat != NOBODY:
                self.v[ORDER + k] = seat
                k += 1

    def has_power(self, seat: i64, office: i64) -> bool:
        """Whether the seat holds the office and has not used its power in this round."""
        at: i64 = SEAT + seat * STRIDE
        return self.v[at + OFFICE] == office and self.v[at + TIPPED] == 0

    # -- before a seat ------------------------------------------------------------------------------------
    def get(self, seat: i64, field: i64) -> i64:
        return self.v[SEAT + seat * STRIDE + field]

    def put(self, seat: i64, field: i64, value: i64) -> None:
        self.v[SEAT + seat * STRIDE + field] = value

    def change(self, seat: i64, field: i64, by: i64) -> None:
        self.v[SEAT + seat * STRIDE + field] += by

    def gold(self, seat: i64) -> i64:
        return self.v[SEAT + seat * STRIDE + GOLD]

    def earn(self, seat: i64, amount: i64) -> None:
        self.v[SEAT + seat * STRIDE + GOLD] += amount

    def pay(self, seat: i64, amount: i64) -> None:
        self.v[SEAT + seat * STRIDE + GOLD] -= amount

    def fame(self, seat: i64) -> i64:
        return self.v[SEAT + seat * STRIDE + FAME]

    def honour(self, seat: i64, fame: i64) -> None:
        self.v[SEAT + seat * STRIDE + FAME] += fame

    def goods(self, seat: i64, good: i64) -> i64:
        """The available cubes of a type (CPL-4.0.4)."""
        return self.v[SEAT + seat * STRIDE + GOODS + good]

    def add_goods(self, seat: i64, good: i64, cubes: i64) -> None:
        self.v[SEAT + seat * STRIDE + GOODS + good] += cubes

    def all_goods(self, seat: i64) -> i64:
        at: i64 = SEAT + seat * STRIDE + GOODS
        v = self.v
        return v[at] + v[at + 1] + v[at + 2] + v[at + 3] + v[at + 4]

    def makes(self, seat: i64, good: i64) -> bool:
        """CPL-4.0.3."""
        return (self.v[SEAT + seat * STRIDE + MAKES] >> good) & 1 == 1

    def owns(self, seat: i64, tile: i64) -> bool:
        return (self.v[SEAT + seat * STRIDE + OWNED] >> tile) & 1 == 1

    def owned_of(self, seat: i64, category: i64) -> i64:
        """How many buildings of a category the seat owns."""
        found: i64 = 0
        for k in range(self.v[SEAT + seat * STRIDE + BUILT]):
            if CATEGORY[self.v[SEAT + seat * STRIDE + SPACE + k]] == category:
                found += 1
        return found

    def free_spaces(self, seat: i64) -> i64:
        return SPACE_COUNT - self.v[SEAT + seat * STRIDE + BUILT]

    def marked(self, seat: i64, mark: i64) -> bool:
        """Whether a thing that can be done once a round was done."""
        return self.v[SEAT + seat * STRIDE + MARKS] & mark != 0

    def mark(self, seat: i64, mark: i64) -> None:
        self.v[SEAT + seat * STRIDE + MARKS] |= mark

    # -- contracts in hand --------------------------------------------------------------------------------
    def hand(self, seat: i64, kind: i64) -> i64:
        """Bits for the cards of a kind the seat has in hand."""
        return self.v[SEAT + seat * STRIDE + HAND + kind]

    def held(self, seat: i64) -> i64:
        return self.v[SEAT + seat * STRIDE + HELD]

    def kept(self, seat: i64, kind: i64) -> i64:
        """Bits for the cards in hand that lie under a trading post."""
        at: i64 = SEAT + seat * STRIDE + kind
        return self.v[at + KEPT] & self.v[at + HAND]

    def posts_in_use(self, seat: i64) -> i64:
        """Trading posts that lie on contracts in hand."""
        at: i64 = SEAT + seat * STRIDE
        posts: i64 = 0
        for kind in range(KINDS):
            posts += COUNT[self.v[at + KEPT + kind] & self.v[at + HAND + kind]]
        return posts

    def free_posts(self, seat: i64) -> i64:
        return self.v[SEAT + seat * STRIDE + POSTS] - self.posts_in_use(seat)

    def card_of(self, seat: i64, kind: i64) -> i64:
        """The card taken when the kind is chosen: a kept one first, then the lowest number (CPL-4.6.8)."""
        bits = self.kept(seat, kind)
        if bits == 0:
            bits = self.hand(seat, kind)
        return FIRST_CARD[kind] + LOWEST[bits]

    def into_hand(self, seat: i64, card: i64) -> None:
        kind = KIND_OF[card]
        self.v[SEAT + seat * STRIDE + HAND + kind] |= 1 << (card - FIRST_CARD[kind])
        self.v[SEAT + seat * STRIDE + HELD] += 1

    def out_of_hand(self, seat: i64, card: i64) -> None:
        """The card leaves the hand; a trading post on it returns to the board at once."""
        self.load_from_hand(seat, card)
        kind = KIND_OF[card]
        self.v[SEAT + seat * STRIDE + KEPT + kind] &= ~(1 << (card - FIRST_CARD[kind]))

    def load_from_hand(self, seat: i64, card: i64) -> None:
        """The card leaves the hand, but others go on seeing it there, with its trading post (CPL-4.6.12)."""
        kind = KIND_OF[card]
        self.v[SEAT + seat * STRIDE + HAND + kind] &= ~(1 << (card - FIRST_CARD[kind]))
        self.v[SEAT + seat * STRIDE + HELD] -= 1

    def discard(self, card: i64) -> None:
        kind = KIND_OF[card]
        self.v[DISCARD + kind] |= 1 << (card - FIRST_CARD[kind])
        self.v[KNOWN + card] = 0

    def shown(self, card: i64) -> bool:
        """Whether the card was shown to everybody in free trade."""
        return self.v[KNOWN + card] & SHOWN != 0

    # -- fleets -------------------------------------------------------------------------------------------
    def ships(self, seat: i64) -> i64:
        return self.v[SEAT + seat * STRIDE + SHIPS]

    def ship(self, seat: i64, k: i64) -> i64:
        """Where the k-th ship of a fleet lies in the vector."""
        return SEAT + seat * STRIDE + FLEET + k * A_SHIP

    def ship_size(self, seat: i64, k: i64) -> i64:
        return self.v[SEAT + seat * STRIDE + FLEET + k * A_SHIP + S_SIZE]

    def ship_place(self, seat: i64, k: i64) -> i64:
        """PORT, or the sea space it is on."""
        return self.v[SEAT + seat * STRIDE + FLEET + k * A_SHIP + S_PLACE]

    def cargo(self, seat: i64, k: i64) -> i64:
        """How many contracts the ship has aboard."""
        return self.v[SEAT + seat * STRIDE + FLEET + k * A_SHIP + S_CARGO]

    def aboard(self, seat: i64, k: i64, place: i64) -> i64:
        """One of the contracts aboard."""
        return self.v[SEAT + seat * STRIDE + FLEET + k * A_SHIP + S_CARGO + 1 + place]

    # -- free trade ---------------------------------------------------------------------------------------
    def proposals(self) -> i64:
        """How many proposals a player may make in a round."""
        return PROPOSALS if self.together() else PROPOSALS_IN_WINDOW

    def offer(self, seat: i64, side: i64, item: i64) -> i64:
        """Cubes of a good, O_GOLD or O_CARDS on one side of the seat's proposal."""
        return self.v[SEAT + seat * STRIDE + OFFER + side * SIDE + item]


def new_table() -> ConstantinopolisTable:
    return ConstantinopolisTable(vec[i64]([0] * SIZE))
