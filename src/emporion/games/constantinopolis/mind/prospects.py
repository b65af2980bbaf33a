"""What goods, contracts and buildings can be expected to bring a seat in a round, in fame."""

from typing import Final, final

from mypy_extensions import i64

from emporion.games.constantinopolis.mind.weights import WEIGHTS
from emporion.games.constantinopolis.steps.end_of_round import storage
from emporion.games.constantinopolis.steps.production import output
from emporion.games.constantinopolis.table.accessors import ConstantinopolisTable
from emporion.games.constantinopolis.table.components import (
    CARGO,
    COMMERCIALS,
    DONATED,
    DONATION_FAME,
    FIRST_COMMERCIAL,
    INPUT,
    INPUT_TYPES,
    KIND_OF,
    LIMIT,
    MENSAE,
    MENSAE_GOLD,
    PASSENGER,
    REFERENCE_VALUE,
    SELLING,
    SHIP_PASSENGERS,
    YIELD_FAME,
    YIELD_GOLD,
)
from emporion.games.constantinopolis.table.layout import ACTIVATED, BOUGHT, CARDS, MAKES, NONE, PORT, SOLD, TYPES

SHARE: Final[list[float]] = [  # of the contracts that ask for each cargo
    sum(1 for card in range(CARDS) if CARGO[KIND_OF[card]] == cargo) / CARDS for cargo in range(PASSENGER + 1)
]
CUBES: Final = 1.55  # on a goods contract, on average
ROOM: Final[list[float]] = [2.0, 3.1, 5.2]  # spaces a ship of each size offers in a round, voyages considered
AVERAGE_LIMIT: Final = 1.5  # of a good at an unknown market
AVERAGE_LOT: Final = 3.0
AVERAGE_DONATION: Final = 1.1


@final
class Prospects:
    """The goods of a round, and the fame hoped for from those used so far."""

    def __init__(self, t: ConstantinopolisTable, seat: i64, gold: float) -> None:
        self.t = t
        self.seat = seat
        self.gold = gold  # what a gold is worth
        self.left: list[float] = [0.0, 0.0, 0.0, 0.0, 0.0]
        self.fame = 0.0
        self.market: i64 = NONE  # NONE = a round to come, its market not known

    def produce(self) -> None:
        """The goods of a round to come."""
        for good in range(TYPES):
            self.left[good] = float(output(self.t, self.seat, good))

    def take_goods(self) -> None:
        """The goods at hand, at the current market."""
        self.market = self.t.market()
        for good in range(TYPES):
            self.left[good] = float(self.t.goods(self.seat, good))

    def load_expected(self, cards: float) -> None:
        """Contracts ask for goods in the proportions of the deck, as far as ships have room."""
        total = 0.0
        for good in range(TYPES):
            total += self._asked(good, cards)
        room = self._room()
        share = 1.0 if total <= room else room / total
        for good in range(TYPES):
            cubes = self._asked(good, cards) * share
            self.fame += cubes * (WEIGHTS.cube_fame + self.gold * (REFERENCE_VALUE[good] + WEIGHTS.contract_gold))
            self.left[good] -= cubes
        passengers = cards * SHARE[PASSENGER]
        space = self._passenger_room()
        self.fame += self.gold * WEIGHTS.passenger_gold * (passengers if passengers < space else space)

    def _asked(self, good: i64, cards: float) -> float:
        asked = cards * SHARE[good] * CUBES
        have = self.left[good]
        return WEIGHTS.loading_luck * (asked if asked < have else have)

    def _room(self) -> float:
        """Cargo space of the fleet; of this round only ships in the Port count."""
        room = 0.0
        for ship in range(self.t.ships(self.seat)):
            if self.market == NONE or self.t.ship_place(self.seat, ship) == PORT:
                room += ROOM[self.t.ship_size(self.seat, ship)]
        return room

    def _passenger_room(self) -> float:
        room: i64 = 0
        for ship in range(self.t.ships(self.seat)):
            room += SHIP_PASSENGERS[self.t.ship_size(self.seat, ship)]
        return float(room)

    def use_buildings(self) -> None:
        """Commercial buildings not used yet, the dearest goods first; in this round only whole lots."""
        makes = self.t.get(self.seat, MAKES)
        used: i64 = 0 if self.market == NONE else self.t.get(self.seat, ACTIVATED)
        k: i64 = COMMERCIALS - 1
        while k >= 0:
            tile = FIRST_COMMERCIAL + k
            if self.t.owns(self.seat, tile) and (used >> k) & 1 == 0 and INPUT_TYPES[tile] & ~makes == 0:
                share = self._lots(tile)
                if self.market != NONE and share < 1.0:
                    share = 0.0
                self.fame += share * (self.gold * float(YIELD_GOLD[tile]) + float(YIELD_FAME[tile]))
                for good in range(TYPES):
                    self.left[good] -= share * float(INPUT[tile * TYPES + good])
            k -= 1

    def _lots(self, tile: i64) -> float:
        """The part of a commercial building's input that is there, at most one whole."""
        share = 1.0
        for good in range(TYPES):
            need = float(INPUT[tile * TYPES + good])
            if need > 0.0 and self.left[good] < share * need:
                share = self.left[good] / need
        return share

    def donate(self) -> None:
        if self.market == NONE:
            self._donate_later()
            return
        best: i64 = NONE
        top = 0.0
        for good in range(TYPES):
            lot = DONATED[self.market * TYPES + good]
            if lot > 0 and self.t.makes(self.seat, good) and self.left[good] > float(lot) - 0.1:
                fame = float(DONATION_FAME[self.market * TYPES + good])
                gain = fame - self.gold * REFERENCE_VALUE[good] * float(lot)
                if gain > top:
                    top = gain
                    best = good
        if best != NONE:
            self.fame += float(DONATION_FAME[self.market * TYPES + best])
            self.left[best] -= float(DONATED[self.market * TYPES + best])

    def _donate_later(self) -> None:
        total = self.left[0] + self.left[1] + self.left[2] + self.left[3] + self.left[4]
        if total <= 0.0:
            return
        share = 1.0 if total >= AVERAGE_LOT else total / AVERAGE_LOT
        self.fame += share * AVERAGE_DONATION
        for good in range(TYPES):
            self.left[good] *= 1.0 - share * AVERAGE_LOT / total

    def sell(self, confidence: float) -> None:
        bonus = float(MENSAE_GOLD) if self.t.owns(self.seat, MENSAE) else 0.0
        for good in range(TYPES):
            limit = AVERAGE_LIMIT
            price = REFERENCE_VALUE[good]
            if self.market != NONE:
                limit = float(LIMIT[self.market * TYPES + good] - self.t.get(self.seat, SOLD + good))
                price = float(SELLING[self.market * TYPES + good])
                if self.t.get(self.seat, BOUGHT + good) > 0:
                    limit = 0.0
            cubes = self.left[good] if self.left[good] < limit else limit
            if cubes > 0.0:
                self.fame += confidence * cubes * self.gold * (price + bonus)
                self.left[good] -= cubes

    def store(self) -> None:
        """The dearest goods wait for the next round, as far as there is room."""
        room = float(storage(self.t, self.seat))
        good: i64 = TYPES - 1
        while good >= 0:
            cubes = self.left[good] if self.left[good] < room else room
            if cubes > 0.0:
                self.fame += cubes * WEIGHTS.stored_good * self.gold * REFERENCE_VALUE[good]
                room -= cubes
            good -= 1
