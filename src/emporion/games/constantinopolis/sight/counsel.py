# interpreted
"""What the coach points out in Constantinopolis: gold for the auction, types for the city, room for contracts."""

from __future__ import annotations

from emporion.games.constantinopolis.sight.shapes import ConstantinopolisSight, OwnSight, SeatSight
from emporion.games.constantinopolis.table.components import GOLD_PER_FAME, MAX_ROUNDS, VACANT_COST
from emporion.kernel.journal import Figure
from emporion.parts.counsel import Advisor, Asked, Remark, seat_figure

PASSENGER = "passenger"  # the cargo of a contract that takes no goods
Look = Asked[ConstantinopolisSight]


def _me(look: Look) -> SeatSight:
    return look.sight.seats[look.seat]


def _own(look: Look) -> OwnSight:
    assert look.sight.own is not None
    return look.sight.own


def _time(look: Look) -> Remark:
    if look.sight.last_round:
        return Remark("last-round", "CPL-5.1.1", {})
    return Remark("rounds", "CPL-5.1.2", {"left": int(MAX_ROUNDS) - look.sight.round})


def _offices(look: Look) -> list[Remark]:
    me = _me(look)
    vacant = sum(office.holder is None for office in look.sight.offices)
    free: dict[str, Figure] = {"gold": me.gold, "cost": int(VACANT_COST), "vacant": vacant}
    found = [Remark("offices", "CPL-4.1.4", free)]
    if me.office is not None:
        found.append(Remark("office", "CPL-4.1.5", {"office": f"office:{me.office}"}))
    return [*found, _time(look)]


def _duel(look: Look) -> list[Remark]:
    duel, me = look.sight.duel, _me(look)
    if duel is None:
        return []
    office: dict[str, Figure] = {"office": f"office:{duel.office}", "bid": duel.bid, "gold": me.gold}
    fame: dict[str, Figure] = {"gold": int(GOLD_PER_FAME)}
    return [Remark("duel", "CPL-4.1.9", office), Remark("gold-fame", "CPL-5.2.1", fame)]


def _produce(look: Look) -> list[Remark]:
    me = _me(look)
    return [Remark("makes", "CPL-4.3.1", {"types": len(me.makes), "level": me.level})]


def _city(look: Look) -> list[Remark]:
    me = _me(look)
    level: dict[str, Figure] = {"types": len(me.makes), "draws": me.draws}
    offered = sum(word.startswith("build:") for word in look.offer)
    builds: dict[str, Figure] = {"gold": me.gold, "plans": offered}
    return [Remark("level", "CPL-4.5.1", level), Remark("builds", "CPL-4.4.2", builds), _time(look)]


def _preempt(look: Look) -> list[Remark]:
    taken, me = look.sight.preemption, _me(look)
    if taken is None:
        return []
    figures: dict[str, Figure] = {"seat": seat_figure(taken.builder), "price": taken.price, "gold": me.gold}
    return [Remark("preempt", "CPL-4.4.8", figures)]


def _walls(look: Look) -> list[Remark]:
    return [_hand(look)]


def _hand(look: Look) -> Remark:
    """How many contracts the goods at hand would fill, and the room aboard in the port."""
    me, own = _me(look), _own(look)
    filled = 0
    for held in own.hand:
        filled += held.card.cargo == PASSENGER or me.goods.get(held.card.cargo, 0) >= held.card.quantity
    room = sum(ship.spaces - ship.spaces_taken for ship in me.ships if ship.place == 0)
    return Remark("hand", "CPL-4.6.2", {"cards": len(own.hand), "filled": filled, "room": room})


def _accept(look: Look) -> list[Remark]:
    found = [_hand(look)]
    me = _me(look)
    if me.next_post_price is not None:
        found.append(Remark("posts", "CPL-4.6.11", {"posts": me.posts, "price": me.next_post_price}))
    return [*found, _time(look)]


def _keep(look: Look) -> list[Remark]:
    me = _me(look)
    kept: dict[str, Figure] = {"posts": me.posts, "used": me.posts_on_contracts, "cards": len(_own(look).hand)}
    return [Remark("keep", "CPL-4.6.11", kept)]


def _stock(look: Look) -> list[Remark]:
    me = _me(look)
    goods = sum(me.goods.values())
    store: dict[str, Figure] = {"goods": goods, "storage": me.storage, "lost": max(0, goods - me.storage)}
    return [Remark("store", "CPL-4.8.3", store)]


def _trade(look: Look) -> list[Remark]:
    return [_hand(look)]


COUNSEL: dict[str, Advisor[ConstantinopolisSight]] = {
    "auction_choose": _offices,
    "auction_bid": _duel,
    "pretorio_good": _produce,
    "build_turn": _city,
    "preempt": _preempt,
    "wall_swap": _walls,
    "wall_bulk_sale": _walls,
    "accept_turn": _accept,
    "exchange": _walls,
    "keep_contract": _keep,
    "donate": _stock,
    "store_good": _stock,
    "trade_show": _trade,
    "trade_propose": _trade,
    "trade_offer": _trade,
    "trade_answer": _trade,
}
