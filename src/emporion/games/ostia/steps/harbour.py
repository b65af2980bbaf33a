"""Phase 1: harbour. Goods are dealt, one is taken for free, four are auctioned in lots of two."""

from mypy_extensions import i64

from emporion.games.ostia.table.accessors import OstiaTable
from emporion.games.ostia.table.components import DEALT, HIGHEST_BID, KEEP_SURCHARGE
from emporion.games.ostia.table.layout import BID, BOAT, FREE, KINDS, LOT, NONE, NOT_SPOKEN, PASSED, SELLER, STOCK
from emporion.games.ostia.table.telling import good_ref, lot_refs, pile_refs
from emporion.games.ostia.table.words import (
    ABOVE_CAP,
    BELOW_MINIMUM,
    DID_NOT_BID,
    KEEP,
    KEEP_SHORT,
    LOT_LEFT,
    LOT_NOT_IN_BOAT,
    LOT_RIGHT,
    LOTS,
    LOWEST_BID,
    NOT_IN_BOAT,
    PASS,
    SELL,
    TAKE,
    lot_word,
)
from emporion.games.ostia.table.words import (
    BID as BID_WORD,
)
from emporion.games.ostia.table.words import (
    LOT as LOT_WORD,
)
from emporion.kernel.journal import ALL, Figure, seat_ref
from emporion.kernel.refusal import MAY_BE_SAID, NOT_NOW
from emporion.kernel.step import Ask, Step
from emporion.kernel.words import Words
from emporion.parts.sealed import Sealed


class Deal(Step[OstiaTable]):
    """Each seat receives five goods into its boat (OST-4.1.1)."""

    rule = "OST-4.1.1"

    def happen(self, t: OstiaTable) -> None:
        if t.telling():
            t.tell("round", "OST-1.1.4", {"round": int(t.round()), "seat": seat_ref(t.first())})
        for k in range(t.seats()):
            seat = t.clockwise(t.first(), k)
            for _card in range(DEALT):
                t.change(seat, BOAT + t.draw(), 1)
        if t.telling():
            for seat in range(t.seats()):
                t.tell("dealt", "OST-4.1.1", {"goods": pile_refs(t, seat, BOAT)}, 1 << seat)


class ChooseFreeGood(Sealed[OstiaTable]):
    """Everybody secretly takes one card of the own boat for free, and must (OST-4.1.2, OST-4.1.3)."""

    name = "choose_free_good"
    rule = "OST-4.1.2"

    def break_seal(self, t: OstiaTable) -> None:
        for seat in range(t.seats()):
            t.put(seat, FREE, NONE)

    def asks_always(self, t: OstiaTable, seat: i64) -> bool:
        return True  # OST-4.0.2: a missing question would betray a boat of five equal cards

    def candidates(self, t: OstiaTable, seat: i64, into: Words) -> None:
        for good in range(KINDS):
            if t.boat(seat, good) > 0:
                into.add(TAKE + good)

    def refusal(self, t: OstiaTable, seat: i64, word: i64) -> i64:
        if not TAKE <= word < TAKE + KINDS:
            return NOT_NOW
        return MAY_BE_SAID if t.boat(seat, word - TAKE) > 0 else NOT_IN_BOAT

    def figures(self, t: OstiaTable, seat: i64, word: i64, reason: i64) -> dict[str, Figure]:
        return {"good": good_ref(word - TAKE)} if reason == NOT_IN_BOAT else {}

    def say(self, t: OstiaTable, seat: i64, word: i64) -> None:
        t.put(seat, FREE, word - TAKE)
        if t.telling():
            t.tell("took", "OST-4.1.2", {"seat": seat_ref(seat), "good": good_ref(word - TAKE)}, 1 << seat)
            t.tell("took-hidden", "OST-4.1.2", {"seat": seat_ref(seat)}, ALL ^ (1 << seat))
        self.seal(t, seat)

    def open(self, t: OstiaTable) -> None:
        for seat in range(t.seats()):
            good = t.get(seat, FREE)
            t.change(seat, BOAT + good, -1)
            t.change(seat, STOCK + good, 1)
            t.put(seat, FREE, NONE)


