# interpreted
"""Orders in advance: on bids, and on what becomes of one's own lot."""

from __future__ import annotations

from typing import Any

from emporion.games.ostia.sight.shapes import Auction, OstiaSight
from emporion.games.ostia.table.components import KEEP_SURCHARGE
from emporion.kernel.journal import Figure
from emporion.parts.orders import Chosen, Form, Order, Seen

Look = Seen[OstiaSight]


def _best(auction: Auction) -> int:
    return max((bid for bid in auction.bids.values() if bid is not None), default=0)


def _lot(seen: Look) -> Auction | None:
    """The lot on which the seat has still to bid."""
    auction = seen.sight.auction
    return None if auction is None or seen.seat == auction.seller or seen.seat in auction.bids else auction


def _limit(seen: Look) -> int:
    return seen.sight.own.bid_limit if seen.sight.own is not None else 0


def _about(auction: Auction) -> dict[str, Figure]:
    goods: Figure = [f"good:{good}" for good in auction.goods]
    return {"goods": goods, "minimum": auction.minimum, "best": _best(auction)}


# -- just above the best bid, up to a limit ---------------------------------------------------------------------------


def _above_form(seen: Look) -> Form | None:
    auction = _lot(seen)
    if auction is None or _limit(seen) < auction.minimum:
        return None
    return Form((auction.minimum, _limit(seen)), figures=_about(auction))


def _above_rests(seen: Look) -> list[Any]:
    auction = seen.sight.auction
    return [] if auction is None else [seen.sight.round, auction.seller, auction.goods, _limit(seen)]


def _above_says(seen: Look, chosen: Chosen) -> str:
    auction = seen.sight.auction
    assert auction is not None
    bid = max(auction.minimum, _best(auction) + 1)
    return f"bid:{bid}" if bid <= chosen.amount else "pass"


# -- pass until a lot is worth a thought ------------------------------------------------------------------------------


def _pass_form(seen: Look) -> Form | None:
    if seen.phase != "harbour":
        return None
    goods = sorted(seen.sight.senate_active_values)
    return Form(until=[f"good:{good}" for good in goods], figures={"round": seen.sight.round})


def _pass_rests(seen: Look) -> list[Any]:
    return [seen.sight.round, seen.phase]


def _pass_says(seen: Look, chosen: Chosen) -> str | None:
    auction = seen.sight.auction
    wanted = chosen.until.removeprefix("good:")
    return None if auction is not None and wanted in auction.goods else "pass"


# -- keep one's own lot, or sell it -----------------------------------------------------------------------------------


def _keep_form(seen: Look) -> Form | None:
    auction = seen.sight.auction
    if auction is None or seen.seat != auction.seller:
        return None
    least, most = auction.minimum + int(KEEP_SURCHARGE), _limit(seen)
    return Form((least, most), figures=_about(auction)) if least <= most else None


def _keep_says(seen: Look, chosen: Chosen) -> str | None:
    auction = seen.sight.auction
    assert auction is not None
    best = _best(auction)
    if best + int(KEEP_SURCHARGE) <= chosen.amount:
        return "keep"
    highest = [seat for seat, bid in auction.bids.items() if bid == best]
    return f"sell:{highest[0]}" if len(highest) == 1 else None  # whom of two to sell to is for the seller to say


ORDERS = (
    Order("above", "bid", "OST-4.1.8", _above_form, _above_rests, _above_says),
    Order("pass-until", "bid", "OST-4.1.8", _pass_form, _pass_rests, _pass_says, once=False),
    Order("keep-up-to", "settle_lot", "OST-4.1.12", _keep_form, _above_rests, _keep_says),
)
