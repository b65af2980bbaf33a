"""What can be wrong with a table: pieces, men or tokens lost or made. For tests."""

from mypy_extensions import i64

from emporion.games.antiquity.rules.countryside import rural_left, rural_spot
from emporion.games.antiquity.table.accessors import AntiquityTable
from emporion.games.antiquity.table.components import GRAVE, GRIDS, HOUSE, MOST_CITIES, MULTIPLE, TOKEN_KINDS, TYPES
from emporion.games.antiquity.table.layout import FOUND, HOUSES, IN_AIR, KINDS, TAKEN, UNSEEN
from emporion.games.antiquity.table.pieces import HAS_MAN, city_of, kind_of, mask_of, number_of, order_in_air
from emporion.parts.polyominoes import ALL_CELLS


def broken(t: AntiquityTable) -> list[str]:
    wrong = _token_faults(t)
    for seat in range(t.seats()):
        if not t.out(seat):
            wrong += _city_faults(t, seat) + _men_faults(t, seat) + _rural_faults(t, seat)
    return wrong


def _token_faults(t: AntiquityTable) -> list[str]:
    """One token of each kind for each player: on the map, found, or covered unseen."""
    wrong = []
    for kind in range(TOKEN_KINDS):
        there = sum(1 for hex in range(t.hexes()) if t.token(hex) == kind)
        total = int(there + t.v[UNSEEN + kind] + t.v[FOUND + kind])
        if total != t.seats():
            wrong.append(f"{total} tokens of kind {kind}")
    return wrong


def _city_faults(t: AntiquityTable, seat: i64) -> list[str]:
    """Pieces lie inside the grids and do not overlap; what may stand once stands once."""
    wrong = []
    covered = [0] * MOST_CITIES
    counts = [0] * (TYPES + 1)
    houses = 0
    in_air = 0
    for k in range(t.pieces(seat)):
        p = t.piece(seat, k)
        counts[kind_of(p)] += 1
        if kind_of(p) == HOUSE:
            houses |= 1 << number_of(p)
        if order_in_air(p) > 0:
            in_air += 1
            continue
        mask = int(mask_of(p))
        if covered[city_of(p)] & mask or mask & ~GRIDS[city_of(p)]:
            wrong.append(f"seat {seat}: piece {k} overlaps another or leaves the grid")
        covered[city_of(p)] |= mask
    for city in range(t.cities(seat)):
        if t.get(seat, TAKEN + city) != covered[city] | (ALL_CELLS & ~GRIDS[city]):
            wrong.append(f"seat {seat}: city {city} has other cells taken than its pieces cover")
        if t.graves(seat, city) & ~GRIDS[city]:
            wrong.append(f"seat {seat}: a grave outside of city {city}")
    if houses != t.get(seat, HOUSES) or in_air != t.get(seat, IN_AIR):
        wrong.append(f"seat {seat}: houses or lifted pieces are miscounted")
    if any(counts[kind] > 1 for kind in range(TYPES) if not MULTIPLE[kind]):
        wrong.append(f"seat {seat} has a building twice")
    if counts[GRAVE] > in_air:
        wrong.append(f"seat {seat} has a grave among its pieces")
    if any(t.good(seat, good) < 0 for good in range(KINDS)):
        wrong.append(f"seat {seat} has less than no goods")
    return wrong


def _men_faults(t: AntiquityTable, seat: i64) -> list[str]:
    """As many men as houses: in the pool, on buildings, on the land (ANT-4.0.10)."""
    on_buildings = sum(1 for k in range(t.pieces(seat)) if t.piece(seat, k) & HAS_MAN)
    men = int(t.men(seat) + on_buildings + t.rurals(seat))
    return [] if men == t.houses(seat) else [f"seat {seat} has {men} men and {t.houses(seat)} houses"]


def _rural_faults(t: AntiquityTable, seat: i64) -> list[str]:
    """As many goods on the hexes as the building counts."""
    wrong = []
    for k in range(t.rurals(seat)):
        building = t.rural(seat, k)
        spot = rural_spot(building)
        there = sum(1 for hex in range(t.hexes()) if t.site(hex) == spot and t.good_on(hex) >= 0)
        if there != rural_left(building) or there == 0:
            wrong.append(f"seat {seat}: {there} goods on rural building {k}, which counts {rural_left(building)}")
    return wrong
