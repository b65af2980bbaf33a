"""The parts of a sight of New Title, as closed msgspec Structs."""

from __future__ import annotations

import msgspec

from emporion.parts.seats import EachSeat, Seat

Pile = dict[str, int]
"""How many cards of each good; goods without a card are left out."""


class SeatSight(msgspec.Struct, frozen=True):
    coins: int
    hand: Pile
    chosen: bool
    """Whether the seat's sealed choice is in."""
    shipped: str | None
    """The good of the choice that was opened last; null for none."""


class OwnSight(msgspec.Struct, frozen=True):
    """What only the seat itself sees."""

    choice: str | None
    """The good it has chosen in secret, "wait", or null."""


class NewTitleSight(msgspec.Struct, frozen=True):
    round: int
    rounds: int
    first_player: Seat
    market: Pile
    deck_size: int
    discard: Pile
    seats: EachSeat[SeatSight]
    own: OwnSight | None
