"""Architect: move colonists, then build villas (CNV-4.5)."""

from mypy_extensions import i64

from emporion.games.concordia_venus.steps.turn import trigger_end
from emporion.games.concordia_venus.table.accessors import ConcordiaTable
from emporion.games.concordia_venus.table.components import KINDS, OF_A_KIND, villa_goods
from emporion.games.concordia_venus.table.layout import COLONIST, COLONISTS, GOODS, OCCUPANT, VILLAS, VILLAS_IN
from emporion.games.concordia_venus.table.maps import (
    CITY_IDS,
    ROUTE_IDS,
    can_stop,
    city_here,
    city_id,
    city_of,
    city_place,
    end_of,
    kind_of,
    on_route,
    reached,
    reaches,
    route_here,
    route_id,
    steps_to,
)
from emporion.games.concordia_venus.table.telling import city_ref, good_refs, lacking, route_figures, tell_price
from emporion.games.concordia_venus.table.words import (
    BUILD,
    CAPITAL_NO_VILLA,
    LEAVE,
    MOVE,
    MOVED_ALREADY,
    NO_COLONIST_THERE,
    NO_DESTINATION,
    NO_VILLA_LEFT,
    NOT_ADJACENT,
    PICK,
    ROUTE_NO_STOP,
    ROUTE_OTHER_KIND,
    ROUTE_TAKEN,
    ROUTE_TOO_FAR,
    STOP,
    VILLA_ALREADY,
    VILLA_GOODS_SHORT,
    VILLA_MONEY_SHORT,
)
from emporion.kernel.journal import Figure, seat_ref
from emporion.kernel.refusal import MAY_BE_SAID, NOT_NOW
from emporion.kernel.step import Ask, Step
from emporion.kernel.words import Words


class PickColonist(Ask[ConcordiaTable]):
    """Which colonist moves next; local 0 = steps used, local 1 = a bit for each colonist that has moved (CNV-4.5.5)."""

    name = "architect_pick_colonist"
    rule = "CNV-4.5.5"

    def __init__(self, move_to: "MoveTo") -> None:
        super().__init__()
        self.move_to = move_to

    def parts(self) -> list[Step]:
        return [self.move_to]

    def candidates(self, t: ConcordiaTable, seat: i64, into: Words) -> None:
        for slot in range(COLONISTS):
            place = t.colonist(seat, slot)
            if on_route(place):
                into.add(PICK + route_id(t.board(), place))
            elif place >= 0 and t.slot_at(seat, place) == slot:  # identical colonists in one city are one choice
                into.add(LEAVE + 2 * city_id(t.board(), city_of(place)) + _kind(slot))
        into.add(STOP)

    def refusal(self, t: ConcordiaTable, seat: i64, word: i64) -> i64:
        if word == STOP:
            return 0
        place = place_named(t, word)
        if place < 0:
            return NOT_NOW
        slot = t.slot_at(seat, place)
        if slot < 0:
            return NO_COLONIST_THERE
        if (t.local(1) >> slot) & 1 == 1:
            return MOVED_ALREADY
        return MAY_BE_SAID if has_destination(t, place, steps_left(t, seat)) else NO_DESTINATION

    def figures(self, t: ConcordiaTable, seat: i64, word: i64, reason: i64) -> dict[str, Figure]:
        return {"steps": int(steps_left(t, seat))} if reason == NO_DESTINATION else {}

    def prompt(self, t: ConcordiaTable, seat: i64) -> dict[str, Figure]:
        return {"steps": int(steps_left(t, t.seat()))}

    def say(self, t: ConcordiaTable, seat: i64, word: i64) -> None:
        if word == STOP:
            t.pop()
            return
        left = steps_left(t, seat)
        slot = t.slot_at(seat, place_named(t, word))
        self.move_to.start(t, seat)
        t.set_local(0, slot)
        t.set_local(1, left)


def _kind(slot: i64) -> i64:
    return slot // OF_A_KIND


