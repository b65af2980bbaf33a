"""Elimination (ANT-5.3): who could not bury the dead leaves the game at the end of the phase."""

from mypy_extensions import i64

from emporion.games.antiquity.rules.cities import all_men_rise
from emporion.games.antiquity.rules.countryside import clear_rurals
from emporion.games.antiquity.rules.zones import survey
from emporion.games.antiquity.table.accessors import AntiquityTable
from emporion.games.antiquity.table.layout import (
    ALL_DEAD,
    BY_SURVIVAL,
    GOODS,
    KINDS,
    MEN,
    ORDER,
    OUT,
    PLAYERS,
    UNPLACED,
)
from emporion.games.antiquity.table.telling import proclaim
from emporion.kernel.journal import seat_ref


def eliminate_doomed(t: AntiquityTable) -> None:
    """Everybody with graves that found no place is removed together; a last survivor wins at once (ANT-5.3.2)."""
    doomed: i64 = 0
    for seat in range(t.seats()):
        if not t.out(seat) and t.public(seat, UNPLACED) > 0:
            doomed |= 1 << seat
            _remove(t, seat)
    if doomed == 0:
        return
    _close_ranks(t)
    if t.players() == 1:
        proclaim(t, BY_SURVIVAL, 1 << t.in_order(0), "ANT-5.3.2")
    elif t.players() == 0:
        proclaim(t, ALL_DEAD, _best_of_the_dead(t, doomed), "ANT-5.3.2")


def _remove(t: AntiquityTable, seat: i64) -> None:
    """Cities and inns stay as obstacles; men, goods and fisheries go; there is no zone any more (ANT-5.3.1)."""
    t.set_public(seat, OUT, t.turn())
    clear_rurals(t, seat)
    all_men_rise(t, seat)
    for good in range(KINDS):
        t.put(seat, GOODS + good, 0)
    t.put(seat, MEN, 0)
    survey(t, seat)
    if t.telling():
        t.tell("eliminated", "ANT-5.3.1", {"seat": seat_ref(seat), "graves": int(t.public(seat, UNPLACED))})


def _close_ranks(t: AntiquityTable) -> None:
    """The eliminated leave the order of play."""
    kept: i64 = 0
    for k in range(t.players()):
        if not t.out(t.in_order(k)):
            t.v[ORDER + kept] = t.v[ORDER + k]
            kept += 1
    t.v[PLAYERS] = kept


def _best_of_the_dead(t: AntiquityTable, doomed: i64) -> i64:
    """Nobody survives: fewest graves unplaced, then most houses, then shared."""
    best: i64 = 0
    best_mask: i64 = 0
    for seat in range(t.seats()):
        if (doomed >> seat) & 1 == 1:
            merit = t.houses(seat) - 32 * t.public(seat, UNPLACED)
            if best_mask == 0 or merit > best:
                best = merit
                best_mask = 1 << seat
            elif merit == best:
                best_mask |= 1 << seat
    return best_mask
