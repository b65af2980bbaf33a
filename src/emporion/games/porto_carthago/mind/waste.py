"""What leads to nothing: turns that cannot bring a trade point any more, and small words that undo or waste something.

Used by `sense.shortlist`, which never drops the last word.
"""

from typing import Final

from mypy_extensions import i64

from emporion.games.porto_carthago.mind.judgement import decades_left, turns_left
from emporion.games.porto_carthago.mind.prospects import MOST_ASKED, coming, holds
from emporion.games.porto_carthago.rules.conditions import bonus_refusal, charter_refusal
from emporion.games.porto_carthago.table.accessors import PortoCarthagoTable
from emporion.games.porto_carthago.table.components import (
    ARISTOCRAT,
    BRING_SHIP,
    CAPTAIN,
    CARRIER,
    DANGER,
    FIRST_DOCK,
    INCOME,
    INTRIGUE_SERVANT,
    LOAD_ANY_GOOD,
    MERCHANT,
    MOVE_SERVANTS,
    PALACE_BONUS,
    PRIVILEGE_OF,
    SEAT_POINTS,
    SEAT_PRICE,
    SERVANTS,
    SPACE_BONUS,
    SPACE_COST,
    STEVEDORE,
    STORAGE,
    WANTS,
    WAREHOUSE_BONUS,
)
from emporion.games.porto_carthago.table.layout import ACTION_AT, DOCKS, KINDS, NONE, ROW1, ROW2, SHIPS, SPACES
from emporion.games.porto_carthago.table.words import BRING_SHIP as BRING
from emporion.games.porto_carthago.table.words import (
    BUY,
    CARRY,
    CARRY_TO,
    CHARTER,
    CHOOSE_SPACE,
    CLAIM,
    SET_LIGHTHOUSE,
    SET_TEMPLE,
    SURVEY_NEXT,
    TO_LIGHTHOUSE,
    TO_TEMPLE,
    USE_PRIVILEGE,
)
from emporion.kernel.game import Game
from emporion.kernel.words import Words

GAIN_DEPTH: Final[i64] = 4  # own words of a turn looked at for a point
ENOUGH_TEMPLE: Final[i64] = 5  # with so many servants a voyage needs no more
STORE_DECADES: Final[i64] = 2  # until then one more storage space is worth its talents


def leads_to_point(game: Game, t: PortoCarthagoTable, seat: i64, space: i64, later: i64) -> bool:
    """Whether a space brings a seat or a trade point now, or with one of the seat's `later` turns of the match."""
    reserve = t.reserve(seat) - SPACE_COST[space]
    if SPACE_BONUS[space] == PALACE_BONUS and bonus_refusal(t, seat, space, reserve) == 0:
        return True
    action: i64 = t.v[ACTION_AT + space]
    if action != CARRIER and action != STEVEDORE and not _can_carry(t, reserve):
        return False
    if action == CAPTAIN:
        ready = 1 + _lacks_temple(t, seat) + _lacks_good(t, seat)
        crew = reserve - 1 - _sailing_cost(t, 1, t.temple(seat))
        return crew >= 0 and ready <= later and t.on_charters(seat) <= _goods(t, seat)
    if action == ARISTOCRAT:
        if t.temple(seat) >= ENOUGH_TEMPLE:
            return False
        crew = reserve + t.lighthouse(seat) - 1 - _sailing_cost(t, t.on_charters(seat), 1)
        if crew >= 0 and 1 + _lacks_charter(t, seat) + _lacks_good(t, seat) <= later:
            return True
        return _waits_for_berth(t, seat)
    if action == MERCHANT:
        return later > 0 and _market_helps(t, seat, later)
    after = t.clone()
    game.say(after, seat, CHOOSE_SPACE + space)
    if _gains(game, after, seat, _gained(t, seat), GAIN_DEPTH):
        return True
    if action != STEVEDORE or not _can_carry(t, reserve - 2):
        return False
    later -= _turns_promised(t, seat)
    return later > 0 and _free_dock_helps(t, seat, later)


