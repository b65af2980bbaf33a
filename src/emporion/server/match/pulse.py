"""What is known of a table in play without its words: who must speak, until when, and when somebody must do it for him.

Its owner stores that soon after every change, so that the lobby and the deadlines need no table to be loaded. Until it
has, the table counts as due: should the owner be gone by then, another server looks at it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from msgspec import Struct

from emporion.server.messages import Standing

if TYPE_CHECKING:
    from emporion.server.match.play import Play
    from emporion.server.match.row import TableRow


class Glance(Struct, frozen=True, omit_defaults=True):
    """What cards tell of a match, for each of its viewers."""

    speakers: list[int] = []
    deadlines: dict[int, int] = {}
    """Of those who must speak, by seat."""
    missed: list[int] = []
    """The seats whose person let the default word be said."""
    words: list[int] = []
    """How many words were said, as far as spectators know, and then as far as each seat knows."""
    updated: int = 0
    standing: Standing | None = None
    left: list[int | None] = []
    """Milliseconds in reserve, by seat, where clocks have one."""
    ordered: list[int] = []
    """The seats with an order in advance. Each is told only of its own, as of those who are asked in private."""
    answering: list[int] = []
    """Those of them whose order is about to speak."""
    asked: list[int] = []
    """Who must speak, too, but only those concerned know of it."""

    def words_known(self, seat: int | None) -> int:
        place = 0 if seat is None else seat + 1
        return self.words[place] if place < len(self.words) else 0


class Pulse(Struct, frozen=True):
    """A table's glance, and when its owner has to speak for a seat: a bot at once, the default word at a deadline."""

    due: int | None = None
    glance: Glance | None = None
    ahead_due: int | None = None
    """When there is something to do about an order in advance."""

    @property
    def spoken(self) -> int:
        return 0 if self.glance is None else self.glance.updated


STILL = Pulse()
"""Of a table before its start."""


class Ahead(NamedTuple):
    """How orders in advance stand at a table."""

    ordered: Sequence[int] = ()
    answering: Sequence[int] = ()
    due: int | None = None
    """When there is something to do about one."""


NO_ORDERS = Ahead()


def pulse_of(row: TableRow, play: Play | None, standing: Standing | None = None, ahead: Ahead = NO_ORDERS) -> Pulse:
    if play is None:
        return STILL
    over = play.over()
    speakers = [] if over else play.publicly_speaking()
    deadlines = {seat: at for seat in speakers if (at := play.deadline(seat)) is not None}
    glance = Glance(
        speakers,
        deadlines,
        [seat for seat in range(len(row.seats)) if play.missed(seat)],
        [play.words_known(viewer) for viewer in play.viewers],
        play.updated,
        standing,
        [play.clocks.left(seat) for seat in range(len(row.seats))],
        list(ahead.ordered),
        list(ahead.answering),
        [] if over else [seat for seat in play.speakers() if seat not in speakers],
    )
    return Pulse(_due(row, glance, play, ahead), glance, ahead.due)


def _due(row: TableRow, glance: Glance, play: Play, ahead: Ahead) -> int | None:
    if play.full:
        return None
    if any(row.seats[seat].kind == "bot" for seat in [*glance.speakers, *glance.asked]):
        return glance.updated
    late = glance.deadlines.values() if row.pace.late != "wait" else []
    others = [at for at in (play.requests.due(), ahead.due) if at is not None]
    return min([*late, *others], default=None)
