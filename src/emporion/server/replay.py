"""Finished matches: stepped through from any view, downloaded, uploaded, and verified."""

from __future__ import annotations

from collections import OrderedDict
from hashlib import sha256

from emporion import games
from emporion.kernel.chance import commitment
from emporion.kernel.journal import Event
from emporion.kernel.match import Match
from emporion.kernel.record import BadRecord, game_of, read_record, write_record
from emporion.server.cards import card_of
from emporion.server.messages import Pace, Replay, ReplayEntry, ReplayState, ReplayWord, TableCard, Verification
from emporion.server.play import PUBLIC, DoesNotReplay, Play, header_of
from emporion.server.problems import ProblemError
from emporion.server.room import Room
from emporion.server.store import Op, SeatRow, TableRow
from emporion.server.views import choices, prompt_of, result_of

LONGEST_RECORD = 400_000  # characters
KEPT = 64


def finished(room: Room) -> Play:
    """The match of a table, once everything about it may be known."""
    if room.row.status != "over" or room.play is None:
        raise ProblemError(409, "not-over", "the match is not over")
    return room.play


def replay_of(match: Match, card: TableCard, seal: str, states: str, times: list[int] | None = None) -> Replay:
    game = match.game
    seats = len(match.header.seats)
    walk = Match(game, match.header)
    setup = [_entry(event, seats) for event in walk.journal.events]
    words: list[ReplayWord] = []
    for n, said in enumerate(match.said):
        phase = game.phase(walk.table)
        before = len(walk.journal.events)
        walk.say(said.seat, said.word)
        events = [_entry(event, seats) for event in walk.journal.events[before:]]
        words.append(
            ReplayWord(
                said.seat, game.vocabulary.text(said.word), phase, events, times[n] if times is not None else None
            )
        )
    result = result_of(game, match.table) if match.over() else None
    return Replay(card, seal, match.header.seed, setup, words, states, result)


def _entry(event: Event, seats: int) -> ReplayEntry:
    audience = None if event.seen_by(PUBLIC) else [seat for seat in range(seats) if event.seen_by(seat)]
    return ReplayEntry(event.key, event.rule, event.figures, audience)


def state_after(match: Match, n: int, view: str) -> ReplayState:
    game = match.game
    seats = len(match.header.seats)
    if not 0 <= n <= len(match.said):
        raise ProblemError(404, "no-word", f"the match has {len(match.said)} words")
    if view not in ("public", "all") and not (view.isdigit() and int(view) < seats):
        raise ProblemError(400, "bad-view", "a view is a seat, 'public' or 'all'")
    past = match.at(n)
    t = past.table
    viewer = int(view) if view.isdigit() else PUBLIC
    speakers = game.speakers(t)
    speaker = match.said[n].seat if n < len(match.said) else (speakers[0] if speakers else None)
    shown = speaker is not None and (view == "all" or viewer == speaker or not game.step(t).sealed)
    return ReplayState(
        n=n,
        view=view,
        sight=game.sight(t, viewer),
        sights=[game.sight(t, seat) for seat in range(seats)] if view == "all" else [],
        phase="" if t.over() else game.phase(t),
        decision="" if t.over() else game.step(t).name,
        prompt=prompt_of(game, t, viewer, speakers),
        speakers=speakers,
        speaker=speaker,
        offer=choices(game, t, speaker)[0] if shown and speaker is not None else [],
        journal=len(past.journal.events),
        result=result_of(game, t) if t.over() else None,
    )


def verify(row: TableRow, ops: list[Op]) -> Verification:
    """Check the published hash, then say all words again from the seed and compare the result."""
    matches = commitment(row.seed) == row.commitment
    first: str | None = None if matches else "the seed does not give the hash published at the start"
    words = 0
    replayed = False
    try:
        game = games.load(row.game)
        play = Play(game, row, ops)
        again = Match(game, header_of(row))
        for said in play.match.said:
            again.say(said.seat, said.word)
            words += 1
        replayed = again.over() and result_of(game, again.table) == row.result
        if not replayed:
            first = first or "the words do not give the result that was announced"
    except DoesNotReplay as error:
        first = first or str(error)
    return Verification(row.seed, row.commitment, words, matches, replayed, first)


def record_of(play: Play) -> str:
    return write_record(play.match)


class Uploads:
    """Records people brought along, kept for a while so that they can be stepped through."""

    def __init__(self) -> None:
        self.matches: OrderedDict[str, Match] = OrderedDict()

    def add(self, text: str, now: int) -> Replay:
        if len(text) > LONGEST_RECORD:
            raise ProblemError(413, "too-long", f"a record has at most {LONGEST_RECORD} characters")
        text = text.replace("\r\n", "\n")
        try:
            game = games.load(game_of(text))
            match = read_record(game, text)
        except (BadRecord, games.UnknownGame) as error:
            raise ProblemError(400, "bad-record", str(error)) from None
        key = sha256(text.encode()).hexdigest()[:20]
        self.matches[key] = match
        self.matches.move_to_end(key)
        while len(self.matches) > KEPT:
            self.matches.popitem(last=False)
        return replay_of(match, _card(match, key, now), commitment(match.header.seed), f"/api/records/{key}/replay")

    def match(self, key: str) -> Match:
        if key not in self.matches:
            raise ProblemError(404, "no-record", "this record is not kept any more: bring it again")
        return self.matches[key]


def _card(match: Match, key: str, now: int) -> TableCard:
    header = match.header
    seats = [SeatRow("person", "", name) for name in header.seats]
    row = TableRow(
        id=key,
        game=header.game,
        options=header.options,
        seats=seats,
        pace=Pace(),
        door="link",
        host="",
        seed=header.seed,
        commitment=commitment(header.seed),
        ruleset=header.ruleset,
        errata=list(header.errata),
        made=now,
        updated=now,
        status="over" if match.over() else "running",
        result=result_of(match.game, match.table) if match.over() else None,
    )
    return card_of(row, None, None, {})
