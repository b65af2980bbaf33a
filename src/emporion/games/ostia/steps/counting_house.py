"""Phase 2: counting house. Everybody secretly lays goods and bluff cards on forum, Senate and storage."""

from mypy_extensions import i64

from emporion.games.ostia.table.accessors import OstiaTable
from emporion.games.ostia.table.components import BLUFFS, MARKET_CARDS, TYPE_LIMIT
from emporion.games.ostia.table.layout import (
    BLUFF_FORUM,
    BLUFF_SENATE,
    BLUFF_STAGE,
    KINDS,
    LOCK_STAGE,
    LOCKED,
    MARKET,
    ON_FORUM,
    ON_SENATE,
    SEEN,
    SHOWN_FORUM,
    SHOWN_SENATE,
    STAGE,
    STOCK,
)
from emporion.games.ostia.table.telling import good_ref, pile_refs
from emporion.games.ostia.table.words import (
    ALREADY_LAID,
    BLUFF,
    BLUFF_NOT_LAID,
    BLUFF_SPLITS,
    FOURTH_TYPE,
    LOCK,
    NO_SENATE,
    NONE_HELD,
    NOT_ALL_LAID,
    OTHER_GOOD_NOW,
    SPLIT,
    SPLIT_FORUM,
    SPLIT_GOOD,
    SPLIT_SENATE,
    SPLITS,
    TOO_FEW_CARDS,
    split_word,
)
from emporion.games.ostia.table.words import (
    BLUFF_FORUM as BLUFF_TO_FORUM,
)
from emporion.games.ostia.table.words import (
    BLUFF_SENATE as BLUFF_TO_SENATE,
)
from emporion.kernel.journal import ALL, Figure, seat_ref
from emporion.kernel.refusal import MAY_BE_SAID, NOT_NOW, Refusal
from emporion.kernel.step import Step
from emporion.kernel.words import Words
from emporion.parts.sealed import Sealed


class TurnUpMarket(Step[OstiaTable]):
    """With 3 and 4 seats cards nobody owns join the forum (OST-4.2.1)."""

    rule = "OST-4.2.1"

    def happen(self, t: OstiaTable) -> None:
        n = MARKET_CARDS[t.seats()]
        goods: list[str] = []
        for _ in range(n):
            good = t.draw()
            t.v[MARKET + good] += 1
            if t.telling():
                goods.append(good_ref(good))
        if goods:
            t.tell("market", "OST-4.2.1", {"goods": [*goods]})


