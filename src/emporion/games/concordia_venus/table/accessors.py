"""The table of Concordia Venus: everything that lies on it, as named accessors over one vector."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from emporion.games.concordia_venus.table.belongings import Belongings
from emporion.games.concordia_venus.table.components import (
    CARD_DISPLAY,
    CLASSIC_DECK,
    MODE,
    VILLA_MONEY,
    surcharge,
    surcharge_any,
)
from emporion.games.concordia_venus.table.layout import (
    ACTIVE,
    BOARD,
    CARD,
    COLONIST,
    COLONISTS,
    CONCORDIA,
    DISPLAY,
    FIRST,
    LAST_TURN,
    MARKER,
    MONEY,
    MOST_SEATS,
    NONE,
    OCCUPANT,
    PLAYER,
    PRAEFECTUS,
    PRODUCE,
    SEAT,
    SOLO,
    SPACES,
    SPENT,
    STACK,
    STRIDE,
    TEAM_SIZE,
    TURN,
    VILLAS_IN,
    empty,
)
from emporion.games.concordia_venus.table.maps import CAPITAL, CITIES_ON, PROVINCES_ON, ROUTES_ON, end_of, on_route

_BITS: Final[vec[i64]] = vec[i64]([n.bit_count() for n in range(1 << int(MOST_SEATS))])


@final
class ConcordiaTable(Belongings):
    def clone(self) -> "ConcordiaTable":
        return ConcordiaTable(self.v[:])

    # -- the match ----------------------------------------------------------------------------------------
    def board(self) -> i64:
        return self.v[BOARD]

    def first(self) -> i64:
        return self.v[FIRST]

    def chapter(self) -> i64:
        return self.v[TURN] // self.seats() + 1

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
        for slot in range(COLONISTS):
            place = self.v[at + slot]
            if on_route(place) and (end_of(board, place, 0) == city or end_of(board, place, 1) == city):
                return True
        return False

    # -- the card display ---------------------------------------------------------------------------------
    def shown(self, space: i64) -> i64:
        """The card on a space of the display, or NONE."""
        return self.v[DISPLAY + space]

    def space_of(self, card: i64) -> i64:
        """The space a card lies on, or NONE."""
        for space in range(SPACES):
            if self.v[DISPLAY + space] == card:
                return space
        return NONE

    def surcharge(self, space: i64, good: i64) -> i64:
        return surcharge(self.option(CARD_DISPLAY), space, good)

    def surcharge_any(self, space: i64) -> i64:
        return surcharge_any(self.option(CARD_DISPLAY), space)

    def cards_for_sale(self) -> i64:
        """How many cards lie in the display and the stack."""
        left: i64 = STACK.size(self)
        for space in range(SPACES):
            if self.v[DISPLAY + space] != NONE:
                left += 1
        return left

    # -- the purses of partners --------------------------------------------------------------------------
    def means(self, seat: i64) -> i64:
        """What the seat can pay: in a team the partner's purse helps (CNV-4.2.4)."""
        own = self.v[SEAT + seat * STRIDE + MONEY]
        return own + self.v[SEAT + self.partner(seat) * STRIDE + MONEY] if self.in_teams() else own

    def pay(self, seat: i64, amount: i64) -> None:
        """Pay from the own purse, then from the partner's (CNV-4.2.4)."""
        own = self.v[SEAT + seat * STRIDE + MONEY]
        if own < amount:
            self.v[SEAT + self.partner(seat) * STRIDE + MONEY] -= amount - own
            amount = own
        self.v[SEAT + seat * STRIDE + MONEY] -= amount


def new_table() -> ConcordiaTable:
    return ConcordiaTable(empty())
