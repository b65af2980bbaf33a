"""How Antiquity's journal names things."""

from mypy_extensions import i64

from emporion.games.antiquity.components import BUILDINGS, GOODS, MAP, RURAL, SAINTS, TYPES
from emporion.games.antiquity.layout import KINDS, PIECES, STRIDE
from emporion.games.antiquity.pieces import kind_of
from emporion.games.antiquity.table import AntiquityTable
from emporion.kernel.journal import Figure


def good_ref(good: i64) -> str:
    return f"good:{GOODS[good]}"


def building_ref(kind: i64) -> str:
    return f"building:{BUILDINGS[kind]}"


def rural_ref(kind: i64) -> str:
    return f"rural:{RURAL[kind]}"


def saint_ref(saint: i64) -> str:
    return f"saint:{SAINTS[saint]}"


def hex_figures(hex: i64) -> dict[str, Figure]:
    q, r = MAP.hexes[hex]
    return {"q": str(q), "r": str(r)}


def goods_refs(t: AntiquityTable, at: i64) -> list[str]:
    """Every good of ten counts in the table's vector."""
    return [good_ref(good) for good in range(KINDS) for _ in range(t.v[at + good])]


def counts_by_type(t: AntiquityTable, block: i64, seat: i64) -> list[int]:
    """How many pieces of each type a seat has, now or as last shown."""
    at = block + seat * STRIDE + PIECES
    counts = [0] * TYPES
    for k in range(t.v[at]):
        counts[kind_of(t.v[at + 1 + k])] += 1
    return counts
