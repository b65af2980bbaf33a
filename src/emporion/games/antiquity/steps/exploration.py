"""Phase 7: exploration. A working explorer may turn up one token of the zone."""

from mypy_extensions import i64

from emporion.games.antiquity.table.accessors import AntiquityTable
from emporion.games.antiquity.table.components import EXPLORER, FAMINE_FOUND, FOOD, LUXURY, TOKENS
from emporion.games.antiquity.table.layout import FAMINE, FOUND, HEX, TOKEN_BITS
from emporion.games.antiquity.table.telling import good_ref, hex_figures, place_figures
from emporion.games.antiquity.table.words import HEX as HEX_WORD
from emporion.games.antiquity.table.words import NO_TOKEN, PASS, TOKEN_OUT_OF_ZONE
from emporion.kernel.journal import Figure, seat_ref
from emporion.kernel.refusal import MAY_BE_SAID, NOT_NOW
from emporion.kernel.step import Ask
from emporion.kernel.words import Words


class Explore(Ask[AntiquityTable]):
    """One good of the kind shown; a food raises the famine at once (ANT-4.7.1)."""

    name = "explore"
    rule = "ANT-4.7.1"

    def deciders(self, t: AntiquityTable) -> i64:
        seat = t.seat()
        if not t.works(seat, EXPLORER):
            return 0
        for hex in range(t.hexes()):
            if t.token(hex) >= 0 and t.in_zone(seat, hex):
                return 1 << seat
        return 0

    def candidates(self, t: AntiquityTable, seat: i64, into: Words) -> None:
        into.add(PASS)
        for hex in range(t.hexes()):
            if t.token(hex) >= 0:
                into.add(HEX_WORD + hex)

    def refusal(self, t: AntiquityTable, seat: i64, word: i64) -> i64:
        if word == PASS:
            return 0
        hex = word - HEX_WORD
        if not 0 <= hex < t.hexes():
            return NOT_NOW
        if t.token(hex) < 0:
            return NO_TOKEN
        return MAY_BE_SAID if t.in_zone(seat, hex) else TOKEN_OUT_OF_ZONE

    def figures(self, t: AntiquityTable, seat: i64, word: i64, reason: i64) -> dict[str, Figure]:
        return hex_figures(word - HEX_WORD) if reason != NOT_NOW else {}

    def say(self, t: AntiquityTable, seat: i64, word: i64) -> None:
        t.pop()
        if word == PASS:
            if t.telling():
                t.tell("passed", self.rule, {"seat": seat_ref(seat)})
            return
        hex = word - HEX_WORD
        kind = t.token(hex)
        good = TOKENS[kind]
        t.v[HEX + hex] &= ~TOKEN_BITS
        t.v[FOUND + kind] += 1
        t.gain(seat, good, 1)
        t.disclose()
        food = FOOD <= good < LUXURY and not t.introductory()
        if food:
            t.v[FAMINE] += FAMINE_FOUND
        if t.telling():
            t.tell("explored", self.rule, {"seat": seat_ref(seat), "good": good_ref(good), **place_figures(t, hex)})
            if food:
                t.tell("famine-risen", self.rule, {"level": int(t.famine())})
