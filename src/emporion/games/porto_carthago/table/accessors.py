"""Porto Carthago's table: everything that lies on it, as named accessors over one vector."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from emporion.games.porto_carthago.table.components import (
    CHARTERS,
    DOCK_SERVANTS,
    FIRST_DOCK,
    MARKET_PRICE,
    MARKET_SPACES,
    ROW_SIZE,
    STORAGE,
    WANTS,
)
from emporion.games.porto_carthago.table.layout import (
    ACTIVE,
    BAG,
    BLOCKED,
    BOUGHT,
    CHARTER,
    DECADE,
    DECK,
    DECK_SIZE,
    DECK_TOP,
    DOCKS,
    FIRST,
    GOOD_AT,
    HELD,
    KNOWN,
    LIGHTHOUSE,
    MARKET,
    MOST_SLOTS,
    NONE,
    ON_PATH,
    ON_SPACE,
    OWNER,
    PALACE,
    PATH_OWNER,
    RESERVE,
    ROUND,
    ROW1,
    ROW2,
    SEAT,
    SHIP_AT,
    SHIPS,
    SINGLES,
    SIZE,
    SPACE,
    STORE,
    STRIDE,
    TALENTS,
    TEMPLE,
    TRADE_POINTS,
)
from emporion.kernel.table import Table


@final
class PortoCarthagoTable(Table):
    def clone(self) -> "PortoCarthagoTable":
        return PortoCarthagoTable(self.v[:])

    # -- time and turn --------------------------------------------------------------------------------------
    def decade(self) -> i64:
        return self.v[DECADE]

    def round(self) -> i64:
        return self.v[ROUND]

    def first(self) -> i64:
        return self.v[FIRST]

    def space(self) -> i64:
        return self.v[SPACE]

    # -- market and bag -------------------------------------------------------------------------------------
    def market(self, good: i64) -> i64:
        return self.v[MARKET + good]

    def market_size(self) -> i64:
        v = self.v
        return v[MARKET] + v[MARKET + 1] + v[MARKET + 2] + v[MARKET + 3] + v[MARKET + 4]

    def bag_size(self) -> i64:
        v = self.v
        return v[BAG] + v[BAG + 1] + v[BAG + 2] + v[BAG + 3] + v[BAG + 4]

    def price(self) -> i64:
        """What the Merchant's next good costs (PCA-4.6.5)."""
        last: i64 = len(MARKET_PRICE) - 1
        bought: i64 = self.v[BOUGHT]
        return MARKET_PRICE[bought] if bought < last else MARKET_PRICE[last]

    def into_bag(self, good: i64) -> None:
        self.v[BAG + good] += 1

    def fill_market(self) -> None:
        """Draw goods until every space is full or the bag is empty (PCA-4.4.3, PCA-7.1.9)."""
        self.v[BOUGHT] = 0
        lacking: i64 = MARKET_SPACES[self.seats()] - self.market_size()
        left: i64 = self.bag_size()
        while lacking > 0 and left > 0:
            drawn: i64 = self.chance(left)
            good: i64 = 0
            while drawn >= self.v[BAG + good]:
                drawn -= self.v[BAG + good]
                good += 1
            self.v[BAG + good] -= 1
            self.v[MARKET + good] += 1
            lacking -= 1
            left -= 1

    # -- the ship deck and the rows -------------------------------------------------------------------------
    def deck_size(self) -> i64:
        return self.v[DECK_SIZE]

    def deck_card(self, below_top: i64) -> i64:
        return self.v[DECK + (self.v[DECK_TOP] + below_top) % SHIPS]

    def set_deck_card(self, below_top: i64, ship: i64) -> None:
        self.v[DECK + (self.v[DECK_TOP] + below_top) % SHIPS] = ship

    def draw_ship(self) -> i64:
        """The top card, or NONE; everybody sees it, and what seats know moves up (PCA-4.13.4)."""
        if self.v[DECK_SIZE] == 0:
            return NONE
        self.disclose()
        ship: i64 = self.v[DECK + self.v[DECK_TOP]]
        self.v[DECK + self.v[DECK_TOP]] = NONE
        self.v[DECK_TOP] = (self.v[DECK_TOP] + 1) % SHIPS
        self.v[DECK_SIZE] -= 1
        for seat in range(self.seats()):
            if self.v[SEAT + seat * STRIDE + KNOWN] > 0:
                self.v[SEAT + seat * STRIDE + KNOWN] -= 1
        return ship

    def under_deck(self, ship: i64) -> None:
        self.v[DECK + (self.v[DECK_TOP] + self.v[DECK_SIZE]) % SHIPS] = ship
        self.v[DECK_SIZE] += 1

    def row_size(self) -> i64:
        return ROW_SIZE[self.seats()]

    def row1(self, slot: i64) -> i64:
        return self.v[ROW1 + slot]

    def row2(self, slot: i64) -> i64:
        return self.v[ROW2 + slot]

    def slot_of(self, ship: i64) -> i64:
        """The slot of row 1 where the ship lies, or NONE."""
        for slot in range(MOST_SLOTS):
            if self.v[ROW1 + slot] == ship:
                return slot
        return NONE

    def row1_empty(self) -> bool:
        return all(self.v[ROW1 + slot] == NONE for slot in range(MOST_SLOTS))

    def row1_ships(self) -> i64:
        ships: i64 = 0
        for slot in range(MOST_SLOTS):
            if self.v[ROW1 + slot] != NONE:
                ships += 1
        return ships

    # -- docks ----------------------------------------------------------------------------------------------
    def owner(self, dock: i64) -> i64:
        return self.v[OWNER + dock]

    def ship_at(self, dock: i64) -> i64:
        return self.v[SHIP_AT + dock]

    def good_at(self, dock: i64) -> i64:
        return self.v[GOOD_AT + dock]

    def loadable(self, dock: i64) -> bool:
        """Whether servants, a ship and the good it wants are there (PCA-4.8.1)."""
        ship: i64 = self.v[SHIP_AT + dock]
        return ship != NONE and self.v[OWNER + dock] != NONE and self.v[GOOD_AT + dock] == WANTS[ship]

    def free_berth(self, ship: i64) -> i64:
        """The lowest-numbered dock of the ship's civilisation without a ship, or NONE."""
        dock: i64 = FIRST_DOCK[ship]
        if self.v[SHIP_AT + dock] == NONE:
            return dock
        return dock + 1 if self.v[SHIP_AT + dock + 1] == NONE else NONE

    def docks_of(self, seat: i64) -> i64:
        """How many docks the seat has; NONE counts those without servants."""
        docks: i64 = 0
        for dock in range(DOCKS):
            if self.v[OWNER + dock] == seat:
                docks += 1
        return docks

    def place_servants(self, seat: i64, dock: i64) -> None:
        self.v[OWNER + dock] = seat
        self.v[SEAT + seat * STRIDE + RESERVE] -= DOCK_SERVANTS

    def leave_dock(self, dock: i64) -> i64:
        """The two servants go home; a good there goes into the bag. The good, or NONE."""
        self.v[SEAT + self.v[OWNER + dock] * STRIDE + RESERVE] += DOCK_SERVANTS
        self.v[OWNER + dock] = NONE
        good: i64 = self.v[GOOD_AT + dock]
        if good != NONE:
            self.v[GOOD_AT + dock] = NONE
            self.v[BAG + good] += 1
        return good

    # -- charter ships, path, palace ------------------------------------------------------------------------
    def charter_of(self, seat: i64) -> i64:
        """The lowest-numbered charter ship manned by the seat, or NONE; seat NONE finds a free one."""
        for ship in range(CHARTERS[self.seats()]):
            if self.v[CHARTER + ship] == seat:
                return ship
        return NONE

    def on_charters(self, seat: i64) -> i64:
        manned: i64 = 0
        for ship in range(CHARTERS[self.seats()]):
            if self.v[CHARTER + ship] == seat:
                manned += 1
        return manned

    def path_length(self) -> i64:
        return self.v[ON_PATH]

    def on_path(self, seat: i64) -> i64:
        servants: i64 = 0
        for space in range(self.v[ON_PATH]):
            if self.v[PATH_OWNER + space] == seat:
                servants += 1
        return servants

    def step_on_path(self, seat: i64) -> None:
        """A reserve servant goes onto the first free space (PCA-4.10.1)."""
        self.v[SEAT + seat * STRIDE + RESERVE] -= 1
        self.v[PATH_OWNER + self.v[ON_PATH]] = seat
        self.v[ON_PATH] += 1

    def next_palace_seat(self) -> i64:
        """The cheapest free one; SINGLE_SEATS is the large space (PCA-7.1.26)."""
        return self.v[SINGLES]

    # -- before a seat --------------------------------------------------------------------------------------
    def get(self, seat: i64, field: i64) -> i64:
        return self.v[SEAT + seat * STRIDE + field]

    def put(self, seat: i64, field: i64, value: i64) -> None:
        self.v[SEAT + seat * STRIDE + field] = value

    def change(self, seat: i64, field: i64, by: i64) -> None:
        self.v[SEAT + seat * STRIDE + field] += by

    def reserve(self, seat: i64) -> i64:
        return self.v[SEAT + seat * STRIDE + RESERVE]

    def talents(self, seat: i64) -> i64:
        return self.v[SEAT + seat * STRIDE + TALENTS]

    def trade_points(self, seat: i64) -> i64:
        return self.v[SEAT + seat * STRIDE + TRADE_POINTS]

    def blocked(self, seat: i64) -> i64:
        return self.v[SEAT + seat * STRIDE + BLOCKED]

    def lighthouse(self, seat: i64) -> i64:
        return self.v[SEAT + seat * STRIDE + LIGHTHOUSE]

    def temple(self, seat: i64) -> i64:
        return self.v[SEAT + seat * STRIDE + TEMPLE]

    def palace(self, seat: i64) -> i64:
        return self.v[SEAT + seat * STRIDE + PALACE]

    def known(self, seat: i64) -> i64:
        return self.v[SEAT + seat * STRIDE + KNOWN]

    def stored(self, seat: i64, good: i64) -> i64:
        return self.v[SEAT + seat * STRIDE + STORE + good]

    def free_storage(self, seat: i64) -> i64:
        """Storage spaces without servant or good."""
        at: i64 = SEAT + seat * STRIDE + STORE
        v = self.v
        goods: i64 = v[at] + v[at + 1] + v[at + 2] + v[at + 3] + v[at + 4]
        return STORAGE - v[SEAT + seat * STRIDE + BLOCKED] - goods

    def on_spaces(self, seat: i64) -> i64:
        """Servants on action spaces."""
        at: i64 = SEAT + seat * STRIDE + ON_SPACE
        v = self.v
        return v[at] + v[at + 1] + v[at + 2] + v[at + 3] + v[at + 4] + v[at + 5]

    def earn(self, seat: i64, amount: i64) -> None:
        self.v[SEAT + seat * STRIDE + TALENTS] += amount

    def pay(self, seat: i64, amount: i64) -> None:
        self.v[SEAT + seat * STRIDE + TALENTS] -= amount

    def holds(self, seat: i64, ship: i64) -> bool:
        return (self.v[SEAT + seat * STRIDE + HELD] >> ship) & 1 == 1

    def hold(self, seat: i64, ship: i64) -> None:
        self.v[SEAT + seat * STRIDE + HELD] |= 1 << ship

    def give_up(self, seat: i64, ship: i64) -> None:
        """The ship card goes under the deck."""
        self.v[SEAT + seat * STRIDE + HELD] &= ~(1 << ship)
        self.under_deck(ship)


def new_table() -> PortoCarthagoTable:
    t = PortoCarthagoTable(vec[i64]([0] * SIZE))
    t.v[ACTIVE] = NONE
    t.v[SPACE] = NONE
    for at in range(ROW1, DECK_TOP):
        t.v[at] = NONE
    for at in range(DECK, DECK + SHIPS):
        t.v[at] = NONE
    return t
