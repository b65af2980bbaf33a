"""Undoing one's last word together with what bots have said since."""

from __future__ import annotations

from typing import TYPE_CHECKING

from emporion.kernel.match import NothingToTakeBack

if TYPE_CHECKING:
    from emporion.terminal.session import Session


def take_back(session: Session) -> int:
    """Drop the reader's last word and what bots have said since, as long as nothing hidden has become known."""
    match = session.match
    if match.may_take_back(session.me):
        word = match.said[match.last_word_of(session.me)].word
        match.take_back(session.me)
        return word
    own = [k for k, said in enumerate(match.said) if said.seat == session.me]
    if not own or any(said.disclosed for said in match.said[own[-1] :]):
        raise NothingToTakeBack("nothing may be taken back")
    session.match = match.at(own[-1])
    return match.said[own[-1]].word
