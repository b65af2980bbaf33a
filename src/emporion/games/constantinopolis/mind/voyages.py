"""What ships bring: those at sea, those loaded, and the contracts in hand they could still take."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from emporion.games.constantinopolis.mind.weights import WEIGHTS
from emporion.games.constantinopolis.rules.fleet import duration, passengers, spaces_taken, voyage
from emporion.games.constantinopolis.steps.production import output
from emporion.games.constantinopolis.table.accessors import ConstantinopolisTable
from emporion.games.constantinopolis.table.components import (
    CARD_FAME,
    CARGO,
    COUNT,
    KIND_OF,
    LONG_VOYAGE,
    LONG_VOYAGE_FAME,
    PASSENGER,
    QUANTITY,
    REWARD,
    SHIP_ITEMS,
    SHIP_PASSENGERS,
)
from emporion.games.constantinopolis.table.layout import KINDS, MOST_SHIPS, PORT

# The order in which contracts are loaded: what brings most for each space comes first.
_worth_loading = sorted(
    range(KINDS),
    key=lambda kind: float(CARD_FAME[kind] * 100 + REWARD[kind] * 15) / float(QUANTITY[kind]),
    reverse=True,
)
LOADING_ORDER: Final[vec[i64]] = vec[i64](_worth_loading)


@final
class Voyages:
    def __init__(self, t: ConstantinopolisTable, seat: i64, gold: float) -> None:
        self.t = t
        self.seat = seat
        self.gold = gold
        self.idle: i64 = 0  # contracts in hand that no ship takes

    def value(self, kind: i64) -> float:
        return float(CARD_FAME[kind]) + self.gold * float(REWARD[kind])

    def aboard(self) -> float:
        """Everything on ships, loaded or at sea."""
        value = 0.0
        for ship in range(self.t.ships(self.seat)):
            for place in range(self.t.cargo(self.seat, ship)):
                value += self.value(KIND_OF[self.t.aboard(self.seat, ship, place)])
            if self.t.ship_place(self.seat, ship) == PORT and voyage(self.t, self.seat, ship) == LONG_VOYAGE:
                value += self.long_voyage(self.t.ship_size(self.seat, ship))
            elif self.t.ship_place(self.seat, ship) == LONG_VOYAGE:
                value -= self._absence(self.t.ship_size(self.seat, ship))
        return value

    def long_voyage(self, size: i64) -> float:
        return float(LONG_VOYAGE_FAME[size]) - self._absence(size)

    def _absence(self, size: i64) -> float:
        return WEIGHTS.absence * float(SHIP_ITEMS[size]) if self.t.rounds_left() > 0 else 0.0

    def still_to_load(self, left: "list[float]") -> float:
        """The contracts in hand that ships in the Port could take; their goods are taken from those left."""
        room = vec[i64]([0] * MOST_SHIPS)
        berths = vec[i64]([0] * MOST_SHIPS)
        length = vec[i64]([0] * MOST_SHIPS)
        for ship in range(self.t.ships(self.seat)):
            if self.t.ship_place(self.seat, ship) == PORT:
                size = self.t.ship_size(self.seat, ship)
                room[ship] = SHIP_ITEMS[size] - spaces_taken(self.t, self.seat, ship)
                berths[ship] = SHIP_PASSENGERS[size] - passengers(self.t, self.seat, ship)
                length[ship] = voyage(self.t, self.seat, ship)
        value = 0.0
        self.idle = 0
        for k in range(KINDS):
            kind = LOADING_ORDER[k]
            cards = COUNT[self.t.hand(self.seat, kind)]
            for _ in range(cards):
                gain = self._load(kind, left, room, berths, length)
                if gain > 0.0:
                    value += gain
                else:
                    self.idle += 1
        return WEIGHTS.unloaded_contract * value

    def _load(self, kind: i64, left: "list[float]", room: vec[i64], berths: vec[i64], length: vec[i64]) -> float:
        """Put a contract on the ship where it brings most; what it brings, or 0."""
        cargo = CARGO[kind]
        if cargo != PASSENGER and left[cargo] < float(QUANTITY[kind]):
            return 0.0
        best: i64 = -1
        top = 0.0
        for ship in range(self.t.ships(self.seat)):
            size = self.t.ship_size(self.seat, ship)
            rounds = duration(kind, size)
            if rounds > 0 and room[ship] >= QUANTITY[kind] and (cargo != PASSENGER or berths[ship] > 0):
                gain = self.value(kind)
                if rounds == LONG_VOYAGE and length[ship] < LONG_VOYAGE:
                    gain += self.long_voyage(size)
                if gain > top:
                    top = gain
                    best = ship
        if best >= 0:
            room[best] -= QUANTITY[kind]
            if cargo == PASSENGER:
                berths[best] -= 1
            else:
                left[cargo] -= float(QUANTITY[kind])
            rounds = duration(kind, self.t.ship_size(self.seat, best))
            if rounds > length[best]:
                length[best] = rounds
        return top

    def waiting(self, only_kept: bool) -> float:
        """Contracts in hand for a round to come, if the seat can make what they ask for."""
        value = 0.0
        for kind in range(KINDS):
            bits = self.t.kept(self.seat, kind) if only_kept else self.t.hand(self.seat, kind)
            if bits != 0:
                cargo = CARGO[kind]
                likely = WEIGHTS.kept_for_later
                if cargo != PASSENGER and output(self.t, self.seat, cargo) < QUANTITY[kind]:
                    likely = 0.1
                value += likely * self.value(kind) * float(COUNT[bits])
        return value
