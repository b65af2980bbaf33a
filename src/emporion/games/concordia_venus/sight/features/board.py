"""The board: provinces, cities and routes, with everybody's villas and colonists.

A colonist that an Architect has picked up is on its way and stands nowhere, but its route stays taken (CNV-7.5.2).
"""

from typing import Final

from mypy_extensions import i16, i64

from emporion.games.concordia_venus.sight.features.match import moved, mover, picked, steps
from emporion.games.concordia_venus.sight.features.places import (
    city_at,
    place_of_city,
    place_of_route,
    province_at,
)
from emporion.games.concordia_venus.steps.architect import may_end_on
from emporion.games.concordia_venus.table.accessors import ConcordiaTable
from emporion.games.concordia_venus.table.components import KINDS, PRICE
from emporion.games.concordia_venus.table.layout import (
    COLONISTS,
    MOST_CITIES,
    MOST_PROVINCES,
    MOST_ROUTES,
    MOST_SEATS,
    NONE,
    OCCUPANT,
    VILLAS_IN,
)
from emporion.games.concordia_venus.table.maps import (
    MOST_IN_PROVINCE,
    city_of,
    end_of,
    on_route,
    province_city,
    reached,
    reaches,
    steps_to,
)
from emporion.kernel.rows.row import Row
from emporion.kernel.step import Step

OF_A_PROVINCE: Final[i64] = 9
OF_A_CITY: Final[i64] = 21
NEAR: Final[i64] = 13  # of a city's numbers: colonists in it or beside it, by place
INSIDE: Final[i64] = 19  # the viewer's colonists in it
REACH: Final[i64] = 20  # how soon a colonist of the viewer can be beside it
FARTHEST: Final[i64] = 7  # steps: more than any allowance


def write_provinces(t: ConcordiaTable, viewer: i64, row: Row) -> None:
    """The marker, and what the villas there would bring the viewer, the partner and all others, at bank prices."""
    board = t.board()
    for place in range(MOST_PROVINCES):
        province = province_at(board, place)
        if province == NONE:
            row.skip(OF_A_PROVINCE)
            continue
        row.hot(t.marker(province), KINDS)
        row.flag(t.is_active(province))
        own: i64 = 0
        partners: i64 = 0
        total: i64 = 0
        for k in range(MOST_IN_PROVINCE):
            city = province_city(board, province, k)
            if city >= 0 and t.v[VILLAS_IN + city] != 0:
                price = PRICE[t.produce(city)]
                total += price * t.villas_in(city)
                if t.has_villa(viewer, city):
                    own += price
                if t.in_teams() and t.has_villa(t.partner(viewer), city):
                    partners += price
        row.put(own)
        row.put(partners)
        row.put(total - own - partners)


def write_cities(t: ConcordiaTable, step: Step[ConcordiaTable] | None, viewer: i64, row: Row) -> None:
    """Produce, villas, the price of the next one and whether the viewer can pay it; colonists in and beside it."""
    at: i64 = row.at
    board = t.board()
    seats = t.seats()
    everybody = t.everybody()
    means: i64 = t.means(viewer) if t.villas(viewer) > 0 else NONE
    payable: i64 = 0  # a bit for each kind of city for which the goods are there
    for good in range(KINDS):
        if t.has_villa_goods(viewer, good):
            payable |= 1 << good
    for place in range(MOST_CITIES):
        city = city_at(board, place)
        if city == NONE or city == t.capital():
            row.skip(OF_A_CITY)
            continue
        made = t.produce(city)
        row.hot(made, KINDS)
        owners = t.v[VILLAS_IN + city]
        after = ((owners >> viewer) | (owners << (seats - viewer))) & everybody  # a bit for each place
        for k in range(MOST_SEATS):
            row.put((after >> k) & 1)
        price = t.villa_money(city)
        row.put(price)
        row.flag(after & 1 == 0 and (payable >> made) & 1 == 1 and means >= price)
        row.skip(OF_A_CITY - NEAR)
    _colonists(t, step, row, at)
    _reach(t, step, viewer, row, at)


def _colonists(t: ConcordiaTable, step: Step[ConcordiaTable] | None, row: Row, at: i64) -> None:
    """Everybody's, in cities and beside them."""
    board = t.board()
    moving = mover(t, step)
    on_its_way = picked(t, step)
    for place in range(t.seats()):
        seat = row.sits_at(place)
        for slot in range(COLONISTS):
            where = t.colonist(seat, slot)
            if where == NONE or (seat == moving and slot == on_its_way):
                continue
            if on_route(where):
                row.v[at + place_of_city(board, end_of(board, where, 0)) * OF_A_CITY + NEAR + place] += i16(1)
                row.v[at + place_of_city(board, end_of(board, where, 1)) * OF_A_CITY + NEAR + place] += i16(1)
            else:
                here = at + place_of_city(board, city_of(where)) * OF_A_CITY
                row.v[here + NEAR + place] += i16(1)
                if place == 0:
                    row.v[here + INSIDE] += i16(1)


def _reach(t: ConcordiaTable, step: Step[ConcordiaTable] | None, viewer: i64, row: Row, at: i64) -> None:
    """For each city 7 less the fewest steps a colonist of the viewer needs to a free route there; 0 if none can come.

    In an Architect of the viewer only what is left counts: steps, and colonists that have not moved, or the one picked.
    """
    moving = mover(t, step) == viewer
    only: i64 = picked(t, step) if moving else NONE
    done: i64 = moved(t, step) if moving else 0
    left: i64 = steps(t, step) if moving else t.on_board(viewer)
    for slot in range(COLONISTS):
        place = t.colonist(viewer, slot)
        if place != NONE and (done >> slot) & 1 == 0 and (only == NONE or only == slot):
            _reach_from(t, place, left, row, at)


def _reach_from(t: ConcordiaTable, place: i64, left: i64, row: Row, at: i64) -> None:
    board = t.board()
    for k in range(reaches(board, place)):
        route = reached(board, place, k)
        far = steps_to(board, place, route)
        if far > left:
            return
        if may_end_on(t, route):
            near = i16(FARTHEST - far)
            one: i64 = at + place_of_city(board, end_of(board, route, 0)) * OF_A_CITY + REACH
            other: i64 = at + place_of_city(board, end_of(board, route, 1)) * OF_A_CITY + REACH
            if row.v[one] < near:
                row.v[one] = near
            if row.v[other] < near:
                row.v[other] = near


def write_routes(t: ConcordiaTable, step: Step[ConcordiaTable] | None, viewer: i64, row: Row) -> None:
    """Whether the viewer stands on it, and whether anybody does."""
    at: i64 = row.at
    row.skip(2 * MOST_ROUTES)
    board = t.board()
    left: i64 = t.colonist(viewer, picked(t, step)) if mover(t, step) == viewer and picked(t, step) >= 0 else NONE
    for route in range(t.routes()):
        standing = t.v[OCCUPANT + route]
        if standing != 0:
            place = at + 2 * place_of_route(board, route)
            if standing - 1 == viewer and route != left:
                row.v[place] = i16(1)
            row.v[place + 1] = i16(1)
