"""Senator, Consul, Praetor and Proconsul: cards are bought from the display (CNV-4.3.5, CNV-4.12 to CNV-4.15)."""

from mypy_extensions import i64

from emporion.games.concordia_venus.steps.turn import trigger_end
from emporion.games.concordia_venus.table.accessors import ConcordiaTable
from emporion.games.concordia_venus.table.components import (
    FIRST_FOR_SALE,
    FOR_SALE,
    KINDS,
    PROCONSUL,
    action,
    card_cost,
)
from emporion.games.concordia_venus.table.layout import DISPLAY, GOODS, HAND, NONE, PERSONALITY, SPACES
from emporion.games.concordia_venus.table.telling import card_ref, good_ref, good_refs, lacking
from emporion.games.concordia_venus.table.words import (
    CARD_GOODS_SHORT,
    GOOD_NOT_OWNED,
    NO_SECOND_PROCONSUL,
    NOT_ON_DISPLAY,
    PAY,
    PURCHASE,
    STOP,
)
from emporion.kernel.journal import Figure, seat_ref
from emporion.kernel.refusal import MAY_BE_SAID, NOT_NOW, Refusal
from emporion.kernel.step import Ask, Step
from emporion.kernel.words import Words


class BuyCards(Ask[ConcordiaTable]):
    """Up to so many cards, with or without the surcharge of their spaces; local 0 counts them."""

    name = "buy_card"

    def __init__(self, rule: str, most: int, surcharged: bool, pay: "PayAnyGood") -> None:
        super().__init__()
        self.rule = rule
        self.most: i64 = most
        self.surcharged = surcharged
        self.pay = pay

    def parts(self) -> list[Step]:
        return [self.pay]

    def candidates(self, t: ConcordiaTable, seat: i64, into: Words) -> None:
        for space in range(SPACES):
            if t.shown(space) != NONE:
                into.add(PURCHASE + t.shown(space))
        into.add(STOP)

    def refusal(self, t: ConcordiaTable, seat: i64, word: i64) -> i64:
        if word == STOP:
            return 0
        card = word - PURCHASE
        if not FIRST_FOR_SALE <= card < FIRST_FOR_SALE + FOR_SALE:
            return NOT_NOW
        space = t.space_of(card)
        if space == NONE:
            return NOT_ON_DISPLAY
        if t.v[PERSONALITY] == PROCONSUL and action(card, 0) == PROCONSUL:
            return NO_SECOND_PROCONSUL
        return MAY_BE_SAID if affordable(t, seat, card, space, self.surcharged) else CARD_GOODS_SHORT

    def figures(self, t: ConcordiaTable, seat: i64, word: i64, reason: i64) -> dict[str, Figure]:
        if reason != CARD_GOODS_SHORT:
            return {}
        card = word - PURCHASE
        space = t.space_of(card)
        return {
            "card": card_ref(card),
            "price": price_refs(t, space, self.surcharged),
            "missing": self._missing(t, seat, card, space),
        }

    def _missing(self, t: ConcordiaTable, seat: i64, card: i64, space: i64) -> list[str]:
        """The fixed goods the seat lacks, and units for "?" beyond those it has left."""
        fixed = [int(fixed_price(t, card, space, good, self.surcharged)) for good in range(KINDS)]
        spare = sum(max(0, int(t.good(seat, good)) - fixed[good]) for good in range(KINDS))
        choice = int(t.surcharge_any(space)) if self.surcharged else 0
        return lacking(t, seat, fixed) + ["good:any"] * max(0, choice - spare)

    def caution(self, t: ConcordiaTable, seat: i64, word: i64) -> Refusal | None:
        """The card was played for nothing: a card could be bought."""
        if word != STOP or t.local(0) > 0 or not self._can_buy(t, seat):
            return None
        return Refusal("nothing-bought", self.rule)

    def _can_buy(self, t: ConcordiaTable, seat: i64) -> bool:
        space: i64 = 0
        while space < SPACES:
            if t.shown(space) != NONE and self.refusal(t, seat, PURCHASE + t.shown(space)) == 0:
                return True
            space += 1
        return False

    def prompt(self, t: ConcordiaTable, seat: i64) -> dict[str, Figure]:
        return {"left": int(self.most - t.local(0)), "surcharge": "yes" if self.surcharged else "no"}

    def say(self, t: ConcordiaTable, seat: i64, word: i64) -> None:
        if word == STOP:
            if t.telling() and t.local(0) == 0:
                why = "choice" if self._can_buy(t, seat) else "short"
                t.tell("purchased-nothing", self.rule, {"seat": seat_ref(seat), "why": why})
            t.pop()
            return
        card = word - PURCHASE
        space = t.space_of(card)
        if t.telling():
            paid = good_refs([int(fixed_price(t, card, space, good, self.surcharged)) for good in range(KINDS)])
            t.tell("purchased", self.rule, {"seat": seat_ref(seat), "card": card_ref(card), "goods": paid})
        for good in range(KINDS):
            t.change(seat, GOODS + good, -fixed_price(t, card, space, good, self.surcharged))
        t.v[DISPLAY + space] = NONE
        t.change(seat, HAND + card, 1)
        if t.cards_for_sale() == 0:
            trigger_end(t, seat)
        t.set_local(0, t.local(0) + 1)
        if t.local(0) == self.most:
            t.pop()
        choice = t.surcharge_any(space) if self.surcharged else 0
        if choice > 0:
            self.pay.start(t, seat)
            t.set_local(0, choice)


