"""Finished matches: stepped through from any view, and verified. It takes long: the archive has it done elsewhere."""

from __future__ import annotations

import re

from emporion import games
from emporion.kernel.chance import commitment
from emporion.kernel.game import Game
from emporion.kernel.journal import Event
from emporion.kernel.match import Match
from emporion.server.match.play import PUBLIC, DoesNotReplay, Play, header_of
from emporion.server.match.views import choices, prompt_of, result_of, told_at, turns_of
from emporion.server.messages import Pace, Replay, ReplayEntry, ReplayState, ReplayWord, TableCard, Verification
from emporion.server.problems import ProblemError
from emporion.server.rooms.cards import card_of
from emporion.server.store import Op, SeatRow, TableRow


def replay_of(match: Match, card: TableCard, seal: str, states: str, times: list[int] | None = None) -> Replay:
    game = match.game
    seats = len(match.header.seats)
    walk = Match(game, match.header)
    setup = [_entry(game, event, seats) for event in walk.journal.events]
    words: list[ReplayWord] = []
    for n, said in enumerate(match.said):
        phase = game.phase(walk.table)
        before = len(walk.journal.events)
        walk.say(said.seat, said.word)
        events = [_entry(game, event, seats) for event in walk.journal.events[before:]]
        words.append(
            ReplayWord(
                said.seat, game.vocabulary.text(said.word), phase, events, times[n] if times is not None else None
            )
        )
    result = result_of(game, match.table) if match.over() else None
    return Replay(card, seal, match.header.seed, setup, words, states, result)


def _entry(game: Game, event: Event, seats: int) -> ReplayEntry:
    knew = [seat for seat in range(seats) if event.seen_by(seat)]
    public = event.seen_by(PUBLIC)
    without = [seat for seat in range(seats) if seat not in knew] if public else []
    return ReplayEntry(
        event.key, event.rule, event.figures, None if public else knew, *told_at(game, event), without=without
    )


def state_after(match: Match, n: int, view: str) -> ReplayState:
    game = match.game
    seats = len(match.header.seats)
    if not 0 <= n <= len(match.said):
        raise ProblemError("no-word", words=len(match.said))
    if view not in ("public", "all", *map(str, range(seats))):
        raise ProblemError("bad-view")
    past = match.at(n)
    t = past.table
    viewer = PUBLIC if view in ("public", "all") else int(view)
    speakers = game.speakers(t) if view == "all" else game.known_speakers(t, viewer)
    speaker = match.said[n].seat if n < len(match.said) else (speakers[0] if speakers else None)
    shown = speaker is not None and (view == "all" or viewer == speaker or not game.step(t).sealed)
    return ReplayState(
        n=n,
        view=view,
        sight=game.sight(t, viewer),
        sights=[game.sight(t, seat) for seat in range(seats)] if view == "all" else [],
        phase="" if t.over() else game.phase(t),
        decision="" if t.over() else game.step(t).name,
        prompt=prompt_of(game, t, viewer),
        speakers=speakers,
        speaker=speaker,
        offer=choices(game, t, speaker)[0] if shown and speaker is not None else [],
        journal=len(past.journal.events),
        result=result_of(game, t) if t.over() else None,
        turns=turns_of(game, t, viewer),
    )


def verify(row: TableRow, ops: list[Op]) -> Verification:
    """Check the published hash, then say all words again from the seed and compare the result."""
    matches = commitment(row.seed) == row.commitment
    first: ProblemError | None = None if matches else ProblemError("wrong-seed")
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
            first = first or ProblemError("wrong-result")
    except games.UnknownGame as error:
        first = first or ProblemError("broken-table", str(error))
    except DoesNotReplay as error:
        first = first or ProblemError("wrong-word", str(error), word=_place_of(error))
    difference = None if first is None else first.problem()
    return Verification(
        row.seed, row.commitment, words, matches, replayed, difference.message if difference else None, difference
    )


def _place_of(error: DoesNotReplay) -> int:
    """Which word does not fit, counted from 1; 0 if it is none."""
    found = re.match(r"word (\d+),", str(error))
    return int(found[1]) + 1 if found else 0


def card_of_record(match: Match, key: str, now: int) -> TableCard:
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
