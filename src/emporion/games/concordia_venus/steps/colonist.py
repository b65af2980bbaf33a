"""Colonist: settle new colonists, or collect a tax (CNV-4.10)."""

from mypy_extensions import i64

from emporion.games.concordia_venus.steps.tribune import settle_colonist, settle_figures
from emporion.games.concordia_venus.table.accessors import ConcordiaTable
from emporion.games.concordia_venus.table.components import LAND, SEA, TAX_BASE, TAX_PER_COLONIST
from emporion.games.concordia_venus.table.maps import CITY_IDS, accepts, city_here, city_id
from emporion.games.concordia_venus.table.words import (
    COLONISE,
    COLONIST_GOODS_SHORT,
    FIRST_PLACEMENT_DUE,
    KIND_NOT_ACCEPTED,
    NO_COLONIST_STORED,
    NO_OWN_VILLA,
    NOWHERE_TO_SETTLE,
    SETTLE,
    STOP,
    TAX,
)
from emporion.kernel.journal import Figure, seat_ref
from emporion.kernel.refusal import MAY_BE_SAID, NOT_NOW
from emporion.kernel.step import Ask, Step
from emporion.kernel.words import Words


class ChooseSettleOrTax(Ask[ConcordiaTable]):
    """CNV-4.10.1; the tax is 5 sestertii and 1 for each own colonist on the board (CNV-4.10.3)."""

    name = "colonist_mode"
    rule = "CNV-4.10.1"

    def __init__(self, place: "PlaceColonist") -> None:
        super().__init__()
        self.place = place

    def parts(self) -> list[Step]:
        return [self.place]

    def candidates(self, t: ConcordiaTable, seat: i64, into: Words) -> None:
        into.add(COLONISE)
        into.add(TAX)

    def refusal(self, t: ConcordiaTable, seat: i64, word: i64) -> i64:
        if word == TAX:
            return 0
        if word != COLONISE:
            return NOT_NOW
        # The capital takes either kind, so a colonist and the goods are all that is needed.
        if t.stored(seat, LAND) + t.stored(seat, SEA) > 0 and t.has_colonist_goods(seat):
            return 0
        return NOWHERE_TO_SETTLE

    def prompt(self, t: ConcordiaTable, seat: i64) -> dict[str, Figure]:
        return {"money": int(tax(t, t.seat()))}

    def say(self, t: ConcordiaTable, seat: i64, word: i64) -> None:
        t.pop()
        if word == COLONISE:
            self.place.start(t, seat)
            return
        money = tax(t, seat)
        t.earn(seat, money)
        if t.telling():
            t.tell("taxed", "CNV-4.10.3", {"seat": seat_ref(seat), "money": int(money)})


def tax(t: ConcordiaTable, seat: i64) -> i64:
    return TAX_BASE + TAX_PER_COLONIST * t.on_board(seat)


class PlaceColonist(Ask[ConcordiaTable]):
    """Colonists one by one, in the capital or beside an own villa; local 0 counts them (CNV-4.10.2)."""

    name = "colonist_place"
    rule = "CNV-4.10.2"

    def candidates(self, t: ConcordiaTable, seat: i64, into: Words) -> None:
        for city in range(t.cities()):
            if city == t.capital() or t.has_villa(seat, city):
                number = city_id(t.board(), city)
                into.add(SETTLE + 2 * number + LAND)
                into.add(SETTLE + 2 * number + SEA)
        into.add(STOP)

    def refusal(self, t: ConcordiaTable, seat: i64, word: i64) -> i64:
        if word == STOP:
            return MAY_BE_SAID if t.local(0) > 0 else FIRST_PLACEMENT_DUE
        if not SETTLE <= word < SETTLE + 2 * CITY_IDS:
            return NOT_NOW
        city = city_here(t.board(), (word - SETTLE) // 2)
        if city < 0:
            return NOT_NOW
        return settle_refusal(t, seat, (word - SETTLE) % 2, city)

    def figures(self, t: ConcordiaTable, seat: i64, word: i64, reason: i64) -> dict[str, Figure]:
        return {} if word == STOP else settle_figures(t, seat, word)

    def say(self, t: ConcordiaTable, seat: i64, word: i64) -> None:
        if word == STOP:
            t.pop()
            return
        t.set_local(0, t.local(0) + 1)
        settle_colonist(t, seat, word, self.rule)


def settle_refusal(t: ConcordiaTable, seat: i64, kind: i64, city: i64) -> i64:
    if city != t.capital() and not t.has_villa(seat, city):
        return NO_OWN_VILLA
    if not accepts(t.board(), city, kind):
        return KIND_NOT_ACCEPTED
    if t.stored(seat, kind) == 0:
        return NO_COLONIST_STORED
    return MAY_BE_SAID if t.has_colonist_goods(seat) else COLONIST_GOODS_SHORT
