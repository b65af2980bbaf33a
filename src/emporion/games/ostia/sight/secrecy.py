"""What nobody else notices while a seat chooses in secret: the good it takes, how it lays out its stock (OST-4.0.3)."""

from mypy_extensions import i64

from emporion.games.ostia.rules.piles import owned_in_all
from emporion.games.ostia.table.accessors import OstiaTable
from emporion.games.ostia.table.layout import (
    BLUFF_FORUM,
    BLUFF_SENATE,
    FREE,
    KINDS,
    LOCKED,
    ON_SENATE,
    SEAT,
    SIZE,
    STAGE,
    STOCK,
    STRIDE,
)


def knows_the_same(before: OstiaTable, after: OstiaTable, viewer: i64, allocating: bool) -> bool:
    """Whether the tables differ at most in what other seats are choosing."""
    for k in range(i64(SEAT)):
        if before.v[k] != after.v[k]:
            return False
    for k in range(i64(SEAT), i64(SIZE)):
        if before.v[k] != after.v[k]:
            seat: i64 = (k - SEAT) // STRIDE
            if seat == viewer or not _secret(before, after, seat, (k - SEAT) % STRIDE, allocating):
                return False
    return True


def _secret(before: OstiaTable, after: OstiaTable, seat: i64, field: i64, allocating: bool) -> bool:
    """Whether others cannot see a field that differs."""
    if field == FREE:
        return True
    if not allocating or before.stage(seat) == LOCKED or after.stage(seat) == LOCKED:
        return False
    if field == STAGE or field == BLUFF_FORUM or field == BLUFF_SENATE:
        return True
    laid = STOCK <= field < ON_SENATE + KINDS
    return laid and owned_in_all(before, seat) == owned_in_all(after, seat)
