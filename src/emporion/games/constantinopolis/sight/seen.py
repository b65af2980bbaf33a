"""What a seat may see of Constantinopolis's table, built up from nothing (CPL-1.1.6, CPL-1.1.7)."""

from __future__ import annotations

from emporion.games.constantinopolis.rules.city import could_preempt, planned_tile
from emporion.games.constantinopolis.rules.offices import opening_bid
from emporion.games.constantinopolis.sight.cards import bit_of, card_sight, goods_sight
from emporion.games.constantinopolis.sight.seats import own_sight, seat_sight
from emporion.games.constantinopolis.sight.shapes import (
    ConstantinopolisSight,
    DuelSight,
    LastShipSight,
    MarketSight,
    OfficeSight,
    PlanSight,
    PreemptionSight,
    SideSight,
    TradeSight,
)
from emporion.games.constantinopolis.steps.action import PROPOSING
from emporion.games.constantinopolis.steps.construction import Preempt
from emporion.games.constantinopolis.steps.duel import Duel
from emporion.games.constantinopolis.steps.end_of_round import StoreGoods
from emporion.games.constantinopolis.table.accessors import ConstantinopolisTable
from emporion.games.constantinopolis.table.components import (
    CATEGORIES,
    CATEGORY,
    CONSUL,
    COST,
    KIND_OF,
    MARKET,
    OFFICE,
    PAIR_TILES,
    PLAN,
    PLAN_TILE,
    PLANS,
    PUBLIC_PLAN,
    SHIP,
    TILE,
    WALL,
)
from emporion.games.constantinopolis.table.layout import (
    ACTION,
    ASKED,
    CARDS,
    CURRENT,
    DECK,
    DISCARD,
    FIRST_REFUSAL,
    FREE_SHIPS,
    FUTURE,
    GIVEN,
    NONE,
    O_GOLD,
    OFFICES,
    PARTNER,
    SENT,
    SIZES,
    TIPPED,
    TYPES,
    WANTED,
)
from emporion.games.constantinopolis.table.telling import offer_cards
from emporion.kernel.game import Game
from emporion.kernel.table import NOBODY


def sight(game: Game, t: ConstantinopolisTable, viewer: int) -> ConstantinopolisSight:
    step = None if t.over() else game.step(t)
    trades = [_trade(t, proposer, viewer) for proposer in _proposers(t)]
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
        discard=[card_sight(card) for card in range(CARDS) if int(t.v[DISCARD + KIND_OF[card]]) & bit_of(card)],
        preemption=_preemption(t) if isinstance(step, Preempt) else None,
        storing=goods_sight([int(t.local(good)) for good in range(TYPES)]) if isinstance(step, StoreGoods) else None,
        trade=_nearest(trades, viewer),
        trades=trades,
        last_ships=[_last_ship(t, size) for size in range(SIZES) if t.v[FIRST_REFUSAL + size]],
        seats=[seat_sight(t, seat, viewer) for seat in range(t.seats())],
        own=own_sight(t, viewer) if viewer >= 0 else None,
    )


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


def _last_ship(t: ConstantinopolisTable, size: int) -> LastShipSight:
    return LastShipSight(size=SHIP[size], buyer=int(t.v[WANTED + size]) - 1, asked=int(t.v[FIRST_REFUSAL + size]) - 1)


def _proposers(t: ConstantinopolisTable) -> list[int]:
    """Who has sent a proposal, the earliest first, then who is making one."""
    seats = range(t.seats())
    sent = sorted((seat for seat in seats if t.get(seat, SENT) != 0), key=lambda seat: t.get(seat, SENT))
    return sent + [seat for seat in seats if t.get(seat, ACTION) == PROPOSING]


def _nearest(trades: list[TradeSight], viewer: int) -> TradeSight | None:
    own = [trade for trade in trades if trade.proposer == viewer and not trade.sent]
    to_answer = [trade for trade in trades if trade.partner == viewer and trade.sent]
    sent = [trade for trade in trades if trade.proposer == viewer and trade.sent]
    return next(iter(own + to_answer + sent + trades), None)


def _trade(t: ConstantinopolisTable, proposer: int, viewer: int) -> TradeSight:
    partner = int(t.get(proposer, PARTNER))
    sent = t.get(proposer, SENT) != 0
    seen = sent or viewer == proposer
    return TradeSight(
        proposer=proposer,
        partner=partner,
        sent=sent,
        given=_side(t, proposer, GIVEN, viewer in (proposer, partner)) if seen else None,
        asked=_side(t, proposer, ASKED, True) if seen else None,
    )


def _side(t: ConstantinopolisTable, proposer: int, side: int, faces: bool) -> SideSight:
    return SideSight(
        goods=goods_sight([int(t.offer(proposer, side, good)) for good in range(TYPES)]),
        gold=int(t.offer(proposer, side, O_GOLD)),
        contracts=[card_sight(card) if faces or t.shown(card) else None for card in offer_cards(t, proposer, side)],
    )
