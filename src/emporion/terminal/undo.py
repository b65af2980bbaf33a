"""Undoing one's last word, or the whole turn, together with what bots have said since."""

from __future__ import annotations

from typing import TYPE_CHECKING

from emporion.kernel.match import NothingToTakeBack, own_words, way_back

if TYPE_CHECKING:
    from emporion.terminal.session import Session


def take_back(session: Session, turn: bool = False) -> list[int]:
    """Drop the reader's last word, or all of its turn, and what bots have said since; the words, in order.

    Only as long as nothing hidden has become known to the reader: the rule of a match against bots at the server.
    """
    match, me = session.match, session.me
    own = own_words(match.game, match.table, match.said, me)
    places = own or way_back(match.said, me, 0, lambda place: _noticed(session, place))
    if not places:
        raise NothingToTakeBack("nothing may be taken back")
    dropped = places if turn else places[:1]
    words = [match.said[place].word for place in reversed(dropped)]
    if own:
        for _ in dropped:
            match.take_back(me)
    else:
        session.match = match.at(dropped[-1])
    return words


def _noticed(session: Session, place: int) -> bool:
    """Whether the reader was told of a word."""
    match = session.match
    events = match.journal.events[match.events_after(place) : match.events_after(place + 1)]
    return any(event.seen_by(session.me) for event in events)
