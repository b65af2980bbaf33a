"""Phase 2: quay. Everybody chooses in secret what to ship; then all choices are opened: a sealed choice."""

from mypy_extensions import i64

from emporion.games.newtitle.table.accessors import NewTitleTable
from emporion.games.newtitle.table.layout import CHOICE, FIRST, KINDS, NONE, ROUND, SHOWN, WAITS
from emporion.games.newtitle.table.telling import good_ref
from emporion.games.newtitle.table.words import NONE_HELD, SHIP, WAIT
from emporion.kernel.journal import ALL, Figure, seat_ref
from emporion.kernel.refusal import MAY_BE_SAID, NOT_NOW
from emporion.kernel.step import Step
from emporion.kernel.words import Words
from emporion.parts.sealed import Sealed


class ShipGoods(Sealed[NewTitleTable]):
    """All cards of one good, or none (NTL-4.4)."""

    name = "ship_goods"
    rule = "NTL-4.4"

    def break_seal(self, t: NewTitleTable) -> None:
        for seat in range(t.seats()):
            t.put(seat, SHOWN, NONE)

    def candidates(self, t: NewTitleTable, seat: i64, into: Words) -> None:
        into.add_range(SHIP, SHIP + KINDS)
        into.add(WAIT)

    def refusal(self, t: NewTitleTable, seat: i64, word: i64) -> i64:
        if word == WAIT:
            return MAY_BE_SAID
        if not SHIP <= word < SHIP + KINDS:
            return NOT_NOW
        return MAY_BE_SAID if t.hand(seat, word - SHIP) > 0 else NONE_HELD

    def figures(self, t: NewTitleTable, seat: i64, word: i64, reason: i64) -> dict[str, Figure]:
        return {"good": good_ref(word - SHIP)} if reason == NONE_HELD else {}

    def say(self, t: NewTitleTable, seat: i64, word: i64) -> None:
        t.put(seat, CHOICE, word - SHIP)
        if t.telling():
            self._tell_choice(t, seat, word)
        self.seal(t, seat)

    def _tell_choice(self, t: NewTitleTable, seat: i64, word: i64) -> None:
        """Who chooses is told what it was; everybody else only that something was chosen."""
        who: dict[str, Figure] = {"seat": seat_ref(seat)}
        if word == WAIT:
            t.tell("chose-to-wait", "NTL-4.4", who, 1 << seat)
        else:
            t.tell("chose", "NTL-4.4", {**who, "good": good_ref(word - SHIP)}, 1 << seat)
        t.tell("chose-hidden", "NTL-4.4", who, ALL ^ (1 << seat))

    def open(self, t: NewTitleTable) -> None:
        """All choices are paid at once, in turn order (NTL-4.6, NTL-4.7); what was shipped is discarded (NTL-4.8)."""
        t.disclose()
        for k in range(t.seats()):
            seat = t.clockwise(t.first(), k)
            if t.choice(seat) == WAITS:
                if t.telling():
                    t.tell("waited", "NTL-4.4", {"seat": seat_ref(seat)})
            else:
                self._ship(t, seat, t.choice(seat))
        for seat in range(t.seats()):
            t.put(seat, SHOWN, t.choice(seat))
            t.put(seat, CHOICE, NONE)

    def _ship(self, t: NewTitleTable, seat: i64, good: i64) -> None:
        alone = t.rivals(seat) == 0
        coins: i64 = t.income(seat, alone)
        cards: i64 = t.hand(seat, good)
        t.earn(seat, coins)
        t.discard(good, cards)
        t.change_hand(seat, good, -cards)
        if t.telling():
            t.tell(
                "shipped-alone" if alone else "shipped",
                "NTL-4.7" if alone else "NTL-4.6",
                {"seat": seat_ref(seat), "good": good_ref(good), "cards": int(cards), "coins": int(coins)},
            )


class EndRound(Step[NewTitleTable]):
    """The next player clockwise is first in the next round (NTL-4.9)."""

    def happen(self, t: NewTitleTable) -> None:
        t.v[ROUND] += 1
        t.v[FIRST] = t.clockwise(t.first(), 1)