class Allocate(Sealed[OstiaTable]):
    """All goods of the stock are laid on forum, Senate or storage, type by type; then the bluff cards; then `lock`."""

    name = "allocate"
    rule = "OST-4.2.2"
    final_phase = False

    def break_seal(self, t: OstiaTable) -> None:
        for seat in range(t.seats()):
            t.put(seat, STAGE, -1)
            self._next_stage(t, seat)

    def _next_stage(self, t: OstiaTable, seat: i64) -> None:
        """Go on to the next type held, then to the bluff cards, then to the lock."""
        stage = t.stage(seat) + 1
        while stage < KINDS and t.stock(seat, stage) == 0:
            stage += 1
        if stage == BLUFF_STAGE and not t.with_bluff():
            stage = LOCK_STAGE
        t.put(seat, STAGE, stage)

    def asks_always(self, t: OstiaTable, seat: i64) -> bool:
        return t.stage(seat) == LOCK_STAGE  # OST-4.0.2: the lock is the confirmation

    def candidates(self, t: OstiaTable, seat: i64, into: Words) -> None:
        stage = t.stage(seat)
        if stage < BLUFF_STAGE:
            held = t.stock(seat, stage)
            for forum in range(held + 1):
                if self.final_phase:
                    into.add(split_word(stage, forum, 0))
                else:
                    first = split_word(stage, forum, 0)
                    into.add_range(first, first + held - forum + 1)
        elif stage == BLUFF_STAGE:
            into.add_range(BLUFF, BLUFF + BLUFF_SPLITS)
        into.add(LOCK)

    def refusal(self, t: OstiaTable, seat: i64, word: i64) -> i64:
        stage = t.stage(seat)
        if word == LOCK:
            if stage < BLUFF_STAGE:
                return NOT_ALL_LAID
            return MAY_BE_SAID if stage == LOCK_STAGE else BLUFF_NOT_LAID
        if SPLIT <= word < SPLIT + SPLITS:
            if SPLIT_GOOD[word - SPLIT] != stage:
                return self._not_this_good(t, seat, SPLIT_GOOD[word - SPLIT])
            placed = SPLIT_FORUM[word - SPLIT] + SPLIT_SENATE[word - SPLIT]
            if placed > t.stock(seat, stage):
                return TOO_FEW_CARDS
            if self.final_phase:
                return NO_SENATE if SPLIT_SENATE[word - SPLIT] > 0 else MAY_BE_SAID
            if placed > 0 and t.strict() and t.types_placed(seat) >= TYPE_LIMIT:
                return FOURTH_TYPE
            return 0
        if BLUFF <= word < BLUFF + BLUFF_SPLITS and stage <= BLUFF_STAGE and t.with_bluff():
            if stage < BLUFF_STAGE:
                return NOT_ALL_LAID
            return NO_SENATE if self.final_phase and BLUFF_TO_SENATE[word - BLUFF] > 0 else MAY_BE_SAID
        return NOT_NOW

    def _not_this_good(self, t: OstiaTable, seat: i64, good: i64) -> i64:
        """Why a good other than the one asked for cannot be laid: none held, laid already, or due later."""
        if t.stock(seat, good) + t.forum(seat, good) + t.senate(seat, good) == 0:
            return NONE_HELD
        return ALREADY_LAID if good < t.stage(seat) else OTHER_GOOD_NOW

    def figures(self, t: OstiaTable, seat: i64, word: i64, reason: i64) -> dict[str, Figure]:
        stage = t.stage(seat)
        if reason == OTHER_GOOD_NOW:
            return {"good": good_ref(stage)}
        if reason in (NONE_HELD, ALREADY_LAID):
            return {"good": good_ref(SPLIT_GOOD[word - SPLIT])}
        if reason == TOO_FEW_CARDS:
            placed = SPLIT_FORUM[word - SPLIT] + SPLIT_SENATE[word - SPLIT]
            return {"good": good_ref(stage), "needs": int(placed), "has": int(t.stock(seat, stage))}
        if reason == FOURTH_TYPE:
            return {"limit": int(TYPE_LIMIT)}
        return {}

    def caution(self, t: OstiaTable, seat: i64, word: i64) -> Refusal | None:
        """Everything stays in the storage."""
        if word != LOCK or t.count(seat, STOCK) == 0:
            return None
        laid = t.count(seat, ON_FORUM) + t.count(seat, ON_SENATE) + t.get(seat, BLUFF_FORUM) + t.get(seat, BLUFF_SENATE)
        return Refusal("nothing-laid", self.rule, {"cards": int(t.count(seat, STOCK))}) if laid == 0 else None

    def prompt(self, t: OstiaTable, seat: i64) -> dict[str, Figure]:
        if seat < 0 or t.stage(seat) >= BLUFF_STAGE:
            return {}
        return {"good": good_ref(t.stage(seat)), "cards": int(t.stock(seat, t.stage(seat)))}

    def say(self, t: OstiaTable, seat: i64, word: i64) -> None:
        if word == LOCK:
            self._lock(t, seat)
            return
        if word >= BLUFF:
            t.put(seat, BLUFF_FORUM, BLUFF_TO_FORUM[word - BLUFF])
            t.put(seat, BLUFF_SENATE, BLUFF_TO_SENATE[word - BLUFF])
        else:
            good = SPLIT_GOOD[word - SPLIT]
            forum = SPLIT_FORUM[word - SPLIT]
            senate = SPLIT_SENATE[word - SPLIT]
            t.put(seat, ON_FORUM + good, forum)
            t.put(seat, ON_SENATE + good, senate)
            t.change(seat, STOCK + good, -(forum + senate))
        self._next_stage(t, seat)

    def _lock(self, t: OstiaTable, seat: i64) -> None:
        t.put(seat, STAGE, LOCKED)
        if t.with_bluff():
            t.disclose()  # OST-4.2.10: the sizes of the piles are public now
        if t.telling():
            if t.with_bluff():
                forum, senate, storage = pile_sizes(t, seat)
                t.tell(
                    "locked-sizes",
                    "OST-4.2.4",
                    {"seat": seat_ref(seat), "forum": forum, "senate": senate, "storage": storage},
                )
            else:
                t.tell("locked", "OST-4.2.10", {"seat": seat_ref(seat)})
        self.seal(t, seat)

    def open(self, t: OstiaTable) -> None:
        """Bluff cards are set aside, forum and Senate turned up, the storage stays face down (OST-4.2.5)."""
        t.disclose()
        for k in range(t.seats()):
            seat = t.clockwise(t.first(), k)
            t.put(seat, BLUFF_FORUM, 0)
            t.put(seat, BLUFF_SENATE, 0)
            for good in range(KINDS):
                shown = t.forum(seat, good) + t.senate(seat, good)
                t.put(seat, SHOWN_FORUM + good, t.forum(seat, good))
                t.put(seat, SHOWN_SENATE + good, t.senate(seat, good))
                known = t.get(seat, SEEN + good) - shown
                t.put(seat, SEEN + good, known if known > 0 else 0)
            if t.telling():
                t.tell(
                    "revealed",
                    self.rule if self.final_phase else "OST-4.2.5",
                    {
                        "seat": seat_ref(seat),
                        "forum": pile_refs(t, seat, ON_FORUM),
                        "senate": pile_refs(t, seat, ON_SENATE),
                        "stored": int(t.count(seat, STOCK)),
                    },
                    ALL,
                )


