"""Phase 3: forum. Everything laid there is sold at a price that falls with the number of cards."""

from mypy_extensions import i64

from emporion.games.ostia.table.accessors import OstiaTable
from emporion.games.ostia.table.components import FINAL_FORUM_PAYS
from emporion.games.ostia.table.layout import KINDS, MARKET, ON_FORUM
from emporion.games.ostia.table.telling import good_ref, pile_refs
from emporion.kernel.journal import seat_ref
from emporion.kernel.step import Step


class SellAtForum(Step[OstiaTable]):
    """Each card brings the table price for the total of its type; market cards pay nobody (OST-4.3.2)."""

    rule = "OST-4.3.2"

    def pays(self, t: OstiaTable) -> bool:
        return True

    def happen(self, t: OstiaTable) -> None:
        if self.pays(t):
            self._tell_prices(t)
            for k in range(t.seats()):
                seat = t.clockwise(t.first(), k)
                income: i64 = 0
                for good in range(KINDS):
                    income += t.forum(seat, good) * t.forum_price(good)
                if income > 0:
                    t.earn(seat, income)
                    if t.telling():
                        t.tell("forum-income", self.rule, {"seat": seat_ref(seat), "amount": int(income)})
        elif t.telling():
            self._tell_losses(t)
        self._clear(t)

    def _tell_prices(self, t: OstiaTable) -> None:
        if not t.telling():
            return
        for good in range(KINDS):
            cards = sum(int(t.forum(seat, good)) for seat in range(t.seats()))
            if cards > 0:
                total = cards + int(t.market(good))
                t.tell(
                    "forum-price",
                    "OST-4.3.1",
                    {"good": good_ref(good), "total": total, "price": int(t.forum_price(good))},
                )

    def _tell_losses(self, t: OstiaTable) -> None:
        for k in range(t.seats()):
            seat = t.clockwise(t.first(), k)
            if t.count(seat, ON_FORUM) > 0:
                t.tell("forum-unpaid", "OST-6.1.5", {"seat": seat_ref(seat), "goods": pile_refs(t, seat, ON_FORUM)})

    def _clear(self, t: OstiaTable) -> None:
        """All forum and market cards are discarded (OST-4.3.3)."""
        for good in range(KINDS):
            t.discard(good, t.market(good))
            t.v[MARKET + good] = 0
            for seat in range(t.seats()):
                t.discard(good, t.forum(seat, good))
                t.put(seat, ON_FORUM + good, 0)


class SellAtFinalForum(SellAtForum):
    """The forum of the final phase, paid unless the option says otherwise (OST-5.2.2, OST-6.1.5)."""

    rule = "OST-5.2.2"

    def pays(self, t: OstiaTable) -> bool:
        return t.option(FINAL_FORUM_PAYS) == 1
