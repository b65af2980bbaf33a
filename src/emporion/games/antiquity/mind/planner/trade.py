"""What the planner buys at the market."""

from mypy_extensions import i64

from emporion.games.antiquity.mind.planner.aims import Aims
from emporion.games.antiquity.mind.planner.country import worth_of_product
from emporion.games.antiquity.rules.cities import wants_man
from emporion.games.antiquity.rules.conditions import progress_of
from emporion.games.antiquity.sight.forecast import harvest_of
from emporion.games.antiquity.steps.draft.placing import (
    GIVING,
    TAKING,
    cell_number,
)
from emporion.games.antiquity.table.accessors import AntiquityTable
from emporion.games.antiquity.table.components import (
    BARBARA,
    CATHEDRAL,
    CRISTOFORI,
    CRISTOFORI_EACH,
    FARM,
    FOOD,
    GIORGIO,
    MADE_BY,
    MARIA,
    MARKET,
    NICOLO,
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


def can_finish(t: AntiquityTable, seat: i64, aims: Aims) -> bool:
    """Whether trading everything spare fills the hoard this very turn; goods given already count as spare."""
    if aims.saint != CRISTOFORI and (aims.saint != MARIA or not _has_another(t, seat)):
        return False
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


def _has_another(t: AntiquityTable, seat: i64) -> bool:
    """Whether a condition beside the hoard is met already, for Santa Maria."""
    for saint in (NICOLO, GIORGIO, BARBARA):
        done, whole = progress_of(t, seat, saint)
        if done >= whole:
            return True
    return False


def good_to_take(t: AntiquityTable, seat: i64, aims: Aims, given: bool) -> i64:
    """The good to buy, or -1; with the goods already given something is taken in any case."""
    most_missing = _most_missing(t, seat, aims)
    if can_finish(t, seat, aims):
        return most_missing
    if not t.owns(seat, CATHEDRAL) and aims.have[STONE] + aims.growing[STONE] == 0:
        return STONE
    if aims.have[WOOD] + aims.growing[WOOD] == 0:
        return WOOD
    for_city = aims.lacks_for_city()
    if for_city >= 0:
        return for_city
    if aims.saint == BARBARA and aims.lack(STONE) > 0:
        return STONE
    seed = _seed_to_buy(t, seat, aims)
    if seed >= 0 or given:
        return seed if seed >= 0 else most_missing
    spare = aims.surplus() - aims.habits.wood_kept
    if t.turn() >= aims.habits.trade_turn and spare >= 2 and aims.lack(most_missing) > 0:
        return most_missing
    return -1


def _most_missing(t: AntiquityTable, seat: i64, aims: Aims) -> i64:
    """The food or luxury that lacks most, after this turn's harvest."""
    best: i64 = FOOD
    most: i64 = -100
    for good in range(FOOD, KINDS):
        missing = aims.want[good] - aims.have[good] - harvest_of(t, seat, good)
        if missing > most:
            most = missing
            best = good
    return best


def _seed_to_buy(t: AntiquityTable, seat: i64, aims: Aims) -> i64:
    """A crop that neither lies in stock nor grows, where there is grass for it."""
    best: i64 = -1
    most: i64 = aims.habits.enough
    for good in range(KINDS):
        if MADE_BY[good] == FARM and aims.have[good] == 0 and aims.growing[good] == 0:
            worth = worth_of_product(t, seat, aims, good)
            if worth > most:
                most = worth
                best = good
    return best


def good_to_give(t: AntiquityTable, seat: i64, aims: Aims) -> i64:
    """The good to part with; a last wood is kept unless the hoard can be finished, wood beyond that goes first."""
    if not can_finish(t, seat, aims):
        if aims.have[WOOD] > aims.habits.wood_kept + 1 and aims.saint != CRISTOFORI:
            return WOOD
        if aims.have[STONE] > aims.want[STONE] and aims.saint != CRISTOFORI:
            return STONE
        if aims.have[WOOD] <= aims.habits.wood_kept:
            good = aims.least_needed(0, KINDS, 1 << WOOD)
            if good >= 0:
                return good
        if aims.have[STONE] <= aims.want[STONE]:
            good = aims.least_needed(0, KINDS, 1 << STONE)
            if good >= 0:
                return good
    return aims.least_needed(0, KINDS, 0)


def _wants_trade(t: AntiquityTable, seat: i64, aims: Aims) -> bool:
    if t.stock(seat) < 2:
        return False
    if can_finish(t, seat, aims):
        return True
    waiting: i64 = 0 if aims.lacks_for_city() >= 0 else aims.habits.seed_surplus
    if aims.surplus() < 2 + waiting or t.men(seat) + t.get(seat, WORKING_CARTS) < 1:
        return False
    return good_to_take(t, seat, aims, False) >= 0


def trade_word(t: AntiquityTable, seat: i64, aims: Aims) -> i64:
    if not t.owns(seat, MARKET) or not _wants_trade(t, seat, aims):
        return -1
    if t.works(seat, MARKET):
        return GIVE + good_to_give(t, seat, aims)
    if t.men(seat) >= (1 if can_finish(t, seat, aims) else 2):
        return man_for(t, seat, MARKET)
    return -1
