"""What a seat may see of Constantinopolis's table, built up from nothing (CPL-1.1.6, CPL-1.1.7).

What a seat has loaded before the reveal is left to its owner: the others see the card in the hand, its goods among the
available ones, its trading post on it and the ship empty in the Port (CPL-4.6.12).
"""

from __future__ import annotations

from emporion.games.constantinopolis.rules.city import could_preempt, planned_tile
from emporion.games.constantinopolis.rules.fleet import duration, passengers, ship_price, spaces_taken, voyage
from emporion.games.constantinopolis.rules.market import buying_price, limit, selling_price
from emporion.games.constantinopolis.rules.offices import opening_bid
from emporion.games.constantinopolis.sight.shapes import (
    Card,
    ConstantinopolisSight,
    DuelSight,
    Goods,
    HandCard,
    MarketSight,
    Marks,
    OfficeSight,
    OwnSight,
    PlanSight,
    PreemptionSight,
    SeatSight,
    ShipSight,
    SideSight,
    TradeSight,
)
from emporion.games.constantinopolis.steps.acceptance import loaded
from emporion.games.constantinopolis.steps.auction import Duel
from emporion.games.constantinopolis.steps.construction import Preempt
from emporion.games.constantinopolis.steps.contract_draw import cards_to_draw
from emporion.games.constantinopolis.steps.end_of_round import StoreGoods, storage
from emporion.games.constantinopolis.steps.production import output
from emporion.games.constantinopolis.steps.proposal import AnswerOffer, MakeOffer
from emporion.games.constantinopolis.table.accessors import ConstantinopolisTable
from emporion.games.constantinopolis.table.components import (
    CARD,
    CARD_FAME,
    CARGO,
    CATEGORIES,
    CATEGORY,
    COMMERCIALS,
    CONSUL,
    COST,
    DESTINATION,
    DISTANCE,
    FIRST_CARD,
    FIRST_COMMERCIAL,
    GOODS,
    KIND,
    KIND_OF,
    MARKET,
    OFFICE,
    PAIR_TILES,
    PASSENGER,
    PLAN,
    PLAN_TILE,
    PLANS,
    POST_COST,
    PROPOSALS,
    PUBLIC_PLAN,
    QUANTITY,
    REWARD,
    SHIP,
    SHIP_ITEMS,
    TILE,
    WALL,
)
from emporion.games.constantinopolis.table.components import POSTS as MOST_POSTS
from emporion.games.constantinopolis.table.layout import (
    ACTIVATED,
    ASKED,
    BOUGHT,
    BUILT,
    BULK_SALE_USED,
    CARDS,
    CURRENT,
    DECK,
    DISCARD,
    FREE_SHIPS,
    FUTURE,
    GIVEN,
    KEPT,
    KINDS,
    LEVEL,
    LOST,
    NONE,
    O_GOLD,
    OFFICES,
    PARTNER,
    PORT,
    POST_BOUGHT,
    POSTS,
    PROPOSED,
    REDEMPTOR_USED,
    SENT,
    SHIP_BOUGHT,
    SIZES,
    SOLD,
    SPACE,
    SWAP_USED,
    TIPPED,
    TYPES,
)
from emporion.games.constantinopolis.table.layout import CATEGORIES as BUILT_CATEGORIES
from emporion.games.constantinopolis.table.telling import offer_cards
from emporion.kernel.game import Game
from emporion.kernel.table import NOBODY


def sight(game: Game, t: ConstantinopolisTable, viewer: int) -> ConstantinopolisSight:
    step = None if t.over() else game.step(t)
    return ConstantinopolisSight(
        round=int(t.round()),
        last_round=t.last_round(),
        order=[int(t.turn(k)) for k in range(t.seats())],
        offices=[_office(t, office) for office in range(OFFICES)],
        duel=_duel(t) if isinstance(step, Duel) else None,
        market=_market(t),
        plans=[_plan(t, plan) for plan in range(PLANS)],
        ship_supply={SHIP[size]: int(t.v[FREE_SHIPS + size]) for size in range(SIZES)},
        deck_size=int(DECK.size(t)),
        discard=[_card(card) for card in range(CARDS) if int(t.v[DISCARD + KIND_OF[card]]) & _bit(card)],
        preemption=_preemption(t) if isinstance(step, Preempt) else None,
        storing=_goods([int(t.local(good)) for good in range(TYPES)]) if isinstance(step, StoreGoods) else None,
        trade=_trade(t, step, viewer) if isinstance(step, MakeOffer | AnswerOffer) else None,
        seats=[_seat(t, seat, viewer) for seat in range(t.seats())],
        own=_own(t, viewer) if viewer >= 0 else None,
    )


