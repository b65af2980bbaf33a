"""Setup, team mode: the second half of the seats choose where they start."""

from mypy_extensions import i64

from emporion.games.concordia_venus.table.accessors import ConcordiaTable
from emporion.games.concordia_venus.table.components import LAND, SEA
from emporion.games.concordia_venus.table.maps import (
    CITY_IDS,
    accepts,
    city_here,
    city_id,
    city_place,
    near_capital,
)
from emporion.games.concordia_venus.table.telling import city_ref
from emporion.games.concordia_venus.table.words import START, START_IN_CAPITAL, START_NEAR_CAPITAL, START_TAKEN
from emporion.kernel.journal import Figure, seat_ref
from emporion.kernel.refusal import MAY_BE_SAID, NOT_NOW
from emporion.kernel.step import Step
from emporion.kernel.words import Words


class ChooseStartCity(Step[ConcordiaTable]):
    """A city neither the capital nor joined to it, for both board colonists; local 0 counts the choices (CNV-3.4.3)."""

    name = "choose_start_city"
    rule = "CNV-3.4.3"

    def deciders(self, t: ConcordiaTable) -> i64:
        if not t.in_teams() or t.local(0) == t.teams():
            return 0
        return 1 << t.clockwise(t.first(), t.teams() + t.local(0))

    def candidates(self, t: ConcordiaTable, seat: i64, into: Words) -> None:
        for city in range(t.cities()):
            into.add(START + city_id(t.board(), city))

    def refusal(self, t: ConcordiaTable, seat: i64, word: i64) -> i64:
        if not START <= word < START + CITY_IDS:
            return NOT_NOW
        city = city_here(t.board(), word - START)
        if city < 0:
            return NOT_NOW
        if city == t.capital():
            return START_IN_CAPITAL
        if near_capital(t.board(), city):
            return START_NEAR_CAPITAL
        return START_TAKEN if _taken(t, city) else MAY_BE_SAID

    def figures(self, t: ConcordiaTable, seat: i64, word: i64, reason: i64) -> dict[str, Figure]:
        return {"city": city_ref(t, city_here(t.board(), word - START)), "capital": city_ref(t, t.capital())}

    def say(self, t: ConcordiaTable, seat: i64, word: i64) -> None:
        city = city_here(t.board(), word - START)
        first = LAND if accepts(t.board(), city, LAND) else SEA
        second = SEA if accepts(t.board(), city, SEA) else LAND
        t.settle(seat, first, city)
        t.settle(seat, second, city)
        if t.telling():
            t.tell("started", "CNV-3.4.3", {"seat": seat_ref(seat), "city": city_ref(t, city)})
        t.set_local(0, t.local(0) + 1)


def _taken(t: ConcordiaTable, city: i64) -> bool:
    """Whether somebody stands in the city already."""
    kind: i64
    for kind in range(LAND, SEA + 1):
        for seat in range(t.seats()):
            if t.slot_at(seat, city_place(city, kind)) >= 0:
                return True
    return False
