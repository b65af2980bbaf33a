"""What lies before a seat as numbers, as a viewer sees it: the part of a row that comes once for each place.

What others have loaded in secret is told as if it had not been: the card in the hand, the goods available
(CPL-4.6.12).
"""

from typing import Final

from mypy_extensions import i16, i64

from emporion.games.constantinopolis.sight.offers import IN_SHORT, OF_A_PROPOSAL, count_in_short, write_proposal
from emporion.games.constantinopolis.table.accessors import ConstantinopolisTable
from emporion.games.constantinopolis.table.components import (
    CARD_FAME,
    CARGO,
    COMMERCIALS,
    COUNT,
    FIRST_CARD,
    FIRST_COMMERCIAL,
    FIRST_WALL,
    GOLD_PER_FAME,
    KIND_OF,
    LEVEL_CARDS,
    LOWEST,
    MAGISTER,
    MAGISTER_CARDS,
    ONE_DUEL_PER_OFFICE,
    OUTPUT,
    PASSENGER,
    POST_CARDS,
    QUANTITY,
    REBID,
    REWARD,
    WALL_CARDS,
    WALL_CONTRACTS,
    WALL_FAME,
)
from emporion.games.constantinopolis.table.layout import (
    A_SHIP,
    ACTIVATED,
    BOUGHT,
    BUILT,
    CATEGORIES,
    FAME,
    FINISHED,
    FLEET,
    GOLD,
    GOODS,
    HAND,
    HELD,
    KEPT,
    KINDS,
    KNOWN,
    LEVEL,
    LOST,
    MARKS,
    OFFICE,
    OFFICES,
    OWNED,
    PORT,
    POSTS,
    S_CARGO,
    S_PLACE,
    S_SIZE,
    SEAT,
    SHIPS,
    SHOWN,
    SIZES,
    SOLD,
    SPACE,
    STRIDE,
    TIPPED,
    TYPES,
)
from emporion.kernel.rows.row import Row

TURN_CATEGORIES: Final[i64] = 4  # walls are not counted among those built in a turn
ONCE: Final[i64] = 5  # things that can be done once a round, in the order of their bits
BUILDABLE: Final[i64] = 36  # tiles but the Ager
PLACES: Final[i64] = 3  # of a ship: the Port and two sea spaces

# Where in the numbers of a seat stands what is counted as its ships are gone through.
IN_HAND: Final[i64] = 1
AVAILABLE: Final[i64] = 2
TURNED_UP: Final[i64] = AVAILABLE + TYPES

OF_A_FLEET: Final[i64] = PLACES * (SIZES + 2)
OF_A_SEAT: Final[i64] = (
    (TURNED_UP + IN_SHORT)
    + (4 + OFFICES + OFFICES)
    + (TYPES + 4 + BUILDABLE + TURN_CATEGORIES + COMMERCIALS + ONCE)
    + (TYPES + 1)
    + OF_A_FLEET
    + OF_A_PROPOSAL
)


def write_board(t: ConstantinopolisTable, seat: i64, viewer: i64, aboard: i64, row: Row) -> None:
    """`aboard` is where in the row contracts on ships are counted by kind, those of all seats together."""
    if seat < 0:
        row.skip(OF_A_SEAT)
        return
    at: i64 = SEAT + seat * STRIDE
    own = seat == viewer
    start = row.at
    row.flag(True)
    row.put(t.v[at + HELD])
    row.copy(t.v, at + GOODS, TYPES)
    _shown(t, at, row)
    gold, fame = _fleet(t, at, own, start, aboard, row)
    row.put(t.v[at + GOLD])
    row.put(t.v[at + FAME])
    row.put(_total(t, at, gold, fame))
    row.flag(t.v[at + TIPPED] != 0)
    row.hot(t.v[at + OFFICE], OFFICES)
    _barred(t, at, row)
    _buildings(t, at, own, row)
    for good in range(TYPES):
        row.put(t.v[at + BOUGHT + good] - t.v[at + SOLD + good])  # nobody buys and sells the same in a round
    row.flag(t.v[at + FINISHED] != 0)
    write_proposal(t, seat, viewer, row)


def _barred(t: ConstantinopolisTable, at: i64, row: Row) -> None:
    """Offices a lost duel keeps the seat from."""
    if t.erratum(REBID) and t.option(ONE_DUEL_PER_OFFICE) == 0:
        row.skip(OFFICES)
    else:
        _bits(row, t.v[at + LOST], OFFICES)


def _bits(row: Row, bits: i64, n: i64) -> None:
    """A number for each of the lowest n bits."""
    for k in range(n):
        row.put((bits >> k) & 1)


