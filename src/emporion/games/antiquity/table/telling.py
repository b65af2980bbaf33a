"""How Antiquity's journal names things."""

from math import atan2, pi, sqrt
from typing import Final

from mypy_extensions import i64

from emporion.games.antiquity.table.accessors import AntiquityTable
from emporion.games.antiquity.table.components import (
    BUILDINGS,
    CATHEDRAL,
    GOODS,
    MAP,
    MOST_CITIES,
    RURAL,
    SAINTS,
    TERRAINS,
)
from emporion.games.antiquity.table.layout import (
    ALL_DEAD,
    BY_SAINT,
    BY_SURVIVAL,
    BY_TURNS,
    HEXES,
    IS_CLEARED,
    KINDS,
    PIECES,
    RAZED,
    STRIDE,
)
from emporion.games.antiquity.table.pieces import HAS_MAN, city_of, kind_of, mask_of, number_of
from emporion.kernel.journal import Figure, seat_ref

SIDES_OF_SKY: Final[list[str]] = ["e", "ne", "n", "nw", "w", "sw", "s", "se"]
ENDS: Final[dict[int, str]] = {BY_SAINT: "saint", BY_SURVIVAL: "survival", ALL_DEAD: "all_dead", BY_TURNS: "turns"}


def good_ref(good: i64) -> str:
    return f"good:{GOODS[good]}"


def building_ref(kind: i64) -> str:
    return f"building:{BUILDINGS[kind]}"


def rural_ref(kind: i64) -> str:
    return f"rural:{RURAL[kind]}"


def saint_ref(saint: i64) -> str:
    return f"saint:{SAINTS[saint]}"


def hex_figures(hex: i64) -> dict[str, Figure]:
    """The numbers of a hex."""
    q, r = MAP.hexes[hex]
    return {"q": str(q), "r": str(r)}


def place_figures(t: AntiquityTable, hex: i64) -> dict[str, Figure]:
    """A hex for the journal: its numbers, and in words its land and where it lies from the nearest city."""
    land = "cleared" if t.hex(hex) & IS_CLEARED != 0 else TERRAINS[t.terrain(hex)]
    figures: dict[str, Figure] = {**hex_figures(hex), "land": f"land:{land}"}
    nearest = nearest_city(t, hex)
    if nearest >= 0:
        seat, city = nearest // MOST_CITIES, nearest % MOST_CITIES
        figures["side"] = f"side:{side_of(t.centre(seat, city), hex)}"
        figures["town"] = f"town:{seat + 1}{city + 1}"
        figures["city"] = f"city:{seat + 1}{city + 1}"
    return figures


def nearest_city(t: AntiquityTable, hex: i64) -> int:
    """The city nearest to a hex, as MOST_CITIES * seat + its number, or -1 before any is founded."""
    best = -1
    least: i64 = HEXES
    for seat in range(t.seats()):
        for city in range(t.cities(seat)):
            away = MAP.distance(hex, t.centre(seat, city))
            if away < least:
                least = away
                best = int(MOST_CITIES * seat + city)
    return best


def side_of(centre: i64, hex: i64) -> str:
    """In which of eight directions a hex lies from a centre, as the map is drawn; `here` for the centre itself."""
    if hex == centre:
        return "here"
    q, r = MAP.hexes[hex]
    from_q, from_r = MAP.hexes[centre]
    east = 1.5 * (q - from_q)
    south = sqrt(3.0) * (r - from_r + (q - from_q) / 2)
    return SIDES_OF_SKY[round(atan2(-south, east) / (pi / 4)) % 8]


def goods_refs(t: AntiquityTable, at: i64) -> list[str]:
    """Every good of ten counts in the table's vector."""
    return [good_ref(good) for good in range(KINDS) for _ in range(t.v[at + good])]


def counts_by_type(t: AntiquityTable, block: i64, seat: i64) -> list[int]:
    """How many pieces of each type a seat has, now or as last shown."""
    counts = [0] * len(BUILDINGS)  # a grave in the air is a piece too
    for piece in pieces_of(t, block, seat):
        counts[kind_of(piece)] += 1
    return counts


def pieces_of(t: AntiquityTable, block: i64, seat: i64) -> list[int]:
    at = block + seat * STRIDE + PIECES
    return [int(t.v[at + 1 + k]) for k in range(t.v[at])]


def manned_refs(t: AntiquityTable, block: i64, seat: i64) -> list[str]:
    """Every building with a man on it."""
    return [building_ref(kind_of(piece)) for piece in pieces_of(t, block, seat) if piece & HAS_MAN]


def moved_refs(t: AntiquityTable, before: i64, now: i64, seat: i64) -> list[str]:
    """Pieces that lie elsewhere than before; a cathedral that was razed has not moved."""
    places = [_place(piece) for piece in pieces_of(t, now, seat)]
    gone = [piece for piece in pieces_of(t, before, seat) if _place(piece) not in places]
    razed = t.get(seat, RAZED) != 0
    return [building_ref(kind_of(piece)) for piece in gone if not (razed and kind_of(piece) == CATHEDRAL)]


def _place(piece: i64) -> tuple[int, int, int, int]:
    return (int(kind_of(piece)), int(number_of(piece)), int(city_of(piece)), int(mask_of(piece)))


def proclaim(t: AntiquityTable, end: i64, winners: i64, rule: str) -> None:
    """The match is over."""
    t.finish(end, winners)
    if t.telling():
        seats = [seat_ref(seat) for seat in range(t.seats()) if (winners >> seat) & 1]
        t.tell("victory", rule, {"how": ENDS[end], "seats": [*seats]})
