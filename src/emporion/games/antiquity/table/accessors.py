"""Antiquity's table: everything that lies on it, as named accessors over one vector."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from emporion.games.antiquity.table.components import (
    CATHEDRAL,
    FEWEST_TURNS,
    FOOD,
    INTRODUCTORY_GAME,
    LUXURY,
    MARIA,
    MAX_TURNS,
    MOST_CITIES,
    NO_SAINT,
)
from emporion.games.antiquity.table.land import Land
from emporion.games.antiquity.table.layout import (
    CENTRES,
    CITIES,
    DRAFTING,
    END,
    FAMINE,
    GOODS,
    GRAVES,
    HEX,
    HEXES,
    HOUSES,
    INNS,
    KINDS,
    KNOWN,
    MEN,
    MOST_SEATS,
    OFF,
    OFFER_STATE,
    OFFER_STRIDE,
    OFFER_TARGET,
    OFFERED,
    OPEN,
    ORDER,
    OUT,
    OWNED,
    PATRON,
    PIECES,
    PLAYERS,
    PUBLIC,
    PUBLIC_STRIDE,
    RURALS,
    SEAT,
    SIZE,
    STRIDE,
    TAKEN,
    TURN,
    WINNERS,
    WORKS,
)
from emporion.kernel.table import OVER
from emporion.parts.polyominoes import ALL_CELLS


@final
class AntiquityTable(Land):
    def clone(self) -> "AntiquityTable":
        return AntiquityTable(self.v[:])

    # -- the middle ---------------------------------------------------------------------------------------
    def turn(self) -> i64:
        return self.v[TURN]

    def chapter(self) -> i64:
        return self.v[TURN]

    def famine(self) -> i64:
        return self.v[FAMINE]

    def players(self) -> i64:
        """Seats still in the game."""
        return self.v[PLAYERS]

    def in_order(self, k: i64) -> i64:
        return self.v[ORDER + k]

    def first(self) -> i64:
        return self.v[ORDER]

    def alive(self) -> i64:
        """A bit for each seat that is not eliminated."""
        mask: i64 = 0
        for k in range(self.v[PLAYERS]):
            mask |= 1 << self.v[ORDER + k]
        return mask

    def drafting(self) -> bool:
        return self.v[DRAFTING] != 0

    def introductory(self) -> bool:
        return self.option(INTRODUCTORY_GAME) == 1

    def last_turn(self) -> i64:
        return FEWEST_TURNS + self.option(MAX_TURNS)

    def finish(self, end: i64, winners: i64) -> None:
        """The match is over."""
        self.v[END] = end
        self.v[WINNERS] = winners
        self.v[OVER] = 1

    # -- of each seat, public -------------------------------------------------------------------------------
    def public(self, seat: i64, field: i64) -> i64:
        return self.v[PUBLIC + seat * PUBLIC_STRIDE + field]

    def set_public(self, seat: i64, field: i64, value: i64) -> None:
        self.v[PUBLIC + seat * PUBLIC_STRIDE + field] = value

    def out(self, seat: i64) -> bool:
        return self.v[PUBLIC + seat * PUBLIC_STRIDE + OUT] != 0

    def inns(self, seat: i64) -> i64:
        return self.v[PUBLIC + seat * PUBLIC_STRIDE + INNS]

    def cities(self, seat: i64) -> i64:
        return self.v[PUBLIC + seat * PUBLIC_STRIDE + CITIES]

    def centre(self, seat: i64, city: i64) -> i64:
        return self.v[PUBLIC + seat * PUBLIC_STRIDE + CENTRES + city]

    def rurals(self, seat: i64) -> i64:
        return self.v[PUBLIC + seat * PUBLIC_STRIDE + RURALS]

    def rural(self, seat: i64, k: i64) -> i64:
        """The k-th rural building, oldest first; see `countryside`."""
        return self.v[PUBLIC + seat * PUBLIC_STRIDE + RURALS + 1 + k]

    # -- of each seat, secret while drafting ------------------------------------------------------------------
    def get(self, seat: i64, field: i64) -> i64:
        return self.v[SEAT + seat * STRIDE + field]

    def put(self, seat: i64, field: i64, value: i64) -> None:
        self.v[SEAT + seat * STRIDE + field] = value

    def change(self, seat: i64, field: i64, by: i64) -> None:
        self.v[SEAT + seat * STRIDE + field] += by

    def good(self, seat: i64, good: i64) -> i64:
        return self.v[SEAT + seat * STRIDE + GOODS + good]

    def gain(self, seat: i64, good: i64, n: i64) -> None:
        self.v[SEAT + seat * STRIDE + GOODS + good] += n

    def stock(self, seat: i64) -> i64:
        """All goods of the seat."""
        return self.sum_goods(seat, 0, KINDS)

    def foods(self, seat: i64) -> i64:
        return self.sum_goods(seat, FOOD, LUXURY)

    def sum_goods(self, seat: i64, first: i64, end: i64) -> i64:
        total: i64 = 0
        at: i64 = SEAT + seat * STRIDE + GOODS
        for good in range(first, end):
            total += self.v[at + good]
        return total

    def men(self, seat: i64) -> i64:
        """Men in the pool."""
        return self.v[SEAT + seat * STRIDE + MEN]

    def houses(self, seat: i64) -> i64:
        """How many houses, and so how many men, the seat has (ANT-4.0.10)."""
        built: i64 = self.v[SEAT + seat * STRIDE + HOUSES]
        n: i64 = 0
        while built != 0:
            built &= built - 1
            n += 1
        return n

    def has_house(self, seat: i64, number: i64) -> bool:
        return (self.v[SEAT + seat * STRIDE + HOUSES] >> number) & 1 == 1

    def works(self, seat: i64, kind: i64) -> bool:
        """Whether the seat has a working building of that type (ANT-4.0.5)."""
        return (self.v[SEAT + seat * STRIDE + WORKS] >> kind) & 1 == 1

    def owns(self, seat: i64, kind: i64) -> bool:
        return (self.v[SEAT + seat * STRIDE + OWNED] >> kind) & 1 == 1

    def patron(self, seat: i64) -> i64:
        """The saint of the cathedral, or NO_SAINT."""
        return self.v[SEAT + seat * STRIDE + PATRON]

    def power_of(self, seat: i64, saint: i64) -> bool:
        """Whether the saint's power works for the seat; Santa Maria has all of them."""
        patron: i64 = self.v[SEAT + seat * STRIDE + PATRON]
        return self.works(seat, CATHEDRAL) and (patron == saint or patron == MARIA)

    def graves(self, seat: i64, city: i64) -> i64:
        return self.v[SEAT + seat * STRIDE + GRAVES + city]

    def empty_cells(self, seat: i64, city: i64) -> i64:
        """The cells of a city with neither building nor grave, as a grid."""
        at: i64 = SEAT + seat * STRIDE + city
        return ~(self.v[at + TAKEN] | self.v[at + GRAVES]) & ALL_CELLS

    def has_empty_cell(self, seat: i64) -> bool:
        return any(self.empty_cells(seat, city) != 0 for city in range(self.cities(seat)))

    def pieces(self, seat: i64) -> i64:
        return self.v[SEAT + seat * STRIDE + PIECES]

    def piece(self, seat: i64, k: i64) -> i64:
        return self.v[SEAT + seat * STRIDE + PIECES + 1 + k]

    def put_piece(self, seat: i64, k: i64, piece: i64) -> None:
        self.v[SEAT + seat * STRIDE + PIECES + 1 + k] = piece

    # -- offers -----------------------------------------------------------------------------------------------
    def offer(self, seat: i64, field: i64) -> i64:
        return self.v[OFFERED + seat * OFFER_STRIDE + field]

    def set_offer(self, seat: i64, field: i64, value: i64) -> None:
        self.v[OFFERED + seat * OFFER_STRIDE + field] = value

    def offers_to(self, seat: i64) -> i64:
        """A bit for each seat that has an open offer to this one."""
        mask: i64 = 0
        for other in range(self.seats()):
            if self.offer(other, OFFER_STATE) == OPEN and self.offer(other, OFFER_TARGET) == seat:
                mask |= 1 << other
        return mask

    def known(self, seat: i64, other: i64, good: i64) -> i64:
        """How many of a good the seat knows the other to own."""
        return self.v[KNOWN + (seat * MOST_SEATS + other) * KINDS + good]

    def copy_block(self, source: i64, target: i64, seat: i64) -> None:
        """Copy what is secret about a seat between SEAT, SHOWN and BEFORE."""
        first: i64 = seat * STRIDE
        for k in range(first, first + PIECES + 1 + self.v[source + first + PIECES]):
            self.v[target + k] = self.v[source + k]


def new_table() -> AntiquityTable:
    t = AntiquityTable(vec[i64]([0] * SIZE))
    for seat in range(MOST_SEATS):
        t.put(seat, PATRON, NO_SAINT)
        for city in range(MOST_CITIES):
            t.put(seat, TAKEN + city, ALL_CELLS)
    for hex in range(HEXES):
        t.v[HEX + hex] = OFF
    return t
