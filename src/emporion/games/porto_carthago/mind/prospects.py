"""What the parts of a position promise a seat, in talents."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from emporion.games.porto_carthago.mind.weights import WEIGHTS
from emporion.games.porto_carthago.rules.rankings import path_rank
from emporion.games.porto_carthago.table.accessors import PortoCarthagoTable
from emporion.games.porto_carthago.table.components import (
    BOX_PLACES,
    DANGER,
    FIRST_DOCK,
    INCOME,
    LOAD_ANY_GOOD,
    PRIVILEGE_OF,
    SEAT_POINTS,
    SEAT_PRICE,
    STORAGE,
    WANTS,
    box_number,
)
from emporion.games.porto_carthago.table.layout import DOCKS, HELD, KINDS, NONE, PATH, SINGLE_SEATS

PALACE_WORTH: Final = 24.0
POINT: Final = 13.0  # one that a later seat will ask for
IDLE_TALENT: Final = 0.02  # a talent beyond what can be spent
MOST_ASKED: Final[i64] = max(SEAT_POINTS)
PRIVILEGE_WORTH: Final[vec[i64]] = vec[i64]([3, 1, 4, 1, 4, 4, 5, 3])  # in the order of privileges.toml


def money_worth(t: PortoCarthagoTable, seat: i64, turns: i64) -> float:
    """Talents are worth something as far as the next palace seats can use them; beyond that they lie idle."""
    seats: i64 = 1 + turns // 4 if turns < 12 else 4
    need: i64 = 4 if turns > 4 else 0
    place = t.next_palace_seat()
    reach = float(t.trade_points(seat)) + float(turns) / WEIGHTS.turns_for_point
    for _ in range(seats):
        if float(SEAT_POINTS[place]) > reach:
            break
        need += SEAT_PRICE[place]
        if place < SINGLE_SEATS:
            place += 1
    talents = t.talents(seat)
    useful = WEIGHTS.talent if turns > 2 or t.trade_points(seat) >= SEAT_POINTS[t.next_palace_seat()] else 0.2
    if talents <= need:
        return useful * float(talents)
    return useful * float(need) + IDLE_TALENT * float(talents - need)


def trade_worth(t: PortoCarthagoTable, seat: i64, turns: i64) -> float:
    """Points open the next palace seat and those after it; beyond that they only break ties."""
    points = t.trade_points(seat)
    asked = SEAT_POINTS[t.next_palace_seat()]
    late = 1.0 if turns >= 6 else 0.4 + 0.1 * float(turns)
    value = 0.0
    for point in range(1, points + 1):
        if point <= asked:
            value += WEIGHTS.key_point * late
        else:
            value += POINT * late if point <= MOST_ASKED and turns > 3 else WEIGHTS.spare_point
    return value


def path_worth(t: PortoCarthagoTable, seat: i64, decades: i64) -> float:
    """The bonus the present order would bring when the path has grown as far as it usually does."""
    own = t.on_path(seat)
    if own == 0:
        return 0.0
    length = t.path_length() + decades * t.seats() // 2 + (1 if decades > 0 else 0)
    if length > PATH:
        length = PATH
    certainty = 0.9 / (1.0 + 0.9 * float(decades))
    value = 0.4 * float(own)
    for place in range(BOX_PLACES):
        if path_rank(t, place) == seat:
            value += PALACE_WORTH * certainty * float(box_number(length, place))
    most: i64 = 0
    for other in range(t.seats()):
        if other != seat and t.on_path(other) > most:
            most = t.on_path(other)
    lead = own - most
    if lead > 0 and decades > 0:
        value += 2.0 * float(lead if lead < 3 else 3)
    elif lead < 0:
        value += 1.5 * float(lead if lead > -3 else -3) + 4.5
    return value


def servants_worth(t: PortoCarthagoTable, seat: i64, decades: i64, turns: i64) -> float:
    """A servant in reserve brings a talent each decade; some are needed to pay for spaces and seats."""
    reserve = t.reserve(seat)
    value = WEIGHTS.servant_income * float(decades) * (float(reserve) + 0.95 * float(t.on_spaces(seat)))
    handy: i64 = turns if turns < 7 else 7
    value += WEIGHTS.handy_servant * float(reserve if reserve < handy else handy)
    return value + 0.25 * float(t.blocked(seat))


def storage_worth(t: PortoCarthagoTable, seat: i64, turns: i64) -> float:
    """Free storage spaces and what lies in the warehouse, before anything is known about its use."""
    space: i64 = STORAGE - t.blocked(seat)
    value = 0.15 * float(turns) * float(space if space < 3 else 3)
    for good in range(KINDS):
        if t.stored(seat, good) > 0:
            value += WEIGHTS.stored_good * (1.0 if turns > 3 else 0.25 * float(turns)) * float(t.stored(seat, good))
    return value


def load_worth(ship: i64, turns: i64) -> float:
    """What loading a ship brings: contract, trade point, privilege."""
    late = 1.0 if turns >= 5 else 0.4 + 0.12 * float(turns)
    return (
        0.7 * float(INCOME[ship])
        + WEIGHTS.gained_point * late
        + late * float(PRIVILEGE_WORTH[PRIVILEGE_OF[ship]]) * 0.6
    )


def docks_worth(t: PortoCarthagoTable, seat: i64, decades: i64, turns: i64) -> float:
    """Own docks: what lies and moors there, what is on its way, and the goods at hand for it."""
    value = 0.0
    promised: i64 = 0  # stored goods already counted on, three bits for each kind
    for dock in range(DOCKS):
        if t.owner(dock) == seat:
            value += 0.6 * float(decades)  # the two servants may be back for some of the incomes
            ship = t.ship_at(dock)
            good = t.good_at(dock)
            share = 1.0
            if ship == NONE:
                ship = coming(t, dock)
                share = 0.85
            if ship == NONE:
                value += 1.0 if turns > 5 else 0.0
            elif good == NONE:
                wanted = WANTS[ship]
                stored = t.stored(seat, wanted) > (promised >> (3 * wanted)) & 7
                if stored:
                    promised += 1 << (3 * wanted)
                value += share * load_worth(ship, turns) * _at_hand(t, wanted, stored, turns)
            elif good == WANTS[ship]:
                value += 0.85 * share * load_worth(ship, turns)
            else:
                value += 0.5 * load_worth(ship, turns) if holds(t, seat, LOAD_ANY_GOOD) else 0.5
    return value


def _at_hand(t: PortoCarthagoTable, good: i64, stored: bool, turns: i64) -> float:
    """How likely the good gets to the dock in time."""
    if stored:
        return WEIGHTS.good_stored if turns > 1 else 0.5 * float(turns)
    if t.market(good) > 0 and turns > 1:
        return WEIGHTS.good_on_market
    return 0.2 if turns > 3 else 0.05


def coming(t: PortoCarthagoTable, dock: i64) -> i64:
    """The ship of row 1 that would moor here by itself, or NONE."""
    first = dock - dock % 2
    before: i64 = 1 if dock != first and t.ship_at(first) == NONE else 0  # one ship goes to the free dock I
    for slot in range(t.row_size()):
        ship = t.row1(slot)
        if ship != NONE and FIRST_DOCK[ship] == first:
            if before == 0:
                return ship
            before -= 1
    return NONE


def voyages_worth(t: PortoCarthagoTable, seat: i64, turns: i64) -> float:
    """What the next voyage promises, as far as ship, temple and good are there already."""
    manned = t.on_charters(seat)
    temple = t.temple(seat)
    cards = t.deck_size()
    if cards == 0 or manned + temple == 0 or turns == 0:
        return 0.0
    ready: i64 = 0
    if manned > 0:
        ready += 1
    if temple > 0:
        ready += 1
    if t.free_storage(seat) + t.blocked(seat) < STORAGE:
        ready += 1
    gain = _voyage_gain(t, temple if temple > 0 else 2, turns)
    missing = 3 - ready
    if missing >= turns:
        return 0.0
    share = WEIGHTS.voyage_ready if missing == 0 else WEIGHTS.voyage_almost if missing == 1 else 0.15
    if manned > 1 and temple > 1 and turns > 3:
        share += 0.25
    return share * gain + (WEIGHTS.voyage_odds * odds(t, seat) if manned > 0 else 0.0)


def odds(t: PortoCarthagoTable, seat: i64) -> float:
    """How likely the seat's next voyage succeeds, by the cards that may lie on top of the deck."""
    cards = t.deck_size()
    if cards == 0:
        return 0.0
    if t.known(seat) > 0:
        return 1.0 if DANGER[t.deck_card(0)] <= t.temple(seat) else 0.0
    safe: i64 = 0
    for place in range(cards):
        if DANGER[t.deck_card(place)] <= t.temple(seat):
            safe += 1
    return float(safe) / float(cards)