def _gained(t: PortoCarthagoTable, seat: i64) -> i64:
    """Seats, points, servants on the path, and goods that a ship is about to fetch."""
    value: i64 = t.palace(seat) + t.trade_points(seat) + t.on_path(seat)
    for dock in range(DOCKS):
        if t.owner(dock) == seat and t.good_at(dock) != NONE and t.ship_at(dock) == NONE:
            ship = coming(t, dock)
            if ship != NONE and WANTS[ship] == t.good_at(dock):
                value += 1
    return value


def _gains(game: Game, t: PortoCarthagoTable, seat: i64, before: i64, depth: i64) -> bool:
    """Whether the seat can go on in its turn so that it gains."""
    if _gained(t, seat) > before:
        return True
    if depth == 0 or t.over() or (game.deciders(t) >> seat) & 1 == 0 or t.space() == NONE:
        return False
    words = Words(len(game.vocabulary))
    for k in range(game.offer(t, seat, words)):
        if words.v[k] == CHARTER:
            return True
        after = t.clone()
        game.say(after, seat, words.v[k])
        if _gains(game, after, seat, before, depth - 1):
            return True
    return False


def _goods(t: PortoCarthagoTable, seat: i64) -> i64:
    return STORAGE - t.blocked(seat) - t.free_storage(seat)


def _lacks_good(t: PortoCarthagoTable, seat: i64) -> i64:
    return 0 if _goods(t, seat) > 0 else 1


def _lacks_temple(t: PortoCarthagoTable, seat: i64) -> i64:
    return 0 if t.temple(seat) > 0 else 1


def _lacks_charter(t: PortoCarthagoTable, seat: i64) -> i64:
    return 0 if t.on_charters(seat) > 0 else 1


def _waits_for_berth(t: PortoCarthagoTable, seat: i64) -> bool:
    """Whether a good lies on an own dock without a ship: the lighthouse may steer one there."""
    return any(t.owner(d) == seat and t.good_at(d) != NONE and t.ship_at(d) == NONE for d in range(DOCKS))


def _market_helps(t: PortoCarthagoTable, seat: i64, later: i64) -> bool:
    """Whether a good of the market would be fetched by a ship at an own dock, or sent to sea."""
    if 1 + _lacks_temple(t, seat) + _lacks_charter(t, seat) <= later and t.on_charters(seat) >= _goods(t, seat):
        return True
    return any(t.market(good) > 0 and t.stored(seat, good) == 0 and waits_for(t, seat, good) for good in range(KINDS))


def _can_carry(t: PortoCarthagoTable, reserve: i64) -> bool:
    """Whether a Carrier can still be paid."""
    return any(t.v[ACTION_AT + k] == CARRIER and SPACE_COST[k] <= reserve for k in range(SPACES))


def _cheapest(t: PortoCarthagoTable, action: i64) -> i64:
    """What the cheapest space with this card costs."""
    least: i64 = SERVANTS
    for space in range(SPACES):
        if t.v[ACTION_AT + space] == action and SPACE_COST[space] < least:
            least = SPACE_COST[space]
    return least


def _sailing_cost(t: PortoCarthagoTable, ships: i64, temple: i64) -> i64:
    """Servants of the reserve a voyage still takes, of a seat with so many manned ships and servants in the temple."""
    cost = _cheapest(t, CARRIER)
    if ships == 0:
        cost += 1 + _cheapest(t, CAPTAIN)
    if temple == 0:
        cost += 1 + _cheapest(t, ARISTOCRAT)
    return cost


def _turns_promised(t: PortoCarthagoTable, seat: i64) -> i64:
    """How many turns the own docks take that can still be loaded: to carry the good, and to buy it before."""
    turns: i64 = 0
    for dock in range(DOCKS):
        if t.owner(dock) == seat and t.good_at(dock) == NONE:
            ship = t.ship_at(dock)
            if ship == NONE:
                ship = coming(t, dock)
            if ship != NONE and t.stored(seat, WANTS[ship]) > 0:
                turns += 1
            elif ship != NONE and t.market(WANTS[ship]) > 0 and t.talents(seat) >= t.price():
                turns += 2
    return turns


