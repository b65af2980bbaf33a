"""What a position of Porto Carthago is worth to a seat."""

from mypy_extensions import i64

from emporion.games.porto_carthago.table import PortoCarthagoTable
from emporion.kernel.game import Game


def worth(game: Game, t: PortoCarthagoTable, seat: i64) -> float:
    return float(t.palace(seat))
