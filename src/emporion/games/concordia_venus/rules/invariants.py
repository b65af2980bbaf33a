"""What is always true of a table: nothing is lost and nothing comes from nowhere. For tests."""

from mypy_extensions import i64

from emporion.games.concordia_venus.rules import setup
from emporion.games.concordia_venus.table.accessors import ConcordiaTable
from emporion.games.concordia_venus.table.components import FIRST_FOR_SALE, HANDS, KINDS, MARKER_COUNT, VILLAS
from emporion.games.concordia_venus.table.layout import CARDS, COLONISTS, NONE, SPACES, STACK
from emporion.games.concordia_venus.table.maps import can_stop, on_route


def broken(t: ConcordiaTable) -> list[str]:
    """Cards, villas and colonists are neither lost nor made, and every storehouse has twelve spaces."""
    return _cards(t) + _pieces(t) + _markers(t)


def _cards(t: ConcordiaTable) -> list[str]:
    for_sale = {card for deck in setup.decks_for(t) for card in deck}
    wrong: list[str] = []
    for card in range(CARDS):
        there = sum(1 for space in range(SPACES) if t.shown(space) == card)
        there += sum(1 for k in range(STACK.size(t)) if STACK.card(t, k) == card)
        there += sum(int(t.owns(seat, card)) for seat in range(t.seats()))
        if card >= FIRST_FOR_SALE:
            expected = 1 if card in for_sale else 0
        else:
            expected = sum(HANDS[_opening_hand(t, seat)][card] for seat in range(t.seats()))
        if there != expected:
            wrong.append(f"card {card} is there {there} times instead of {expected}")
    return wrong


def _opening_hand(t: ConcordiaTable, seat: i64) -> str:
    if not t.in_teams():
        return setup.deck_mode(t)
    return "team_first_half" if t.place_in_order(seat) < t.teams() else "team_second_half"


def _pieces(t: ConcordiaTable) -> list[str]:
    wrong: list[str] = []
    standing = [NONE] * t.routes()
    for seat in range(t.seats()):
        villas = t.villas(seat) + sum(1 for city in range(t.cities()) if t.has_villa(seat, city))
        if villas != VILLAS:
            wrong.append(f"seat {seat} has {villas} villas")
        if t.money(seat) < 0 or any(t.good(seat, good) < 0 for good in range(KINDS)) or t.free_spaces(seat) < 0:
            wrong.append(f"seat {seat} has a storehouse or purse that cannot be")
        for slot in range(COLONISTS):
            place = t.colonist(seat, slot)
            if on_route(place):
                if standing[place] != NONE or not can_stop(t.board(), place):
                    wrong.append(f"route {place} cannot hold a colonist of seat {seat}")
                standing[place] = seat
    for route in range(t.routes()):
        if t.occupant(route) != standing[route]:
            wrong.append(f"route {route} is said to be held by {t.occupant(route)}")
    if t.villas_in(t.capital()) > 0:
        wrong.append("there is a villa in the capital")
    return wrong


def _markers(t: ConcordiaTable) -> list[str]:
    """CNV-2.2.3: the markers never run short."""
    wrong: list[str] = []
    for good in range(KINDS):
        placed = sum(1 for province in range(t.provinces()) if t.marker(province) == good)
        if placed > MARKER_COUNT[good]:
            wrong.append(f"{placed} markers of good {good}")
    return wrong