def _free_dock_helps(t: PortoCarthagoTable, seat: i64, later: i64) -> bool:
    """Whether a ship at a dock nobody has, or about to moor there, wants a good that is stored (or on the market)."""
    return any(t.owner(dock) == NONE and _dock_helps(t, seat, dock, later) for dock in range(DOCKS))


def _dock_helps(t: PortoCarthagoTable, seat: i64, dock: i64, later: i64) -> bool:
    ship = t.ship_at(dock)
    if ship == NONE and not _is_last(t):  # of 26 docks taken for a ship of the final entry six were loaded
        ship = coming(t, dock)
    if ship == NONE or t.good_at(dock) != NONE:
        return False
    if t.stored(seat, WANTS[ship]) > 0:
        return True
    return later > 1 and t.market(WANTS[ship]) > 0 and t.talents(seat) >= t.price()


def waits_for(t: PortoCarthagoTable, seat: i64, good: i64) -> bool:
    """Whether a ship at an own empty dock wants it, or one of row 1 that can moor there."""
    for dock in range(DOCKS):
        if t.owner(dock) == seat and t.good_at(dock) == NONE:
            ship = t.ship_at(dock)
            if ship != NONE:
                if WANTS[ship] == good:
                    return True
            else:
                for slot in range(t.row_size()):
                    due = t.row1(slot)
                    if due != NONE and FIRST_DOCK[due] == dock - dock % 2 and WANTS[due] == good:
                        return True
    return False


def awaits_ship(t: PortoCarthagoTable, dock: i64) -> bool:
    """Before the first entry: whether a ship that is laid out comes here, the second of a people to dock II."""
    ships: i64 = 0
    for slot in range(t.row_size()):
        for ship in (t.v[ROW1 + slot], t.v[ROW2 + slot]):
            if ship != NONE and FIRST_DOCK[ship] == dock - dock % 2:
                ships += 1
    return ships > dock % 2


def wastes(t: PortoCarthagoTable, seat: i64, word: i64) -> bool:
    """Whether a word of a small decision undoes another or brings nothing, whatever comes."""
    if CARRY_TO <= word < CARRY_TO + DOCKS:
        return not _is_of_use_at(t, seat, t.local(0), word - CARRY_TO)
    if CARRY <= word < CARRY + KINDS:
        if charter_refusal(t, seat) == 0:
            return False
        good = word - CARRY
        return not any(
            t.owner(dock) == seat and t.good_at(dock) == NONE and _is_of_use_at(t, seat, good, dock)
            for dock in range(DOCKS)
        )
    if SET_LIGHTHOUSE <= word <= SET_LIGHTHOUSE + SERVANTS:
        more = word - SET_LIGHTHOUSE > t.lighthouse(seat)
        return more and _is_last(t) and not _waits_for_berth(t, seat)
    if SET_TEMPLE <= word <= SET_TEMPLE + SERVANTS:
        return word - SET_TEMPLE > t.temple(seat) and _is_last(t) and not _may_sail(t, seat, word - SET_TEMPLE)
    if CLAIM <= word < CLAIM + DOCKS:
        return _is_last(t) and not _dock_helps(t, seat, word - CLAIM, turns_left(t, seat, False))
    if BUY <= word < BUY + KINDS:
        at_sea = t.on_charters(seat) > 0 and t.temple(seat) > 0
        return _is_last(t) and not at_sea and not waits_for(t, seat, word - BUY)
    if USE_PRIVILEGE <= word < USE_PRIVILEGE + SHIPS:
        if PRIVILEGE_OF[word - USE_PRIVILEGE] == BRING_SHIP:
            return not any(is_worth_bringing(t, seat, t.row1(slot)) for slot in range(t.row_size()))
        return PRIVILEGE_OF[word - USE_PRIVILEGE] == MOVE_SERVANTS and not _has_move(t, seat)
    if BRING <= word < BRING + SHIPS:
        return not is_worth_bringing(t, seat, word - BRING)
    if TO_TEMPLE <= word < TO_TEMPLE + t.seats():
        return not _belongs_in_temple(t, seat, word - TO_TEMPLE)
    if TO_LIGHTHOUSE <= word < TO_LIGHTHOUSE + t.seats():
        return _belongs_in_temple(t, seat, word - TO_LIGHTHOUSE)
    if SURVEY_NEXT <= word < SURVEY_NEXT + SHIPS:
        return t.on_charters(seat) > 0 and not _is_best_surveyed(t, seat, word - SURVEY_NEXT)
    return False


