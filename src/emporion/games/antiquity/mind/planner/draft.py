"""How the planner drafts its city."""

from typing import Final

from mypy_extensions import i64

from emporion.games.antiquity.mind.planner.aims import Aims
from emporion.games.antiquity.mind.planner.building import building_word, house_word
from emporion.games.antiquity.mind.planner.healing import heal_word
from emporion.games.antiquity.mind.planner.houses import highest_below
from emporion.games.antiquity.mind.planner.men import man_word
from emporion.games.antiquity.mind.planner.offers import answer_word, composing_word, proposal_word
from emporion.games.antiquity.mind.planner.saints import best_saint, change_word
from emporion.games.antiquity.mind.planner.trade import good_to_give, good_to_take, trade_word
from emporion.games.antiquity.steps.draft.building import size_refusal
from emporion.games.antiquity.steps.draft.placing import (
    CHOOSING_HOUSE,
    CHOOSING_SAINT,
    FREE,
    GIVING,
    MOVING,
    PAYING,
    PLACING,
    PLACING_FREE,
    SIZING,
    TAKING,
    placed,
    turns_in_hand,
)
from emporion.games.antiquity.steps.draft.placing import places as places_of
from emporion.games.antiquity.table.accessors import AntiquityTable
from emporion.games.antiquity.table.components import FOOD, LUXURY
from emporion.games.antiquity.table.layout import (
    DUE_FOOD,
    HAND,
    HOUSES,
    KINDS,
    OFFER_STATE,
    OPEN,
    PAID,
    STAGE,
)
from emporion.games.antiquity.table.pieces import city_of, mask_of, number_of
from emporion.games.antiquity.table.words import (
    CANCEL_MOVE,
    COMMIT,
    FREE_HOUSE,
    GIVE,
    NO_FREE_HOUSE,
    PAY,
    SAINT,
    SIZE,
    TAKE,
    VOCABULARY,
    WITHDRAW,
)
from emporion.kernel.words import Words
from emporion.parts.polyominoes import SIDE, cell_count, next_to
from emporion.parts.sealed import is_in

_places: Final = Words(len(VOCABULARY))  # scratch


def draft_word(t: AntiquityTable, seat: i64) -> i64:
    answer = answer_word(t, seat)
    if answer >= 0 or is_in(t, seat):
        return answer
    stage = t.get(seat, STAGE)
    if stage == FREE:
        return _next_step(t, seat)
    aims = Aims(t, seat)
    if stage == PLACING or stage == PLACING_FREE:
        return snuggest_place(t, seat, t.get(seat, HAND))
    if stage == PAYING:
        foods = t.get(seat, DUE_FOOD) > 0
        return PAY + aims.least_needed(FOOD if foods else LUXURY, LUXURY if foods else KINDS, t.get(seat, PAID))
    if stage == CHOOSING_SAINT:
        return SAINT + best_saint(t, seat)
    if stage == GIVING:
        return GIVE + good_to_give(t, seat, aims)
    if stage == TAKING:
        return TAKE + good_to_take(t, seat, aims, True)
    if stage == SIZING:
        return _storage_size(t, seat, aims)
    if stage == CHOOSING_HOUSE:
        return _highest_free_house(t, seat)
    return CANCEL_MOVE if stage == MOVING else composing_word(t, seat, aims)


def _highest_free_house(t: AntiquityTable, seat: i64) -> i64:
    number = highest_below(t.get(seat, HOUSES), number_of(t.get(seat, HAND)))
    return FREE_HOUSE + number if number > 0 else NO_FREE_HOUSE


def _storage_size(t: AntiquityTable, seat: i64, aims: Aims) -> i64:
    """Two cells wide and as long as it is the plan's habit and there is room."""
    length = aims.habits.storage_side
    while length > 1 and size_refusal(t, seat, SIZE + SIDE + length - 1) != 0:
        length -= 1
    return SIZE + SIDE + length - 1 if length > 1 else SIZE


def snuggest_place(t: AntiquityTable, seat: i64, piece: i64) -> i64:
    """Where the piece touches the fewest empty cells."""
    _places.clear()
    places_of(t, seat, piece, turns_in_hand(piece), _places)
    best: i64 = _places.v[0]
    fewest: i64 = 1000
    for k in range(_places.n):
        down = placed(piece, _places.v[k])
        mask = mask_of(down)
        around = next_to(mask) & ~mask & t.empty_cells(seat, city_of(down))
        n = cell_count(around)
        if n < fewest:
            fewest = n
            best = _places.v[k]
    return best


# -- what next ----------------------------------------------------------------------------------------------------
def _next_step(t: AntiquityTable, seat: i64) -> i64:
    aims = Aims(t, seat)
    word = change_word(t, seat)
    if word < 0:
        word = heal_word(t, seat)
    if word < 0:
        word = house_word(t, seat, aims)
    if word < 0:
        word = building_word(t, seat, aims)
    if word < 0:
        word = trade_word(t, seat, aims)
    if word < 0:
        word = man_word(t, seat, aims)
    if word < 0:
        word = proposal_word(t, seat, aims)
    if word >= 0:
        return word
    return WITHDRAW if t.offer(seat, OFFER_STATE) == OPEN else COMMIT
