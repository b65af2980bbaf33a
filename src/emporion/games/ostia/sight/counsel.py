# interpreted
"""What the coach points out in Ostia: the Senate of the day, what a lot costs and who can still keep it."""

from __future__ import annotations

from emporion.games.ostia.sight.shapes import OstiaSight, OwnSight, SeatSight
from emporion.games.ostia.table.components import CREDIT, KEEP_SURCHARGE, REPAYMENT, TYPE_LIMIT, VALUE
from emporion.games.ostia.table.components import GOODS as NAMES
from emporion.kernel.journal import Figure
from emporion.parts.counsel import Advisor, Asked, Remark, named, seat_figure

Look = Asked[OstiaSight]


def _own(look: Look) -> OwnSight:
    assert look.sight.own is not None
    return look.sight.own


def _me(look: Look) -> SeatSight:
    return look.sight.seats[look.seat]


def _senate(look: Look) -> Remark:
    """What the Senate pays most for today, and next time."""
    best = list(look.sight.senate_active_values)[:2]
    following = look.sight.senate_next_values
    figures: dict[str, Figure] = {"first": f"good:{best[0]}", "second": f"good:{best[1]}"}
    if following is None:
        return Remark("senate-last", "OST-2.3.1", figures)
    return Remark("senate", "OST-2.3.1", figures | {"next": f"good:{next(iter(following))}"})


def _free_good(look: Look) -> list[Remark]:
    return [_senate(look), Remark("free-good", "OST-4.1.2", {"goods": _cards(_own(look).boat)})]


def _cards(pile: dict[str, int]) -> Figure:
    return named("good", [good for good, count in pile.items() for _ in range(count)])


def _lot(look: Look) -> list[Remark]:
    values = sorted(int(VALUE[NAMES.index(good)]) for good, n in _own(look).boat.items() for _ in range(n))
    most = sum(values[-2:])
    alone: dict[str, Figure] = {"least": sum(values[:2]), "most": most, "half": (most + 1) // 2}
    return [Remark("lot", "OST-4.1.7", alone), _senate(look)]


def _bid(look: Look) -> list[Remark]:
    auction, me = look.sight.auction, _me(look)
    if auction is None:
        return []
    value = sum(look.sight.senate_active_values[good] for good in auction.goods)
    found = [Remark("lot-senate", "OST-4.4.1", {"goods": named("good", auction.goods), "value": value})]
    limit = _own(look).bid_limit
    purse = look.sight.seats[auction.seller].cash
    best = max([bid for bid in auction.bids.values() if bid is not None], default=0)
    if purse is not None:
        enough = max(auction.minimum, purse)
        figures: dict[str, Figure] = {"seat": seat_figure(auction.seller), "bid": enough, "cash": purse}
        if enough > limit:
            found.append(Remark("keeps", "OST-4.1.11", figures))
        elif me.cash is None or enough <= me.cash:
            found.append(Remark("unkept", "OST-4.1.11", figures))
    left = len(look.sight.seats) - 2 - len(auction.bids)
    found.append(Remark("bidders", "OST-4.1.8", {"best": best, "left": left}))
    if me.cash is not None and auction.minimum <= me.cash < limit:
        found.append(Remark("beyond-cash", "OST-4.0.4", {"cash": me.cash}))
    return found


def _settle(look: Look) -> list[Remark]:
    auction = look.sight.auction
    if auction is None:
        return []
    best = max([bid for bid in auction.bids.values() if bid is not None], default=0)
    figures: dict[str, Figure] = {"keep": best + KEEP_SURCHARGE, "share": best // 2}
    found = [Remark("settle", "OST-4.1.13", figures | {"apart": best + KEEP_SURCHARGE + best // 2})]
    for seat, bid in auction.bids.items():
        if bid == best:
            points: dict[str, Figure] = {"seat": seat_figure(seat), "points": look.sight.seats[seat].points}
            found.append(Remark("buyer", "OST-1.1.3", points | {"own": _me(look).points}))
            break
    return found


def _held(look: Look) -> dict[str, int]:
    own = _own(look)
    goods = dict.fromkeys([*own.stock, *own.forum, *own.senate])
    return {good: sum(pile.get(good, 0) for pile in (own.stock, own.forum, own.senate)) for good in goods}


def _allocate(look: Look) -> list[Remark]:
    held = _held(look)
    found = [Remark("types", "OST-4.2.6", {"types": len(held), "limit": int(TYPE_LIMIT)})]
    offer = sum(look.sight.senate_active_values[good] * count for good, count in held.items())
    found.append(Remark("senate-all", "OST-4.4.1", {"offer": offer}))
    lying = {good: look.sight.market[good] for good in held if look.sight.market.get(good)}
    found.append(Remark("market", "OST-2.4.1", {"goods": _cards(lying)}))
    return found


def _repay(look: Look) -> list[Remark]:
    me = _me(look)
    later = int(REPAYMENT) - int(CREDIT)
    figures: dict[str, Figure] = {"credits": me.credits, "price": int(REPAYMENT), "more": later}
    return [Remark("credits", "OST-4.5.2", figures)]


def _rooms(look: Look) -> list[Remark]:
    me, own = _me(look), _own(look)
    cards = sum(own.stock.values())
    figures: dict[str, Figure] = {"cards": cards, "rooms": me.warehouses, "excess": max(0, cards - me.warehouses)}
    found = [Remark("rooms", "OST-4.5.4", figures)]
    following = look.sight.senate_next_values
    if following is not None:
        found.append(Remark("next-senate", "OST-2.3.1", {"goods": named("good", list(following)[:3])}))
    return found


def _last_sale(look: Look) -> list[Remark]:
    held, me = _held(look), _me(look)
    return [Remark("last-types", "OST-5.2.1", {"types": len(held), "rooms": me.warehouses}), *_purses(look)]


def _purses(look: Look) -> list[Remark]:
    """How rich the others are, where money lies open."""
    others = [seat.cash for number, seat in enumerate(look.sight.seats) if number != look.seat]
    known = [cash for cash in others if cash is not None]
    mine = _me(look).cash
    if mine is None or len(known) < len(others):
        return []
    return [Remark("purses", "OST-5.4.1", {"cash": mine, "richest": max(known)})]


COUNSEL: dict[str, Advisor[OstiaSight]] = {
    "choose_free_good": _free_good,
    "choose_lot": _lot,
    "bid": _bid,
    "settle_lot": _settle,
    "allocate": _allocate,
    "repay_credits": _repay,
    "build_warehouses": _rooms,
    "discard_excess": _rooms,
    "final_allocate": _last_sale,
    "final_sell_warehouses": _purses,
}
