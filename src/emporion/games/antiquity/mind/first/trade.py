"""What the planner buys at the market."""

from mypy_extensions import i64

from emporion.games.antiquity.mind.first.country import worth_of_product
from emporion.games.antiquity.mind.first.habits import WEIGHTS
from emporion.games.antiquity.mind.first.needs import growing, lack, least_needed, surplus
from emporion.games.antiquity.rules.cities import wants_man
from emporion.games.antiquity.sight.forecast import harvest_of
from emporion.games.antiquity.steps.draft.placing import (
    GIVING,
    TAKING,
    cell_number,
)
from emporion.games.antiquity.table.accessors import AntiquityTable
from emporion.games.antiquity.table.components import (
    CATHEDRAL,
    CRISTOFORI,
    CRISTOFORI_EACH,
    FARM,
    FOOD,
    MADE_BY,
    MARKET,
    STONE,
    WOOD,
)
from emporion.games.antiquity.table.layout import CARTS as WORKING_CARTS
from emporion.games.antiquity.table.layout import KINDS, STAGE
from emporion.games.antiquity.table.pieces import kind_of
from emporion.games.antiquity.table.words import (
    GIVE,
    MAN,
)


def man_for(t: AntiquityTable, seat: i64, kind: i64) -> i64:
    """Put a man on a building of that kind, or -1."""
    if t.men(seat) == 0:
        return -1
    for k in range(t.pieces(seat)):
        p = t.piece(seat, k)
        if kind_of(p) == kind and wants_man(t, seat, p):
            return MAN + cell_number(p)
    return -1


def can_finish(t: AntiquityTable, seat: i64) -> bool:
    """Whether trading everything spare fills the hoard this very turn; goods given already count as spare."""
    missing: i64 = 0
    spare: i64 = t.good(seat, WOOD) + t.good(seat, STONE)
    stage = t.get(seat, STAGE)
    if stage == GIVING:
        spare += 1
    elif stage == TAKING:
        spare += 2
    for good in range(FOOD, KINDS):
        there = t.good(seat, good) + harvest_of(t, seat, good)
        if there < CRISTOFORI_EACH:
            missing += CRISTOFORI_EACH - there
        else:
            over = there - CRISTOFORI_EACH
            spare += over if over < t.good(seat, good) else t.good(seat, good)
    return missing > 0 and 2 * missing <= spare and t.power_of(seat, CRISTOFORI)


def good_to_take(t: AntiquityTable, seat: i64, given: bool) -> i64:
    """The good to buy, or -1; with the goods already given something is taken in any case."""
    most_missing = _most_missing(t, seat)
    if can_finish(t, seat):
        return most_missing
    if not t.owns(seat, CATHEDRAL) and t.good(seat, STONE) + growing(t, seat, STONE) == 0:
        return STONE
    if t.good(seat, WOOD) + growing(t, seat, WOOD) == 0:
        return WOOD
    seed = _seed_to_buy(t, seat)
    if seed >= 0 or given:
        return seed if seed >= 0 else most_missing
    spare = surplus(t, seat) - WEIGHTS.wood_kept
    if t.turn() >= WEIGHTS.trade_turn and spare >= 2 and lack(t, seat, most_missing) > 0:
        return most_missing
    return -1


def _most_missing(t: AntiquityTable, seat: i64) -> i64:
    """The food or luxury that lacks most for the hoard, after this turn's harvest."""
    best: i64 = FOOD
    most: i64 = -100
    for good in range(FOOD, KINDS):
        missing = CRISTOFORI_EACH - t.good(seat, good) - harvest_of(t, seat, good)
        if missing > most:
            most = missing
            best = good
    return best


def _seed_to_buy(t: AntiquityTable, seat: i64) -> i64:
    """A crop that neither lies in stock nor grows, where there is grass for it."""
    best: i64 = -1
    most: i64 = WEIGHTS.enough
    for good in range(KINDS):
        if MADE_BY[good] == FARM and t.good(seat, good) == 0 and growing(t, seat, good) == 0:
            worth = worth_of_product(t, seat, good)
            if worth > most:
                most = worth
                best = good
    return best


def good_to_give(t: AntiquityTable, seat: i64) -> i64:
    """The good to part with; a last wood is kept unless the hoard can be finished."""
    keep: i64 = 0
    if not can_finish(t, seat) and t.good(seat, WOOD) <= WEIGHTS.wood_kept:
        keep = 1 << WOOD
    good = least_needed(t, seat, 0, KINDS, keep)
    return good if good >= 0 else least_needed(t, seat, 0, KINDS, 0)


def _wants_trade(t: AntiquityTable, seat: i64) -> bool:
    if t.stock(seat) < 2:
        return False
    if can_finish(t, seat):
        return True
    if surplus(t, seat) < 2 + WEIGHTS.seed_surplus or t.men(seat) + t.get(seat, WORKING_CARTS) < 1:
        return False
    return good_to_take(t, seat, False) >= 0


def trade_word(t: AntiquityTable, seat: i64) -> i64:
    if not t.owns(seat, MARKET) or not _wants_trade(t, seat):
        return -1
    if t.works(seat, MARKET):
        return GIVE + good_to_give(t, seat)
    if t.men(seat) >= (1 if can_finish(t, seat) else 2):
        return man_for(t, seat, MARKET)
    return -1
