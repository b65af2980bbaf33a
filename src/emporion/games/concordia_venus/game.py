"""Concordia Venus as the kernel sees it; the sequence of play stands in `__init__.py`."""

from collections.abc import Callable
from typing import Any, Final, cast

from mypy_extensions import i64

from emporion.games.concordia_venus.mind import judgement
from emporion.games.concordia_venus.mind.guess import guess
from emporion.games.concordia_venus.mind.terms import terms
from emporion.games.concordia_venus.rules import scoring, setup
from emporion.games.concordia_venus.rules.defaults import default_word
from emporion.games.concordia_venus.table.accessors import ConcordiaTable
from emporion.games.concordia_venus.table.components import FIRST_FOR_SALE, HANDS, KINDS, MARKER_COUNT, OPTIONS, VILLAS
from emporion.games.concordia_venus.table.layout import CARDS, COLONISTS, NONE, SPACES, STACK, empty
from emporion.games.concordia_venus.table.maps import can_stop, on_route
from emporion.games.concordia_venus.table.words import REASONS, VOCABULARY
from emporion.kernel.chance import Dice
from emporion.kernel.game import Game
from emporion.kernel.options import OptionValue
from emporion.kernel.step import Step
from emporion.kernel.table import Table

Sights = Callable[[Game, ConcordiaTable, int], Any]
INDIVIDUAL_SEATS: Final[tuple[int, ...]] = (2, 3, 4, 5)
TEAM_SEATS: Final[tuple[int, ...]] = (4, 6)


class ConcordiaVenus(Game):
    title = "concordia_venus"
    code = "CNV"
    fewest_seats = 2
    most_seats = 6

    def __init__(self, play: Step[Any], sights: Sights) -> None:
        super().__init__(play, VOCABULARY, REASONS, OPTIONS)
        self.sights = sights

    def fits(self, seats: int, options: dict[str, OptionValue]) -> bool:
        """CNV-1.2.1: two to five for themselves, or two or three teams; CNV-6.5.1: no team plays without Venus."""
        if options.get("mode") == "team":
            return seats in TEAM_SEATS and options.get("classic_deck") is not True
        return seats in INDIVIDUAL_SEATS

    def blank(self, seats: int, options: dict[str, OptionValue]) -> Table:
        return ConcordiaTable(empty())

    def lay(self, t: Table) -> None:
        setup.lay(cast(ConcordiaTable, t))

    def guess(self, t: Table, seat: int, dice: Dice) -> Table:
        return guess(cast(ConcordiaTable, t), seat, dice)

    def scores(self, t: Table) -> list[int]:
        table = cast(ConcordiaTable, t)
        return [int(scoring.points(table, seat)) for seat in range(t.seats())]

    def places(self, t: Table) -> list[int]:
        return scoring.places(cast(ConcordiaTable, t))

    def sight(self, t: Table, viewer: int) -> Any:
        return self.sights(self, cast(ConcordiaTable, t), viewer)

    def default(self, t: Table, seat: int) -> int:
        return default_word(cast(ConcordiaTable, t), self.step(t).name, seat, self.offered(t, seat))

    def worth(self, t: Table, seat: i64) -> float:
        return judgement.worth(cast(ConcordiaTable, t), None if t.over() else self.step(t), seat)

    def policy(self, t: Table, seat: i64) -> i64:
        return judgement.planned_word(cast(ConcordiaTable, t), self.step(t), seat)

    def allied(self, t: Table, seat: i64, other: i64) -> bool:
        table = cast(ConcordiaTable, t)
        return seat == other or (table.in_teams() and other == table.partner(seat))

    def terms(self, t: Table, seat: i64) -> list[tuple[str, float, float]]:
        return terms(cast(ConcordiaTable, t), seat)

    def check(self, t: Table) -> list[str]:
        """Cards, villas and colonists are neither lost nor made, and every storehouse has twelve spaces."""
        table = cast(ConcordiaTable, t)
        return _check_cards(table) + _check_pieces(table) + _check_markers(table)


def _check_cards(t: ConcordiaTable) -> list[str]:
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


def _check_pieces(t: ConcordiaTable) -> list[str]:
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


def _check_markers(t: ConcordiaTable) -> list[str]:
    """CNV-2.2.3: the markers never run short."""
    wrong: list[str] = []
    for good in range(KINDS):
        placed = sum(1 for province in range(t.provinces()) if t.marker(province) == good)
        if placed > MARKER_COUNT[good]:
            wrong.append(f"{placed} markers of good {good}")
    return wrong
