"""The end of phase 1: what the offices bring."""

from mypy_extensions import i64

from emporion.games.constantinopolis.table.accessors import ConstantinopolisTable
from emporion.games.constantinopolis.table.components import COMES, COMES_GOLD, PRETORIO, PRETORIO_GOODS
from emporion.games.constantinopolis.table.layout import OFFICES, STAKE, TYPES
from emporion.games.constantinopolis.table.telling import good_ref
from emporion.games.constantinopolis.table.words import NOT_MADE, PRETORIO_GOOD
from emporion.kernel.journal import Figure, seat_ref
from emporion.kernel.refusal import MAY_BE_SAID, NOT_NOW
from emporion.kernel.step import Step
from emporion.kernel.table import NOBODY
from emporion.kernel.words import Words


class PayOffices(Step[ConstantinopolisTable]):
    """The stakes go to the bank, the Comes Thesaurorum is paid, and the order of the round is set (CPL-4.1.13)."""

    rule = "CPL-4.1.13"

    def happen(self, t: ConstantinopolisTable) -> None:
        for office in range(OFFICES):
            t.v[STAKE + office] = 0
        t.set_order()
        comes = t.holder(COMES)
        if comes != NOBODY:
            t.earn(comes, COMES_GOLD)
            if t.telling():
                t.tell("comes-gold", "CPL-4.1.13", {"seat": seat_ref(comes), "gold": int(COMES_GOLD)})


class PretorioGood(Step[ConstantinopolisTable]):
    """The Praefectus Pretorio takes a good of a type he makes (CPL-4.1.13)."""

    name = "pretorio_good"
    rule = "CPL-4.1.13"

    def deciders(self, t: ConstantinopolisTable) -> i64:
        holder = t.holder(PRETORIO)
        if holder == NOBODY:
            return 0
        return 1 << holder

    def candidates(self, t: ConstantinopolisTable, seat: i64, into: Words) -> None:
        into.add_range(PRETORIO_GOOD, PRETORIO_GOOD + TYPES)

    def refusal(self, t: ConstantinopolisTable, seat: i64, word: i64) -> i64:
        if not PRETORIO_GOOD <= word < PRETORIO_GOOD + TYPES:
            return NOT_NOW
        return MAY_BE_SAID if t.makes(seat, word - PRETORIO_GOOD) else NOT_MADE

    def figures(self, t: ConstantinopolisTable, seat: i64, word: i64, reason: i64) -> dict[str, Figure]:
        return {"good": good_ref(word - PRETORIO_GOOD)} if reason == NOT_MADE else {}

    def say(self, t: ConstantinopolisTable, seat: i64, word: i64) -> None:
        t.pop()
        t.add_goods(seat, word - PRETORIO_GOOD, PRETORIO_GOODS)
        if t.telling():
            good = good_ref(word - PRETORIO_GOOD)
            t.tell("pretorio", "CPL-4.1.13", {"seat": seat_ref(seat), "good": good})
