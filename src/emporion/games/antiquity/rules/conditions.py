"""The saints' conditions (ANT-5.1): how far a seat has come, as a share of the whole."""

from mypy_extensions import i64

from emporion.games.antiquity.rules.zones import giorgio_share
from emporion.games.antiquity.table.accessors import AntiquityTable
from emporion.games.antiquity.table.components import (
    BARBARA,
    BARBARA_TYPES,
    CATHEDRAL,
    CRISTOFORI,
    CRISTOFORI_EACH,
    FOOD,
    GIORGIO,
    MARIA,
    MARIA_CONDITIONS,
    NICOLO,
    NICOLO_MEN,
    NO_SAINT,
    TYPES,
)
from emporion.games.antiquity.table.layout import KINDS, WHOLE


def whole_types(t: AntiquityTable, seat: i64) -> i64:
    """City buildings of which the seat has a grave-free example (ANT-5.1.4)."""
    n: i64 = 0
    for kind in range(TYPES):
        n += (t.get(seat, WHOLE) >> kind) & 1
    return n


def hoard(t: AntiquityTable, seat: i64) -> i64:
    """Foods and luxuries in the stock, at most three of each counted (ANT-5.1.5)."""
    n: i64 = 0
    for good in range(FOOD, KINDS):
        n += t.good(seat, good) if t.good(seat, good) < CRISTOFORI_EACH else CRISTOFORI_EACH
    return n


def conquest(t: AntiquityTable, seat: i64) -> tuple[int, int]:
    """The largest covered share of a surviving opponent's land (ANT-5.1.3), of equal ones that of the smallest land;
    all of nothing counts as fulfilled."""
    best = (0, 0)
    for other in range(t.seats()):
        if other != seat and not t.out(other):
            covered, relevant = giorgio_share(t, seat, other)
            if relevant == 0:
                return (1, 1)
            ahead = covered * best[1] - best[0] * relevant
            if best[1] == 0 or ahead > 0 or (ahead == 0 and relevant < best[1]):
                best = (covered, relevant)
    return best if best[1] > 0 else (0, 1)


def progress_of(t: AntiquityTable, seat: i64, saint: i64) -> tuple[int, int]:
    """How much of one of the four simple conditions is done, and how much it is."""
    if saint == NICOLO:
        return (int(t.houses(seat)), int(NICOLO_MEN))
    if saint == BARBARA:
        return (int(whole_types(t, seat)), int(BARBARA_TYPES))
    if saint == CRISTOFORI:
        return (int(hoard(t, seat)), int(CRISTOFORI_EACH) * (KINDS - FOOD))
    return conquest(t, seat)


def share(t: AntiquityTable, seat: i64, saint: i64) -> float:
    """A condition as a number from 0 to 1; Santa Maria is the mean of the best two (ANT-5.4.1)."""
    if saint == NO_SAINT:
        return 0.0
    if saint != MARIA:
        done, whole = progress_of(t, seat, saint)
        return done / whole
    shares = sorted(share(t, seat, simple) for simple in (NICOLO, GIORGIO, BARBARA, CRISTOFORI))
    return sum(shares[-MARIA_CONDITIONS:]) / MARIA_CONDITIONS


def progress(t: AntiquityTable, seat: i64) -> float:
    """How near the seat is to its own saint's condition; nothing without a working cathedral."""
    return share(t, seat, t.patron(seat)) if t.works(seat, CATHEDRAL) else 0.0


def fulfilled(t: AntiquityTable, seat: i64) -> bool:
    """Whether the seat fulfils the condition of its saint (ANT-5.1.1 to ANT-5.1.6)."""
    if not t.works(seat, CATHEDRAL):
        return False
    if t.patron(seat) != MARIA:
        done, whole = progress_of(t, seat, t.patron(seat))
        return done >= whole
    met = 0
    for saint in (NICOLO, GIORGIO, BARBARA, CRISTOFORI):
        done, whole = progress_of(t, seat, saint)
        met += int(done >= whole)
    return met >= MARIA_CONDITIONS
