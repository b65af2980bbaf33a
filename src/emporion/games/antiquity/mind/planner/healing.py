"""Which graves the hospital clears first."""

from mypy_extensions import i64

from emporion.games.antiquity.rules.cities import graved
from emporion.games.antiquity.steps.draft.moves import heal_refusal
from emporion.games.antiquity.table.accessors import AntiquityTable
from emporion.games.antiquity.table.components import HOSPITAL
from emporion.games.antiquity.table.pieces import city_of, mask_of
from emporion.games.antiquity.table.words import HEAL
from emporion.parts.polyominoes import CELLS, lowest


def heal_word(t: AntiquityTable, seat: i64) -> i64:
    """A grave to be cleared now, those on buildings first; or -1."""
    if not t.works(seat, HOSPITAL):
        return -1
    for k in range(t.pieces(seat)):
        p = t.piece(seat, k)
        if graved(t, seat, p):
            cell = city_of(p) * CELLS + lowest(t.graves(seat, city_of(p)) & mask_of(p))
            if heal_refusal(t, seat, cell) == 0:
                return HEAL + cell
    for city in range(t.cities(seat)):
        if t.graves(seat, city) != 0:
            cell = city * CELLS + lowest(t.graves(seat, city))
            if heal_refusal(t, seat, cell) == 0:
                return HEAL + cell
    return -1
