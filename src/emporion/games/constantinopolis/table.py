"""Constantinopolis's table: everything that lies on it, as named accessors over one vector."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from emporion.games.constantinopolis.components import (
    CARDS,
    CATEGORY,
    COUNT,
    FIRST_CARD,
    FREE_TRADE,
    HOLD,
    KIND_OF,
    KINDS,
    LOWEST,
    MARKETS,
    MAX_ROUNDS,
    MOST_ON_OFFER,
    MOST_SEATS,
    MOST_SHIPS,
    OFFICES,
    SIZES,
    SPACE_COUNT,
    SPACES,
    TILES,
    TYPES,
)
from emporion.kernel.table import HEADER, NOBODY, Table
from emporion.parts.deck import Deck

# The middle of the table.
ROUND: Final = HEADER
CITY_FINISHED: Final = HEADER + 1  # the last public building stands
REFILLED: Final = HEADER + 2  # the future markets were laid out a second time
LAST_ROUND: Final = HEADER + 3  # the number of the round without a future market, once it is known
RESHUFFLES: Final = HEADER + 4  # of the contract deck
LOADING: Final = HEADER + 5  # the contracts of the round are drawn and the ships have not sailed
FREE_SHIPS: Final = HEADER + 6  # of each size
STAKE: Final = FREE_SHIPS + SIZES  # on each office
ORDER: Final = STAKE + OFFICES  # the seats in office order
COPIES_LEFT: Final = ORDER + MOST_SEATS  # of each tile
CURRENT_AT: Final = COPIES_LEFT + TILES  # the market cards used so far, the current one on top
FUTURE_AT: Final = CURRENT_AT + MARKETS + 1
DECK_AT: Final = FUTURE_AT + MARKETS + 1
DISCARD: Final = DECK_AT + CARDS + 1  # of each kind of contract, bits for the cards
KNOWN: Final = DISCARD + KINDS  # of each contract, a bit for each seat that knows who holds it; SHOWN for everybody
DRAWN: Final = KNOWN + CARDS  # of each contract, the number of reshuffles before it was drawn
# A proposal of free trade: two sides (what is given, what is asked).
PARTNER: Final = DRAWN + CARDS
SENT: Final = PARTNER + 1
OFFER: Final = PARTNER + 2
O_GOLD: Final = TYPES  # after the goods
O_CARDS: Final = TYPES + 1  # how many contracts, then the contracts
SIDE: Final = O_CARDS + 1 + MOST_ON_OFFER
GIVEN: Final = 0
ASKED: Final = 1
# Before each seat.
SEAT: Final = OFFER + 2 * SIDE
GOLD: Final = 0
FAME: Final = 1
OFFICE: Final = 2  # or NONE
TIPPED: Final = 3  # the power of the office is used
ACTIVE: Final = 4  # has been active in this auction
LOST: Final = 5  # a bit for each office lost in a duel of this auction
LEVEL: Final = 6
MAKES: Final = 7  # a bit for each type of good
OWNED: Final = 8  # a bit for each tile
BUILT: Final = 9  # building spaces taken
CATEGORIES: Final = 10  # a bit for each category built in this turn
ACTIVATED: Final = 11  # a bit for each commercial building used this round
MARKS: Final = 12  # what can be done once a round, as bits
POSTS: Final = 13  # trading posts bought
SHIPS: Final = 14
HELD: Final = 15  # contracts in hand
FINISHED: Final = 16  # has ended the acceptance turn; nothing loaded has been shown yet
PROPOSED: Final = 17  # proposals made in this round
GOODS: Final = 18
BOUGHT: Final = GOODS + TYPES
SOLD: Final = BOUGHT + TYPES
SPACE: Final = SOLD + TYPES  # the tile on each building space
HAND: Final = SPACE + SPACES  # of each kind of contract, bits for the cards
KEPT: Final = HAND + KINDS  # those under a trading post; a card loaded in secret keeps its bit until it is shown
FLEET: Final = KEPT + KINDS
# A ship of a fleet.
S_SIZE: Final = 0
S_PLACE: Final = 1
S_CARGO: Final = 2  # how many contracts, then the contracts
A_SHIP: Final = S_CARGO + 1 + HOLD
STRIDE: Final = FLEET + MOST_SHIPS * A_SHIP
SIZE: Final = SEAT + MOST_SEATS * STRIDE

NONE: Final = -1
PORT: Final = 0
SHOWN: Final = 32
# Bits of MARKS.
REDEMPTOR_USED: Final = 1
SWAP_USED: Final = 2
BULK_SALE_USED: Final = 4
POST_BOUGHT: Final = 8
SHIP_BOUGHT: Final = 16

DECK: Final = Deck(DECK_AT, CARDS)
CURRENT: Final = Deck(CURRENT_AT, MARKETS)
FUTURE: Final = Deck(FUTURE_AT, MARKETS)


@final
class ConstantinopolisTable(Table):
    def clone(self) -> "ConstantinopolisTable":
        return ConstantinopolisTable(self.v[:])

    # -- the middle ---------------------------------------------------------------------------------------
    def round(self) -> i64:
        return self.v[ROUND]

    def last_round(self) -> bool:
        """Whether the game ends with this round (CPL-5.1)."""
        return self.v[CITY_FINISHED] != 0 or self.v[ROUND] == self.v[LAST_ROUND]

    def rounds_left(self) -> i64:
        """How many rounds come after this one, unless the city is finished earlier."""
        return 0 if self.last_round() else MAX_ROUNDS - self.v[ROUND]

    def market(self) -> i64:
        return CURRENT.card(self, 0)

    def copies(self, tile: i64) -> i64:
        return self.v[COPIES_LEFT + tile]

    def free_trade(self) -> bool:
        return self.option(FREE_TRADE) == 1

    # -- offices ------------------------------------------------------------------------------------------
    def turn(self, k: i64) -> i64:
        """The seat that comes k-th in office order."""
        return self.v[ORDER + k]

    def office(self, seat: i64) -> i64:
        return self.v[SEAT + seat * STRIDE + OFFICE]

    def holder(self, office: i64) -> i64:
        seat: i64 = 0
        while seat < self.seats():
            if self.v[SEAT + seat * STRIDE + OFFICE] == office:
                return seat
            seat += 1
        return NOBODY

    def stake(self, office: i64) -> i64:
        return self.v[STAKE + office]

    def set_order(self) -> None:
        """From now on the seats act in the order of their offices (CPL-7.1.10)."""
        k: i64 = 0
        office: i64 = 0
        while office < OFFICES:
            seat = self.holder(office)
            if seat != NOBODY:
                self.v[ORDER + k] = seat
                k += 1
            office += 1

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
        k: i64 = 0
        while k < self.v[SEAT + seat * STRIDE + BUILT]:
            if CATEGORY[self.v[SEAT + seat * STRIDE + SPACE + k]] == category:
                found += 1
            k += 1
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
        kind: i64 = 0
        while kind < KINDS:
            posts += COUNT[self.v[at + KEPT + kind] & self.v[at + HAND + kind]]
            kind += 1
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
    def offer(self, side: i64, item: i64) -> i64:
        """Cubes of a good, O_GOLD or O_CARDS on one side of the proposal."""
        return self.v[OFFER + side * SIDE + item]


def new_table() -> ConstantinopolisTable:
    return ConstantinopolisTable(vec[i64]([0] * SIZE))