def pile_sizes(t: OstiaTable, seat: i64) -> tuple[int, int, int]:
    """Goods and bluff cards on forum, Senate and storage together: what a lock shows (OST-4.2.4)."""
    on_forum = t.get(seat, BLUFF_FORUM)
    on_senate = t.get(seat, BLUFF_SENATE)
    return (
        int(t.count(seat, ON_FORUM) + on_forum),
        int(t.count(seat, ON_SENATE) + on_senate),
        int(t.count(seat, STOCK) + BLUFFS - on_forum - on_senate),
    )


class PenaliseTypes(Step[OstiaTable]):
    """Who shows more than three types loses those that stand highest on the active card (OST-4.2.7, OST-4.2.8)."""

    rule = "OST-4.2.7"

    def happen(self, t: OstiaTable) -> None:
        for k in range(t.seats()):
            seat = t.clockwise(t.first(), k)
            while t.types_placed(seat) > TYPE_LIMIT:
                lost = highest_placed(t, seat)
                cards = t.forum(seat, lost) + t.senate(seat, lost)
                t.put(seat, ON_FORUM + lost, 0)
                t.put(seat, ON_SENATE + lost, 0)
                t.discard(lost, cards)
                if t.telling():
                    t.tell(
                        "penalty",
                        "OST-4.2.7",
                        {"seat": seat_ref(seat), "good": good_ref(lost), "cards": int(cards)},
                    )


def highest_placed(t: OstiaTable, seat: i64) -> i64:
    """The type that stands highest on the active senate card among those the seat shows (OST-7.3.1)."""
    best: i64 = -1
    for good in range(KINDS):
        placed = t.forum(seat, good) + t.senate(seat, good)
        if placed > 0 and (best < 0 or t.active_value(good) > t.active_value(best)):
            best = good
    return best