def fixed_price(t: ConcordiaTable, card: i64, space: i64, good: i64, surcharged: bool) -> i64:
    """How much of a good a card costs on its space."""
    return card_cost(card, good) + (t.surcharge(space, good) if surcharged else 0)


def affordable(t: ConcordiaTable, seat: i64, card: i64, space: i64, surcharged: bool) -> bool:
    """The fixed goods, and as many further units as there are "?" (CNV-4.3.5)."""
    left: i64 = 0
    for good in range(KINDS):
        spare = t.good(seat, good) - fixed_price(t, card, space, good, surcharged)
        if spare < 0:
            return False
        left += spare
    return not surcharged or left >= t.surcharge_any(space)


def price_refs(t: ConcordiaTable, space: i64, surcharged: bool) -> list[str]:
    """Everything the card on a space costs, "?" as `good:any`."""
    fixed = [int(fixed_price(t, t.shown(space), space, good, surcharged)) for good in range(KINDS)]
    return good_refs(fixed) + ["good:any"] * (int(t.surcharge_any(space)) if surcharged else 0)


class PayAnyGood(Ask[ConcordiaTable]):
    """A good of the buyer's choice for each "?"; local 0 = how many are still owed (CNV-4.3.5)."""

    name = "pay_any_good"
    rule = "CNV-4.3.5"

    def candidates(self, t: ConcordiaTable, seat: i64, into: Words) -> None:
        into.add_range(PAY, PAY + KINDS)

    def refusal(self, t: ConcordiaTable, seat: i64, word: i64) -> i64:
        if not PAY <= word < PAY + KINDS:
            return NOT_NOW
        return MAY_BE_SAID if t.good(seat, word - PAY) > 0 else GOOD_NOT_OWNED

    def figures(self, t: ConcordiaTable, seat: i64, word: i64, reason: i64) -> dict[str, Figure]:
        return {"good": good_ref(word - PAY)} if reason == GOOD_NOT_OWNED else {}

    def say(self, t: ConcordiaTable, seat: i64, word: i64) -> None:
        t.change(seat, GOODS + word - PAY, -1)
        if t.telling():
            t.tell("paid", self.rule, {"seat": seat_ref(seat), "good": good_ref(word - PAY)})
        owed = t.local(0) - 1
        t.set_local(0, owed)
        if owed == 0:
            t.pop()