def _goods(cubes: list[int]) -> Goods:
    return {GOODS[good]: n for good, n in enumerate(cubes) if n}


def _drawn(card: int) -> Card:
    kind = int(KIND_OF[card])
    return Card(
        id=CARD[card],
        kind=KIND[kind],
        cargo="passenger" if CARGO[kind] == PASSENGER else GOODS[CARGO[kind]],
        quantity=int(QUANTITY[kind]),
        gold=int(REWARD[kind]),
        fame=int(CARD_FAME[kind]),
        durations={SHIP[size]: int(duration(kind, size)) for size in range(SIZES) if duration(kind, size)},
        distance=DISTANCE[kind],
        destination=DESTINATION[card],
    )


CARD_SIGHTS = [_drawn(card) for card in range(CARDS)]


def _card(card: int) -> Card:
    return CARD_SIGHTS[card]


def _office(t: ConstantinopolisTable, office: int) -> OfficeSight:
    holder = int(t.holder(office))
    vacant = holder == NOBODY
    return OfficeSight(
        id=OFFICE[office],
        holder=None if vacant else holder,
        tipped=not vacant and t.get(holder, TIPPED) != 0,
        stake=int(t.stake(office)),
        opening_bid=None if vacant else int(opening_bid(t, office)),
    )


def _duel(t: ConstantinopolisTable) -> DuelSight:
    challenger = int(t.seat())
    holder = int(t.local(1))
    return DuelSight(
        office=OFFICE[t.local(0)],
        challenger=challenger,
        holder=holder,
        bid=int(t.local(2)),
        to_move=holder if t.local(3) else challenger,
    )


def _market(t: ConstantinopolisTable) -> MarketSight:
    return MarketSight(
        current=MARKET[t.market()],
        next=MARKET[FUTURE.card(t, 0)] if FUTURE.size(t) else None,
        future_cards=int(FUTURE.size(t)),
        used=[MARKET[CURRENT.card(t, k)] for k in range(1, CURRENT.size(t))],
    )


def _plan(t: ConstantinopolisTable, plan: int) -> PlanSight:
    tile = int(planned_tile(t, plan))
    pair = plan - int(PUBLIC_PLAN)
    tiles = PAIR_TILES[2 * pair : 2 * pair + 2] if PLAN_TILE[plan] == NONE else [PLAN_TILE[plan]]
    category = int(CATEGORY[tiles[0]])
    consul = int(t.holder(CONSUL))
    return PlanSight(
        id=PLAN[plan],
        category=CATEGORIES[category],
        tile=None if tile == NONE else TILE[tile],
        copies=sum(int(t.copies(k)) for k in tiles),
        price=None if tile == NONE else int(COST[tile]),
        preemptible=tile != NONE
        and category != WALL
        and consul != NOBODY
        and t.has_power(consul, CONSUL)
        and could_preempt(t, consul, tile),
    )


def _preemption(t: ConstantinopolisTable) -> PreemptionSight:
    return PreemptionSight(
        consul=int(t.seat()),
        builder=int(t.local(0)),
        building=TILE[t.local(1)],
        price=int(COST[t.local(1)]),
        with_redemptor=t.local(2) != 0,
    )


