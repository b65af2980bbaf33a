"""Going back in a match: how far a seat may, and the entries of the log that do it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal, NamedTuple

from emporion.kernel.match import NothingToTakeBack, own_words, way_back
from emporion.server.match.log import AGREED
from emporion.server.match.moment import bit
from emporion.server.match.op import EVERYBODY, Op

if TYPE_CHECKING:
    from emporion.server.match.play import Play, Prepared

How = Literal["own", "bots", "ask", "asked", "kept", "shown", "none"]


class Way(NamedTuple):
    """How a seat may go back.

    `own`: over its own words; `bots`: over those of bots, too; `ask`: if the others agree. Else why not: somebody has
    `asked`, it was asked for and is `kept`, something hidden was `shown` since, or there is `none`.
    """

    how: How
    places: Sequence[int] = ()
    """The words of its turn before which it may, the latest first."""

    @property
    def free(self) -> bool:
        return self.how in ("own", "bots")


def way_of(play: Play, seat: int) -> Way:
    match, first = play.match, play.first_own
    if play.over():
        return Way("none")
    own = [place for place in own_words(play.game, match.table, match.said, seat) if place >= first]
    if own:
        return Way("own", own)
    places = way_back(match.said, seat, first, lambda place: play.notes.noticed(place, seat))
    if not places:
        spoken = any(said.seat == seat and said.sealed_in == 0 for said in match.said[first:])
        return Way("shown" if spoken else "none")
    if all(each.kind == "bot" for n, each in enumerate(play.row.seats) if n != seat):
        return Way("bots", places)
    if play.requests.kept(seat, places[-1]):
        return Way("kept", places)
    return Way("asked" if play.requests.open is not None else "ask", places)


def back(play: Play, seat: int, steps: int, message: str, at: int) -> tuple[list[Op], Prepared]:
    """The entries that take so many words of the seat's turn back, 0 for all of it, and the match as it is then."""
    way = way_of(play, seat)
    if not way.free:
        raise NothingToTakeBack(f"seat {seat} has no word that may be taken back")
    play.check_share(seat)
    steps = min(steps or len(way.places), len(way.places))
    if way.how == "bots":
        return recall(play, seat, way.places[steps - 1], message, at)
    return _own_words(play, seat, list(way.places[:steps]), message, at)


def _own_words(play: Play, seat: int, places: list[int], message: str, at: int) -> tuple[list[Op], Prepared]:
    """Words of one turn or sealed decision, all at once: what others notice of that they notice once."""
    match = play.match
    course = match.without(places)
    seen = [EVERYBODY] * len(places)
    if match.said[places[0]].sealed_in:
        events = match.journal.events
        gone = [each for place in places for each in events[match.events_after(place) : match.events_after(place + 1)]]
        seen = [bit(seat)] * (len(places) - 1) + [play.seen(match.table, course.table, gone, seat)]
    ops = [
        Op(play.number + n, "back", seat, at, seen[n], place=place, message=message) for n, place in enumerate(places)
    ]
    return ops, play.on(course, places)


def recall(
    play: Play, seat: int, place: int, message: str, at: int, after: int = 0, agreed: bool = False
) -> tuple[list[Op], Prepared]:
    """The entry that drops a word and all that followed, whoever spoke; it comes `after` so many others."""
    word = AGREED if agreed else ""
    op = Op(play.number + after, "recall", seat, at, EVERYBODY, word, place, message)
    return [op], play.without(op)