class ChooseLot(Ask[OstiaTable]):
    """The seller lays two cards of the boat face up (OST-4.1.6)."""

    name = "choose_lot"
    rule = "OST-4.1.6"

    def begin(self, t: OstiaTable) -> None:
        t.v[SELLER] = t.seat()
        for seat in range(t.seats()):
            t.put(seat, BID, NOT_SPOKEN)

    def candidates(self, t: OstiaTable, seat: i64, into: Words) -> None:
        for a in range(KINDS):
            if t.boat(seat, a) > 0:
                b: i64 = a
                while b < KINDS:
                    if t.boat(seat, b) > (1 if a == b else 0):
                        into.add(lot_word(a, b))
                    b += 1

    def refusal(self, t: OstiaTable, seat: i64, word: i64) -> i64:
        if not LOT_WORD <= word < LOT_WORD + LOTS:
            return NOT_NOW
        a = LOT_LEFT[word - LOT_WORD]
        b = LOT_RIGHT[word - LOT_WORD]
        if t.boat(seat, a) == 0 or t.boat(seat, b) < (2 if a == b else 1):
            return LOT_NOT_IN_BOAT
        return 0

    def say(self, t: OstiaTable, seat: i64, word: i64) -> None:
        a = LOT_LEFT[word - LOT_WORD]
        b = LOT_RIGHT[word - LOT_WORD]
        t.change(seat, BOAT + a, -1)
        t.change(seat, BOAT + b, -1)
        t.v[LOT] = a
        t.v[LOT + 1] = b
        t.disclose()
        if t.telling():
            t.tell(
                "lot",
                "OST-4.1.6",
                {"seat": seat_ref(seat), "goods": lot_refs(t), "minimum": int(t.minimum())},
            )
        t.pop()


class Bid(Step[OstiaTable]):
    """Every other seat once, clockwise from the seller's left, passes or names a price (OST-4.1.8)."""

    name = "bid"
    rule = "OST-4.1.8"

    def begin(self, t: OstiaTable) -> None:
        t.hand_to(t.clockwise(t.seller(), 1))

    def deciders(self, t: OstiaTable) -> i64:
        return 1 << t.seat()

    def candidates(self, t: OstiaTable, seat: i64, into: Words) -> None:
        into.add(PASS)
        minimum = t.minimum()
        cap = t.cap(seat)
        if cap < minimum:
            into.add(BID_WORD + minimum)
            return
        if minimum > LOWEST_BID:
            into.add(BID_WORD + minimum - 1)
        # One bid above the limit is shown too, refused: a stepper at its end says why.
        into.add_range(BID_WORD + minimum, BID_WORD + cap + (2 if cap < HIGHEST_BID else 1))

    def refusal(self, t: OstiaTable, seat: i64, word: i64) -> i64:
        if word == PASS:
            return 0
        amount = word - BID_WORD
        if not LOWEST_BID <= amount <= HIGHEST_BID:
            return NOT_NOW
        if amount < t.minimum():
            return BELOW_MINIMUM
        return MAY_BE_SAID if amount <= t.cap(seat) else ABOVE_CAP

    def figures(self, t: OstiaTable, seat: i64, word: i64, reason: i64) -> dict[str, Figure]:
        if reason == BELOW_MINIMUM:
            return {"bid": int(word - BID_WORD), "minimum": int(t.minimum())}
        if reason == ABOVE_CAP:
            return {"bid": int(word - BID_WORD), "cap": int(t.cap(seat))}
        return {}

    def prompt(self, t: OstiaTable, seat: i64) -> dict[str, Figure]:
        return {"goods": lot_refs(t), "minimum": int(t.minimum())}

    def say(self, t: OstiaTable, seat: i64, word: i64) -> None:
        t.put(seat, BID, PASSED if word == PASS else word - BID_WORD)
        if t.telling():
            if word == PASS:
                t.tell("passed", "OST-4.1.8", {"seat": seat_ref(seat)})
            else:
                t.tell("bid", "OST-4.1.8", {"seat": seat_ref(seat), "amount": int(word - BID_WORD)})
        left = t.clockwise(seat, 1)
        if left == t.seller():
            t.pop()
        else:
            t.hand_to(left)


