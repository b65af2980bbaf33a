"""What may be seen of a seat, by itself and by others.

What a seat has loaded before the reveal is left to its owner: the others see the card in the hand, its goods among the
available ones, its trading post on it and the ship empty in the Port (CPL-4.6.12).
"""

from __future__ import annotations

from emporion.games.constantinopolis.rules.fleet import (
    goods_seen,
    loaded,
    passengers,
    ship_price,
    spaces_taken,
    voyage,
)
from emporion.games.constantinopolis.rules.market import buying_price, limit, selling_price
from emporion.games.constantinopolis.rules.offices import barred
from emporion.games.constantinopolis.rules.scoring import forecast
from emporion.games.constantinopolis.sight.cards import bit_of, card_sight, goods_sight
from emporion.games.constantinopolis.sight.shapes import Card, Forecast, HandCard, Marks, OwnSight, SeatSight, ShipSight
from emporion.games.constantinopolis.steps.contract_draw import cards_to_draw
from emporion.games.constantinopolis.steps.end_of_round import storage
from emporion.games.constantinopolis.steps.production import output
from emporion.games.constantinopolis.table.accessors import ConstantinopolisTable
from emporion.games.constantinopolis.table.components import (
    CATEGORIES,
    COMMERCIALS,
    FIRST_COMMERCIAL,
    GOODS,
    KIND_OF,
    OFFICE,
    POST_COST,
    SHIP,
    SHIP_ITEMS,
    TILE,
)
from emporion.games.constantinopolis.table.components import POSTS as MOST_POSTS
from emporion.games.constantinopolis.table.layout import (
    ACTIVATED,
    BOUGHT,
    BUILT,
    BULK_SALE_USED,
    CARDS,
    FINISHED,
    KEPT,
    KINDS,
    LEVEL,
    MAXIMUM,
    NONE,
    OFFICES,
    PORT,
    POST_BOUGHT,
    POSTS,
    PROPOSED,
    REDEMPTOR_USED,
    SHIP_BOUGHT,
    SIZES,
    SOLD,
    SPACE,
    SWAP_USED,
    TIPPED,
    TYPES,
)
from emporion.games.constantinopolis.table.layout import CATEGORIES as BUILT_CATEGORIES


def seat_sight(t: ConstantinopolisTable, seat: int, viewer: int) -> SeatSight:
    own = seat == viewer
    posts = int(t.get(seat, POSTS))
    marks = Marks(
        redemptor=t.marked(seat, REDEMPTOR_USED),
        wall_swap=t.marked(seat, SWAP_USED),
        wall_bulk_sale=t.marked(seat, BULK_SALE_USED),
        post=t.marked(seat, POST_BOUGHT),
        ship=t.marked(seat, SHIP_BOUGHT),
    )
    on_contracts = int(t.posts_in_use(seat)) if own else _posts_seen(t, seat)
    return SeatSight(
        gold=int(t.gold(seat)),
        fame=int(t.fame(seat)),
        office=None if t.office(seat) == NONE else OFFICE[t.office(seat)],
        power_used=t.get(seat, TIPPED) != 0,
        offices_lost=[OFFICE[k] for k in range(OFFICES) if barred(t, seat, k)],
        level=int(t.get(seat, LEVEL)),
        draws=int(cards_to_draw(t, seat)) + int(t.posts_in_use(seat)) - on_contracts,
        goods=goods_sight([int(t.goods(seat, good) if own else goods_seen(t, seat, good)) for good in range(TYPES)]),
        makes=[GOODS[good] for good in range(TYPES) if t.makes(seat, good)],
        production=goods_sight([int(output(t, seat, good)) for good in range(TYPES)]),
        storage=int(storage(t, seat)),
        buildings=[TILE[t.get(seat, SPACE + k)] for k in range(t.get(seat, BUILT))],
        categories_built=[name for k, name in enumerate(CATEGORIES) if (int(t.get(seat, BUILT_CATEGORIES)) >> k) & 1],
        bought=goods_sight([int(t.get(seat, BOUGHT + good)) for good in range(TYPES)]),
        sold=goods_sight([int(t.get(seat, SOLD + good)) for good in range(TYPES)]),
        activated=[TILE[FIRST_COMMERCIAL + k] for k in range(COMMERCIALS) if (int(t.get(seat, ACTIVATED)) >> k) & 1],
        marks=marks,
        posts=posts,
        posts_on_contracts=on_contracts,
        next_post_price=int(POST_COST[posts]) if posts < MOST_POSTS else None,
        hand_size=int(t.held(seat)) + (0 if own else int(loaded(t, seat))),
        shown=_shown(t, seat, viewer),
        proposals_left=int(t.proposals() - t.get(seat, PROPOSED)) if t.free_trade() else 0,
        ships=[_ship(t, seat, k, own) for k in range(t.ships(seat))],
        finished=t.get(seat, FINISHED) != 0,
        forecast=_forecast(t, seat),
    )


