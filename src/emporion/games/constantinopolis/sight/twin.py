# interpreted
"""The row of Constantinopolis told from a sight: the twin of `features.py`, with names and scales."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from emporion.games.constantinopolis.sight.shapes import (
    Card,
    ConstantinopolisSight,
    DuelSight,
    MarketSight,
    OwnSight,
    PreemptionSight,
    SeatSight,
    ShipSight,
    SideSight,
    TradeSight,
)
from emporion.games.constantinopolis.table.components import (
    CATEGORIES,
    CATEGORY,
    GOODS,
    KIND,
    MARKET,
    MAX_ROUNDS,
    OFFICE,
    PLAN,
    SHIP,
    TILE,
    WALL,
)
from emporion.games.constantinopolis.table.layout import MOST_SHIPS
from emporion.kernel.rows.twin import Twin

CARDS_OF = (
    "discard[]",
    "own.hand[].card",
    "seats[].shown[]",
    "seats[].ships[].cargo[]",
    "trades[].given.contracts[]",
    "trades[].asked.contracts[]",
)
PRINTED = ("id", "cargo", "quantity", "gold", "fame", "durations", "distance", "destination")
LEFT_OUT = {f"{where}.{what}": "printed on its kind of contract" for where in CARDS_OF for what in PRINTED} | {
    "offices[].id": "its place tells it",
    "offices[].holder": "each seat tells its office",
    "offices[].tipped": "the seat that holds it tells",
    "duel.holder": "who holds the office",
    "duel.to_move": "who speaks",
    "market.future_cards": "those neither current nor used",
    "plans[].id": "its place tells it",
    "plans[].category": "printed on the tile",
    "plans[].tile": "its place and the copies tell it",
    "plans[].price": "printed on the tile",
    "trade": "one of the trades",
    "seats[].makes": "the goods of its production",
    "seats[].storage": "by whether there is a horreum",
    "seats[].next_post_price": "by the number of posts",
    "seats[].forecast.ships": "the fame of its ships at sea",
    "seats[].forecast.walls": "by the number of walls",
    "seats[].forecast.gold": "by its gold and that of its ships at sea",
    "seats[].forecast.next_wall": "by the number of walls",
    "seats[].ships[].number": "its place tells it",
    "seats[].ships[].spaces": "by its size",
    "seats[].ships[].spaces_taken": "told of the viewer's own in the Port; the others load nothing more",
    "seats[].ships[].passengers": "told of the viewer's own in the Port; the others load nothing more",
    "seats[].ships[].voyage": "told of the viewer's own in the Port; of the others their place tells when they return",
    "own.hand[].shown": "what the own seat shows",
}
"""What of a sight the row does not tell, and why."""

NO_DUEL = DuelSight(office="", challenger=-1, holder=-1, bid=0, to_move=-1)
NO_PREEMPTION = PreemptionSight(consul=-1, builder=-1, building="", price=0, with_redemptor=False)
NO_TRADE = TradeSight(proposer=-1, partner=-1, sent=False, given=None, asked=None)
NO_SHIP = ShipSight(
    number=0, size="", place=0, cargo=[], spaces=0, spaces_taken=0, passengers=0, voyage=0, gold=0, fame=0
)
NO_SIDE = SideSight(goods={}, gold=0, contracts=[])

TILES_TO_TAKE = [tile for number, tile in enumerate(TILE) if number > 0 and CATEGORY[number] != WALL]
BUILT_IN_A_TURN = [category for number, category in enumerate(CATEGORIES) if number != WALL]
COMMERCIALS = [tile for number, tile in enumerate(TILE) if CATEGORIES[CATEGORY[number]] == "commercial"]
LOTS = list(dict.fromkeys(kind.rpartition("_")[0] for kind in KIND))  # cargo and quantity
DISTANCES = ("near", "mid", "far")
PLACES = ("port", "sea1", "sea2")
GOLD, FAME, CUBES, BID, CARDS = 60.0, 60.0, 8.0, 30.0, 6.0  # about the most there are


def tell_row(sight: ConstantinopolisSight, twin: Twin) -> None:
    twin.hot("round", sight.round, range(1, int(MAX_ROUNDS) + 1))
    twin.flag("last_round", sight.last_round)
    for name, seat in twin.places():
        twin.number(f"order[{name}]", sight.order.index(seat) + 1 if seat in sight.order else 0, 5)
    for name, office in zip(OFFICE, sight.offices, strict=True):
        twin.number(f"offices[{name}].stake", office.stake, BID)
        twin.number(f"offices[{name}].opening_bid", office.opening_bid, BID)
    _duel(sight.duel or NO_DUEL, twin)
    _market(sight.market, twin)
    for name, plan in zip(PLAN, sight.plans, strict=True):
        twin.number(f"plans[{name}].copies", plan.copies, 3)
    for name, plan in zip(PLAN, sight.plans, strict=True):
        twin.flag(f"plans[{name}].preemptible", plan.preemptible)
    _preemption(sight.preemption or NO_PREEMPTION, twin)
    twin.pile("ship_supply", sight.ship_supply, SHIP, 9)
    _last_ships(sight, twin)
    twin.flag("storing", sight.storing is not None)
    twin.pile("storing", sight.storing, GOODS, 3)
    twin.number("deck_size", sight.deck_size, 106)
    twin.pile("discard", _kinds(sight.discard), KIND, CARDS)
    ships = [ship for seat in sight.seats for ship in seat.ships]
    twin.pile("aboard", _kinds(card for ship in ships for card in ship.cargo), KIND, 3)
    for name, seat in twin.places():
        with twin.told(seat is not None):
            _seat(f"seats[{name}]", sight.seats[seat or 0], twin)
            _trade(f"seats[{name}].trade", seat, sight.trades, twin)
    if sight.own is not None:
        _own(sight.own, sight.seats[twin.viewer].ships, twin)


def _who(twin: Twin, name: str, seat: int | None) -> None:
    """A seat, nobody if there is no such seat at this table."""
    twin.seat(name, seat if seat is not None and seat < twin.seats else None)


# -- the middle -------------------------------------------------------------------------------------------
def _duel(duel: DuelSight, twin: Twin) -> None:
    twin.hot("duel.office", duel.office, OFFICE)
    _who(twin, "duel.challenger", duel.challenger)
    twin.number("duel.bid", duel.bid, BID)


def _market(market: MarketSight, twin: Twin) -> None:
    twin.hot("market.current", market.current, MARKET)
    twin.hot("market.next", market.next, MARKET)
    twin.pile("market.used", Counter(market.used), MARKET)


def _preemption(preemption: PreemptionSight, twin: Twin) -> None:
    _who(twin, "preemption.consul", preemption.consul)
    _who(twin, "preemption.builder", preemption.builder)
    twin.hot("preemption.building", preemption.building, TILES_TO_TAKE)
    twin.number("preemption.price", preemption.price, 50)
    twin.flag("preemption.with_redemptor", preemption.with_redemptor)


def _last_ships(sight: ConstantinopolisSight, twin: Twin) -> None:
    wanted = {ship.size: ship for ship in sight.last_ships}
    for size in SHIP:
        _who(twin, f"last_ships[{size}].buyer", wanted[size].buyer if size in wanted else None)
        _who(twin, f"last_ships[{size}].asked", wanted[size].asked if size in wanted else None)


# -- contracts --------------------------------------------------------------------------------------------
def _kinds(cards: Iterable[Card]) -> Counter[str]:
    return Counter(card.kind for card in cards)


def _in_short(name: str, cards: list[Card], twin: Twin) -> None:
    """How many for each cargo and quantity, and how many for each distance."""
    twin.pile(name, Counter(card.kind.rpartition("_")[0] for card in cards), LOTS, 2)
    twin.pile(name, Counter(card.kind.rpartition("_")[2] for card in cards), DISTANCES, 2)


# -- a seat -----------------------------------------------------------------------------------------------
def _seat(name: str, seat: SeatSight, twin: Twin) -> None:
    twin.flag(name, True)
    twin.number(f"{name}.hand_size", seat.hand_size, 10)
    twin.pile(f"{name}.goods", seat.goods, GOODS, CUBES)
    _in_short(f"{name}.shown", seat.shown, twin)
    for number, place in enumerate(PLACES):
        ships = [ship for ship in seat.ships if ship.place == number]
        twin.pile(f"{name}.ships[{place}]", Counter(ship.size for ship in ships), SHIP, 3)
        twin.number(f"{name}.ships[{place}].gold", sum(ship.gold for ship in ships), 20)
        twin.number(f"{name}.ships[{place}].fame", sum(ship.fame for ship in ships), 5)
    twin.number(f"{name}.gold", seat.gold, GOLD)
    twin.number(f"{name}.fame", seat.fame, FAME)
    twin.number(f"{name}.forecast.total", seat.forecast.total, FAME)
    twin.flag(f"{name}.power_used", seat.power_used)
    twin.hot(f"{name}.office", seat.office, OFFICE)
    twin.pile(f"{name}.offices_lost", Counter(seat.offices_lost), OFFICE)
    twin.pile(f"{name}.production", seat.production, GOODS, CUBES)
    twin.number(f"{name}.level", seat.level, 7)
    twin.number(f"{name}.draws", seat.draws, 10)
    twin.number(f"{name}.posts", seat.posts, 4)
    twin.number(f"{name}.posts_on_contracts", seat.posts_on_contracts, 4)
    twin.pile(f"{name}.buildings", Counter(seat.buildings), TILE[1:])
    twin.pile(f"{name}.categories_built", Counter(seat.categories_built), BUILT_IN_A_TURN)
    twin.pile(f"{name}.activated", Counter(seat.activated), COMMERCIALS)
    twin.flag(f"{name}.marks.redemptor", seat.marks.redemptor)
    twin.flag(f"{name}.marks.wall_swap", seat.marks.wall_swap)
    twin.flag(f"{name}.marks.wall_bulk_sale", seat.marks.wall_bulk_sale)
    twin.flag(f"{name}.marks.post", seat.marks.post)
    twin.flag(f"{name}.marks.ship", seat.marks.ship)
    for good in GOODS:
        twin.number(f"{name}.bought_less_sold[{good}]", seat.bought.get(good, 0) - seat.sold.get(good, 0), 3)
    twin.flag(f"{name}.finished", seat.finished)
    twin.number(f"{name}.proposals_left", seat.proposals_left, 4)


def _trade(name: str, proposer: int | None, trades: list[TradeSight], twin: Twin) -> None:
    """The proposal a seat makes or has sent."""
    sent = [trade.proposer for trade in trades if trade.sent]
    trade = next((trade for trade in trades if trade.proposer == proposer), NO_TRADE)
    _who(twin, f"{name}.partner", trade.partner)
    twin.number(f"{name}.sent", sent.index(trade.proposer) + 1 if trade.sent else 0, 5)
    twin.number(f"{name}.sides_seen", (trade.given is not None) + (trade.asked is not None), 2)
    for what, side in (("given", trade.given or NO_SIDE), ("asked", trade.asked or NO_SIDE)):
        twin.pile(f"{name}.{what}.goods", side.goods, GOODS, 3)
        twin.number(f"{name}.{what}.gold", side.gold, 20)
        _in_short(f"{name}.{what}.contracts", [card for card in side.contracts if card is not None], twin)
        twin.number(f"{name}.{what}.contracts[face_down]", side.contracts.count(None), 2)


# -- the viewer -------------------------------------------------------------------------------------------
def _own(own: OwnSight, ships: list[ShipSight], twin: Twin) -> None:
    twin.pile("own.hand", _kinds(held.card for held in own.hand), KIND, 3)
    twin.pile("own.kept", _kinds(held.card for held in own.hand if held.kept), KIND, 2)
    twin.number("own.loaded", own.loaded, CARDS)
    twin.pile("own.buying_prices", own.buying_prices, GOODS, 10)
    twin.pile("own.selling_prices", own.selling_prices, GOODS, 10)
    twin.pile("own.ship_prices", own.ship_prices, SHIP, 12)
    twin.number("own.maximum", own.maximum, BID)
    for number in range(MOST_SHIPS):
        ship = ships[number] if number < len(ships) and ships[number].place == 0 else NO_SHIP
        twin.hot(f"own.port[{number}].size", ship.size, SHIP)
        twin.number(f"own.port[{number}].spaces_taken", ship.spaces_taken, 8)
        twin.number(f"own.port[{number}].passengers", ship.passengers, 3)
        twin.number(f"own.port[{number}].voyage", ship.voyage, 2)
