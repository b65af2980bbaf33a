"""What a position of Constantinopolis is worth to a seat, in fame."""

from typing import Final

from mypy_extensions import i64

from emporion.games.constantinopolis.mind.bidding import office_worth, without_office
from emporion.games.constantinopolis.mind.prospects import Prospects
from emporion.games.constantinopolis.mind.treasury import Treasury, walls_worth
from emporion.games.constantinopolis.mind.voyages import Voyages
from emporion.games.constantinopolis.mind.weights import WEIGHTS
from emporion.games.constantinopolis.rules.scoring import places
from emporion.games.constantinopolis.steps.action import (
    EXCHANGING,
    LOADING_A_SHIP,
    PROPOSING,
    SELLING_IN_BULK,
    SWAPPING,
    how_far,
    under_way,
)
from emporion.games.constantinopolis.steps.auction import ChooseOffice
from emporion.games.constantinopolis.steps.contract_draw import cards_to_draw
from emporion.games.constantinopolis.steps.departure import KeepContracts
from emporion.games.constantinopolis.steps.donation import Donate
from emporion.games.constantinopolis.steps.duel import Duel
from emporion.games.constantinopolis.steps.end_of_round import StoreGoods
from emporion.games.constantinopolis.steps.office_income import PretorioGood
from emporion.games.constantinopolis.table.accessors import ConstantinopolisTable
from emporion.games.constantinopolis.table.components import (
    BULK_GOLD,
    BULK_GOODS,
    EXCHANGED,
    FIRST_WALL,
    LEVEL_CARDS,
    PUBLIC_PLAN,
    REDEMPTOR,
    REFERENCE_VALUE,
    TABERNA,
    WALL_CARDS,
    WALL_CONTRACTS,
    WALL_PLAN,
    WALLS,
)
from emporion.games.constantinopolis.table.layout import FINISHED, LEVEL, LOADING, NONE, POSTS, TYPES
from emporion.games.constantinopolis.table.words import BUILD
from emporion.kernel.step import Step
from emporion.kernel.words import Words

PALACES_FROM: Final = 5  # rounds left: from then on anybody may think of a public building
RICH_EARLY: Final = 60
WIN: Final = 5.0  # what the victory itself is worth, beyond its fame
LATER: Final = 1.01  # a sale that can wait is a little better than one made now
SOON: Final = 0.97  # what can be done in this turn, but is not done yet
LATER_LOAD: Final = 0.9
TALK: Final = 5.0  # a proposal that was not planned leads nowhere
# What powers bring in a round; the contracts of the third wall are counted with the others.
WALL_POWER: Final[list[float]] = [0.2, 0.3, 0.0, 0.15, 0.05, 0.1]


def worth(t: ConstantinopolisTable, step: Step[ConstantinopolisTable] | None, seat: i64) -> float:
    if step is None:
        place = places(t)[seat]
        return float(t.fame(seat)) + float(t.gold(seat)) * 0.01 + (WIN if place == 0 else 0.0)
    auction = isinstance(step, (ChooseOffice, Duel, PretorioGood))
    left = t.rounds_left()
    treasury = Treasury(t, seat, left + 1 if auction else left)
    gold = treasury.unit(float(t.gold(seat)))
    value = float(t.fame(seat)) + treasury.worth(float(t.gold(seat))) + _walls_and_powers(t, seat)
    value += WEIGHTS.growth * _round_to_come(t, seat, gold) * float(left + 1 if auction else left)
    voyages = Voyages(t, seat, gold)
    value += voyages.aboard()
    if auction:
        value += _goods_at_start(t, seat, gold) + voyages.waiting(False)
        return value + _office(t, step, seat, gold)
    if t.v[LOADING] != 0:
        return value + _loading(t, step, seat, gold, voyages)
    prospects = Prospects(t, seat, gold)
    prospects.take_goods()
    if isinstance(step, (KeepContracts, Donate, StoreGoods)):
        if left > 0:
            value += voyages.waiting(True) - WEIGHTS.kept_contract * float(t.posts_in_use(seat))
        return value + _after_sailing(t, step, seat, prospects)
    prospects.load_expected(float(cards_to_draw(t, seat)))
    prospects.use_buildings()
    prospects.donate()
    prospects.sell(LATER)
    if left > 0:
        prospects.store()
    return value + prospects.fame + voyages.waiting(False) + _wall_sale(t, step, seat, gold)


def _walls_and_powers(t: ConstantinopolisTable, seat: i64) -> float:
    value = walls_worth(t, seat)
    left = float(t.rounds_left())
    for wall in range(WALLS):
        if t.owns(seat, FIRST_WALL + wall):
            value += WALL_POWER[wall] * left
    if t.owns(seat, REDEMPTOR):
        value += WEIGHTS.redemptor_power * left
    if t.owns(seat, TABERNA):
        value += WEIGHTS.taberna_power * left
    return value


def _round_to_come(t: ConstantinopolisTable, seat: i64, gold: float) -> float:
    """What a whole round of production and contracts brings with the buildings and ships there are."""
    cards = LEVEL_CARDS[t.get(seat, LEVEL)] + t.get(seat, POSTS)
    if t.owns(seat, WALL_CONTRACTS):
        cards += WALL_CARDS
    prospects = Prospects(t, seat, gold)
    prospects.produce()
    prospects.load_expected(float(cards))
    prospects.use_buildings()
    prospects.donate()
    prospects.sell(1.0)
    if t.rounds_left() > 0:
        prospects.store()
    return prospects.fame


