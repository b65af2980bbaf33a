"""A row of Antiquity: the land hex by hex, what is counted on it, the table, the seats, and the viewer's own."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from emporion.games.antiquity.sight.features.drafts import write_draft, write_grids
from emporion.games.antiquity.sight.features.land import CLEANED, FIELDS, NETS, write_hexes, write_whole_land
from emporion.games.antiquity.sight.features.seats import write_seat
from emporion.games.antiquity.sight.seen import PHASES
from emporion.games.antiquity.steps.countryside_building import CLEANING, PRODUCT, SECOND_PLACE
from emporion.games.antiquity.table.accessors import AntiquityTable
from emporion.games.antiquity.table.components import CITY, FISHERY, INN, MAP, RURAL_KINDS, TOKEN_KINDS
from emporion.games.antiquity.table.layout import FOUND, KINDS, MOST_SEATS
from emporion.kernel.rows.row import Row
from emporion.kernel.step import Sequence, Step

_COUNTRYSIDE: Final = 3  # the phase, as the sight numbers it
_STAGES: Final[i64] = 6
_ACTION: Final = 0


def phases_of(play: Step, steps: int) -> vec[i64]:
    """Of every step, by its number, which phase it belongs to, as the sight numbers them."""
    phases = [0] * steps
    _find_phases(play, 0, phases)
    return vec[i64](phases)


def _find_phases(step: Step, phase: int, phases: list[int]) -> None:
    if isinstance(step, Sequence) and step.name:
        phase = PHASES.index(step.name) if step.name in PHASES else 0
    phases[int(step.number)] = phase
    for part in step.parts():
        _find_phases(part, phase, phases)


def write_row(t: AntiquityTable, phase: i64, viewer: i64, row: Row) -> None:
    building = phase == _COUNTRYSIDE and not t.over()
    brings: i64 = FIELDS
    if building and t.seat() == viewer and t.local(0) != _ACTION:
        if t.local(1) == FISHERY:
            brings = NETS
        elif t.local(1) == CLEANING:
            brings = CLEANED
    write_hexes(t, viewer, brings, row)
    write_whole_land(row)
    row.put(t.turn())
    row.put(t.last_turn() - t.turn())
    row.put(t.famine())
    for place in range(MOST_SEATS):
        row.put(_turn_of(t, row.sits_at(place)))
    row.copy(t.v, FOUND, TOKEN_KINDS)
    _write_building(t, building, row)
    for place in range(MOST_SEATS):
        write_seat(t, row.sits_at(place), viewer, phase, row)
    write_draft(t, viewer, row)
    write_grids(t, viewer, row)


def _turn_of(t: AntiquityTable, seat: i64) -> i64:
    """When a seat has its turn, from 1; 0 if it has none."""
    for k in range(t.players()):
        if t.in_order(k) == seat:
            return k + 1
    return 0


def _write_building(t: AntiquityTable, building: bool, row: Row) -> None:
    """What is being built in the countryside, as far as it is chosen."""
    if not building:
        row.skip(_STAGES + RURAL_KINDS + KINDS + 2)
        return
    stage = t.local(0)
    kind = t.local(1)
    good = t.local(2)
    if stage == _ACTION:
        kind = -1
    if stage <= PRODUCT or kind == INN or kind == CITY or kind >= RURAL_KINDS:
        good = -1
    row.hot(stage, _STAGES)
    row.hot(kind, RURAL_KINDS)
    row.hot(good, KINDS)
    if stage == SECOND_PLACE:
        row.put(MAP.q[t.local(4)])
        row.put(MAP.r[t.local(4)])
    else:
        row.skip(2)
