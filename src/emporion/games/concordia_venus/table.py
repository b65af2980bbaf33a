"""The table of Concordia Venus: everything that lies on it, as named accessors over one vector."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from emporion.games.concordia_venus.components import (
    CARD_DISPLAY,
    CARDS,
    CLASSIC_DECK,
    COLONIST_GOODS,
    COLONISTS,
    KINDS,
    MODE,
    MOST_CARDS,
    MOST_SEATS,
    NONE,
    OF_A_KIND,
    SPACES,
    STACKED,
    STOREHOUSE,
    TEAM_SIZE,
    VILLA_MONEY,
    surcharge,
    surcharge_any,
    villa_goods,
)
from emporion.games.concordia_venus.maps import (
    CAPITAL,
    CITIES_ON,
    MOST_CITIES,
    MOST_PROVINCES,
    MOST_ROUTES,
    PROVINCES_ON,
    ROUTES_ON,
    city_place,
    end_of,
    on_route,
)
from emporion.kernel.table import HEADER, Table
from emporion.parts.deck import Deck

# The middle of the table.
BOARD: Final = HEADER
FIRST: Final = HEADER + 1  # the first player
TURN: Final = HEADER + 2  # how many turns are over
LAST_TURN: Final = HEADER + 3  # the last one, once the end is triggered
PRAEFECTUS: Final = HEADER + 4  # who holds PRAEFECTUS MAGNUS
CONCORDIA: Final = HEADER + 5  # who holds the CONCORDIA card
# The team turn, or turn.
ACTIVE: Final = HEADER + 6  # who holds the active-player marker
PLAYER: Final = HEADER + 7  # who played the card that is carried out
CARD: Final = HEADER + 8  # the card that is carried out
PERSONALITY: Final = HEADER + 9  # the one its player uses
COPIED: Final = HEADER + 10  # the card a Diplomat or Magister found
SOLO: Final = HEADER + 11  # whether the card is carried out by its player alone (CNV-4.15.2)
REPEATED: Final = HEADER + 12  # whether a Magister led here (CNV-7.2.3)
ANSWERING: Final = HEADER + 13  # whether a Legate waits for its answer
SUGGESTION: Final = HEADER + 14  # the card put forward, or NONE
SCORED: Final = HEADER + 15  # a bit for each seat that has had its intermediate scoring
DISPLAY: Final = HEADER + 16
TEAM_COPIES: Final = DISPLAY + SPACES  # by team and owner: the number of the play that was copied last
PRODUCE: Final = TEAM_COPIES + MOST_SEATS * MOST_SEATS // TEAM_SIZE  # of each city
VILLAS_IN: Final = PRODUCE + MOST_CITIES  # a bit for each seat
OCCUPANT: Final = VILLAS_IN + MOST_CITIES  # of each route: the seat, plus one
MARKER: Final = OCCUPANT + MOST_ROUTES  # the good on each province's marker
SPENT: Final = MARKER + MOST_PROVINCES  # whether it shows its coins
STACK_AT: Final = SPENT + MOST_PROVINCES
# Before each seat.
SEAT: Final = STACK_AT + STACKED + 1
MONEY: Final = 0
VILLAS: Final = 1  # left
PLAYS: Final = 2  # cards played so far
SCORE: Final = 3  # the score marker of the intermediate scoring
GOODS: Final = 4
RECEIVED: Final = 9  # goods on their way into the storehouse
COLONIST: Final = 14  # the place of each colonist, land first; NONE in the storehouse
HAND: Final = 20  # cards of each kind
PILE: Final = HAND + CARDS  # the discard pile: number of cards, then the cards, the top one last
STRIDE: Final = PILE + MOST_CARDS + 1
SIZE: Final = SEAT + MOST_SEATS * STRIDE

STACK: Final = Deck(STACK_AT, STACKED)

_BITS: Final[vec[i64]] = vec[i64]([n.bit_count() for n in range(1 << MOST_SEATS)])


@final
class ConcordiaTable(Table):
    def clone(self) -> "ConcordiaTable":
        return ConcordiaTable(self.v[:])

    # -- the match ----------------------------------------------------------------------------------------
    def board(self) -> i64:
        return self.v[BOARD]

    def first(self) -> i64:
        return self.v[FIRST]

    def place_in_order(self, seat: i64) -> i64:
        """How many seats come before this one in turn order."""
        return (seat - self.v[FIRST] + self.seats()) % self.seats()

    def in_teams(self) -> bool:
        return self.option(MODE) == 1

    def classic(self) -> bool:
        return self.option(CLASSIC_DECK) == 1

    def teams(self) -> i64:
        return self.seats() // TEAM_SIZE

    def partner(self, seat: i64) -> i64:
        """Who sits opposite (CNV-3.1.2)."""
        return (seat + self.teams()) % self.seats()

    def team(self, seat: i64) -> i64:
        return seat % self.teams()

    def active(self) -> i64:
        return self.v[ACTIVE]

    def player(self) -> i64:
        return self.v[PLAYER]

    def card(self) -> i64:
        return self.v[CARD]

    def solo(self) -> bool:
        return self.v[SOLO] != 0

    def praefectus(self) -> i64:
        return self.v[PRAEFECTUS]

    def concordia(self) -> i64:
        return self.v[CONCORDIA]

    def ending(self) -> bool:
        """Whether the end has been triggered."""
        return self.v[LAST_TURN] != NONE

    # -- the map ------------------------------------------------------------------------------------------
    def cities(self) -> i64:
        return CITIES_ON[self.v[BOARD]]

    def routes(self) -> i64:
        return ROUTES_ON[self.v[BOARD]]

    def provinces(self) -> i64:
        return PROVINCES_ON[self.v[BOARD]]

    def capital(self) -> i64:
        return CAPITAL[self.v[BOARD]]

    def produce(self, city: i64) -> i64:
        """The good a city makes; NONE for the capital."""
        return self.v[PRODUCE + city]

    def villas_in(self, city: i64) -> i64:
        return _BITS[self.v[VILLAS_IN + city]]

    def has_villa(self, seat: i64, city: i64) -> bool:
        return (self.v[VILLAS_IN + city] >> seat) & 1 == 1

    def occupied(self, route: i64) -> bool:
        return self.v[OCCUPANT + route] != 0

    def occupant(self, route: i64) -> i64:
        return self.v[OCCUPANT + route] - 1

    def marker(self, province: i64) -> i64:
        return self.v[MARKER + province]

    def is_active(self, province: i64) -> bool:
        return self.v[SPENT + province] == 0

    def villa_money(self, city: i64) -> i64:
        """What the next villa in a city costs in money (CNV-4.5.7)."""
        return VILLA_MONEY[self.v[PRODUCE + city]] * (_BITS[self.v[VILLAS_IN + city]] + 1)

    def adjacent(self, seat: i64, city: i64) -> bool:
        """Whether a colonist of the seat stands on a route at the city (CNV-4.3.4)."""
        board = self.v[BOARD]
        at: i64 = SEAT + seat * STRIDE + COLONIST
        slot: i64 = 0
        while slot < COLONISTS:
            place = self.v[at + slot]
            if on_route(place) and (end_of(board, place, 0) == city or end_of(board, place, 1) == city):
                return True
            slot += 1
        return False

    # -- the card display ---------------------------------------------------------------------------------
    def shown(self, space: i64) -> i64:
        """The card on a space of the display, or NONE."""
        return self.v[DISPLAY + space]

    def space_of(self, card: i64) -> i64:
        """The space a card lies on, or NONE."""
        space: i64 = 0
        while space < SPACES:
            if self.v[DISPLAY + space] == card:
                return space
            space += 1
        return NONE

    def surcharge(self, space: i64, good: i64) -> i64:
        return surcharge(self.option(CARD_DISPLAY), space, good)

    def surcharge_any(self, space: i64) -> i64:
        return surcharge_any(self.option(CARD_DISPLAY), space)

    def cards_for_sale(self) -> i64:
        """How many cards lie in the display and the stack."""
        left: i64 = STACK.size(self)
        space: i64 = 0
        while space < SPACES:
            if self.v[DISPLAY + space] != NONE:
                left += 1
            space += 1
        return left

    # -- before a seat --------------------------------------------------------------------------------------
    def get(self, seat: i64, field: i64) -> i64:
        return self.v[SEAT + seat * STRIDE + field]

    def put(self, seat: i64, field: i64, value: i64) -> None:
        self.v[SEAT + seat * STRIDE + field] = value

    def change(self, seat: i64, field: i64, by: i64) -> None:
        self.v[SEAT + seat * STRIDE + field] += by

    def money(self, seat: i64) -> i64:
        return self.v[SEAT + seat * STRIDE + MONEY]

    def means(self, seat: i64) -> i64:
        """What the seat can pay: in a team the partner's purse helps (CNV-4.2.4)."""
        own = self.v[SEAT + seat * STRIDE + MONEY]
        return own + self.v[SEAT + self.partner(seat) * STRIDE + MONEY] if self.in_teams() else own

    def earn(self, seat: i64, amount: i64) -> None:
        self.v[SEAT + seat * STRIDE + MONEY] += amount

    def pay(self, seat: i64, amount: i64) -> None:
        """Pay from the own purse, then from the partner's (CNV-4.2.4)."""
        own = self.v[SEAT + seat * STRIDE + MONEY]
        if own < amount:
            self.v[SEAT + self.partner(seat) * STRIDE + MONEY] -= amount - own
            amount = own
        self.v[SEAT + seat * STRIDE + MONEY] -= amount

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
        good: i64 = 0
        while good < KINDS:
            if self.good(seat, good) < COLONIST_GOODS[good]:
                return False
            good += 1
        return True

    def has_villa_goods(self, seat: i64, produces: i64) -> bool:
        good: i64 = 0
        while good < KINDS:
            if self.good(seat, good) < villa_goods(produces, good):
                return False
            good += 1
        return True

    # -- colonists ----------------------------------------------------------------------------------------
    def colonist(self, seat: i64, slot: i64) -> i64:
        """Where a colonist stands, or NONE."""
        return self.v[SEAT + seat * STRIDE + COLONIST + slot]

    def on_board(self, seat: i64) -> i64:
        at: i64 = SEAT + seat * STRIDE + COLONIST
        n: i64 = 0
        slot: i64 = 0
        while slot < COLONISTS:
            if self.v[at + slot] != NONE:
                n += 1
            slot += 1
        return n

    def stored(self, seat: i64, kind: i64) -> i64:
        """Colonists of a kind in the storehouse."""
        at: i64 = SEAT + seat * STRIDE + COLONIST + kind * OF_A_KIND
        n: i64 = 0
        slot: i64 = 0
        while slot < OF_A_KIND:
            if self.v[at + slot] == NONE:
                n += 1
            slot += 1
        return n

    def slot_at(self, seat: i64, place: i64) -> i64:
        """One of the seat's colonists at a place, or NONE."""
        at: i64 = SEAT + seat * STRIDE + COLONIST
        slot: i64 = 0
        while slot < COLONISTS:
            if self.v[at + slot] == place:
                return slot
            slot += 1
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
        good: i64 = 0
        while good < KINDS:
            self.v[SEAT + seat * STRIDE + GOODS + good] -= COLONIST_GOODS[good]
            good += 1

    # -- hand and discard pile --------------------------------------------------------------------------------
    def hand(self, seat: i64, card: i64) -> i64:
        return self.v[SEAT + seat * STRIDE + HAND + card]

    def hand_size(self, seat: i64) -> i64:
        at: i64 = SEAT + seat * STRIDE + HAND
        n: i64 = 0
        card: i64 = 0
        while card < CARDS:
            n += self.v[at + card]
            card += 1
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


def new_table() -> ConcordiaTable:
    t = ConcordiaTable(vec[i64]([0] * SIZE))
    for field in (LAST_TURN, CONCORDIA, CARD, PERSONALITY, COPIED, SUGGESTION):
        t.v[field] = NONE
    for space in range(SPACES):
        t.v[DISPLAY + space] = NONE
    for city in range(MOST_CITIES):
        t.v[PRODUCE + city] = NONE
    for province in range(MOST_PROVINCES):
        t.v[MARKER + province] = NONE
    for seat in range(MOST_SEATS):
        for slot in range(COLONISTS):
            t.put(seat, COLONIST + slot, NONE)
    return t
