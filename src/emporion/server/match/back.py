"""Going back in a match: how far a seat may, and the entries of the log that do it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal, NamedTuple

from emporion.kernel.match import NothingToTakeBack, last_word_of, own_words, way_back
from emporion.server.match.log import AGREED
from emporion.server.store import EVERYBODY, Op

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
    if play.match.said[way.places[0]].sealed_in == 0:
        places = list(way.places[:steps])
        ops = [Op(play.number + n, "back", seat, at, EVERYBODY, place=p, message=message) for n, p in enumerate(places)]
        return ops, play.on(play.match.without(places), places)
    return _one_by_one(play, seat, steps, message, at)


def _one_by_one(play: Play, seat: int, steps: int, message: str, at: int) -> tuple[list[Op], Prepared]:
    """Sealed words: who can notice it is another question for each."""
    match = play.match
    ops: list[Op] = []
    places: list[int] = []
    table, said, course = match.table, match.said, match.course()
    while len(ops) < steps:
        place = last_word_of(play.game, table, said, seat)
        if place < play.first_own:
            break
        places.append(place)
        course = match.without(places)
        seen = EVERYBODY
        if said[place].sealed_in:
            gone = match.journal.events[match.events_after(place) : match.events_after(place + 1)]
            seen = play.seen(table, course.table, gone, seat)
        ops.append(Op(play.number + len(ops), "back", seat, at, seen, place=place, message=message))
        table, said = course.table, match.said[: course.start] + course.said
    return ops, play.on(course, places)


def recall(
    play: Play, seat: int, place: int, message: str, at: int, after: int = 0, agreed: bool = False
) -> tuple[list[Op], Prepared]:
    """The entry that drops a word and all that followed, whoever spoke; it comes `after` so many others."""
    word = AGREED if agreed else ""
    op = Op(play.number + after, "recall", seat, at, EVERYBODY, word, place, message)
    return [op], play.without(op)
