"""The parts of a sight of Porto Carthago, as closed msgspec Structs."""

from __future__ import annotations

import msgspec

from emporion.parts.seats import EachSeat, Seat

Pile = dict[str, int]
"""How many of each good; goods without any are left out."""


class Ship(msgspec.Struct, frozen=True):
    """A ship card that lies open."""

    id: str
    civilisation: str
    good: str
    """The good it wants."""
    income: int
    danger: int
    privilege: str


class Deck(msgspec.Struct, frozen=True):
    """What is in the ship deck; all other cards lie open, so everybody knows it, but not the order."""

    size: int
    ships: list[str]
    """In the order of the card list."""
    dangers: list[int]
    """How many cards of danger 1, 2, .. 6: the chances of a voyage."""
    known: list[Ship]
    """What the viewer knows of the top, the top card first."""


class Dock(msgspec.Struct, frozen=True):
    id: str
    owner: Seat | None
    ship: Ship | None
    good: str | None


class ActionSpace(msgspec.Struct, frozen=True):
    cost: int
    """Servants to pay."""
    bonus: str
    action: str | None
    """Null before the cards are laid for the first time."""
    servants: list[int]
    """By seat: those who used the space in this decade."""


class Market(msgspec.Struct, frozen=True):
    goods: Pile
    spaces: int
    bought: int
    """Purchases since the last filling."""
    price: int
    """Of the Merchant's next good."""
    refresh_price: int


class Palace(msgspec.Struct, frozen=True):
    seats: list[Seat | None]
    """Who sits on each single seat."""
    next: int
    """The cheapest free one, counted from 0; after the single seats it is the large space."""
    price: int
    trade_points: int


class Path(msgspec.Struct, frozen=True):
    spaces: list[int | None]
    """Who stands there, in the order of placement; null where a servant has gone into the palace."""
    box: list[int]
    """The numbers of the score box that is reached."""
    bonus: list[int]
    """By seat: bonus places if the game ended now; after the end those that were given."""


class SeatSight(msgspec.Struct, frozen=True):
    reserve: int
    talents: int | None
    """Null where money is hidden."""
    trade_points: int
    blocked: int
    store: Pile
    lighthouse: int
    temple: int
    charters: int
    on_spaces: int
    on_path: int
    docks: int
    palace: int
    cards: dict[str, str]
    """The ship cards in front of the seat, with their privileges."""
    knows: int
    """How many cards on top of the deck the seat has looked at and not seen drawn."""


class Pending(msgspec.Struct, frozen=True):
    """What has been chosen so far in a decision of several words."""

    good: str | None = None
    """The good being carried."""
    dock: str | None = None
    """The dock it or the servants come from."""
    lighthouse: int | None = None
    """The Aristocrat's choice for the lighthouse."""
    ship: Ship | None = None
    """The ship waiting for its berth."""
    ships_left: int | None = None
    """How many ships the player still brings in."""


class PortoCarthagoSight(msgspec.Struct, frozen=True):
    decade: int
    round: int
    first_player: Seat
    active_player: Seat | None
    """Whose turn it is, also while somebody else is interrupting."""
    space: int | None
    """The action space the active player has chosen, 1 to 6."""
    bonus_left: bool
    row1: list[Ship | None]
    row2: list[Ship | None]
    deck: Deck
    bag: Pile
    market: Market
    docks: list[Dock]
    charters: list[int | None]
    lighthouse_order: list[int]
    """The seats with lighthouse servants, as they would bring ships in."""
    action_spaces: list[ActionSpace]
    palace: Palace
    path: Path
    pending: Pending | None
    seats: EachSeat[SeatSight]
