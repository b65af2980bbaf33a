"""The journal of a record for somebody who looks on afterwards, when everything may be known: forward in time, each
event once, in the fullest form it was told in."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from emporion.kernel.journal import seat_ref
from emporion.kernel.text import Speech
from emporion.terminal.boards import board_of
from emporion.terminal.voice import Voice

if TYPE_CHECKING:
    from emporion.cli.says import Says
    from emporion.kernel.course import Said
    from emporion.kernel.journal import Event, Place
    from emporion.kernel.match import Match
    from emporion.terminal.board import Board

NOBODY = -1
"""The seat of somebody who looks on."""


class Entry(NamedTuple):
    word: int
    """How many words had been said when it happened, the one that brought it about included; 0 for the setup."""
    seat: int | None
    """Who said that word."""
    phase: str
    heading: str
    """What stands above it in every journal: round and phase, in words."""
    place: Place
    event: Event | None
    """None: the word itself, where no event tells of who said it."""
    rule: str
    """What was done, or asked, by this rule."""
    text: str


def entries(match: Match, says: Says) -> Iterator[Entry]:
    """The match is played again, to know the phase of every word. A word itself stands where it was asked for."""
    game = match.game
    speech = Speech(game, says.language, match.header.seats)
    walk = match.at(0)
    board = board_of(game.title, Voice(game, says.language, match.header.seats, NOBODY))
    board.see(game.sight(walk.table, NOBODY), [], "")
    for event in once(walk.journal.events):
        place = game.place(event)
        yield Entry(0, None, "", speech.head(place), place, event, event.rule, told(event, speech, board, says))
    before_it: list[Event] = []  # what a seat was told of its own at the word before, which it said itself
    for number, said in enumerate(match.said, start=1):
        phase, step, asked = game.phase(walk.table), game.step(walk.table), game.here(walk.table)
        before = len(walk.journal.events)
        walk.say(said.seat, said.word)
        events = walk.journal.events[before:]
        if unnamed(said.seat, events) or game.vocabulary.verb(said.word) in board.untold:
            text = told_word(said, step.name, speech, board, says)
            yield Entry(number, said.seat, phase, speech.head(asked), asked, None, step.rule, text)
        for event in once(events, [own for own in before_it if own.seen_by(said.seat)]):
            place = game.place(event)
            yield Entry(
                number, said.seat, phase, speech.head(place), place, event, event.rule, told(event, speech, board, says)
            )
        before_it = own_of(events)


def unnamed(seat: int, events: list[Event]) -> bool:
    """Whether something happened at a word, and nothing of it is about who said it, or was told to them in private."""
    about = [event for event in events if event.figures.get("seat") == seat_ref(seat)]
    return bool(events) and not about and not any(event.seen_by(seat) for event in own_of(events))


def once(events: list[Event], earlier: Sequence[Event] = ()) -> list[Event]:
    """The events of one word, without what others were told of something whose own seat was told more, then or just
    before."""
    own = [*earlier, *own_of(events)]
    return [event for event in events if not any(fuller(one, event) for one in own)]


def own_of(events: list[Event]) -> list[Event]:
    return [event for event in events if event.audience > 0]


def fuller(own: Event, other: Event) -> bool:
    """Whether a seat's own event tells all that another one does: the one that was kept from that seat (`took` and
    `took-hidden`), or the one everybody heard about it (`drew-cards` and `drew`)."""
    if own.rule != other.rule or other.audience > 0:
        return False
    return own.audience == ~other.audience or own.key.startswith(f"{other.key}-")


def told_word(said: Said, step: str, speech: Speech, board: Board, says: Says) -> str:
    """What somebody did by a word, in a sentence; for a title that has none, the word as it is chosen."""
    figures, key = speech.game.vocabulary.figures(said.word), f"told-word-{speech.game.vocabulary.verb(said.word)}"
    if speech.has(key):
        return board.sentence(speech.message(key, {**figures, "seat": seat_ref(said.seat), "step": step}), figures)
    return says("journal-by", seat=speech.seat(said.seat), text=board.sentence(speech.word(said.word), figures))


def told(event: Event, speech: Speech, board: Board, says: Says) -> str:
    """The event in words, with places called as in the terminal; what is addressed to some seats and names nobody says
    to whom."""
    text = board.sentence(speech.event(event), event.figures)
    if event.audience < 0 or "seat" in event.figures:
        return text
    hearers = [speech.seat(seat) for seat in range(len(speech.names)) if event.seen_by(seat)]
    return says("journal-to", seat=speech.listed(hearers), text=text)
