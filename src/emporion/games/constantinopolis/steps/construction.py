"""Phase 4: construction."""

from mypy_extensions import i64

from emporion.games.constantinopolis.rules.city import (
    construct,
    could_preempt,
    planned_tile,
    unbuildable,
)
from emporion.games.constantinopolis.steps.action import Acting
from emporion.games.constantinopolis.steps.trading import no_trading, trade, trading_candidates, trading_figures
from emporion.games.constantinopolis.table.accessors import ConstantinopolisTable
from emporion.games.constantinopolis.table.components import (
    CATEGORIES as CATEGORY_NAMES,
)
from emporion.games.constantinopolis.table.components import (
    CATEGORY,
    CONSUL,
    COST,
    INDUSTRIAL,
    PERMIT,
    PLAN,
    PLANS,
    REDEMPTOR,
    REDEMPTOR_DISCOUNT,
    URBI,
    WALL,
)
from emporion.games.constantinopolis.table.layout import CATEGORIES, NONE, REDEMPTOR_USED, TIPPED
from emporion.games.constantinopolis.table.telling import building_ref, good_ref, office_ref
from emporion.games.constantinopolis.table.words import (
    BUILD,
    BUILD_WITH_REDEMPTOR,
    BULK_SALE,
    CATEGORY_BUILT,
    DISCOUNTED,
    DISCOUNTED_PLAN,
    END_TURN,
    GOLD_SHORT,
    NO_INDUSTRIAL,
    NO_PERMIT,
    NO_REDEMPTOR,
    NONE_LEFT,
    NOT_URBI,
    POWER_USED,
    PREEMPT_NO,
    PREEMPT_YES,
    SAME_NAME,
    SWAP,
)
from emporion.games.constantinopolis.table.words import REDEMPTOR_USED as USED_REDEMPTOR
from emporion.kernel.journal import Figure, seat_ref
from emporion.kernel.refusal import MAY_BE_SAID, NOT_NOW
from emporion.kernel.step import Ask, Step
from emporion.kernel.table import NOBODY
from emporion.kernel.words import Words


class Build(Ask[ConstantinopolisTable]):
    """A turn of the construction phase: build, trade, use powers, until `end_turn` (CPL-4.4.1, CPL-4.4.13)."""

    name = "build_turn"
    rule = "CPL-4.4.1"

    def __init__(self, swap: Acting, bulk_sale: Acting) -> None:
        super().__init__()
        self.swap = swap
        self.bulk_sale = bulk_sale
        self.preempt = Preempt()

    def parts(self) -> list[Step]:
        return [self.preempt, self.swap, self.bulk_sale]

    def begin(self, t: ConstantinopolisTable) -> None:
        t.put(t.seat(), CATEGORIES, 0)

    def candidates(self, t: ConstantinopolisTable, seat: i64, into: Words) -> None:
        into.add_range(BUILD, BUILD + PLANS)
        if t.owns(seat, REDEMPTOR):
            into.add_range(BUILD_WITH_REDEMPTOR, BUILD_WITH_REDEMPTOR + DISCOUNTED)
        trading_candidates(t, seat, into)
        into.add(END_TURN)

    def refusal(self, t: ConstantinopolisTable, seat: i64, word: i64) -> i64:
        if word == END_TURN:
            return 0
        if BUILD <= word < BUILD + PLANS:
            return self._no_building(t, seat, word - BUILD, 0)
        if BUILD_WITH_REDEMPTOR <= word < BUILD_WITH_REDEMPTOR + DISCOUNTED:
            if not t.owns(seat, REDEMPTOR):
                return NO_REDEMPTOR
            if t.marked(seat, REDEMPTOR_USED):
                return USED_REDEMPTOR
            if t.goods(seat, INDUSTRIAL) == 0:
                return NO_INDUSTRIAL
            return self._no_building(t, seat, planned(word), REDEMPTOR_DISCOUNT)
        return no_trading(t, seat, word)

    def _no_building(self, t: ConstantinopolisTable, seat: i64, plan: i64, discount: i64) -> i64:
        """Why a building cannot be declared, or 0 (CPL-4.4.2, CPL-4.4.7)."""
        tile = planned_tile(t, plan)
        if tile == NONE:
            return NONE_LEFT
        category = CATEGORY[tile]
        if category == WALL:
            if t.office(seat) != URBI:
                return NOT_URBI
            if t.get(seat, TIPPED) != 0:
                return POWER_USED
        elif (t.get(seat, CATEGORIES) >> category) & 1:
            return CATEGORY_BUILT
        reason = unbuildable(t, seat, tile)
        if reason != 0:
            return reason
        return MAY_BE_SAID if t.gold(seat) >= COST[tile] - discount else GOLD_SHORT

    def figures(self, t: ConstantinopolisTable, seat: i64, word: i64, reason: i64) -> dict[str, Figure]:
        plan = planned(word)
        if plan == NONE:
            return trading_figures(t, seat, word, reason)
        tile = planned_tile(t, plan)
        if reason == GOLD_SHORT:
            discount = REDEMPTOR_DISCOUNT if word >= BUILD_WITH_REDEMPTOR else 0
            return {"needs": int(COST[tile] - discount), "has": int(t.gold(seat))}
        if reason == NO_PERMIT:
            return {"permit": "ABCD"[PERMIT[tile] - 2]}
        if reason == CATEGORY_BUILT:
            return {"category": f"category:{CATEGORY_NAMES[CATEGORY[tile]]}"}
        if reason == POWER_USED:
            return {"office": office_ref(URBI)}
        return {"building": f"building:{PLAN[plan]}"} if reason in (NONE_LEFT, SAME_NAME) else {}

    def prompt(self, t: ConstantinopolisTable, seat: i64) -> dict[str, Figure]:
        return {"gold": int(t.gold(t.seat()))}

    def say(self, t: ConstantinopolisTable, seat: i64, word: i64) -> None:
        plan = planned(word)
        if word == END_TURN:
            t.pop()
            if t.telling():
                t.tell("ended-turn", "CPL-4.4.1", {"seat": seat_ref(seat)})
        elif word == SWAP:
            self.swap.start(t, seat)
        elif word == BULK_SALE:
            self.bulk_sale.start(t, seat)
        elif plan == NONE:
            trade(t, seat, word)
        else:
            self._declare(t, seat, planned_tile(t, plan), word >= BUILD_WITH_REDEMPTOR)

    def _declare(self, t: ConstantinopolisTable, seat: i64, tile: i64, discounted: bool) -> None:
        """The Consul may step in before anything is paid (CPL-4.4.8)."""
        consul = t.holder(CONSUL)
        if (
            consul != NOBODY
            and consul != seat
            and t.has_power(consul, CONSUL)
            and CATEGORY[tile] != WALL
            and could_preempt(t, consul, tile)
        ):
            if t.telling():
                t.tell("declared", "CPL-4.4.8", {"seat": seat_ref(seat), "building": building_ref(tile)})
            self.preempt.ask(t, consul, seat, tile, discounted)
        else:
            build(t, seat, tile, discounted)


