"""What is known of a table in play without its words: who must speak, until when, and when somebody must do it for him.

Its owner stores that soon after every change, so that the lobby and the deadlines need no table to be loaded. Until it
has, the table counts as due: should the owner be gone by then, another server looks at it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

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
    asked: list[int] = []
    """Who must speak, too, but only those concerned know of it."""

    def words_known(self, seat: int | None) -> int:
        place = 0 if seat is None else seat + 1
        return self.words[place] if place < len(self.words) else 0


class Pulse(Struct, frozen=True):
    """A table's glance, and when its owner has to speak for a seat: a bot at once, the default word at a deadline."""

    due: int | None = None
    glance: Glance | None = None

    @property
    def spoken(self) -> int:
        return 0 if self.glance is None else self.glance.updated


STILL = Pulse()
"""Of a table before its start."""


def pulse_of(row: TableRow, play: Play | None, standing: Standing | None = None) -> Pulse:
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
        [] if over else [seat for seat in play.speakers() if seat not in speakers],
    )
    return Pulse(_due(row, glance, play), glance)


def _due(row: TableRow, glance: Glance, play: Play) -> int | None:
    if play.full:
        return None
    if any(row.seats[seat].kind == "bot" for seat in [*glance.speakers, *glance.asked]):
        return glance.updated
    late = glance.deadlines.values() if row.pace.late == "default" else []
    asked = play.requests.due()
    return min([*late, *([] if asked is None else [asked])], default=None)
