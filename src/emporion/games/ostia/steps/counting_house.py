"""Phase 2: counting house. Everybody secretly lays goods and bluff cards on forum, Senate and storage."""

from mypy_extensions import i64

from emporion.games.ostia.rules.debts import most_as_laid, most_if_all_is_sold, owed
from emporion.games.ostia.rules.piles import owned, show_sizes, take_up, tell_sizes, turn_up
from emporion.games.ostia.table.accessors import OstiaTable
from emporion.games.ostia.table.components import MARKET_CARDS, TYPE_LIMIT
from emporion.games.ostia.table.layout import (
    ASKED_AGAIN,
    BLUFF_FORUM,
    BLUFF_SENATE,
    BLUFF_STAGE,
    KINDS,
    LOCK_STAGE,
    LOCKED,
    MARKET,
    ON_FORUM,
    ON_SENATE,
    STAGE,
    STOCK,
)
from emporion.games.ostia.table.telling import good_ref
from emporion.games.ostia.table.words import (
    ALREADY_LAID,
    BLUFF,
    BLUFF_NOT_LAID,
    BLUFF_SPLITS,
    CONFIRM,
    FOURTH_TYPE,
    LAYING_ANEW,
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
from emporion.kernel.journal import Figure, seat_ref
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
    """All goods of the stock are laid on forum, Senate or storage, type by type; then the bluff cards; then `lock`.

    The first beat where there are two (OST-4.2.4): when all have locked, the sizes of the piles show.
    """

    name = "allocate"
    rule = "OST-4.2.2"
    final_phase = False
    beat = 1

    def break_seal(self, t: OstiaTable) -> None:
        for seat in range(t.seats()):
            t.put(seat, STAGE, first_stage(t, seat))

    def _next_stage(self, t: OstiaTable, seat: i64) -> None:
        """Go on to the next type held, then to the bluff cards, then to the lock."""
        t.put(seat, STAGE, stage_from(t, seat, t.stage(seat) + 1))

    def asks_always(self, t: OstiaTable, seat: i64) -> bool:
        return t.stage(seat) == LOCK_STAGE  # OST-4.0.2: the lock is the confirmation

    def candidates(self, t: OstiaTable, seat: i64, into: Words) -> None:
        self.add_layings(t, seat, into)
        into.add(LOCK)

    def add_layings(self, t: OstiaTable, seat: i64, into: Words) -> None:
        """Every way to lay the cards that are due."""
        stage = due(t, seat)
        if stage < BLUFF_STAGE:
            held = in_hand(t, seat, stage)
            for forum in range(held + 1):
                if self.final_phase:
                    into.add(split_word(stage, forum, 0))
                else:
                    first = split_word(stage, forum, 0)
                    into.add_range(first, first + held - forum + 1)
        elif stage == BLUFF_STAGE:
            into.add_range(BLUFF, BLUFF + BLUFF_SPLITS)

    def refusal(self, t: OstiaTable, seat: i64, word: i64) -> i64:
        stage = due(t, seat)
        if word == LOCK:
            if stage < BLUFF_STAGE:
                return NOT_ALL_LAID
            return MAY_BE_SAID if stage == LOCK_STAGE else BLUFF_NOT_LAID
        if SPLIT <= word < SPLIT + SPLITS:
            if SPLIT_GOOD[word - SPLIT] != stage:
                return self._not_this_good(t, seat, SPLIT_GOOD[word - SPLIT])
            placed = SPLIT_FORUM[word - SPLIT] + SPLIT_SENATE[word - SPLIT]
            if placed > in_hand(t, seat, stage):
                return TOO_FEW_CARDS
            if self.final_phase:
                return NO_SENATE if SPLIT_SENATE[word - SPLIT] > 0 else MAY_BE_SAID
            if placed > 0 and t.strict() and t.stage(seat) != ASKED_AGAIN and t.types_placed(seat) >= TYPE_LIMIT:
                return FOURTH_TYPE
            return 0
        if BLUFF <= word < BLUFF + BLUFF_SPLITS and stage <= BLUFF_STAGE and t.with_bluff():
            if stage < BLUFF_STAGE:
                return NOT_ALL_LAID
            return NO_SENATE if self.final_phase and BLUFF_TO_SENATE[word - BLUFF] > 0 else MAY_BE_SAID
        return NOT_NOW

    def _not_this_good(self, t: OstiaTable, seat: i64, good: i64) -> i64:
        """Why a good other than the one asked for cannot be laid: none held, laid already, or due later."""
        if owned(t, seat, good) == 0:
            return NONE_HELD
        return ALREADY_LAID if good < due(t, seat) else OTHER_GOOD_NOW

    def figures(self, t: OstiaTable, seat: i64, word: i64, reason: i64) -> dict[str, Figure]:
        stage = due(t, seat)
        if reason == OTHER_GOOD_NOW:
            return {"good": good_ref(stage)}
        if reason in (NONE_HELD, ALREADY_LAID):
            return {"good": good_ref(SPLIT_GOOD[word - SPLIT])}
        if reason == TOO_FEW_CARDS:
            placed = SPLIT_FORUM[word - SPLIT] + SPLIT_SENATE[word - SPLIT]
            return {"good": good_ref(stage), "needs": int(placed), "has": int(in_hand(t, seat, stage))}
        if reason == FOURTH_TYPE:
            return {"limit": int(TYPE_LIMIT)}
        return {}

    def caution(self, t: OstiaTable, seat: i64, word: i64) -> Refusal | None:
        """Everything stays in the storage; in the last sale debts cannot be repaid though more cards could be sold."""
        if self.final_phase:
            return self._unpaid(t, seat) if word in (LOCK, CONFIRM) else None
        if word != LOCK or t.count(seat, STOCK) == 0:
            return None
        laid = t.count(seat, ON_FORUM) + t.count(seat, ON_SENATE) + t.get(seat, BLUFF_FORUM) + t.get(seat, BLUFF_SENATE)
        return Refusal("nothing-laid", self.rule, {"cards": int(t.count(seat, STOCK))}) if laid == 0 else None

    def _unpaid(self, t: OstiaTable, seat: i64) -> Refusal | None:
        needs, has = owed(t, seat), most_as_laid(t, seat)
        if has >= needs or most_if_all_is_sold(t, seat) < needs:
            return None
        return Refusal("debts", "OST-5.5.1", {"needs": int(needs), "has": int(has)})

    def prompt(self, t: OstiaTable, seat: i64) -> dict[str, Figure]:
        beat: dict[str, Figure] = {"beat": self.beat}
        if seat < 0 or due(t, seat) >= BLUFF_STAGE:
            return beat
        return {**beat, "good": good_ref(due(t, seat)), "cards": int(in_hand(t, seat, due(t, seat)))}

    def say(self, t: OstiaTable, seat: i64, word: i64) -> None:
        if word == LOCK:
            self.lock(t, seat)
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

    def lock(self, t: OstiaTable, seat: i64) -> None:
        t.put(seat, STAGE, LOCKED)
        if t.with_bluff() and not t.two_beats():
            t.disclose()  # in the first edition the sizes of the piles were public at each lock
            tell_sizes(t, seat, self.final_phase)
        elif t.telling():
            t.tell("locked", "OST-4.2.10", {"seat": seat_ref(seat)})
        self.seal(t, seat)

    def open(self, t: OstiaTable) -> None:
        if t.two_beats():
            show_sizes(t, self.final_phase)
        else:
            turn_up(t, self.final_phase)


def stage_from(t: OstiaTable, seat: i64, stage: i64) -> i64:
    """The first type in hand from a stage on, then the bluff cards, then the lock."""
    while stage < KINDS and in_hand(t, seat, stage) == 0:
        stage += 1
    if stage == BLUFF_STAGE and not t.with_bluff():
        stage = LOCK_STAGE
    return stage


def first_stage(t: OstiaTable, seat: i64) -> i64:
    """Where an allocation starts."""
    return stage_from(t, seat, 0)


def due(t: OstiaTable, seat: i64) -> i64:
    """The stage whose cards the seat may lay now: asked again, it may start once more."""
    return first_stage(t, seat) if t.stage(seat) == ASKED_AGAIN else t.stage(seat)


def in_hand(t: OstiaTable, seat: i64, good: i64) -> i64:
    """The cards of a good the seat may lay: asked again, all it has."""
    return owned(t, seat, good) if t.stage(seat) == ASKED_AGAIN else t.stock(seat, good)


class AllocateAgain(Allocate):
    """The second beat: who has seen the sizes of all piles confirms, or lays everything anew, once (OST-4.2.4)."""

    rule = "OST-4.2.4"
    beat = 2

    def break_seal(self, t: OstiaTable) -> None:
        for seat in range(t.seats()):
            t.put(seat, STAGE, ASKED_AGAIN)

    def choosers(self, t: OstiaTable) -> i64:
        if t.two_beats():
            return t.everybody()
        return 0

    def candidates(self, t: OstiaTable, seat: i64, into: Words) -> None:
        into.add(CONFIRM)
        self.add_layings(t, seat, into)
        into.add(LOCK)

    def refusal(self, t: OstiaTable, seat: i64, word: i64) -> i64:
        if word == CONFIRM:
            return MAY_BE_SAID if t.stage(seat) == ASKED_AGAIN else LAYING_ANEW
        return super().refusal(t, seat, word)

    def say(self, t: OstiaTable, seat: i64, word: i64) -> None:
        if word == CONFIRM:
            self.lock(t, seat)
            return
        if t.stage(seat) == ASKED_AGAIN:
            t.put(seat, STAGE, first_stage(t, seat))
            take_up(t, seat)
        super().say(t, seat, word)

    def lock(self, t: OstiaTable, seat: i64) -> None:
        t.put(seat, STAGE, LOCKED)
        if t.telling():
            t.tell("answered", "OST-4.2.4", {"seat": seat_ref(seat)})
        self.seal(t, seat)

    def open(self, t: OstiaTable) -> None:
        turn_up(t, self.final_phase)


class PenaliseTypes(Step[OstiaTable]):
    """Who shows more than three types loses those that stand highest on the active card (OST-4.2.7, OST-4.2.8)."""

    rule = "OST-4.2.7"

    def happen(self, t: OstiaTable) -> None:
        for k in range(t.seats()):
            seat = t.clockwise(t.first(), k)
            if t.literal():
                if t.types_placed(seat) > TYPE_LIMIT:
                    lose(t, seat, top_of_card(t), "OST-7.3.7")
            else:
                while t.types_placed(seat) > TYPE_LIMIT:
                    lose(t, seat, highest_placed(t, seat), "OST-4.2.7")


def lose(t: OstiaTable, seat: i64, good: i64, rule: str) -> None:
    """All cards of a type are discarded from forum and Senate; by the literal reading there may be none."""
    cards = t.forum(seat, good) + t.senate(seat, good)
    t.put(seat, ON_FORUM + good, 0)
    t.put(seat, ON_SENATE + good, 0)
    t.discard(good, cards)
    if t.telling():
        figures: dict[str, Figure] = {"seat": seat_ref(seat), "good": good_ref(good)}
        if cards > 0:
            t.tell("penalty", rule, {**figures, "cards": int(cards)})
        else:
            t.tell("penalty-spared", rule, figures)


def highest_placed(t: OstiaTable, seat: i64) -> i64:
    """The type that stands highest on the active senate card among those the seat shows (OST-7.3.1)."""
    best: i64 = -1
    for good in range(KINDS):
        placed = t.forum(seat, good) + t.senate(seat, good)
        if placed > 0 and (best < 0 or t.active_value(good) > t.active_value(best)):
            best = good
    return best


def top_of_card(t: OstiaTable) -> i64:
    """The good at the very top of the active senate card, whether anybody shows it or not (OST-7.3.7)."""
    top: i64 = 0
    for good in range(KINDS):
        if t.active_value(good) > t.active_value(top):
            top = good
    return top
