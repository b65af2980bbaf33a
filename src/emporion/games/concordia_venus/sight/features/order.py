"""The row of Concordia Venus, part by part."""

from mypy_extensions import i64

from emporion.games.concordia_venus.sight.features.board import write_cities, write_provinces, write_routes
from emporion.games.concordia_venus.sight.features.display import write_display, write_stack
from emporion.games.concordia_venus.sight.features.match import write_match, write_move
from emporion.games.concordia_venus.sight.features.own import write_own
from emporion.games.concordia_venus.sight.features.seats import WORTH_AT, write_seats
from emporion.games.concordia_venus.table.accessors import ConcordiaTable
from emporion.kernel.rows.row import Row
from emporion.kernel.step import Step


def write_row(t: ConcordiaTable, step: Step[ConcordiaTable] | None, viewer: i64, row: Row) -> None:
    write_match(t, row)
    write_move(t, step, row)
    seats: i64 = row.at
    write_seats(t, viewer, row)
    write_own(t, step, viewer, row)
    write_display(t, viewer, seats + WORTH_AT, row)
    write_stack(t, row)
    write_provinces(t, viewer, row)
    write_cities(t, step, viewer, row)
    write_routes(t, step, viewer, row)
