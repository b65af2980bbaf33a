"""The Merchant: one good of the market."""

from typing import Final

from mypy_extensions import i64

from emporion.games.porto_carthago.rules.conditions import merchant_refusal, shortage
from emporion.games.porto_carthago.steps.action import Action
from emporion.games.porto_carthago.table.accessors import PortoCarthagoTable
from emporion.games.porto_carthago.table.layout import BOUGHT, KINDS, MARKET, STORE
from emporion.games.porto_carthago.table.telling import good_ref
from emporion.games.porto_carthago.table.words import BUY, NOT_IN_MARKET
from emporion.kernel.journal import Figure, seat_ref
from emporion.kernel.refusal import MAY_BE_SAID, NOT_NOW
from emporion.kernel.words import Words


class BuyGood(Action):
    """A good costs 4, 3, then 2 talents, by how many were bought since the market was filled (PCA-4.6.5)."""

    name = "buy_good"
    rule = "PCA-4.6.5"

    def ways(self, t: PortoCarthagoTable, seat: i64, into: Words) -> None:
        into.add_range(BUY, BUY + KINDS)

    def way_refusal(self, t: PortoCarthagoTable, seat: i64, word: i64) -> i64:
        if not BUY <= word < BUY + KINDS:
            return NOT_NOW
        reason = merchant_refusal(t, seat)
        if reason != 0:
            return reason
        return MAY_BE_SAID if t.market(word - BUY) > 0 else NOT_IN_MARKET

    def figures(self, t: PortoCarthagoTable, seat: i64, word: i64, reason: i64) -> dict[str, Figure]:
        return {"good": good_ref(word - BUY)} if reason == NOT_IN_MARKET else shortage(t, seat, reason)

    def prompt(self, t: PortoCarthagoTable, seat: i64) -> dict[str, Figure]:
        return {"price": int(t.price())}

    def act(self, t: PortoCarthagoTable, seat: i64, word: i64) -> None:
        buy(t, seat, word - BUY, t.price(), self.rule)


def buy(t: PortoCarthagoTable, seat: i64, good: i64, price: i64, rule: str) -> None:
    """The good goes onto a storage space; the purchase counts for the next price (PCA-7.1.11)."""
    t.pay(seat, price)
    t.v[BOUGHT] += 1
    t.v[MARKET + good] -= 1
    t.change(seat, STORE + good, 1)
    if t.telling():
        t.tell("bought", rule, {"seat": seat_ref(seat), "good": good_ref(good), "price": int(price)})


BUY_GOOD: Final = BuyGood()
