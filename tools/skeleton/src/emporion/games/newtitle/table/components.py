"""What is printed on New Title's components, read from `data/`."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from emporion.kernel.data import read_data
from emporion.kernel.options import read_options

_game = read_data(__file__, "game")
_goods = read_data(__file__, "goods")["good"]

OPTIONS: Final = read_options(read_data(__file__, "options"))
ALONE_PAYS_DOUBLE: Final = 0  # the options, in the order of options.toml

GOODS: Final[list[str]] = [good["id"] for good in _goods]
COUNT: Final[vec[i64]] = vec[i64]([good["count"] for good in _goods])

ROUNDS: Final[int] = _game["round"]["rounds"]
START_CARDS: Final[int] = _game["setup"]["cards"]


def pay(cards: i64) -> i64:
    """What a shipment brings: each card one coin more than the card before (NTL-4.6)."""
    return cards * (cards + 1) // 2
