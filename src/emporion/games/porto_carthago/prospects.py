"""What the parts of a position promise a seat, in talents."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from emporion.games.porto_carthago.components import (
    BOX_PLACES,
    DANGER,
    DOCKS,
    FINAL_SEAT_POINTS,
    FINAL_SEAT_PRICE,
    FIRST_DOCK,
    INCOME,
    KINDS,
    LOAD_ANY_GOOD,
    PATH,
    PRIVILEGE_OF,
    SEAT_POINTS,
    SEAT_PRICE,
    SINGLE_SEATS,
    WANTS,
    box_number,
)
from emporion.games.porto_carthago.steps.final_actions import path_rank
from emporion.games.porto_carthago.table import HELD, NONE, PortoCarthagoTable

PALACE_WORTH: Final = 24.0
POINT: Final = 4.5  # a trade point that is still needed
SPARE_POINT: Final = 0.6
PRIVILEGE_WORTH: Final[vec[i64]] = vec[i64]([3, 1, 4, 1, 4, 4, 5, 3])  # in the order of privileges.toml


def money_worth(t: PortoCarthagoTable, seat: i64, turns: i64) -> float:
    """Talents buy palace seats, as long as there are turns and trade points to do it; at the end they are idle."""
    talents = t.talents(seat)
    points = t.trade_points(seat)
    place = t.next_palace_seat()
    chances = turns // 2  # bonus spaces are not always within reach
    spent: i64 = 0
    value = 0.0
    while chances > 0 and spent + SEAT_PRICE[place] <= talents and SEAT_POINTS[place] <= points + turns // 3:
        spent += SEAT_PRICE[place]
        value += (PALACE_WORTH - 3.0) * 0.7 + 0.3 * float(SEAT_PRICE[place])
        chances -= 1
        if place < SINGLE_SEATS:
            place += 1
    rest = talents - spent
    if turns < 6 and points >= FINAL_SEAT_POINTS and rest >= FINAL_SEAT_PRICE:
        value += 0.7 * PALACE_WORTH
        rest -= FINAL_SEAT_PRICE
    usable = 1.0 if turns >= 8 else 0.12 * float(turns)
    return value + float(rest) * (0.85 * usable + 0.05)


def trade_worth(t: PortoCarthagoTable, seat: i64, turns: i64) -> float:
    """Points are needed up to what the seats within reach ask for; beyond that they only break ties."""
    points = t.trade_points(seat)
    needed: i64 = 6 if turns > 4 or points >= SEAT_POINTS[t.next_palace_seat()] - 1 else 4
    urgency = 1.0 if turns >= 6 else 0.35 + 0.1 * float(turns)
    if points <= needed:
        return POINT * urgency * float(points)
    return POINT * urgency * float(needed) + SPARE_POINT * float(points - needed)


def path_worth(t: PortoCarthagoTable, seat: i64, decades: i64) -> float:
    """The bonus the present order would bring when the path has grown as far as it usually does."""
    own = t.on_path(seat)
    if own == 0:
        return 0.0
    length = t.path_length() + decades * t.seats() // 2 + (1 if decades > 0 else 0)
    if length > PATH:
        length = PATH
    certainty = 0.9 - 0.12 * float(decades)
    value = 0.4 * float(own)
    place: i64 = 0
    while place < BOX_PLACES:
        if path_rank(t, place) == seat:
            value += PALACE_WORTH * certainty * float(box_number(length, place))
        place += 1
    most: i64 = 0
    other: i64 = 0
    while other < t.seats():
        if other != seat and t.on_path(other) > most:
            most = t.on_path(other)
        other += 1
    lead = own - most
    if lead > 0 and decades > 0:
        value += 2.0 * float(lead if lead < 3 else 3)
    elif lead < 0:
        value += 1.5 * float(lead if lead > -3 else -3) + 4.5
    return value


def servants_worth(t: PortoCarthagoTable, seat: i64, decades: i64, turns: i64) -> float:
    """A servant in reserve brings a talent each decade; some are needed to pay for spaces and seats."""
    reserve = t.reserve(seat)
    value = float(decades) * (float(reserve) + 0.95 * float(t.on_spaces(seat)))
    handy: i64 = turns if turns < 7 else 7
    value += 1.1 * float(reserve if reserve < handy else handy)
    return value + 0.25 * float(t.blocked(seat))


def storage_worth(t: PortoCarthagoTable, seat: i64, turns: i64) -> float:
    """Free storage spaces and what lies in the warehouse, before anything is known about its use."""
    space: i64 = 4 - t.blocked(seat)
    value = 0.15 * float(turns) * float(space if space < 3 else 3)
    good: i64 = 0
    while good < KINDS:
        if t.stored(seat, good) > 0:
            value += 2.2 * (1.0 if turns > 3 else 0.25 * float(turns)) * float(t.stored(seat, good))
        good += 1
    return value


def load_worth(ship: i64, turns: i64) -> float:
    """What loading a ship brings: contract, trade point, privilege."""
    late = 1.0 if turns >= 5 else 0.4 + 0.12 * float(turns)
    return 0.85 * float(INCOME[ship]) + POINT * late + late * float(PRIVILEGE_WORTH[PRIVILEGE_OF[ship]]) * 0.6


def docks_worth(t: PortoCarthagoTable, seat: i64, decades: i64, turns: i64) -> float:
    """Own docks: what lies and moors there, what is on its way, and the goods at hand for it."""
    value = 0.0
    dock: i64 = 0
    while dock < DOCKS:
        if t.owner(dock) == seat:
            value += _dock_worth(t, seat, dock, decades, turns)
        dock += 1
    return value


def _dock_worth(t: PortoCarthagoTable, seat: i64, dock: i64, decades: i64, turns: i64) -> float:
    home = 2.0 * float(decades) * 0.5  # the two servants may be back for some of the incomes
    ship = t.ship_at(dock)
    good = t.good_at(dock)
    if ship != NONE:
        if good != NONE:
            return home + (0.5 * load_worth(ship, turns) if _holds(t, seat, LOAD_ANY_GOOD) else 1.0)
        return home + load_worth(ship, turns) * _at_hand(t, seat, WANTS[ship], turns)
    coming = _coming(t, dock)
    if coming == NONE:
        return home + (1.0 if turns > 5 else 0.0)
    if good == NONE:
        return home + 0.8 * load_worth(coming, turns) * _at_hand(t, seat, WANTS[coming], turns)
    return home + (0.85 * load_worth(coming, turns) if good == WANTS[coming] else 0.5)


def _at_hand(t: PortoCarthagoTable, seat: i64, good: i64, turns: i64) -> float:
    """How likely the good gets to the dock in time."""
    if t.stored(seat, good) > 0:
        return 0.72 if turns > 1 else 0.5 * float(turns)
    if t.market(good) > 0 and turns > 1:
        return 0.42
    return 0.22 if turns > 3 else 0.05


def _coming(t: PortoCarthagoTable, dock: i64) -> i64:
    """The ship of row 1 that would moor here by itself, or NONE."""
    number = dock % 2
    first = dock - number
    if number == 1 and t.ship_at(first) == NONE:
        number = 1
    elif number == 1:
        number = 0
    slot: i64 = 0
    while slot < t.row_size():
        ship = t.row1(slot)
        if ship != NONE and FIRST_DOCK[ship] == first:
            if number == 0:
                return ship
            number -= 1
        slot += 1
    return NONE


def voyages_worth(t: PortoCarthagoTable, seat: i64, turns: i64) -> float:
    """What the next voyage promises, by the cards that are still in the deck (PCA-2.2.4)."""
    temple = t.temple(seat)
    manned = t.on_charters(seat)
    cards = t.deck_size()
    if turns == 0 or cards == 0:
        return 0.0
    if manned == 0 or temple == 0:
        return 0.7 * float(manned) + 0.3 * float(temple if temple < 4 else 4)
    gain = 0.0
    place: i64 = 0
    while place < cards:
        ship = t.deck_card(place)
        if DANGER[ship] <= temple:
            gain += 0.85 * float(INCOME[ship] - temple) + 2.0 * POINT
        else:
            gain += 0.42 * float(INCOME[ship] + 1) + POINT
        place += 1
    gain = gain / float(cards) + 1.0
    if t.free_storage(seat) + t.blocked(seat) == 4:
        gain *= 0.5  # no good to send
    ready = 0.75 if turns > 1 else 0.4
    value = ready * gain
    if manned > 1 and temple > 1 and turns > 3:
        value += 0.35 * ready * gain
    return value


def lighthouse_worth(t: PortoCarthagoTable, seat: i64, decades: i64) -> float:
    """Those who lead at the lighthouse steer the ships."""
    if decades == 0 or t.lighthouse(seat) == 0:
        return 0.0
    ahead: i64 = 0
    other: i64 = 0
    while other < t.seats():
        if t.lighthouse(other) > t.lighthouse(seat):
            ahead += 1
        other += 1
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


def _holds(t: PortoCarthagoTable, seat: i64, privilege: i64) -> bool:
    held: i64 = t.get(seat, HELD)
    ship: i64 = 0
    while held >> ship:
        if (held >> ship) & 1 == 1 and PRIVILEGE_OF[ship] == privilege:
            return True
        ship += 1
    return False
