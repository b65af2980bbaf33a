"""The shape of a sight of Constantinopolis: closed structures, the same for every viewer."""

from __future__ import annotations

import msgspec

from emporion.parts.seats import EachSeat, Seat

Goods = dict[str, int]
"""How many cubes (or how much gold) for each good; goods without any are left out."""


class Card(msgspec.Struct, frozen=True):
    """A contract, face up."""

    id: str
    kind: str
    cargo: str
    quantity: int
    gold: int
    fame: int
    durations: dict[str, int]
    """Rounds by size of ship; sizes that cannot carry it are left out."""
    distance: str
    destination: str


class HandCard(msgspec.Struct, frozen=True):
    card: Card
    kept: bool
    """Whether a trading post lies on it."""
    shown: bool


class OfficeSight(msgspec.Struct, frozen=True):
    id: str
    holder: Seat | None
    tipped: bool
    stake: int
    opening_bid: int | None
    """The least a challenger must bid; null for a vacant office."""


class DuelSight(msgspec.Struct, frozen=True):
    office: str
    challenger: Seat
    holder: Seat
    bid: int
    """The highest bid so far, 0 before the opening bid."""
    to_move: Seat


class MarketSight(msgspec.Struct, frozen=True):
    current: str
    next: str | None
    future_cards: int
    used: list[str]
    """The cards below the current one, the latest first."""


class PlanSight(msgspec.Struct, frozen=True):
    """A thing that can be declared in the building market."""

    id: str
    category: str
    tile: str | None
    """The tile it means now; null when none is left."""
    copies: int
    price: int | None
    preemptible: bool
    """Whether the Consul could take it now if another player declared it."""


class PreemptionSight(msgspec.Struct, frozen=True):
    consul: int
    builder: Seat
    building: str
    price: int
    with_redemptor: bool


class ShipSight(msgspec.Struct, frozen=True):
    number: int
    size: str
    place: int
    """0 = Port, else the sea space."""
    cargo: list[Card]
    spaces: int
    spaces_taken: int
    passengers: int
    voyage: int
    gold: int
    fame: int


class Marks(msgspec.Struct, frozen=True):
    """What was done this round and can be done only once."""

    redemptor: bool
    wall_swap: bool
    wall_bulk_sale: bool
    post: bool
    ship: bool


class Forecast(msgspec.Struct, frozen=True):
    """What would be added to the fame if the game ended now, as everybody can count it; `total` is all of it."""

    ships: int
    """The fame of contracts at sea."""
    walls: int
    gold: int
    """The fame for the gold at hand and the gold of contracts at sea."""
    total: int
    next_wall: int | None
    """How much more fame the next wall section would bring; null when there is none to build."""


class SeatSight(msgspec.Struct, frozen=True):
    gold: int
    fame: int
    office: str | None
    power_used: bool
    offices_lost: list[str]
    level: int
    draws: int
    """Contracts of the next draw, as things stand."""
    goods: Goods
    makes: list[str]
    production: Goods
    storage: int
    buildings: list[str]
    """By building space; the first is the Ager."""
    categories_built: list[str]
    """In the current or last turn of the construction phase."""
    bought: Goods
    sold: Goods
    activated: list[str]
    marks: Marks
    posts: int
    posts_on_contracts: int
    next_post_price: int | None
    hand_size: int
    shown: list[Card]
    proposals_left: int
    ships: list[ShipSight]
    finished: bool
    """Has ended the acceptance turn of this round, while others go on."""
    forecast: Forecast


class SideSight(msgspec.Struct, frozen=True):
    goods: Goods
    gold: int
    contracts: list[Card | None]
    """Null for a card whose face the viewer may not see."""


class TradeSight(msgspec.Struct, frozen=True):
    proposer: Seat
    partner: Seat
    sent: bool
    given: SideSight | None
    """Null while somebody else is still making the proposal."""
    asked: SideSight | None


class LastShipSight(msgspec.Struct, frozen=True):
    """Somebody wants the last ship of a size, and another who comes earlier is asked first."""

    size: str
    buyer: Seat
    asked: Seat


class OwnSight(msgspec.Struct, frozen=True):
    """What only the seat itself sees, and what things cost it."""

    hand: list[HandCard]
    loaded: int
    buying_prices: Goods
    selling_prices: Goods
    ship_prices: dict[str, int]
    maximum: int | None
    """The sealed maximum in a duel."""


class ConstantinopolisSight(msgspec.Struct, frozen=True):
    round: int
    last_round: bool
    order: list[Seat]
    offices: list[OfficeSight]
    duel: DuelSight | None
    market: MarketSight
    plans: list[PlanSight]
    ship_supply: dict[str, int]
    deck_size: int
    discard: list[Card]
    preemption: PreemptionSight | None
    storing: Goods | None
    """What the seat that chooses its stored goods has picked so far."""
    trade: TradeSight | None
    """The proposal that concerns the viewer most: the own one, the one to be answered, else the oldest."""
    trades: list[TradeSight]
    """All proposals that are being made or wait for an answer, the oldest first."""
    last_ships: list[LastShipSight]
    seats: EachSeat[SeatSight]
    own: OwnSight | None