def _goods_at_start(t: ConstantinopolisTable, seat: i64, gold: float) -> float:
    """Goods at hand while the offices are auctioned."""
    value = 0.0
    for good in range(TYPES):
        value += float(t.goods(seat, good)) * gold * REFERENCE_VALUE[good] * 1.2
    return value


def _loading(
    t: ConstantinopolisTable, step: Step[ConstantinopolisTable], seat: i64, gold: float, voyages: Voyages
) -> float:
    """Contracts in hand and goods while ships are loaded."""
    prospects = Prospects(t, seat, gold)
    prospects.take_goods()
    if t.get(seat, FINISHED) != 0:
        prospects.donate()
        if t.rounds_left() > 0:
            prospects.store()
        return prospects.fame + _hope_to_keep(t, seat)
    value = voyages.still_to_load(prospects.left)
    action = under_way(t, step, seat)
    if action == LOADING_A_SHIP:
        value += (1.0 - LATER_LOAD) * voyages.value(how_far(t, step, seat))
    elif action == PROPOSING:
        value -= TALK
    elif action == EXCHANGING:
        idle = voyages.idle if voyages.idle < EXCHANGED else EXCHANGED
        value += WEIGHTS.exchange_power * float(idle) + WEIGHTS.unknown_contract * float(how_far(t, step, seat))
    prospects.use_buildings()
    prospects.donate()
    prospects.sell(SOON)
    if t.rounds_left() > 0:
        prospects.store()
    return value + SOON * prospects.fame + _hope_to_keep(t, seat) + _wall_sale(t, step, seat, gold)


def _hope_to_keep(t: ConstantinopolisTable, seat: i64) -> float:
    """A contract left over may wait under a trading post."""
    posts = t.get(seat, POSTS)
    cards = t.held(seat)
    return 0.0 if t.rounds_left() == 0 else 0.1 * float(posts if posts < cards else cards)


def _wall_sale(t: ConstantinopolisTable, step: Step[ConstantinopolisTable], seat: i64, gold: float) -> float:
    """The goods given so far to a wall are paid for at the end of it."""
    action = under_way(t, step, seat)
    if action == SELLING_IN_BULK:
        return gold * float(BULK_GOLD) * (float(how_far(t, step, seat)) + 0.9) / float(BULK_GOODS)
    if action == SWAPPING:
        return gold * REFERENCE_VALUE[TYPES - 1] if how_far(t, step, seat) > 0 else 0.05
    return 0.0


def _after_sailing(
    t: ConstantinopolisTable, step: Step[ConstantinopolisTable], seat: i64, prospects: Prospects
) -> float:
    """Goods when the ships are gone: a donation, then the store."""
    if isinstance(step, StoreGoods) and t.seat() == seat:
        value = 0.0
        for good in range(TYPES):
            value += float(t.local(good)) * REFERENCE_VALUE[good]
        return value * prospects.gold
    if not isinstance(step, StoreGoods) and not (isinstance(step, Donate) and _has_acted(t, seat)):
        prospects.donate()
    if t.rounds_left() > 0:
        prospects.store()
    return prospects.fame


def _has_acted(t: ConstantinopolisTable, seat: i64) -> bool:
    """Whether the seat comes before the one whose turn it is."""
    k: i64 = 0
    while t.turn(k) != t.seat():
        if t.turn(k) == seat:
            return True
        k += 1
    return False


# -- offices ----------------------------------------------------------------------------------------------
def _office(t: ConstantinopolisTable, step: Step[ConstantinopolisTable], seat: i64, gold: float) -> float:
    if isinstance(step, Duel) and seat in (t.seat(), t.local(1)):
        return _duel(t, seat, gold)
    if t.office(seat) == NONE:
        free = t.local(0) - 1 if isinstance(step, ChooseOffice) and t.seat() == seat else NONE
        return without_office(t, seat, gold, free)
    return office_worth(t, seat, t.office(seat), gold)


def _duel(t: ConstantinopolisTable, seat: i64, gold: float) -> float:
    """Half of the bids are not answered; a bid costs what it says, an answer leaves things as they are."""
    office = t.local(0)
    bid = t.local(2)
    prize = office_worth(t, seat, office, gold)
    if seat == t.local(1):
        price = gold * float(bid - t.stake(office)) if t.local(3) == 0 else 0.0
        return WEIGHTS.unanswered_bid * (prize - price) + (1.0 - WEIGHTS.unanswered_bid) * without_office(
            t, seat, gold, NONE
        )
    own = t.office(seat)
    else_ = without_office(t, seat, gold, NONE) if own == NONE else office_worth(t, seat, own, gold)
    if bid == 0:
        bid = t.stake(office) + 1
    return else_ + WEIGHTS.unanswered_bid * (prize - else_ - gold * float(bid)) - WEIGHTS.bid_reluctance


def shortlist_buildings(t: ConstantinopolisTable, seat: i64, words: Words) -> None:
    """Nobody who means well spends the means of the first rounds on a palace."""
    if t.rounds_left() < PALACES_FROM:
        return
    kept: i64 = 0
    for k in range(words.n):
        word = words.v[k]
        if not BUILD + PUBLIC_PLAN <= word < BUILD + WALL_PLAN or t.gold(seat) >= RICH_EARLY:
            words.v[kept] = word
            kept += 1
    words.n = kept