def _forecast(t: ConstantinopolisTable, seat: int) -> Forecast:
    ships, walls, gold, next_wall = forecast(t, seat)
    return Forecast(
        ships=ships, walls=walls, gold=gold, total=int(t.fame(seat)) + ships + walls + gold, next_wall=next_wall
    )


def _secret_loads(t: ConstantinopolisTable, seat: int) -> list[int]:
    """The contracts loaded on ships that have not sailed."""
    ships = [k for k in range(t.ships(seat)) if t.ship_place(seat, k) == PORT]
    return [int(t.aboard(seat, k, place)) for k in ships for place in range(t.cargo(seat, k))]


def _posts_seen(t: ConstantinopolisTable, seat: int) -> int:
    return sum(int(t.get(seat, KEPT + kind)).bit_count() for kind in range(KINDS))


def _hand(t: ConstantinopolisTable, seat: int) -> list[int]:
    return [card for card in range(CARDS) if int(t.hand(seat, KIND_OF[card])) & bit_of(card)]


def _shown(t: ConstantinopolisTable, seat: int, viewer: int) -> list[Card]:
    """Cards of the hand everybody has seen; a load does not take them from what others see."""
    cards = _hand(t, seat)
    if seat != viewer:
        cards = sorted(cards + _secret_loads(t, seat))
    return [card_sight(card) for card in cards if t.shown(card)]


def _ship(t: ConstantinopolisTable, seat: int, ship: int, own: bool) -> ShipSight:
    size = int(t.ship_size(seat, ship))
    place = int(t.ship_place(seat, ship))
    seen = own or place != PORT
    cargo = [card_sight(int(t.aboard(seat, ship, k))) for k in range(t.cargo(seat, ship))] if seen else []
    return ShipSight(
        number=ship + 1,
        size=SHIP[size],
        place=place,
        cargo=cargo,
        spaces=int(SHIP_ITEMS[size]),
        spaces_taken=int(spaces_taken(t, seat, ship)) if seen else 0,
        passengers=int(passengers(t, seat, ship)) if seen else 0,
        voyage=int(voyage(t, seat, ship)) if seen else 0,
        gold=sum(card.gold for card in cargo),
        fame=sum(card.fame for card in cargo),
    )


def own_sight(t: ConstantinopolisTable, seat: int) -> OwnSight:
    hand = []
    for card in _hand(t, seat):
        kept = int(t.kept(seat, KIND_OF[card])) & bit_of(card) != 0
        hand.append(HandCard(card=card_sight(card), kept=kept, shown=t.shown(card)))
    traded = [good for good in range(TYPES) if limit(t, good)]
    return OwnSight(
        hand=hand,
        loaded=int(loaded(t, seat)),
        buying_prices={GOODS[good]: int(buying_price(t, seat, good)) for good in traded},
        selling_prices={GOODS[good]: int(selling_price(t, seat, good)) for good in traded},
        ship_prices={SHIP[size]: int(ship_price(t, seat, size)) for size in range(SIZES)},
        maximum=int(t.get(seat, MAXIMUM)) or None,
    )
