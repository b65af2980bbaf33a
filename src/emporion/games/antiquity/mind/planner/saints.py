"""Which saint suits the land, the rivals and the seat's own temper; and when to change one's mind."""

from mypy_extensions import i64

from emporion.games.antiquity.mind.planner.conquest import conquers, effort, prey
from emporion.games.antiquity.mind.planner.trade import man_for
from emporion.games.antiquity.mind.weights import HABITS, WEIGHTS
from emporion.games.antiquity.rules.conditions import progress_of
from emporion.games.antiquity.steps.draft.moves import raze_refusal
from emporion.games.antiquity.table.accessors import AntiquityTable
from emporion.games.antiquity.table.components import (
    BARBARA,
    CATHEDRAL,
    GIORGIO,
    MARIA,
    NICOLO,
    NO_SAINT,
    SAINTS,
    STONE,
    THEOLOGY,
)
from emporion.games.antiquity.table.words import RAZE


def best_saint(t: AntiquityTable, seat: i64) -> i64:
    """A saint whose condition is met already; else the plan with most merit here, to the seat's own taste."""
    best = fulfilled_saint(t, seat)
    if best != NO_SAINT:
        return best
    most: i64 = -1000
    for saint in range(len(SAINTS)):
        merit = HABITS[saint].merit + WEIGHTS.whim * temper(t, seat, saint) // 100
        if saint == GIORGIO:
            merit += WEIGHTS.near - effort(t, seat, prey(t, seat))
        if merit > most:
            most = merit
            best = saint
    return best


def temper(t: AntiquityTable, seat: i64, saint: i64) -> i64:
    """How much a seat likes a saint, 0 .. 99: the same all through a match, another in the next one."""
    mixed: i64 = 7 * seat + 131 * saint + 17
    for other in range(t.seats()):
        mixed = (mixed * 1103 + 12345 + t.centre(other, 0)) & 0xFFFFFF
    return (mixed >> 8) % 100


def fulfilled_saint(t: AntiquityTable, seat: i64) -> i64:
    """A saint whose condition is met already, or NO_SAINT; the cathedral to be built counts for Santa Barbara."""
    if conquers(t, seat):
        return GIORGIO
    for saint in (NICOLO, BARBARA):
        done, whole = progress_of(t, seat, saint)
        if done + (1 if saint == BARBARA and not t.owns(seat, CATHEDRAL) else 0) >= whole:
            return saint
    return NO_SAINT


def change_word(t: AntiquityTable, seat: i64) -> i64:
    """Theology razes the cathedral for a saint whose condition is met already (ANT-4.2.12); or -1."""
    patron = t.patron(seat)
    if patron == NO_SAINT or patron == MARIA or not t.owns(seat, THEOLOGY) or t.good(seat, STONE) == 0:
        return -1
    met = fulfilled_saint(t, seat)
    if met == NO_SAINT or met == patron:
        return -1
    if not t.works(seat, THEOLOGY):
        return man_for(t, seat, THEOLOGY)
    return RAZE if raze_refusal(t, seat) == 0 else -1
