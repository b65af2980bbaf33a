"""What can be done: the conditions several decisions share, and the figures behind their refusals."""

from mypy_extensions import i64

from emporion.games.porto_carthago.table.accessors import PortoCarthagoTable
from emporion.games.porto_carthago.table.components import (
    ARISTOCRAT,
    BRING_SHIP,
    CAPTAIN,
    DOCK_SERVANTS,
    FINAL_SEAT_POINTS,
    FINAL_SEAT_PRICE,
    LOAD_ANY_GOOD,
    MERCHANT,
    MOVE_SERVANTS,
    PRIVILEGE_OF,
    REFRESH_PRICE,
    SEAT_POINTS,
    SEAT_PRICE,
    SPACE_BONUS,
    STEVEDORE,
    SURVEY_DECK,
    WAREHOUSE_BONUS,
    WAREHOUSE_PRICE,
)
from emporion.games.porto_carthago.table.layout import DOCKS, KINDS, NONE, PATH
from emporion.games.porto_carthago.table.words import (
    BUY_SHORT,
    CAPTAIN_SERVANT,
    CLAIM_SHORT,
    DECK_EMPTY,
    FINAL_POINTS_SHORT,
    FINAL_SHORT,
    MARKET_EMPTY,
    NO_CHARTER_FREE,
    NO_CHARTER_MANNED,
    NO_DESTINATION,
    NO_DOCK_TO_LOAD,
    NO_FREE_DOCK,
    NO_GOOD_THERE,
    NO_OWN_DOCK,
    NO_STORAGE,
    NO_TEMPLE_SERVANT,
    NOBODY_THERE,
    NOBODY_TO_MOVE,
    NOT_STORED,
    NOT_YOURS_TO_CARRY,
    NOTHING_BLOCKED,
    NOTHING_TO_CARRY,
    PATH_FULL,
    PATH_SERVANT,
    PRIVILEGE_SERVANT,
    PRIVILEGE_SHORT,
    REFRESH_SHORT,
    ROW_EMPTY,
    SEAT_POINTS_SHORT,
    SEAT_SERVANT,
    SEAT_SHORT,
    WAREHOUSE_SHORT,
)
from emporion.kernel.journal import Figure
from emporion.kernel.refusal import MAY_BE_SAID

# -- the five actions; `reserve` is what the seat's reserve will be after paying the space -------------------


def action_refusal(t: PortoCarthagoTable, seat: i64, action: i64, reserve: i64) -> i64:
    """0 if the card's action can be done (PCA-4.5.5)."""
    if action == CAPTAIN:
        return captain_refusal(t, reserve)
    if action == ARISTOCRAT:
        return MAY_BE_SAID if t.lighthouse(seat) + t.temple(seat) + reserve > 0 else NOBODY_THERE
    if action == STEVEDORE:
        return MAY_BE_SAID if t.docks_of(seat) > 0 else claim_refusal(t, reserve)
    if action == MERCHANT:
        return merchant_refusal(t, seat)
    return carrier_refusal(t, seat)


def captain_refusal(t: PortoCarthagoTable, reserve: i64) -> i64:
    if t.charter_of(NONE) == NONE:
        return NO_CHARTER_FREE
    return MAY_BE_SAID if reserve > 0 else CAPTAIN_SERVANT


def claim_refusal(t: PortoCarthagoTable, reserve: i64) -> i64:
    if t.docks_of(NONE) == 0:
        return NO_FREE_DOCK
    return MAY_BE_SAID if reserve >= DOCK_SERVANTS else CLAIM_SHORT


def transfer_refusal(t: PortoCarthagoTable, seat: i64) -> i64:
    if t.docks_of(seat) == 0:
        return NO_OWN_DOCK
    return MAY_BE_SAID if t.docks_of(NONE) > 0 else NO_FREE_DOCK


def merchant_refusal(t: PortoCarthagoTable, seat: i64) -> i64:
    if t.market_size() == 0:
        return MARKET_EMPTY
    if t.free_storage(seat) == 0:
        return NO_STORAGE
    return MAY_BE_SAID if t.talents(seat) >= t.price() else BUY_SHORT


def carrier_refusal(t: PortoCarthagoTable, seat: i64) -> i64:
    for good in range(KINDS):
        if carry_refusal(t, seat, good) == 0:
            return 0
    for dock in range(DOCKS):
        if t.owner(dock) == seat and carry_from_refusal(t, seat, dock) == 0:
            return 0
    return NOTHING_TO_CARRY


def carry_refusal(t: PortoCarthagoTable, seat: i64, good: i64) -> i64:
    """0 if a good of that kind can be carried out of the warehouse (PCA-4.6.6)."""
    if t.stored(seat, good) == 0:
        return NOT_STORED
    return MAY_BE_SAID if has_empty_dock(t, seat) or charter_refusal(t, seat) == 0 else NO_DESTINATION


