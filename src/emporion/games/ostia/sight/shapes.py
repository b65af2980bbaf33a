"""The parts of a sight of Ostia, as closed msgspec Structs."""

from __future__ import annotations

import msgspec

from emporion.parts.seats import EachSeat, Seat

Pile = dict[str, int]
"""How many cards of each good; goods without a card are left out."""


class Auction(msgspec.Struct, frozen=True):
    """The lot on the quay."""

    seller: Seat
    goods: list[str]
    minimum: int
    bids: dict[Seat, int | None]
    """By seat, those who have spoken: the amount, or null for a pass."""


class PileSizes(msgspec.Struct, frozen=True):
    """Goods and bluff cards on the three spaces: what everybody sees before the second beat."""

    forum: int
    senate: int
    storage: int


class Shown(msgspec.Struct, frozen=True):
    """The spaces of a seat as they were last turned up."""

    forum: Pile
    senate: Pile


class SeatSight(msgspec.Struct, frozen=True):
    warehouses: int
    credits: int
    points: int
    eliminated: bool
    boat_size: int
    stock_size: int
    """All goods owned, those being allocated included."""
    cash: int | None
    """Null where money is hidden."""
    chosen: bool
    """Whether the seat's sealed choice is in."""
    pile_sizes: PileSizes | None
    shown: Shown
    storage: Pile | None
    """The stored goods, once they are scored."""


class OwnSight(msgspec.Struct, frozen=True):
    """What only the seat itself sees."""

    boat: Pile
    stock: Pile
    forum: Pile
    senate: Pile
    bluff_forum: int
    bluff_senate: int
    free_good: str | None
    bid_limit: int


class OstiaSight(msgspec.Struct, frozen=True):
    round: int
    first_player: Seat
    senate_active: str
    senate_active_values: Pile
    """What each good is worth on the card, best first."""
    senate_next: str | None
    senate_next_values: Pile | None
    senate_removed: str | None
    senate_face_down: int
    deck_size: int
    discard: Pile
    market: Pile
    auction: Auction | None
    seats: EachSeat[SeatSight]
    own: OwnSight | None
