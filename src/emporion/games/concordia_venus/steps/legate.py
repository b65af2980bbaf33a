"""Legate: look at the partner's hand and put a card forward (CNV-4.16)."""

from mypy_extensions import i64

from emporion.games.concordia_venus.table.accessors import ConcordiaTable
from emporion.games.concordia_venus.table.layout import ANSWERING, CARDS, SUGGESTION
from emporion.games.concordia_venus.table.telling import card_ref
from emporion.games.concordia_venus.table.words import DECLINE, NOT_IN_PARTNERS_HAND, SUGGEST
from emporion.kernel.journal import Figure, seat_ref
from emporion.kernel.refusal import MAY_BE_SAID, NOT_NOW
from emporion.kernel.step import Ask
from emporion.kernel.words import Words


class SuggestCard(Ask[ConcordiaTable]):
    """One of the partner's cards, or none; only the two partners know (CNV-4.16.1)."""

    name = "legate_suggest"
    rule = "CNV-4.16.1"

    def begin(self, t: ConcordiaTable) -> None:
        t.disclose()  # the partner's hand is shown

    def candidates(self, t: ConcordiaTable, seat: i64, into: Words) -> None:
        for card in range(CARDS):
            if t.hand(t.partner(seat), card) > 0:
                into.add(SUGGEST + card)
        into.add(DECLINE)

    def refusal(self, t: ConcordiaTable, seat: i64, word: i64) -> i64:
        if word == DECLINE:
            return 0
        card = word - SUGGEST
        if not 0 <= card < CARDS:
            return NOT_NOW
        return MAY_BE_SAID if t.hand(t.partner(seat), card) > 0 else NOT_IN_PARTNERS_HAND

    def figures(self, t: ConcordiaTable, seat: i64, word: i64, reason: i64) -> dict[str, Figure]:
        return {"card": card_ref(word - SUGGEST)} if reason == NOT_IN_PARTNERS_HAND else {}

    def say(self, t: ConcordiaTable, seat: i64, word: i64) -> None:
        t.pop()
        t.v[ANSWERING] = 1
        t.disclose()
        if word != DECLINE:
            t.v[SUGGESTION] = word - SUGGEST
        if t.telling():
            partners = int(1 << seat | 1 << t.partner(seat))
            if word == DECLINE:
                t.tell("suggested-nothing", self.rule, {"seat": seat_ref(seat)}, partners)
            else:
                figures: dict[str, Figure] = {"seat": seat_ref(seat), "card": card_ref(word - SUGGEST)}
                t.tell("suggested", self.rule, figures, partners)
