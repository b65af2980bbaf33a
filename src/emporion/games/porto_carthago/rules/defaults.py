"""What is said for a seat that does not speak in time (PCA-7.9.1)."""

from mypy_extensions import i64

from emporion.games.porto_carthago.table.accessors import PortoCarthagoTable
from emporion.games.porto_carthago.table.words import (
    ADMIT,
    BUY_NOTHING,
    DECLINE,
    END_TURN,
    HOUSE,
    PASS,
    SET_LIGHTHOUSE,
    SET_TEMPLE,
    SKIP_ACTION,
    STOP,
    TAKE_COINS,
    USE_IMMEDIATE,
)


def default_word(t: PortoCarthagoTable, seat: i64, offered: list[int]) -> int:
    """What spends nothing, else what comes first."""
    quiet = [PASS, ADMIT, HOUSE, USE_IMMEDIATE, TAKE_COINS, SKIP_ACTION, END_TURN, BUY_NOTHING, STOP, DECLINE]
    quiet += [SET_LIGHTHOUSE + t.lighthouse(seat), SET_TEMPLE + t.temple(seat)]
    return next((word for word in quiet if word in offered), offered[0])
