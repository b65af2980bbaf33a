"""The parts of a sight of Antiquity, as closed msgspec Structs."""

from __future__ import annotations

import msgspec

from emporion.parts.seats import EachSeat, Seat

Pile = dict[str, int]
"""How many of each good; goods nobody has are left out."""
Spot = tuple[int, int]
"""A hex (q, r) or a cell (x, y)."""


class HexSight(msgspec.Struct, frozen=True, omit_defaults=True):
    q: int
    r: int
    terrain: str
    cleared: bool = False
    """Grass where a woodcutter felled the forest."""
    polluted: bool = False
    token: bool = False
    good: str | None = None
    product: str | None = None
    """What the mountain range is bound to."""
    man: bool = False
    fishery: bool = False
    site: Spot | None = None
    """The hex of the man whose rural building this belongs to."""
    inn: int | None = None
    city: int | None = None
    zones: list[int] = []
    """The seats whose zone of control it lies in."""


class PieceSight(msgspec.Struct, frozen=True, omit_defaults=True):
    building: str
    city: int
    """Cities are counted from 1, as in the words."""
    turn: int
    cells: list[Spot]
    anchor: Spot
    """The cell by which words name the piece."""
    works: bool
    man: bool = False
    graved: bool = False
    house: int | None = None
    in_air: bool = False
    lifted: bool = False
    """It was lifted this turn."""


class CitySight(msgspec.Struct, frozen=True):
    side: int
    centre: Spot
    graves: list[Spot]


class RuralSight(msgspec.Struct, frozen=True):
    rural: str
    good: str
    left: int
    man: Spot
    second: Spot | None


class SaintSight(msgspec.Struct, frozen=True):
    """One of the four simple conditions."""

    saint: str
    done: int
    whole: int


class Forecast(msgspec.Struct, frozen=True):
    """The rest of the turn, if nothing else happens."""

    goods_lost: int
    harvest: Pile
    """Goods of the harvest to come."""
    famine: int
    granary: int
    foods: int
    graves: int
    pollution: int
    """Markers of the cities, before dump and fountains."""
    dump: int
    fountains: int
    markers: int


class SeatSight(msgspec.Struct, frozen=True):
    goods: Pile
    room: int | None
    """Goods that can be stored; null = any number."""
    men: int
    """In the pool."""
    houses: list[int]
    saint: str | None
    cities: list[CitySight]
    pieces: list[PieceSight]
    rurals: list[RuralSight]
    inns: int
    inns_left: int
    carts: int
    """Working cart shops."""
    fountains: int
    zone_polluted: int
    zone_clean: int
    conditions: list[SaintSight]
    fulfilled: bool
    forecast: Forecast
    committed: bool
    """Whether the draft is sealed."""
    eliminated: int | None
    """The turn of the elimination."""


class HandSight(msgspec.Struct, frozen=True):
    """The piece to be placed."""

    building: str
    house: int | None
    width: int | None
    height: int | None
    turns: list[list[Spot]]
    """Its cells in every quarter turn it may be placed in."""


class OfferSight(msgspec.Struct, frozen=True):
    proposer: Seat
    target: Seat
    gives: Pile
    asks: Pile
    open: bool


class OwnSight(msgspec.Struct, frozen=True):
    """What only the seat itself sees: its draft."""

    stage: str
    hand: HandSight | None
    due_food: int
    due_luxury: int
    paid: list[str]
    healed: int
    offers_left: int
    offers_received: list[OfferSight]
    offer_made: OfferSight | None
    built: list[str]
    """City buildings of this draft."""
    new_houses: list[int]
    goods_before: Pile
    """The stock when the draft began."""
    known: dict[Seat, Pile]
    """What may be asked of each other seat."""


class SiteSight(msgspec.Struct, frozen=True):
    """What would happen if a hex were chosen now."""

    hex: Spot
    covers: list[Spot]
    """The hexes that would get a good, or be cleaned."""
    outside: int
    """How many of them lie outside the own zone."""


class CountrySight(msgspec.Struct, frozen=True):
    """A step of phase 4 that is under way."""

    seat: Seat
    stage: str
    rural: str | None
    """Null while cleaning."""
    good: str | None
    first: Spot | None
    places: Pile
    """Hexes on which each rural building might stand now; only for the seat itself."""
    sites: list[SiteSight]
    """The hexes that may be chosen now; only for the seat itself."""


class AntiquitySight(msgspec.Struct, frozen=True):
    turn: int
    last_turn: int
    famine: int
    order: list[Seat]
    found: Pile
    hexes: list[HexSight]
    seats: EachSeat[SeatSight]
    building: CountrySight | None
    own: OwnSight | None
    winners: list[Seat]
    end: str | None