def steps_left(t: ConcordiaTable, seat: i64) -> i64:
    """The allowance is the number of colonists on the board (CNV-4.5.1); only while PickColonist is on top."""
    return t.on_board(seat) - t.local(0)


def place_named(t: ConcordiaTable, word: i64) -> i64:
    """The place a `pick:` or `leave:` word names on this board, or -1."""
    if PICK <= word < PICK + ROUTE_IDS:
        return route_here(t.board(), word - PICK)
    if LEAVE <= word < LEAVE + 2 * CITY_IDS:
        city = city_here(t.board(), (word - LEAVE) // 2)
        if city >= 0:
            return city_place(city, (word - LEAVE) % 2)
        return -1
    return -1


def may_end_on(t: ConcordiaTable, route: i64) -> bool:
    """Free of colonists, and not the crossing (CNV-4.5.3, CNV-4.5.4)."""
    return not t.occupied(route) and can_stop(t.board(), route)


def has_destination(t: ConcordiaTable, place: i64, steps: i64) -> bool:
    board = t.board()
    for k in range(reaches(board, place)):
        route = reached(board, place, k)
        if steps_to(board, place, route) > steps:
            return False
        if may_end_on(t, route):
            return True
    return False


class MoveTo(Ask[ConcordiaTable]):
    """Where the picked colonist ends its move; local 0 = the colonist, local 1 = the steps left (CNV-4.5.2)."""

    name = "architect_move_to"
    rule = "CNV-4.5.2"

    def candidates(self, t: ConcordiaTable, seat: i64, into: Words) -> None:
        board = t.board()
        place = t.colonist(seat, t.local(0))
        left = t.local(1)
        for k in range(reaches(board, place)):
            route = reached(board, place, k)
            if steps_to(board, place, route) > left:
                return
            into.add(MOVE + route_id(board, route))

    def refusal(self, t: ConcordiaTable, seat: i64, word: i64) -> i64:
        if not MOVE <= word < MOVE + ROUTE_IDS:
            return NOT_NOW
        route = route_here(t.board(), word - MOVE)
        if route < 0:
            return NOT_NOW
        slot = t.local(0)
        if kind_of(t.board(), route) != _kind(slot):
            return ROUTE_OTHER_KIND
        if t.occupied(route):
            return ROUTE_TAKEN
        if not can_stop(t.board(), route):
            return ROUTE_NO_STOP
        steps = steps_to(t.board(), t.colonist(seat, slot), route)
        return MAY_BE_SAID if 0 < steps <= t.local(1) else ROUTE_TOO_FAR

    def figures(self, t: ConcordiaTable, seat: i64, word: i64, reason: i64) -> dict[str, Figure]:
        if reason == ROUTE_TOO_FAR:
            return {"has": int(t.local(1))}
        if reason == ROUTE_TAKEN:
            return {"seat": seat_ref(t.occupant(route_here(t.board(), word - MOVE)))}
        return {}

    def prompt(self, t: ConcordiaTable, seat: i64) -> dict[str, Figure]:
        return {"steps": int(t.local(1))}

    def say(self, t: ConcordiaTable, seat: i64, word: i64) -> None:
        route = route_here(t.board(), word - MOVE)
        slot = t.local(0)
        steps = steps_to(t.board(), t.colonist(seat, slot), route)
        move_colonist(t, seat, slot, route)
        if t.telling():
            where = route_figures(t, route)
            t.tell("moved", self.rule, {"seat": seat_ref(seat), "steps": int(steps), **where})
        t.pop()
        t.set_local(0, t.local(0) + steps)
        t.set_local(1, t.local(1) | (1 << slot))


def move_colonist(t: ConcordiaTable, seat: i64, slot: i64, route: i64) -> None:
    left = t.colonist(seat, slot)
    if on_route(left):
        t.v[OCCUPANT + left] = 0
    t.v[OCCUPANT + route] = seat + 1
    t.put(seat, COLONIST + slot, route)


class BuildVilla(Ask[ConcordiaTable]):
    """Any number of villas, one at a time, beside own colonists on routes (CNV-4.5.6); local 0 counts them."""

    name = "architect_build"
    rule = "CNV-4.5.6"

    def candidates(self, t: ConcordiaTable, seat: i64, into: Words) -> None:
        board = t.board()
        seen: i64 = 1 << t.capital()
        for slot in range(COLONISTS):
            place = t.colonist(seat, slot)
            if on_route(place):
                end: i64
                for end in range(2):
                    city = end_of(board, place, end)
                    if (seen >> city) & 1 == 0:
                        seen |= 1 << city
                        into.add(BUILD + city_id(board, city))
        into.add(STOP)

    def refusal(self, t: ConcordiaTable, seat: i64, word: i64) -> i64:
        if word == STOP:
            return 0
        if not BUILD <= word < BUILD + CITY_IDS:
            return NOT_NOW
        city = city_here(t.board(), word - BUILD)
        if city < 0:
            return NOT_NOW
        reason = villa_refusal(t, seat, city)
        if reason in (CAPITAL_NO_VILLA, VILLA_ALREADY, NO_VILLA_LEFT):
            return reason
        return reason if t.adjacent(seat, city) else NOT_ADJACENT  # a price matters only where one could build

    def figures(self, t: ConcordiaTable, seat: i64, word: i64, reason: i64) -> dict[str, Figure]:
        city = city_here(t.board(), word - BUILD)
        if reason == VILLA_MONEY_SHORT:
            return {"city": city_ref(t, city), "needs": int(t.villa_money(city)), "has": int(t.means(seat))}
        if reason == VILLA_GOODS_SHORT:
            price = villa_price(t, city)
            return {"city": city_ref(t, city), "goods": good_refs(price), "missing": lacking(t, seat, price)}
        return {"city": city_ref(t, city)}

    def _can_build(self, t: ConcordiaTable, seat: i64) -> bool:
        city: i64 = 0
        while city < t.cities():
            if self.refusal(t, seat, BUILD + city_id(t.board(), city)) == 0:
                return True
            city += 1
        return False

    def say(self, t: ConcordiaTable, seat: i64, word: i64) -> None:
        if word == STOP:
            if t.telling() and t.local(0) == 0:
                why = "choice" if self._can_build(t, seat) else "none"
                t.tell("built-nothing", self.rule, {"seat": seat_ref(seat), "why": why})
            t.pop()
            return
        t.set_local(0, t.local(0) + 1)
        city = city_here(t.board(), word - BUILD)
        price = t.villa_money(city)
        if t.telling():
            t.tell(
                "built",
                "CNV-4.5.7",
                {
                    "seat": seat_ref(seat),
                    "city": city_ref(t, city),
                    "money": int(price),
                    "goods": good_refs(villa_price(t, city)),
                },
            )
            tell_price(t, seat, price)
        t.pay(seat, price)
        for good in range(KINDS):
            t.change(seat, GOODS + good, -villa_goods(t.produce(city), good))
        t.v[VILLAS_IN + city] |= 1 << seat
        t.change(seat, VILLAS, -1)
        if t.villas(seat) == 0:
            trigger_end(t, seat)


def villa_refusal(t: ConcordiaTable, seat: i64, city: i64) -> i64:
    """Why the seat could not build here even with a colonist beside the city; 0 if it could."""
    if city == t.capital():
        return CAPITAL_NO_VILLA
    if t.has_villa(seat, city):
        return VILLA_ALREADY
    if t.villas(seat) == 0:
        return NO_VILLA_LEFT
    if not t.has_villa_goods(seat, t.produce(city)):
        return VILLA_GOODS_SHORT
    return MAY_BE_SAID if t.means(seat) >= t.villa_money(city) else VILLA_MONEY_SHORT


def villa_price(t: ConcordiaTable, city: i64) -> list[int]:
    """The goods a villa costs in the city, kind by kind."""
    return [int(villa_goods(t.produce(city), good)) for good in range(KINDS)]
