"""Phase 8: end of the round; and what makes rounds follow each other."""

from mypy_extensions import i64

from emporion.games.constantinopolis.table.accessors import ConstantinopolisTable
from emporion.games.constantinopolis.table.components import BASE_STORAGE, HORREUM, HORREUM_STORAGE
from emporion.games.constantinopolis.table.layout import (
    ACTIVATED,
    BOUGHT,
    CURRENT,
    FUTURE,
    GOODS,
    LAST_ROUND,
    MARKS,
    PROPOSED,
    REFILLED,
    ROUND,
    SOLD,
    TIPPED,
    TYPES,
)
from emporion.games.constantinopolis.table.telling import good_ref, goods_refs, market_ref
from emporion.games.constantinopolis.table.words import NONE_TO_STORE, STOP, STORE
from emporion.kernel.journal import Figure, seat_ref
from emporion.kernel.refusal import MAY_BE_SAID, NOT_NOW
from emporion.kernel.step import Ask, Sequence, Step
from emporion.kernel.words import Words


class Rounds(Sequence[ConstantinopolisTable]):
    """Rounds follow each other until one of the end conditions is met (CPL-5.1)."""

    def again(self, t: ConstantinopolisTable) -> bool:
        if t.last_round():
            return False
        prepare_round(t)
        return True


def prepare_round(t: ConstantinopolisTable) -> None:
    """Ledgers and marks are cleared, figures stand up (CPL-4.8.4)."""
    for seat in range(t.seats()):
        t.put(seat, ACTIVATED, 0)
        t.put(seat, MARKS, 0)
        t.put(seat, PROPOSED, 0)
        t.put(seat, TIPPED, 0)
        for good in range(TYPES):
            t.put(seat, BOUGHT + good, 0)
            t.put(seat, SOLD + good, 0)
    t.v[ROUND] += 1
    if t.telling():
        if t.last_round():
            t.tell("last-round", "CPL-5.1.2", {"round": int(t.round())})
        else:
            t.tell("round", "CPL-4.8.4", {"round": int(t.round())})


class EndOfRound(Sequence[ConstantinopolisTable]):
    """Left out when the game ends with this round (CPL-4.8.1)."""

    def run(self, t: ConstantinopolisTable) -> None:
        if t.at() == 0 and t.last_round():
            t.pop()
        else:
            super().run(t)


class ChangeMarket(Step[ConstantinopolisTable]):
    """The next market card; when the pile is empty for the first time it is laid out again (CPL-4.8.2)."""

    rule = "CPL-4.8.2"

    def happen(self, t: ConstantinopolisTable) -> None:
        CURRENT.put(t, FUTURE.draw(t))
        t.disclose()
        if FUTURE.size(t) == 0:
            if t.v[REFILLED] == 0:
                self._refill(t)
            else:
                t.v[LAST_ROUND] = t.round() + 1
        if t.telling():
            if FUTURE.size(t) > 0:
                cards = {"current": market_ref(t.market()), "next": market_ref(FUTURE.card(t, 0))}
                t.tell("market-changes", "CPL-4.8.2", {**cards})
            else:
                t.tell("market-last", "CPL-4.8.2", {"current": market_ref(t.market())})

    def _refill(self, t: ConstantinopolisTable) -> None:
        """All used cards except the current one are shuffled."""
        t.v[REFILLED] = 1
        top = CURRENT.draw(t)
        while CURRENT.size(t) > 0:
            FUTURE.put(t, CURRENT.draw(t))
        FUTURE.shuffle(t)
        CURRENT.put(t, top)


def storage(t: ConstantinopolisTable, seat: i64) -> i64:
    """How many goods the seat may keep from round to round."""
    return HORREUM_STORAGE if t.owns(seat, HORREUM) else BASE_STORAGE


class StoreGoods(Ask[ConstantinopolisTable]):
    """Who has more goods than room picks those that stay; the locals count them by type (CPL-4.8.3)."""

    name = "store_good"
    rule = "CPL-4.8.3"

    def deciders(self, t: ConstantinopolisTable) -> i64:
        seat = t.seat()
        if t.all_goods(seat) > storage(t, seat):
            return 1 << seat
        return 0

    def stored(self, t: ConstantinopolisTable) -> i64:
        return t.local(0) + t.local(1) + t.local(2) + t.local(3) + t.local(4)

    def candidates(self, t: ConstantinopolisTable, seat: i64, into: Words) -> None:
        for good in range(TYPES):
            if t.goods(seat, good) > 0:
                into.add(STORE + good)
        into.add(STOP)

    def refusal(self, t: ConstantinopolisTable, seat: i64, word: i64) -> i64:
        if word == STOP:
            return 0
        good = word - STORE
        if not 0 <= good < TYPES:
            return NOT_NOW
        return MAY_BE_SAID if t.goods(seat, good) > t.local(good) else NONE_TO_STORE

    def figures(self, t: ConstantinopolisTable, seat: i64, word: i64, reason: i64) -> dict[str, Figure]:
        return {"good": good_ref(word - STORE)} if reason == NONE_TO_STORE else {}

    def prompt(self, t: ConstantinopolisTable, seat: i64) -> dict[str, Figure]:
        owner = t.seat()
        return {"left": int(storage(t, owner) - self.stored(t)), "goods": int(t.all_goods(owner))}

    def say(self, t: ConstantinopolisTable, seat: i64, word: i64) -> None:
        if word != STOP:
            t.set_local(word - STORE, t.local(word - STORE) + 1)
            if self.stored(t) < storage(t, seat):
                return
        for good in range(TYPES):
            t.put(seat, GOODS + good, t.local(good))
        t.pop()
        if t.telling():
            t.tell("stored", "CPL-4.8.3", {"seat": seat_ref(seat), "goods": [*goods_refs(t, seat)]})