def _seat(t: ConstantinopolisTable, seat: int, viewer: int) -> SeatSight:
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
        offices_lost=[OFFICE[k] for k in range(OFFICES) if (int(t.get(seat, LOST)) >> k) & 1],
        level=int(t.get(seat, LEVEL)),
        draws=int(cards_to_draw(t, seat)) + int(t.posts_in_use(seat)) - on_contracts,
        goods=_goods(
            [int(t.goods(seat, good)) + (0 if own else _hidden_goods(t, seat, good)) for good in range(TYPES)]
        ),
        makes=[GOODS[good] for good in range(TYPES) if t.makes(seat, good)],
        production=_goods([int(output(t, seat, good)) for good in range(TYPES)]),
        storage=int(storage(t, seat)),
        buildings=[TILE[t.get(seat, SPACE + k)] for k in range(t.get(seat, BUILT))],
        categories_built=[name for k, name in enumerate(CATEGORIES) if (int(t.get(seat, BUILT_CATEGORIES)) >> k) & 1],
        bought=_goods([int(t.get(seat, BOUGHT + good)) for good in range(TYPES)]),
        sold=_goods([int(t.get(seat, SOLD + good)) for good in range(TYPES)]),
        activated=[TILE[FIRST_COMMERCIAL + k] for k in range(COMMERCIALS) if (int(t.get(seat, ACTIVATED)) >> k) & 1],
        marks=marks,
        posts=posts,
        posts_on_contracts=on_contracts,
        next_post_price=int(POST_COST[posts]) if posts < MOST_POSTS else None,
        hand_size=int(t.held(seat)) + (0 if own else int(loaded(t, seat))),
        shown=_shown(t, seat, viewer),
        proposals_left=int(PROPOSALS - t.get(seat, PROPOSED)) if t.free_trade() else 0,
        ships=[_ship(t, seat, k, own) for k in range(t.ships(seat))],
    )


def _secret_loads(t: ConstantinopolisTable, seat: int) -> list[int]:
    """The contracts loaded on ships that have not sailed."""
    ships = [k for k in range(t.ships(seat)) if t.ship_place(seat, k) == PORT]
    return [int(t.aboard(seat, k, place)) for k in ships for place in range(t.cargo(seat, k))]


def _hidden_goods(t: ConstantinopolisTable, seat: int, good: int) -> int:
    return sum(int(QUANTITY[KIND_OF[card]]) for card in _secret_loads(t, seat) if CARGO[KIND_OF[card]] == good)


def _posts_seen(t: ConstantinopolisTable, seat: int) -> int:
    return sum(int(t.get(seat, KEPT + kind)).bit_count() for kind in range(KINDS))


def _bit(card: int) -> int:
    return 1 << (card - int(FIRST_CARD[KIND_OF[card]]))


def _hand(t: ConstantinopolisTable, seat: int) -> list[int]:
    return [card for card in range(CARDS) if int(t.hand(seat, KIND_OF[card])) & _bit(card)]


def _shown(t: ConstantinopolisTable, seat: int, viewer: int) -> list[Card]:
    """Cards of the hand everybody has seen; a load does not take them from what others see."""
    cards = _hand(t, seat)
    if seat != viewer:
        cards = sorted(cards + _secret_loads(t, seat))
    return [_card(card) for card in cards if t.shown(card)]


def _ship(t: ConstantinopolisTable, seat: int, ship: int, own: bool) -> ShipSight:
    size = int(t.ship_size(seat, ship))
    place = int(t.ship_place(seat, ship))
    seen = own or place != PORT
    cargo = [_card(int(t.aboard(seat, ship, k))) for k in range(t.cargo(seat, ship))] if seen else []
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


def _trade(t: ConstantinopolisTable, step: object, viewer: int) -> TradeSight:
    proposer = int(t.seat()) if isinstance(step, MakeOffer) else int(t.local(0))
    partner = int(t.v[PARTNER])
    sent = t.v[SENT] != 0
    seen = sent or viewer == proposer
    return TradeSight(
        proposer=proposer,
        partner=partner,
        sent=sent,
        given=_side(t, GIVEN, viewer in (proposer, partner)) if seen else None,
        asked=_side(t, ASKED, True) if seen else None,
    )


def _side(t: ConstantinopolisTable, side: int, faces: bool) -> SideSight:
    return SideSight(
        goods=_goods([int(t.offer(side, good)) for good in range(TYPES)]),
        gold=int(t.offer(side, O_GOLD)),
        contracts=[_card(card) if faces or t.shown(card) else None for card in offer_cards(t, side)],
    )


def _own(t: ConstantinopolisTable, seat: int) -> OwnSight:
    hand = []
    for card in _hand(t, seat):
        kept = int(t.kept(seat, KIND_OF[card])) & _bit(card) != 0
        hand.append(HandCard(card=_card(card), kept=kept, shown=t.shown(card)))
    traded = [good for good in range(TYPES) if limit(t, good)]
    return OwnSight(
        hand=hand,
        loaded=int(loaded(t, seat)),
        buying_prices={GOODS[good]: int(buying_price(t, seat, good)) for good in traded},
        selling_prices={GOODS[good]: int(selling_price(t, seat, good)) for good in traded},
        ship_prices={SHIP[size]: int(ship_price(t, seat, size)) for size in range(SIZES)},
    )
