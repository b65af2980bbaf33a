"""The turn: a card is played and carried out, in a team by both partners (CNV-4.1, CNV-4.2)."""

from typing import Final

from mypy_extensions import i64

from emporion.games.concordia_venus.table.accessors import ConcordiaTable
from emporion.games.concordia_venus.table.components import (
    DIPLOMAT,
    LEGATE,
    MAGISTER,
    PERSONALITIES,
    PROCONSUL,
    ROUND_LIMIT,
    action,
    is_double,
)
from emporion.games.concordia_venus.table.layout import (
    ACTIVE,
    ANSWERING,
    CARD,
    CARDS,
    CONCORDIA,
    COPIED,
    DISPLAY,
    LAST_TURN,
    NONE,
    PERSONALITY,
    PLAYER,
    REPEATED,
    SOLO,
    SPACES,
    STACK,
    SUGGESTION,
    TURN,
)
from emporion.games.concordia_venus.table.telling import card_ref, personality_ref
from emporion.games.concordia_venus.table.words import (
    CHOICE_OF,
    CHOICES,
    CHOOSE,
    NOT_IN_HAND,
    NOT_ON_CARD,
    PLAY,
    SOLO_NO_LEGATE,
    choice_word,
)
from emporion.kernel.journal import Figure, seat_ref
from emporion.kernel.refusal import MAY_BE_SAID, NOT_NOW
from emporion.kernel.step import Ask, InTurnOrder, Step
from emporion.kernel.table import NOBODY
from emporion.kernel.words import Words

# How far a turn is.
PLAYS: Final = 0  # a card is to be played
CHOOSES: Final = 1  # a card is to be carried out: which personality?
ACTS: Final = 2  # its player acts
PARTNER_ACTS: Final = 3
FOUND: Final = 4  # a Diplomat or Magister has found a card, or not
ANSWERS: Final = 5  # the partner plays a card: after a Legate for both, after a Proconsul alone
DONE: Final = 6


class Turns(InTurnOrder[ConcordiaTable]):
    """Turns pass clockwise until the end; local 0 counts them."""

    def turn(self, t: ConcordiaTable, k: i64) -> i64:
        """CNV-5.1.2, CNV-5.1.3: a last turn for the others; CNV-6.6.1: or the end of the last full round."""
        last = t.v[LAST_TURN]
        if last != NONE:
            return t.clockwise(t.first(), k) if k <= last else NOBODY
        limit = t.option(ROUND_LIMIT) * t.seats()
        return t.clockwise(t.first(), k) if limit == 0 or k < limit else NOBODY

    def again(self, t: ConcordiaTable) -> bool:
        t.v[TURN] += 1
        return super().again(t)


class TakeTurn(Step[ConcordiaTable]):
    """One turn, or team turn. What a Legate, Proconsul, Diplomat or Magister brings is carried out within it."""

    def __init__(self, play_card: Step, choose_personality: Step, personalities: dict[str, Step]) -> None:
        super().__init__()
        self.play_card = play_card
        self.choose_personality = choose_personality
        self.personalities: list[Step] = [personalities[name] for name in PERSONALITIES]

    def parts(self) -> list[Step]:
        return [self.play_card, self.choose_personality, *self.personalities]

    def begin(self, t: ConcordiaTable) -> None:
        t.v[ACTIVE] = t.seat()
        t.v[PLAYER] = t.seat()
        t.v[SOLO] = 0
        t.v[REPEATED] = 0

    def run(self, t: ConcordiaTable) -> None:
        at = t.at()
        if at == PLAYS:
            t.go_to(CHOOSES)
            self.play_card.start(t, t.player())
        elif at == CHOOSES:
            t.go_to(ACTS)
            t.v[PERSONALITY] = action(t.card(), 0)
            if is_double(t.card()):
                self.choose_personality.start(t, t.player())
        elif at == ACTS:
            personality = t.v[PERSONALITY]
            t.go_to(_then(t, personality))
            self.personalities[personality].start(t, t.player())
        elif at == PARTNER_ACTS:
            t.go_to(DONE)
            partner = t.partner(t.player())
            personality = partners_personality(t)
            if t.telling() and personality != t.v[PERSONALITY]:
                forced = {"seat": seat_ref(partner), "personality": personality_ref(personality)}
                t.tell("chose", "CNV-4.17.2", {**forced})
            self.personalities[personality].start(t, partner)
        elif at == FOUND:
            found = t.v[COPIED]
            t.v[CARD] = found
            t.v[COPIED] = NONE
            t.go_to(DONE if found == NONE else CHOOSES)
        elif at == ANSWERS:
            t.v[SOLO] = 1 if t.v[PERSONALITY] == PROCONSUL else 0
            t.v[PLAYER] = t.partner(t.player())
            t.go_to(PLAYS)
        else:
            t.v[CARD] = NONE
            t.v[PERSONALITY] = NONE
            t.pop()