# -- buildings --------------------------------------------------------------------------------------------
def _buildings(t: ConstantinopolisTable, at: i64, own: bool, row: Row) -> None:
    """What they give in a round, which there are, what was done with them; trading posts."""
    first = row.at
    row.skip(TYPES)
    for k in range(t.v[at + BUILT]):
        tile = t.v[at + SPACE + k]
        if tile < FIRST_COMMERCIAL:
            for good in range(TYPES):
                row.v[first + good] += i16(OUTPUT[tile * TYPES + good])
    owned = t.v[at + OWNED]
    posts = t.v[at + POSTS]
    in_use: i64 = 0
    if posts > 0:
        in_use = _posts_in_use(t, at, own)
    cards = LEVEL_CARDS[t.v[at + LEVEL]] + POST_CARDS * (posts - in_use)
    if t.v[at + OFFICE] == MAGISTER:
        cards += MAGISTER_CARDS
    if (owned >> WALL_CONTRACTS) & 1 == 1:
        cards += WALL_CARDS
    row.put(t.v[at + LEVEL])
    row.put(cards)
    row.put(posts)
    row.put(in_use)
    _bits(row, owned >> 1, BUILDABLE)
    _bits(row, t.v[at + CATEGORIES], TURN_CATEGORIES)
    _bits(row, t.v[at + ACTIVATED], COMMERCIALS)
    _bits(row, t.v[at + MARKS], ONCE)


def _posts_in_use(t: ConstantinopolisTable, at: i64, own: bool) -> i64:
    """Others go on seeing those on contracts that are loaded or set aside."""
    posts: i64 = 0
    for kind in range(KINDS):
        kept = t.v[at + KEPT + kind]
        posts += COUNT[kept & t.v[at + HAND + kind] if own else kept]
    return posts


def _total(t: ConstantinopolisTable, at: i64, gold: i64, fame: i64) -> i64:
    """The fame if the game ended now, with gold and fame of contracts at sea."""
    if t.over():
        return t.v[at + FAME]
    walls = COUNT[t.v[at + OWNED] >> FIRST_WALL]
    return t.v[at + FAME] + fame + WALL_FAME[walls] + (t.v[at + GOLD] + gold) // GOLD_PER_FAME


# -- contracts and ships ----------------------------------------------------------------------------------
def _shown(t: ConstantinopolisTable, at: i64, row: Row) -> None:
    """Contracts in hand that were shown to everybody, in short."""
    first = row.at
    row.skip(IN_SHORT)
    if not t.free_trade():
        return
    for kind in range(KINDS):
        bits = t.v[at + HAND + kind]
        while bits != 0:
            if t.v[KNOWN + FIRST_CARD[kind] + LOWEST[bits]] & SHOWN != 0:
                count_in_short(row, first, kind)
            bits &= bits - 1


def _fleet(t: ConstantinopolisTable, at: i64, own: bool, start: i64, aboard: i64, row: Row) -> tuple[i64, i64]:
    """For each place how many ships of each size, and the gold and fame of what is seen aboard.

    Gold and fame of everything at sea.
    """
    first = row.at
    row.skip(OF_A_FLEET)
    all_gold: i64 = 0
    all_fame: i64 = 0
    for k in range(t.v[at + SHIPS]):
        ship: i64 = at + FLEET + k * A_SHIP
        place = t.v[ship + S_PLACE]
        of_place = first + place * (SIZES + 2)
        row.v[of_place + t.v[ship + S_SIZE]] += i16(1)
        cargo = t.v[ship + S_CARGO]
        if place == PORT and not own:
            _as_if_not_loaded(t, ship, cargo, start, row)
        else:
            gold: i64 = 0
            fame: i64 = 0
            for j in range(cargo):
                kind = KIND_OF[t.v[ship + S_CARGO + 1 + j]]
                row.v[aboard + kind] += i16(1)
                gold += REWARD[kind]
                fame += CARD_FAME[kind]
            row.v[of_place + SIZES] += i16(gold)
            row.v[of_place + SIZES + 1] += i16(fame)
            if place != PORT:
                all_gold += gold
                all_fame += fame
    return all_gold, all_fame


def _as_if_not_loaded(t: ConstantinopolisTable, ship: i64, cargo: i64, start: i64, row: Row) -> None:
    """Contracts another has loaded in secret count as held, their goods as available."""
    row.v[start + IN_HAND] += i16(cargo)
    for j in range(cargo):
        card = t.v[ship + S_CARGO + 1 + j]
        kind = KIND_OF[card]
        if CARGO[kind] != PASSENGER:
            row.v[start + AVAILABLE + CARGO[kind]] += i16(QUANTITY[kind])
        if t.shown(card):
            count_in_short(row, start + TURNED_UP, kind)