def _may_sail(t: PortoCarthagoTable, seat: i64, temple: i64) -> bool:
    """With so many servants in the temple, and what then is left: whether a voyage can still be made."""
    reserve = t.lighthouse(seat) + t.temple(seat) + t.reserve(seat) - t.local(0) - temple
    turns = 1 + _lacks_charter(t, seat) + _lacks_good(t, seat)
    return turns <= turns_left(t, seat, False) and reserve >= _sailing_cost(t, t.on_charters(seat), temple)


def is_worth_bringing(t: PortoCarthagoTable, seat: i64, ship: i64) -> bool:
    """A ship goes to its people's first dock without one: whether the seat can load it there, or bars a rival."""
    if ship == NONE:
        return False
    dock = FIRST_DOCK[ship]
    if t.ship_at(dock) != NONE:
        dock += 1
    if t.ship_at(dock) != NONE:
        return False  # it leaves
    good = t.good_at(dock)
    wanted = WANTS[ship]
    at_hand = t.stored(seat, wanted) > 0 or t.market(wanted) > 0
    if t.owner(dock) == seat:
        return at_hand if good == NONE else good == wanted or holds(t, seat, LOAD_ANY_GOOD)
    if t.owner(dock) == NONE:
        return t.stored(seat, wanted) > 0 and turns_left(t, seat, False) > 1
    return good != NONE and good != wanted


def _is_last(t: PortoCarthagoTable) -> bool:
    return t.decade() > 0 and decades_left(t) == 0


def _is_of_use_at(t: PortoCarthagoTable, seat: i64, good: i64, dock: i64) -> bool:
    """A ship that lies there takes its own good only; with `load any good` it takes every one."""
    ship = t.ship_at(dock)
    return ship == NONE or WANTS[ship] == good or holds(t, seat, LOAD_ANY_GOOD)


def _belongs_in_temple(t: PortoCarthagoTable, seat: i64, owner: i64) -> bool:
    """Own servants pray for a manned ship, and rivals' pray where no ship of theirs is: so none goes there and back."""
    return (t.on_charters(owner) > 0) == (owner == seat)


def _has_move(t: PortoCarthagoTable, seat: i64) -> bool:
    """Whether anybody stands where he does not belong."""
    return any(
        (t.lighthouse(owner) if _belongs_in_temple(t, seat, owner) else t.temple(owner)) > 0
        for owner in range(t.seats())
    )


def _is_best_surveyed(t: PortoCarthagoTable, seat: i64, ship: i64) -> bool:
    """Of the cards still to be put back: one that is safe, then the one that pays most."""
    for place in range(t.local(0), t.local(1)):
        other = t.deck_card(place)
        if _sails_for(t, seat, other) > _sails_for(t, seat, ship):
            return False
    return True


def _sails_for(t: PortoCarthagoTable, seat: i64, ship: i64) -> i64:
    return INCOME[ship] + (100 if DANGER[ship] <= t.temple(seat) else 0)


def is_free_point(ship: i64) -> bool:
    """The immediate privileges that are asked about are a servant of one's own for the path, or a point for nothing."""
    return PRIVILEGE_OF[ship] != INTRIGUE_SERVANT


def house_is_full(t: PortoCarthagoTable, seat: i64) -> bool:
    """No palace seat asks for more points than these: the next one belongs on the path (Playing well, 11)."""
    return t.trade_points(seat) >= MOST_ASKED


def seat_waits_for_point(t: PortoCarthagoTable, seat: i64) -> bool:
    """The talents for the next palace seat lie there, and only points are short: they go into the house."""
    place = t.next_palace_seat()
    return t.talents(seat) >= SEAT_PRICE[place] and t.trade_points(seat) < SEAT_POINTS[place]


def frees_storage_too_late(t: PortoCarthagoTable) -> bool:
    return SPACE_BONUS[t.space()] == WAREHOUSE_BONUS and t.decade() > STORE_DECADES
