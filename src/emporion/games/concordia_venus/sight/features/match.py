"""What concerns the whole match: whose turn it is, which card is carried out, an Architect on the way."""

from typing import Final

from mypy_extensions import i64

from emporion.games.concordia_venus.sight.features.places import FACES, write_card
from emporion.games.concordia_venus.steps.architect import MoveTo, PickColonist, steps_left
from emporion.games.concordia_venus.steps.prefect import cash_bonus
from emporion.games.concordia_venus.table.accessors import ConcordiaTable
from emporion.games.concordia_venus.table.components import LAND, OF_A_KIND, PERSONALITIES, SEA
from emporion.games.concordia_venus.table.layout import ANSWERING, LAST_TURN, NONE, PERSONALITY, TURN
from emporion.games.concordia_venus.table.maps import IONIUM_REDUCED
from emporion.kernel.rows.row import Row
from emporion.kernel.step import Step
from emporion.kernel.table import F_LOCAL

ROLES: Final[i64] = len(PERSONALITIES)


def write_match(t: ConcordiaTable, row: Row) -> None:
    row.flag(t.board() == IONIUM_REDUCED)
    row.put(t.v[TURN])
    row.put(t.chapter())
    row.seat(t.first())
    row.seat(t.active())
    row.seat(t.praefectus())
    row.seat(t.concordia())
    row.flag(t.concordia() != NONE)
    row.flag(t.ending())
    row.put(t.v[LAST_TURN] - t.v[TURN] if t.ending() else 0)
    row.put(cash_bonus(t))
    there = t.card() != NONE
    row.flag(there)
    write_card(row, t.card(), FACES)
    row.seat(t.player() if there else NONE)
    row.hot(t.v[PERSONALITY] if there else NONE, ROLES)
    row.flag(there and t.solo())
    row.flag(t.v[ANSWERING] != 0)


def write_move(t: ConcordiaTable, step: Step[ConcordiaTable] | None, row: Row) -> None:
    """Of whoever moves: the steps left, the kind of the colonist picked, how many of each kind have moved."""
    moving = mover(t, step) >= 0
    slot = picked(t, step)
    done = moved(t, step)
    row.flag(moving)
    row.put(steps(t, step) if moving else 0)
    row.flag(0 <= slot < OF_A_KIND)
    row.flag(slot >= OF_A_KIND)
    row.put(_of_kind(done, LAND))
    row.put(_of_kind(done, SEA))


def mover(t: ConcordiaTable, step: Step[ConcordiaTable] | None) -> i64:
    """The seat an Architect moves for, or NONE."""
    return t.seat() if isinstance(step, (PickColonist, MoveTo)) else NONE


def picked(t: ConcordiaTable, step: Step[ConcordiaTable] | None) -> i64:
    """The colonist that is on its way, or NONE."""
    return t.local(0) if isinstance(step, MoveTo) else NONE


def steps(t: ConcordiaTable, step: Step[ConcordiaTable] | None) -> i64:
    """What the mover has left; only while there is one."""
    return t.local(1) if isinstance(step, MoveTo) else steps_left(t, t.seat())


def moved(t: ConcordiaTable, step: Step[ConcordiaTable] | None) -> i64:
    """A bit for each colonist that has moved; the frame of PickColonist lies just below that of MoveTo."""
    if isinstance(step, MoveTo):
        return t.v[t.frame(1) + F_LOCAL + 1]
    return t.local(1) if isinstance(step, PickColonist) else 0


def _of_kind(mask: i64, kind: i64) -> i64:
    bits = mask >> (kind * OF_A_KIND)
    return (bits & 1) + ((bits >> 1) & 1) + ((bits >> 2) & 1)
