"""Diplomat and Magister: a card that is played already is carried out once more (CNV-4.8, CNV-4.9)."""

from mypy_extensions import i64

from emporion.games.concordia_venus.table.accessors import ConcordiaTable
from emporion.games.concordia_venus.table.components import DIPLOMAT, LEGATE, MAGISTER, SENATOR, TRIBUNE, action
from emporion.games.concordia_venus.table.layout import COPIED, MOST_SEATS, NONE, REPEATED, TEAM_COPIES
from emporion.games.concordia_venus.table.telling import card_ref
from emporion.games.concordia_venus.table.words import (
    COPIED_ALREADY,
    COPY,
    DECLINE,
    MAGISTER_LOOP,
    NEVER_COPIED,
    NO_CARD_TO_COPY,
    NOTHING_TO_REPEAT,
    PARTNERS_CARD,
    SOLO_COPIES_NO_LEGATE,
)
from emporion.kernel.journal import Figure, seat_ref
from emporion.kernel.refusal import NOT_NOW
from emporion.kernel.step import Ask, Step
from emporion.kernel.words import Words


class CopyCard(Ask[ConcordiaTable]):
    """The top card of another discard pile, as if it had been played (CNV-4.8.1)."""

    name = "diplomat_copy"
    rule = "CNV-4.8.1"

    def candidates(self, t: ConcordiaTable, seat: i64, into: Words) -> None:
        for other in range(t.seats()):
            if other != seat:
                into.add(COPY + other)
        into.add(DECLINE)

    def refusal(self, t: ConcordiaTable, seat: i64, word: i64) -> i64:
        if word == DECLINE:
            return 0
        owner = word - COPY
        if not 0 <= owner < t.seats() or owner == seat:
            return NOT_NOW
        return copy_refusal(t, seat, owner)

    def figures(self, t: ConcordiaTable, seat: i64, word: i64, reason: i64) -> dict[str, Figure]:
        owner = word - COPY
        if t.top(owner) == NONE:
            return {"seat": seat_ref(owner)}
        return {"seat": seat_ref(owner), "card": card_ref(t.top(owner))}

    def say(self, t: ConcordiaTable, seat: i64, word: i64) -> None:
        t.pop()
        if word == DECLINE:
            if t.telling():
                why = "choice" if can_copy(t, seat) else "none"
                t.tell("copied-nothing", self.rule, {"seat": seat_ref(seat), "why": why})
            return
        owner = word - COPY
        t.v[COPIED] = t.top(owner)
        if t.in_teams():
            t.v[TEAM_COPIES + t.team(seat) * MOST_SEATS + owner] = t.plays(owner)
        if t.telling():
            figures = {"seat": seat_ref(seat), "owner": seat_ref(owner), "card": card_ref(t.top(owner))}
            t.tell("copied", self.rule, {**figures})


def can_copy(t: ConcordiaTable, seat: i64) -> bool:
    """Whether there is a card the seat may copy."""
    return any(owner != seat and copy_refusal(t, seat, owner) == 0 for owner in range(t.seats()))


def copy_refusal(t: ConcordiaTable, seat: i64, owner: i64) -> i64:
    """Why the top card of another seat's pile may not be copied; 0 if it may."""
    if t.in_teams() and owner == t.partner(seat):
        return PARTNERS_CARD
    card = t.top(owner)
    if card == NONE:
        return NO_CARD_TO_COPY
    personality = action(card, 0)
    if personality in (DIPLOMAT, TRIBUNE):
        return NEVER_COPIED
    if personality == MAGISTER:
        return _magister_refusal(t, seat)
    if personality == LEGATE and t.solo():
        return SOLO_COPIES_NO_LEGATE
    if t.in_teams() and t.v[TEAM_COPIES + t.team(seat) * MOST_SEATS + owner] == t.plays(owner):
        return COPIED_ALREADY
    return 0


def _magister_refusal(t: ConcordiaTable, seat: i64) -> i64:
    """A copied Magister repeats what lies beneath the Diplomat; never twice over (CNV-7.2.1, CNV-7.2.3)."""
    if t.v[REPEATED] != 0:
        return MAGISTER_LOOP
    beneath = t.beneath(seat)
    if beneath == NONE or action(beneath, 0) == MAGISTER or not may_be_repeated(beneath):
        return NOTHING_TO_REPEAT
    return 0


def may_be_repeated(card: i64) -> bool:
    """Every card but a Senator (CNV-4.9.2)."""
    return action(card, 0) != SENATOR


class RepeatCard(Step[ConcordiaTable]):
    """The card of the own previous turn once more (CNV-4.9.1); nothing, or a Senator: no effect (CNV-4.9.2)."""

    rule = "CNV-4.9.1"

    def happen(self, t: ConcordiaTable) -> None:
        seat = t.seat()
        beneath = t.beneath(seat)
        if beneath == NONE or not may_be_repeated(beneath):
            if t.telling():
                t.tell("nothing-repeated", "CNV-4.9.2", {"seat": seat_ref(seat)})
            return
        t.v[COPIED] = beneath
        t.v[REPEATED] = 1
        if t.telling():
            t.tell("repeated", self.rule, {"seat": seat_ref(seat), "card": card_ref(beneath)})
