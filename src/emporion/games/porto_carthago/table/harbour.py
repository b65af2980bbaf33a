"""The harbour on Porto Carthago's table: the ship deck, the two rows, the docks."""

from mypy_extensions import i64

from emporion.games.porto_carthago.table.components import DOCK_SERVANTS, FIRST_DOCK, ROW_SIZE, WANTS
from emporion.games.porto_carthago.table.layout import (
    BAG,
    DECK,
    DECK_SIZE,
    DECK_TOP,
    DOCKS,
    GOOD_AT,
    KNOWN,
    MOST_SLOTS,
    NONE,
    OWNER,
    RESERVE,
    ROW1,
    ROW2,
    SEAT,
    SHIP_AT,
    SHIPS,
    STRIDE,
)
from emporion.kernel.table import Table


class Harbour(Table):
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
