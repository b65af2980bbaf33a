"""Mercator: an income, and up to two trades with the bank (CNV-4.7)."""

from typing import Final

from mypy_extensions import i64

from emporion.games.concordia_venus.table.accessors import ConcordiaTable
from emporion.games.concordia_venus.table.components import KINDS, MERCATOR_INCOME, MOST_TRADES, PRICE, STOREHOUSE
from emporion.games.concordia_venus.table.layout import GOODS
from emporion.games.concordia_venus.table.telling import good_ref, tell_price
from emporion.games.concordia_venus.table.words import (
    BUY,
    NO_SPACE,
    NOTHING_TO_SELL,
    QUANTITY,
    SELL,
    STOP,
    TOO_MANY_TO_BUY,
    TOO_MANY_TO_SELL,
    TRADE_MONEY_SHORT,
    TRADED_ALREADY,
)
from emporion.kernel.journal import Figure, seat_ref
from emporion.kernel.refusal import MAY_BE_SAID, NOT_NOW
from emporion.kernel.step import Ask, Step
from emporion.kernel.words import Words

SELLING: Final = 0
BUYING: Final = 1


class Trade(Ask[ConcordiaTable]):
    """Sell or buy a good not traded yet; local 0 = trades so far, local 1 = a bit for each good traded (CNV-4.7.3)."""

    name = "mercator_trade"
    rule = "CNV-4.7.2"

    def __init__(self, quantity: "Quantity") -> None:
        super().__init__()
        self.quantity = quantity

    def parts(self) -> list[Step]:
        return [self.quantity]

    def begin(self, t: ConcordiaTable) -> None:
        """The income depends on the card, for the partner too (CNV-4.7.1, CNV-4.7.4)."""
        income = MERCATOR_INCOME[t.card()]
        t.earn(t.seat(), income)
        if t.telling():
            t.tell("income", "CNV-4.7.1", {"seat": seat_ref(t.seat()), "money": int(income)})

    def candidates(self, t: ConcordiaTable, seat: i64, into: Words) -> None:
        into.add_range(SELL, SELL + KINDS)
        into.add_range(BUY, BUY + KINDS)
        into.add(STOP)

    def refusal(self, t: ConcordiaTable, seat: i64, word: i64) -> i64:
        if word == STOP:
            return 0
        if SELL <= word < SELL + KINDS:
            if (t.local(1) >> (word - SELL)) & 1 == 1:
                return TRADED_ALREADY
            return MAY_BE_SAID if t.good(seat, word - SELL) > 0 else NOTHING_TO_SELL
        if not BUY <= word < BUY + KINDS:
            return NOT_NOW
        if (t.local(1) >> (word - BUY)) & 1 == 1:
            return TRADED_ALREADY
        if t.free_spaces(seat) == 0:
            return NO_SPACE
        return MAY_BE_SAID if t.means(seat) >= PRICE[word - BUY] else TRADE_MONEY_SHORT

    def figures(self, t: ConcordiaTable, seat: i64, word: i64, reason: i64) -> dict[str, Figure]:
        good = word - SELL if word < SELL + KINDS else word - BUY
        if reason == TRADE_MONEY_SHORT:
            return {"good": good_ref(good), "needs": int(PRICE[good]), "has": int(t.means(seat))}
        return {"good": good_ref(good)}

    def prompt(self, t: ConcordiaTable, seat: i64) -> dict[str, Figure]:
        return {"left": int(MOST_TRADES - t.local(0))}

    def say(self, t: ConcordiaTable, seat: i64, word: i64) -> None:
        if word == STOP:
            t.pop()
            return
        selling = word < SELL + KINDS
        good = word - SELL if selling else word - BUY
        trades = t.local(0) + 1
        if trades == MOST_TRADES:
            t.pop()
        else:
            t.set_local(0, trades)
            t.set_local(1, t.local(1) | (1 << good))
        self.quantity.start(t, seat)
        t.set_local(0, good)
        t.set_local(1, SELLING if selling else BUYING)
        t.set_local(2, MOST_TRADES - trades)


class Quantity(Ask[ConcordiaTable]):
    """How many units; local 0 = the good, local 1 = SELLING or BUYING, local 2 = trades left after it (CNV-4.7.3)."""

    name = "mercator_quantity"
    rule = "CNV-4.7.3"

    def candidates(self, t: ConcordiaTable, seat: i64, into: Words) -> None:
        most = self._most(t, seat)
        # One more than possible is shown too, refused: a stepper at its end says why.
        into.add_range(QUANTITY + 1, QUANTITY + (most + 2 if most < STOREHOUSE else most + 1))

    def _most(self, t: ConcordiaTable, seat: i64) -> i64:
        return most_sold(t, seat, t.local(0)) if t.local(1) == SELLING else most_bought(t, seat, t.local(0))

    def refusal(self, t: ConcordiaTable, seat: i64, word: i64) -> i64:
        n = word - QUANTITY
        if not 1 <= n <= STOREHOUSE:
            return NOT_NOW
        if n <= self._most(t, seat):
            return 0
        return TOO_MANY_TO_SELL if t.local(1) == SELLING else TOO_MANY_TO_BUY

    def figures(self, t: ConcordiaTable, seat: i64, word: i64, reason: i64) -> dict[str, Figure]:
        if reason == TOO_MANY_TO_SELL:
            return {"good": good_ref(t.local(0)), "has": int(t.good(seat, t.local(0)))}
        if reason == TOO_MANY_TO_BUY:
            return {
                "good": good_ref(t.local(0)),
                "price": int(PRICE[t.local(0)]),
                "has": int(t.means(seat)),
                "spaces": int(t.free_spaces(seat)),
            }
        return {}

    def prompt(self, t: ConcordiaTable, seat: i64) -> dict[str, Figure]:
        return {
            "good": good_ref(t.local(0)),
            "price": int(PRICE[t.local(0)]),
            "most": int(self._most(t, t.seat())),
            "trade": "sell" if t.local(1) == SELLING else "buy",
        }

    def say(self, t: ConcordiaTable, seat: i64, word: i64) -> None:
        n = word - QUANTITY
        good = t.local(0)
        selling = t.local(1) == SELLING
        money = n * PRICE[good]
        t.pop()
        if t.telling():
            figures: dict[str, Figure] = {
                "seat": seat_ref(seat),
                "n": int(n),
                "good": good_ref(good),
                "money": int(money),
            }
            t.tell("sold" if selling else "bought", self.rule, figures)
            if not selling:
                tell_price(t, seat, money)
        if selling:
            t.change(seat, GOODS + good, -n)
            t.earn(seat, money)
        else:
            t.change(seat, GOODS + good, n)
            t.pay(seat, money)


def most_sold(t: ConcordiaTable, seat: i64, good: i64) -> i64:
    return t.good(seat, good)


def most_bought(t: ConcordiaTable, seat: i64, good: i64) -> i64:
    """As many as the money buys and the storehouse takes."""
    affordable = t.means(seat) // PRICE[good]
    spaces = t.free_spaces(seat)
    return affordable if affordable < spaces else spaces
