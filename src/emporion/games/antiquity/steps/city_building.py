"""Phase 2: city building. Everybody drafts in secret; when all have committed the drafts are revealed together."""

from mypy_extensions import i64

from emporion.games.antiquity.rules.payment import pay_chosen, payment_refusal, payments
from emporion.games.antiquity.rules.zones import survey_all
from emporion.games.antiquity.steps.draft.building import (
    build,
    build_house,
    build_refusal,
    builds,
    choose_free_house,
    choose_saint,
    choose_size,
    free_house_refusal,
    free_houses,
    go_on_paying,
    house_refusal,
    houses,
    man_refusal,
    men,
    place,
    put_man,
    size_refusal,
    sizes,
)
from emporion.games.antiquity.steps.draft.figures import draft_figures
from emporion.games.antiquity.steps.draft.moves import (
    cancel_move,
    drop,
    drop_refusal,
    drops,
    heal,
    heal_refusal,
    heals,
    lift,
    lift_grave,
    lift_grave_refusal,
    lift_refusal,
    lifted_last,
    lifts,
    raze,
    raze_refusal,
)
from emporion.games.antiquity.steps.draft.placing import (
    ASKING,
    CHOOSING_HOUSE,
    CHOOSING_SAINT,
    FREE,
    GIVING,
    MOVING,
    OFFERING,
    PAYING,
    PLACING,
    PLACING_FREE,
    SIZING,
    STAGE_NAMES,
    STAGE_RULES,
    TAKING,
    place_refusal,
    places,
    turns_in_hand,
)
from emporion.games.antiquity.steps.draft.trade import (
    accept,
    add_asked,
    add_offered,
    answer_refusal,
    answers,
    ask_refusal,
    clear_offer,
    decline,
    done,
    done_refusal,
    give,
    give_refusal,
    gives,
    offer_refusal,
    offer_words,
    proposals,
    propose,
    propose_refusal,
    take,
    takes,
    withdraw,
)
from emporion.games.antiquity.table.accessors import AntiquityTable
from emporion.games.antiquity.table.components import CATALOGUE, FOUNTAIN_FEEDS, NO_SAINT, SAINTS
from emporion.games.antiquity.table.components import HOUSES as ALL_HOUSES
from emporion.games.antiquity.table.layout import (
    ANSWERS,
    CATHEDRALS,
    DRAFTING,
    FAMINE,
    GRAVES_MOVED,
    HAND,
    HEALED,
    HOUSES,
    KINDS,
    KNOWN,
    MOST_SEATS,
    NEW_CATHEDRAL,
    NEW_FOUNTAINS,
    OFFER_STATE,
    OFFERS_MADE,
    OPEN,
    PATRON,
    RAZED,
    SEAT,
    SHOWN,
    STAGE,
    STRIDE,
)
from emporion.games.antiquity.table.pieces import kind_of
from emporion.games.antiquity.table.telling import building_ref, counts_by_type, manned_refs, moved_refs, saint_ref
from emporion.games.antiquity.table.words import (
    ACCEPT,
    ASK,
    BUILD,
    CANCEL_MOVE,
    CITY_CELLS,
    COMMIT,
    COMMITTED,
    DECLINE,
    DONE,
    GIVE,
    HEAL,
    HOUSE,
    LIFT,
    LIFT_GRAVE,
    MAN,
    OFFER,
    OFFER_OPEN,
    PROPOSE,
    RAZE,
    SAINT,
    STEP_OPEN,
    TAKE,
    WITHDRAW,
)
from emporion.games.antiquity.table.words import NO_OFFER as NOTHING_OFFERED
from emporion.kernel.journal import Figure, seat_ref
from emporion.kernel.refusal import MAY_BE_SAID, NOT_NOW
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
        if is_in(t, seat):
            return
        stage = t.get(seat, STAGE)
        if stage == FREE:
            into.add(COMMIT)
            builds(t, seat, into)
            houses(t, seat, into)
            men(t, seat, into)
            gives(t, seat, into)
            heals(t, seat, into)
            into.add(RAZE)
            lifts(t, seat, into)
            proposals(t, seat, into)
            into.add(WITHDRAW)
        elif stage == PLACING or stage == PLACING_FREE:
            piece = t.get(seat, HAND)
            places(t, seat, piece, turns_in_hand(piece), into)
        elif stage == PAYING:
            payments(t, seat, into)
        elif stage == SIZING:
            sizes(into)
        elif stage == CHOOSING_HOUSE:
            free_houses(t, seat, into)
        elif stage == CHOOSING_SAINT:
            into.add_range(SAINT, SAINT + len(SAINTS))
        elif stage == GIVING:
            gives(t, seat, into)
        elif stage == TAKING:
            takes(into)
        elif stage == MOVING:
            drops(t, seat, into)
            lifts(t, seat, into)
            into.add(CANCEL_MOVE)
        else:
            offer_words(t, seat, into)

    def refusal(self, t: AntiquityTable, seat: i64, word: i64) -> i64:
        if ACCEPT <= word < DECLINE + MOST_SEATS:
            return answer_refusal(t, seat, word)
        if is_in(t, seat):
            return COMMITTED
        stage = t.get(seat, STAGE)
        if stage == FREE:
            return self._free_refusal(t, seat, word)
        if word == COMMIT:
            return STEP_OPEN
        if stage == PLACING or stage == PLACING_FREE:
            piece = t.get(seat, HAND)
            return place_refusal(t, seat, piece, turns_in_hand(piece), word)
        if stage == PAYING:
            return payment_refusal(t, seat, word)
        if stage == SIZING:
            return size_refusal(t, seat, word)
        if stage == CHOOSING_HOUSE:
            return free_house_refusal(t, seat, word)
        if stage == CHOOSING_SAINT:
            return MAY_BE_SAID if SAINT <= word < SAINT + len(SAINTS) else NOT_NOW
        if stage == GIVING and GIVE <= word < GIVE + KINDS:
            return give_refusal(t, seat, word - GIVE)
        if stage == TAKING:
            return MAY_BE_SAID if TAKE <= word < TAKE + KINDS else NOT_NOW
        if stage == MOVING:
            return self._moving_refusal(t, seat, word)
        return self._offer_refusal(t, seat, word, stage)

    def _free_refusal(self, t: AntiquityTable, seat: i64, word: i64) -> i64:
        if word == COMMIT:
            return OFFER_OPEN if t.offer(seat, OFFER_STATE) == OPEN else MAY_BE_SAID
        if BUILD <= word < BUILD + CATALOGUE:
            return build_refusal(t, seat, word - BUILD)
        if HOUSE < word <= HOUSE + ALL_HOUSES:
            return house_refusal(t, seat, word - HOUSE)
        if MAN <= word < MAN + CITY_CELLS:
            return man_refusal(t, seat, word - MAN)
        if GIVE <= word < GIVE + KINDS:
            return give_refusal(t, seat, word - GIVE)
        if HEAL <= word < HEAL + CITY_CELLS:
            return heal_refusal(t, seat, word - HEAL)
        if word == RAZE:
            return raze_refusal(t, seat)
        if LIFT <= word < LIFT + CITY_CELLS:
            return lift_refusal(t, seat, word - LIFT)
        if LIFT_GRAVE <= word < LIFT_GRAVE + CITY_CELLS:
            return lift_grave_refusal(t, seat, word - LIFT_GRAVE)
        if PROPOSE <= word < PROPOSE + MOST_SEATS:
            return propose_refusal(t, seat, word - PROPOSE)
        if word == WITHDRAW:
            return MAY_BE_SAID if t.offer(seat, OFFER_STATE) == OPEN else NOTHING_OFFERED
        return NOT_NOW

    def _moving_refusal(self, t: AntiquityTable, seat: i64, word: i64) -> i64:
        if word == CANCEL_MOVE:
            return 0
        if LIFT <= word < LIFT + CITY_CELLS:
            return lift_refusal(t, seat, word - LIFT)
        if LIFT_GRAVE <= word < LIFT_GRAVE + CITY_CELLS:
            return lift_grave_refusal(t, seat, word - LIFT_GRAVE)
        return drop_refusal(t, seat, word)

    def _offer_refusal(self, t: AntiquityTable, seat: i64, word: i64, stage: i64) -> i64:
        if word == DONE and stage >= OFFERING:
            return done_refusal(t, seat)
        if stage == OFFERING and OFFER <= word < OFFER + KINDS:
            return offer_refusal(t, seat, word - OFFER)
        if stage == ASKING and ASK <= word < ASK + KINDS:
            return ask_refusal(t, seat, word - ASK)
        return NOT_NOW

    def figures(self, t: AntiquityTable, seat: i64, word: i64, reason: i64) -> dict[str, Figure]:
        return draft_figures(t, seat, word, reason)

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
            self._draft(t, seat, word, t.get(seat, STAGE))

    def _draft(self, t: AntiquityTable, seat: i64, word: i64, stage: i64) -> None:
        if stage == FREE:
            self._begin(t, seat, word)
        elif stage == PLACING or stage == PLACING_FREE:
            place(t, seat, word)
        elif stage == PAYING:
            pay_chosen(t, seat, word)
            go_on_paying(t, seat)
        elif stage == SIZING:
            choose_size(t, seat, word)
        elif stage == CHOOSING_HOUSE:
            choose_free_house(t, seat, word)
        elif stage == CHOOSING_SAINT:
            choose_saint(t, seat, word)
        elif stage == GIVING:
            give(t, seat, word - GIVE)
        elif stage == TAKING:
            take(t, seat, word - TAKE)
        elif stage == MOVING:
            self._move(t, seat, word)
        elif word == DONE:
            done(t, seat)
        elif stage == OFFERING:
            add_offered(t, seat, word - OFFER)
        else:
            add_asked(t, seat, word - ASK)

    def _begin(self, t: AntiquityTable, seat: i64, word: i64) -> None:
        """One step of the draft begins."""
        if BUILD <= word < BUILD + CATALOGUE:
            build(t, seat, word - BUILD)
        elif HOUSE < word <= HOUSE + ALL_HOUSES:
            build_house(t, seat, word - HOUSE)
        elif MAN <= word < MAN + CITY_CELLS:
            put_man(t, seat, word - MAN)
        elif GIVE <= word < GIVE + KINDS:
            give(t, seat, word - GIVE)
        elif HEAL <= word < HEAL + CITY_CELLS:
            heal(t, seat, word - HEAL)
        elif word == RAZE:
            raze(t, seat)
        elif PROPOSE <= word < PROPOSE + MOST_SEATS:
            propose(t, seat, word - PROPOSE)
        elif word == WITHDRAW:
            withdraw(t, seat)
        else:
            self._move(t, seat, word)

    def _move(self, t: AntiquityTable, seat: i64, word: i64) -> None:
        if word == CANCEL_MOVE:
            cancel_move(t, seat)
        elif LIFT <= word < LIFT + CITY_CELLS:
            lift(t, seat, word - LIFT)
        elif LIFT_GRAVE <= word < LIFT_GRAVE + CITY_CELLS:
            lift_grave(t, seat, word - LIFT_GRAVE)
        else:
            drop(t, seat, word)

    # -- the reveal -----------------------------------------------------------------------------------------
    def open(self, t: AntiquityTable) -> None:
        """All drafts become public and real; fountains lower the famine (ANT-4.2.16)."""
        t.disclose()
        t.v[DRAFTING] = 0
        t.v[CATHEDRALS] = 0
        fountains: i64 = 0
        for k in range(t.players()):
            seat = t.in_order(k)
            fountains += t.get(seat, NEW_FOUNTAINS)
            t.v[CATHEDRALS] += t.get(seat, NEW_CATHEDRAL)
            if t.telling():
                tell_draft(t, seat)
        if fountains > 0:
            lowered = t.famine() - FOUNTAIN_FEEDS * fountains
            t.v[FAMINE] = lowered if lowered > 0 else 0
            if t.telling():
                t.tell("famine-lowered", "ANT-4.2.16", {"fountains": int(fountains), "level": int(t.famine())})
        survey_all(t)


