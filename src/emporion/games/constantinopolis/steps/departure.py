"""The end of phase 6: the reveal, the departure of the ships, and the contracts that are kept."""

from mypy_extensions import i64

from emporion.games.constantinopolis.rules.contracts import give_up_hand
from emporion.games.constantinopolis.rules.fleet import voyage
from emporion.games.constantinopolis.table.accessors import ConstantinopolisTable
from emporion.games.constantinopolis.table.components import COUNT, FIRST_CARD, LONG_VOYAGE, LONG_VOYAGE_FAME, LOWEST
from emporion.games.constantinopolis.table.layout import FINISHED, KEPT, KINDS, KNOWN, LOADING, PORT, POSTS, S_PLACE
from emporion.games.constantinopolis.table.telling import card_ref, cargo_refs, kind_ref, ship_ref
from emporion.games.constantinopolis.table.words import KEEP_CONTRACT, KEPT_ALREADY, NOT_TO_KEEP, POSTS_TAKEN, STOP
from emporion.kernel.journal import ALL, Figure, seat_ref
from emporion.kernel.refusal import MAY_BE_SAID, NOT_NOW
from emporion.kernel.step import Ask, Step
from emporion.kernel.words import Words


class Reveal(Step[ConstantinopolisTable]):
    """Everything loaded becomes public and the ships sail (CPL-4.6.9, CPL-4.6.10)."""

    rule = "CPL-4.6.9"

    def happen(self, t: ConstantinopolisTable) -> None:
        t.disclose()
        t.v[LOADING] = 0
        for k in range(t.seats()):
            seat = t.turn(k)
            t.put(seat, FINISHED, 0)
            for kind in range(KINDS):
                t.put(seat, KEPT + kind, t.kept(seat, kind))  # posts of loaded contracts are seen to be back
            for ship in range(t.ships(seat)):
                if t.ship_place(seat, ship) == PORT and t.cargo(seat, ship) > 0:
                    self._sail(t, seat, ship)

    def _sail(self, t: ConstantinopolisTable, seat: i64, ship: i64) -> None:
        rounds = voyage(t, seat, ship)
        t.v[t.ship(seat, ship) + S_PLACE] = rounds
        for place in range(t.cargo(seat, ship)):
            t.v[KNOWN + t.aboard(seat, ship, place)] = 0
        fame = LONG_VOYAGE_FAME[t.ship_size(seat, ship)] if rounds == LONG_VOYAGE else 0
        t.honour(seat, fame)
        if t.telling():
            figures: dict[str, Figure] = {"contracts": [*cargo_refs(t, seat, ship)], "rounds": int(rounds)}
            who: dict[str, Figure] = {"seat": seat_ref(seat), "ship": ship_ref(t.ship_size(seat, ship))}
            t.tell("sailed", "CPL-4.6.9", {**who, **figures})
            if fame > 0:
                t.tell("long-voyage", "CPL-4.6.10", {**who, "fame": int(fame)})


class KeepContracts(Ask[ConstantinopolisTable]):
    """A contract for each trading post may be kept for the next round (CPL-4.6.11)."""

    name = "keep_contract"
    rule = "CPL-4.6.11"

    def begin(self, t: ConstantinopolisTable) -> None:
        """Cards kept earlier must be picked again."""
        for kind in range(KINDS):
            t.put(t.seat(), KEPT + kind, 0)

    def deciders(self, t: ConstantinopolisTable) -> i64:
        seat = t.seat()
        if t.last_round() or t.get(seat, POSTS) == 0 or t.held(seat) == 0:
            return 0
        return 1 << seat

    def candidates(self, t: ConstantinopolisTable, seat: i64, into: Words) -> None:
        for kind in range(KINDS):
            if t.hand(seat, kind) & ~t.kept(seat, kind) != 0:
                into.add(KEEP_CONTRACT + kind)
        into.add(STOP)

    def refusal(self, t: ConstantinopolisTable, seat: i64, word: i64) -> i64:
        if word == STOP:
            return 0
        kind = word - KEEP_CONTRACT
        if not 0 <= kind < KINDS:
            return NOT_NOW
        if t.hand(seat, kind) == 0:
            return NOT_TO_KEEP
        if t.hand(seat, kind) & ~t.kept(seat, kind) == 0:
            return KEPT_ALREADY
        return MAY_BE_SAID if t.free_posts(seat) > 0 else POSTS_TAKEN

    def figures(self, t: ConstantinopolisTable, seat: i64, word: i64, reason: i64) -> dict[str, Figure]:
        return {"contract": kind_ref(word - KEEP_CONTRACT)} if reason in (NOT_TO_KEEP, KEPT_ALREADY) else {}

    def prompt(self, t: ConstantinopolisTable, seat: i64) -> dict[str, Figure]:
        return {"posts": int(t.free_posts(t.seat()))}

    def say(self, t: ConstantinopolisTable, seat: i64, word: i64) -> None:
        if word == STOP:
            t.pop()
            if t.telling():
                cards = int(t.posts_in_use(seat))
                others = ALL ^ (1 << seat) if cards else ALL  # the seat itself was told which
                t.tell("kept-contracts", "CPL-4.6.11", {"seat": seat_ref(seat), "cards": cards}, others)
            return
        kind = word - KEEP_CONTRACT
        bits = t.hand(seat, kind) & ~t.kept(seat, kind)
        card = FIRST_CARD[kind] + LOWEST[bits]
        t.put(seat, KEPT + kind, t.kept(seat, kind) | (bits & -bits))
        if t.telling():
            t.tell("kept-card", "CPL-4.6.11", {"seat": seat_ref(seat), "contract": card_ref(card)}, 1 << seat)


class DiscardContracts(Step[ConstantinopolisTable]):
    """What nobody kept goes to the discard pile, after the last player has chosen (CPL-7.4.8)."""

    rule = "CPL-4.6.11"

    def happen(self, t: ConstantinopolisTable) -> None:
        for k in range(t.seats()):
            seat = t.turn(k)
            refused: list[str] = []
            if t.telling():
                for kind in range(KINDS):
                    bits = t.hand(seat, kind) & ~t.kept(seat, kind)
                    refused += [kind_ref(kind)] * int(COUNT[bits])
            if give_up_hand(t, seat) > 0:
                t.disclose()
                if t.telling():
                    t.tell("discarded", "CPL-4.6.11", {"seat": seat_ref(seat), "contracts": [*refused]})
