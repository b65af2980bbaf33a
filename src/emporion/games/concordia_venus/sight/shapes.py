"""The parts of a sight of Concordia Venus, as closed msgspec Structs."""

from __future__ import annotations

import msgspec

from emporion.parts.seats import EachSeat, Seat

Goods = dict[str, int]
"""How many units of each good; goods without a unit are left out."""


class VillaPrice(msgspec.Struct, frozen=True):
    """What the next villa in a city costs."""

    money: int
    goods: Goods


class CitySight(msgspec.Struct, frozen=True):
    id: str
    good: str | None
    """Null for the capital."""
    villas: list[int]
    """The seats that have one here."""
    price: VillaPrice | None


class ProvinceSight(msgspec.Struct, frozen=True):
    id: str
    marker: str
    """The good on its bonus marker."""
    coins: int
    """Those on the other side."""
    active: bool
    yields: dict[Seat, Goods]
    """By seat: what its villas here would bring, without the bonus."""


class Colonist(msgspec.Struct, frozen=True):
    """A colonist on the board: on a route or in a city."""

    kind: str
    route: str | None
    city: str | None


class MarketSpace(msgspec.Struct, frozen=True):
    card: str | None
    surcharge: list[str]
    """Goods, "any" for one of the buyer's choice."""
    price: list[str]
    """What the card costs here in all."""


class SeatSight(msgspec.Struct, frozen=True):
    team: int | None
    money: int
    goods: Goods
    stored_land: int
    stored_sea: int
    free_spaces: int
    villas_left: int
    colonists: list[Colonist]
    hand_size: int
    discard_size: int
    discard_top: str | None
    owned: list[str]
    """Every card of the seat, wherever it is: all of them were seen when they came."""
    gods: dict[str, int]
    """What each god would give now."""
    god_cards: dict[str, int]
    points: int
    score_marker: int | None
    """Of the intermediate scoring; null while the seat has not had it."""
    incoming: Goods
    """Goods received that wait for a space."""


class CardInPlay(msgspec.Struct, frozen=True):
    """The card that is being carried out."""

    card: str
    player: Seat
    personality: str | None
    solo: bool


class Move(msgspec.Struct, frozen=True):
    """An Architect on the way."""

    seat: Seat
    steps_left: int
    picked: Colonist | None
    destinations: dict[str, int]
    """By route: the steps it costs the picked colonist."""
    moved: list[Colonist]


class TradeLimits(msgspec.Struct, frozen=True):
    sell: Goods
    buy: Goods


class OwnSight(msgspec.Struct, frozen=True):
    """What only the seat itself sees, or what is reckoned for it."""

    hand: list[str]
    discard: list[str]
    """From bottom to top."""
    partner_hand: list[str] | None
    """While the seat looks at it for a Legate."""
    suggestion: str | None
    """The card a Legate has put forward, for the two partners."""
    means: int
    """What the seat can pay, the partner's purse included."""
    villa_refusals: dict[str, str]
    """By city: why no villa can be built there, even with a colonist beside it."""
    bonus_units: int
    """What the marker of a province would bring the seat now."""
    trade: TradeLimits
    per_card: dict[str, int]
    """What one more card of a god would be worth today; Minerva by its goods."""
    market_worth: list[int]
    """What each card of the display would add today."""


class ConcordiaSight(msgspec.Struct, frozen=True):
    map: str
    reduced: bool
    """IONIUM without its B cities."""
    teams: bool
    turn: int
    first_player: Seat
    active: Seat
    """Who holds the active-player marker."""
    praefectus_magnus: int
    concordia: int | None
    last_turn: int | None
    """The number of the last turn, once the end is triggered."""
    in_play: CardInPlay | None
    answering_legate: bool
    market: list[MarketSpace]
    stack_size: int
    stack_cards: list[str]
    """Which cards are in the stack, in no order that matters."""
    pantheon: dict[str, int]
    cash_bonus: int
    cities: list[CitySight]
    provinces: list[ProvinceSight]
    seats: EachSeat[SeatSight]
    move: Move | None
    places: list[int] | None
    """At the end."""
    own: OwnSight | None
