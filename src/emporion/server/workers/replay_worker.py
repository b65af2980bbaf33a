"""What runs in the processes that read finished matches; what they answer is ready to be sent."""

from __future__ import annotations

import gzip
from array import array
from collections import OrderedDict
from functools import lru_cache

import msgspec

from emporion import games
from emporion.kernel.chance import commitment
from emporion.kernel.match import Match, own_words
from emporion.kernel.options import OptionValue
from emporion.kernel.record import RULE, BadRecord, digest_of, game_of, lines_of, read_record, write_record
from emporion.server import problems
from emporion.server.match.bounds import LONGEST_START
from emporion.server.match.play import DoesNotReplay, Play, header_of
from emporion.server.messages import TableCard, Verification
from emporion.server.problems import ProblemError
from emporion.server.store import Op, TableRow, UploadRow
from emporion.server.workers.ending import ending_of
from emporion.server.workers.replay import card_of_record, replay_of, state_after, verify

PACKING = 5


class Written(msgspec.Struct, frozen=True):
    """A match that was played here: its record, and when each word was said."""

    record: str
    times: list[int]


class Departure(msgspec.Struct, frozen=True):
    """A position of a match from which somebody plays on: where it started, and what was said until then."""

    record: str
    """The digest of the match's record."""
    game: str
    seed: str
    options: dict[str, OptionValue]
    ruleset: int
    errata: list[str]
    said: list[tuple[int, str]]
    """Seat and word."""
    begun: list[int]
    """For each seat, after how many of these words its decision begins: it may say a sealed one anew as a whole."""


class Seen(msgspec.Struct, frozen=True):
    """What somebody saw at a live table, before and after a word."""

    before: msgspec.Raw
    after: msgspec.Raw
    phase: str
    decision: str
    speakers: list[int]


@lru_cache(maxsize=16)
def _match(record: str) -> Match:
    return read_record(games.load(game_of(record)), record)


def write(row: TableRow, ops: list[Op]) -> Written:
    """The record of a table; `broken-table` if its words do not replay."""
    try:
        play = Play(games.load(row.game), row, ops)
    except (DoesNotReplay, games.UnknownGame) as error:
        raise ProblemError("broken-table", str(error)) from None
    return Written(write_record(play.match), list(play.times))


def check(row: TableRow, ops: list[Op]) -> Verification:
    return verify(row, ops)


def take_in(text: str) -> int:
    """How many seats a record has that somebody brings along; `bad-record` if it is none, `long-record` if nobody could
    have played it."""
    marks = [number for number, line in enumerate(lines_of(text)) if line == RULE]
    if len(marks) > 1 and marks[1] - marks[0] - 1 > LONGEST_START:
        raise ProblemError("long-record", most=LONGEST_START)
    try:
        return len(_match(text).header.seats)
    except (BadRecord, games.UnknownGame) as error:
        raise problems.bad_record(error, text) from None


def replay(record: str, card: TableCard, states: str, times: list[int] | None) -> bytes:
    match = _match(record)
    return _packed(replay_of(match, card, commitment(match.header.seed), states, times))


def brought(upload: UploadRow) -> bytes:
    """The replay of a record that was brought along."""
    match = _match(upload.record)
    card = card_of_record(match, upload.key, upload.at)
    states = f"/api/records/{upload.key}/replay"
    found = replay_of(match, card, commitment(match.header.seed), states)
    return _packed(msgspec.structs.replace(found, expires=upload.expires))


def ending(record: str) -> bytes:
    return _packed(ending_of(_match(record)))


def state(record: str, n: int, view: str) -> bytes:
    return _packed(state_after(_match(record), n, view))


def seen(row: TableRow, said: bytes, place: int, viewer: int) -> Seen:
    """What a viewer of a live table saw around the word before which so many less one were said."""
    match = _followed(row, said)
    game = match.game
    before, after = (match.at(words).table for words in (max(0, place - 1), place))
    over = after.over()
    return Seen(
        before=msgspec.Raw(msgspec.json.encode(game.sight(before, viewer))),
        after=msgspec.Raw(msgspec.json.encode(game.sight(after, viewer))),
        phase="" if over else game.phase(after),
        decision="" if over else game.step(after).name,
        speakers=game.known_speakers(after, viewer),
    )


_live: OrderedDict[str, Match] = OrderedDict()
MOST_LIVE = 16


def _followed(row: TableRow, said: bytes) -> Match:
    """A live match with at least these words (seat and word, in turn); it goes on from where it was asked for last."""
    numbers = array("i", said)
    words = list(zip(numbers[::2], numbers[1::2], strict=True))
    match = _live.pop(row.id, None)
    if match is None or any((old.seat, old.word) != new for old, new in zip(match.said, words, strict=False)):
        match = Match(games.load(row.game), header_of(row), telling=False)
    for seat, word in words[len(match.said) :]:
        match.say(seat, word)
    _live[row.id] = match
    if len(_live) > MOST_LIVE:
        _live.popitem(last=False)
    return match


def depart(record: str, n: int) -> Departure:
    """The position after n words; `no-word` where nobody can play on, `long-record` where it would be too long."""
    match = _match(record)
    if not 0 <= n <= len(match.said) or match.at(n).over():
        raise ProblemError("no-word", words=len(match.said))
    if n > LONGEST_START:
        raise ProblemError("long-record", most=LONGEST_START)
    header, text = match.header, match.game.vocabulary.text
    early = Match(match.game, header, telling=False)
    for said in match.said[:n]:
        early.say(said.seat, said.word)
    return Departure(
        digest_of(write_record(match)),
        header.game,
        header.seed,
        dict(header.options),
        header.ruleset,
        list(header.errata),
        [(said.seat, text(said.word)) for said in match.said[:n]],
        [_begun(early, seat) for seat in range(len(header.seats))],
    )


def _begun(match: Match, seat: int) -> int:
    places = own_words(match.game, match.table, match.said, seat) if seat in match.game.speakers(match.table) else []
    return min((place for place in places if match.said[place].sealed_in), default=len(match.said))


def _packed(message: msgspec.Struct) -> bytes:
    return gzip.compress(msgspec.json.encode(message), PACKING, mtime=0)
