"""What may be said at each stage of a draft, and why not."""

from mypy_extensions import i64

from emporion.games.antiquity.rules.payment import payment_refusal, payments
from emporion.games.antiquity.steps.draft.building import (
    build_refusal,
    builds,
    free_house_refusal,
    free_houses,
    house_refusal,
    houses,
    man_refusal,
    men,
    size_refusal,
    sizes,
)
from emporion.games.antiquity.steps.draft.moves import (
    drop_refusal,
    drops,
    heal_refusal,
    heals,
    lift_grave_refusal,
    lift_refusal,
    lifts,
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
    TAKING,
    place_refusal,
    places,
    turns_in_hand,
)
from emporion.games.antiquity.steps.draft.trade import (
    ask_refusal,
    done_refusal,
    give_refusal,
    gives,
    offer_refusal,
    offer_words,
    proposals,
    propose_refusal,
    takes,
)
from emporion.games.antiquity.table.accessors import AntiquityTable
from emporion.games.antiquity.table.components import CATALOGUE, SAINTS
from emporion.games.antiquity.table.components import HOUSES as ALL_HOUSES
from emporion.games.antiquity.table.layout import HAND, KINDS, MOST_SEATS, OFFER_STATE, OPEN, STAGE
from emporion.games.antiquity.table.words import (
    ASK,
    BUILD,
    CANCEL_MOVE,
    CITY_CELLS,
    COMMIT,
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
from emporion.kernel.refusal import MAY_BE_SAID, NOT_NOW
from emporion.kernel.words import Words


def draft_candidates(t: AntiquityTable, seat: i64, into: Words) -> None:
    """Every word a seat could say at this stage of its draft."""
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


def draft_refusal(t: AntiquityTable, seat: i64, word: i64) -> i64:
    """Why a seat may not say this at this stage of its draft."""
    stage = t.get(seat, STAGE)
    if stage == FREE:
        return _free_refusal(t, seat, word)
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
        return _moving_refusal(t, seat, word)
    return _offer_refusal(t, seat, word, stage)


def _free_refusal(t: AntiquityTable, seat: i64, word: i64) -> i64:
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


def _moving_refusal(t: AntiquityTable, seat: i64, word: i64) -> i64:
    if word == CANCEL_MOVE:
        return 0
    if LIFT <= word < LIFT + CITY_CELLS:
        return lift_refusal(t, seat, word - LIFT)
    if LIFT_GRAVE <= word < LIFT_GRAVE + CITY_CELLS:
        return lift_grave_refusal(t, seat, word - LIFT_GRAVE)
    return drop_refusal(t, seat, word)


def _offer_refusal(t: AntiquityTable, seat: i64, word: i64, stage: i64) -> i64:
    if word == DONE and stage >= OFFERING:
        return done_refusal(t, seat)
    if stage == OFFERING and OFFER <= word < OFFER + KINDS:
        return offer_refusal(t, seat, word - OFFER)
    if stage == ASKING and ASK <= word < ASK + KINDS:
        return ask_refusal(t, seat, word - ASK)
    return NOT_NOW