def planned(word: i64) -> i64:
    """The plan a word declares, or NONE if it declares none."""
    if BUILD <= word < BUILD + PLANS:
        return word - BUILD
    if BUILD_WITH_REDEMPTOR <= word < BUILD_WITH_REDEMPTOR + DISCOUNTED:
        return DISCOUNTED_PLAN[word - BUILD_WITH_REDEMPTOR]
    return NONE


def build(t: ConstantinopolisTable, seat: i64, tile: i64, discounted: bool) -> None:
    """The declared construction is carried out."""
    price = COST[tile]
    if discounted:
        price -= REDEMPTOR_DISCOUNT
        t.add_goods(seat, INDUSTRIAL, -1)
        t.mark(seat, REDEMPTOR_USED)
        if t.telling():
            figures: dict[str, Figure] = {"good": good_ref(INDUSTRIAL), "gold": int(REDEMPTOR_DISCOUNT)}
            t.tell("redemptor", "CPL-4.4.3", {"seat": seat_ref(seat), **figures})
    t.pay(seat, price)
    if CATEGORY[tile] == WALL:
        t.put(seat, TIPPED, 1)
    else:
        t.put(seat, CATEGORIES, t.get(seat, CATEGORIES) | (1 << CATEGORY[tile]))
    if t.telling():
        t.tell("built", "CPL-4.4.2", {"seat": seat_ref(seat), "building": building_ref(tile), "price": int(price)})
    construct(t, seat, tile)


class Preempt(Ask[ConstantinopolisTable]):
    """The Consul takes a tile another player has declared, or lets it pass (CPL-4.4.8, CPL-4.4.9).

    Locals: the builder, the tile, whether the builder uses his Redemptor.
    """

    name = "preempt"
    rule = "CPL-4.4.8"

    def ask(self, t: ConstantinopolisTable, consul: i64, builder: i64, tile: i64, discounted: bool) -> None:
        self.start(t, consul)
        t.set_local(0, builder)
        t.set_local(1, tile)
        t.set_local(2, 1 if discounted else 0)

    def candidates(self, t: ConstantinopolisTable, seat: i64, into: Words) -> None:
        into.add(PREEMPT_YES)
        into.add(PREEMPT_NO)

    def refusal(self, t: ConstantinopolisTable, seat: i64, word: i64) -> i64:
        return MAY_BE_SAID if word in (PREEMPT_YES, PREEMPT_NO) else NOT_NOW

    def prompt(self, t: ConstantinopolisTable, seat: i64) -> dict[str, Figure]:
        return {
            "builder": seat_ref(t.local(0)),
            "building": building_ref(t.local(1)),
            "price": int(COST[t.local(1)]),
        }

    def say(self, t: ConstantinopolisTable, seat: i64, word: i64) -> None:
        builder = t.local(0)
        tile = t.local(1)
        discounted = t.local(2) != 0
        t.pop()
        if word == PREEMPT_NO:
            if t.telling():
                t.tell("let-pass", "CPL-4.4.8", {"seat": seat_ref(seat), "building": building_ref(tile)})
            build(t, builder, tile, discounted)
            return
        t.pay(seat, COST[tile])
        t.put(seat, TIPPED, 1)
        if t.telling():
            figures: dict[str, Figure] = {"building": building_ref(tile), "price": int(COST[tile])}
            t.tell("preempted", "CPL-4.4.8", {"seat": seat_ref(seat), "builder": seat_ref(builder), **figures})
        construct(t, seat, tile)