def _voyage_gain(t: PortoCarthagoTable, temple: i64, turns: i64) -> float:
    """The mean over the cards in the deck, which everybody knows by elimination (PCA-2.2.4)."""
    late = 1.0 if turns >= 6 else 0.5 + 0.08 * float(turns)
    gain = 0.0
    for place in range(t.deck_size()):
        ship = t.deck_card(place)
        if DANGER[ship] <= temple:
            gain += 0.7 * float(INCOME[ship] - temple) + 2.0 * WEIGHTS.gained_point * late
        else:
            gain += 0.35 * float(INCOME[ship] + 1) + WEIGHTS.gained_point * late
    return gain / float(t.deck_size()) + 1.0


def lighthouse_worth(t: PortoCarthagoTable, seat: i64, decades: i64) -> float:
    """Those who lead at the lighthouse steer the ships."""
    if decades == 0 or t.lighthouse(seat) == 0:
        return 0.0
    ahead: i64 = 0
    for other in range(t.seats()):
        if t.lighthouse(other) > t.lighthouse(seat):
            ahead += 1
    return 3.0 if ahead == 0 else 1.5 if ahead == 1 else 0.8


def privileges_worth(t: PortoCarthagoTable, seat: i64, turns: i64) -> float:
    held: i64 = t.get(seat, HELD)
    if turns == 0 or held == 0:
        return 0.0
    value = 0.0
    ship: i64 = 0
    while held >> ship:
        if (held >> ship) & 1 == 1:
            value += float(PRIVILEGE_WORTH[PRIVILEGE_OF[ship]])
        ship += 1
    return value if turns > 3 else value * 0.25 * float(turns)


def holds(t: PortoCarthagoTable, seat: i64, privilege: i64) -> bool:
    held: i64 = t.get(seat, HELD)
    ship: i64 = 0
    while held >> ship:
        if (held >> ship) & 1 == 1 and PRIVILEGE_OF[ship] == privilege:
            return True
        ship += 1
    return False
