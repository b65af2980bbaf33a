"""Phase 1: auction of public offices."""

from mypy_extensions import i64

from emporion.games.constantinopolis.rules.offices import (
    affordable,
    barred,
    move_figure,
    opening_bid,
)
from emporion.games.constantinopolis.steps.duel import Duel
from emporion.games.constantinopolis.table.accessors import ConstantinopolisTable
from emporion.games.constantinopolis.table.components import VACANT_COST
from emporion.games.constantinopolis.table.layout import ACTIVE, LOST, NONE, OFFICES, STAKE
from emporion.games.constantinopolis.table.telling import office_ref
from emporion.games.constantinopolis.table.words import (
    CHALLENGE,
    FREE_TAKE,
    KEEP,
    NO_OFFICE,
    NO_RELIEF,
    NOT_FREE,
    OFFICE_HELD,
    OFFICE_LOST,
    OFFICE_VACANT,
    OPENING_SHORT,
    OWN_OFFICE,
    RELIEF,
    VACANT,
    VACANT_SHORT,
)
from emporion.kernel.journal import Figure, seat_ref
from emporion.kernel.refusal import MAY_BE_SAID, NOT_NOW
from emporion.kernel.step import Ask, Step
from emporion.kernel.table import NOBODY
from emporion.kernel.words import Words


class CallPlayers(Step[ConstantinopolisTable]):
    """In calling order everybody who has not been active becomes active (CPL-4.1.1 to CPL-4.1.3)."""

    rule = "CPL-4.1.3"

    def __init__(self) -> None:
        super().__init__()
        self.choose = ChooseOffice()

    def parts(self) -> list[Step]:
        return [self.choose]

    def begin(self, t: ConstantinopolisTable) -> None:
        for office in range(OFFICES):
            t.v[STAKE + office] = 0
        for seat in range(t.seats()):
            t.put(seat, ACTIVE, 0)
            t.put(seat, LOST, 0)

    def run(self, t: ConstantinopolisTable) -> None:
        for k in range(t.seats()):
            seat = t.turn(k)
            if t.get(seat, ACTIVE) == 0:
                self.choose.start(t, seat)
                return
        t.pop()