def tell_draft(t: AntiquityTable, seat: i64) -> None:
    """What a draft has changed, as everybody sees it."""
    before = counts_by_type(t, SHOWN, seat)
    now = counts_by_type(t, SEAT, seat)
    built: list[str] = []
    for kind in range(CATALOGUE):
        built += [building_ref(kind)] * (now[kind] - before[kind])
    new_houses = t.get(seat, HOUSES) & ~t.v[SHOWN + seat * STRIDE + HOUSES]
    numbers = [str(number) for number in range(1, ALL_HOUSES + 1) if (new_houses >> number) & 1]
    if built:
        t.tell("built", "ANT-4.2.16", {"seat": seat_ref(seat), "buildings": [*built]})
    if numbers:
        t.tell("houses", "ANT-4.2.6", {"seat": seat_ref(seat), "count": len(numbers), "numbers": ", ".join(numbers)})
    if not built and not numbers:
        t.tell("built-nothing", "ANT-4.2.16", {"seat": seat_ref(seat)})
    saint = t.patron(seat)
    if saint != t.v[SHOWN + seat * STRIDE + PATRON] or t.get(seat, NEW_CATHEDRAL) == 1:
        if saint == NO_SAINT:
            t.tell("razed", "ANT-4.2.12", {"seat": seat_ref(seat)})
        else:
            t.tell("saint", "ANT-4.2.9", {"seat": seat_ref(seat), "saint": saint_ref(saint)})
    if t.get(seat, HEALED) > 0:
        t.tell("healed", "ANT-4.2.11", {"seat": seat_ref(seat), "graves": int(t.get(seat, HEALED))})
    moved = moved_refs(t, SHOWN, SEAT, seat)
    if moved:
        t.tell("moved", "ANT-4.2.13", {"seat": seat_ref(seat), "buildings": [*moved]})
    manned = manned_refs(t, SEAT, seat)
    if manned:
        t.tell("manned", "ANT-4.2.8", {"seat": seat_ref(seat), "buildings": [*manned]})
