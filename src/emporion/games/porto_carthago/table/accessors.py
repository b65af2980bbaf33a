"""Porto Carthago's table: everything that lies on it, as named accessors over one vector."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from emporion.games.porto_carthago.table.components import (
    CHARTERS,
    MARKET_PRICE,
    MARKET_SPACES,
    STORAGE,
)
from emporion.games.porto_carthago.table.harbour import Harbour
from emporion.games.porto_carthago.table.layout import (
    ACTIVE,
    BAG,
    BLOCKED,
    BOUGHT,
    CHARTER,
    DECADE,
    DECK,
    DECK_TOP,
    FIRST,
    HELD,
    KNOWN,
    LIGHTHOUSE,
    MARKET,
    NONE,
    ON_PATH,
    ON_SPACE,
    PALACE,
    PATH_OWNER,
    RESERVE,
    ROUND,
    ROW1,
    SEAT,
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


@final
class PortoCarthagoTable(Harbour):
    def clone(self) -> "PortoCarthagoTable":
        return PortoCarthagoTable(self.v[:])

    # -- time and turn --------------------------------------------------------------------------------------
    def decade(self) -> i64:
        return self.v[DECADE]

    def round(self) -> i64:
        return self.v[ROUND]

    def chapter(self) -> i64:
        return self.v[DECADE]

    def lap(self) -> i64:
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
