"""What each word of a draft does."""

from mypy_extensions import i64

from emporion.games.antiquity.rules.payment import pay_chosen
from emporion.games.antiquity.steps.draft.building import (
    build,
    build_house,
    choose_free_house,
    choose_saint,
    choose_size,
    go_on_paying,
    place,
    put_man,
)
from emporion.games.antiquity.steps.draft.moves import cancel_move, drop, heal, lift, lift_grave, raze
from emporion.games.antiquity.steps.draft.placing import (
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
)
from emporion.games.antiquity.steps.draft.trade import (
    add_asked,
    add_offered,
    done,
    give,
    propose,
    take,
    withdraw,
)
from emporion.games.antiquity.table.accessors import AntiquityTable
from emporion.games.antiquity.table.components import CATALOGUE
from emporion.games.antiquity.table.components import HOUSES as ALL_HOUSES
from emporion.games.antiquity.table.layout import KINDS, MOST_SEATS
from emporion.games.antiquity.table.words import (
    ASK,
    BUILD,
    CANCEL_MOVE,
    CITY_CELLS,
    DONE,
    GIVE,
    HEAL,
    HOUSE,
    LIFT,
    LIFT_GRAVE,
    MAN,
    OFFER,
    PROPOSE,
    RAZE,
    TAKE,
    WITHDRAW,
)


def carry_out(t: AntiquityTable, seat: i64, word: i64, stage: i64) -> None:
    """What a word does to the draft of the seat; answers to offers and `commit` are not among them."""
    if stage == FREE:
        _begin(t, seat, word)
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
        _move(t, seat, word)
    elif word == DONE:
        done(t, seat)
    elif stage == OFFERING:
        add_offered(t, seat, word - OFFER)
    else:
        add_asked(t, seat, word - ASK)


def _begin(t: AntiquityTable, seat: i64, word: i64) -> None:
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
        _move(t, seat, word)


def _move(t: AntiquityTable, seat: i64, word: i64) -> None:
    if word == CANCEL_MOVE:
        cancel_move(t, seat)
    elif LIFT <= word < LIFT + CITY_CELLS:
        lift(t, seat, word - LIFT)
    elif LIFT_GRAVE <= word < LIFT_GRAVE + CITY_CELLS:
        lift_grave(t, seat, word - LIFT_GRAVE)
    else:
        drop(t, seat, word)
