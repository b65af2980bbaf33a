"""Phase 2: city building. Everybody drafts in secret; when all have committed the drafts are revealed together."""

from mypy_extensions import i64

from emporion.games.antiquity.steps.draft.allowed import draft_candidates, draft_refusal
from emporion.games.antiquity.steps.draft.doing import carry_out
from emporion.games.antiquity.steps.draft.figures import draft_figures
from emporion.games.antiquity.steps.draft.moves import lifted_last
from emporion.games.antiquity.steps.draft.placing import FREE, MOVING, STAGE_NAMES, STAGE_RULES
from emporion.games.antiquity.steps.draft.reveal import reveal
from emporion.games.antiquity.steps.draft.slips import something_possible, unchanged
from emporion.games.antiquity.steps.draft.trade import accept, answer_refusal, answers, clear_offer, decline
from emporion.games.antiquity.table.accessors import AntiquityTable
from emporion.games.antiquity.table.components import WOOD
from emporion.games.antiquity.table.layout import (
    ANSWERS,
    DRAFTING,
    GRAVES_MOVED,
    HAND,
    HEALED,
    KINDS,
    KNOWN,
    MOST_SEATS,
    NEW_CATHEDRAL,
    NEW_FOUNTAINS,
    OFFERS_MADE,
    RAZED,
    SEAT,
    SHOWN,
    STAGE,
)
from emporion.games.antiquity.table.pieces import kind_of
from emporion.games.antiquity.table.telling import building_ref
from emporion.games.antiquity.table.words import ACCEPT, COMMIT, COMMITTED, DECLINE
from emporion.kernel.journal import Figure, seat_ref
from emporion.kernel.refusal import Refusal
from emporion.kernel.table import SEALS
from emporion.kernel.words import Words
from emporion.parts.sealed import Sealed, is_in


class DraftCities(Sealed[AntiquityTable]):
    """Steps in any order and number on a private copy of the own state, until `commit` (ANT-4.2.1 to ANT-4.2.16)."""

    name = "draft"
    rule = "ANT-4.2.2"

    # -- who ------------------------------------------------------------------------------------------------
    def break_seal(self, t: AntiquityTable) -> None:
        t.v[DRAFTING] = 1
        for seat in range(t.seats()):
            for field in (HEALED, RAZED, OFFERS_MADE, NEW_FOUNTAINS, NEW_CATHEDRAL):
                t.put(seat, field, 0)
            for city in range(t.cities(seat)):
                t.put(seat, GRAVES_MOVED + city, 0)
            clear_offer(t, seat)
            t.copy_block(SEAT, SHOWN, seat)
            for good in range(KINDS):
                for other in range(MOST_SEATS):
                    t.v[KNOWN + (other * MOST_SEATS + seat) * KINDS + good] = t.good(seat, good)

    def choosers(self, t: AntiquityTable) -> i64:
        return t.alive()

    def deciders(self, t: AntiquityTable) -> i64:
        """Who still drafts, and who has an offer to answer."""
        who = t.alive() & ~t.local(0)
        for seat in range(t.seats()):
            if (t.local(0) >> seat) & 1 == 1 and t.offers_to(seat) != 0:
                who |= 1 << seat
        return who

    def known_deciders(self, t: AntiquityTable, viewer: i64) -> i64:
        """Who still drafts; whom an offer has reached who had committed, only the two concerned know (ANT-4.2.1)."""
        who = t.alive() & ~t.local(0)
        for seat in range(t.seats()):
            proposers = t.offers_to(seat)
            if proposers != 0 and viewer >= 0 and (seat == viewer or (proposers >> viewer) & 1 == 1):
                who |= 1 << seat
        return who

    def asks_always(self, t: AntiquityTable, seat: i64) -> bool:
        stage = t.get(seat, STAGE)
        return stage == FREE or stage >= MOVING  # commits, moves and offers are confirmed

    def seal_of(self, t: AntiquityTable, seat: i64) -> i64:
        """Undo stops at the last answered offer of the seat (ANT-4.2.3)."""
        return t.v[SEALS] * 256 + t.offer(seat, ANSWERS)

    def stands(self, word: i64) -> bool:
        """Answers cannot be taken back; the steps before them can, if nothing was traded."""
        return ACCEPT <= word < DECLINE + MOST_SEATS

    # -- what may be said -----------------------------------------------------------------------------------
    def candidates(self, t: AntiquityTable, seat: i64, into: Words) -> None:
        answers(t, seat, into)
        if not is_in(t, seat):
            draft_candidates(t, seat, into)

    def refusal(self, t: AntiquityTable, seat: i64, word: i64) -> i64:
        if ACCEPT <= word < DECLINE + MOST_SEATS:
            return answer_refusal(t, seat, word)
        if is_in(t, seat):
            return COMMITTED
        return draft_refusal(t, seat, word)

    def figures(self, t: AntiquityTable, seat: i64, word: i64, reason: i64) -> dict[str, Figure]:
        return draft_figures(t, seat, word, reason)

    def caution(self, t: AntiquityTable, seat: i64, word: i64) -> Refusal | None:
        """A draft that changes nothing, though something could be built or manned."""
        if word != COMMIT or not unchanged(t, seat) or not something_possible(t, seat):
            return None
        return Refusal("empty-draft", "ANT-4.2.15", {"men": int(t.men(seat)), "wood": int(t.good(seat, WOOD))})

    def prompt(self, t: AntiquityTable, seat: i64) -> dict[str, Figure]:
        if seat < 0:
            return {}
        stage = t.get(seat, STAGE)
        piece = t.piece(seat, lifted_last(t, seat)) if stage == MOVING else t.get(seat, HAND)
        return {"stage": STAGE_NAMES[stage], "rule": STAGE_RULES[stage], "piece": building_ref(kind_of(piece))}

    # -- what happens ---------------------------------------------------------------------------------------
    def say(self, t: AntiquityTable, seat: i64, word: i64) -> None:
        if ACCEPT <= word < ACCEPT + MOST_SEATS:
            accept(t, seat, word - ACCEPT)
            t.set_local(0, t.local(0) & ~(1 << seat))  # who had committed is reopened
        elif DECLINE <= word < DECLINE + MOST_SEATS:
            decline(t, seat, word - DECLINE)
        elif word == COMMIT:
            if t.telling():
                t.tell("committed", "ANT-4.2.15", {"seat": seat_ref(seat)})
            self.seal(t, seat)
        else:
            carry_out(t, seat, word, t.get(seat, STAGE))

    def open(self, t: AntiquityTable) -> None:
        reveal(t)
