"""Drafts that are plainly a mistake: nothing is done though something could be."""

from mypy_extensions import i64

from emporion.games.antiquity.steps.draft.building import build_refusal, house_refusal, man_refusal
from emporion.games.antiquity.table.accessors import AntiquityTable
from emporion.games.antiquity.table.components import CATALOGUE
from emporion.games.antiquity.table.components import HOUSES as ALL_HOUSES
from emporion.games.antiquity.table.layout import SEAT, SHOWN, STRIDE
from emporion.games.antiquity.table.words import CITY_CELLS


def unchanged(t: AntiquityTable, seat: i64) -> bool:
    """Whether the draft is as everybody knows the seat."""
    return all(t.v[SEAT + k] == t.v[SHOWN + k] for k in range(seat * STRIDE, (seat + 1) * STRIDE))


def something_possible(t: AntiquityTable, seat: i64) -> bool:
    """Whether anything could be built, or anybody put to work."""
    return (
        any(build_refusal(t, seat, kind) == 0 for kind in range(CATALOGUE))
        or any(house_refusal(t, seat, number) == 0 for number in range(1, ALL_HOUSES + 1))
        or any(man_refusal(t, seat, cell) == 0 for cell in range(CITY_CELLS))
    )