def _then(t: ConcordiaTable, personality: i64) -> i64:
    """What follows when the player of the card has acted."""
    if personality in (DIPLOMAT, MAGISTER):
        return FOUND
    if personality == LEGATE or (personality == PROCONSUL and not t.solo()):
        return ANSWERS
    return PARTNER_ACTS if t.in_teams() and not t.solo() else DONE


def partners_personality(t: ConcordiaTable) -> i64:
    """The same as the player's, on a double card the other one (CNV-4.17.2)."""
    if not is_double(t.card()):
        return t.v[PERSONALITY]
    return action(t.card(), 1) if t.v[PERSONALITY] == action(t.card(), 0) else action(t.card(), 0)


class PlayCard(Ask[ConcordiaTable]):
    """A card of the hand goes on top of the own discard pile (CNV-4.1.1, CNV-4.15.2, CNV-4.16.2)."""

    name = "play_card"
    rule = "CNV-4.1.1"

    def candidates(self, t: ConcordiaTable, seat: i64, into: Words) -> None:
        for card in range(CARDS):
            if t.hand(seat, card) > 0:
                into.add(PLAY + card)

    def refusal(self, t: ConcordiaTable, seat: i64, word: i64) -> i64:
        card = word - PLAY
        if not 0 <= card < CARDS:
            return NOT_NOW
        if t.hand(seat, card) == 0:
            return NOT_IN_HAND
        return SOLO_NO_LEGATE if t.solo() and action(card, 0) == LEGATE else MAY_BE_SAID

    def figures(self, t: ConcordiaTable, seat: i64, word: i64, reason: i64) -> dict[str, Figure]:
        return {"card": card_ref(word - PLAY)} if reason == NOT_IN_HAND else {}

    def prompt(self, t: ConcordiaTable, seat: i64) -> dict[str, Figure]:
        return {"occasion": "solo" if t.solo() else "legate" if t.v[ANSWERING] != 0 else "turn"}

    def say(self, t: ConcordiaTable, seat: i64, word: i64) -> None:
        card = word - PLAY
        if t.telling():
            rule = "CNV-4.15.2" if t.solo() else "CNV-4.16.2" if t.v[ANSWERING] != 0 else self.rule
            t.tell("played", rule, {"seat": seat_ref(seat), "card": card_ref(card)})
        t.discard(seat, card)
        t.v[CARD] = card
        t.v[ANSWERING] = 0
        t.v[SUGGESTION] = NONE
        t.pop()


class ChoosePersonality(Ask[ConcordiaTable]):
    """One of the two personalities of a double-choice card (CNV-4.17.1)."""

    name = "choose_personality"
    rule = "CNV-4.17.1"

    def candidates(self, t: ConcordiaTable, seat: i64, into: Words) -> None:
        into.add(choice_word(action(t.card(), 0)))
        into.add(choice_word(action(t.card(), 1)))

    def refusal(self, t: ConcordiaTable, seat: i64, word: i64) -> i64:
        if not CHOOSE <= word < CHOOSE + CHOICES:
            return NOT_NOW
        personality = CHOICE_OF[word - CHOOSE]
        return MAY_BE_SAID if personality == action(t.card(), 0) or personality == action(t.card(), 1) else NOT_ON_CARD

    def prompt(self, t: ConcordiaTable, seat: i64) -> dict[str, Figure]:
        return {"card": card_ref(t.card())}

    def say(self, t: ConcordiaTable, seat: i64, word: i64) -> None:
        t.v[PERSONALITY] = CHOICE_OF[word - CHOOSE]
        if t.telling():
            t.tell("chose", self.rule, {"seat": seat_ref(seat), "personality": personality_ref(t.v[PERSONALITY])})
        t.pop()


class CloseUp(Step[ConcordiaTable]):
    """At the end of the turn the display is closed up and refilled from the stack (CNV-4.3.6, CNV-4.2.2).

    In individual mode a turn never buys before it closes up, so this is also the end of the buying action.
    """

    rule = "CNV-4.3.6"

    def happen(self, t: ConcordiaTable) -> None:
        filled: i64 = 0
        for space in range(SPACES):
            card = t.v[DISPLAY + space]
            if card != NONE:
                t.v[DISPLAY + space] = NONE
                t.v[DISPLAY + filled] = card
                filled += 1
        first_new = filled
        while filled < SPACES and STACK.size(t) > 0:
            t.v[DISPLAY + filled] = STACK.draw(t)
            t.disclose()
            filled += 1
        if t.telling() and filled > first_new:
            drawn: dict[str, Figure] = {"cards": [card_ref(t.shown(k)) for k in range(first_new, filled)]}
            t.tell("drawn", self.rule, drawn)


def trigger_end(t: ConcordiaTable, seat: i64) -> None:
    """The first to buy the last card or build the 15th villa takes the CONCORDIA card (CNV-5.1.1)."""
    if t.ending():
        return
    others = t.teams() - 1 if t.in_teams() else t.seats() - 1
    t.v[LAST_TURN] = t.v[TURN] + others
    t.v[CONCORDIA] = seat
    if t.telling():
        t.tell("end-triggered", "CNV-5.1.1", {"seat": seat_ref(seat), "turns": int(others)})
