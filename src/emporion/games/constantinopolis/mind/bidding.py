"""How bots go for offices: what each is worth now, and the most that is bid for it."""

from typing import Final

from mypy_extensions import i64

from emporion.games.constantinopolis.mind.treasury import Treasury
from emporion.games.constantinopolis.mind.weights import WEIGHTS
from emporion.games.constantinopolis.rules.offices import opening_bid
from emporion.games.constantinopolis.steps.auction import ChooseOffice
from emporion.games.constantinopolis.steps.duel import Duel
from emporion.games.constantinopolis.table.accessors import ConstantinopolisTable
from emporion.games.constantinopolis.table.components import (
    COMES,
    COMES_GOLD,
    CONSUL,
    MAGISTER,
    MAGISTER_CARDS,
    PRETORIO,
    REFERENCE_VALUE,
    VACANT_COST,
    WALL,
    WALL_COST,
    WALL_FAME,
    WALLS,
)
from emporion.games.constantinopolis.table.layout import NONE, OFFICES, TYPES
from emporion.games.constantinopolis.table.words import BID, CHALLENGE, FREE_TAKE, KEEP, PASS, RELIEF, UP_TO, VACANT
from emporion.kernel.refusal import MAY_BE_SAID
from emporion.kernel.table import NOBODY
from emporion.kernel.words import Words

WALL_POWER: Final = 0.2  # of a wall section still to be built, in a round


def office_worth(t: ConstantinopolisTable, seat: i64, office: i64, gold: float) -> float:
    """What an office brings in this round."""
    value = -WEIGHTS.earlier_place * float(office)
    if office == MAGISTER:
        return value + WEIGHTS.unknown_contract * float(MAGISTER_CARDS)
    if office == PRETORIO:
        return value + 1.2 * gold * REFERENCE_VALUE[_dearest_made(t, seat)]
    if office == COMES:
        return value + gold * float(COMES_GOLD)
    if office == CONSUL:
        return value + WEIGHTS.consul_power
    wall = _next_wall(t, seat, gold)
    return value + (wall if wall > WEIGHTS.exchange_power else WEIGHTS.exchange_power)


def _next_wall(t: ConstantinopolisTable, seat: i64, gold: float) -> float:
    """What one more wall section would bring to who can pay for it; the first promise the next ones."""
    walls = t.owned_of(seat, WALL)
    if walls >= WALLS or t.gold(seat) < WALL_COST + VACANT_COST or t.free_spaces(seat) == 0:
        return 0.0
    more = float(WALL_FAME[walls + 1] - WALL_FAME[walls])
    if t.rounds_left() > 0 and walls + 2 <= WALLS:
        soon = float(WALL_FAME[walls + 2] - WALL_FAME[walls]) / 2.0
        more = soon if soon > more else more
    return more + WALL_POWER * float(t.rounds_left()) - gold * float(WALL_COST)


def _dearest_made(t: ConstantinopolisTable, seat: i64) -> i64:
    good: i64 = TYPES - 1
    while not t.makes(seat, good):
        good -= 1
    return good


def without_office(t: ConstantinopolisTable, seat: i64, gold: float, free: i64) -> float:
    """The best of the vacant offices, less its price; the free one costs nothing."""
    best = -1.0
    for office in range(OFFICES):
        if t.holder(office) == NOBODY:
            value = office_worth(t, seat, office, gold) - (0.0 if office == free else gold * float(VACANT_COST))
            if value > best:
                best = value
    return best


def most_to_bid(t: ConstantinopolisTable, challenger: i64, office: i64, seat: i64) -> i64:
    """The highest bid at which an office that is challenged for is worth its price to one of the two.

    Who passes as holder takes the stake back, and may have the office the challenger leaves.
    """
    gold = Treasury(t, seat, t.rounds_left() + 1).unit(float(t.gold(seat)))
    own = t.office(challenger)
    if own != NONE:
        instead = office_worth(t, seat, own, gold)
    else:
        instead = without_office(t, seat, gold, NONE)
    return i64((office_worth(t, seat, office, gold) - instead) / gold)


# -- words ------------------------------------------------------------------------------------------------
def bid(t: ConstantinopolisTable, duel: Duel, seat: i64) -> i64:
    """A duel is fought with a maximum: what the office is worth, said once."""
    lowest = duel.lowest(t)
    highest = duel.highest(t)
    most = most_to_bid(t, t.seat(), t.local(0), seat)
    if most > highest:
        most = highest
    if most > lowest:
        return UP_TO + most
    if most == lowest or t.local(2) == 0:
        return BID + lowest
    return PASS


def choose_office(t: ConstantinopolisTable, step: ChooseOffice, seat: i64) -> i64:
    """The office that brings most for its price, as far as others let it be had."""
    gold = Treasury(t, seat, t.rounds_left() + 1).unit(float(t.gold(seat)))
    best: i64 = NONE
    top = -9.0
    if t.office(seat) != NONE:
        best = KEEP
        top = office_worth(t, seat, t.office(seat), gold)
    for office in range(OFFICES):
        for first in (FREE_TAKE, RELIEF, VACANT, CHALLENGE):
            word = first + office
            if step.refusal(t, seat, word) == MAY_BE_SAID:
                value = office_worth(t, seat, office, gold)
                if first == VACANT:
                    value -= gold * float(VACANT_COST)
                elif first == CHALLENGE:
                    value -= WEIGHTS.bid_reluctance + gold * float(_price(t, seat, office))
                if value > top:
                    top = value
                    best = word
    return best


def _price(t: ConstantinopolisTable, seat: i64, office: i64) -> i64:
    """What an office would cost its challenger if both fight as long as it is worth it; 99 if that is too much."""
    price = opening_bid(t, office)
    theirs = most_to_bid(t, seat, office, t.holder(office)) + 1
    if theirs > price:
        price = theirs
    return price if price <= t.gold(seat) and price <= most_to_bid(t, seat, office, seat) else 99


def shortlist_bids(words: Words, planned: i64) -> None:
    """Leave pass, the lowest bid and the one that was planned."""
    kept: i64 = 0
    lowest = False
    for k in range(words.n):
        word = words.v[k]
        first = BID < word < PASS and not lowest
        lowest = lowest or first
        if word == PASS or first or word == planned:
            words.v[kept] = word
            kept += 1
    words.n = kept


def shortlist_offices(words: Words, planned: i64) -> None:
    """Nobody challenges of a whim: that costs everybody time."""
    kept: i64 = 0
    for k in range(words.n):
        word = words.v[k]
        if not CHALLENGE <= word < CHALLENGE + OFFICES or word == planned:
            words.v[kept] = word
            kept += 1
    words.n = kept