class ChooseOffice(Ask[ConstantinopolisTable]):
    """Keep an office, take a vacant one or challenge a holder (CPL-4.1.4).

    In the first choice of an ousted holder local 0 is the free office + 1, local 1 the office just lost + 1.
    """

    name = "auction_choose"
    rule = "CPL-4.1.4"

    def __init__(self) -> None:
        super().__init__()
        self.duel = Duel(self)

    def parts(self) -> list[Step]:
        return [self.duel]

    def begin(self, t: ConstantinopolisTable) -> None:
        t.put(t.seat(), ACTIVE, 1)

    def candidates(self, t: ConstantinopolisTable, seat: i64, into: Words) -> None:
        if t.office(seat) != NONE:
            into.add(KEEP)
        if t.local(0) > 0:
            into.add(FREE_TAKE + t.local(0) - 1)
        needy = self._needs_relief(t, seat)
        for office in range(OFFICES):
            holder = t.holder(office)
            if holder == NOBODY:
                into.add(VACANT + office)
                if needy:
                    into.add(RELIEF + office)
            elif holder != seat:
                into.add(CHALLENGE + office)

    def _needs_relief(self, t: ConstantinopolisTable, seat: i64) -> bool:
        """Without an office, without a free one and unable to pay for one (CPL-4.1.12)."""
        return t.office(seat) == NONE and t.local(0) == 0 and t.gold(seat) < VACANT_COST

    def refusal(self, t: ConstantinopolisTable, seat: i64, word: i64) -> i64:
        if word == KEEP:
            return NO_OFFICE if t.office(seat) == NONE else MAY_BE_SAID
        if VACANT <= word < VACANT + OFFICES:
            if t.holder(word - VACANT) != NOBODY:
                return OFFICE_HELD
            return MAY_BE_SAID if t.gold(seat) >= VACANT_COST else VACANT_SHORT
        if CHALLENGE <= word < CHALLENGE + OFFICES:
            return self._no_challenge(t, seat, word - CHALLENGE)
        if FREE_TAKE <= word < FREE_TAKE + OFFICES:
            return MAY_BE_SAID if t.local(0) == word - FREE_TAKE + 1 else NOT_FREE
        if RELIEF <= word < RELIEF + OFFICES:
            if t.holder(word - RELIEF) != NOBODY:
                return OFFICE_HELD
            return MAY_BE_SAID if self._needs_relief(t, seat) else NO_RELIEF
        return NOT_NOW

    def _no_challenge(self, t: ConstantinopolisTable, seat: i64, office: i64) -> i64:
        holder = t.holder(office)
        if holder == NOBODY:
            return OFFICE_VACANT
        if holder == seat:
            return OWN_OFFICE
        if barred(t, seat, office) or t.local(1) == office + 1:
            return OFFICE_LOST
        return MAY_BE_SAID if opening_bid(t, office) <= affordable(t.gold(seat)) else OPENING_SHORT

    def figures(self, t: ConstantinopolisTable, seat: i64, word: i64, reason: i64) -> dict[str, Figure]:
        if reason == VACANT_SHORT:
            return {"needs": int(VACANT_COST), "has": int(t.gold(seat))}
        if reason == OPENING_SHORT:
            return {"needs": int(opening_bid(t, word - CHALLENGE)), "has": int(t.gold(seat))}
        if reason == OFFICE_HELD:
            office = word - VACANT if word < CHALLENGE else word - RELIEF
            return {"seat": seat_ref(t.holder(office))}
        return {}

    def prompt(self, t: ConstantinopolisTable, seat: i64) -> dict[str, Figure]:
        return {"office": "none" if t.office(t.seat()) == NONE else office_ref(t.office(t.seat()))}

    def say(self, t: ConstantinopolisTable, seat: i64, word: i64) -> None:
        if CHALLENGE <= word < CHALLENGE + OFFICES:
            t.set_local(0, 0)  # CPL-4.1.9: any other choice forfeits the free office
            t.set_local(1, 0)
            office = word - CHALLENGE
            if t.telling():
                holder = seat_ref(t.holder(office))
                t.tell(
                    "challenge",
                    "CPL-4.1.7",
                    {"seat": seat_ref(seat), "office": office_ref(office), "holder": holder},
                )
            self.duel.fight(t, seat, office)
            return
        t.pop()
        if word == KEEP:
            if t.telling():
                t.tell("kept", "CPL-4.1.5", {"seat": seat_ref(seat), "office": office_ref(t.office(seat))})
        elif VACANT <= word < VACANT + OFFICES:
            move_figure(t, seat, word - VACANT, VACANT_COST)
            if t.telling():
                figures: dict[str, Figure] = {"office": office_ref(word - VACANT), "price": int(VACANT_COST)}
                t.tell("vacant", "CPL-4.1.6", {"seat": seat_ref(seat), **figures})
        elif word < RELIEF:
            move_figure(t, seat, word - FREE_TAKE, 0)
            if t.telling():
                t.tell("free-take", "CPL-4.1.9", {"seat": seat_ref(seat), "office": office_ref(word - FREE_TAKE)})
        else:
            move_figure(t, seat, word - RELIEF, 0)
            if t.telling():
                t.tell("relief", "CPL-4.1.12", {"seat": seat_ref(seat), "office": office_ref(word - RELIEF)})


def calling(t: ConstantinopolisTable, speakers: list[int], dueling: bool) -> tuple[list[int], list[int]]:
    """Who has been called in this auction, and who comes: the other side of a duel, then those not called yet."""
    others = [int(t.turn(k)) for k in range(t.seats()) if t.turn(k) not in speakers]
    answering = [seat for seat in (int(t.seat()), int(t.local(1))) if dueling and seat not in speakers]
    through = [seat for seat in others if t.get(seat, ACTIVE) != 0 and seat not in answering]
    return through, answering + [seat for seat in others if t.get(seat, ACTIVE) == 0 and seat not in answering]
