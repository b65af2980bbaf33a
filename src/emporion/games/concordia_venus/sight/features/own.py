"""What only the viewer sees or what is reckoned for it."""

from mypy_extensions import i64

from emporion.games.concordia_venus.sight.features.places import FACES, write_card
from emporion.games.concordia_venus.steps.legate import SuggestCard
from emporion.games.concordia_venus.steps.mercator import most_bought
from emporion.games.concordia_venus.steps.prefect import bonus_units
from emporion.games.concordia_venus.table.accessors import ConcordiaTable
from emporion.games.concordia_venus.table.components import KINDS
from emporion.games.concordia_venus.table.layout import ANSWERING, CARDS, HAND, NONE, RECEIVED, SEAT, STRIDE, SUGGESTION
from emporion.kernel.rows.row import Row
from emporion.kernel.step import Step


def write_own(t: ConcordiaTable, step: Step[ConcordiaTable] | None, seat: i64, row: Row) -> None:
    row.copy(t.v, SEAT + seat * STRIDE + HAND, CARDS)
    write_card(row, t.beneath(seat), FACES)
    row.copy(t.v, SEAT + seat * STRIDE + RECEIVED, KINDS)
    row.put(t.means(seat))
    row.put(bonus_units(t, seat))
    for good in range(KINDS):
        row.put(most_bought(t, seat, good))
    _legate(t, step, seat, row)


def _legate(t: ConcordiaTable, step: Step[ConcordiaTable] | None, seat: i64, row: Row) -> None:
    """The partner's hand while the seat looks at it, then the card put forward while the two wait for the answer."""
    looking = isinstance(step, SuggestCard) and t.seat() == seat
    row.flag(looking)
    if looking:
        row.copy(t.v, SEAT + t.partner(seat) * STRIDE + HAND, CARDS)
    else:
        told = t.v[ANSWERING] != 0 and t.team(seat) == t.team(t.player())
        row.hot(t.v[SUGGESTION] if told else NONE, CARDS)