class SettleLot(Step[OstiaTable]):
    """The seller keeps the lot or sells it to a bidder; without a bid he buys it at half the minimum (OST-4.1.16)."""

    name = "settle_lot"
    rule = "OST-4.1.12"

    def deciders(self, t: OstiaTable) -> i64:
        if t.highest_bid() > 0:
            return 1 << t.seller()
        return 0

    def happen(self, t: OstiaTable) -> None:
        """Nobody bid (OST-4.1.16)."""
        seller = t.seller()
        price = (t.minimum() + 1) // 2
        if t.telling():
            t.tell(
                "forced-purchase",
                "OST-4.1.16",
                {"seat": seat_ref(seller), "goods": lot_refs(t), "price": int(price)},
            )
        t.pay(seller, price)
        hand_over(t, seller)

    def candidates(self, t: OstiaTable, seat: i64, into: Words) -> None:
        into.add(KEEP)
        for other in range(t.seats()):
            if other != seat:
                into.add(SELL + other)

    def refusal(self, t: OstiaTable, seat: i64, word: i64) -> i64:
        if word == KEEP:
            return MAY_BE_SAID if t.cash(seat) >= t.highest_bid() + KEEP_SURCHARGE else KEEP_SHORT
        if not SELL <= word < SELL + t.seats():
            return NOT_NOW
        return MAY_BE_SAID if t.bid(word - SELL) > 0 else DID_NOT_BID

    def figures(self, t: OstiaTable, seat: i64, word: i64, reason: i64) -> dict[str, Figure]:
        if reason == KEEP_SHORT:
            return {"needs": int(t.highest_bid() + KEEP_SURCHARGE), "has": int(t.cash(seat))}
        if reason == DID_NOT_BID:
            return {"seat": seat_ref(word - SELL)}
        return {}

    def prompt(self, t: OstiaTable, seat: i64) -> dict[str, Figure]:
        return {"goods": lot_refs(t), "keep": int(t.highest_bid() + KEEP_SURCHARGE)}

    def say(self, t: OstiaTable, seat: i64, word: i64) -> None:
        t.pop()
        if word == KEEP:
            price = t.highest_bid() + KEEP_SURCHARGE
            if t.telling():
                t.tell("kept", "OST-4.1.11", {"seat": seat_ref(seat), "goods": lot_refs(t), "price": int(price)})
            t.pay(seat, price)
            hand_over(t, seat)
            return
        buyer = word - SELL
        price = t.bid(buyer)
        share = price // 2  # OST-4.1.13: the bank's half is rounded up
        if t.telling():
            t.tell(
                "sold",
                "OST-4.1.13",
                {
                    "seat": seat_ref(seat),
                    "buyer": seat_ref(buyer),
                    "goods": lot_refs(t),
                    "price": int(price),
                    "share": int(share),
                },
            )
        t.pay(buyer, price)
        t.earn(seat, share)
        hand_over(t, buyer)


def hand_over(t: OstiaTable, buyer: i64) -> None:
    """The lot goes into the buyer's stock (OST-4.1.15)."""
    t.gain(buyer, t.lot(0))
    t.gain(buyer, t.lot(1))
    t.v[LOT] = NONE
    t.v[LOT + 1] = NONE


def bidding(t: OstiaTable) -> tuple[list[int], list[int]]:
    """Who has bid or passed on the lot, and who comes after the one who bids now: at last the seller (OST-4.1.8)."""
    now = t.seat()
    through: list[int] = []
    coming: list[int] = []
    for k in range(1, t.seats() + 1):
        seat = int(t.clockwise(t.seller(), k))
        if seat == now:
            continue
        if t.bid(seat) != NOT_SPOKEN and seat != t.seller():
            through.append(seat)
        else:
            coming.append(seat)
    return through, coming