def carry_from_refusal(t: PortoCarthagoTable, seat: i64, dock: i64) -> i64:
    """0 if the good on that dock can be carried away (PCA-4.6.6)."""
    if t.owner(dock) != seat:
        return NOT_YOURS_TO_CARRY
    if t.good_at(dock) == NONE:
        return NO_GOOD_THERE
    if t.free_storage(seat) > 0 or has_empty_dock(t, seat) or charter_refusal(t, seat) == 0:
        return 0
    return NO_DESTINATION


def has_empty_dock(t: PortoCarthagoTable, seat: i64) -> bool:
    """Whether the seat has a dock without a good."""
    return any(t.owner(dock) == seat and t.good_at(dock) == NONE for dock in range(DOCKS))


def charter_refusal(t: PortoCarthagoTable, seat: i64) -> i64:
    """0 if the seat can send a good on a voyage (PCA-4.6.6)."""
    if t.charter_of(seat) == NONE:
        return NO_CHARTER_MANNED
    if t.temple(seat) == 0:
        return NO_TEMPLE_SERVANT
    return MAY_BE_SAID if t.deck_size() > 0 else DECK_EMPTY


# -- bonuses, privileges, path ---------------------------------------------------------------------------------


def bonus_refusal(t: PortoCarthagoTable, seat: i64, space: i64, reserve: i64) -> i64:
    """0 if the bonus of an action space that has one can be taken (PCA-4.7)."""
    if SPACE_BONUS[space] == WAREHOUSE_BONUS:
        if t.blocked(seat) == 0:
            return NOTHING_BLOCKED
        return MAY_BE_SAID if t.talents(seat) >= WAREHOUSE_PRICE else WAREHOUSE_SHORT
    if t.trade_points(seat) < SEAT_POINTS[t.next_palace_seat()]:
        return SEAT_POINTS_SHORT
    if t.talents(seat) < SEAT_PRICE[t.next_palace_seat()]:
        return SEAT_SHORT
    return MAY_BE_SAID if reserve > 0 else SEAT_SERVANT


def privilege_refusal(t: PortoCarthagoTable, seat: i64, ship: i64) -> i64:
    """0 if the effect of a kept privilege is possible (PCA-4.11.11)."""
    privilege = PRIVILEGE_OF[ship]
    if privilege == SURVEY_DECK:
        return MAY_BE_SAID if t.deck_size() > 0 else DECK_EMPTY
    if privilege == LOAD_ANY_GOOD:
        for dock in range(DOCKS):
            if t.owner(dock) == seat and t.ship_at(dock) != NONE and t.good_at(dock) != NONE:
                return 0
        return NO_DOCK_TO_LOAD
    if privilege == MOVE_SERVANTS:
        return MAY_BE_SAID if anybody_to_move(t) else NOBODY_TO_MOVE
    if privilege == BRING_SHIP:
        return ROW_EMPTY if t.row1_empty() else MAY_BE_SAID
    if t.talents(seat) < SEAT_PRICE[t.next_palace_seat()]:
        return PRIVILEGE_SHORT
    return MAY_BE_SAID if t.reserve(seat) > 0 else PRIVILEGE_SERVANT


def anybody_to_move(t: PortoCarthagoTable) -> bool:
    """Whether a servant of any player stands in lighthouse or temple."""
    return any(t.lighthouse(seat) + t.temple(seat) > 0 for seat in range(t.seats()))


def path_refusal(t: PortoCarthagoTable, seat: i64) -> i64:
    """0 if a servant can step onto the intrigue path (PCA-4.10.1)."""
    if t.path_length() == PATH:
        return PATH_FULL
    return MAY_BE_SAID if t.reserve(seat) > 0 else PATH_SERVANT


def shortage(t: PortoCarthagoTable, seat: i64, reason: i64) -> dict[str, Figure]:
    """What is needed and what the seat has, for the reasons of this module."""
    if reason == BUY_SHORT:
        return {"needs": int(t.price()), "has": int(t.talents(seat))}
    if reason == REFRESH_SHORT:
        return {"needs": int(REFRESH_PRICE), "has": int(t.talents(seat))}
    if reason == WAREHOUSE_SHORT:
        return {"needs": int(WAREHOUSE_PRICE), "has": int(t.talents(seat))}
    if reason in (SEAT_SHORT, PRIVILEGE_SHORT):
        return {"needs": int(SEAT_PRICE[t.next_palace_seat()]), "has": int(t.talents(seat))}
    if reason == SEAT_POINTS_SHORT:
        return {"needs": int(SEAT_POINTS[t.next_palace_seat()]), "has": int(t.trade_points(seat))}
    if reason == FINAL_SHORT:
        return {"needs": int(FINAL_SEAT_PRICE), "has": int(t.talents(seat))}
    if reason == FINAL_POINTS_SHORT:
        return {"needs": int(FINAL_SEAT_POINTS), "has": int(t.trade_points(seat))}
    if reason == CLAIM_SHORT:
        return {"needs": int(DOCK_SERVANTS), "has": int(t.reserve(seat))}
    return {}
