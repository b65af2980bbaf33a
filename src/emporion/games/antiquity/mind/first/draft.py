"""How the planner drafts its city."""

from typing import Final

from mypy_extensions import i64

from emporion.games.antiquity.mind.first.country import errands, worth_of_inn
from emporion.games.antiquity.mind.first.habits import WEIGHTS
from emporion.games.antiquity.mind.first.needs import growing, least_needed, uncovered
from emporion.games.antiquity.mind.first.trade import good_to_give, good_to_take, man_for, trade_word
from emporion.games.antiquity.rules.cities import count_kind
from emporion.games.antiquity.rules.payment import payable
from emporion.games.antiquity.sight.forecast import harvest_of
from emporion.games.antiquity.steps.draft.building import build_refusal, house_refusal
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
from emporion.games.antiquity.steps.draft.trade import answer_refusal
from emporion.games.antiquity.table.accessors import AntiquityTable
from emporion.games.antiquity.table.components import (
    BREWERY,
    CART_SHOP,
    CATHEDRAL,
    CRISTOFORI,
    CRISTOFORI_EACH,
    FOOD,
    FOUNTAIN,
    GRANARY,
    GRANARY_FEEDS,
    HOUSE_FOOD,
    HOUSE_LUXURY,
    LUXURY,
    MARKET,
    STORAGE,
    WOOD,
)
from emporion.games.antiquity.table.layout import CARTS as WORKING_CARTS
from emporion.games.antiquity.table.layout import (
    DUE_FOOD,
    HAND,
    KINDS,
    OFFER_ASKS,
    OFFER_GIVES,
    OFFER_STATE,
    OPEN,
    PAID,
    STAGE,
)
from emporion.games.antiquity.table.pieces import city_of, mask_of
from emporion.games.antiquity.table.words import (
    ACCEPT,
    BUILD,
    CANCEL_MOVE,
    COMMIT,
    DECLINE,
    DONE,
    FREE_HOUSE,
    GIVE,
    HOUSE,
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
    answer = _answer(t, seat)
    if answer >= 0 or is_in(t, seat):
        return answer
    stage = t.get(seat, STAGE)
    if stage == FREE:
        return _next_step(t, seat)
    if stage == PLACING or stage == PLACING_FREE:
        return snuggest_place(t, seat, t.get(seat, HAND))
    if stage == PAYING:
        foods = t.get(seat, DUE_FOOD) > 0
        return PAY + least_needed(t, seat, FOOD if foods else LUXURY, LUXURY if foods else KINDS, t.get(seat, PAID))
    if stage == CHOOSING_SAINT:
        return SAINT + CRISTOFORI
    if stage == GIVING:
        return GIVE + good_to_give(t, seat)
    if stage == TAKING:
        return TAKE + good_to_take(t, seat, True)
    if stage == SIZING:
        return SIZE + SIDE + 1  # a storage of 2 x 2
    if stage == CHOOSING_HOUSE:
        return _highest_free_house(t, seat)
    return CANCEL_MOVE if stage == MOVING else DONE


def _answer(t: AntiquityTable, seat: i64) -> i64:
    """Offers that bring more than they cost are accepted."""
    offers = t.offers_to(seat)
    for proposer in range(t.seats()):
        if (offers >> proposer) & 1 == 1:
            gain: i64 = 0
            for good in range(KINDS):
                gain += t.offer(proposer, OFFER_GIVES + good) - 2 * t.offer(proposer, OFFER_ASKS + good)
            if gain >= 0 and answer_refusal(t, seat, ACCEPT + proposer) == 0:
                return ACCEPT + proposer
            return DECLINE + proposer
    return -1


def _highest_free_house(t: AntiquityTable, seat: i64) -> i64:
    number: i64 = 19
    while number > 0:
        if not t.has_house(seat, number):
            return FREE_HOUSE + number
        number -= 1
    return NO_FREE_HOUSE


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
    word = _houses(t, seat)
    if word < 0:
        word = _buildings(t, seat)
    if word < 0:
        word = trade_word(t, seat)
    if word < 0:
        word = _men(t, seat)
    if word >= 0:
        return word
    return WITHDRAW if t.offer(seat, OFFER_STATE) == OPEN else COMMIT


def _houses(t: AntiquityTable, seat: i64) -> i64:
    for number in range(1, WEIGHTS.men + 1):
        if house_refusal(t, seat, number) == 0:
            free = HOUSE_FOOD[number] + HOUSE_LUXURY[number] == 0
            if free or (t.turn() >= WEIGHTS.house_turn and _can_spare(t, seat, HOUSE_FOOD[number])):
                return HOUSE + number
    return -1


def _can_spare(t: AntiquityTable, seat: i64, foods: i64) -> bool:
    """Whether so many foods can be spent without more than one grave this turn."""
    left = t.foods(seat) - foods
    for good in range(FOOD, LUXURY):
        left += harvest_of(t, seat, good)
    if t.works(seat, GRANARY):
        left += GRANARY_FEEDS
    return left + 1 >= t.famine()


def _buildings(t: AntiquityTable, seat: i64) -> i64:
    turn = t.turn()
    wood = t.good(seat, WOOD)
    if build_refusal(t, seat, CATHEDRAL) == 0:
        return BUILD + CATHEDRAL
    if wood >= 2:
        starving = uncovered(t, seat) > 1
        if (starving or turn >= WEIGHTS.granary_turn) and build_refusal(t, seat, GRANARY) == 0:
            return BUILD + GRANARY
        if count_kind(t, seat, CART_SHOP) < WEIGHTS.carts and build_refusal(t, seat, CART_SHOP) == 0:
            return BUILD + CART_SHOP
        if turn >= WEIGHTS.brewery_turn and build_refusal(t, seat, BREWERY) == 0:
            return BUILD + BREWERY
        if turn >= WEIGHTS.market_turn and build_refusal(t, seat, MARKET) == 0:
            return BUILD + MARKET
    dear = count_kind(t, seat, FOUNTAIN) >= WEIGHTS.fountains and not _spare_luxury(t, seat)
    if turn >= WEIGHTS.fountain_turn and not dear and build_refusal(t, seat, FOUNTAIN) == 0:
        return BUILD + FOUNTAIN
    return -1


def _spare_luxury(t: AntiquityTable, seat: i64) -> bool:
    for good in range(LUXURY, KINDS):
        if t.good(seat, good) > 0 and t.good(seat, good) + growing(t, seat, good) > CRISTOFORI_EACH:
            return True
    return False


# -- men --------------------------------------------------------------------------------------------------------------
def _men(t: AntiquityTable, seat: i64) -> i64:
    if t.men(seat) == 0:
        return -1
    wanted = errands(t, seat)
    if t.works(seat, BREWERY) and payable(t, seat, 1, 0) and worth_of_inn(t, seat) > WEIGHTS.enough:
        wanted += 1
    if t.get(seat, WORKING_CARTS) < wanted:
        word = man_for(t, seat, CART_SHOP)
        if word >= 0:
            return word
    return man_for(t, seat, STORAGE)
