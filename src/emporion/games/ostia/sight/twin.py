# interpreted
"""The row of Ostia told from a sight: the twin of `features.py`, with names and scales."""

from __future__ import annotations

from emporion.games.ostia.sight.shapes import Auction, OstiaSight, OwnSight, PileSizes, SeatSight
from emporion.games.ostia.table.components import GOODS, ROUNDS
from emporion.kernel.rows.twin import Twin

LEFT_OUT = {
    "senate_active": "its values tell the card",
    "senate_next": "its values tell the card",
    "senate_removed": "shown when the match is over",
    "senate_face_down": "follows from the round",
}
"""What of a sight the row does not tell, and why."""

NO_AUCTION = Auction(seller=-1, goods=["", ""], minimum=0, bids={})
NO_SIZES = PileSizes(0, 0, 0)
CARDS, GOLD = 8.0, 60.0  # about the most cards of a good in one place, and the denarii of a seat


def tell_row(sight: OstiaSight, twin: Twin) -> None:
    twin.hot("round", sight.round, range(1, ROUNDS + 1))
    twin.seat("first_player", sight.first_player)
    twin.pile("senate", sight.senate_active_values, GOODS, 6)
    twin.flag("senate_next", sight.senate_next_values)
    twin.pile("senate_next", sight.senate_next_values, GOODS, 6)
    twin.number("deck_size", sight.deck_size, 51)
    twin.pile("discard", sight.discard, GOODS, CARDS)
    twin.pile("market", sight.market, GOODS, CARDS)
    _auction(sight.auction, twin)
    for name, seat in twin.places():
        with twin.told(seat is not None):
            _seat(f"seats[{name}]", sight.seats[seat or 0], twin)
    if sight.own is not None:
        _own(sight.own, twin)


def _auction(auction: Auction | None, twin: Twin) -> None:
    twin.flag("auction", auction)
    auction = auction or NO_AUCTION
    twin.seat("auction.seller", auction.seller)
    for k in range(2):
        twin.hot(f"auction.goods[{k}]", auction.goods[k], GOODS)
    twin.number("auction.minimum", auction.minimum, 20)
    for name, seat in twin.places():
        twin.flag(f"auction.bids[{name}]", seat in auction.bids)
        twin.number(f"auction.bids[{name}]", None if seat is None else auction.bids.get(seat), GOLD)


def _seat(name: str, seat: SeatSight, twin: Twin) -> None:
    twin.flag(name, True)
    twin.number(f"{name}.warehouses", seat.warehouses, 4)
    twin.number(f"{name}.credits", seat.credits, 4)
    twin.number(f"{name}.points", seat.points, 15)
    twin.flag(f"{name}.eliminated", seat.eliminated)
    twin.number(f"{name}.boat_size", seat.boat_size, 6)
    twin.number(f"{name}.stock_size", seat.stock_size, 15)
    twin.flag(f"{name}.cash", seat.cash is not None)
    twin.number(f"{name}.cash", seat.cash, GOLD)
    twin.flag(f"{name}.chosen", seat.chosen)
    sizes = seat.pile_sizes or NO_SIZES
    twin.number(f"{name}.pile_sizes.forum", sizes.forum, CARDS)
    twin.number(f"{name}.pile_sizes.senate", sizes.senate, CARDS)
    twin.number(f"{name}.pile_sizes.storage", sizes.storage, CARDS)
    twin.pile(f"{name}.shown.forum", seat.shown.forum, GOODS, CARDS)
    twin.pile(f"{name}.shown.senate", seat.shown.senate, GOODS, CARDS)
    twin.flag(f"{name}.storage", seat.storage is not None)
    twin.pile(f"{name}.storage", seat.storage, GOODS, CARDS)


def _own(own: OwnSight, twin: Twin) -> None:
    twin.pile("own.boat", own.boat, GOODS, CARDS)
    twin.pile("own.stock", own.stock, GOODS, CARDS)
    twin.pile("own.forum", own.forum, GOODS, CARDS)
    twin.pile("own.senate", own.senate, GOODS, CARDS)
    twin.number("own.bluff_forum", own.bluff_forum, 2)
    twin.number("own.bluff_senate", own.bluff_senate, 2)
    twin.hot("own.free_good", own.free_good, GOODS)
    twin.number("own.bid_limit", own.bid_limit, GOLD)
